"""`basra-spec conform`."""

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from fnmatch import fnmatchcase
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, Final

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import FILE, Command, engine_options, json_option, list_option, output_file, ruleset_option
from basra_spec.cli.output import count, is_terminal, say, say_all, say_json, with_progress
from basra_spec.conformance import cases, reports, runner
from basra_spec.conformance.reports import InferredReadings, infer_readings
from basra_spec.conformance.runner import Question, Result, Status
from basra_spec.conformance.smoke import Finding, smoke
from basra_spec.engines import interpreter
from basra_spec.engines.engine import Engine, Limits, in_process, recorded
from basra_spec.engines.line_process import LONGEST_LINE
from basra_spec.engines.messages import Hello, dump, hello_request
from basra_spec.engines.program import open_engine
from basra_spec.game.rules import Rules
from basra_spec.provenance.statements import statements
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of
from basra_spec.system.files import read_bytes, write_text
from basra_spec.system.text import one_line

MOST_FAILURES: Final = 20
LARGEST_RECORDING: Final = 100_000_000
"""The largest file of recorded answers, in bytes."""


@click.command("conform", cls=Command)
@engine_options
@ruleset_option("Run only these rulesets: ids, or the paths of your own copies.  [default: all built-in rulesets]")
@list_option("--case", "patterns", default=["*"], metavar="PATTERN[,...]", help='Run only cases whose id matches a pattern: "komi/*".')
@click.option("--smoke", "smoke_test", is_flag=True, help="Check only the adapter: hello, format, speed, errors, exit.")
@click.option("--show-messages", is_flag=True, help="Print every message sent to the engine and received from it.")
@click.option("--write-requests", type=FILE, metavar="FILE", help="Write the requests to FILE without contacting an engine.")
@click.option("--read-answers", type=FILE, metavar="FILE", help="Judge the answers in FILE instead of an engine's.")
@json_option
@click.option("-o", "--output", type=FILE, callback=output_file, metavar="FILE", help="Also write the results to FILE as JSON.")
def command(
    spec: str | None,
    limits: Limits,
    names: Sequence[str],
    patterns: Sequence[str],
    *,
    smoke_test: bool,
    show_messages: bool,
    write_requests: Path | None,
    read_answers: Path | None,
    as_json: bool,
    output: Path | None,
) -> int:
    """Test an engine with the conformance suite; without --engine, test the built-in one.

    An engine is a command that speaks the protocol (conformance/PROTOCOL.md), or module:attribute, a Python function from request to
    answer. --smoke checks the adapter before its rules, and shows the messages behind each fault.
    """
    if sum(option is not None for option in (spec, write_requests, read_answers)) > 1:
        raise click.UsageError("--engine, --write-requests and --read-answers cannot be combined")
    if smoke_test:
        if names or patterns != ("*",) or show_messages or write_requests or read_answers:
            raise click.UsageError("--smoke can only be combined with --engine, its timeouts, --give-up, --json and --output")
        return _smoke_test(spec, limits, as_json=as_json, output=output)
    rulesets = loader.load_many(names, readings=False)
    rules = {resolved.id: rules_of(resolved) for resolved in rulesets}
    chosen = _chosen(patterns, rules)
    if write_requests:
        return _write_requests(write_requests, chosen, rules)
    engine = _engine(spec, limits, read_answers, rules)
    with closing(_Notes(engine)) as notes:
        questions = runner.questions(chosen, rules, engine.hello)
        results, interrupted = _run(engine, questions, rules, show_messages=show_messages)
        notes.complete = not interrupted
    readings = list(infer_readings(results, rulesets))
    if not as_json:
        _report(results, readings, notes.texts)
    if interrupted:
        say(f"interrupted: {len(questions) - len(results)} not run", err=True)
    if as_json or output:
        _write_json(reports.as_json(results, readings, engine.hello, len(questions), notes.texts), as_json=as_json, output=output)
    return _exit(results, interrupted=interrupted)


def _chosen(patterns: Sequence[str], rules: Mapping[str, Rules]) -> list[tuple[cases.Case, str]]:
    """The cases that match a pattern, each with a ruleset. Raises `click.UsageError` for a pattern that no case matches."""
    suite = cases.matching(patterns)
    for pattern in patterns:
        if not runner.pairs([case for case in suite if fnmatchcase(case.id, pattern)], rules):
            raise click.UsageError(f"no case matches --case {pattern} for {', '.join(rules)}")
    return runner.pairs(suite, rules)


def _write_json(value: Any, *, as_json: bool, output: Path | None) -> None:
    if output:
        write_text(output, json.dumps(value, indent=1) + "\n")
    if as_json:
        say_json(value)


