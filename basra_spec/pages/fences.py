"""Fenced blocks of Markdown: where they stand, in lists and quotations too, and what stands before each of their lines there."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import field, frozen

_FENCE: Final = re.compile(r"(?P<before>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)")
_BEFORE: Final = re.compile(r"[ \t>]*")
_ITEM: Final = re.compile(r"(?:[-*+]|\d{1,9}[.)])(?=[ \t])")
_TAB: Final = 4
_INDENTED: Final = 4
"""A line that begins with so many spaces is no fence but code; in a list they count from there."""


@frozen
class Fenced:
    """A block, from its opening fence to behind the closing one; `before` is all that stands before its first line, a list's mark too.

    One without a closing fence (`is_closed`) ends with the page, or with the list or quotation that it is in.
    """

    name: str
    start: int
    end: int
    before: str
    is_closed: bool = field(default=True)

    @property
    def inner(self) -> range:
        """The numbers of the lines between its fences."""
        return range(self.start + 1, self.end - self.is_closed)

    def placed(self, lines: Sequence[str]) -> list[str]:
        """Lines that stand where the block stood, in the same list or quotation."""
        after = _ITEM.sub(lambda mark: " " * len(mark[0]), self.before)
        return [f"{after if number else self.before}{line}".rstrip() for number, line in enumerate(lines)]


@frozen
class _Opened:
    """A block that is not closed yet: its line, its fence, and the columns that the list around it takes (0: there is none)."""

    start: int
    fence: re.Match[str]
    listed: int

    def block(self, end: int, *, is_closed: bool) -> Fenced:
        word = re.match(r"[{.\s]*([^\s}]*)", self.fence["info"])
        return Fenced(word[1] if word else "", self.start, end, self.fence["before"], is_closed)

    def is_left(self, line: str) -> bool:
        """Whether the list or quotation around the block ends before this line, and the block with it."""
        before = _before(line)
        is_listed = not line[len(before) :].strip() or _width(before) >= self.listed
        return not is_listed or before.count(">") < self.fence["before"].count(">")

    def is_closed_by(self, found: re.Match[str]) -> bool:
        is_bare = not found["info"].strip() and not _ITEM.search(found["before"])
        return is_bare and found["fence"].startswith(self.fence["fence"]) and _indent(found["before"]) < self.listed + _INDENTED


def fenced(lines: Sequence[str]) -> Iterator[Fenced]:
    """The blocks among lines in order, each with the first word behind its fence; what a longer fence quotes is none."""
    opened: _Opened | None = None
    for number, line in enumerate(lines):
        if opened and opened.is_left(line):
            yield opened.block(number, is_closed=False)
            opened = None
        found = _FENCE.fullmatch(line)
        if found and opened and opened.is_closed_by(found):
            yield opened.block(number + 1, is_closed=True)
            opened = None
        elif found and not opened:
            listed = _listed(lines, number, found["before"])
            opened = _Opened(number, found, listed) if _indent(found["before"]) < listed + _INDENTED else None
    if opened:
        yield opened.block(len(lines), is_closed=False)


def bare(line: str) -> str:
    """A line of a block without what stands before it in a list or quotation, and without spaces around it."""
    return line[len(_before(line)) :].strip()


def _before(line: str) -> str:
    found = _BEFORE.match(line)
    return found[0] if found else ""


def _listed(lines: Sequence[str], number: int, before: str) -> int:
    """The columns that the list around a line takes: its item begins there, or in the nearest line above that is indented less."""
    if _ITEM.search(before):
        return _width(before)
    for line in reversed(lines[:number]):
        above = _before(line)
        if line[len(above) :].strip() and _width(above) < _width(before):
            mark = _ITEM.match(line, len(above))
            return _width(line[: mark.end() + 1]) if mark else 0
    return 0


def _indent(before: str) -> int:
    return _width(before) if ">" not in before else _width(before.rpartition(">")[2])


def _width(before: str) -> int:
    return len(before.expandtabs(_TAB))
