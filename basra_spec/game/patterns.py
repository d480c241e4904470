"""The two small notations inside a ruleset's values: card patterns (`A-10`, `7D`, `any`) and bounds (`1`, `0-10`, `2+`)."""

import difflib
import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from basra_spec.game.cards import FULL_DECK, NAMES, RANKS, likely_card

ANY: Final = "any"
UNBOUNDED: Final = 1 << 30


class WordError(ValueError):
    """A value that its notation cannot read: `code` is the problem's code, `hint` how to mend it."""

    def __init__(self, code: str, message: str, hint: str) -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


_LIKE: Final = 0.6
_PARTS: Final = re.compile(r"[-_ ]+")


def likeliest(word: str, allowed: Iterable[str]) -> str | None:
    """The allowed word that an unknown one is most like; None where it is like none of them.

    Words of several parts are alike only where each part of the shorter has one like it in the other: `first-play` is no `last-play`.
    """
    folded = {name.casefold(): name for name in sorted(allowed)}
    close = difflib.get_close_matches(word.casefold(), folded, n=5, cutoff=_LIKE)
    return next((folded[name] for name in close if _alike(word.casefold(), name)), None)


def _alike(one: str, other: str) -> bool:
    fewer, more = sorted((_PARTS.split(one), _PARTS.split(other)), key=len)
    return all(difflib.get_close_matches(part, more, n=1, cutoff=_LIKE) for part in fewer)


def mistyped(word: str, others: Iterable[str]) -> str | None:
    """The other name of which this one is a slip: one letter more, less, other or in the wrong place, in each part of four letters or more.

    Names that differ in digits only are meant to differ.
    """
    return next((other for other in sorted(others) if other != word and _slipped(word, other)), None)


def _slipped(one: str, other: str) -> bool:
    if max(len(one), len(other)) < _LEAST_SLIP or re.sub(r"\d", "", one) == re.sub(r"\d", "", other):
        return False
    pairs = list(zip(_PARTS.split(one), _PARTS.split(other), strict=False))
    parts = len(_PARTS.split(one)) == len(_PARTS.split(other))
    return _steps(one, other) == 1 or (parts and all(a == b or (len(a) >= _LEAST_SLIP and _steps(a, b) == 1) for a, b in pairs))


_LEAST_SLIP: Final = 4


def _steps(one: str, other: str) -> int:
    """How many letters must be put in, left out, changed or swapped with the next to make one word of the other."""
    before, row = list[int](), list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            swapped = i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted
            ways = (before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted), *((last[j - 2] + 1,) if swapped else ()))
            row.append(min(ways))
    return row[-1]


def nearest(word: str, allowed: Iterable[str], otherwise: str = "") -> str:
    """A hint for an unknown word: the likeliest of the allowed ones, else what `otherwise` says, else all of them."""
    allowed = sorted(allowed)
    close = likeliest(word, allowed)
    return f'did you mean "{close}"?' if close is not None else otherwise or f"allowed: {', '.join(allowed)}"


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
    cards = 0
    for pattern in patterns:
        cards |= pattern_set(pattern)
    return cards


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
    """The whole numbers from `low` to `high`, both included."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> "Bounds":
        """Read `1`, `0-10` or `2+`. Raises `WordError`."""
        found = _BOUNDS.fullmatch(text)
        if not found:
            plain = re.sub(_DASHES, "-", text)
            hint = f"write {plain}, with a plain hyphen and no spaces" if plain != text and _BOUNDS.fullmatch(plain) else _BOUNDS_HINT
            raise WordError("bad-bounds", f'"{text}" is no bound', hint)
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
