"""Printing: colour only on a terminal, plain ASCII where the output cannot take more, JSON in one form."""

import json
import os
import sys
from collections.abc import Iterable
from typing import Any, Final

import click

from basra_spec.cli.exits import Exit
from basra_spec.problems import Problem, render

_PLAIN: Final = str.maketrans({"→": "->", "×": "x", "…": "...", "–": "-", "“": '"', "”": '"', "’": "'"})
_SUITS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C"})
_UNREADABLE: Final = frozenset({"unreadable-file", "unknown-ruleset", "too-large", "not-utf-8"})


def say(text: str = "", *, err: bool = False, **style: Any) -> None:
    """Print a line; characters that the stream cannot encode are replaced by plain ones."""
    stream = sys.stderr if err else sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        # Complaints quote what a user wrote, which must not be changed into something else that is right.
        text = text.translate(_PLAIN if err else _PLAIN | _SUITS).encode(encoding, "backslashreplace").decode(encoding)
    click.secho(text, err=err, color=False if os.environ.get("NO_COLOR") else None, **style)


def say_json(value: Any) -> None:
    """Print a value as JSON; ASCII only, so that any terminal and any locale can carry it."""
    click.echo(json.dumps(value, indent=1))


def complain(problems: Iterable[Problem]) -> int:
    """Print problems on standard error, and return the exit code they stand for."""
    problems = list(problems)
    for problem in problems:
        head, *rest = render(problem).split("\n")
        say(head, err=True, bold=True)
        for line in rest:
            say(line, err=True)
    return exit_code(problems)


def exit_code(problems: Iterable[Problem]) -> int:
    """The exit code for problems: a file that cannot be read is wrong use, a parent that is not there a problem of its child.

    Warnings and notes are none that a script need act upon.
    """
    errors = [problem for problem in problems if problem.level == "error"]
    if any(problem.code in _UNREADABLE and not problem.pointer for problem in errors):
        return Exit.USAGE
    return Exit.PROBLEMS if errors else Exit.CLEAN


def brief(place: str) -> str:
    """A file and line without the folders: enough beside a value."""
    return place.replace("\\", "/").rpartition("/")[2]


def problem_json(problem: Problem) -> dict[str, Any]:
    """A problem as plain data."""
    return {
        "file": problem.file,
        "line": problem.span.line,
        "column": problem.span.column,
        "length": problem.span.length,
        "pointer": problem.pointer,
        "level": problem.level,
        "code": problem.code,
        "message": problem.message,
        "hint": problem.hint,
    }
