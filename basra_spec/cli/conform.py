"""`basra-spec conform`."""

import json
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import click

from basra_spec import __version__, cases, engine, library, reports, runner
from basra_spec.cli.exits import Exit
from basra_spec.cli.output import say
from basra_spec.files import write_text
from basra_spec.rules import Rules
from basra_spec.runner import Result, Status
from basra_spec.statements import statements

MOST_FAILURES: Final = 20


@click.command("conform")
@click.option("--ruleset", "wanted", multiple=True, metavar="ID", help="Only this ruleset (an id, or the path of your own copy).")
@click.option("--case", "pattern", default="*", metavar="PATTERN", help='Only cases whose id fits: "komi/*".')
@click.option("--json", "report", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write the whole run as JSON.")
def command(wanted: tuple[str, ...], pattern: str, report: Path | None) -> int:
    """Judge an engine by the suite of cases: here, the built-in one."""
    rules = {loaded.name: loaded for loaded in map(library.load_rules, wanted or library.shipped_ids())}
    suite = [case for case in cases.suite() if fnmatchcase(case.id, pattern)]
    chosen = runner.pairs(suite, rules)
    if not chosen:
        raise click.UsageError(f"no case fits: --case {pattern}, rulesets {', '.join(rules)}")
    results = list(_with_progress(runner.run(chosen, rules, _built_in(rules)), len(chosen)))
    _report(results)
    if report:
        write_text(report, json.dumps(reports.as_json(results, {"name": "basra-spec", "version": __version__}), indent=1) + "\n")
    found = reports.counts(results)
    return Exit.PROBLEMS if found[Status.FAILED] or found[Status.ERRORED] else Exit.CLEAN


def _built_in(rules: Mapping[str, Rules]) -> runner.Ask:
    """The interpreter behind the same JSON texts that other engines get."""

    def ask(request: Mapping[str, Any]) -> Mapping[str, Any]:
        told: dict[str, Any] = json.loads(json.dumps(engine.answer(rules, json.loads(json.dumps(request)))))
        return told

    return ask


def _with_progress(results: Iterable[Result], total: int) -> Iterator[Result]:
    """The results as they come, counted on a terminal."""
    shown = sys.stderr.isatty()
    last = 0.0
    for number, result in enumerate(results, 1):
        if shown and time.monotonic() - last > 0.1:
            last = time.monotonic()
            click.echo(f"\r{number}/{total}", nl=False, err=True)
        yield result
    if shown:
        click.echo("\r" + " " * 20 + "\r", nl=False, err=True)


def _report(results: Sequence[Result]) -> None:
    told = statements()
    bad = [result for result in results if result.status in (Status.FAILED, Status.ERRORED)]
    for result in bad[:MOST_FAILURES]:
        head, *lines = reports.failure(result, told).split("\n")
        say(head, fg="red", bold=True)
        for line in lines:
            say(line)
        say()
    if len(bad) > MOST_FAILURES:
        say(f"and {len(bad) - MOST_FAILURES} more; --json FILE writes all of them")
        say()
    for line in (*reports.readings(results), *reports.summary(results)):
        say(line)
    say(reports.headline(results), fg="red" if bad else "green", bold=True)
