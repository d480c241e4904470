"""A class takes by rank and sums, or it sweeps: what a sweep leaves there is nothing to choose, so that the ways do not mix.

Good: `takes: {rank: many, sums: many}`, `takes: {sweep: [any]}`.
Bad: `takes: {rank: many, sweep: [any]}`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "sweep-not-alone"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each class that mixes them."""
    for name, row in resolved.ruleset.plays.items():
        if row.takes.sweep and (row.takes.rank or row.takes.sums):
            path = ("plays", name, "takes")
            hint = "remove one; in a file that extends another, null removes it: takes: {rank: null, sums: null, sweep: [any]}"
            yield resolved.problem(CODE, f'the class "{name}" sweeps and also takes by rank or sums', hint, (*path, "sweep"), path)
