"""Regions: sets of floors, described by what holds of every floor in them, and whether a region has a floor. A claim about all floors is
proved in this way without listing them.

A union of regions is a tuple of them; the empty tuple holds no floor.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import groupby
from typing import Final, NamedTuple

from basra_spec.analysis.budget import spend
from basra_spec.game.cards import FULL_DECK, members
from basra_spec.game.patterns import Bounds
from basra_spec.game.sums import HIGHEST_VALUE

MOST_CARDS: Final = 52
MOST_SUM: Final = MOST_CARDS * HIGHEST_VALUE
_STRIDE: Final = MOST_SUM + 1


class Region(NamedTuple):
    """The floors whose cards are all `allowed`, with one at least of each of the sets that it `needs`, whose number of cards is a bit of
    `counts`, and the sum of whose values is a bit of `sums`."""

    allowed: int = FULL_DECK
    needs: tuple[int, ...] = ()
    counts: int = (1 << MOST_CARDS + 1) - 1
    sums: int = (1 << MOST_SUM + 1) - 1


Union = tuple[Region, ...]
EVERY: Final = Region()
EVERYWHERE: Final[Union] = (EVERY,)
NOWHERE: Final[Union] = ()


def within(bounds: Bounds, most: int) -> int:
    """The numbers from 0 to `most` that are in the bounds, as bits."""
    high = min(bounds.high, most)
    return ((1 << high + 1) - 1) & ~((1 << bounds.low) - 1) if bounds.low <= high else 0


def counting(bounds: Bounds) -> Region:
    """The floors of so many cards."""
    return Region(counts=within(bounds, MOST_CARDS))


def adding_up(bounds: Bounds) -> Region:
    """The floors with such a sum."""
    return Region(sums=within(bounds, MOST_SUM))


def multiples(value: int, least: int, most: int = MOST_CARDS) -> int:
    """`least` to `most` times the value, as bits."""
    return sum(1 << value * number for number in range(least, most + 1) if value * number <= MOST_SUM)


def either(*unions: Union) -> Union:
    """The floors of at least one of the unions."""
    regions = dict.fromkeys(region for union in unions for region in union)
    return EVERYWHERE if EVERY in regions else tuple(regions)


def all_of(*unions: Union) -> Union:
    """The floors of every one of the unions."""
    return reduce(_both, unions, EVERYWHERE)


def _both(one: Union, other: Union) -> Union:
    spend(len(one) * len(other))
    met = (_meet(first, second) for first in one for second in other)
    return tuple(dict.fromkeys(region for region in met if not _plainly_empty(region)))


def _meet(one: Region, other: Region) -> Region:
    needs = tuple(sorted({*one.needs, *other.needs}))
    return Region(one.allowed & other.allowed, needs, one.counts & other.counts, one.sums & other.sums)


def _plainly_empty(region: Region) -> bool:
    return not (region.counts and region.sums and all(need & region.allowed for need in region.needs))


def any_floor(union: Union, values: Sequence[int]) -> bool:
    """Whether there is a floor in one of the regions, where cards have these values."""
    return any(_inhabited_in_budget(region, tuple(values)) for region in union if not _plainly_empty(region))


def _inhabited_in_budget(region: Region, values: tuple[int, ...]) -> bool:
    spend(100 << len(region.needs) // 2)  # counted before the cache is asked, so that a check ends at the same place every time
    return _inhabited(region, values)


@lru_cache(maxsize=1 << 12)
def _inhabited(region: Region, values: tuple[int, ...]) -> bool:
    """Whether any floor is in the region: card by card, which (number of cards, sum) can be had, for each set of needs that are met.

    The pairs are the bits of one int, `_STRIDE` sums for each number of cards: to add a card to all of them is one shift.
    """
    most = region.counts.bit_length()
    kept = (1 << most * _STRIDE) - 1
    had = {0: 1}
    for (value, met), number in _alike(region, values):
        for _ in range(min(number, most)):
            more = dict(had)
            for before, pairs in had.items():
                more[before | met] = more.get(before | met, 0) | (pairs << _STRIDE + value & kept)
            had = more
    wanted = sum(region.sums << count * _STRIDE for count in members(region.counts))
    return bool(had.get((1 << len(region.needs)) - 1, 0) & wanted)


def _alike(region: Region, values: Sequence[int]) -> Iterator[tuple[tuple[int, int], int]]:
    """The allowed cards by value and by the needs that each meets (as bits), and how many there are of each."""
    marks = sorted((values[card], _bits(need >> card & 1 for need in region.needs)) for card in members(region.allowed))
    for mark, those in groupby(marks):
        yield mark, sum(1 for _ in those)


def _bits(flags: Iterable[int]) -> int:
    return sum(flag << place for place, flag in enumerate(flags))
