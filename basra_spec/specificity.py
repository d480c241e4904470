"""Where several patterns name a card, the one that names the fewest cards wins; two that name equally few must say the same."""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from basra_spec.cards import members
from basra_spec.words import pattern_set

T = TypeVar("T")
Row = tuple[str, T]


class Clash(NamedTuple):
    """Two patterns, equally specific, that say different things of a card."""

    first: str
    second: str
    card: int


def by_card(rows: Iterable[Row[T]]) -> tuple[T | None, ...]:
    """What the rows (pattern, value) say of each of the 52 cards; None where no pattern names it."""
    told: list[T | None] = [None] * 52
    for pattern, value in sorted(rows, key=_how_many, reverse=True):
        for card in members(pattern_set(pattern)):
            told[card] = value
    return tuple(told)


def clashes(rows: Iterable[Row[T]]) -> list[Clash]:
    """Every pair of patterns that are the most specific for some card and disagree; one card of each."""
    found: dict[tuple[str, str], Clash] = {}
    rows = sorted(rows, key=_how_many)
    for card in range(52):
        naming = [row for row in rows if pattern_set(row[0]) >> card & 1]
        rivals = [row for row in naming if _how_many(row) == _how_many(naming[0])]
        for pattern, value in rivals[1:]:
            if value != rivals[0][1]:
                found.setdefault((rivals[0][0], pattern), Clash(rivals[0][0], pattern, card))
    return list(found.values())


def _how_many(row: Row[T]) -> int:
    return pattern_set(row[0]).bit_count()
