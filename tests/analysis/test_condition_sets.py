"""What is proved of all floors, against all floors: in games so small that every clearing there is can be listed."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple, cast

from attrs import evolve, frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.analysis.condition_sets import can_be_played_as, can_hold, fails, holds
from basra_spec.analysis.floor_sets import MOST_CARDS, Region, all_of, any_floor, within
from basra_spec.analysis.lint.awards import shadows
from basra_spec.analysis.lint.reachable_points import pays_by_unknown_rules
from basra_spec.game import rules as rules_module
from basra_spec.game.captures import capture_rule, hauls
from basra_spec.game.cards import members, parse_card, to_set
from basra_spec.game.compiler import compile_rules
from basra_spec.game.legality import ways
from basra_spec.game.patterns import ANY_NUMBER, UNBOUNDED, Bounds
from basra_spec.game.position import Previous
from basra_spec.game.rules import AwardRule, Rules
from basra_spec.game.ruleset import Basra, FloorCondition, Kind, PreviousCondition, Ruleset, Splits
from tests.each import each
from tests.strategies import Clearing, basra_of, changed, changed_ruleset

GAMES = {
    "sums and sweeps": ("koutchina-classic", "deck: [AS, AH, 2S, 2H, 3S, 7D, JS, JH]"),
    "a class with a condition": ("portuguese", "deck: [3S, 4S, 4H, 7S, 7D, JS, QS, QH]\nplays: {komi: {when: {sum: 0-7}}}"),
    "one of each": (
        "portuguese",
        "deck: [AS, AH, 2S, 2H, 3S, 3H, 4S]\nplays: {number: {takes: {rank: one, sums: one}}, jack: null, komi: null, court: null}",
    ),
    "sums alone, a rank's cards of two values": (
        "koutchina-classic",
        "deck: [AS, 2S, 2H, 3S, 3H, 4S, 5S]\nvalues: {3H: 5}\n"
        "plays: {number: {takes: {rank: null}}, jack: {takes: {sweep: [2-3]}, cards: [5]}}",
    ),
    "classes under several conditions": (
        "portuguese",
        "deck: [AS, 2S, 2H, 3S, 7D, 7S, QS]\n"
        "plays: {komi: {cards: [7D], when: {only: [A-3], count: 2+}}, seven: {cards: [7], takes: {sweep: [A-2, Q]}, when: {sum: 3+}}}",
    ),
}
EVERY_GAME = each("game", GAMES)


@cache
def game_of(name: str) -> Ruleset:
    parent, changes = GAMES[name]
    return changed_ruleset(changes, parent)


def floors_of(rules: Rules) -> Iterator[int]:
    """Every floor that the deck can make, the empty one among them."""
    deck = list(members(rules.deal.deck))
    return (to_set(floor) for size in range(len(deck)) for floor in combinations(deck, size))


@cache
def clearings(name: str) -> tuple[Clearing, ...]:
    """Every clearing that there is, after no play and after each play that can have left its floor."""
    rules = compile_rules(game_of(name))
    before: dict[int, list[Previous]] = {}
    for floor in floors_of(rules):
        for card in members(rules.deal.deck & ~floor):
            for taken in ways(rules, floor, card, 1000):
                after = floor & ~taken if taken else floor | 1 << card
                before.setdefault(after, []).append(Previous(not taken, floor))
    return tuple(
        Clearing(card, floor, previous)
        for floor in floors_of(rules)
        for card in members(rules.deal.deck & ~floor)
        if floor and floor in hauls(rules, floor, card)
        for previous in (None, *dict.fromkeys(before.get(floor, [])))
        if not (previous and previous.floor >> card & 1)
    )


# --- what is drawn ------------------------------------------------------------------------------------------------------------------

PATTERNS = ("any", "A-2", "A-10", "3", "7", "J-K", "2S", "7D")


def bounds(most: int) -> st.SearchStrategy[Bounds]:
    low = st.integers(0, most)
    several = st.tuples(low, low).map(lambda ends: Bounds(min(ends), max(ends)))
    return (
        st.just(ANY_NUMBER) | low.map(lambda number: Bounds(number, number)) | low.map(lambda number: Bounds(number, UNBOUNDED)) | several
    )


def patterns() -> st.SearchStrategy[tuple[str, ...]]:
    return st.just(("any",)) | st.lists(st.sampled_from(PATTERNS), min_size=1, max_size=2, unique=True).map(tuple)


def floor_conditions() -> st.SearchStrategy[FloorCondition]:
    splits = st.none() | st.none() | st.builds(Splits, bounds(4), st.integers(0, 9).map(lambda high: Bounds(0, high)))
    return st.builds(FloorCondition, bounds(5), bounds(16), patterns(), splits)


def kinds(name: str, others: tuple[str, ...] = ()) -> st.SearchStrategy[Kind]:
    classes = sorted(game_of(name).plays)
    return st.builds(
        Kind,
        play=st.none() | st.lists(st.sampled_from(classes), min_size=1, unique=True).map(tuple),
        cards=st.just(("any",)) | patterns(),
        floor=floor_conditions(),
        taken=st.sampled_from([None, None, "same-rank", "one-sum", "ordinary"]),
        previous=st.none() | st.builds(PreviousCondition, st.sampled_from([None, True, False]), floor_conditions()),
        worth=st.sampled_from([{"any": 10}, {"any": 10}, {"any": 20}, {"A-3": 10, "4-K": 20}]),
        over=st.just(()) | (st.lists(st.sampled_from(others), unique=True, max_size=1).map(tuple) if others else st.just(())),
    )


def with_kinds(name: str, some: dict[str, Kind]) -> Rules:
    return compile_rules(evolve(game_of(name), basra=Basra({"any": 10}, some)))


WIDER: tuple[dict[str, Any], ...] = ({}, {"taken": None}, {"play": None}, {"previous": None}, {"floor": FloorCondition()})


# --- what must be so ----------------------------------------------------------------------------------------------------------------


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_a_kind_that_is_said_never_to_hold_holds_for_no_clearing(game: str, data: st.DataObject) -> None:
    rules = with_kinds(game, {"alone": data.draw(kinds(game))})
    made = {clearing.card for clearing in clearings(game) if basra_of(rules, clearing).kinds}
    possible = {card for card in members(rules.deal.deck) for row in rules.awards.rows[card] if can_hold(rules, row, card)}
    assert made <= possible


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_a_kind_that_is_said_to_change_nothing_changes_no_award(game: str, data: st.DataObject) -> None:
    some = {"one": data.draw(kinds(game, ("two", "three"))), "two": data.draw(kinds(game, ("three",))), "three": data.draw(kinds(game))}
    rules = with_kinds(game, some)
    for name in some:
        others = [other for other in some if other != name]
        if shadows(rules, name, others):
            fewer = with_kinds(game, {other: some[other] for other in others})
            assert all(basra_of(rules, clearing).points == basra_of(fewer, clearing).points for clearing in clearings(game))


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_a_narrower_copy_of_a_kind_changes_nothing(game: str, data: st.DataObject) -> None:
    kind = evolve(data.draw(kinds(game)), worth=None)
    wider = evolve(kind, **data.draw(st.sampled_from(WIDER)))
    rules = with_kinds(game, {"wide": wider, "narrow": kind})
    if any("narrow" in basra_of(rules, clearing).kinds for clearing in clearings(game)):
        assert shadows(rules, "narrow", ["wide"]) == ["wide"]


@EVERY_GAME
def test_a_class_is_played_just_where_it_is_said_that_it_can_be(game: str) -> None:
    rules = compile_rules(game_of(game))
    played = {
        (card, capture_rule(rules, floor, card).play_class) for floor in floors_of(rules) for card in members(rules.deal.deck & ~floor)
    }
    told = {
        (card, taking.play_class)
        for card in members(rules.deal.deck)
        for place, taking in enumerate(rules.play.captures[card])
        if can_be_played_as(rules, card, place)
    }
    assert told == played


VALUES = tuple(min(card >> 2, 9) + 1 for card in range(52))


@given(
    st.sets(st.integers(0, 51), max_size=7).map(to_set),
    st.lists(st.sets(st.integers(0, 51), max_size=20).map(to_set), max_size=3),
    bounds(5),
    bounds(40),
)
def test_a_region_holds_a_floor_just_where_one_can_be_found(allowed: int, needs: list[int], count: Bounds, total: Bounds) -> None:
    region = Region(allowed, tuple(sorted(set(needs))), within(count, MOST_CARDS), within(total, 1040))
    floors = (floor for size in range(allowed.bit_count() + 1) for floor in combinations(members(allowed), size))
    found = any(
        len(floor) in count and sum(VALUES[card] for card in floor) in total and all(to_set(floor) & need for need in needs)
        for floor in floors
    )
    assert any_floor((region,), VALUES) == found


# --- conditions that are not known ----------------------------------------------------------------------------------------------------


def one_kind(conditions: str) -> tuple[Rules, AwardRule, int]:
    """Classic with one kind of Basra more, its row for the four of spades, and that card."""
    rules = changed(f"basra: {{kinds: {{alone: {conditions}}}}}")
    four = parse_card("4S")
    return rules, next(row for row in rules.awards.rows[four] if row.name == "alone"), four


def with_field(row: AwardRule, name: str) -> AwardRule:
    """The row with one condition more, which the analysis has never heard of."""
    longer = cast("Any", NamedTuple)("AwardRule", [(field, Any) for field in (*row._fields, name)])
    return cast("AwardRule", longer(*row, "odd"))


def may_fail_beside_itself(rules: Rules, kind: AwardRule, other: AwardRule, card: int) -> bool:
    both = all_of(holds(rules, other, card, 0), fails(rules, kind, card, 0, besides=other))
    return any_floor(both, rules.play.values)


def test_an_unknown_condition_of_a_kind_may_hold_and_may_fail() -> None:
    rules, row, four = one_kind("{}")
    odd = with_field(row, "weekday")
    assert can_hold(rules, odd, four)
    assert not may_fail_beside_itself(rules, row, row, four)
    assert may_fail_beside_itself(rules, odd, row, four)
    assert not may_fail_beside_itself(rules, odd, odd, four)


def test_an_unknown_way_to_be_taken_may_hold_and_may_fail() -> None:
    rules, row, four = one_kind("{}")
    odd = row._replace(taken="by-moonlight")
    assert can_hold(rules, odd, four)
    assert may_fail_beside_itself(rules, odd, row, four)


def test_an_unknown_condition_of_a_floor_may_hold_and_may_fail() -> None:
    @frozen
    class Shape(rules_module.Shape):
        colour: str = "red"

    rules, row, four = one_kind("{floor: {count: 1}}")
    floor = row.floor
    odd = row._replace(floor=Shape(floor.count, floor.sum, floor.only, floor.splits))
    assert can_hold(rules, odd, four)
    assert may_fail_beside_itself(rules, odd, row, four)


def test_an_award_in_an_unknown_table_silences_what_is_said_of_all_points() -> None:
    @frozen
    class AwardRules(rules_module.AwardRules):
        sweeps: int = 3

    rules, _, _ = one_kind("{}")
    assert not pays_by_unknown_rules(rules)
    assert pays_by_unknown_rules(evolve(rules, awards=AwardRules(rules.awards.rows)))
