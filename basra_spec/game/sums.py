"""Split cards into sums by their capture values alone: the solver that every capture uses.

The values on a floor are one int, the *counts*, with a lane of eight bits for each value: value 1 in bits 8–15, value 2 in bits 16–23, and
so on. Cards are added with + and removed with -, and one subtraction tests whether a group fits. Suits do not matter here.

The solver searches for what is *left over*: given a target and the number of pips to leave, which counts can stay so that all other cards
split into groups of the target. The highest card must go into a group or stay, and few pips may stay, so most choices are forced.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from basra_spec.game.patterns import ANY_NUMBER, Bounds

LANE: Final = 8
HIGHEST_VALUE: Final = 20
_GUARDS: Final = sum(0x80 << LANE * value for value in range(HIGHEST_VALUE + 1))

Counts = int
Lefts = frozenset[Counts]
NOTHING: Final = frozenset[Counts]()


def unit(value: int) -> Counts:
    """The counts of one card of this value; 0 for value 0, which means no value."""
    return 1 << LANE * value if value else 0


def count(units: Sequence[Counts], cards: int) -> Counts:
    """The counts of a set of cards; `units` are the counts of each card."""
    counts = 0
    while cards:
        lowest = cards & -cards
        counts += units[lowest.bit_length() - 1]
        cards ^= lowest
    return counts


def lanes(counts: Counts) -> list[tuple[int, int]]:
    """Each value in the counts with its number of cards, lowest value first."""
    numbers = counts.to_bytes(HIGHEST_VALUE + 2, "little")
    return [(value, number) for value, number in enumerate(numbers) if number]


def pips(counts: Counts) -> int:
    """The sum of the values."""
    return sum(value * number for value, number in lanes(counts))


def size(counts: Counts) -> int:
    """The number of cards."""
    return sum(counts.to_bytes(HIGHEST_VALUE + 2, "little"))


def fits(group: Counts, counts: Counts) -> bool:
    """Whether `counts` contains `group`."""
    return ((counts | _GUARDS) - group) & _GUARDS == _GUARDS


@cache
def groups(target: int, highest: int, cards: Bounds = ANY_NUMBER) -> tuple[Counts, ...]:
    """Every group of two or more values that adds up to `target`, whose highest value is `highest` and whose size is in `cards`."""
    if highest >= target:
        return ()
    found = (unit(highest) + rest for rest in _partitions(target - highest, highest))
    return tuple(group for group in found if size(group) in cards)


def _partitions(total: int, highest: int) -> list[Counts]:
    if total == 0:
        return [0]
    return [unit(first) + rest for first in range(min(total, highest), 0, -1) for rest in _partitions(total - first, first)]


@lru_cache(maxsize=1 << 16)
def splits(counts: Counts, target: int, cards: Bounds = ANY_NUMBER) -> bool:
    """Whether all of `counts` splits into sums of `target`, each with a number of cards in `cards`."""
    total = pips(counts)
    return total % target == 0 and bool(_search(target, cards)(counts, total, 0))


@lru_cache(maxsize=1 << 16)
def largest(counts: Counts, target: int) -> tuple[Counts, ...]:
    """The parts of `counts` that split into sums of `target` and have the most cards; (0,) if there is no sum."""
    fitting = fitting_groups(counts, target)
    if len(fitting) <= _FEW:
        found = _sums_of(counts, fitting)
        most = max(map(size, found))
        return tuple(sorted(part for part in found if size(part) == most))
    return _largest_of_many(counts, target)


_FEW: Final = 8


def fitting_groups(counts: Counts, target: int) -> list[Counts]:
    """The groups of `target` within `counts`."""
    guarded = counts | _GUARDS
    return [group for highest, _ in lanes(counts) for group in groups(target, highest) if (guarded - group) & _GUARDS == _GUARDS]


def _sums_of(counts: Counts, some: Sequence[Counts]) -> set[Counts]:
    """Every part of `counts` made of these groups, each used any number of times, including the empty part."""
    found = {0}
    for group in some:
        for part in tuple(found):
            more = part + group
            while fits(more, counts):
                found.add(more)
                more += group
    return found


def _largest_of_many(counts: Counts, target: int) -> tuple[Counts, ...]:
    """The result of `largest` where there are too many groups to try every combination."""
    total, highest = pips(counts), counts.bit_length() // LANE
    search = _search(target)
    fewest, found = size(counts), NOTHING
    for over in range(total % target, total + 1, target):
        if over > fewest * highest:
            break
        lefts = search(counts, total, over)
        if lefts:
            least = size(next(iter(lefts)))
            found = lefts if least < fewest or not found else found | lefts if least == fewest else found
            fewest = min(fewest, least)
    return tuple(sorted(counts - left for left in found))


def single(counts: Counts, target: int) -> tuple[Counts, ...]:
    """Every single sum of `target` within `counts`, and the empty part."""
    return (0, *fitting_groups(counts, target))


def any_group(counts: Counts, target: int) -> Counts:
    """A sum of `target` within `counts`; 0 if there is none."""
    fitting = (group for highest, _ in reversed(lanes(counts)) for group in groups(target, highest) if fits(group, counts))
    return next(fitting, 0)


def grouping(counts: Counts, target: int) -> list[Counts]:
    """One split of `counts` into sums of `target`. `counts` must split."""
    if not counts:
        return []
    highest = (counts.bit_length() - 1) // LANE
    group = next(g for g in groups(target, highest) if fits(g, counts) and splits(counts - g, target))
    return [group, *grouping(counts - group, target)]


def _fewest(one: Lefts, other: Lefts) -> Lefts:
    """The set of leftovers with fewer cards, or the union if both have the same number. All counts in a set have one size."""
    if not one or not other:
        return one or other
    difference = size(next(iter(one))) - size(next(iter(other)))
    return one | other if difference == 0 else one if difference < 0 else other


def _search(target: int, cards: Bounds = ANY_NUMBER) -> Callable[[Counts, int, int], Lefts]:
    """A search with its own memory: (counts, their pips, pips to leave) → the smallest counts that can be left.

    `cards` are the allowed sizes of a group.
    """
    memory: dict[tuple[Counts, int], Lefts] = {}

    def search(counts: Counts, total: int, over: int) -> Lefts:
        if total <= over:
            return frozenset((counts,)) if total == over else NOTHING
        found = memory.get((counts, over))
        if found is None:
            found = NOTHING
            highest = (counts.bit_length() - 1) // LANE
            guarded = counts | _GUARDS
            for group in groups(target, highest, cards):
                if (guarded - group) & _GUARDS == _GUARDS:  # it fits; calling `fits` would double the time of a step
                    found = _fewest(found, search(counts - group, total - target, over))
                    if found and not over:
                        break  # no other choice can leave less
            if highest <= over:
                card = 1 << LANE * highest
                lefts = search(counts - card, total - highest, over - highest)
                found = _fewest(found, frozenset(left + card for left in lefts))
            memory[counts, over] = found
        return found

    return search
