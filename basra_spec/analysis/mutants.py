"""Every small change of a ruleset that the language allows: what a suite that is strong enough must notice.

The changes follow the schema: numbers and bounds by one, each other word, each key or id removed, each pattern narrowed and widened,
filters dropped, swapped and replaced. Ceremony is not played, and so not changed.
"""

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from basra_spec.game.cards import RANKS, SUITS
from basra_spec.game.patterns import ANY, UNBOUNDED, Bounds
from basra_spec.rulesets.key_locations import Schema
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import as_yaml

Change = tuple[Path, Any]


@frozen
class Mutant:
    """A small change: the rule that it changes, a summary, and the changes of leaves."""

    path: Path
    summary: str
    changes: tuple[Change, ...]

    @property
    def name(self) -> str:
        return f"{dotted(self.path)}: {self.summary}"


def mutants(resolved: Resolved, schema: Schema) -> Iterator[Mutant]:
    """Every mutant of a ruleset, from the schema of a whole ruleset; some make no sense and are no rulesets."""
    for name, value in resolved.merged.data.items():
        if name != "ceremony":
            yield from _of((name,), value, schema["properties"][name], resolved)


def _of(path: Path, value: Any, schema: Schema, resolved: Resolved) -> Iterator[Mutant]:
    if isinstance(value, dict):
        yield from _of_map(path, value, schema, resolved)
    elif isinstance(value, list):
        yield from (_replacing(path, value, other) for other in _lists(path, value, schema, resolved))
    else:
        yield from (_replacing(path, value, other) for other in _scalars(value, schema))


def _of_map(path: Path, value: dict[str, Any], schema: Schema, resolved: Resolved) -> Iterator[Mutant]:
    required = schema.get("required", ())
    properties = schema.get("properties", {})
    for key, part in value.items():
        here = (*path, key)
        if key not in required:
            yield Mutant(here, f"without {as_yaml(part)}", ((here, None),))
        inner = properties.get(key) or schema["additionalProperties"]
        yield from _of(here, part, inner, resolved)
        if "format" in schema.get("propertyNames", {}):
            for pattern in _patterns_beside(key):
                if pattern not in value:
                    yield Mutant(here, f"for {pattern}", ((here, None), ((*path, pattern), part)))


def _replacing(path: Path, value: Any, other: Any) -> Mutant:
    return Mutant(path, f"{as_yaml(value)} -> {as_yaml(other)}", ((path, None), (path, other)))


def _scalars(value: Any, schema: Schema) -> Iterator[Any]:
    if schema.get("format") == "bounds":
        yield from _bounds_beside(Bounds.parse(str(value)))
    elif "enum" in schema:
        yield from (word for word in schema["enum"] if word != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (n for n in (value - 1, value + 1) if schema.get("minimum", n) <= n <= schema.get("maximum", n))
    elif isinstance(value, str) and "integer" in schema.get("type", ()):
        yield 1


def _bounds_beside(bounds: Bounds) -> Iterator[str]:
    low, high = bounds
    near = [(low - 1, high), (low + 1, high)]
    near += [(low, low)] if high == UNBOUNDED else [(low, high - 1), (low, high + 1), (low, UNBOUNDED)]
    yield from (str(Bounds(*pair)) for pair in near if 0 <= pair[0] <= pair[1])


def _lists(path: Path, value: list[Any], schema: Schema, resolved: Resolved) -> Iterator[list[Any]]:
    if len(value) > schema.get("minItems", 0):
        yield from (value[:place] + value[place + 1 :] for place in range(len(value)))
    for place, item in enumerate(value):
        for other in _items_beside(path, item, schema["items"], resolved):
            if other not in value:
                yield [*value[:place], other, *value[place + 1 :]]
    if "enum" in schema["items"]:
        yield from ([*value[:place], *value[place : place + 2][::-1], *value[place + 2 :]] for place in range(len(value) - 1))
        yield from ([*value, word] for word in schema["items"]["enum"] if word not in value)


def _items_beside(path: Path, item: Any, schema: Schema, resolved: Resolved) -> Iterator[Any]:
    if schema.get("format") == "card-pattern":
        yield from _patterns_beside(str(item))
    elif "enum" in schema:
        yield from schema["enum"]
    else:
        yield from resolved.ruleset.plays if path[-1] == "play" else resolved.ruleset.basra.kinds


def _patterns_beside(pattern: str) -> Iterator[str]:
    """The patterns that name a rank more or less, or a card more or less."""
    if pattern[-1] in SUITS and len(pattern) > 1 and pattern != ANY:
        yield pattern[:-1]
        yield pattern[:-1] + SUITS[(SUITS.index(pattern[-1]) + 1) % 4]
        return
    first, _, last = ("A-K" if pattern == ANY else pattern).partition("-")
    low, high = RANKS.index(first), RANKS.index(last or first)
    for one, other in ((low + 1, high), (low, high - 1), (low - 1, high), (low, high + 1)):
        if 0 <= one <= other < len(RANKS):
            yield RANKS[one] if one == other else f"{RANKS[one]}-{RANKS[other]}"
