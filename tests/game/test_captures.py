"""Which hauls a card may take: the solver against the oracle, and against a few lines of brute force for rules that no game has yet."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from basra_spec.game.captures import hauls, is_ordinary
from basra_spec.game.cards import members, names, parse_card, parse_set, rank, set_names, to_set
from basra_spec.game.rules import Rules
from basra_spec.strategies import card_sets, floors_and_cards
from tests import oracle as brute
from tests.each import each
from tests.oracle.captures import lawful
from tests.oracle.cards import read_set
from tests.oracle.play import Refused, claimed
from tests.strategies import CLASSIC, ORACLES, Game, changed, compiled, oracle, readings

EVERY_RULESET = each("name", ORACLES)


def oracle_hauls(game: Game, floor: int, card: int) -> set[int]:
    return {parse_set(" ".join(haul)) for haul in brute.hauls(oracle(*game), read_set(set_names(floor)), names([card]))}


class TestOracle:
    """A ruleset's hauls are those of the oracle, in every game and in every reading of it."""

    @EVERY_RULESET
    @settings(max_examples=120)
    @given(st.data())
    def test_the_same_hauls(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        floor, card = data.draw(floors_and_cards(compiled(*game)))
        found = list(hauls(compiled(*game), floor, card))
        assert set(found) == oracle_hauls(game, floor, card)
        assert len(set(found)) == len(found)

    @EVERY_RULESET
    @settings(max_examples=50)
    @given(st.data())
    def test_a_claim_is_refused_with_the_code_of_the_oracle(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        floor, card = data.draw(floors_and_cards(compiled(*game)))
        around = st.lists(st.sampled_from([*members(floor), 0, 51]), unique=True, min_size=1).map(to_set)
        claim = data.draw(st.one_of(around, around, st.sampled_from(_lawful(game, floor, card) or [1])))
        refusal = hauls(compiled(*game), floor, card).why_not(claim)
        assert (refusal and refusal.code) == _code(game, floor, card, claim)
        assert (claim in hauls(compiled(*game), floor, card)) == (refusal is None)


def _lawful(game: Game, floor: int, card: int) -> list[int]:
    """What the card could take before the game prefers one haul to another."""
    found = lawful(oracle(*game), read_set(set_names(floor)), names([card]))
    return sorted(parse_set(" ".join(haul)) for haul in found)


def _code(game: Game, floor: int, card: int, claim: int) -> str | None:
    try:
        claimed(oracle(*game), read_set(set_names(floor)), names([card]), read_set(set_names(claim)))
    except Refused as refusal:
        return refusal.code
    return None


class TestHauls:
    """Membership, count, truth and iteration agree on the hauls."""

    @EVERY_RULESET
    @settings(max_examples=50)
    @given(st.data(), card_sets())
    def test_membership_count_and_truth_agree_with_iteration(self, name: str, data: st.DataObject, claim: int) -> None:
        rules = compiled(*data.draw(readings(name)))
        floor, card = data.draw(floors_and_cards(rules))
        possible = hauls(rules, floor, card)
        found = list(possible)
        assert (possible.count(), bool(possible)) == (len(found), bool(found))
        assert all(haul in possible and haul & ~floor == 0 for haul in found)
        assert (claim in possible) == (claim in found)
        assert 0 not in possible


class TestLargest:
    """In Classic the haul splits into equal cards and sums, and no larger set of floor cards does."""

    @given(floors_and_cards(compiled(*CLASSIC), least=1, most=9))
    def test_no_larger_set_splits(self, classic: Rules, asked: tuple[int, int]) -> None:
        floor, card = asked
        assume(card < parse_card("JS") and card != parse_card("7D"))
        taken = next(iter(hauls(classic, floor, card)), 0)
        sizes = [some.bit_count() for some in _subsets(floor) if is_ordinary(classic, card, some)]
        assert taken.bit_count() == max(sizes, default=0)
        assert is_ordinary(classic, card, taken) or not taken


@pytest.mark.parametrize(
    ("floor", "card", "claim", "code", "word"),
    [
        ("5S 4S", "9C", "5S 4D", "not-on-floor", "4D does not lie"),
        ("5S 4S 3S", "9C", "5S 3S", "not-a-capture", "adds up to 8, not to 9"),
        ("5S 4S 6S 3S", "9C", "5S 4S", "not-kept", "3S 4S 5S 6S"),
        ("8S 8H 2S", "9C", "8S 8H 2S", "not-a-capture", "does not split into sums of 9"),
        ("9S KS", "9C", "9S KS", "not-a-capture", "KS cannot be in a sum of 9"),
        ("KS QS", "KC", "KS QS", "not-a-capture", "QS is not of its rank, and it takes no sums"),
        ("KS 5S", "JC", "KS", "not-a-capture", "sweeps exactly 5S KS"),
        ("9S", "9C", "", "not-a-capture", "takes nothing"),
    ],
)
def test_a_refused_claim_has_a_reason(classic: Rules, floor: str, card: str, claim: str, code: str, word: str) -> None:
    refusal = hauls(classic, parse_set(floor), parse_card(card)).why_not(parse_set(claim))
    assert refusal is not None
    assert refusal.code == code
    assert word in refusal.reason


def test_hauls_are_found_one_by_one_without_filters() -> None:
    everything = hauls(changed("capture: {keep: []}"), parse_set("A 2 3 4 5 6 7 8 9".replace(" ", "S ") + "S"), parse_card("10H"))
    assert next(iter(everything)) in everything


# --- rules that no game has yet -----------------------------------------------------------------------------------------------------

Legal = Callable[[Rules, int, int], Iterator[int]]


def _subsets(floor: int) -> Iterator[int]:
    cards = list(members(floor))
    return (to_set(some) for size in range(1, len(cards) + 1) for some in combinations(cards, size))


def _parts(rules: Rules, cards: int, value: int) -> bool:
    """Whether the cards part into sums of two or more, by trying every group of the first card."""
    if not cards:
        return True
    first, *others = members(cards)
    groups = (to_set((first, *more)) for size in range(1, len(others) + 1) for more in combinations(others, size))
    return any(_total(rules, group) == value and _parts(rules, cards & ~group, value) for group in groups)


def _total(rules: Rules, cards: int) -> int:
    return sum(rules.play.values[card] or 1000 for card in members(cards))


def legal(rules: Rules, floor: int, card: int, *, equals: int, sums: int) -> set[int]:
    """The sets that a card takes: at most so many cards of its rank, and at most so many sums worth the card."""
    found = set()
    for some in _subsets(floor):
        mates = to_set(other for other in members(some) if rank(other) == rank(card))
        rest = some & ~mates
        enough = mates.bit_count() <= equals and (not rest or _total(rules, rest) <= sums * rules.play.values[card])
        if enough and _parts(rules, rest, rules.play.values[card]):
            found.add(some)
    return found


WAYS = {"one": 1, "many": 52, "null": 0}


def most_groups(rules: Rules, card: int, haul: int) -> int:
    mates = sum(rank(other) == rank(card) for other in members(haul))
    return mates + (_total(rules, haul) - mates * rules.play.values[card]) // rules.play.values[card]


KEYS: dict[str, Callable[[Rules, int, int], object]] = {
    "most-cards": lambda rules, card, haul: haul.bit_count(),
    "most-points": lambda rules, card, haul: sum(rules.play.points[other] for other in members(haul)),
    "most-groups": most_groups,
    "deck-order": lambda rules, card, haul: [haul >> other & 1 for other in range(52)],
}


def of_numbers(equals: str, sums: str, keep: str) -> Rules:
    """Classic, but what a number takes, and what is kept of it."""
    takes = ", ".join(f"{key}: {word}" for key, word in (("rank", equals), ("sums", sums)))
    return changed(f"plays: {{komi: null, number: {{takes: {{{takes}}}}}}}\ncapture: {{keep: [{keep}]}}\nbasra: {{kinds: {{komi: null}}}}")


def preferred(rules: Rules, card: int, found: set[int]) -> set[int]:
    for name in rules.play.keep:
        best = max((KEYS[name](rules, card, haul) for haul in found), default=None)  # type: ignore[type-var]
        found = {haul for haul in found if KEYS[name](rules, card, haul) == best}
    return found


@pytest.mark.parametrize("keep", ["", "most-cards", "most-points", "deck-order", "most-groups", "most-points, most-cards"])
@pytest.mark.parametrize("sums", WAYS)
@pytest.mark.parametrize("equals", WAYS)
class TestNumbersOfGroups:
    """A number takes as many equal cards and sums as its class says, and what is kept of that is the player's choice."""

    @settings(max_examples=20)
    @given(floors_and_cards(compiled(*CLASSIC), least=1, most=7))
    def test_the_hauls_are_the_legal_ones_that_pass_the_filters(self, equals: str, sums: str, keep: str, asked: tuple[int, int]) -> None:
        floor, card = asked
        assume(card < parse_card("JS"))
        rules = of_numbers(equals, sums, keep)
        found = legal(rules, floor, card, equals=WAYS[equals], sums=WAYS[sums])
        assert set(hauls(rules, floor, card)) == preferred(rules, card, found)
        assert all(some in hauls(rules, floor, card) for some in preferred(rules, card, found))


class TestValues:
    """Whatever a card counts, iteration and membership agree on the hauls."""

    @pytest.mark.parametrize("values", ["7D: 3", "7D: 14", "A: 11", "J: 10, Q: 12, K: 13"])
    @pytest.mark.parametrize("keep", ["", "most-cards"])
    @settings(max_examples=60)
    @given(floors_and_cards(compiled(*CLASSIC), least=1, most=7))
    @example((parse_set("4S 7D"), parse_card("7S")))
    def test_with_other_capture_values(self, values: str, keep: str, asked: tuple[int, int]) -> None:
        floor, card = asked
        rules = changed(f"values: {{{values}}}\ncapture: {{keep: [{keep}]}}")
        possible = hauls(rules, floor, card)
        assert set(possible) == {some for some in _subsets(floor) if some in possible}


def test_a_sweep_of_some_ranks_leaves_the_others() -> None:
    rules = changed("plays: {jack: {takes: {sweep: [A-10]}}}")
    assert [set_names(haul) for haul in hauls(rules, parse_set("2S KS 5H"), parse_card("JS"))] == ["2S 5H"]
    assert not hauls(rules, parse_set("KS QS"), parse_card("JS"))


ONE_VALUE = """
values: {2-Q: 1, 2-10: 1, K: 10}
plays: {jack: null, komi: null, court: null, number: {cards: [any], takes: {rank: null}}}
basra: {kinds: {komi: null, plain: {play: [number]}}}
"""


@pytest.mark.parametrize("keep", ["[most-cards, most-points, deck-order]", "[deck-order]", "[most-groups, deck-order]"])
def test_the_best_of_many_cards_of_one_value_is_found_without_listing_the_others(keep: str) -> None:
    """Ten of 36 cards that count 1 can be taken in 254 million ways."""
    rules = changed(f"{ONE_VALUE}capture: {{keep: {keep}}}")
    possible = hauls(
        rules,
        parse_set(" ".join(rank + suit for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10"] for suit in "SHDC")),
        parse_card("KC"),
    )
    assert possible.count() == 1
    (best,) = possible
    assert best.bit_count() in (10, 20, 30)
    assert next(iter(hauls(changed(f"{ONE_VALUE}capture: {{keep: []}}"), possible.floor, parse_card("KC")))).bit_count() == 10
