"""The package's solver against another one, on every floor that play can reach and on larger ones."""

import random
from math import prod

import pytest

from basra_spec.game import sums

from .solver import Counts, largest_parts, reachable_floors

VALUES = range(1, 11)
MOST_PARTS = 20_000


@pytest.fixture(scope="module")
def reachable() -> set[Counts]:
    return reachable_floors()


def solved(lower: Counts, value: int) -> frozenset[Counts]:
    """What the package's solver takes of these cards, all of which are lower than `value`, in the form of the other solver."""
    counts = sum(number * sums.unit(worth) for worth, number in enumerate(lower, 1))
    parts = [dict(sums.lanes(part)) for part in sums.largest(counts, value)]
    assert len(set(map(str, parts))) == len(parts)
    return frozenset(tuple(part.get(worth, 0) for worth in range(1, value)) for part in parts)


def differences(questions: set[tuple[Counts, int]]) -> list[tuple[Counts, int]]:
    return sorted((lower, value) for lower, value in questions if solved(lower, value) != largest_parts(lower, value))


def test_play_can_reach_18984_floors_by_value_and_none_has_more_than_13_number_cards(reachable: set[Counts]) -> None:
    assert len(reachable) == 18_984
    assert max(map(sum, reachable)) == 13


def test_refusing_the_seven_of_diamonds_on_the_first_floor_excludes_512_floors(reachable: set[Counts]) -> None:
    assert len(reachable - reachable_floors({7: 3})) == 512


def test_only_a_first_floor_can_have_two_cards_of_a_value(reachable: set[Counts]) -> None:
    assert max(sum(number - 1 for number in floor if number) for floor in reachable) == 3


def test_both_solvers_find_the_same_largest_hauls_on_every_reachable_floor_for_every_number_card(reachable: set[Counts]) -> None:
    assert differences({(floor[: value - 1], value) for floor in reachable for value in VALUES}) == []


def test_both_solvers_find_the_same_largest_hauls_on_larger_floors() -> None:
    chance = random.Random(14)
    floors = [random_floor(chance, chance.randint(14, 40)) for _ in range(300)]
    asked = {(floor[: value - 1], value) for floor in floors for value in VALUES}
    questions = {(lower, value) for lower, value in asked if prod(number + 1 for number in lower) <= MOST_PARTS}
    assert len(questions) > 1_000
    assert differences(questions) == []


def random_floor(chance: random.Random, number: int) -> Counts:
    cards = chance.sample([value for value in VALUES for _ in range(4)], number)
    return tuple(cards.count(value) for value in VALUES)
