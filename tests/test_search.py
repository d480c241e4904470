"""The search for the smallest difference, against a plain minimum over everything that there is to look at."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.cards import members, rank, to_set
from basra_spec.rules import Rules
from basra_spec.search import Difference, behaviour, first_difference, rules_differ, situations
from basra_spec.situations import Capture, pips
from tests.strategies import changed, compiled

CLASSIC = "koutchina-classic"
CHANGES = [
    "values: {A: 11}",
    "plays: {jack: {takes: {sweep: [A-10]}}}",
    "basra: {kinds: {komi: {floor: {sum: 0-9}}}}",
    "basra: {kinds: {komi: {floor: {only: [2-10]}}}}",
    "basra: {kinds: {plain: {play: [number]}}}",
    "capture: {oblige: none}",
    "capture: {keep: []}",
]


def every_play(deck: int, most: int) -> list[Capture]:
    cards = list(members(deck))
    floors = [floor for size in range(most + 1) for floor in combinations(cards, size)]
    return [Capture(to_set(floor), card, None) for floor in floors for card in cards if card not in floor]


def smallness(capture: Capture) -> tuple[object, ...]:
    floor = list(members(capture.floor))
    return len(floor), pips(floor), floor, rank(capture.card), capture.card


def plain_minimum(first: Rules, second: Rules, most: int) -> Capture | None:
    """The smallest of all plays, with every suit of every card, on which the two differ."""
    ordered = sorted(every_play(first.deck | second.deck, most), key=smallness)
    return next((capture for capture in ordered if capture.outcome(first) != capture.outcome(second)), None)


@pytest.mark.parametrize("changes", CHANGES)
def test_the_difference_found_is_the_smallest_of_all(changes: str) -> None:
    first, second = compiled(CLASSIC), changed(changes)
    expected, found = plain_minimum(first, second, 2), rules_differ(first, second, ["plays"], most=2)
    plays = found and isinstance(found.situation, Capture)
    if expected is None:
        assert not plays
    else:
        assert found == Difference(expected, expected.outcome(first), expected.outcome(second))


@pytest.mark.parametrize("changes", ["plays: {number: {takes: {sums: one}}}", "capture: {keep: []}"])
def test_a_difference_that_needs_a_larger_floor_is_found_there(changes: str) -> None:
    small, large = (rules_differ(compiled(CLASSIC), changed(changes), ["plays"], most) for most in (1, 4))
    assert small is None
    assert large
    assert isinstance(large.situation, Capture)


OTHERS = [
    ("deal: {hand: 6}", "FirstDeal"),
    ("round: {leftovers: nobody}", "RoundEnd"),
    ("round: {score: {aces: {worth: 2}}}", "RoundScore"),
    ("match: {target: 102}", "MatchEnd"),
    ("basra: {not_at: [last-play]}", "LastCapture"),
]


@pytest.mark.parametrize(("changes", "kind"), OTHERS)
def test_a_difference_beside_plays_is_found_without_a_hint(changes: str, kind: str) -> None:
    found = rules_differ(compiled(CLASSIC), changed(changes), most=1)
    assert found
    assert type(found.situation).__name__ == kind


def test_equal_rules_do_not_differ() -> None:
    assert rules_differ(compiled(CLASSIC), compiled(CLASSIC), most=1) is None


def test_the_first_of_the_situations_is_told_with_what_each_does() -> None:
    found = first_difference(lambda number: number % 4, lambda number: number % 6, range(3, 99))
    assert found == Difference(4, 0, 4)
    assert first_difference(lambda number: number, lambda number: number, range(9)) is None


def test_nothing_is_asked_after_the_first_difference() -> None:
    numbers = iter(range(10))
    first_difference(lambda number: number, lambda number: min(number, 2), numbers)
    assert next(numbers) == 4


@given(st.lists(st.integers(0, 5)), st.integers(0, 5))
def test_the_first_difference_is_the_first(numbers: list[int], at: int) -> None:
    found = first_difference(lambda number: number >= at, lambda number: False, numbers)
    assert (found.situation if found else None) == next((number for number in numbers if number >= at), None)


def test_a_behaviour_is_what_the_rules_make_of_a_situation() -> None:
    rules = compiled(CLASSIC)
    for situation in list(situations([rules], ["plays"], 1))[:200]:
        assert behaviour(rules)(situation) == situation.outcome(rules)


@pytest.mark.parametrize(("name", "expected"), [("koutchina-lebanese", True), (CLASSIC, False), ("portuguese", False)])
def test_histories_are_searched_only_where_a_kind_of_basra_looks_back(name: str, expected: bool) -> None:
    rules = compiled(name)
    found = (situation for situation in situations([rules], ["plays"], 1) if isinstance(situation, Capture))
    assert any(capture.previous for capture in found) is expected
