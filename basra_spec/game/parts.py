"""All parts of some counts that split into sums, held in one int.

Each value is a digit, a part is a number in that mixed base, and a set of parts is an int with a bit for each part. "Add one more group" is
then a shift of the whole set: a floor of 36 cards with its 44,544 parts takes a few hundred operations on one int.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import accumulate
from math import comb
from operator import and_
from typing import Final, NamedTuple

from attrs import field, frozen

from basra_spec.game.cards import members
from basra_spec.game.faults import PositionError, fault
from basra_spec.game.sums import Counts, fits, fitting_groups, lanes, unit

_BYTE: Final = 8
MOST_COMBINATIONS: Final = 4_000_000


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
        for group in fitting_groups(self.counts, self.target):
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
        for group in fitting_groups(self.counts, self.target):
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
