"""What every language of the site is made from: the rulesets, the suite, what the rulesets answer, and where they differ."""

from collections.abc import Mapping, Sequence
from functools import cache

from basra_spec.conformance.cases import Case, suite
from basra_spec.engines.interpreter import answer
from basra_spec.engines.messages import Message
from basra_spec.game.rules import Rules
from basra_spec.pages.citations import shipped_statements
from basra_spec.provenance.trace import assumptions
from basra_spec.rulesets import loader
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.variants import rules_of
from basra_spec.site import differences


@cache
def rulesets() -> Mapping[str, Resolved]:
    """The rulesets that ship, by id: those of the same documents together, parents before children."""
    loaded = {resolved.id: resolved for resolved in loader.load_many([])}
    return {name: loaded[name] for names in differences.by_source(loaded).values() for name in names}


@cache
def cases() -> Sequence[Case]:
    """The suite that ships."""
    return suite()


# --- where rulesets differ ----------------------------------------------------------------------------------------------------------


def differing() -> Sequence[Path]:
    """The rules on which any two of the rulesets differ."""
    return differences.differing(rulesets())


def rule_at(path: Path) -> differences.Rule:
    """What the rulesets say of such a rule, and what shows the differences."""
    return differences.rule_at(rulesets(), path)


# --- what is assumed ------------------------------------------------------------------------------------------------------------------


@cache
def assumed(ruleset: str) -> Mapping[Path, Sequence[str]]:
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
