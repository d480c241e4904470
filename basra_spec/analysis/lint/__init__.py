"""Checks that need play or search: what only `check` says of a ruleset that loads.

A check is a function of a ruleset and its compiled rules; its docstring is its page of the reference. `CHECKS` registers each by the code
of its problems. What a check cannot decide within its budget it leaves undecided, and a note says so. Imports what `analysis` imports,
and `analysis` itself.
"""

from collections.abc import Iterable
from pathlib import Path as File
from typing import Any, Final

from attrs import evolve

from basra_spec.analysis.budget import BudgetSpent, limited_to
from basra_spec.analysis.lint import awards, choices, match_end, names, reachable_points, unreachable
from basra_spec.game.rules import Rules
from basra_spec.rulesets import loader
from basra_spec.rulesets.attribution import reattribute
from basra_spec.rulesets.checks import OF_RULES, Check
from basra_spec.rulesets.checks.decisions import reading_does_not_fit
from basra_spec.rulesets.merge import Change
from basra_spec.rulesets.problems import Path, Problem, ProblemsFound
from basra_spec.rulesets.resolved import Resolved, rules_of, variant

STEPS: Final = 100_000
"""The budget of each check, in steps of a few microseconds."""
KINDS_DISAGREE: Final = Check("kinds-disagree", awards.kinds_disagree, about=("basra", "kinds"))
OF_PLAY: Final = (
    Check("class-unreached", unreachable.class_unreached, "warning", ("plays",)),
    Check("item-unwinnable", reachable_points.item_unwinnable, "warning", ("round",)),
    Check("kind-never-holds", unreachable.kind_never_holds, "warning", ("basra", "kinds")),
    Check("kind-of-any-card", names.kind_of_any_card, "warning", ("basra", "kinds")),
    Check("kind-shadowed", awards.kind_shadowed, "warning", ("basra", "kinds")),
    Check("match-may-never-end", match_end.match_may_never_end, "warning", ("match",)),
    Check("too-many-captures", choices.too_many_captures, "warning", ("capture",)),
    Check("near-name", names.near_name, "warning"),
    Check("target-never-hit", match_end.target_never_hit, "note", ("match",)),
)
"""The checks whose problems keep no ruleset from being used."""
CHECKS: Final = (KINDS_DISAGREE, *OF_PLAY)


def check(path: File) -> tuple[Problem, ...]:
    """Validate a file: a ruleset with all its parents, or a house rule by itself. Raises `ProblemsFound` with its errors.

    Returns the warnings and notes on a ruleset that can be used, in order of place; a house rule by itself has none.
    """
    with loader.in_authors_terms(path):
        resolved = loader.resolve_or_house_rule(path)
        found = problems_of(resolved) if resolved else []
        errors = [problem for problem in found if problem.level == "error"]
        if errors:
            raise ProblemsFound(errors)
    moved = reattribute(found, resolved.file, [path.parent]) if resolved else []
    return tuple(sorted(moved, key=lambda problem: problem.order))


def problems_of(resolved: Resolved) -> list[Problem]:
    """What these checks find in a ruleset: errors, or if there are none, warnings and notes."""
    rules = rules_of(resolved)
    found = _found(KINDS_DISAGREE, resolved, rules)
    if _no_errors(found):
        found += reading_does_not_fit(resolved, [kinds_disagree])
    return [*found, *(problem for each in OF_PLAY for problem in _found(each, resolved, rules))] if _no_errors(found) else found


def kinds_disagree(resolved: Resolved) -> list[Problem]:
    """The kinds of Basra that disagree, as far as that is decided within the budget."""
    return [problem for problem in _found(KINDS_DISAGREE, resolved, rules_of(resolved)) if problem.level == "error"]


def sensible(resolved: Resolved, changes: Iterable[tuple[Path, Any]]) -> Resolved | None:
    """The ruleset with these rules set (or removed, with None), if it passes every check and its kinds agree; None if not."""
    try:
        return variant(resolved, [Change(path, value, resolved.file, ()) for path, value in changes], (*OF_RULES, kinds_disagree))
    except ProblemsFound:
        return None


def _no_errors(problems: Iterable[Problem]) -> bool:
    return all(problem.level != "error" for problem in problems)


def _found(check: Check, resolved: Resolved, rules: Rules) -> list[Problem]:
    """What a check finds within its budget, and a note if it did not get to the end."""
    found: list[Problem] = []
    try:
        with limited_to(STEPS):
            found.extend(evolve(problem, level=check.level) for problem in check.find(resolved, rules))
    except BudgetSpent:
        message = f"{check.code} was not decided within {STEPS:,} steps"
        hint = "the ruleset can be used; fewer kinds of Basra, or fewer cards of the same value, make the check shorter"
        found.append(evolve(resolved.problem("not-decided", message, hint, check.about), level="note"))
    return found
