"""Shapes of messages: what a value must be, for the reader and as a JSON Schema.

A message is checked at every request, and a schema validation costs ten times the message itself; so the readers are these few functions,
and the published schema is made from the same values. A test holds the two equal.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from attrs import frozen

from basra_spec.engines.faults import Fault
from basra_spec.system.text import nearest

Schema = dict[str, Any]
MOST: Final = 10**9


class Shape(Protocol):
    """What a value must be."""

    def fault(self, value: Any, where: str) -> Fault | None:
        """What is wrong with the value at a place; None where nothing is."""
        ...

    def schema(self) -> Schema:
        """The same as a JSON Schema."""
        ...


@frozen
class Scalar:
    """A value without parts: a test, what the test asks for in words, and the same as a JSON Schema."""

    fits: Callable[[Any], object]
    expected: str
    json_schema: Schema

    def fault(self, value: Any, where: str) -> Fault | None:
        return None if self.fits(value) else _wrong(where, self.expected, value)

    def schema(self) -> Schema:
        return self.json_schema


def _wrong(where: str, expected: str, value: Any) -> Fault:
    return Fault("wrong-value", {"where": where, "expected": expected, "value": quoted(value)})


def text(pattern: str = "", expected: str = "a string") -> Scalar:
    """A string that matches the pattern; `expected` says what that means."""
    found = re.compile(pattern).search
    schema = {"type": "string", "pattern": pattern} if pattern else {"type": "string"}
    return Scalar(lambda value: isinstance(value, str) and found(value), expected, schema)


def whole(least: int | None = 0) -> Scalar:
    """A whole number from `least` on (None: any), and no larger than anybody counts."""
    lowest = -MOST if least is None else least
    expected = "a whole number" if least is None else f"a whole number of {least} or more"
    schema = {"type": "integer", "minimum": lowest, "maximum": MOST}
    return Scalar(lambda value: type(value) is int and lowest <= value <= MOST, expected, schema)


def one_of(*words: str | int) -> Scalar:
    """One of some words or numbers."""
    allowed = f"one of {', '.join(map(str, words))}"
    return Scalar(lambda value: type(value) in (str, int) and value in words, allowed, {"enum": list(words)})


ID: Final = Scalar(
    lambda value: value is None or type(value) in (str, int), "a string or a whole number", {"type": ["string", "integer", "null"]}
)
"""Whatever names a request."""
TRUTH: Final = Scalar(lambda value: isinstance(value, bool), "true or false", {"type": "boolean"})


@frozen
class Maybe:
    """The shape, or null."""

    shape: Shape

    def fault(self, value: Any, where: str) -> Fault | None:
        return None if value is None else self.shape.fault(value, where)

    def schema(self) -> Schema:
        inner = self.shape.schema()
        return {**inner, "type": [inner["type"], "null"]}


@frozen
class ListOf:
    """A list of one shape, with `least` entries or more."""

    shape: Shape
    least: int = 0

    def fault(self, value: Any, where: str) -> Fault | None:
        if not isinstance(value, list):
            return _wrong(where, "a list", value)
        if len(value) < self.least:
            return Fault("too-few-entries", {"where": where, "least": self.least, "number": len(value)})
        return next((fault for i, item in enumerate(value) if (fault := self.shape.fault(item, f"{where}[{i}]"))), None)

    def schema(self) -> Schema:
        bounds: Schema = {"minItems": self.least} if self.least else {}
        return {"type": "array", "items": self.shape.schema(), **bounds}


@frozen
class MapOf:
    """An object of any keys whose values have one shape."""

    shape: Shape

    def fault(self, value: Any, where: str) -> Fault | None:
        if not isinstance(value, dict):
            return _wrong(where, "an object", value)
        return next((fault for key, item in value.items() if (fault := self.shape.fault(item, f"{where}.{key}"))), None)

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.shape.schema()}


@frozen
class Record:
    """An object with these keys and no others."""

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = {}

    def fault(self, value: Any, where: str = "") -> Fault | None:
        if not isinstance(value, dict):
            return _wrong(where or "the message", "an object", value)
        inside = f"{where}: " if where else ""
        missing = next((key for key in self.required if key not in value), None)
        if missing is not None:
            return Fault("missing-key", {"where": inside, "key": missing})
        for key, item in value.items():
            shape = self.required.get(key) or self.optional.get(key)
            if shape is None:
                hint = nearest(str(key), [*self.required, *self.optional])
                return Fault("unknown-key", {"where": inside, "key": str(key)[:40], "hint": hint})
            if fault := shape.fault(item, f"{where}.{key}" if where else key):
                return fault
        return None

    def schema(self) -> Schema:
        properties = {key: shape.schema() for key, shape in {**self.required, **self.optional}.items()}
        return {"type": "object", "additionalProperties": False, "required": list(self.required), "properties": properties}


@frozen
class Either:
    """An object with a key, or one without it."""

    key: str
    with_key: Record
    without: Record

    def fault(self, value: Any, where: str) -> Fault | None:
        has_key = isinstance(value, dict) and self.key in value
        return (self.with_key if has_key else self.without).fault(value, where)

    def schema(self) -> Schema:
        return {"if": {"required": [self.key]}, "then": self.with_key.schema(), "else": self.without.schema()}


_LONGEST: Final = 60


def quoted(value: Any) -> str:
    """A value for a sentence: short, on one line, printable."""
    try:
        literal = ascii(value)
    except RecursionError:
        return "what is nested too deep"
    return literal if len(literal) <= _LONGEST else f"{literal[:_LONGEST]}..."
