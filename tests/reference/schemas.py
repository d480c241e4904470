"""The generated schemas: two of the ruleset language, and the protocol's.

`rulesets/schema/language.yaml` is the source of the first two. `ruleset.schema.json` is for a complete ruleset (required keys);
`delta.schema.json` is for a file that extends another, and for a house rule: the same shape, nothing required in the rules, and `null`
to remove a key.

`python -m tests.reference.schemas` writes all three.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from basra_spec.engines.messages import published_schema
from basra_spec.rulesets import source
from basra_spec.rulesets.key_locations import Schema
from basra_spec.system.files import write_text
from tests.documents import ROOT

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_OPTIONAL_HEADER: Final = ("sources", "notes", "decisions")


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


if __name__ == "__main__":
    write_schemas(ROOT / "rulesets" / "schema")
    write_text(ROOT / "conformance" / "schema" / "protocol.schema.json", schema_text(published_schema()))
