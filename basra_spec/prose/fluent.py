"""Messages in Project Fluent's syntax: read by Fluent's own parser, formatted by a small evaluator of ours.

A message is formatted whole or not at all: a missing reference is an error that names the message and its file. Numbers are whole numbers.
Whoever makes the messages passes the functions; `NUMBER` is always there, with the one option `useGrouping`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final

from attrs import evolve, field, frozen
from fluent.syntax import FluentParser, ast

from basra_spec.prose.plurals import plural_category, write_number
from basra_spec.system.text import nearest

Value = str | int
Arguments = Mapping[str, Value]
# Formats another message with these arguments.
Format = Callable[[str, Arguments], str]
# Takes a formatter for other messages, a value and named options.
Function = Callable[[Format, Value, Arguments], Value]
# How many messages and terms one message may consist of, counted each time they are used.
MOST_ENTRIES: Final = 5_000
# How many characters a formatted message may have.
LONGEST: Final = 50_000
_MOST_DIGITS: Final = 9
_LAST_CHARACTER: Final = 0x10FFFF
_ESCAPE: Final = re.compile(r"\\(?:U([0-9A-Fa-f]{6})|.)")


class MessageError(ValueError):
    """A message that cannot be read or formatted: `place` is its file and line, `what` names the message, the fault and what is allowed."""

    def __init__(self, what: str, place: str = "") -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.what, self.place = what, place


class Ungrouped(int):
    """A number that is written without separators between groups of digits."""


@frozen
class Entry:
    """A parsed message or term, and its file and line."""

    node: ast.Message | ast.Term = field(repr=False, eq=False)
    place: str


def parse(text: str, file: str) -> Iterator[tuple[str, Entry]]:
    """The entries of a file by name; a term's name includes its dash. Raises `MessageError` where the text is not Fluent."""
    try:
        nodes = FluentParser().parse(text).body
    except RecursionError:
        raise MessageError("a message is nested too deeply", file) from None
    for node in nodes:
        if isinstance(node, ast.Junk):
            first = node.annotations[0]
            raise MessageError(f"syntax error: {first.message}", f"{file}:{_line(text, first.span)}")
        if isinstance(node, ast.Message | ast.Term):
            yield ("-" if isinstance(node, ast.Term) else "") + node.id.name, Entry(node, f"{file}:{_line(text, node.id.span)}")


def _line(text: str, span: ast.Span | None) -> int:
    return text.count("\n", 0, span.start if span else 0) + 1


def suggest_message(name: str, known: Iterable[str]) -> str:
    """A hint for a missing message; the list of all names would be too long to help."""
    return nearest(name, known, "see the language's own files for the names")


def _format_number(_: Format, value: Value, options: Arguments) -> Value:
    unknown = options.keys() - {"useGrouping"}
    if unknown:
        raise MessageError(f'NUMBER has no option "{min(unknown)}", only useGrouping')
    if not isinstance(value, int):
        raise MessageError(f'NUMBER needs a number, not "{value}"')
    return value if options.get("useGrouping", 1) else Ungrouped(value)


@frozen
class Messages:
    """The messages of a language, and the functions that they may call.

    `model` holds the messages of the language that others are translated from; an error quotes it where a translation is missing.
    """

    language: str
    entries: Mapping[str, Entry] = field(repr=False)
    functions: Mapping[str, Function] = field(factory=dict, repr=False)
    model: Mapping[str, Entry] = field(factory=dict, repr=False)

    @property
    def direction(self) -> str:
        """How text of the language runs: `ltr` or `rtl`."""
        return self.format("language-direction", {}) if "language-direction" in self else "ltr"

    def describe_missing(self, name: str) -> str:
        """What to say about a missing message: the name that was probably meant, or the message to translate."""
        if name in self.model:
            return f'there is no message "{name}" in "{self.language}" yet; translate the one at {self.model[name].place}'
        return f'there is no message "{name}"; {suggest_message(name, self.entries)}'

    def __contains__(self, name: str) -> bool:
        """Whether there is a message, or an attribute of one, of this name."""
        whole, _, attribute = name.partition(".")
        found = self.entries.get(whole)
        return found is not None and (not attribute or any(each.id.name == attribute for each in found.node.attributes))

    def format(self, name: str, arguments: Arguments) -> str:
        """A message (`deal-hand`), or an attribute of one (`class-jack.cards`), with its arguments. Raises `MessageError`."""
        formatter = _Formatter(self, arguments, (), is_term=False)
        try:
            return formatter.entry(name)
        except RecursionError:
            raise formatter.entered(name).error("refers to other messages without end") from None


