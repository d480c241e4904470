"""Valid rulesets drawn from the schema: a ruleset that ships, with several of its parts replaced by any that the schema allows."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hypothesis import strategies as st

from basra_spec.rulesets import catalogue, loader
from basra_spec.rulesets.checks import OF_RULES
from basra_spec.rulesets.merge import Change
from basra_spec.rulesets.problems import Path, ProblemsFound
from basra_spec.rulesets.resolved import Resolved, variant
from basra_spec.rulesets.schema import FORMATS, pattern_fits, whole_schema

Schema = Mapping[str, Any]
NAMES: Final = ("number", "jack", "komi", "court", "plain", "lone", "most_cards")
"""Names that an author may choose; some are those of the rulesets that ship, so that references lead somewhere."""
PARTS: Final = ("deck", "values", "players", "deal", "plays", "capture", "basra", "round", "match")
HIGHEST: Final = 60
SHIPPED: Final = tuple(map(loader.resolve, catalogue.shipped_files()))


def values(schema: Schema) -> st.SearchStrategy[Any]:
    """Any value that a part of the schema allows, with numbers up to 60 and at most three entries in a list or a map."""
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return st.one_of([_OF_TYPE[each](schema) for each in types if each != "integer" or "format" not in schema])


def _texts(schema: Schema) -> st.SearchStrategy[str]:
    pattern: str | None = schema.get("pattern")
    if pattern is None or pattern_fits(pattern, NAMES[0]):
        return st.sampled_from(NAMES)
    fits = st.from_regex(pattern, fullmatch=True).map(str.strip)
    return fits.filter(lambda text: FORMATS.conforms(text, schema["format"])) if "format" in schema else fits


def _lists(schema: Schema) -> st.SearchStrategy[list[Any]]:
    return st.lists(values(schema["items"]), min_size=schema.get("minItems", 0), max_size=3, unique=schema.get("uniqueItems", False))


def _maps(schema: Schema) -> st.SearchStrategy[dict[str, Any]]:
    entries = {key: values(part) for key, part in schema.get("properties", {}).items()}
    if not entries:
        return st.dictionaries(_texts(schema["propertyNames"]), values(schema["additionalProperties"]), min_size=1, max_size=3)
    required = {key: entries.pop(key) for key in schema.get("required", ())}
    return st.fixed_dictionaries(required, optional=entries)


_OF_TYPE: Final[dict[str, Callable[[Schema], st.SearchStrategy[Any]]]] = {
    "string": _texts,
    "integer": lambda schema: st.integers(schema["minimum"], min(schema["maximum"], HIGHEST)),
    "boolean": lambda schema: st.booleans(),
    "array": _lists,
    "object": _maps,
}


def _places(path: Path, schema: Schema) -> Iterator[tuple[Path, Schema]]:
    """Every part of the rules, and the part of the schema that says what may stand there."""
    yield path, schema
    inner = schema.get("properties", {})
    if isinstance(schema.get("additionalProperties"), dict) and pattern_fits(schema["propertyNames"]["pattern"], NAMES[0]):
        inner = dict.fromkeys(NAMES, schema["additionalProperties"])
    for key, part in inner.items():
        yield from _places((*path, key), part)


PLACES: Final = tuple(place for part in PARTS for place in _places((part,), whole_schema()["properties"][part]))
CHANGES: Final = st.sampled_from(PLACES).flatmap(lambda place: st.tuples(st.just(place[0]), values(place[1])))


@st.composite
def random_rulesets(draw: st.DrawFn, most: int = 8) -> Resolved:
    """A ruleset that ships after one to `most` changes; those that break a check are left out. Shrinks to few changes."""
    game = draw(st.sampled_from(SHIPPED))
    for path, value in draw(st.lists(CHANGES, min_size=1, max_size=most)):
        try:
            game = variant(game, [Change(path, value, game.file, ())], OF_RULES)
        except ProblemsFound:
            continue
    return game
