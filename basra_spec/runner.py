"""Running cases against an engine: each pair of a case and a ruleset is one result."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any

from attrs import field, frozen

from basra_spec.cases import Case, Difference, differences
from basra_spec.rules import Rules

Ask = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""An engine: a request in, its answer out."""


class Status(StrEnum):
    """What became of a case: `errored` is an engine that gave no answer, `skipped` one that said it does not know the question."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    SKIPPED = "skipped"


@frozen
class Result:
    """A case's outcome for one ruleset. `reading` names the reading that an open case's answer follows (None: the ruleset's own)."""

    case: Case
    ruleset: str
    status: Status
    request: Mapping[str, Any] = field(repr=False)
    answer: Mapping[str, Any] = field(repr=False)
    differences: tuple[Difference, ...] = ()
    reading: str | None = None
    reason: str = ""


def pairs(cases: Iterable[Case], rulesets: Iterable[str] | None = None) -> list[tuple[Case, str]]:
    """Every case with every ruleset it is about, of the rulesets wanted (None: all)."""
    wanted = None if rulesets is None else set(rulesets)
    return [(case, ruleset) for case in cases for ruleset in case.rulesets if wanted is None or ruleset in wanted]


def run(chosen: Iterable[tuple[Case, str]], rules: Mapping[str, Rules], ask: Ask) -> Iterator[Result]:
    """The result of each pair, as it comes."""
    for case, ruleset in chosen:
        request = case.request(ruleset, rules[ruleset])
        yield judge(case, ruleset, request, ask(request))


def judge(case: Case, ruleset: str, request: Mapping[str, Any], answer: Mapping[str, Any]) -> Result:
    """The result of an answer."""
    if "skip" in answer:
        return Result(case, ruleset, Status.SKIPPED, request, answer, reason=str(answer["skip"]))
    if "error" in answer:
        return Result(case, ruleset, Status.ERRORED, request, answer, reason=str(answer["error"]))
    found = differences(case.expect, answer)
    if not found:
        return Result(case, ruleset, Status.PASSED, request, answer)
    for reading, outcomes in case.readings.items():
        if any(not differences(outcome, answer) for outcome in outcomes):
            return Result(case, ruleset, Status.PASSED, request, answer, reading=reading)
    return Result(case, ruleset, Status.FAILED, request, answer, found)
