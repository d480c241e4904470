"""`basra-spec check`."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import click

from basra_spec.analysis import lint
from basra_spec.cli.check_formats import FORMATS
from basra_spec.cli.exits import Exit
from basra_spec.cli.output import exit_code, file_error, on_a_terminal, say
from basra_spec.cli.progress import PATIENCE, along
from basra_spec.cli.watching import Snapshot, results, snapshot
from basra_spec.conformance import cases, own_cases
from basra_spec.provenance.override_context import with_background
from basra_spec.rulesets import catalogue
from basra_spec.rulesets.problems import Problem, ProblemsFound, capped
from basra_spec.system.files import is_folder, read_bytes

Names = tuple[str, ...]
PAUSE: Final = 0.3
"""Seconds between two looks at the files."""


@click.command("check")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option(
    "--format", "form", type=click.Choice([*FORMATS]), metavar="FORMAT", help=f"One of {', '.join(FORMATS)}; text if you say nothing."
)
@click.option("--json", "as_json", is_flag=True, help="Short for --format json.")
@click.option("--watch", is_flag=True, help="Check again whenever a file, a parent or a house rule changes, until Ctrl-C.")
def command(paths: Names, form: str | None, as_json: bool, watch: bool) -> int:
    """Say what is wrong in rulesets and cases, where, and how to mend it.

    PATH is a ruleset's file, a folder of rulesets and cases, or an id, or the file of a case; without any, the working folder is checked,
    and where that has none, every ruleset that ships. Of a case it is checked whether it can be asked and what it names; `test` says
    whether its answer is right.

    Warnings and notes say what the rules of a sound file cannot do though they seem to, or do unseen; they do not change the exit code.

    What is found goes to standard output: as text, as JSON, as annotations of GitHub Actions (github), or as SARIF 2.1.0 (sarif).
    """
    form = _form(form, as_json=as_json)
    if not watch:
        return _check(paths, form)
    if form != "text":
        raise click.UsageError("--watch prints text: leave the format out")
    for _ in results(_snapshots(paths), lambda: _check_again(paths)):
        if on_a_terminal(sys.stderr):
            say("watching; Ctrl-C ends it", err=True)
    return Exit.CLEAN


def _form(form: str | None, *, as_json: bool) -> str:
    if as_json and form not in (None, "json"):
        raise click.UsageError(f"--json is short for --format json; leave it or --format {form} out")
    return "json" if as_json else form or "text"


def _check(paths: Names, form: str) -> int:
    files, problems = list[Path](), list[Problem]()
    named = list[Path]()
    for path in paths or _by_itself(form):
        try:
            named += _files(path)
        except ProblemsFound as found:
            files.append(Path(path))
            problems += found.problems
    files += named
    counted = along(named, lambda number, _: f"file {number}/{len(named)}", patience=PATIENCE)
    problems += [problem for file in counted for problem in _problems(file)]
    problems = with_background(capped(dict.fromkeys(problems)))
    FORMATS[form](files, problems)
    return exit_code(problems)


def _files(name: str) -> list[Path]:
    if not is_folder(Path(name)):
        return [catalogue.find(name)]
    found = sorted(Path(name).glob("*" + catalogue.SUFFIX))
    if not found:
        raise click.UsageError(f"there is no ruleset and no case in the folder {name}")
    return found


def _ours(skip: Callable[[OSError], None] = lambda error: None) -> list[Path]:
    """The rulesets and cases in the working folder; other YAML may lie there too. `skip` takes the error of each file that is not read."""
    found = sorted(Path().glob("*" + catalogue.SUFFIX))
    return [path for path in found if path.name.endswith(cases.SUFFIX) or _has_a_format(path, skip)]


def _has_a_format(path: Path, skip: Callable[[OSError], None]) -> bool:
    try:
        return any(line.startswith(b"format:") for line in read_bytes(path).splitlines())
    except OSError as error:
        skip(error)
        return False


def _by_itself(form: str) -> Names:
    """What is checked where nothing is named: the working folder if there is a ruleset or a case in it, else what ships; and say which."""
    text = form == "text"
    here = _ours(lambda error: say(f"skipped: {file_error(error)}", err=True) if text else None)
    if text:
        say("checking the working folder:" if here else "no ruleset and no case in the working folder; checking those that ship:", err=True)
    return tuple(map(str, here or catalogue.shipped_files()))


def _problems(file: Path) -> tuple[Problem, ...]:
    try:
        if file.name.endswith(cases.SUFFIX):
            return own_cases.problems_of(cases.read_case(file, file.stem))
        return lint.check(file)
    except ProblemsFound as found:
        return found.problems


def _check_again(paths: Names) -> None:
    """One result of the watch: on a terminal in the place of the one before. Whatever is missing now may be there the next time."""
    click.clear()
    try:
        _check(paths, "text")
    except click.UsageError as error:
        say(error.format_message())
    except OSError as error:
        say(file_error(error))


def _snapshots(paths: Names) -> Iterator[Snapshot]:
    while True:
        yield snapshot(file for path in paths or map(str, _ours() or catalogue.shipped_files()) for file in _there(path))
        time.sleep(PAUSE)


def _there(path: str) -> list[Path]:
    try:
        return _files(path)
    except (ProblemsFound, click.UsageError, OSError):
        return []
