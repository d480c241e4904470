"""A score item pays for `each` of some cards, or for the `most`: just one of the two; and `tie` and `min` belong to `most`.

Good: `{each: [J], worth: 1}`, `{most: cards, worth: 30, tie: carry}`.
Bad: `{each: [J], most: cards, worth: 1}`, `{worth: 1}`, `{each: [J], worth: 1, tie: carry}`, `{most: cards, worth: 30}`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "each-or-most"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem an item."""
    for name, item in resolved.ruleset.round.score.items():
        found = _wrong(item.each is not None, item.most is not None, item.tie is not None, item.min > 0)
        if found:
            path = ("round", "score", name)
            message, hint = found
            yield resolved.problem(CODE, f'the score item "{name}" {message}', hint, path)


def _wrong(each: bool, most: bool, tie: bool, least: bool) -> tuple[str, str] | None:
    if each and most:
        return "has both each and most", "keep one; null removes what the parent has"
    if not each and not most:
        return "has neither each nor most", "say what it pays for: each: [J], or most: cards"
    if each and (tie or least):
        return "has a tie or a min, and pays for each card", "remove it: tie and min belong to most"
    if most and not tie:
        return "does not say what a tie does", "add tie: nobody, tie: carry or tie: share"
    return None
