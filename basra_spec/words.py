"""The two small notations inside a ruleset's values: card patterns (`A-10`, `7D`, `any`) and bounds (`1`, `0-10`, `2+`)."""

import difflib
import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from basra_spec.cards import FULL_DECK, NAMES, RANKS

ANY: Final = "any"
UNBOUNDED: Final = 1 << 30


class WordError(ValueError):
    """A value that its notation cannot read: `code` is the problem's code, `hint` how to mend it."""

    def __init__(self, code: str, message: str, hint: str) -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


def likeliest(word: str, allowed: Iterable[str]) -> str | None:
    """The allowed word that an unknown one is most like; None where it is like none of them."""
    folded = {name.casefold(): name for name in sorted(allowed)}
    close = difflib.get_close_matches(word.casefold(), folded, n=1, cutoff=0.6)
    return folded[close[0]] if close else None


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
    meant = _PICTURES.get(text.casefold().removesuffix("s")) or (text.upper() if text.upper() in RANKS else None)
    if meant:
        return f'did you mean "{meant}"?'
    return "a pattern is a rank (A 2 … 10 J Q K), a range of ranks (A-10), a card (7D, 10H) or any"


class Bounds(NamedTuple):
    """The whole numbers from `low` to `high`, both included."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> "Bounds":
        """Read `1`, `0-10` or `2+`. Raises `WordError`."""
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4})|(\+))?", text)
        if not found:
            raise WordError("bad-bounds", f'"{text}" is no bound', 'write one number (1), a range (0-10) or "at least" (2+)')
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
