"""A ruleset with some rules changed: what a variant, a house rule, a reading and a mutant all are."""

from collections.abc import Callable, Iterable, Sequence

from attrs import evolve

from basra_spec.game.compiler import compile_rules
from basra_spec.game.rules import Rules
from basra_spec.game.ruleset import Ruleset
from basra_spec.rulesets.merge import Change
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import whole_problems

Check = Callable[[Resolved], Iterable[Problem]]


def variant(resolved: Resolved, changes: Iterable[Change], checks: Sequence[Check] = ()) -> Resolved:
    """The ruleset after these changes; its decisions are left out. Raises `ProblemsFound` with those of the first stage that has any."""
    merged, problems = resolved.merged.with_changes(changes)
    problems = problems or whole_problems(resolved.file, merged.data, merged.blamed)
    if problems:
        raise ProblemsFound(problems)
    changed = evolve(resolved, merged=merged, ruleset=Ruleset.of(merged.data), decisions={})
    problems = [problem for check in checks for problem in check(changed)]
    if problems:
        raise ProblemsFound(problems)
    return changed


def rules_of(resolved: Resolved) -> Rules:
    """The compiled rules of a resolved ruleset."""
    return compile_rules(resolved.ruleset, resolved.id)


def reading_rules(resolved: Resolved, *readings: str) -> Rules:
    """The compiled rules under readings of the ruleset, taken together.

    Raises `KeyError` where no decision has one of them, and `ProblemsFound` where they do not go together.
    """
    known = {name: changes for decision in resolved.decisions.values() for name, changes in decision.readings.items()}
    ruleset = variant(resolved, [change for reading in readings for change in known[reading]]).ruleset
    return compile_rules(ruleset, f"{resolved.id} as {' and '.join(readings)}" if readings else resolved.id)
