"""Messages in Project Fluent's syntax, read by its parser and told by a small evaluator of our own.

A message is told whole or not at all: what it refers to and is not there is an error that names the message and its file. Numbers are whole
numbers. Functions are given by whoever makes the messages; `NUMBER` is always there, with the one option `useGrouping`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final

from attrs import evolve, field, frozen
from fluent.syntax import FluentParser, ast

from basra_spec.prose.plurals import category, written
from basra_spec.system.text import nearest

Value = str | int
Arguments = Mapping[str, Value]
Tell = Callable[[str, Arguments], str]
"""Tell another message with these arguments."""
Function = Callable[[Tell, Value, Arguments], Value]
"""What a function does with a value and its named arguments."""
MOST_ENTRIES: Final = 5_000
"""How many messages and terms one message may be made of, each as often as it is told."""
LONGEST: Final = 50_000
"""How many letters a message may have."""
_LARGEST_NUMBER: Final = 9
_LAST_LETTER: Final = 0x10FFFF
_ESCAPE: Final = re.compile(r"\\(?:U([0-9A-Fa-f]{6})|.)")


class MessageError(ValueError):
    """A message that cannot be read or told: `place` is its file and line, `what` says which message, what is wrong and what is allowed."""

    def __init__(self, what: str, place: str = "") -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.what = what
        self.place = place


class Ungrouped(int):
    """A number that is written without marks between its groups of digits."""


@frozen
class Entry:
    """A message or a term as it was parsed, and the file and line where it stands."""

    node: ast.Message | ast.Term = field(repr=False, eq=False)
    place: str


def parse(text: str, file: str) -> Iterator[tuple[str, Entry]]:
    """The entries of a file by name, a term's with its dash. Raises `MessageError` at what is no Fluent."""
    for node in _parsed(text, file):
        if isinstance(node, ast.Junk):
            first = node.annotations[0]
            raise MessageError(f"this cannot be read: {first.message}", f"{file}:{_line(text, first.span.start if first.span else 0)}")
        if isinstance(node, ast.Message | ast.Term):
            start = node.id.span.start if node.id.span else 0
            yield ("-" if isinstance(node, ast.Term) else "") + node.id.name, Entry(node, f"{file}:{_line(text, start)}")


def _parsed(text: str, file: str) -> list[ast.EntryType]:
    try:
        return FluentParser().parse(text).body
    except RecursionError:
        raise MessageError("a message is nested too deeply", file) from None


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def nearest_message(name: str, known: Iterable[str]) -> str:
    """A hint for a message that is not there; the list of all would be too long to help."""
    return nearest(name, known, "see the language's own files for the names")


def _number(_: Tell, value: Value, options: Arguments) -> Value:
    unknown = options.keys() - {"useGrouping"}
    if not isinstance(value, int) or unknown:
        what = f'has no option "{min(unknown)}", only useGrouping' if unknown else f'needs a number, not "{value}"'
        raise MessageError(f"NUMBER {what}")
    return value if options.get("useGrouping", 1) else Ungrouped(value)


@frozen
class Messages:
    """The messages of a language. What a function gets besides its arguments is a way to tell other messages.

    `model` are those of the language from which others are translated: where one is not there yet, they say which it is.
    """

    language: str
    entries: Mapping[str, Entry] = field(repr=False)
    functions: Mapping[str, Function] = field(factory=dict, repr=False)
    model: Mapping[str, Entry] = field(factory=dict, repr=False)

    def lack(self, name: str) -> str:
        """What to say of a message that is not there: the name that was meant, or what is to be translated."""
        if name in self.model:
            return f'there is no message "{name}" in "{self.language}" yet; translate the one at {self.model[name].place}'
        return f'there is no message "{name}"; {nearest_message(name, self.entries)}'

    def __contains__(self, name: str) -> bool:
        """Whether there is a message, or an attribute of one, of this name."""
        whole, _, attribute = name.partition(".")
        found = self.entries.get(whole)
        return found is not None and (not attribute or any(each.id.name == attribute for each in found.node.attributes))

    def tell(self, name: str, arguments: Arguments) -> str:
        """A message (`deal-hand`), or an attribute of one (`class-jack.cards`), with its arguments. Raises `MessageError`."""
        telling = _Telling(self, arguments, (), is_term=False)
        try:
            return telling.entry(name)
        except RecursionError:
            raise telling.inside_of(name).error("leads from message to message without an end in sight") from None


