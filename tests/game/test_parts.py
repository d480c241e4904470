"""The parts of a floor that split into sums, against every part tried one by one."""

from functools import cache
from itertools import product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.faults import PositionError
from basra_spec.game.parts import parts
from basra_spec.game.sums import fits, lanes, size, unit

Numbers = tuple[int, ...]
"""How many cards of value 1, of value 2, and so on."""
targets = st.integers(2, 11)
floors = st.lists(st.integers(0, 3), min_size=1, max_size=6).map(tuple).filter(any)


def count(numbers: Numbers) -> int:
    return sum(unit(value) * number for value, number in enumerate(numbers, 1))


def below(numbers: Numbers) -> list[Numbers]:
    return list(product(*(range(number + 1) for number in numbers)))


def total(numbers: Numbers) -> int:
    return sum(value * number for value, number in enumerate(numbers, 1))


@cache
def splits(numbers: Numbers, target: int) -> bool:
    """Whether some cards make the target, two at least, and the rest splits too; nothing splits."""
    if not any(numbers):
        return True
    groups = [group for group in below(numbers) if total(group) == target and sum(group) > 1]
    rests = (tuple(all_ - some for all_, some in zip(numbers, group, strict=True)) for group in groups)
    return any(splits(rest, target) for rest in rests)


def expected(numbers: Numbers, target: int) -> set[Numbers]:
    return {part for part in below(numbers) if total(part) % target == 0 and splits(part, target)}


def rest(numbers: Numbers, part: Numbers) -> Numbers:
    return tuple(number - taken for number, taken in zip(numbers, part, strict=True))


def choices(numbers: Numbers, part: Numbers) -> int:
    """How many sets of cards have so many of each value."""
    return prod(map(comb, numbers, part))


@given(floors, targets)
def test_every_part_that_splits_is_found_once(numbers: Numbers, target: int) -> None:
    found = list(parts(count(numbers), target))
    assert len(found) == len(set(found))
    assert set(found) == {count(part) for part in expected(numbers, target)}


@given(floors, targets)
def test_closed_parts_leave_no_sum(numbers: Numbers, target: int) -> None:
    def leaves_a_sum(part: Numbers) -> bool:
        return any(total(group) == target and sum(group) > 1 for group in below(rest(numbers, part)))

    closed = {count(part) for part in expected(numbers, target) if not leaves_a_sum(part)}
    assert set(parts(count(numbers), target).closed()) == closed
    assert closed


@given(floors, targets)
def test_choices_counts_the_sets_of_cards_of_the_parts(numbers: Numbers, target: int) -> None:
    possible = expected(numbers, target)
    assert parts(count(numbers), target).choices() == sum(choices(numbers, part) for part in possible)


@given(floors, targets)
def test_choices_of_closed_parts_counts_only_those(numbers: Numbers, target: int) -> None:
    closed = parts(count(numbers), target).closed()
    assert closed.choices() == sum(prod(comb(n, dict(lanes(part)).get(value, 0)) for value, n in lanes(count(numbers))) for part in closed)


def test_a_whole_deck_of_numbers_is_counted() -> None:
    numbers = (4,) * 9
    found = parts(count(numbers), 10)
    assert all(fits(part, count(numbers)) for part in found)
    assert max(map(size, found)) == 36  # 9+1, 8+2, 7+3 and 6+4 four times each, and 5+5 twice


def test_a_floor_with_too_many_combinations_of_values_is_refused() -> None:
    with pytest.raises(PositionError, match="the floor has too many cards to find the captures: 48,828,125 combinations of values"):
        parts(count((4,) * 11), 13)
