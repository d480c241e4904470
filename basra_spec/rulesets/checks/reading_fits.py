"""A decision's readings are changes that could be made: each gives a whole ruleset that passes every other check.

Good: `readings: {haul-by-points: {capture: {keep: [most-points, deck-order]}}}`.
Bad: `readings: {no-komi: {plays: {kommi: null}}}`: there is nothing to remove.
"""

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from basra_spec.rulesets.merge import Change
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import Check, Decision, Resolved, variant

CODE = "reading-does-not-fit"


def check(resolved: Resolved, others: Sequence[Check] = ()) -> Iterator[Problem]:
    """The first problem of every reading of the file's own decisions; `others` are the other checks.

    A reading that was inherited and no longer fits has lapsed, and is no mistake of this file (`still_fitting`).
    """
    for decision in resolved.decisions.values():
        for name, changes in decision.readings.items() if decision.file is resolved.file else ():
            for problem in _problems(resolved, changes, others)[:1]:
                place = ("decisions", decision.name, "readings", name)
                message = f'the reading "{name}" of "{decision.name}" cannot be made: {problem.message}'
                yield decision.file.problem(place, CODE, message, problem.hint, on_key=True)


def still_fitting(resolved: Resolved, others: Sequence[Check]) -> Resolved:
    """The ruleset without the inherited readings that its own changes have left without a place."""
    return evolve(resolved, decisions={name: _fitting(resolved, decision, others) for name, decision in resolved.decisions.items()})


def _fitting(resolved: Resolved, decision: Decision, others: Sequence[Check]) -> Decision:
    if decision.file is resolved.file:
        return decision
    kept = {name: changes for name, changes in decision.readings.items() if not _problems(resolved, changes, others)}
    return evolve(decision, readings=kept)


def _problems(resolved: Resolved, changes: Iterable[Change], others: Sequence[Check]) -> list[Problem]:
    """What is wrong with the ruleset under a reading, a stage at a time."""
    try:
        variant(resolved, changes, others)
    except ProblemsFound as found:
        return list(found.problems)
    return []