@frozen
class _Formatter:
    """A message being formatted: its arguments, the entries around it, whether the innermost is a term; `steps` counts all entries."""

    messages: Messages
    arguments: Arguments
    inside: tuple[str, ...]
    is_term: bool
    steps: Iterator[int] = field(factory=count, repr=False, eq=False)

    def entry(self, name: str) -> str:
        """The text of the entry or attribute of this name."""
        if name in self.inside:
            raise self.error(f"refers to itself: {' → '.join([*self.inside, name])}")
        if next(self.steps) >= MOST_ENTRIES:
            raise evolve(self, inside=self.inside[:1]).error(f"consists of more than {MOST_ENTRIES} messages; use fewer")
        return self.entered(name).pattern(self.pattern_of(name))

    def entered(self, name: str) -> "_Formatter":
        return evolve(self, inside=(*self.inside, name))

    def pattern_of(self, name: str) -> ast.Pattern:
        whole, _, attribute = name.partition(".")
        found = self.messages.entries.get(whole)
        if not found:
            raise self.error(self.messages.describe_missing(whole))
        if not attribute and found.node.value:
            return found.node.value
        attributes = {each.id.name: each.value for each in found.node.attributes}
        if attribute in attributes:
            return attributes[attribute]
        missing = f'attribute "{attribute}"; allowed: {", ".join(attributes) or "none"}' if attribute else "text of its own"
        raise self.error(f'"{whole}" has no {missing}')

    def pattern(self, pattern: ast.Pattern) -> str:
        text = "".join(self.element(element) for element in pattern.elements)
        if len(text) > LONGEST:
            raise self.error(f"is longer than {LONGEST} characters; shorten it")
        return text

    def element(self, element: ast.TextElement | ast.Placeable) -> str:
        value = element.value if isinstance(element, ast.TextElement) else self.value(element.expression)
        if isinstance(value, Ungrouped):
            return str(int(value))
        return write_number(self.messages.language, value) if isinstance(value, int) else value

    def value(self, node: Any) -> Value:
        """The value of an expression."""
        return _VALUES[type(node)](self, node)

    def select(self, node: ast.SelectExpression) -> str:
        key = self.selector(node.selector)
        default = next(variant for variant in node.variants if variant.default)
        return self.pattern(next((variant for variant in node.variants if self.fits(variant.key, key)), default).value)

    def selector(self, node: Any) -> Value:
        """The value that a message selects on; a term may be called without it."""
        if self.is_term and isinstance(node, ast.VariableReference) and node.id.name not in self.arguments:
            return ""
        return self.value(node)

    def fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
        """A number matches itself and the name of its plural category; a word matches only itself."""
        if isinstance(key, ast.NumberLiteral):
            return isinstance(value, int) and self.number(key) == value
        return key.name == (plural_category(self.messages.language, value) if isinstance(value, int) else value)

    def number(self, node: ast.NumberLiteral) -> int:
        if "." in node.value:
            raise self.error(f"only whole numbers are allowed, not {node.value}")
        if len(node.value) > _MOST_DIGITS:
            raise self.error(f"a number may have {_MOST_DIGITS} digits; {node.value[:_MOST_DIGITS]}… has {len(node.value)}")
        return int(node.value)

    def text(self, node: ast.StringLiteral) -> str:
        for escape in _ESCAPE.finditer(node.value):
            if escape[1] and int(escape[1], 16) > _LAST_CHARACTER:
                raise self.error(f"there is no character {escape[0]}: the last one is \\U{_LAST_CHARACTER:06X}")
        return node.parse()["value"]

    def variable(self, node: ast.VariableReference) -> Value:
        name = node.id.name
        if name not in self.arguments:
            raise self.error(
                f"there is no ${name} here; {nearest(name, self.arguments) if self.arguments else 'this message gets no arguments'}"
            )
        return self.arguments[name]

    def message(self, node: ast.MessageReference) -> str:
        return self.entry(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def term(self, node: ast.TermReference) -> str:
        """A term sees only the arguments that it is called with."""
        arguments = self.named(node.arguments) if node.arguments else {}
        name = f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")
        return evolve(self, arguments=arguments, is_term=True).entry(name)

    def named(self, arguments: ast.CallArguments) -> dict[str, Value]:
        return {given.name.name: self.value(given.value) for given in arguments.named}

    def call(self, node: ast.FunctionReference) -> Value:
        name = node.id.name
        function = _FUNCTIONS.get(name) or self.messages.functions.get(name)
        if not function:
            raise self.error(f"there is no function {name}; {nearest(name, [*_FUNCTIONS, *self.messages.functions])}")
        if len(node.arguments.positional) != 1:
            raise self.error(f"{name} takes one value, followed by named options")
        value = self.value(node.arguments.positional[0])
        try:
            return function(self.format, value, self.named(node.arguments))
        except MessageError as error:
            raise error if error.place else self.error(error.what) from None

    def format(self, name: str, arguments: Arguments) -> str:
        """Another message, formatted for a function."""
        return evolve(self, arguments=arguments, is_term=False).entry(name)

    def error(self, what: str) -> MessageError:
        """An error in the message that is being formatted."""
        name = self.inside[-1] if self.inside else ""
        entry = self.messages.entries.get(name.partition(".")[0])
        return MessageError(f'in the message "{name}": {what}', entry.place) if entry else MessageError(what)


_FUNCTIONS: Final[Mapping[str, Function]] = {"NUMBER": _format_number}
_VALUES: Final[Mapping[type, Callable[[_Formatter, Any], Value]]] = {
    ast.Placeable: lambda formatter, node: formatter.value(node.expression),
    ast.StringLiteral: _Formatter.text,
    ast.NumberLiteral: _Formatter.number,
    ast.VariableReference: _Formatter.variable,
    ast.MessageReference: _Formatter.message,
    ast.TermReference: _Formatter.term,
    ast.FunctionReference: _Formatter.call,
    ast.SelectExpression: _Formatter.select,
}
