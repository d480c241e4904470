"""What a run says: its headline, its failures, its summary by ruleset and topic, and all of it as JSON."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from basra_spec.runner import Result, Status


def counts(results: Iterable[Result]) -> Counter[Status]:
    """How many results of each status."""
    return Counter(result.status for result in results)


def headline(results: Sequence[Result]) -> str:
    """The run in one line; all four numbers, whatever they are."""
    found = counts(results)
    return ", ".join(f"{found[status]} {status}" for status in Status)


def failure(result: Result, statements: Mapping[str, str]) -> str:
    """A result that is no pass, as a person can replay it: the position, the play, what was expected, what came, and why it is so."""
    question = result.case.question
    lines = [f"{result.status.upper()} {result.case.id} [{result.ruleset}]"]
    lines += [f"  {key}: {_value(value)}" for key, value in question.items()]
    lines += [f"  {difference}" for difference in result.differences]
    lines += [f"  {result.reason}"] if result.reason else []
    lines += [f"  because: {' '.join(result.case.because.split())}"] if result.case.because else []
    lines += [f"  {cited}: {' '.join(statements.get(cited, '').split())}" for cited in result.case.cites]
    return "\n".join(lines)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return " | ".join(map(_value, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(part)}" for key, part in value.items())
    return "none" if value in ("", None) else str(value)


def summary(results: Sequence[Result]) -> Iterator[str]:
    """A table: a line a topic, a column a ruleset, `passed/run` in each cell that has results."""
    rulesets = sorted({result.ruleset for result in results})
    topics = sorted({result.case.topic for result in results})
    cells = {(topic, ruleset): _cell(results, topic, ruleset) for topic in (*topics, "") for ruleset in rulesets}
    labels = [*topics, "all"]
    width = max(map(len, labels))
    yield "  ".join([" " * width, *rulesets])
    for topic, label in zip((*topics, ""), labels, strict=True):
        row = [cells[topic, ruleset].rjust(len(ruleset)) for ruleset in rulesets]
        yield "  ".join([label.ljust(width), *row])


def _cell(results: Sequence[Result], topic: str, ruleset: str) -> str:
    mine = [result for result in results if result.ruleset == ruleset and topic in ("", result.case.topic)]
    passed = sum(result.status is Status.PASSED for result in mine)
    return f"{passed}/{len(mine)}" if mine else "-"


def readings(results: Iterable[Result]) -> Iterator[str]:
    """A line for each open case in which the engine follows another reading than the ruleset's."""
    for result in results:
        if result.reading:
            yield f"{result.case.id} [{result.ruleset}]: follows the reading {result.reading}"


def as_json(results: Sequence[Result], engine: Mapping[str, Any]) -> dict[str, Any]:
    """The whole run as plain data."""
    found = counts(results)
    return {
        "format": 1,
        "engine": dict(engine),
        "counts": {str(status): found[status] for status in Status},
        "results": [_result(result) for result in results],
    }


def _result(result: Result) -> dict[str, Any]:
    return {
        "case": result.case.id,
        "ruleset": result.ruleset,
        "standing": result.case.standing,
        "cites": list(result.case.cites),
        "status": str(result.status),
        "reading": result.reading,
        "reason": result.reason,
        "differences": [{"where": d.where, "expected": d.expected, "got": d.came} for d in result.differences],
        "request": dict(result.request),
        "answer": dict(result.answer),
    }
