"""Shapes of messages: each says what is wrong with a value, in a sentence with the place, and what it is as a JSON Schema.

A message is checked at every request, and a schema validation costs ten times the message itself; so the readers are these few functions,
and the published schema is made from the same values. A test holds the two equal.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from attrs import Factory, field, frozen

from basra_spec.system.text import nearest

Schema = dict[str, Any]
MOST: Final = 10**9


class Shape(Protocol):
    """What a value must be."""

    def fault(self, value: Any, where: str) -> str | None:
        """What is wrong, as `where: sentence`; None where nothing is."""
        ...

    def schema(self) -> Schema:
        """The same as a JSON Schema."""
        ...


@frozen
class Text:
    """A text that matches the pattern; `like` says what that means."""

    pattern: str = ""
    like: str = "a text"
    _found: Callable[[str], object] = field(
        init=False, repr=False, eq=False, default=Factory(lambda self: re.compile(self.pattern).search, True)
    )

    def fault(self, value: Any, where: str) -> str | None:
        if isinstance(value, str) and self._found(value):
            return None
        return f"{where} must be {self.like}, not {show(value)}"

    def schema(self) -> Schema:
        return {"type": "string", "pattern": self.pattern} if self.pattern else {"type": "string"}


@frozen
class Id:
    """A text, a whole number or null: whatever names a request."""

    def fault(self, value: Any, where: str) -> str | None:
        if value is None or (isinstance(value, str | int) and not isinstance(value, bool)):
            return None
        return f"{where} must be a text or a number, not {show(value)}"

    def schema(self) -> Schema:
        return {"type": ["string", "integer", "null"]}


@frozen
class Whole:
    """A whole number from `least` on (None: any), and no larger than anybody counts."""

    least: int | None = 0

    def fault(self, value: Any, where: str) -> str | None:
        least = -MOST if self.least is None else self.least
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST:
            return None
        return f"{where} must be a whole number{'' if self.least is None else f' from {self.least} on'}, not {show(value)}"

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": -MOST if self.least is None else self.least, "maximum": MOST}


@frozen
class Truth:
    """True or false."""

    def fault(self, value: Any, where: str) -> str | None:
        return None if isinstance(value, bool) else f"{where} must be true or false, not {show(value)}"

    def schema(self) -> Schema:
        return {"type": "boolean"}


@frozen
class OneOf:
    """One of some words or numbers."""

    words: tuple[str | int, ...]

    def fault(self, value: Any, where: str) -> str | None:
        if type(value) in (str, int) and value in self.words:
            return None
        return f"{where} must be one of {', '.join(map(str, self.words))}, not {show(value)}"

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


@frozen
class Maybe:
    """The shape, or null."""

    shape: Shape

    def fault(self, value: Any, where: str) -> str | None:
        return None if value is None else self.shape.fault(value, where)

    def schema(self) -> Schema:
        inner = self.shape.schema()
        return {**inner, "type": [inner["type"], "null"]}


@frozen
class ListOf:
    """A list of one shape, with `least` entries or more."""

    shape: Shape
    least: int = 0

    def fault(self, value: Any, where: str) -> str | None:
        if not isinstance(value, list):
            return f"{where} must be a list, not {show(value)}"
        if len(value) < self.least:
            return f"{where} must have at least {self.least} entries, not {len(value)}"
        return next((fault for i, item in enumerate(value) if (fault := self.shape.fault(item, f"{where}[{i}]"))), None)

    def schema(self) -> Schema:
        bounds: Schema = {"minItems": self.least} if self.least else {}
        return {"type": "array", "items": self.shape.schema(), **bounds}


@frozen
class MapOf:
    """An object of any keys whose values have one shape."""

    shape: Shape

    def fault(self, value: Any, where: str) -> str | None:
        if not isinstance(value, dict):
            return f"{where} must be an object, not {show(value)}"
        return next((fault for key, item in value.items() if (fault := self.shape.fault(item, f"{where}.{key}"))), None)

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.shape.schema()}


@frozen
class Record:
    """An object with these keys and no others."""

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = {}

    def fault(self, value: Any, where: str = "") -> str | None:
        if not isinstance(value, dict):
            return f"{where or 'the message'} must be an object, not {show(value)}"
        missing = next((key for key in self.required if key not in value), None)
        if missing is not None:
            return f'{_inside(where)}"{missing}" is missing'
        for key, item in value.items():
            shape = self.required.get(key) or self.optional.get(key)
            if shape is None:
                return f'{_inside(where)}there is no key "{str(key)[:40]}": {nearest(str(key), [*self.required, *self.optional])}'
            fault = shape.fault(item, f"{where}.{key}" if where else key)
            if fault:
                return fault
        return None

    def schema(self) -> Schema:
        properties = {key: shape.schema() for key, shape in {**self.required, **self.optional}.items()}
        return {"type": "object", "additionalProperties": False, "required": list(self.required), "properties": properties}


def _inside(where: str) -> str:
    return f"{where}: " if where else ""


_LONGEST: Final = 60


def show(value: Any) -> str:
    """A value in a message: short, on one line, printable."""
    try:
        text = ascii(value)
    except RecursionError:
        return "what is nested too deep"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
