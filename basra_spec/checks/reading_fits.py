"""A decision's readings are changes that could be made: each gives a whole ruleset that passes every other check.

Good: `readings: {haul-by-points: {capture: {keep: [most-points, deck-order]}}}`.
Bad: `readings: {no-komi: {plays: {kommi: null}}}`: there is nothing to remove.
"""

from collections.abc import Iterator

from basra_spec.problems import Problem
from basra_spec.resolved import Resolved

CODE = "reading-does-not-fit"


def check(resolved: Resolved) -> Iterator[Problem]:
    """The problems of every reading of the decisions in force."""
    for decision in resolved.decisions.values():
        for name, changes in decision.readings.items():
            _, problems = resolved.merged.with_changes(changes)
            for problem in problems:
                place = ("decisions", decision.name, "readings", name)
                message = f'the reading "{name}" of "{decision.name}" cannot be made: {problem.message}'
                yield decision.file.problem(place, CODE, message, problem.hint, on_key=True)
