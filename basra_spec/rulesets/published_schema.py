"""The two published schemas of the ruleset language, generated from one source; and the places of a key in a schema.

`rulesets/schema/language.yaml` is the source. `ruleset.schema.json` is a whole ruleset (required keys); `delta.schema.json` is for a file
that extends another, and for a house rule: the same shape, nothing required in the rules, and `null` to remove.
`python -m basra_spec.rulesets.published_schema` writes both.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from basra_spec.rulesets import source
from basra_spec.rulesets.problems import Path as Place
from basra_spec.system.resources import shipped

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_OPTIONAL_HEADER: Final = ("sources", "notes", "decisions")

Schema = dict[str, Any]


def published_schemas(language: Mapping[str, Any]) -> dict[str, Schema]:
    """The two published schemas, by file name, from the data of `language.yaml`."""
    rules = {name: _expand(schema, language["shapes"]) for name, schema in language["rules"].items()}
    delta: Schema = {"type": "object", "additionalProperties": False, "properties": {k: _loosen(v) for k, v in rules.items()}}
    header = language["header"]
    needed = [key for key in header if key not in _OPTIONAL_HEADER]
    whole = _document("A Basra ruleset", {**header, **rules}, [*needed, *rules], delta)
    change = _document("A change of a Basra ruleset", {**header, **language["parents"], **delta["properties"]}, needed, delta)
    return {"ruleset.schema.json": whole, "delta.schema.json": change}


def _document(title: str, properties: Schema, required: list[str], delta: Schema) -> Schema:
    filled = {name: _fill_delta(schema) for name, schema in properties.items()}
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "additionalProperties": False,
        "required": required,
        "properties": filled,
        "$defs": {"delta": delta},
    }


def _expand(schema: Any, shapes: Mapping[str, Schema]) -> Any:
    """Replace `$shape` and `$keys` by what they stand for, so that every place has its own type."""
    if isinstance(schema, list):
        return [_expand(item, shapes) for item in schema]
    if not isinstance(schema, dict):
        return schema
    whole = {**shapes.get(schema.get("$shape", ""), {}), **schema}
    whole.pop("$shape", None)
    if whole.pop("$keys", None):
        whole["propertyNames"] = {key: shapes["patterns"]["items"][key] for key in ("format", "pattern")}
    return {key: value if key == "examples" else _expand(value, shapes) for key, value in whole.items()}


def _loosen(schema: Schema) -> Schema:
    """The schema of a change: nothing is required, and every key of a map may be removed with null."""
    loose = {key: value for key, value in schema.items() if key not in ("required", "minProperties")}
    if "properties" in loose:
        loose["properties"] = {name: _nullable(_loosen(part)) for name, part in loose["properties"].items()}
    if isinstance(loose.get("additionalProperties"), dict):
        loose["additionalProperties"] = _nullable(_loosen(loose["additionalProperties"]))
    return loose


def _nullable(schema: Schema) -> Schema:
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    wider = {**schema, "type": [*kinds, "null"]}
    if "enum" in wider:
        wider["enum"] = [*wider["enum"], None]
    return wider


def _fill_delta(schema: Any) -> Any:
    if isinstance(schema, dict):
        if "$delta" in schema:
            return {"$ref": "#/$defs/delta"}
        return {key: value if key == "examples" else _fill_delta(value) for key, value in schema.items()}
    return schema


def schema_text(schema: Schema) -> str:
    """The text of a published schema file."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def write_schemas(folder: Path) -> None:
    """Write both schemas into the folder that holds `language.yaml`."""
    for name, schema in published_schemas(source.read(folder / "language.yaml").data).items():
        (folder / name).write_text(schema_text(schema), encoding="utf-8", newline="\n")


# --- the places that allow a key ---

NAME: Final = "NAME"
"""Stands in a place for a name that the author chooses, such as that of a kind of Basra."""
MOST_NAMED: Final = 3


def places_of(schema: Mapping[str, Any], key: str, place: Place = ()) -> Iterator[Place]:
    """The places of the maps that may have the key; an item of a list has the place of the list."""
    for name, part in schema.get("properties", {}).items():
        if name == key:
            yield place
        yield from places_of(part, key, (*place, name))
    for keyword, inner in (("additionalProperties", (*place, NAME)), ("items", place)):
        if isinstance(schema.get(keyword), Mapping):
            yield from places_of(schema[keyword], key, inner)


def place_hint(schema: Mapping[str, Any], key: str, place: Place) -> str | None:
    """The hint that says where a misplaced key belongs: the nearest places that allow it. None if no place does."""
    here = tuple(step for step in place if isinstance(step, str))
    found = sorted(dict.fromkeys(places_of(schema, key)), key=lambda home: (-shared_steps(home, here), len(home)))
    near = [home for home in found if shared_steps(home, here) == shared_steps(found[0], here)][:MOST_NAMED]
    top = ["at the top of the file"] if () in near else []
    *others, last = [_in_words(home, here) for home in near if home] or [""]
    under = [f"under {', '.join(others)}{' or ' if others else ''}{last}"] if last else []
    return f'"{key}" belongs {" or ".join([*top, *under])}' if near else None


def shared_steps(home: Place, here: Place) -> int:
    """How many first steps two places share; NAME equals any name."""
    steps = [one in (NAME, other) for one, other in zip(home, here, strict=False)]
    return (*steps, False).index(False)


def _in_words(home: Place, here: Place) -> str:
    """A place in dotted form, with the names of the file as far as both share the way."""
    shared = shared_steps(home, here)
    return ".".join(map(str, (*here[:shared], *home[shared:])))


if __name__ == "__main__":
    write_schemas(shipped("rulesets") / "schema")
