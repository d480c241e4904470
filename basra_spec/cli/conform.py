"""`basra-spec conform`."""

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from fnmatch import fnmatchcase
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import engine_options
from basra_spec.cli.output import on_a_terminal, say
from basra_spec.cli.progress import along
from basra_spec.conformance import cases, reports, runner
from basra_spec.conformance.inferred_readings import Following, followed
from basra_spec.conformance.runner import Question, Result, Status
from basra_spec.engines import interpreter
from basra_spec.engines.engine import Engine, Limits, in_process, recorded
from basra_spec.engines.faults import StartError
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
"""Bytes of a file of recorded answers."""
_FILE: Final = click.Path(dir_okay=False, path_type=Path)


@click.command("conform")
@click.option("--ruleset", "wanted", multiple=True, metavar="ID", help="Only this ruleset (an id, or the path of your own copy).")
@click.option("--case", "pattern", default="*", metavar="PATTERN", help='Only cases whose id fits: "komi/*".')
@engine_options
@click.option("--show-messages", is_flag=True, help="Print every line that goes to the engine and comes from it.")
@click.option("--write-requests", type=_FILE, metavar="FILE", help="Write the requests to a file and ask nobody.")
@click.option("--read-answers", type=_FILE, metavar="FILE", help="Judge the answers in a file.")
@click.option("--json", "report", type=_FILE, metavar="FILE", help="Write the whole run as JSON.")
def command(
    wanted: tuple[str, ...],
    pattern: str,
    spec: str | None,
    limits: Limits,
    *,
    show_messages: bool,
    write_requests: Path | None,
    read_answers: Path | None,
    report: Path | None,
) -> int:
    """Judge an engine by the suite of cases; without --engine, the built-in one.

    An engine is a command that speaks the protocol (conformance/PROTOCOL.md), or module:attribute, a Python function from request to
    answer.
    """
    if sum(option is not None for option in (spec, write_requests, read_answers)) > 1:
        raise click.UsageError("--engine, --write-requests and --read-answers exclude each other")
    rulesets = loader.load_many(wanted, readings=False)
    rules = {resolved.id: rules_of(resolved) for resolved in rulesets}
    chosen = runner.pairs([case for case in cases.suite() if fnmatchcase(case.id, pattern)], rules)
    if not chosen:
        raise click.UsageError(f"no case fits: --case {pattern}, rulesets {', '.join(rules)}")
    if write_requests:
        return _write(write_requests, chosen, rules)
    try:
        judged = _engine(spec, limits, read_answers, rules)
    except StartError as error:
        say(f"the engine could not be started: {error}", err=True)
        return Exit.ENGINE
    with closing(_Notes(judged)) as notes:
        asked = runner.questions(chosen, rules, judged.hello)
        results, interrupted = _run(judged, asked, rules, show_messages=show_messages)
        notes.whole = not interrupted
    found = list(followed(results, rulesets))
    _report(results, found, notes.told)
    if interrupted:
        say(f"interrupted: {len(asked) - len(results)} not run", err=True)
    if report:
        write_text(report, json.dumps(reports.as_json(results, found, judged.hello, len(asked), notes.told), indent=1) + "\n")
    return _exit(results, interrupted=interrupted)


class _Notes:
    """Lets the engine go at the end, whatever happens, and keeps what is to be said of how it went.

    An engine that was cut short may still write and go on: how it ended is only told of a `whole` run.
    """

    def __init__(self, judged: Engine) -> None:
        self._engine = judged
        self.whole = False
        self.told: list[str] = []

    def close(self) -> None:
        self.told += self._engine.take_notes()
        at_the_end = self._engine.close()
        self.told += at_the_end if self.whole else []


def _engine(spec: str | None, limits: Limits, answers: Path | None, rules: Mapping[str, Rules]) -> Engine:
    if answers:
        return recorded(read_bytes(answers, LARGEST_RECORDING).decode(errors="replace").split("\n"))
    return open_engine(spec, limits) if spec is not None else in_process(lambda request: interpreter.answer(rules, request))


def _write(path: Path, chosen: Sequence[tuple[cases.Case, str]], rules: Mapping[str, Rules]) -> int:
    asked = runner.questions(chosen, rules, Hello.of(interpreter.hello_of(rules) | {"id": None}))
    lines = [dump(hello_request("hello")), *(dump(request) for question in asked for request in question.requests)]
    write_text(path, "\n".join(lines) + "\n")
    say(f"{len(lines)} requests written to {path}")
    return Exit.CLEAN


def _run(judged: Engine, asked: Sequence[Question], rules: Mapping[str, Rules], *, show_messages: bool) -> tuple[list[Result], bool]:
    """The results, and whether Ctrl-C has cut them short."""
    results: list[Result] = []
    try:
        for result in along(runner.run(asked, rules, judged), lambda number, _: f"case {number}/{len(asked)}"):
            results.append(result)
            if show_messages:
                _show_lines(result)
    except KeyboardInterrupt:
        return results, True
    return results, False


def _exit(results: Sequence[Result], *, interrupted: bool) -> int:
    found = reports.counts(results)
    if interrupted:
        return Exit.INTERRUPTED
    if not found[Status.PASSED] and not found[Status.FAILED]:
        say("nothing was judged: every case was skipped, or the engine failed", err=True)
        return Exit.PROBLEMS
    return Exit.PROBLEMS if found[Status.FAILED] or found[Status.ERRORED] else Exit.CLEAN


def _show_lines(result: Result) -> None:
    say(f"{result.status} {result.case.id} [{result.ruleset}] {result.reason}".rstrip(), bold=True)
    for exchange in result.exchanges:
        say(f"> {exchange.sent}")
        say(f"< {one_line(exchange.received, LONGEST_LINE) or exchange.fault}")


def _report(results: Sequence[Result], found: Sequence[Following], notes: Sequence[str]) -> None:
    rules = statements()
    bad = [result for result in results if result.status in (Status.FAILED, Status.ERRORED)]
    for result in bad[:MOST_FAILURES]:
        head, *lines = reports.failure(result, rules).split("\n")
        say(head, fg="red", bold=True)
        for line in lines:
            say(line)
        say()
    if len(bad) > MOST_FAILURES:
        say(f"and {len(bad) - MOST_FAILURES} more; --json FILE writes all of them")
        say()
    for line in (
        *reports.skips(results),
        *reports.readings(found),
        *reports.unanswered(results),
        *reports.summary(results, get_terminal_size().columns if on_a_terminal(sys.stdout) else 1000),
    ):
        say(line)
    for note in notes:
        say(f"note: {note}", fg="yellow", bold=True)
    say(reports.headline(results), fg="red" if bad else "green", bold=True)
