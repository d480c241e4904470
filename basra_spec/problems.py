"""A problem: what is wrong in a file, where, and how to mend it. Problems are values; `ProblemsFound` carries them to the caller."""

from collections.abc import Iterable
from typing import Final, Literal

from attrs import frozen

Path = tuple[str | int, ...]
Level = Literal["error", "warning", "note"]


@frozen
class Span:
    """Where a key or a value stands in its file: 1-based line and column, and how many characters of that line it covers."""

    line: int
    column: int
    length: int = 1


START: Final = Span(1, 1)


@frozen
class Problem:
    """One thing that is wrong in a file.

    `code` is the problem's name in the documentation, `pointer` the JSON Pointer of the place ("" for the whole file),
    `quote` the line of the file that it stands on. Only an `error` keeps a file from being used; a `warning` says that a rule cannot do
    what it seems to, a `note` what follows from the rules and may surprise.
    """

    file: str
    span: Span
    pointer: str
    code: str
    message: str
    hint: str
    quote: str = ""
    level: Level = "error"

    @property
    def order(self) -> tuple[str, int, int, str]:
        """Problems are shown by file, then by place, then by code."""
        return self.file, self.span.line, self.span.column, self.code


class ProblemsFound(Exception):
    """A file cannot be used. `problems` are all that the stage which failed has found, in order of place."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.order))
        super().__init__(self.problems)  # so that it can be sent from one process to another

    def __str__(self) -> str:
        return "\n".join(map(render, self.problems))


def pointer(path: Path) -> str:
    """The JSON Pointer (RFC 6901) of a path."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


_WIDEST_QUOTE: Final = 100


def render(problem: Problem) -> str:
    """The problem as people read it: `file:line:column: error: message (code)`, the line quoted and underlined, and the hint."""
    span = problem.span
    head = f"{problem.file}:{span.line}:{span.column}: {problem.level}: {problem.message} ({problem.code})"
    return "\n".join([head, *_quoted(problem), f"  {problem.hint}"])


def _quoted(problem: Problem) -> list[str]:
    if not problem.quote.strip():
        return []
    start = problem.span.column - 1
    left = 0 if start < _WIDEST_QUOTE - 20 else start - 20
    shown = problem.quote[left : left + _WIDEST_QUOTE]
    width = max(1, min(problem.span.length, len(shown) - (start - left)))
    shown = "".join(letter if letter.isprintable() or letter == "\t" else "?" for letter in shown)
    return [f"    {shown}", "    " + " " * (start - left) + "^" * width]
