"""When a match ends, and who has won. Totals are looked at after whole rounds only."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from attrs import frozen

from basra_spec.game.rules import Rules

Status = Literal["won", "draw", "another-round"]


class MatchError(ValueError):
    """Rounds that cannot be one match: none at all, sides that change, or rounds after its end."""


@frozen
class Standing:
    """A match after some rounds."""

    totals: tuple[int, ...]
    """The points of each side."""
    status: Status
    """How it stands: `won`, `draw` or `another-round`."""
    winner: int | None
    """The side that has won; None where nobody has."""
    playing: tuple[int, ...]
    """The sides that play the next round; none where there is none."""


def standing(rules: Rules, rounds: Sequence[Sequence[int]]) -> Standing:
    """Where a match stands after rounds with these scores, one number a side, as `match` of the ruleset decides it.

    Points still carried are in nobody's total. Raises `MatchError`.
    """
    if not rounds or not rounds[0] or len({len(scores) for scores in rounds}) > 1:
        raise MatchError("a match has at least one round, and each round one score a side")
    totals = (0,) * len(rounds[0])
    now = _goes_on(totals, range(len(totals)))
    for number, scores in enumerate(rounds, 1):
        if now.status != "another-round":
            raise MatchError(f"the match was over after round {number - 1}")
        absent = [side for side, points in enumerate(scores) if points and side not in now.playing]
        if absent:
            raise MatchError(f"side {absent[0]} scores in round {number}, which it does not play")
        totals = tuple(total + points for total, points in zip(totals, scores, strict=True))
        now = _after(rules, totals, number)
    return now


def _after(rules: Rules, totals: tuple[int, ...], rounds: int) -> Standing:
    best = max(totals)
    capped = rules.cap_rounds is not None and rounds >= rules.cap_rounds
    everyone = range(len(totals))
    if best < rules.target and not capped:
        return _goes_on(totals, everyone)
    if totals.count(best) == 1:
        return Standing(totals, "won", totals.index(best), ())
    level_sides = [side for side in everyone if totals[side] == best]
    return LEVEL[rules.cap_level if capped else rules.level](totals, level_sides)


def _goes_on(totals: tuple[int, ...], playing: Iterable[int]) -> Standing:
    return Standing(totals, "another-round", None, tuple(playing))


# What happens where several sides share the highest total at the end: from the totals and those sides to the standing.
LEVEL: Final[dict[str, Callable[[tuple[int, ...], list[int]], Standing]]] = {
    "draw": lambda totals, level: Standing(totals, "draw", None, ()),
    "another-round": lambda totals, level: _goes_on(totals, range(len(totals))),
    "level-sides": _goes_on,
}
