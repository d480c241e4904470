"""Which clearings of the floor are a Basra, and what each is worth."""

from itertools import combinations

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from basra_spec.game.awards import TAKEN, failed, why_failed
from basra_spec.game.captures import hauls
from basra_spec.game.cards import members, names, parse_card, parse_cards, parse_set, set_names, to_set
from basra_spec.game.outcome import explain
from basra_spec.game.patterns import Bounds
from basra_spec.game.position import BASRA, Award, Play, Position, Previous, parse_previous
from basra_spec.game.rules import Rules
from basra_spec.strategies import cards, floors_and_cards, lists_of_cards
from tests import oracle as brute
from tests.each import each
from tests.oracle.cards import read_set
from tests.strategies import ORACLES, Clearing, Game, basra_of, changed, compiled, kinds_that_hold, oracle, readings

AWARDS = [
    ("koutchina-classic", "9C", "5S 4S", "-", 10, ["plain"]),
    ("koutchina-classic", "JC", "JS", "-", 0, []),
    ("koutchina-classic", "7D", "5S 5H", "-", 10, ["komi"]),
    ("koutchina-classic", "7D", "5S 6H", "-", 0, []),
    ("koutchina-classic", "7D", "5S KH", "-", 0, []),
    ("koutchina-egyptian", "JC", "JS", "-", 20, ["jack_on_jack"]),
    ("koutchina-egyptian", "JC", "JS JD", "-", 0, []),
    ("koutchina-yemeni", "7D", "10S QH KH", "-", 10, ["komi_court"]),
    ("koutchina-yemeni", "7D", "AS 2S 7S 8S", "-", 10, ["komi_split"]),
    ("koutchina-yemeni", "7D", "2S 2H", "-", 10, ["komi", "komi_split"]),
    ("koutchina-yemeni", "7D", "6S 4H", "-", 0, []),
    ("koutchina-jordanian", "AC", "AS", "-", 2, ["plain"]),
    ("koutchina-jordanian", "KC", "KS", "-", 20, ["plain"]),
    ("koutchina-jordanian", "7D", "2S", "-", 14, ["komi"]),
    ("koutchina-lebanese", "QC", "QS", "-", 10, ["lone"]),
    ("koutchina-lebanese", "QC", "QS QH", "-", 0, []),
    ("koutchina-lebanese", "9C", "5S 4S", "trailed 5S", 10, ["pair"]),
    ("koutchina-lebanese", "9C", "5S 4S", "took 5S 4S KH", 0, []),
    ("koutchina-lebanese", "9C", "5S 4S", "-", 0, []),
]


@each(("name", "card", "floor", "previous", "worth", "kinds"), AWARDS)
def test_clearing_the_floor_earns_the_worth_and_the_kinds(
    name: str, card: str, floor: str, previous: str, worth: int, kinds: list[str]
) -> None:
    made = basra_of(compiled(name), Clearing(parse_card(card), parse_set(floor), parse_previous(previous)))
    assert (made.kinds, made.points) == (tuple(kinds), worth)


SWEEPERS = parse_cards("JS JH JD JC 7D")


@st.composite
def clearings(draw: st.DrawFn, game: Game) -> Clearing:
    """A floor that a card takes as a whole, and a play before it that left this floor."""
    rules = compiled(*game)
    floor, card = draw(floors_and_cards(rules, least=1, most=7))
    card = draw(st.sampled_from([card, *(sweeper for sweeper in SWEEPERS if not floor >> sweeper & 1)]))
    floor = next(iter(hauls(rules, floor, card)), 0)
    assume(floor)
    trail = st.sampled_from([Previous(True, floor ^ 1 << other) for other in members(floor)])
    gone = st.sets(cards().filter(lambda other: not (floor | 1 << card) >> other & 1), min_size=1, max_size=2)
    return Clearing(card, floor, draw(st.none() | trail | gone.map(lambda some: Previous(False, floor | to_set(some)))))


