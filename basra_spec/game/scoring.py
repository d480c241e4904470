"""What each side scores at the end of a round."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from attrs import frozen

from basra_spec.game.rules import MostRow, Rules


@frozen
class Score:
    """The points of a round."""

    totals: tuple[int, ...]
    """The points of each side, its Basras among them."""
    items: Mapping[str, tuple[int, ...]]
    """The points of each side by score item, under the names that the ruleset gives them; Basras are no item."""
    carried: int
    """The points that nobody has got and that wait for the next round."""


def score(rules: Rules, piles: Sequence[int], basras: Sequence[Sequence[int]], carried: int = 0) -> Score:
    """The score of a round from each side's pile (a set of cards, the leftovers among them) and its Basras (the points of each).

    `carried` are the points that waited from earlier rounds. What is paid for is told by `round.score` of the ruleset.
    """
    items = {row.name: tuple(row.worth * (pile & row.cards).bit_count() for pile in piles) for row in rules.each}
    waiting = 0
    for row in rules.most:
        paid, left = _most(row, [pile.bit_count() for pile in piles], carried if row.tie == "carry" else 0)
        items[row.name] = paid
        waiting += left
    totals = tuple(sum(made) + sum(paid[side] for paid in items.values()) for side, made in enumerate(basras))
    return Score(totals, items, waiting)


def _most(row: MostRow, sizes: Sequence[int], carried: int) -> tuple[tuple[int, ...], int]:
    """What each side gets for having the most, and what is carried on.

    Strictly the most wins, with any number of sides; a most that is too few pays nobody, and a tie for the most what its word says.
    """
    most = max(sizes)
    pot, level = row.worth + carried, list(sizes).count(most)
    paid, carries = TIE[row.tie] if level > 1 or most < row.least else _WON
    each = paid(pot, level) if most >= row.least else 0
    return tuple(each if size == most else 0 for size in sizes), pot if carries else 0


def _nothing(pot: int, level: int) -> int:
    return 0


def _in_equal_parts(pot: int, level: int) -> int:
    """Whole points; what does not go round is nobody's. A side alone gets all."""
    return pot // level


# What each of the sides with the most gets of the points, and whether the points wait for the next round.
Tie = tuple[Callable[[int, int], int], bool]
_WON: Final[Tie] = (_in_equal_parts, False)
TIE: Final[dict[str, Tie]] = {"nobody": (_nothing, False), "carry": (_nothing, True), "share": (_in_equal_parts, False)}
