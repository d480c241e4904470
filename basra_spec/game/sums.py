"""Split cards into sums by their capture values alone: the solver that every capture uses.

The values on a floor are one int, the *counts*, with a lane of eight bits for each value: value 1 in bits 8–15, value 2 in bits 16–23, and
so on. Cards are added with + and removed with -, and one subtraction tests whether a group fits. Suits do not matter here.

The solver searches for what is *left over*: given a target and the number of pips to leave, which counts can stay so that all other cards
split into groups of the target. The highest card must go into a group or stay, and few pips may stay, so most choices are forced.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial, reduce
from itertools import accumulate
from math import comb
from operator import and_
from typing import Final, NamedTuple

from attrs import field, frozen

from basra_spec.game.cards import members
from basra_spec.game.faults import PositionError, fault
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
def groups(target: int, highest: int) -> tuple[Counts, ...]:
    """Every group of two or more values that adds up to `target` and whose highest value is `highest`."""
    return tuple(unit(highest) + rest for rest in _partitions(target - highest, highest) if highest < target)


def _partitions(total: int, highest: int) -> list[Counts]:
    if total == 0:
        return [0]
    return [unit(first) + rest for first in range(min(total, highest), 0, -1) for rest in _partitions(total - first, first)]


@cache
def groups_of(cards: Bounds, target: int, highest: int) -> tuple[Counts, ...]:
    """The `groups` whose number of cards is in `cards`."""
    return tuple(group for group in groups(target, highest) if size(group) in cards)


@lru_cache(maxsize=1 << 16)
def splits(counts: Counts, target: int, cards: Bounds = ANY_NUMBER) -> bool:
    """Whether all of `counts` splits into sums of `target`, each with a number of cards in `cards`."""
    total = pips(counts)
    among = groups if cards == ANY_NUMBER else partial(groups_of, cards)
    return total % target == 0 and bool(_search(target, among)(counts, total, 0))


@lru_cache(maxsize=1 << 16)
def largest(counts: Counts, target: int) -> tuple[Counts, ...]:
    """The parts of `counts` that split into sums of `target` and have the most cards; (0,) if there is no sum."""
    fitting = _fitting(counts, target)
    if len(fitting) <= _FEW:
        found = _sums_of(counts, fitting)
        most = max(map(size, found))
        return tuple(sorted(part for part in found if size(part) == most))
    return _largest_of_many(counts, target)


_FEW: Final = 8


def _fitting(counts: Counts, target: int) -> list[Counts]:
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
    return (0, *_fitting(counts, target))


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


def _search(target: int, among: Callable[[int, int], tuple[Counts, ...]] = groups) -> Callable[[Counts, int, int], Lefts]:
    """A search with its own memory: (counts, their pips, pips to leave) → the smallest counts that can be left.

    `among` gives the allowed sums by target and highest value.
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
            for group in among(target, highest):
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


# --- all parts that split, at once --------------------------------------------------------------------------------------------------------
# Each value is a digit, a part is a number in that mixed base, and a set of parts is an int with a bit for each part. "Add one more group"
# is then a shift of the whole set: a floor of 36 cards with its 44,544 parts takes a few hundred operations on one int.

_BYTE: Final = 8
MOST_COMBINATIONS: Final = 10_000_000


class Digit(NamedTuple):
    """The digit of one value: the most cards of it, and the place value of the digit."""

    value: int
    most: int
    stride: int


