"""When a match ends, and who has won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.faults import MatchError
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import standing
from tests import oracle as brute
from tests.each import each
from tests.strategies import ORACLES, changed, compiled, oracle

Rounds = list[list[int]]

STANDINGS: dict[str, tuple[str, Rounds, str, int | None]] = {
    "a point short": ("koutchina-classic", [[100, 99]], "another-round", None),
    "at the target": ("koutchina-classic", [[101, 99]], "won", 0),
    "after two rounds": ("koutchina-classic", [[60, 40], [20, 70]], "won", 1),
    "both past it": ("koutchina-classic", [[105, 110]], "won", 1),
    "level at it": ("koutchina-classic", [[101, 101]], "another-round", None),
    "level and then not": ("koutchina-classic", [[101, 101], [0, 1]], "won", 1),
    "past Classic's target in Egypt": ("koutchina-egyptian", [[120, 0]], "another-round", None),
    "at Egypt's": ("koutchina-egyptian", [[121, 0]], "won", 0),
    "before the cap": ("koutchina-classic", [[1, 2]] * 29, "another-round", None),
    "at the cap": ("koutchina-classic", [[1, 2]] * 30, "won", 1),
    "level at the cap": ("koutchina-classic", [[2, 2]] * 30, "draw", None),
    "level past the target at the cap": ("koutchina-classic", [[4, 4]] * 30, "draw", None),
}
ERRORS: dict[str, tuple[Rounds, str]] = {
    "no round": ([], "at least one round"),
    "rounds without scores": ([[]], "one score for each side"),
    "sides that change": ([[1, 2], [3]], "one score for each side"),
    "a round after the end": ([[101, 0], [1, 2]], "over after round 1"),
    "a round after the cap": ([[1, 2]] * 31, "over after round 30"),
    "a round after a draw": ([[1, 1]] * 31, "over after round 30"),
}


@each(("name", "rounds", "status", "winner"), STANDINGS.values(), ids=STANDINGS)
def test_the_standing_follows_from_the_rounds(name: str, rounds: Rounds, status: str, winner: int | None) -> None:
    told = standing(compiled(name), rounds)
    assert (told.status, told.winner) == (status, winner)
    assert told.totals == tuple(map(sum, zip(*rounds, strict=True)))


@pytest.mark.parametrize(("rounds", "message"), ERRORS.values(), ids=ERRORS)
def test_rounds_that_are_not_one_match_are_refused(classic: Rules, rounds: Rounds, message: str) -> None:
    with pytest.raises(MatchError, match=message):
        standing(classic, rounds)


@pytest.mark.parametrize(
    ("changes", "rounds", "status"),
    [
        ("match: {level: draw}", [[101, 101]], "draw"),
        ("match: {level: draw}", [[50, 50]], "another-round"),
        ("match: {cap: {level: another-round}}", [[2, 2]] * 31, "another-round"),
        ("match: {cap: null}", [[1, 2]] * 31, "another-round"),
        ("match: {cap: {rounds: 1}}", [[1, 2]], "won"),
    ],
)
def test_rules_about_level_totals_and_the_cap(changes: str, rounds: Rounds, status: str) -> None:
    assert standing(changed(changes), rounds).status == status


def test_three_sides_are_level_only_at_the_top(classic: Rules) -> None:
    assert standing(classic, [[101, 101, 120]]).winner == 2
    assert standing(classic, [[120, 120, 101]]).status == "another-round"


def one_match(name: str, rounds: Rounds) -> Rounds:
    """The rounds up to the one that ends the match."""
    played: Rounds = []
    for scores in rounds:
        played.append(scores)
        if standing(compiled(name), played).status != "another-round":
            break
    return played


some_rounds = st.lists(st.lists(st.integers(0, 70), min_size=2, max_size=2), min_size=1, max_size=8)
long_matches = st.lists(st.lists(st.integers(0, 4), min_size=2, max_size=2), min_size=28, max_size=32)


@pytest.mark.parametrize("name", ORACLES)
class TestOracle:
    """A match stands as the oracle says, after whatever rounds."""

    @given(some_rounds | long_matches)
    def test_in_every_ruleset(self, name: str, rounds: Rounds) -> None:
        played = one_match(name, rounds)
        told = standing(compiled(name), played)
        expected = brute.match(oracle(name), played)
        assert (list(told.totals), told.status, told.winner) == (expected["totals"], expected["status"], expected["winner"])

    @given(some_rounds)
    def test_only_the_totals_and_the_number_of_rounds_count(self, name: str, rounds: Rounds) -> None:
        played = one_match(name, rounds)
        told = standing(compiled(name), played)
        turned = standing(compiled(name), [scores[::-1] for scores in played])
        assert turned.totals == told.totals[::-1]
        assert (turned.winner is None) == (told.winner is None)
