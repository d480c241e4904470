"""What every language of the site is made from: the rulesets, the suite, what the rulesets answer, and where they differ."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from attrs import frozen

from basra_spec import library
from basra_spec.cases import Case, suite
from basra_spec.data import shipped
from basra_spec.difference import Difference, Disagreement, disagreements
from basra_spec.engine import answer
from basra_spec.messages import Message
from basra_spec.resolved import Resolved
from basra_spec.rules import Rules
from basra_spec.schema import validator
from basra_spec.stated import shipped_statements
from basra_spec.telling import told, told_outcome
from basra_spec.trace import assumptions
from basra_spec.variants import rules_of

SIZE: Final = 2
"""Cards on the floor up to which a position is searched that shows a difference."""


@cache
def rulesets() -> Mapping[str, Resolved]:
    """The rulesets that ship, by id."""
    return {resolved.id: resolved for resolved in library.load_many([])}


@cache
def cases() -> Sequence[Case]:
    """The suite that ships."""
    return suite()


@cache
def schema() -> Mapping[str, Any]:
    """The schema of a whole ruleset."""
    found: Mapping[str, Any] = validator(shipped("rulesets") / "schema" / "ruleset.schema.json").schema
    return found


# --- where rulesets differ ----------------------------------------------------------------------------------------------------------


@frozen
class Differing:
    """A rule on which two rulesets differ, and the smallest position that shows it (empty: none), with the answers by ruleset."""

    path: tuple[Any, ...]
    name: str
    position: str = ""
    answers: tuple[tuple[str, str], ...] = ()


@frozen
class Compared:
    """A ruleset beside another."""

    ruleset: str
    other: str
    differing: tuple[Differing, ...]


def beside(ruleset: str) -> str:
    """The ruleset that this one stands beside: its parent, or the first that has none."""
    parent = rulesets()[ruleset].parent
    return parent.id if parent else next(name for name, each in rulesets().items() if not each.parent)


def compared(ruleset: str) -> Compared:
    """A ruleset beside its parent."""
    other = beside(ruleset)
    found = disagreements(rulesets()[ruleset], rulesets()[other], SIZE) if ruleset != other else ()
    return Compared(ruleset, other, tuple(_differing(each, ruleset, other) for each in found))


def _differing(found: Disagreement, ruleset: str, other: str) -> Differing:
    if found.shown:
        return _shown(found, found.shown, ruleset, other)
    if found.alone:
        second = other if found.of == ruleset else ruleset
        return _shown(found, found.alone, found.of, f"{found.of} + {found.name} ({second})")
    return Differing(found.path, found.name)


def _shown(found: Disagreement, shown: Difference, *names: str) -> Differing:
    answers = [told_outcome(shown.situation, outcome) for outcome in (shown.first, shown.second)]
    return Differing(found.path, found.name, told(shown.situation.question()), tuple(zip(names, answers, strict=True)))


# --- what is assumed ------------------------------------------------------------------------------------------------------------------


@cache
def assumed(ruleset: str) -> Mapping[tuple[str, ...], Sequence[str]]:
    """The rules of a ruleset that no statement backs, as paths, each with the decisions about it."""
    found = assumptions(rulesets()[ruleset], shipped_statements().statements.values())
    return {tuple(each.leaf.split(".")): each.decisions for each in found}


# --- what rulesets answer -----------------------------------------------------------------------------------------------------------


def answered(case: Case) -> tuple[str, dict[str, Message | None]]:
    """A case's id, and what each ruleset answers to it; None where the question does not fit it."""
    return case.id, {name: _answer(case, name) for name in rulesets()}


@cache
def _rules(ruleset: str) -> Mapping[str, Rules]:
    return {ruleset: rules_of(rulesets()[ruleset])}


def _answer(case: Case, ruleset: str) -> Message | None:
    rules = _rules(ruleset)
    try:
        answered = answer(rules, case.request(ruleset, rules[ruleset]))
    except ValueError:  # cards that its deck has not
        return None
    return None if "error" in answered or "skip" in answered else answered
