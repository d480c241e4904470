"""Checks of a ruleset's decisions: the rules that they are about, and the readings that they offer."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from basra_spec.rulesets.merge import Change, dotted
from basra_spec.rulesets.problems import Path, Problem, ProblemsFound
from basra_spec.rulesets.resolved import Check, Decision, Resolved, variant
from basra_spec.system.text import nearest


def decision_at_nothing(resolved: Resolved) -> Iterator[Problem]:
    """Each path under `at` of a decision is the path of a rule in the ruleset.

    Good: `at: [ceremony.direction]`.
    Bad: `at: [ceremony.colour]`.
    """
    known = {dotted(leaf[:depth]) for leaf in resolved.merged.setters for depth in range(1, len(leaf) + 1)}
    for name, decision in resolved.file.data.get("decisions", {}).items():
        for number, path in enumerate(decision.get("at", [])):
            if resolved.merged.value(tuple(path.split("."))) is None:
                place: Path = ("decisions", name, "at", number)
                yield resolved.file.problem(place, "decision-at-nothing", f'there is no rule "{path}"', nearest(path, known))


def reading_does_not_fit(resolved: Resolved, others: Sequence[Check]) -> Iterator[Problem]:
    """Under each reading of a decision, the ruleset must pass every other check.

    Only a file's own readings are checked. An inherited reading that no longer fits is dropped without an error.

    Good: `readings: {haul-by-points: {capture: {keep: [most-points, deck-order]}}}`.
    Bad: `readings: {no-komi: {plays: {kommi: null}}}`: there is nothing to remove.
    """
    for decision in resolved.decisions.values():
        for name, changes in decision.readings.items() if decision.file is resolved.file else ():
            for problem in _problems(resolved, changes, others)[:1]:
                place = ("decisions", decision.name, "readings", name)
                message = f'the reading "{name}" of "{decision.name}" is invalid: {problem.message}'
                yield decision.file.problem(place, "reading-does-not-fit", message, problem.hint, on_key=True)


def still_fitting(resolved: Resolved, others: Sequence[Check]) -> Resolved:
    """The ruleset without the inherited readings that no longer fit it."""
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
