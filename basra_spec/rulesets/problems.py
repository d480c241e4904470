"""A problem: what is wrong in a file, where, and how to fix it. Problems are values; `ProblemsFound` carries them to the caller."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from attrs import frozen

from basra_spec.system.text import one_line

Path = tuple[str | int, ...]
Level = Literal["error", "warning", "note"]


@frozen
class Span:
    """The place of a key or a value: line and column from 1, and how many characters of that line it covers."""

    line: int
    column: int
    length: int = 1


START: Final = Span(1, 1)
NOWHERE: Final = Span(0, 0, 0)
"""The span of something outside of any file, such as an option."""


@frozen
class Elsewhere:
    """A related place in another file, with a message of one line."""

    file: str
    span: Span
    message: str


@frozen
class Problem:
    """One thing that is wrong in a file."""

    file: str
    """The file, as it was named."""
    span: Span
    """The place: `line` and `column` from 1, and the `length` of what is wrong, on that line."""
    pointer: str
    """The JSON Pointer (RFC 6901) of the place; empty for the whole file."""
    code: str
    """The problem's name in the documentation."""
    message: str
    """What is wrong, as a sentence without a full stop."""
    hint: str
    """How to fix it."""
    quote: str = ""
    """The line of the file."""
    level: Level = "error"
    """A file with an `error` cannot be used. A `warning` is about a rule that has no effect, a `note` about one that may surprise."""
    also: tuple[Elsewhere, ...] = ()
    """Related places in other files, each with `file`, `span` and `message`."""

    @property
    def order(self) -> tuple[str, bool, int, int, str]:
        """What problems are sorted by: file, then place, then code; the number of those left out comes last."""
        return self.file, self.code == MORE, self.span.line, self.span.column, self.code


class ProblemsFound(Exception):
    """A file cannot be used. `problems` are those of the stage that failed, by file and place, at most a hundred a file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        in_order = sorted(problems, key=lambda problem: problem.order)
        self.problems = tuple(sorted(capped(in_order), key=lambda problem: problem.order))
        super().__init__(self.problems)  # so that it can be sent from one process to another

    def __str__(self) -> str:
        return "\n".join(map(render, self.problems))


MOST_PROBLEMS: Final = 100
MORE: Final = "more-problems"


def capped(problems: Iterable[Problem]) -> list[Problem]:
    """The first problems of each file, a hundred at most; one problem more says how many are left out."""
    kept, left_out, number = list[Problem](), dict[str, list[Problem]](), Counter[str]()
    for problem in problems:
        number[problem.file] += 1
        if number[problem.file] <= MOST_PROBLEMS or problem.code == MORE:
            kept.append(problem)
        else:
            left_out.setdefault(problem.file, []).append(problem)
    return [*kept, *(more for file, left in left_out.items() for more in more_problems(file, len(left), left[0].level))]


def more_problems(file: str, number: int, level: Level = "error") -> list[Problem]:
    """The problem that says how many problems of a file are left out; none for none."""
    message = f"at least {number:,} more problem{'' if number == 1 else 's'} in this file, not listed"
    return [Problem(file, START, "", MORE, message, "fix the problems listed here, then check again", level=level)] if number else []


def pointer(path: Path) -> str:
    """The JSON Pointer (RFC 6901) of a path."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def steps_of(pointer: str) -> tuple[str, ...]:
    """The path of a JSON Pointer; list indexes are text in it."""
    return tuple(step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:])


WIDEST_QUOTE: Final = 100
_LEAST_QUOTE: Final = 24
_LONGEST_MESSAGE: Final = 5_000


def render(problem: Problem, widest: int = WIDEST_QUOTE) -> str:
    """The problem as text: `file:line:column: error: message (code)`, the line with the place underlined, and the hint.

    If the line is longer than `widest`, only the part around the place is quoted.
    """
    span = problem.span
    place = problem.file if span == NOWHERE else f"{problem.file}:{span.line}:{span.column}"
    head = f"{place}: {problem.level}: {one_line(problem.message, _LONGEST_MESSAGE)} ({problem.code})"
    more = [*(other.message for other in problem.also), problem.hint]
    return "\n".join([head, *_quoted(problem, max(widest, _LEAST_QUOTE)), *(f"  {line}" for line in more)])


_COMMAND: Final = re.compile(r"^(\s*)::")
"""How a line begins that a runner of continuous integration takes for a command; in a quote each letter keeps its column."""


def _quoted(problem: Problem, widest: int) -> list[str]:
    if not problem.quote.strip():
        return []
    start = problem.span.column - 1
    before = widest // 5
    left = 0 if start < widest - before else max(0, min(start - before, len(problem.quote) - widest))
    quote = problem.quote[left : left + widest]
    width = max(1, min(problem.span.length, len(quote) - (start - left)))
    quote = "".join(letter if letter.isprintable() or letter == "\t" else "?" for letter in quote)
    quote = _COMMAND.sub("\\1?:", quote)
    indent = "".join("\t" if letter == "\t" else " " for letter in quote[: start - left].ljust(start - left))
    return [f"    {quote}", f"    {indent}{'^' * width}"]