@frozen
class _Telling:
    """A telling under way: the arguments in force, what it is inside of, whether the innermost is a term; `told` counts all entries."""

    messages: Messages
    arguments: Arguments
    inside: tuple[str, ...]
    is_term: bool
    told: Iterator[int] = field(factory=count, repr=False, eq=False)

    def entry(self, name: str) -> str:
        """What the entry or attribute of this name says."""
        if name in self.inside:
            raise self.error(f"refers to itself: {' → '.join([*self.inside, name])}")
        if next(self.told) >= MOST_ENTRIES:
            raise evolve(self, inside=self.inside[:1]).error(f"is made of more than {MOST_ENTRIES} messages; say less in it")
        return self.inside_of(name).pattern(self.pattern_of(name))

    def inside_of(self, name: str) -> "_Telling":
        return evolve(self, inside=(*self.inside, name))

    def pattern_of(self, name: str) -> ast.Pattern:
        whole, _, attribute = name.partition(".")
        found = self.messages.entries.get(whole)
        if not found:
            raise self.error(self.messages.lack(whole))
        if not attribute and found.node.value:
            return found.node.value
        attributes = {each.id.name: each.value for each in found.node.attributes}
        if attribute in attributes:
            return attributes[attribute]
        lacks = f'attribute "{attribute}"; there is: {", ".join(attributes) or "none"}' if attribute else "text of its own"
        raise self.error(f'"{whole}" has no {lacks}')

    def pattern(self, pattern: ast.Pattern) -> str:
        text = "".join(self.element(element) for element in pattern.elements)
        if len(text) > LONGEST:
            raise self.error(f"is longer than {LONGEST} letters; say less in it")
        return text

    def element(self, element: ast.TextElement | ast.Placeable) -> str:
        value = element.value if isinstance(element, ast.TextElement) else self.value(element.expression)
        if isinstance(value, Ungrouped):
            return str(int(value))
        return written(self.messages.language, value) if isinstance(value, int) else value

    def value(self, node: Any) -> Value:
        """The value of an expression."""
        return _VALUES[type(node)](self, node)

    def select(self, node: ast.SelectExpression) -> str:
        key = self.selector(node.selector)
        default = next(variant for variant in node.variants if variant.default)
        return self.pattern(next((variant for variant in node.variants if self.fits(variant.key, key)), default).value)

    def selector(self, node: Any) -> Value:
        """What a message selects on; a term need not be given it."""
        if self.is_term and isinstance(node, ast.VariableReference) and node.id.name not in self.arguments:
            return ""
        return self.value(node)

    def fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
        """A number fits itself and the name of its plural category, a word only itself."""
        if isinstance(key, ast.NumberLiteral):
            return isinstance(value, int) and self.number(key) == value
        return key.name == (category(self.messages.language, value) if isinstance(value, int) else value)

    def number(self, node: ast.NumberLiteral) -> int:
        if "." in node.value:
            raise self.error(f"numbers are whole here, and {node.value} is not")
        if len(node.value) > _LARGEST_NUMBER:
            raise self.error(f"a number has up to {_LARGEST_NUMBER} digits, and {node.value[:_LARGEST_NUMBER]}… has {len(node.value)}")
        return int(node.value)

    def text(self, node: ast.StringLiteral) -> str:
        for escape in _ESCAPE.finditer(node.value):
            if escape[1] and int(escape[1], 16) > _LAST_LETTER:
                raise self.error(f"there is no letter {escape[0]}: the last one is \\U{_LAST_LETTER:06X}")
        return node.parse()["value"]

    def variable(self, node: ast.VariableReference) -> Value:
        name = node.id.name
        if name not in self.arguments:
            raise self.error(f"there is no ${name} here; {nearest(name, self.arguments) if self.arguments else 'it gets no arguments'}")
        return self.arguments[name]

    def message(self, node: ast.MessageReference) -> str:
        return self.entry(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def term(self, node: ast.TermReference) -> str:
        """A term knows only the arguments that it is given."""
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
            raise self.error(f"{name} takes one value, and then named options")
        value = self.value(node.arguments.positional[0])
        try:
            return function(self.another, value, self.named(node.arguments))
        except MessageError as error:
            raise error if error.place else self.error(error.what) from None

    def another(self, name: str, arguments: Arguments) -> str:
        """What a function tells in the middle of a message."""
        return evolve(self, arguments=arguments, is_term=False).entry(name)

    def error(self, what: str) -> MessageError:
        """What is wrong, laid on the message that is being told."""
        name = self.inside[-1] if self.inside else ""
        told = self.messages.entries.get(name.partition(".")[0])
        return MessageError(f'in the message "{name}": {what}', told.place) if told else MessageError(what)


_FUNCTIONS: Final[Mapping[str, Function]] = {"NUMBER": _number}
_VALUES: Final[Mapping[type, Callable[[_Telling, Any], Value]]] = {
    ast.Placeable: lambda telling, node: telling.value(node.expression),
    ast.StringLiteral: _Telling.text,
    ast.NumberLiteral: _Telling.number,
    ast.VariableReference: _Telling.variable,
    ast.MessageReference: _Telling.message,
    ast.TermReference: _Telling.term,
    ast.FunctionReference: _Telling.call,
    ast.SelectExpression: _Telling.select,
}
