"""A resolved ruleset with some rules changed: what a variant, a house rule, a reading and a mutant all are."""

from collections.abc import Iterable
from typing import Any

from attrs import evolve

from basra_spec.checks import OF_RULES
from basra_spec.merge import Change
from basra_spec.problems import Path
from basra_spec.resolved import Resolved
from basra_spec.rules import Rules, compile_rules
from basra_spec.ruleset import Ruleset
from basra_spec.words import WordError


def changed(resolved: Resolved, changes: Iterable[tuple[Path, Any]]) -> Resolved | None:
    """The ruleset with these rules set (or removed, with None); None where that makes no sense."""
    told = [Change(path, value, resolved.file, ()) for path, value in changes]
    merged, problems = resolved.merged.with_changes(told)
    if problems:
        return None
    try:
        variant = evolve(resolved, merged=merged, ruleset=Ruleset.of(merged.data), decisions={})
    except (KeyError, WordError, TypeError):
        return None
    return None if any(problem for check in OF_RULES for problem in check(variant)) else variant


def rules_of(resolved: Resolved) -> Rules:
    """The compiled rules of a resolved ruleset."""
    return compile_rules(resolved.ruleset, resolved.id)
