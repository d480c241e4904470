"""Printing: colour only on a terminal, plain ASCII where the output cannot take more, JSON in one form."""

import io
import json
import os
import sys
from collections.abc import Iterable
from shutil import get_terminal_size
from typing import Any, Final, TextIO

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.signals import came
from basra_spec.rulesets.problems import WIDEST_QUOTE, Problem, render
from basra_spec.system.text import escape_controls

_PLAIN: Final = str.maketrans({"→": "->", "×": "x", "…": "...", "–": "-", "“": '"', "”": '"', "’": "'"})
_SUITS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C"})
_UNREADABLE: Final = frozenset({"unreadable-file", "unknown-ruleset", "too-large", "not-utf-8"})


def say(text: str = "", *, err: bool = False, quoting: bool = False, **style: Any) -> None:
    """Print a line; what would steer a terminal is shown as an escape, and what the stream cannot encode as plain letters.

    Where a user's text is quoted it is shown as escapes.
    """
    text = escape_controls(text)
    stream = sys.stderr if err else sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        # Complaints quote what a user wrote, which must not be changed into something else that is right.
        text = text.translate(_PLAIN if err or quoting else _PLAIN | _SUITS).encode(encoding, "backslashreplace").decode(encoding)
    _print(text, err=err, color=False if os.environ.get("NO_COLOR") else None, **style)


def say_json(value: Any) -> None:
    """Print a value as JSON; ASCII only, so that any terminal and any locale can carry it."""
    _print(json.dumps(value, indent=1))


def show(text: str) -> None:
    """Print on standard error without ending the line; what nobody can see any more is left out."""
    _print(text, err=True, nl=False, reset=False)


class _Nobody(io.StringIO):
    """Stands where a stream stood whose reader has gone."""

    def write(self, text: str, /) -> int:
        return super().write(text[:0]) + len(text)


def _print(text: str, *, err: bool = False, **style: Any) -> None:
    """Print on a stream. Where its reader has gone (as `head` does) nobody is told, and the command goes on to its verdict."""
    try:
        click.secho(text, err=err, **style)
    except OSError as error:
        if err:  # there is no place left to complain
            sys.stderr = _Nobody()
        elif isinstance(error, BrokenPipeError) or came():  # a terminal that hangs up is no pipe, and says so before it goes
            sys.stdout = _Nobody()
        else:
            raise


def reader_is_gone() -> bool:
    """Whether nobody reads the output any more: what takes long may stop."""
    return isinstance(sys.stdout, _Nobody)


def on_a_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal; one that is closed, or was never there, is none."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def open_what_is_closed() -> None:
    """Give the program a standard stream that leads nowhere for each that it was started without."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def complain(problems: Iterable[Problem], *, err: bool = True) -> int:
    """Print problems, on standard error where they are not what was asked for, and return the exit code they stand for."""
    problems = list(problems)
    for problem in problems:
        head, *rest = render(problem, _room(err=err)).split("\n")
        say(head, err=err, quoting=True, bold=True)
        for line in rest:
            say(line, err=err, quoting=True)
    return exit_code(problems)


def _room(*, err: bool) -> int:
    """How much of a line can be quoted: on a terminal what fits beside the indentation."""
    stream = sys.stderr if err else sys.stdout
    return min(WIDEST_QUOTE, get_terminal_size().columns - 5) if on_a_terminal(stream) else WIDEST_QUOTE


def exit_code(problems: Iterable[Problem]) -> int:
    """The exit code for problems: a file that cannot be read is wrong use, a parent that is not there a problem of its child.

    Warnings and notes are none that a script need act upon.
    """
    errors = [problem for problem in problems if problem.level == "error"]
    if any(problem.code in _UNREADABLE and not problem.pointer for problem in errors):
        return Exit.USAGE
    return Exit.PROBLEMS if errors else Exit.CLEAN


def number(many: int, noun: str) -> str:
    """A number with its noun."""
    return f"{many} {noun}{'' if many == 1 else 's'}"


def file_error(error: OSError) -> str:
    """What has failed, and with which file where that is known."""
    return f"{error.strerror or error}: {error.filename or ''}".rstrip(": ")


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
        "also": [
            {"file": other.file, "line": other.span.line, "column": other.span.column, "message": other.message} for other in problem.also
        ],
    }
