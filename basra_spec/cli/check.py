"""`basra-spec check`."""

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from basra_spec import cases, catalogue, library, own_cases
from basra_spec.background import with_background
from basra_spec.cli.exits import Exit
from basra_spec.cli.formats import FORMATS
from basra_spec.cli.output import exit_code, file_error, on_a_terminal, say
from basra_spec.problems import Problem, ProblemsFound
from basra_spec.watching import Snapshot, results, snapshot

Names = tuple[str, ...]
PAUSE: Final = 0.3
"""Seconds between two looks at the files."""

PATIENCE: Final = 2.0
"""Seconds before a terminal is told how far the work is."""


@click.command("check")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--format", "form", type=click.Choice([*FORMATS]), default="text", metavar="FORMAT", help=f"One of {', '.join(FORMATS)}.")
@click.option("--json", "as_json", is_flag=True, help="Short for --format json.")
@click.option("--watch", is_flag=True, help="Check again whenever a file, a parent or a house rule changes, until Ctrl-C.")
def command(paths: Names, form: str, as_json: bool, watch: bool) -> int:
    """Say what is wrong in rulesets and cases, where, and how to mend it.

    PATH is a ruleset's file, a folder of them, or an id, or the file of a case; without any, every ruleset that ships is checked. Of a
    case it is checked whether it can be asked and what it names; `test` says whether its answer is right.

    Warnings and notes say what the rules of a sound file cannot do though they seem to, or do unseen; they do not change the exit code.

    What is found goes to standard output: as text, as JSON, as annotations of GitHub Actions (github), or as SARIF 2.1.0 (sarif).
    """
    form = "json" if as_json else form
    if not watch:
        return _check(paths, form)
    if form != "text":
        raise click.UsageError("--watch prints text: leave the format out")
    for _ in results(_snapshots(paths), lambda: _check_again(paths)):
        if on_a_terminal(sys.stderr):
            say("watching; Ctrl-C ends it", err=True)
    return Exit.CLEAN


def _with_progress(files: Sequence[Path]) -> Iterator[Path]:
    """The files; where they take a while, counted on a terminal."""
    begun, told = time.monotonic(), False
    for number, file in enumerate(files):
        if on_a_terminal(sys.stderr) and time.monotonic() - begun > PATIENCE:
            click.echo(f"\r{number}/{len(files)}", nl=False, err=True)
            told = True
        yield file
    if told:
        click.echo("\r" + " " * 20 + "\r", nl=False, err=True)


def _check(paths: Names, form: str) -> int:
    files, problems = list[Path](), list[Problem]()
    named = list[Path]()
    for path in paths or map(str, catalogue.shipped_files()):
        try:
            named += _files(path)
        except ProblemsFound as found:
            files.append(Path(path))
            problems += found.problems
    files += named
    problems += [problem for file in _with_progress(named) for problem in _problems(file)]
    problems = with_background(dict.fromkeys(problems))
    FORMATS[form](files, problems)
    return exit_code(problems)


def _files(name: str) -> list[Path]:
    if not Path(name).is_dir():
        return [catalogue.find(name)]
    found = sorted(path for path in Path(name).glob("*" + catalogue.SUFFIX) if not path.name.endswith(cases.SUFFIX))
    if not found:
        raise click.UsageError(f"there is no ruleset in the folder {name}")
    return found


def _problems(file: Path) -> tuple[Problem, ...]:
    try:
        if file.name.endswith(cases.SUFFIX):
            return own_cases.problems_of(cases.read_case(file, file.stem))
        return library.check(file)
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
        yield snapshot(file for path in paths or map(str, catalogue.shipped_files()) for file in _there(path))
        time.sleep(PAUSE)


def _there(path: str) -> list[Path]:
    try:
        return _files(path)
    except (ProblemsFound, click.UsageError, OSError):
        return []
