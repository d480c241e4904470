"""When a match ends, and who has won. Totals are looked at after whole rounds only."""

from collections.abc import Sequence
from typing import Literal

from attrs import frozen

from basra_spec.rules import Rules

Status = Literal["won", "draw", "another-round"]


class MatchError(ValueError):
    """Rounds that cannot be one match: none at all, sides that change, or rounds after its end."""


@frozen
class Standing:
    """A match after some rounds: the totals by side, whether it goes on, and the side that has won (None: nobody)."""

    totals: tuple[int, ...]
    status: Status
    winner: int | None


def standing(rules: Rules, rounds: Sequence[Sequence[int]]) -> Standing:
    """Where a match stands after rounds with these scores (one number a side). Points still carried are in nobody's total.

    Raises `MatchError`.
    """
    if not rounds or len({len(scores) for scores in rounds}) > 1:
        raise MatchError("a match has at least one round, and each round one score a side")
    totals = (0,) * len(rounds[0])
    now = Standing(totals, "another-round", None)
    for number, scores in enumerate(rounds, 1):
        if now.status != "another-round":
            raise MatchError(f"the match was over after round {number - 1}")
        totals = tuple(total + points for total, points in zip(totals, scores, strict=True))
        now = _after(rules, totals, number)
    return now


def _after(rules: Rules, totals: tuple[int, ...], rounds: int) -> Standing:
    best = max(totals)
    capped = rules.cap_rounds is not None and rounds >= rules.cap_rounds
    if best < rules.target and not capped:
        return Standing(totals, "another-round", None)
    if totals.count(best) == 1:
        return Standing(totals, "won", totals.index(best))
    level = rules.cap_level if capped else rules.level
    return Standing(totals, "draw" if level == "draw" else "another-round", None)
