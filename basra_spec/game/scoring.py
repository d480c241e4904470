"""Score a round, and find whether a match has ended. Totals are compared after whole rounds only."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal

from attrs import frozen

from basra_spec.game.faults import MatchError
from basra_spec.game.position import Award
from basra_spec.game.rules import MostItem, Rules


@frozen
class Score:
    """The points of a round."""

    totals: tuple[int, ...]
    """The points of each side, including its Basras."""
    items: Mapping[str, tuple[int, ...]]
    """The points of each side by name of the score item, without Basras."""
    carried: int
    """The points that no side got and that carry over to the next round."""


def score(rules: Rules, piles: Sequence[int], awards: Sequence[Sequence[Award]], carried: int = 0) -> Score:
    """The score of a round from each side's pile (a set of cards, including its leftovers) and awards (`Position.awards`).

    `carried` is the number of points carried over from earlier rounds.
    """
    items = {row.name: tuple(row.worth * (pile & row.cards).bit_count() for pile in piles) for row in rules.round.each}
    waiting = 0
    for row in rules.round.most:
        paid, left = _most(row, [pile.bit_count() for pile in piles], carried if row.tie == "carry" else 0)
        items[row.name] = paid
        waiting += left
    totals = tuple(
        sum(award.points for award in paid_before) + sum(paid[side] for paid in items.values()) for side, paid_before in enumerate(awards)
    )
    return Score(totals, items, waiting)


def _most(row: MostItem, sizes: Sequence[int], carried: int) -> tuple[tuple[int, ...], int]:
    """What each side gets for the most cards, and the points carried over.

    A single side with the most wins, if it has at least `least`. The `tie` word decides ties, and whether points carry over if nobody wins.
    """
    most = max(sizes)
    pot, level = row.worth + carried, list(sizes).count(most)
    paid, carries = TIE[row.tie] if level > 1 or most < row.least else _WON
    each = paid(pot, level) if most >= row.least else 0
    return tuple(each if size == most else 0 for size in sizes), pot if carries else 0


def _nothing(pot: int, level: int) -> int:
    return 0


def _in_equal_parts(pot: int, level: int) -> int:
    """Equal whole points; the remainder is lost. A single side gets all."""
    return pot // level


# The points of each side with the most, and whether they carry over to the next round instead.
Tie = tuple[Callable[[int, int], int], bool]
_WON: Final[Tie] = (_in_equal_parts, False)
TIE: Final[dict[str, Tie]] = {"nobody": (_nothing, False), "carry": (_nothing, True), "share": (_in_equal_parts, False)}


# --- matches ---------------------------------------------------------------------------------------------------------------------------

Status = Literal["won", "draw", "another-round"]


@frozen
class Standing:
    """A match after some rounds."""

    totals: tuple[int, ...]
    """The points of each side."""
    status: Status
    """The state of the match: `won`, `draw` or `another-round`."""
    winner: int | None
    """The side that has won; None if no side has."""
    playing: tuple[int, ...]
    """The sides that play the next round; empty if the match is over."""


def standing(rules: Rules, rounds: Sequence[Sequence[int]]) -> Standing:
    """The standing of a match after rounds with these scores, each with one number for each side.

    Points carried over are in no total. Raises `MatchError`.
    """
    if not rounds or not rounds[0] or len({len(scores) for scores in rounds}) > 1:
        raise MatchError("no-rounds")
    totals = (0,) * len(rounds[0])
    now = _goes_on(totals, range(len(totals)))
    for number, scores in enumerate(rounds, 1):
        if now.status != "another-round":
            raise MatchError("match-over", number=number - 1)
        absent = [side for side, points in enumerate(scores) if points and side not in now.playing]
        if absent:
            raise MatchError("side-does-not-play", side=absent[0], number=number)
        totals = tuple(total + points for total, points in zip(totals, scores, strict=True))
        now = _after(rules, totals, number)
    return now


def _after(rules: Rules, totals: tuple[int, ...], rounds: int) -> Standing:
    best = max(totals)
    capped = rules.match.cap_rounds is not None and rounds >= rules.match.cap_rounds
    everyone = range(len(totals))
    if best < rules.match.target and not capped:
        return _goes_on(totals, everyone)
    if totals.count(best) == 1:
        return Standing(totals, "won", totals.index(best), ())
    level_sides = [side for side in everyone if totals[side] == best]
    return LEVEL[rules.match.cap_level if capped else rules.match.level](totals, level_sides)


def _goes_on(totals: tuple[int, ...], playing: Iterable[int]) -> Standing:
    return Standing(totals, "another-round", None, tuple(playing))


# What happens if several sides share the highest total at the end: a function of the totals and those sides.
LEVEL: Final[dict[str, Callable[[tuple[int, ...], list[int]], Standing]]] = {
    "draw": lambda totals, level: Standing(totals, "draw", None, ()),
    "another-round": lambda totals, level: _goes_on(totals, range(len(totals))),
    "level-sides": _goes_on,
}
