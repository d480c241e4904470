"""The haul with most points is chosen from few: `most-points` comes after a filter that looks at counts, or before `deck-order`.

Alone it leaves every haul that has the points, whatever else is in it; on a full floor these are too many to compare.

Good: `keep: [most-cards, most-points]`, `keep: [most-points, deck-order]`.
Bad: `keep: [most-points]`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "points-alone"

_LOOKS_AT_COUNTS = {"most-cards", "most-groups", "no-group-left"}


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem."""
    keep = resolved.ruleset.capture.keep
    if "most-points" in keep and "deck-order" not in keep and keep[0] not in _LOOKS_AT_COUNTS:
        hint = "write [most-cards, most-points], or [most-points, deck-order]"
        yield resolved.problem(CODE, "most-points is neither after a count nor before deck-order", hint, ("capture", "keep"))
