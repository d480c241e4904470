"""The report of a run: its headline, its failures, a table by ruleset and topic, the readings that the engine follows, and all as JSON."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import asdict, frozen

from basra_spec.conformance.runner import AS_WRITTEN, Result, Status
from basra_spec.engines.messages import Hello
from basra_spec.provenance.statements import Statement
from basra_spec.rulesets.resolved import Decision, Resolved


@frozen
class InferredReadings:
    """What an engine does at one decision of a ruleset.

    `readings` are those that explain all its answers (`AS_WRITTEN` is the ruleset's own), none where no single one does; `answers` maps
    each case asked to the readings that explain its answer.
    """

    ruleset: str
    decision: str
    readings: tuple[str, ...]
    answers: Mapping[str, tuple[str, ...]]


def infer_readings(results: Sequence[Result], rulesets: Iterable[Resolved]) -> Iterator[InferredReadings]:
    """What the engine follows at every decision about which an open case was asked and answered as some reading has it."""
    for resolved in rulesets:
        asked = [result for result in results if result.ruleset == resolved.id and result.status is Status.PASSED and result.case.readings]
        for decision in resolved.decisions.values():
            about = [result for result in asked if set(result.case.readings) & set(decision.others)]
            # An answer that a reading of another decision may explain says something of this one only if there is no surer.
            sure = [result for result in about if AS_WRITTEN in result.fits or set(result.fits) <= set(decision.others)]
            answers = {result.case.id: _explaining(result, decision) for result in sure or about}
            explained = {case: readings for case, readings in answers.items() if readings}
            if explained:
                common = [name for name in (AS_WRITTEN, *decision.others) if all(name in readings for readings in explained.values())]
                yield InferredReadings(resolved.id, decision.name, tuple(common), explained)


def _explaining(result: Result, decision: Decision) -> tuple[str, ...]:
    """The readings of the decision under which the answer is right; one that the case does not name expects what the ruleset does."""
    names = (AS_WRITTEN, *decision.others)
    return tuple(name for name in names if (name if name in result.case.readings else AS_WRITTEN) in result.fits)


# --- texts and JSON ------------------------------------------------------------------------------------------------------------------


def counts(results: Iterable[Result]) -> Counter[Status]:
    """How many results of each status."""
    return Counter(result.status for result in results)


def headline(results: Sequence[Result]) -> str:
    """The run in one line; all four numbers, whatever they are."""
    found = counts(results)
    return ", ".join(f"{found[status]} {status}" for status in Status)


def failure(result: Result, statements: Mapping[str, Statement]) -> str:
    """A result that is no pass, as a person can replay it: the position, the play, what was expected, what came, and why it is so."""
    question = result.case.question
    lines = [f"{result.status.upper()} {result.case.id} [{result.ruleset}]"]
    lines += [f"  {key}: {_value(value)}" for key, value in question.items()]
    lines += [f"  {difference}" for difference in result.differences]
    lines += [f"  {result.reason}"] if result.reason else []
    lines += [f"  because: {' '.join(result.case.because.split())}"] if result.case.because else []
    lines += [f"  {cited}: {_rule(statements, cited)}" for cited in result.case.cites]
    return "\n".join(lines)


def _rule(statements: Mapping[str, Statement], cited: str) -> str:
    return statements[cited].rule if cited in statements else "no such statement"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return " | ".join(map(_value, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(part)}" for key, part in value.items())
    return "none" if value in ("", None) else str(value)


def summary(results: Sequence[Result], width: int = 1000) -> Iterator[str]:
    """A table: a line a ruleset, a column a topic, `passed/run` where something was run; only the totals where `width` is too narrow."""
    rulesets = sorted({result.ruleset for result in results})
    topics = ["", *sorted({result.case.topic for result in results})]
    table = [["", *(topic or "all" for topic in topics)]]
    table += [[ruleset, *(_cell(results, topic, ruleset) for topic in topics)] for ruleset in rulesets]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    most = len(widths) if sum(widths) + 2 * len(widths) <= width else 2
    for name, *cells in table:
        yield "  ".join([name.ljust(widths[0]), *(cell.rjust(space) for cell, space in zip(cells, widths[1:most], strict=False))]).rstrip()


def _cell(results: Sequence[Result], topic: str, ruleset: str) -> str:
    mine = [result for result in results if result.ruleset == ruleset and topic in ("", result.case.topic)]
    found = counts(mine)
    run = len(mine) - found[Status.SKIPPED]
    return f"{found[Status.PASSED]}/{run}" if run else "skipped" if mine else "-"


def skips(results: Iterable[Result]) -> Iterator[str]:
    """A line for each reason to skip, with how many cases it skipped."""
    reasons = Counter(result.reason for result in results if result.status is Status.SKIPPED)
    for reason, number in reasons.most_common():
        yield f"{number} skipped: {reason}"


def readings(found: Iterable[InferredReadings]) -> Iterator[str]:
    """A line for each open question at which the engine does not simply do what the ruleset says, or follows two readings."""
    for following in found:
        where = f"{following.ruleset}, {following.decision}"
        if not following.readings:
            answers = "; ".join(f"{' or '.join(names)} in {case}" for case, names in following.answers.items())
            yield f"{where}: follows no single reading ({answers})"
        elif AS_WRITTEN not in following.readings:
            yield f"{where}: follows the reading {' or '.join(following.readings)} throughout ({len(following.answers)} open cases)"


def unanswered(results: Iterable[Result]) -> Iterator[str]:
    """A line for each part of an answer that cases expect and the engine does not give."""
    parts = Counter(part for result in results for part in result.unanswered)
    for part, number in parts.most_common():
        yield f"{number} times not answered: {part}"


def as_json(
    results: Sequence[Result], found_readings: Sequence[InferredReadings], hello: Hello, asked: int, notes: Sequence[str] = ()
) -> dict[str, Any]:
    """The whole run as plain data; `not_run` counts what an interruption has left over, `notes` say how the engine went."""
    found = counts(results)
    return {
        "format": 1,
        "engine": {"name": hello.engine, "version": hello.version},
        "counts": {**{str(status): found[status] for status in Status}, "not_run": asked - len(results)},
        "notes": list(notes),
        "readings": [asdict(following) for following in found_readings],
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
        "unanswered": list(result.unanswered),
        "differences": [{"where": d.where, "expected": d.expected, "got": d.received} for d in result.differences],
        "exchanges": [{"sent": each.sent, "received": each.received, "fault": str(each.fault or "")} for each in result.exchanges],
    }
