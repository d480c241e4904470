"""Printing: colour only on a terminal, ASCII where the stream cannot encode more, one form of JSON, and a progress line."""

import io
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, Final, TextIO, TypeVar

import click

from basra_spec.cli.exits import Exit, received_signal
from basra_spec.rulesets.problems import WIDEST_QUOTE, Problem, render
from basra_spec.system.files import write_text
from basra_spec.system.text import escape_controls

_PLAIN: Final = str.maketrans({"→": "->", "×": "x", "…": "...", "–": "-", "“": '"', "”": '"', "’": "'"})
_SUITS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C"})
_UNREADABLE: Final = frozenset({"unreadable-file", "unknown-ruleset", "too-large", "not-utf-8"})
_WORKFLOW_COMMAND: Final = re.compile(r"^(\s*):(?=:)", re.MULTILINE)
"""The start of a line that GitHub Actions would run as a command."""


def say(text: str = "", *, err: bool = False, quoting: bool = False, **style: Any) -> None:
    """Print a line. Escape what would control a terminal or a workflow; write what the stream cannot encode in ASCII.

    `quoting` marks text of a user: characters that cannot be encoded are escaped and never replaced by similar ones.
    """
    text = _WORKFLOW_COMMAND.sub(r"\1\\x3a", escape_controls(text))
    stream = sys.stderr if err else sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = text.translate(_PLAIN if err or quoting else _PLAIN | _SUITS).encode(encoding, "backslashreplace").decode(encoding)
    _print(text, err=err, color=False if os.environ.get("NO_COLOR") else None, **style)


def say_all(lines: Iterable[str]) -> None:
    """Print lines."""
    for line in lines:
        say(line)


def say_json(value: Any) -> None:
    """Print a value as JSON, in ASCII."""
    _print(json.dumps(value, indent=1))


@contextmanager
def written_to(file: Path | None) -> Iterator[None]:
    """Write what is printed on standard output to a file instead, as UTF-8. After an error, nothing is written."""
    if file is None:
        yield
        return
    buffer = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n", write_through=True)
    with redirect_stdout(buffer):
        yield
    write_text(file, buffer.buffer.getvalue().decode("utf-8"))


class _Nowhere(io.StringIO):
    """Replaces a stream whose reader is gone."""

    def write(self, text: str, /) -> int:
        return super().write(text[:0]) + len(text)


def _print(text: str, *, err: bool = False, **style: Any) -> None:
    """Print on a stream. If its reader is gone (as `head` is), print nothing from now on; the command still reaches its verdict."""
    try:
        click.secho(text, err=err, **style)
    except OSError as error:
        if err:
            sys.stderr = _Nowhere()
        elif isinstance(error, BrokenPipeError) or received_signal():  # a terminal that hangs up is no pipe
            sys.stdout = _Nowhere()
        else:
            raise


def reader_is_gone() -> bool:
    """Whether the reader of standard output is gone, so that a long-running command may stop."""
    return isinstance(sys.stdout, _Nowhere)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is an open terminal."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def complain(problems: Iterable[Problem], *, err: bool = True) -> int:
    """Print problems, by default on standard error, and return their exit code."""
    problems = list(problems)
    for problem in problems:
        head, *rest = render(problem, _quote_width(err=err)).split("\n")
        say(head, err=err, quoting=True, bold=True)
        for line in rest:
            say(line, err=err, quoting=True)
    return exit_code(problems)


def _quote_width(*, err: bool) -> int:
    stream = sys.stderr if err else sys.stdout
    return min(WIDEST_QUOTE, get_terminal_size().columns - 5) if is_terminal(stream) else WIDEST_QUOTE


def exit_code(problems: Iterable[Problem]) -> int:
    """The exit code for problems: USAGE if a file cannot be read, PROBLEMS for other errors. Warnings and notes do not count."""
    errors = [problem for problem in problems if problem.level == "error"]
    if any(problem.code in _UNREADABLE and not problem.pointer for problem in errors):
        return Exit.USAGE
    return Exit.PROBLEMS if errors else Exit.CLEAN


def count(many: int, noun: str) -> str:
    """A number with its noun: "1 match", "2 matches"."""
    return f"{many} {noun}{'' if many == 1 else 'es' if noun.endswith('ch') else 's'}"


def file_error(error: OSError) -> str:
    """The message of an error, with its file if that is known."""
    return f"{error.strerror or error}: {error.filename or ''}".rstrip(": ")


def base_name(place: str) -> str:
    """A file and line without its folders."""
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


# --- progress -----------------------------------------------------------------------------------------------------------------------

PATIENCE: Final = 2.0
"""Seconds before progress is printed for work that is usually done at once."""
_INTERVAL: Final = 0.1
"""Seconds between two updates that differ only in their numbers."""
_WIDTH: Final = 59

Item = TypeVar("Item")
Update = Callable[[str], None]
"""Replaces the text of the progress line; an empty text clears it."""


@contextmanager
def progress_line(patience: float = 0) -> Iterator[Update]:
    """A line on standard error that is overwritten, and cleared at the end. Only a terminal gets one, after `patience` seconds."""
    if not is_terminal(sys.stderr):
        yield lambda _: None
        return
    start, last, current = time.monotonic(), 0.0, ""

    def update(text: str) -> None:
        nonlocal last, current
        now = time.monotonic()
        if text == current or now - start < patience or (now - last < _INTERVAL and _differ_in_numbers(current, text)):
            return
        _write_progress(text)
        last, current = now, text

    try:
        yield update
    finally:
        if current:
            _write_progress("")


def with_progress(items: Iterable[Item], describe: Callable[[int, Item], str], *, patience: float = 0) -> Iterator[Item]:
    """The items, with a progress line that `describe` words from the number of an item, from 1, and the item."""
    with progress_line(patience) as update:
        for number, item in enumerate(items, 1):
            update(describe(number, item))
            yield item


def _differ_in_numbers(one: str, other: str) -> bool:
    return [letter for letter in one if not letter.isdigit()] == [letter for letter in other if not letter.isdigit()]


def _write_progress(text: str) -> None:
    width = min(_WIDTH, get_terminal_size().columns - 1)
    _print("\r" + text[:width].ljust(width) + ("" if text else "\r"), err=True, nl=False, reset=False)
