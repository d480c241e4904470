"""Where several patterns name a card, the one that names the fewest cards wins; two that name equally few must say the same."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple, TypeVar

from basra_spec.game.cards import members
from basra_spec.game.patterns import pattern_set

T = TypeVar("T")
Row = tuple[str, T]


class Clash(NamedTuple):
    """Two patterns, equally specific, that say different things of a card."""

    first: str
    second: str
    card: int


def ranked(rows: Iterable[Row[T]]) -> tuple[list[T], ...]:
    """What the rows (pattern, value) say of each of the 52 cards, the most specific first, each value once."""
    told: tuple[dict[T, None], ...] = tuple({} for _ in range(52))
    for pattern, value in sorted(rows, key=_how_many):
        for card in members(pattern_set(pattern)):
            told[card].setdefault(value)
    return tuple(map(list, told))


def by_card(rows: Iterable[Row[T]]) -> tuple[T | None, ...]:
    """What the most specific row says of each of the 52 cards; None where no pattern names it."""
    told: list[T | None] = [None] * 52
    for pattern, value in sorted(rows, key=_how_many, reverse=True):
        for card in members(pattern_set(pattern)):
            told[card] = value
    return tuple(told)


def clashes(rows: Iterable[Row[T]], falls_through: Callable[[T], bool] = lambda _: False) -> list[Clash]:
    """Every pair of patterns that are equally specific for some card and disagree, where that matters; one card of each.

    It matters among the most specific; and below a value that `falls_through`, among the next.
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
