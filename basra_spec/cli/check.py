"""`basra-spec check`."""

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from basra_spec import library
from basra_spec.cli.exits import Exit
from basra_spec.cli.output import complain, exit_code, problem_json, say, say_json
from basra_spec.problems import Problem, ProblemsFound

PATIENCE: Final = 2.0
"""Seconds before a terminal is told how far the work is."""


@click.command("check")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
def command(paths: tuple[str, ...], as_json: bool) -> int:
    """Say what is wrong in rulesets, where, and how to mend it.

    PATH is a ruleset's file, a folder of them, or an id; without any, every ruleset that ships is checked. Warnings and notes say what
    the rules of a sound file cannot do though they seem to, or do unseen; they do not change the exit code.
    """
    files = [file for path in paths for file in _files(path)] if paths else library.shipped_files()
    problems = list(dict.fromkeys(problem for file in _with_progress(files) for problem in _problems(file)))
    if as_json:
        say_json({"files": [str(file) for file in files], "problems": [problem_json(problem) for problem in problems]})
        return exit_code(problems)
    code = complain(problems)
    say(_summary(problems, len(files)), err=code != Exit.CLEAN, fg=None if code else "green")
    return code


def _summary(problems: Sequence[Problem], files: int) -> str:
    numbers = Counter(problem.level for problem in problems)
    if not problems:
        return f"{_number(files, 'file')}, no problems"
    if numbers["error"] == len(problems):
        return f"{_number(len(problems), 'problem')} in {_number(files, 'file')}"
    others = [_number(numbers[level], level) for level in ("warning", "note") if numbers[level]]
    return ", ".join([_number(files, "file"), _number(numbers["error"], "error") if numbers["error"] else "no errors", *others])


def _with_progress(files: Sequence[Path]) -> Iterator[Path]:
    """The files; where they take a while, counted on a terminal."""
    begun, told = time.monotonic(), False
    for number, file in enumerate(files):
        if sys.stderr.isatty() and time.monotonic() - begun > PATIENCE:
            click.echo(f"\r{number}/{len(files)}", nl=False, err=True)
            told = True
        yield file
    if told:
        click.echo("\r" + " " * 20 + "\r", nl=False, err=True)


def _files(name: str) -> list[Path]:
    if not Path(name).is_dir():
        return [library.find(name)]
    found = sorted(path for path in Path(name).glob("*" + library.SUFFIX) if not path.name.endswith(".case.yaml"))
    if not found:
        raise click.UsageError(f"there is no ruleset in the folder {name}")
    return found


def _problems(file: Path) -> tuple[Problem, ...]:
    try:
        return library.check(file)
    except ProblemsFound as found:
        return found.problems


def _number(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