@pytest.mark.parametrize("name", ORACLES)
class TestOracle:
    """A clearing is worth what the oracle says, in every game and in every reading of it."""

    @settings(max_examples=80)
    @given(st.data())
    def test_worth(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        made = data.draw(clearings(game))
        before = made.previous and brute.Previous(made.previous.trailed, read_set(set_names(made.previous.floor)))
        floor = read_set(set_names(made.floor))
        assert basra_of(compiled(*game), made).points == brute.basra(oracle(*game), floor, names([made.card]), floor, before)

    @settings(max_examples=30)
    @given(st.data())
    def test_a_kind_holds_if_no_condition_fails(self, name: str, data: st.DataObject) -> None:
        game = data.draw(readings(name))
        rules, made = compiled(*game), data.draw(clearings(game))
        holding = kinds_that_hold(rules, made)
        silenced = {quiet for kind in rules.awards.rows[made.card] if kind.name in holding for quiet in kind.over}
        assert set(basra_of(rules, made).kinds) == holding - silenced


FAILURES = [
    ("floor: {count: 2+}", "5S", "-", "floor.count: 1 is not 2+"),
    ("floor: {only: [A-10]}", "5S KS", "-", "floor.only: KS is not allowed"),
    ("floor: {sum: 0-10}", "6S 5S", "-", "floor.sum: 11 is not in 0-10"),
    ("floor: {splits: {groups: 2+, sum: 0-9}}", "6S 5S", "-", "floor.splits: not into 2+ groups of one sum in 0-9"),
    ("floor: {splits: {groups: 1, sum: 0-99}}", "KS", "-", "floor.splits: not into 1 groups of one sum in 0-99"),
    ("floor: {splits: {groups: 2, sum: 6, cards: 2+}}", "6S 6H", "-", "floor.splits: not into 2 groups of one sum in 6, each of 2+ cards"),
    ("taken: same-rank", "5S", "-", "taken: 5S is not same-rank for this card"),
    ("previous: {trailed: true}", "5S", "-", "previous: there was no previous play"),
    ("previous: {trailed: true}", "5S", "took 5S 6S", "previous.trailed: the previous play took cards"),
    ("previous: {trailed: false}", "5S", "trailed ", "previous.trailed: the previous play took nothing"),
    ("previous: {floor: {count: 1}}", "5S", "took 5S 6S", "previous.floor.count: 2 is not 1"),
]


@pytest.mark.parametrize(("last", "worth"), [(True, 0), (False, 10)])
def test_no_kind_holds_at_the_last_play_if_the_rules_exclude_it(last: bool, worth: int) -> None:
    made = Clearing(parse_card("9C"), parse_set("9S"), None, last)
    rules = changed("basra: {not_at: [last-play]}")
    assert basra_of(rules, made).points == worth
    assert basra_of(compiled("koutchina-classic"), made).points == 10
    explained = explain(rules, set_up_for(made), Play(made.card))
    assert set(explained.kinds.values()) == {"not_at: it is the last-play" if last else None}


def set_up_for(made: Clearing) -> Position:
    """A position before a clearing: the other seat holds a card more, unless it is the last play."""
    hands = (1 << made.card, 0 if made.last else 1 << parse_card("2C"))
    return Position(made.floor, hands, (), (0, 0), ((), ()), previous=made.previous)


@each(("condition", "floor", "previous", "reason"), FAILURES)
def test_a_failed_condition_has_a_path_and_a_reason(condition: str, floor: str, previous: str, reason: str) -> None:
    assert reason_against(condition, parse_set(floor), parse_previous(previous)) == reason


def reason_against(condition: str, floor: int, previous: Previous | None = None) -> str | None:
    """Why a kind with this condition alone does not hold when the 7♦ clears the floor; None where it does."""
    rules = changed(f"basra: {{kinds: {{mine: {{{condition}}}}}}}")
    card = parse_card("7D")
    rule = next(rule for rule in rules.awards.rows[card] if rule.name == "mine")
    code = failed(rules, rule, card, floor, previous, last=False)
    return code and why_failed(rules, rule, card, floor, previous, code)


def test_a_kind_over_another_silences_it() -> None:
    rules = changed("basra: {kinds: {lone: {floor: {count: 1}}, nine: {cards: [9], worth: 25, over: [lone, plain]}}}")
    assert basra_of(rules, Clearing(parse_card("9C"), parse_set("9S"))) == Award(BASRA, 25, ("nine",))
    assert basra_of(rules, Clearing(parse_card("8C"), parse_set("8S"))).kinds == ("plain", "lone")


@pytest.mark.parametrize(
    ("word", "card", "taken", "holds"),
    [
        ("same-rank", "7D", "7S 7H", True),
        ("same-rank", "7D", "7S 3H", False),
        ("one-sum", "9C", "5S 4S", True),
        ("one-sum", "9C", "9S", False),
        ("one-sum", "9C", "5S 4S 6S 3S", False),
        ("one-sum", "KC", "KS", False),
        ("ordinary", "7D", "7S 4S 3S", True),
        ("ordinary", "7D", "8S", False),
        ("ordinary", "JD", "JS", True),
        ("ordinary", "JD", "10S", False),
    ],
)
def test_the_taken_condition_looks_at_the_haul(classic: Rules, word: str, card: str, taken: str, holds: bool) -> None:
    assert TAKEN[word](classic, parse_card(card), parse_set(taken)) is holds


def parts_of(values: list[int]) -> list[list[list[int]]]:
    """Every way to part some cards into groups."""
    if not values:
        return [[]]
    first, *others = values
    found = []
    for size in range(len(others) + 1):
        for places in combinations(range(len(others)), size):
            rest = [value for place, value in enumerate(others) if place not in places]
            group = [first, *(others[place] for place in places)]
            found += [[group, *more] for more in parts_of(rest)]
    return found


def bounds(low: int, high: int, wide: int) -> st.SearchStrategy[Bounds]:
    """Bounds that begin between two numbers and are at most so wide."""
    return st.tuples(st.integers(low, high), st.integers(0, wide)).map(lambda drawn: Bounds(drawn[0], sum(drawn)))


class TestSplits:
    """A floor splits evenly if it can be parted into an allowed number of groups of one allowed sum, each of allowed size."""

    @given(lists_of_cards(1, 6), bounds(1, 4, 3), bounds(0, 12, 12), st.none() | bounds(1, 3, 2))
    @example([0, 1, 2, 3], Bounds(2, 2), Bounds(2, 2), None)
    @example([20, 21], Bounds(2, 2), Bounds(6, 6), None)
    @example([20, 21], Bounds(2, 2), Bounds(6, 6), Bounds(2, 6))
    @example([16, 17], Bounds(1, 1), Bounds(10, 10), Bounds(2, 2))
    @example([0, 24, 4, 20], Bounds(2, 2), Bounds(8, 8), Bounds(2, 2))
    @example([0, 4, 12, 24], Bounds(2, 2), Bounds(7, 7), Bounds(2, 6))
    def test_agree_with_brute_force(self, floor: list[int], groups: Bounds, each: Bounds, cards: Bounds | None) -> None:
        values = [compiled("koutchina-classic").play.values[card] for card in floor]
        ways = [] if 0 in values else [way for way in parts_of(values) if cards is None or all(len(group) in cards for group in way)]
        sums = [[sum(group) for group in way] for way in ways]
        expected = any(len(set(way)) == 1 and way[0] in each and len(way) in groups for way in sums)
        said = f"groups: {groups}, sum: {each}" + (f", cards: {cards}" if cards else "")
        assert (reason_against(f"floor: {{splits: {{{said}}}}}", to_set(floor)) is None) == expected
