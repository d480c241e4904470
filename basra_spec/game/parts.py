"""All parts of a count that split into sums of a target, at once: a set of counts as the bits of one int.

Every value in the count is a digit, a part is a number in that mixed base, and a set of parts is an int with a bit for each. "Take one more
group" is then a shift of the whole set, so that a floor of 36 cards with its 44,544 parts takes a few hundred operations on one int.
"""

from collections.abc import Iterator
from functools import lru_cache, reduce
from math import comb
from operator import and_
from typing import Final, NamedTuple

from attrs import field, frozen

from basra_spec.game.cards import members
from basra_spec.game.sums import Counts, fits, groups, lanes, unit

_BYTE: Final = 8


class Digit(NamedTuple):
    """The digit of one value: how many cards of it there are, and what one more is worth in the number."""

    value: int
    most: int
    stride: int


@frozen
class Parts:
    """A set of parts of `counts`: the bits of `numbers` are the parts' numbers in the mixed base of `digits`."""

    counts: Counts
    target: int
    digits: tuple[Digit, ...]
    numbers: int = field(repr=False)

    def __iter__(self) -> Iterator[Counts]:
        """The parts, found as they are asked for, fewest of the high values first."""
        raw = self.numbers.to_bytes(self.numbers.bit_length() // _BYTE + 1, "little")
        for place, byte in enumerate(raw):
            for bit in members(byte):
                yield self._part(place * _BYTE + bit)

    def closed(self) -> "Parts":
        """Those after which no group is left in the rest."""
        open_ones = 0
        for group in _groups(self.counts, self.target):
            open_ones |= self._with_room_for(group)
        return Parts(self.counts, self.target, self.digits, self.numbers & ~open_ones)

    def choices(self) -> int:
        """How many sets of cards the parts stand for, where cards of one value are told apart."""
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
        """The numbers of all parts that leave the group in the rest."""
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
        """Every part that can be reached by adding groups to those here."""
        reached = self.numbers
        for group in _groups(self.counts, self.target):
            room, step = self._with_room_for(group), self._number(group)
            more = reached
            while more := (more & room) << step:
                reached |= more
        return Parts(self.counts, self.target, self.digits, reached)


@lru_cache(maxsize=1 << 8)
def parts(counts: Counts, target: int) -> Parts:
    """All parts of `counts` (which has a card at least) that split into sums of `target`, the empty one among them."""
    digits, stride = list[Digit](), 1
    for value, number in lanes(counts):
        digits.append(Digit(value, number, stride))
        stride *= number + 1
    return Parts(counts, target, tuple(digits), 1)._with_all_groups()


def _groups(counts: Counts, target: int) -> Iterator[Counts]:
    return (group for highest, _ in lanes(counts) for group in groups(target, highest) if fits(group, counts))


@lru_cache(maxsize=1 << 8)
def _at_most(digit: Digit, most: int, size: int) -> int:
    """The numbers below `size` whose digit is `most` or less."""
    period = digit.stride * (digit.most + 1)
    return _repeated((1 << digit.stride * (most + 1)) - 1, period, size // period)


def _repeated(block: int, period: int, times: int) -> int:
    """The block of bits, again and again, `period` bits apart."""
    whole, width = 0, 0
    while times:
        if times & 1:
            whole |= block << width
            width += period
        block |= block << period
        period *= 2
        times >>= 1
    return whole
