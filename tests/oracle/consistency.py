"""Whether a case says what the oracle says, and no more than its standing allows."""

from collections.abc import Mapping
from typing import Any

from .comparison import agrees
from .requests import Answer, answer, answers
from .rules import OracleRules, reading

Case = Mapping[str, Any]


def problems(case: Case, rules: OracleRules) -> list[str]:
    """What is wrong with the case in this game; an empty list when nothing is."""
    try:
        return answer_problems(case, rules) + reading_problems(case, rules) + standing_problems(case, rules)
    except (ValueError, KeyError, TypeError) as error:
        return [f"cannot be answered: {error!r}"]


def outcomes_of(case: Case) -> list[Mapping[str, Any]]:
    return list(case["any_of"]) if "any_of" in case else [case["expect"]]


def every_answer(case: Case, rules: OracleRules) -> list[Answer]:
    """What an engine may answer: one way, or each way to choose and the refusal of a play that names none."""
    ways = answers(rules, case)
    return [*ways, answer(rules, case)] if len(ways) > 1 else ways


def answer_problems(case: Case, rules: OracleRules) -> list[str]:
    if "any_of" in case:
        return mismatches(outcomes_of(case), every_answer(case, rules))
    return agrees(case["expect"], answer(rules, case))


def reading_problems(case: Case, rules: OracleRules) -> list[str]:
    named = case.get("readings", {})
    lines = [f"reading {name}: {rules.name} has none of that name" for name in named if name not in rules.readings]
    for name in rules.readings:
        outcomes = named.get(name, outcomes_of(case))
        found = answers(reading(rules, name), case)
        if {"refused": "ambiguous"} in outcomes:
            found = every_answer(case, reading(rules, name))
        lines += [f"reading {name}: {line}" for line in mismatches(outcomes, found)]
    return lines


def mismatches(outcomes: list[Mapping[str, Any]], found: list[Answer]) -> list[str]:
    """Answers that no listed outcome fits, and outcomes that fit no answer."""
    unlisted = [one for one in found if all(agrees(outcome, one) for outcome in outcomes)]
    unmet = [outcome for outcome in outcomes if all(agrees(outcome, one) for one in found)]
    lines = [f"gives an answer that is not listed ({'; '.join(agrees(outcomes[0], one))})" for one in unlisted]
    return lines + [f"lists an outcome that it does not give: {dict(outcome)}" for outcome in unmet]


def standing_problems(case: Case, rules: OracleRules) -> list[str]:
    differing = readings_that_differ(case, rules)
    if case["standing"] == "open":
        return [] if differing else ["open, yet the answer is the same under every reading"]
    return [f"{case['standing']}, yet another answer under {name}" for name in differing]


def readings_that_differ(case: Case, rules: OracleRules) -> list[str]:
    return [name for name in rules.readings if differs(case, reading(rules, name))]


def differs(case: Case, rules: OracleRules) -> bool:
    if "any_of" in case:
        return bool(mismatches(outcomes_of(case), every_answer(case, rules)))
    return any(agrees(case["expect"], one) for one in answers(rules, case))
