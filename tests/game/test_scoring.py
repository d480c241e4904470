"""What a round scores, and what waits for the next one."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.cards import FULL_DECK, members, parse_set, set_names, to_set
from basra_spec.game.position import basras
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import Score, score
from tests import oracle as brute
from tests.each import each
from tests.oracle.cards import read_set
from tests.strategies import ORACLES, changed, compiled, oracle

SCORING = parse_set("AS AH AD AC JS JH JD JC 2C 10D")


def pile_of(number: int, cards: str) -> int:
    """A pile of so many cards: these, and as long as there are others, such as score nothing."""
    named = parse_set(cards)
    others = [*members(FULL_DECK & ~named & ~SCORING), *members(SCORING & ~named)]
    return named | to_set(others[: number - named.bit_count()])


def halves(number: int, cards: str = "") -> tuple[int, int]:
    one = pile_of(number, cards)
    return one, FULL_DECK & ~one


EXAMPLE = (halves(28, "JS AH AC 10D"), basras(((10, 10), ())))


@pytest.mark.parametrize(
    ("name", "total"),
    [
        ("koutchina-classic", 56),
        ("koutchina-egyptian", 50),
        ("koutchina-lebanese", 29),
        ("koutchina-yemeni", 56),
        ("koutchina-jordanian", 56),
    ],
)
def test_28_cards_with_six_card_points_and_two_basras(name: str, total: int) -> None:
    assert score(compiled(name), *EXAMPLE).totals[0] == total


def test_every_item_is_scored_by_side(classic: Rules) -> None:
    told = score(classic, *EXAMPLE)
    assert told.items == {"jacks": (1, 3), "aces": (2, 2), "two_clubs": (0, 2), "ten_diamonds": (3, 0), "most_cards": (30, 0)}
    assert told == Score((56, 7), told.items, 0)


@pytest.mark.parametrize(("number", "paid"), [(25, (0, 30)), (26, (0, 0)), (27, (30, 0)), (52, (30, 0))])
def test_27_cards_are_the_most(classic: Rules, number: int, paid: tuple[int, int]) -> None:
    assert score(classic, halves(number), ((), ())).items["most_cards"] == paid


@pytest.mark.parametrize(("carried", "waits"), [(0, 30), (30, 60), (60, 90)])
def test_at_26_cards_each_the_30_points_carry_over_and_add_up(classic: Rules, carried: int, waits: int) -> None:
    tied = score(classic, halves(26), ((), ()), carried)
    assert (tied.items["most_cards"], tied.carried) == ((0, 0), waits)
    won = score(classic, halves(27), ((), ()), waits)
    assert (won.items["most_cards"], won.carried) == ((waits + 30, 0), 0)


def test_in_lebanon_a_tie_leaves_nothing_and_nothing_is_carried() -> None:
    told = score(compiled("koutchina-lebanese"), halves(26), ((), ()), 30)
    assert (told.items["most_cards"], told.carried) == ((0, 0), 0)


SHARED = [
    ("", (26, 26), (15, 15)),
    ("", (27, 25), (30, 0)),
    ("", (18, 18, 16), (15, 15, 0)),
    ("", (13, 13, 13, 13), (7, 7, 7, 7)),
    (", worth: 31", (26, 26), (15, 15)),
    (", worth: 1", (26, 26), (0, 0)),
    (", min: 27", (26, 26), (0, 0)),
    (", min: 26", (26, 26), (15, 15)),
    (", min: 28", (27, 25), (0, 0)),
]


@each(("more", "sizes", "paid"), SHARED)
def test_a_tie_that_shares_pays_whole_points_and_carries_none(more: str, sizes: tuple[int, ...], paid: tuple[int, ...]) -> None:
    rules = changed(f"round: {{score: {{most_cards: {{tie: share{more}}}}}}}")
    starts = [sum(sizes[:side]) for side in range(len(sizes))]
    piles = [to_set(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]
    told = score(rules, piles, [()] * len(sizes), 30)
    assert (told.items["most_cards"], told.carried) == (paid, 0)
    shares = replace(oracle("koutchina-classic"), tie_shares=True, tie_carries=False)
    shares = replace(shares, most_cards=rules.round.most[0].worth, fewest_most_cards=rules.round.most[0].least)
    assert brute.score(shares, [read_set(set_names(pile)) for pile in piles], [()] * len(sizes))["items"]["most_cards"] == list(paid)


def test_with_three_sides_the_most_is_strictly_the_most(classic: Rules) -> None:
    piles = (to_set(range(20)), to_set(range(20, 40)), to_set(range(40, 52)))
    assert score(classic, piles, ((), (), ())).items["most_cards"] == (0, 0, 0)
    assert score(classic, (piles[0] | 1 << 51, *piles[1:]), ((), (), ())).items["most_cards"] == (30, 0, 0)


def test_a_ruleset_without_most_cards_pays_none() -> None:
    told = score(changed("round: {score: {most_cards: null}}"), halves(30), ((), ()))
    assert sum(told.totals) == 13


points = st.lists(st.sampled_from([2, 10, 14, 20]), max_size=4)
carries = st.sampled_from([0, 30, 60, 90])
some = st.sets(st.integers(0, 51)).map(to_set) | st.sets(st.integers(0, 51), min_size=26, max_size=26).map(to_set)


class TestRound:
    """All points of a Classic round are 13 for cards, 30 for most cards with what was carried or, on a tie, none, and the Basras."""

    @given(some, points, points, carries)
    def test_add_up(self, pile: int, one: list[int], other: list[int], carried: int) -> None:
        told = score(compiled("koutchina-classic"), (pile, FULL_DECK & ~pile), basras((one, other)), carried)
        tied = pile.bit_count() == 26
        assert sum(told.totals) == 13 + (0 if tied else 30 + carried) + sum(one) + sum(other)
        assert told.carried == (30 + carried if tied else 0)

    @given(some, points, points, carries)
    def test_whichever_side_is_named_first(self, pile: int, one: list[int], other: list[int], carried: int) -> None:
        rules = compiled("koutchina-classic")
        told = score(rules, (pile, FULL_DECK & ~pile), basras((one, other)), carried)
        turned = score(rules, (FULL_DECK & ~pile, pile), basras((other, one)), carried)
        assert (told.totals, told.carried) == (turned.totals[::-1], turned.carried)


class TestOracle:
    """A round scores what the oracle says, also where cards are in no pile."""

    @each("name", ORACLES)
    @given(some, some, points, points)
    def test_in_every_ruleset(self, name: str, one: int, other: int, made: list[int], more: list[int]) -> None:
        piles, carried = (one, other & ~one), 30 if oracle(name).tie_carries else 0
        told = score(compiled(name), piles, basras((made, more)), carried)
        expected = brute.score(oracle(name), [read_set(set_names(pile)) for pile in piles], [made, more], carried)
        items = {item: list(paid) for item, paid in told.items.items()}
        assert {"scores": list(told.totals), "items": items, "carried": told.carried} == expected
