"""Groups of one sum are looked for up to a sum of 20, the highest capture value there is; beyond, the ways to split are too many to try.

Good: `splits: {groups: 2+, sum: 0-9}`.
Bad: `splits: {groups: 2+, sum: 0+}`.
"""

from collections.abc import Iterator

from basra_spec.game.ruleset import FloorCondition
from basra_spec.game.sums import HIGHEST_VALUE
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "split-sum-too-large"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each floor condition that asks for more."""
    ruleset = resolved.ruleset
    conditions: list[tuple[Path, FloorCondition | None]] = [(("plays", name, "when"), row.when) for name, row in ruleset.plays.items()]
    for name, kind in ruleset.basra.kinds.items():
        conditions.append((("basra", "kinds", name, "floor"), kind.floor))
        conditions.append((("basra", "kinds", name, "previous", "floor"), kind.previous.floor if kind.previous else None))
    for path, condition in conditions:
        if condition and condition.splits and condition.splits.sum.high > HIGHEST_VALUE:
            message = f"groups with a sum of {condition.splits.sum} cannot be looked for"
            yield resolved.problem(CODE, message, f"name a sum of at most {HIGHEST_VALUE}: 0-{HIGHEST_VALUE}", (*path, "splits", "sum"))
