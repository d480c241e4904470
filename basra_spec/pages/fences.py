"""Fenced code blocks of Markdown, in lists and block quotes as well, with the prefix that their lines have there."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import field, frozen

_FENCE: Final = re.compile(r"(?P<prefix>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)")
_PREFIX: Final = re.compile(r"[ \t>]*")
_LIST_MARKER: Final = re.compile(r"(?:[-*+]|\d{1,9}[.)])(?=[ \t])")
_TAB: Final = 4
# A line that is indented by so many spaces is code, not a fence; in a list the spaces count from its text.
_CODE_INDENT: Final = 4


@frozen
class FencedBlock:
    """A block from the line `start`, its opening fence, up to but not including `end`; `prefix` is what precedes the opening fence.

    A block without a closing fence (`is_closed`) ends with the page, or with the list or quote around it.
    """

    name: str
    start: int
    end: int
    prefix: str
    is_closed: bool = field(default=True)

    @property
    def inner(self) -> range:
        """The numbers of the lines between the fences."""
        return range(self.start + 1, self.end - self.is_closed)

    def replace(self, lines: Sequence[str]) -> list[str]:
        """Other lines in place of the block, in the same list or quote."""
        after = _LIST_MARKER.sub(lambda marker: " " * len(marker[0]), self.prefix)
        return [f"{after if number else self.prefix}{line}".rstrip() for number, line in enumerate(lines)]


@frozen
class _OpenBlock:
    """A block that is not closed yet: its line, its fence, and the indentation of the list around it (0: no list)."""

    start: int
    fence: re.Match[str]
    list_indent: int

    def end_at(self, end: int, *, is_closed: bool) -> FencedBlock:
        word = re.match(r"[{.\s]*([^\s}]*)", self.fence["info"])
        return FencedBlock(word[1] if word else "", self.start, end, self.fence["prefix"], is_closed)

    def ends_before(self, line: str) -> bool:
        """Whether the list or quote around the block ends before this line, and the block with it."""
        prefix = _prefix(line)
        in_list = not line[len(prefix) :].strip() or _width(prefix) >= self.list_indent
        return not in_list or prefix.count(">") < self.fence["prefix"].count(">")

    def is_closed_by(self, found: re.Match[str]) -> bool:
        is_bare = not found["info"].strip() and not _LIST_MARKER.search(found["prefix"])
        return is_bare and found["fence"].startswith(self.fence["fence"]) and _indent(found["prefix"]) < self.list_indent + _CODE_INDENT


def fenced_blocks(lines: Sequence[str]) -> Iterator[FencedBlock]:
    """The blocks among lines, in order, each with the first word after its fence; fences inside a longer fence do not count."""
    block: _OpenBlock | None = None
    for number, line in enumerate(lines):
        if block and block.ends_before(line):
            yield block.end_at(number, is_closed=False)
            block = None
        found = _FENCE.fullmatch(line)
        if found and block and block.is_closed_by(found):
            yield block.end_at(number + 1, is_closed=True)
            block = None
        elif found and not block:
            list_indent = _list_indent(lines, number, found["prefix"])
            block = _OpenBlock(number, found, list_indent) if _indent(found["prefix"]) < list_indent + _CODE_INDENT else None
    if block:
        yield block.end_at(len(lines), is_closed=False)


def strip_prefix(line: str) -> str:
    """A line of a block without its prefix in a list or quote, and without surrounding spaces."""
    return line[len(_prefix(line)) :].strip()


def _prefix(line: str) -> str:
    found = _PREFIX.match(line)
    return found[0] if found else ""


def _list_indent(lines: Sequence[str], number: int, prefix: str) -> int:
    """The indentation of the list around a line: its item begins in this line, or in the nearest line above with less indentation."""
    if _LIST_MARKER.search(prefix):
        return _width(prefix)
    for line in reversed(lines[:number]):
        above = _prefix(line)
        if line[len(above) :].strip() and _width(above) < _width(prefix):
            marker = _LIST_MARKER.match(line, len(above))
            return _width(line[: marker.end() + 1]) if marker else 0
    return 0


def _indent(prefix: str) -> int:
    return _width(prefix.rpartition(">")[2])


def _width(prefix: str) -> int:
    return len(prefix.expandtabs(_TAB))
