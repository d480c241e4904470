"""Two notations used in rulesets: card patterns (`A-10`, `7D`, `any`) and bounds (`1`, `0-10`, `2+`)."""

import re
from collections.abc import Callable, Iterable
from functools import cache, reduce
from itertools import groupby
from operator import or_
from typing import Final, NamedTuple, TypeVar

from basra_spec.game.cards import FULL_DECK, NAMES, RANKS, likely_card, members

ANY: Final = "any"
UNBOUNDED: Final = 1 << 30


class WordError(ValueError):
    """A value with invalid notation: `code` is the code of the problem, `hint` how to fix it."""

    def __init__(self, code: str, message: str, hint: str) -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


@cache
def pattern_set(text: str) -> int:
    """The set of cards that a pattern names: `any`, a rank `Q`, a range of ranks `A-10`, or a card `7D`. Raises `WordError`."""
    if text == ANY:
        return FULL_DECK
    if text in NAMES:
        return 1 << NAMES.index(text)
    first, dash, last = text.partition("-")
    low, high = _rank_index(first), _rank_index(last if dash else first)
    if low > high:
        raise WordError("reversed-range", f'"{text}" runs backwards', f'ranks run from A to K: write "{last}-{first}"')
    return sum(0b1111 << 4 * rank for rank in range(low, high + 1))


def patterns_set(patterns: Iterable[str]) -> int:
    """The set of cards that at least one of the patterns names."""
    return reduce(or_, map(pattern_set, patterns), 0)


def _rank_index(text: str) -> int:
    if text not in RANKS:
        raise WordError("unknown-rank", f'there is no rank "{text}"', _rank_hint(text))
    return RANKS.index(text)


_PICTURES: Final = {"ace": "A", "jack": "J", "knave": "J", "queen": "Q", "king": "K", "t": "10", "1": "A"}


def _rank_hint(text: str) -> str:
    rank = _PICTURES.get(text.casefold().removesuffix("s")) or (text.upper() if text.upper() in RANKS else None)
    meant = rank or (likely_card(text) if text not in NAMES else None)
    if meant:
        return f'did you mean "{meant}"?'
    return "a pattern is a rank (A 2 … 10 J Q K), a range of ranks (A-10), a card (7D, 10H) or any"


_BOUNDS: Final = re.compile(r"(\d{1,4})(?:-(\d{1,4})|(\+))?")
_BOUNDS_HINT: Final = 'write one number (1), a range (0-10) or "at least" (2+)'
_DASHES: Final = re.compile(r"\s*(?:[-\u2010-\u2015\u2212]|\.\.+|\u2026)\s*")


class Bounds(NamedTuple):
    """The whole numbers from `low` to `high`, inclusive."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> "Bounds":
        """Read `1`, `0-10` or `2+`. Raises `WordError`."""
        found = _BOUNDS.fullmatch(text)
        if not found:
            plain = re.sub(_DASHES, "-", text)
            hint = f"write {plain}, with a plain hyphen and no spaces" if plain != text and _BOUNDS.fullmatch(plain) else _BOUNDS_HINT
            raise WordError("bad-bounds", f'"{text}" is not a number or a range', hint)
        low = int(found[1])
        high = int(found[2]) if found[2] else UNBOUNDED if found[3] else low
        if low > high:
            raise WordError("reversed-range", f'"{text}" runs backwards', f'write "{high}-{low}"')
        return cls(low, high)

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.low <= number <= self.high

    def __str__(self) -> str:
        if self.high == UNBOUNDED:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


ANY_NUMBER: Final = Bounds(0, UNBOUNDED)


# --- which pattern applies if several name a card ----------------------------------------------------------------------------------------

T = TypeVar("T")
Row = tuple[str, T]


class Clash(NamedTuple):
    """Two equally specific patterns that give a card different values."""

    first: str
    second: str
    card: int


def ranked(rows: Iterable[Row[T]]) -> tuple[list[T], ...]:
    """For each of the 52 cards, the values of the rows (pattern, value) that name it: the most specific first, each value once."""
    found: tuple[dict[T, None], ...] = tuple({} for _ in range(52))
    for pattern, value in sorted(rows, key=_how_many):
        for card in members(pattern_set(pattern)):
            found[card].setdefault(value)
    return tuple(map(list, found))


def by_card(rows: Iterable[Row[T]]) -> tuple[T | None, ...]:
    """For each of the 52 cards, the value of the most specific row; None if no pattern names the card."""
    found: list[T | None] = [None] * 52
    for pattern, value in sorted(rows, key=_how_many, reverse=True):
        for card in members(pattern_set(pattern)):
            found[card] = value
    return tuple(found)


def clashes(rows: Iterable[Row[T]], falls_through: Callable[[T], bool] = lambda _: False) -> list[Clash]:
    """Every pair of equally specific patterns that disagree about a card, with one such card.

    Only the most specific patterns of a card count, and the next ones if the value `falls_through`.
    """
    found: dict[tuple[str, str], Clash] = {}
    rows = sorted(rows, key=_how_many)
    for card in range(52):
        naming = [row for row in rows if pattern_set(row[0]) >> card & 1]
        for _, rivals in groupby(naming, key=_how_many):
            first, *others = rivals
            for pattern, value in others:
                if value != first[1]:
                    found.setdefault((first[0], pattern), Clash(first[0], pattern, card))
            if not falls_through(first[1]):
                break
    return list(found.values())


def _how_many(row: Row[T]) -> int:
    return pattern_set(row[0]).bit_count()
