"""The floors that can lie in a round of Classic, by value, and what a number card can take from any floor.

A floor is a tuple of ten counts: how many aces lie there, how many twos, up to the tens. Pictures never bear on a sum and are left out.
What a card takes is found from below: begin with nothing, and add one sum after another while the floor holds the cards.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

Counts = tuple[int, ...]

VALUES = range(1, 11)
OF_EACH = 4
FIRST_FLOOR = 4
EMPTY = (0,) * len(VALUES)


def counted(values: tuple[int, ...], highest: int) -> Counts:
    """How many there are of each value from 1 to `highest`."""
    return tuple(values.count(value) for value in range(1, highest + 1))


def within(some: Counts, floor: Counts) -> bool:
    return all(number <= there for number, there in zip(some, floor, strict=True))


def plus(some: Counts, others: Counts) -> Counts:
    return tuple(one + other for one, other in zip(some, others, strict=True))


@cache
def sums_of(value: int) -> list[Counts]:
    """Every sum worth `value`, as counts of the lower values; no more than four cards of a value are in one."""
    addends = [some for number in range(2, value + 1) for some in combinations_with_replacement(range(1, value), number)]
    sums = [counted(some, value - 1) for some in addends if sum(some) == value]
    return [some for some in sums if max(some) <= OF_EACH]


@cache
def largest_parts(lower: Counts, value: int) -> frozenset[Counts]:
    """Of the cards of lower values that lie there, every part that is made of sums of `value` and has the most cards."""
    parts = parts_of_sums(lower, value)
    most = max(map(sum, parts))
    return frozenset(part for part in parts if sum(part) == most)


def parts_of_sums(lower: Counts, value: int) -> set[Counts]:
    """Every part made of sums of `value` that share no card, the empty one among them."""
    sums = [some for some in sums_of(value) if within(some, lower)]
    fresh = {(0,) * len(lower)}
    parts = set(fresh)
    while fresh:
        grown = {plus(part, some) for part in fresh for some in sums}
        fresh = {part for part in grown - parts if within(part, lower)}
        parts |= fresh
    return parts


def after(floor: Counts, value: int) -> Iterator[Counts]:
    """The floors that can lie there after a number card is played: one for each equally large haul, or the card is added."""
    lower, equal, higher = floor[: value - 1], floor[value - 1], floor[value:]
    parts = largest_parts(lower, value)
    if not equal and not any(next(iter(parts))):
        yield (*lower, 1, *higher)
        return
    for part in parts:
        yield (*(there - taken for there, taken in zip(lower, part, strict=True)), 0, *higher)


def first_floors(of_each: dict[int, int]) -> set[Counts]:
    """Every floor of up to four number cards, the rest being pictures; `of_each` says where fewer than four of a value can lie."""
    floors = {counted(some, 10) for number in range(FIRST_FLOOR + 1) for some in combinations_with_replacement(VALUES, number)}
    return {floor for floor in floors if all(floor[value - 1] <= most for value, most in of_each.items())}


def reachable_floors(of_each: dict[int, int] | None = None) -> set[Counts]:
    """Every floor that play can reach from a first floor. Which cards have been taken before is forgotten, so that some are too many.

    A card can be played unless four of its value lie there. Jacks and the 7D, which clear the floor, add the empty floor, and a queen or
    a king changes nothing here.
    """
    todo = [*first_floors(of_each or {}), EMPTY]
    found = set(todo)
    while todo:
        floor = todo.pop()
        fresh = {result for value in VALUES if floor[value - 1] < OF_EACH for result in after(floor, value)} - found
        found |= fresh
        todo += fresh
    return found
