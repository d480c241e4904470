"""The search for the smallest difference, against a plain minimum over everything that there is to look at."""

from itertools import combinations

import pytest

from basra_spec.analysis.search import pips, situations
from basra_spec.analysis.situations import Capture
from basra_spec.game.cards import members, rank, to_set
from basra_spec.game.rules import Rules
from tests.strategies import changed, compiled, first_that_differs

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
    ordered = sorted(every_play(first.deal.deck | second.deal.deck, most), key=smallness)
    return next((capture for capture in ordered if capture.outcome(first) != capture.outcome(second)), None)


@pytest.mark.parametrize("changes", CHANGES)
def test_the_difference_found_is_the_smallest_of_all(changes: str) -> None:
    first, second = compiled(CLASSIC), changed(changes)
    expected, found = plain_minimum(first, second, 2), first_that_differs(first, second, ["plays"], most=2)
    assert found == expected if expected else not isinstance(found, Capture)


@pytest.mark.parametrize("changes", ["plays: {number: {takes: {sums: one}}}", "capture: {keep: []}"])
def test_a_difference_that_needs_a_larger_floor_is_found_there(changes: str) -> None:
    small, large = (first_that_differs(compiled(CLASSIC), changed(changes), ["plays"], most) for most in (1, 4))
    assert small is None
    assert isinstance(large, Capture)


OTHERS = [
    ("deal: {hand: 6}", "FirstDeal"),
    ("round: {leftovers: nobody}", "RoundEnd"),
    ("round: {score: {aces: {worth: 2}}}", "RoundScore"),
    ("match: {target: 102}", "MatchEnd"),
    ("basra: {not_at: [last-play]}", "LastCapture"),
]


@pytest.mark.parametrize(("changes", "kind"), OTHERS)
def test_a_difference_beside_plays_is_found_without_a_hint(changes: str, kind: str) -> None:
    found = first_that_differs(compiled(CLASSIC), changed(changes), most=1)
    assert type(found).__name__ == kind


def test_equal_rules_do_not_differ() -> None:
    assert first_that_differs(compiled(CLASSIC), compiled(CLASSIC), most=1) is None


@pytest.mark.parametrize(("name", "expected"), [("koutchina-lebanese", True), (CLASSIC, False), ("portuguese", False)])
def test_histories_are_searched_only_where_a_kind_of_basra_looks_back(name: str, expected: bool) -> None:
    rules = compiled(name)
    found = (situation for situation in situations([rules], ["plays"], 1) if isinstance(situation, Capture))
    assert any(capture.previous for capture in found) is expected