@frozen
class Parts:
    """A set of parts of `counts`. Each bit of `numbers` stands for a part, a number in the mixed base of `digits`."""

    counts: Counts
    target: int
    digits: tuple[Digit, ...]
    numbers: int = field(repr=False)

    def __iter__(self) -> Iterator[Counts]:
        """The parts, decoded one at a time, those with few high values first."""
        raw = self.numbers.to_bytes(self.numbers.bit_length() // _BYTE + 1, "little")
        for place, byte in enumerate(raw):
            for bit in members(byte):
                yield self._part(place * _BYTE + bit)

    def __len__(self) -> int:
        return self.numbers.bit_count()

    def __contains__(self, part: object) -> bool:
        return isinstance(part, int) and fits(part, self.counts) and bool(self.numbers >> self._number(part) & 1)

    def best(self, gains: Sequence[Sequence[int]]) -> "Parts":
        """The parts with the greatest total gain. A part with n cards of a digit gains the first n numbers of `gains` for that digit."""
        by_gain = {0: 1}
        for digit, each in zip(self.digits, gains, strict=True):
            wider: dict[int, int] = {}
            for gain, those in by_gain.items():
                for taken, total in enumerate(accumulate(each, initial=gain)):
                    wider[total] = wider.get(total, 0) | those << taken * digit.stride
            by_gain = wider
        return self._with(next(some for gain in sorted(by_gain, reverse=True) if (some := self.numbers & by_gain[gain])))

    def first(self, cards: Sequence[Sequence[int]]) -> "Parts":
        """The parts preferred by deck order. A part with n cards of a digit contains the first n of `cards` for that digit."""
        numbers, needs = (
            self.numbers,
            {card: (digit, place) for digit, lane in zip(self.digits, cards, strict=True) for place, card in enumerate(lane)},
        )
        for card in sorted(needs):
            digit, place = needs[card]
            numbers = numbers & ~_at_most(digit, place, self._size()) or numbers
        return self._with(numbers)

    def _with(self, numbers: int) -> "Parts":
        return Parts(self.counts, self.target, self.digits, numbers)

    def closed(self) -> "Parts":
        """The parts that leave no group on the floor."""
        open_ones = 0
        for group in _fitting(self.counts, self.target):
            open_ones |= self._with_room_for(group)
        return self._with(self.numbers & ~open_ones)

    def choices(self) -> int:
        """The number of sets of cards that the parts stand for, if cards of one value are distinguished."""
        *lower, last = self.digits
        by_weight = {1: 1}
        for digit in lower:
            wider: dict[int, int] = {}
            for weight, those in by_weight.items():
                for taken in range(digit.most + 1):
                    key = weight * comb(digit.most, taken)
                    wider[key] = wider.get(key, 0) | those << taken * digit.stride
            by_weight = wider
        slices = [self.numbers >> taken * last.stride & (1 << last.stride) - 1 for taken in range(last.most + 1)]
        return sum(
            comb(last.most, taken) * weight * (some & those).bit_count()
            for taken, some in enumerate(slices)
            for weight, those in by_weight.items()
        )

    def _part(self, number: int) -> Counts:
        part = 0
        for digit in reversed(self.digits):
            taken, number = divmod(number, digit.stride)
            part += unit(digit.value) * taken
        return part

    def _with_room_for(self, group: Counts) -> int:
        """The numbers of all parts that leave the group."""
        wanted = dict(lanes(group))
        limits = [_at_most(digit, digit.most - wanted[digit.value], self._size()) for digit in self.digits if digit.value in wanted]
        return reduce(and_, limits)

    def _size(self) -> int:
        last = self.digits[-1]
        return last.stride * (last.most + 1)

    def _number(self, part: Counts) -> int:
        taken = dict(lanes(part))
        return sum(digit.stride * taken.get(digit.value, 0) for digit in self.digits)

    def _with_all_groups(self) -> "Parts":
        """Every part that results from adding groups to these parts."""
        reached = self.numbers
        for group in _fitting(self.counts, self.target):
            room, step = self._with_room_for(group), self._number(group)
            more = reached
            while more := (more & room) << step:
                reached |= more
        return self._with(reached)


def most_pips(counts: Counts, target: int) -> Parts:
    """The parts of `counts` that split into the most sums of `target`."""
    found = parts(counts, target)
    return found.best([[digit.value] * digit.most for digit in found.digits])


@lru_cache(maxsize=1 << 8)
def parts(counts: Counts, target: int) -> Parts:
    """All parts of `counts` (at least one card) that split into sums of `target`, including the empty part.

    Raises `PositionError` if there are more than `MOST_COMBINATIONS` combinations of values, which would take seconds.
    """
    digits, stride = list[Digit](), 1
    for value, number in lanes(counts):
        digits.append(Digit(value, number, stride))
        stride *= number + 1
    if stride > MOST_COMBINATIONS:
        raise PositionError([fault("floor-too-large", combinations=f"{stride:,}", most=f"{MOST_COMBINATIONS:,}")])
    return Parts(counts, target, tuple(digits), 1)._with_all_groups()


@lru_cache(maxsize=1 << 8)
def _at_most(digit: Digit, most: int, size: int) -> int:
    """The numbers below `size` whose digit is `most` or less."""
    period = digit.stride * (digit.most + 1)
    return _repeated((1 << digit.stride * (most + 1)) - 1, period, size // period)


def _repeated(block: int, period: int, times: int) -> int:
    """The block of bits repeated `times` times, `period` bits apart."""
    whole, width = 0, 0
    while times:
        if times & 1:
            whole |= block << width
            width += period
        block |= block << period
        period *= 2
        times >>= 1
    return whole