class _Notes:
    """Closes the engine at the end, whatever happens, and keeps the notes about it.

    The notes about its end count only after a complete run: an engine that was cut short may still be writing.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.complete = False
        self.texts: list[str] = []

    def close(self) -> None:
        self.texts += self._engine.take_notes()
        at_the_end = self._engine.close()
        self.texts += at_the_end if self.complete else []


def _engine(spec: str | None, limits: Limits, answers: Path | None, rules: Mapping[str, Rules]) -> Engine:
    if answers:
        return recorded(read_bytes(answers, LARGEST_RECORDING).decode(errors="replace").split("\n"))
    return open_engine(spec, limits) if spec is not None else in_process(lambda request: interpreter.answer(rules, request))


def _write_requests(path: Path, chosen: Sequence[tuple[cases.Case, str]], rules: Mapping[str, Rules]) -> int:
    questions = runner.questions(chosen, rules, Hello.of(interpreter.hello_of(rules) | {"id": None}))
    lines = [dump(hello_request("hello")), *(dump(request) for question in questions for request in question.requests)]
    write_text(path, "\n".join(lines) + "\n")
    say(f"{len(lines)} requests written to {path}")
    return Exit.CLEAN


def _run(engine: Engine, questions: Sequence[Question], rules: Mapping[str, Rules], *, show_messages: bool) -> tuple[list[Result], bool]:
    """The results, and whether the run was interrupted."""
    results: list[Result] = []
    try:
        for result in with_progress(runner.run(questions, rules, engine), lambda number, _: f"case {number}/{len(questions)}"):
            results.append(result)
            if show_messages:
                _print_messages(result)
    except KeyboardInterrupt:
        return results, True
    return results, False


def _exit(results: Sequence[Result], *, interrupted: bool) -> int:
    found = reports.counts(results)
    if interrupted:
        return Exit.INTERRUPTED
    if not found[Status.PASSED] and not found[Status.FAILED]:
        say("no case was judged: each was skipped, or the engine failed", err=True)
        return Exit.PROBLEMS
    return Exit.PROBLEMS if found[Status.FAILED] or found[Status.ERRORED] else Exit.CLEAN


def _print_messages(result: Result) -> None:
    say(f"{result.status} {result.case.id} [{result.ruleset}] {result.reason}".rstrip(), bold=True)
    for exchange in result.exchanges:
        say(f"> {exchange.sent}\n< {one_line(exchange.received, LONGEST_LINE) or exchange.fault}")


def _report(results: Sequence[Result], readings: Sequence[InferredReadings], notes: Sequence[str]) -> None:
    rules = statements()
    bad = [result for result in results if result.status in (Status.FAILED, Status.ERRORED)]
    for result in bad[:MOST_FAILURES]:
        head, *lines = reports.failure(result, rules).split("\n")
        say(head, fg="red", bold=True)
        say_all([*lines, ""])
    if len(bad) > MOST_FAILURES:
        say(f"and {len(bad) - MOST_FAILURES} more; --json lists all of them\n")
    width = get_terminal_size().columns if is_terminal(sys.stdout) else 1000
    say_all([*reports.skips(results), *reports.readings(readings), *reports.unanswered(results), *reports.summary(results, width)])
    for note in notes:
        say(f"note: {note}", fg="yellow", bold=True)
    say(reports.headline(results), fg="red" if bad else "green", bold=True)


# --- the smoke test -----------------------------------------------------------------------------------------------------------------


def _smoke_test(spec: str | None, limits: Limits, *, as_json: bool, output: Path | None) -> int:
    if spec is None:
        raise click.UsageError("name the engine: --engine CMD")
    rules = {resolved.id: rules_of(resolved) for resolved in loader.load_many([], readings=False)}
    engine, findings = open_engine(spec, limits), list[Finding]()
    try:
        for finding in smoke(engine, rules):
            findings.append(finding)
            if not as_json:
                _print_finding(finding)
    finally:
        notes = engine.close()
    findings.append(Finding("it exits when its input closes", "; ".join(notes)))
    bad = sum(bool(finding.fault) for finding in findings)
    if not as_json:
        _print_finding(findings[-1])
        say(
            f"{count(bad, 'fault')} to fix" if bad else "the adapter works; next: basra-spec conform",
            fg="red" if bad else "green",
            bold=True,
        )
    if as_json or output:
        _write_json(list(map(_finding_json, findings)), as_json=as_json, output=output)
    return Exit.PROBLEMS if bad else Exit.CLEAN


def _print_finding(finding: Finding) -> None:
    if not finding.fault:
        say(f"ok   {finding.step}")
        return
    say(f"BAD  {finding.step}: {finding.fault}", fg="red")
    for exchange in finding.exchanges:
        say(f"       sent:     {exchange.sent}\n       received: {one_line(exchange.received) or '(nothing usable)'}")


def _finding_json(finding: Finding) -> dict[str, Any]:
    exchanges = [{"sent": each.sent, "received": one_line(each.received)} for each in finding.exchanges]
    return {"step": finding.step, "fault": finding.fault, "messages": exchanges}
