"""Read strict YAML into plain data, with the place of each part.

The YAML is the 1.2 core schema, read strictly. PyYAML's own constructor reads 1.1 (`no` is false, `12:30` is 750, `010` is 8), keeps
the last of two equal keys and expands aliases; so the data are built here from its events, which also know every line and column.
"""

import errno
import pathlib
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import yaml
from attrs import define, field, frozen

from basra_spec.rulesets.problems import START, Path, Problem, ProblemsFound, Span, pointer
from basra_spec.system import files

DEEPEST: Final = 24

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: Final[dict[str, bool | None]] = {
    **dict.fromkeys(("null", "Null", "NULL", "~")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_INT: Final = re.compile(r"0|-?[1-9][0-9]{0,99}")
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_FLOAT: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")


@frozen
class Source:
    """A file as plain data (dicts, lists, str, int, float, bool, None), with the place of every key and value.

    `keys` and `values` map the path of a part to its span; a map's keys are always text, `2:` and `"2":` are one.
    """

    file: str
    lines: tuple[str, ...] = field(repr=False)
    data: Any
    keys: Mapping[Path, Span] = field(repr=False)
    values: Mapping[Path, Span] = field(repr=False)

    def problem(self, path: Path, code: str, message: str, hint: str, *, on_key: bool = False) -> Problem:
        """A problem at this path: on its key, or on its value. A path that is not in the file means the nearest part that is."""
        while path and path not in self.values:
            path, on_key = path[:-1], True
        span = self.keys.get(path) if on_key else None
        span = span or self.values.get(path, START)
        return problem_at(self.file, self.lines, span, code, message, hint, path)


def problem_at(file: str, lines: tuple[str, ...], span: Span, code: str, message: str, hint: str, path: Path = ()) -> Problem:
    """A problem at a span of these lines."""
    quote = lines[span.line - 1] if span.line <= len(lines) else ""
    return Problem(file, span, pointer(path), code, message, hint, quote)


def read(path: pathlib.Path) -> Source:
    """The file's data. Raises `ProblemsFound` if it cannot be read: missing, no regular file, too large, not UTF-8, not strict YAML."""
    return parse(read_text(path), str(path))


def read_map(path: pathlib.Path) -> dict[str, Any]:
    """The map of a file; empty if the file cannot be read or is not a map."""
    try:
        data = read(path).data
    except ProblemsFound:
        return {}
    return data if isinstance(data, dict) else {}


def read_text(path: pathlib.Path, largest: int = files.LARGEST) -> str:
    """The text of a file of at most `largest` bytes. Raises `ProblemsFound` if it cannot be read, or is not UTF-8."""
    try:
        raw = files.read_bytes(path, largest)
    except OSError as error:
        raise ProblemsFound([_unreadable(str(path), error)]) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        span = Span(before.count(b"\n") + 1, error.start - before.rfind(b"\n"))
        problem = Problem(str(path), span, "", "not-utf-8", "the text from here on is not UTF-8", "save the file as UTF-8")
        raise ProblemsFound([problem]) from None


def _unreadable(file: str, error: OSError) -> Problem:
    if error.errno == errno.EFBIG:
        return Problem(file, START, "", "too-large", f"the file is {error.strerror}", "check that this is the right file")
    hint = _READ_HINTS.get(error.errno or 0, "check the path, and your permission to read the file")
    return Problem(file, START, "", "unreadable-file", f"the file cannot be read: {error.strerror or error}", hint)


_READ_HINTS: Final = {
    errno.EINVAL: "name a regular file",
    errno.ELOOP: "put the file itself into the folder, or name the file that the link leads to",
}


def parse(text: str, file: str = "<text>") -> Source:
    """The data of a text. Raises `ProblemsFound` with every violation of strict YAML."""
    lines = tuple(text.splitlines())
    reader = _Reader(file, lines)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            reader.take(event)
    except yaml.YAMLError as error:
        raise ProblemsFound([_syntax_problem(error, file, lines)]) from None
    if reader.root is None and not reader.problems:
        reader.report(START, "empty-document", "the file is empty", "start a ruleset with the lines format: 1 and id: its-name")
    if reader.problems:
        raise ProblemsFound(reader.problems)
    return Source(file, lines, reader.root, reader.keys, reader.values)


_HINT: Final = "check the indentation, the brackets and the quotes here and on the line above"
_KEYED: Final = re.compile(r"([^\s:{\[,]+):[ \t]+((?:[^:]|:(?=\S))+)$")


def _syntax_problem(error: yaml.YAMLError, file: str, lines: tuple[str, ...]) -> Problem:
    hint = _HINT
    mark = getattr(error, "problem_mark", None)
    if isinstance(error, yaml.reader.ReaderError):
        before = "\n".join(lines)[: error.position]
        span = Span(before.count("\n") + 1, len(before) - before.rfind("\n"))
        return problem_at(file, lines, span, "not-yaml", "invalid YAML: control character", "remove it")
    if mark is None:
        return problem_at(file, lines, START, "not-yaml", f"invalid YAML: {' '.join(str(error).split())}", hint)
    message = str(getattr(error, "problem", None) or "it cannot be read")
    begun = getattr(error, "context_mark", None)
    if begun and not any(line.strip() for line in lines[mark.line :]):
        mark, message = begun, "unclosed bracket or quote opened here"
    span = Span(min(mark.line, max(len(lines) - 1, 0)) + 1, mark.column + 1)
    if begun and begun.line < len(lines) and _cut_by_a_comment(lines[begun.line]):
        hint = "everything after # is a comment: put text that contains # in quotes"
    if message.startswith("could not find expected ':'") or (
        message.startswith("mapping values") and _no_key(lines[mark.line - 1 : mark.line])
    ):
        hint = "a key needs a colon and a space after it, here or on the line above: target: 151"
    if span.line <= len(lines):
        message, hint = _likely_mistake(lines[span.line - 1], mark.column) or (message, hint)
    return problem_at(file, lines, span, "not-yaml", f"invalid YAML: {message}", hint)


def _cut_by_a_comment(line: str) -> bool:
    """Whether a bracket that is opened before a # on this line is closed after it."""
    before, mark, after = line.partition(" #")
    return bool(mark) and sum(map(before.count, "{[")) > sum(map(before.count, "}]")) and any(end in after for end in "}]")


def _no_key(above: tuple[str, ...]) -> bool:
    """Whether the line above seems to be meant as a key, but has no colon."""
    return any(line.strip() and not re.search(r":(\s|$)", line) for line in above)


def _likely_mistake(line: str, column: int) -> tuple[str, str] | None:
    """The message and the hint for a common mistake that shows at this character of the line."""
    letter = line[column : column + 1]
    if letter == "\t":
        return "tab character", "indent with spaces"
    if letter == "%" and column == 0:
        return "a line that starts with % is a YAML directive", "remove it"
    if letter and letter in "@`%":
        return f"plain text cannot start with {letter}", "put the text in quotes"
    keyed = _KEYED.search(line[:column]) if letter == ":" else None
    if not keyed:
        return None
    key, begun = keyed.groups()
    in_brackets = sum(map(line[: keyed.start()].count, "{[")) > sum(map(line[: keyed.start()].count, "}]"))
    rest = re.split(r"[,}\]]" if in_brackets else r"\s#", line[column:])[0].rstrip()
    one = f"{begun}{rest}"
    hint = f"put text that contains a colon in quotes: {key}: {_quoted(one)}"
    two_keys = re.fullmatch(r"[a-z0-9_-]+", begun) and rest != ":"
    return "second colon on one line", f"{hint}; for a map on one line use braces: {key}: {{{one}}}" if two_keys else hint


def _quoted(text: str) -> str:
    return f'"{text}"' if '"' not in text and "\\" not in text else "'" + text.replace("'", "''") + "'"


_PAIR: Final = re.compile(r"([a-z][a-z0-9_]*)(?::| +)([0-9+-]+|[a-z-]+)")
_IN_QUOTES: Final = "if this belongs to the text before the comma, put the whole text in quotes; otherwise write a colon and a value"


@define
class _Frame:
    """A map or list under construction; `key` is the map's key that waits for its value."""

    items: dict[str, Any] | list[Any]
    path: Path
    key: str | None = None


class _Reader:
    """Builds the data from the parser's events in one pass, without recursion, and collects what strict YAML refuses."""

    def __init__(self, file: str, lines: tuple[str, ...]) -> None:
        self.file = file
        self.lines = lines
        self.root: Any = None
        self.documents = 0
        self.keys: dict[Path, Span] = {}
        self.values: dict[Path, Span] = {}
        self.problems: list[Problem] = []
        self._stack: list[_Frame] = []

    def report(self, span: Span, code: str, message: str, hint: str) -> None:
        self.problems.append(problem_at(self.file, self.lines, span, code, message, hint))

    def take(self, event: Any) -> None:
        step = _STEPS.get(type(event))
        if step:
            step(self, event, self._span(event))

    def document(self, event: Any, span: Span) -> None:
        self.documents += 1
        if self.documents == 2:
            self.report(span, "several-documents", "a second document starts here", "a file contains one document: remove the line ---")
            raise ProblemsFound(self.problems)

    def alias(self, event: Any, span: Span) -> None:
        self.report(span, "alias", f"aliases are not allowed: *{event.anchor}", "write the value here instead")
        self._place(None, span)

    def scalar(self, event: Any, span: Span) -> None:
        self._refuse_properties(event, span)
        frame = self._stack[-1] if self._stack else None
        is_key = bool(frame and isinstance(frame.items, dict) and frame.key is None)
        if any(is_key or letter != "\n" for letter in _CONTROLS.findall(event.value)):
            hint = "remove it, or the escape sequence (\\x..) that stands for it"
            self.report(span, "control-character", "the text contains a control character", hint)
        if frame and is_key:
            self._key(frame, event.value, span)
            return
        plain = event.implicit[0]
        if frame and plain and event.value == "":
            self.report(span, "empty-value", "the value is missing", self._filling(frame))
        value = resolve(event.value) if plain and event.value else None if plain else event.value
        self._place(value, span)

    def _filling(self, frame: _Frame) -> str:
        """The hint for a missing value. In braces, a key without a value may be the rest of a text, or lack its colon."""
        if isinstance(frame.items, list):
            return "write a value, or delete the line"
        if not frame.key:
            return "write a key, a colon and a value: format: 1"
        key, at = frame.key, self.keys.get((*frame.path, frame.key), START)
        if not self.lines[at.line - 1][at.column - 1 + at.length :].lstrip(" \"'").startswith(":"):
            pair = _PAIR.fullmatch(key)
            return f"write a colon and a space: {pair[1]}: {pair[2]}" if pair else _IN_QUOTES
        null = ", or write null to remove the parent's value" if frame.path else ""
        return f"write a value, or indent the next lines under the key{null}"

    def close(self, event: Any, span: Span) -> None:
        self._stack.pop()

    def open(self, items: dict[str, Any] | list[Any], event: Any, span: Span) -> None:
        self._refuse_properties(event, span)
        frame = self._stack[-1] if self._stack else None
        if frame and isinstance(frame.items, dict) and frame.key is None:
            self.report(span, "key-not-text", "a key must be plain text", "write a single word as the key")
            frame.key = f"?{len(frame.items)}"
        if len(self._stack) >= DEEPEST:
            self.report(span, "too-deep", f"nested more than {DEEPEST} levels deep", "a ruleset needs at most eight levels")
            raise ProblemsFound(self.problems)
        path = self._place(items, span)
        self._stack.append(_Frame(items, path))

    def _key(self, frame: _Frame, text: str, span: Span) -> None:
        path = (*frame.path, text)
        if path in self.keys:
            first = self.keys[path].line
            self.report(span, "duplicate-key", f'duplicate key "{text}", first on line {first}', "remove one of the two")
            text = f"{text} on line {span.line}, column {span.column}"  # a path of its own for what is inside
        self.keys.setdefault((*frame.path, text), span)
        frame.key = text

    def _place(self, value: Any, span: Span) -> Path:
        """Add the value to its map or list and return its path."""
        if not self._stack:
            self.root = value
            path: Path = ()
        else:
            frame = self._stack[-1]
            if isinstance(frame.items, list):
                path = (*frame.path, len(frame.items))
                frame.items.append(value)
            else:
                key = frame.key or ""
                path = (*frame.path, key)
                frame.items.setdefault(key, value)
                frame.key = None
        self.values.setdefault(path, span)
        return path

    def _refuse_properties(self, event: Any, span: Span) -> None:
        if event.anchor is not None:
            self.report(span, "anchor", f"anchors are not allowed: &{event.anchor}", "remove it, and write the value wherever it is used")
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self.report(span, "tag", f"tags are not allowed: {tag}", "remove the tag")

    def _span(self, event: Any) -> Span:
        start, end = event.start_mark, event.end_mark
        if self.lines and start.line >= len(self.lines):  # what is missing is expected behind the last line
            return Span(len(self.lines), max(1, len(self.lines[-1])))
        length = end.column - start.column if start.line == end.line else 1
        return Span(start.line + 1, start.column + 1, max(1, length))


_STEPS: Final[dict[type, Callable[[_Reader, Any, Span], None]]] = {
    yaml.DocumentStartEvent: _Reader.document,
    yaml.AliasEvent: _Reader.alias,
    yaml.ScalarEvent: _Reader.scalar,
    yaml.MappingStartEvent: lambda reader, event, span: reader.open({}, event, span),
    yaml.SequenceStartEvent: lambda reader, event, span: reader.open([], event, span),
    yaml.MappingEndEvent: _Reader.close,
    yaml.SequenceEndEvent: _Reader.close,
}


def resolve(text: str) -> str | int | float | bool | None:
    """What a plain scalar means in the YAML 1.2 core schema, numbers in their JSON form only: `010` and `0x1F` stay text."""
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text


def walk(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every leaf of plain data with its path, in order. A leaf is anything but a map, or an empty map."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from walk(value, (*path, key))
    else:
        yield path, data
