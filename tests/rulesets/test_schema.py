"""The two published schemas, the words in them, and what they let through."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema
import pytest

from basra_spec.game import awards, compiler, filters, rounds, ruleset, scoring
from basra_spec.rulesets import catalogue, loader, source
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.schema import problems_against, validator
from basra_spec.system.resources import shipped
from tests.conftest import Write
from tests.each import each
from tests.reference.schemas import published_schemas, schema_text, write_schemas
from tests.strategies import resolved

FOLDER = shipped("rulesets") / "schema"
MADE = published_schemas(source.read(FOLDER / "language.yaml").data)
SCHEMAS = each("name", MADE)
WHOLE, DELTA = MADE["ruleset.schema.json"], MADE["delta.schema.json"]
WIDE = {"integer", "string", "object", "array", "boolean", "null"}

Schema = dict[str, Any]


def parts(schema: Any, path: str = "") -> Iterator[tuple[str, Schema]]:
    """Every schema inside a schema, with its path; examples are data and have none."""
    if isinstance(schema, dict):
        yield path, schema
        for key, part in schema.items():
            if key not in ("examples", "enum", "const"):
                yield from parts(part, f"{path}/{key}")


def properties(schema: Schema) -> Iterator[tuple[str, Schema]]:
    for path, part in parts(schema):
        if not path.endswith("/properties"):
            yield from ((f"{path}/{name}", inner) for name, inner in part.get("properties", {}).items())


def at(path: str, schema: Schema = WHOLE) -> Schema:
    """The schema of a rule, given as people write it: basra.kinds.*.taken; `[]` stands for the items of a list."""
    for step in path.split("."):
        schema = schema[{"*": "additionalProperties", "[]": "items"}[step]] if step in ("*", "[]") else schema["properties"][step]
    return schema


@SCHEMAS
def test_a_published_schema_is_the_one_that_its_source_makes(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == schema_text(MADE[name])


def test_writing_the_schemas_writes_both_beside_their_source(tmp_path: Path) -> None:
    (tmp_path / "language.yaml").write_bytes((FOLDER / "language.yaml").read_bytes())
    write_schemas(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"language.yaml", *MADE}
    assert [(tmp_path / name).read_bytes() == (FOLDER / name).read_bytes() for name in MADE] == [True, True]


@SCHEMAS
def test_a_schema_is_valid_draft_2020_12(name: str) -> None:
    assert MADE[name]["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(MADE[name])


@SCHEMAS
def test_every_property_has_a_title_a_description_and_examples(name: str) -> None:
    bare = [path for path, part in properties(MADE[name]) if not (part.get("title") and part.get("description") and part.get("examples"))]
    assert bare == []


@SCHEMAS
def test_every_example_fits_its_place(name: str) -> None:
    for path, part in parts(MADE[name]):
        alone = validator(FOLDER / name).evolve(schema={**part, "$defs": MADE[name]["$defs"]})
        assert [(path, error.message) for example in part.get("examples", []) for error in alone.iter_errors(example)] == []


@SCHEMAS
def test_nothing_is_a_choice_of_schemas(name: str) -> None:
    assert [path for path, part in parts(MADE[name]) if {"oneOf", "anyOf", "allOf", "not", "if"} & set(part)] == []


@SCHEMAS
def test_every_map_says_which_keys_it_may_have(name: str) -> None:
    maps = [(path, part) for path, part in parts(MADE[name]) if part.get("type") == "object"]
    assert [path for path, part in maps if "additionalProperties" not in part] == []


# --- words and what implements them -------------------------------------------------------------------------------------------------

TABLES: dict[str, set[str]] = {
    "capture.keep.[]": {*filters.ADDS, filters.NO_GROUP_LEFT},
    "basra.kinds.*.taken": set(awards.TAKEN),
    "players.*.[]": set(rounds.SIDES),
    "deal.put_back": {*rounds.PLACES, "anywhere"},
    "round.leftovers": set(rounds.LEFTOVERS),
    "match.level": set(scoring.LEVEL),
    "basra.not_at.[]": set(awards.NOT_AT),
    "round.score.*.tie": set(scoring.TIE),
}
MODEL: dict[str, tuple[type, str]] = {
    "capture.keep.[]": (ruleset.Capture, "keep"),
    "capture.oblige": (ruleset.Capture, "oblige"),
    "plays.*.oblige": (ruleset.PlayClass, "oblige"),
    "basra.kinds.*.taken": (ruleset.Kind, "taken"),
    "deal.put_back": (ruleset.Deal, "put_back"),
    "plays.*.takes.rank": (ruleset.Takes, "rank"),
    "plays.*.takes.sums": (ruleset.Takes, "sums"),
    "round.leftovers": (ruleset.Round, "leftovers"),
    "round.score.*.most": (ruleset.ScoreItem, "most"),
    "round.score.*.tie": (ruleset.ScoreItem, "tie"),
    "match.level": (ruleset.Match, "level"),
    "match.cap.level": (ruleset.Cap, "level"),
    "basra.not_at.[]": (ruleset.Basra, "not_at"),
}


@each("path", TABLES)
def test_the_words_of_a_rule_are_the_keys_of_the_table_that_does_them(path: str) -> None:
    assert set(at(path)["enum"]) == TABLES[path]


@each("path", MODEL)
def test_the_words_of_a_rule_are_those_of_the_model(path: str) -> None:
    model, name = MODEL[path]
    assert set(at(path)["enum"]) == set(_words(get_type_hints(model)[name]))


def _words(hint: Any) -> Iterator[str]:
    if isinstance(hint, str):
        yield hint
    for inner in get_args(hint):
        yield from _words(inner)


def test_every_rule_of_words_has_its_table_or_its_place_in_the_model() -> None:
    worded = {path for path, part in parts(WHOLE) if "enum" in part and not path.startswith(("/$defs", "/properties/ceremony"))}
    known = [at(path) for path in {**TABLES, **MODEL}]
    assert [path for path, part in parts(WHOLE) if path in worded and part not in known] == []


def test_the_words_in_place_of_a_number_are_those_that_are_understood() -> None:
    assert at("values.*")["pattern"] == f"^({'|'.join(compiler.FIXED_VALUES)})$".replace("(face)", "face")
    assert at("basra.worth")["pattern"] == at("basra.kinds.*.worth.*")["pattern"] == "^twice-value$"


# --- whole rulesets and changes -----------------------------------------------------------------------------------------------------


def test_a_change_may_say_all_that_a_whole_ruleset_says() -> None:
    for name, whole in WHOLE["properties"].items():
        assert list(narrower(DELTA["properties"][name], whole, name)) == []


def types(schema: Schema) -> set[str]:
    told: str | list[str] = schema.get("type", sorted(WIDE))
    return {told} if isinstance(told, str) else set(told)


def narrower(delta: Schema, whole: Schema, path: str) -> Iterator[str]:
    """Where the schema of a change asks for more than that of a whole ruleset."""
    if not types(whole) <= types(delta):
        yield f"{path}: types"
    words = set(whole.get("enum", []))
    if words and not words <= set(delta["enum"]):
        yield f"{path}: words"
    kept = {key: value for key, value in delta.items() if key not in ("type", "enum", "properties", "additionalProperties", "items")}
    yield from (f"{path}: {key}" for key, value in kept.items() if key not in whole or whole[key] != value)
    for key in ("additionalProperties", "items"):
        if isinstance(delta.get(key), dict):
            yield from narrower(delta[key], whole[key], f"{path}/{key}")
    for name, inner in whole.get("properties", {}).items():
        yield from narrower(delta["properties"][name], inner, f"{path}.{name}")


@each("name", catalogue.shipped_ids())
def test_the_rules_of_a_ruleset_with_its_parents_fit_both_schemas(name: str) -> None:
    header = {"format": 1, "id": name, "version": 1, "title": {"en": name}}
    whole = source.Source("whole", (), {**header, **resolved(name).merged.data}, {}, {})
    assert [problems_against(whole, validator(FOLDER / schema)) for schema in MADE] == [[], []]


def problems_of(write: Write, rules: str) -> tuple[Problem, ...]:
    with pytest.raises(ProblemsFound) as found:
        loader.load(str(write("cafe", rules)))
    return found.value.problems


NO_WHOLE_NUMBERS = [
    "deal: {hand: 4.0}",
    "match: {target: 101.0}",
    "basra: {worth: 10.0}",
    "basra: {worth: {any: 10.0}}",
    "basra: {kinds: {plain: {floor: {count: 1.0}}}}",
    "deal: {refused: [10.0]}",
    "values: {A: 1.0}",
    "match: {target: true}",
]


@pytest.mark.parametrize("rules", NO_WHOLE_NUMBERS)
def test_a_number_with_a_point_is_no_whole_number(write: Write, rules: str) -> None:
    (problem,) = problems_of(write, rules)
    assert (problem.code, problem.span.line) == ("wrong-type", 6)


ALMOST_WORDS = [
    ("values:\n  A: |\n    face", "unknown-value"),
    ('basra: {worth: "twice-value\\n"}', "unknown-value"),
    ('deal: {refused: ["J\\n"]}', "unknown-rank"),
    ('basra: {kinds: {plain: {floor: {count: "1\\n"}}}}', "bad-bounds"),
    ('capture: {oblige: "card\\n"}', "unknown-value"),
]


@pytest.mark.parametrize(("rules", "code"), ALMOST_WORDS)
def test_a_word_with_a_line_end_is_not_the_word(write: Write, rules: str, code: str) -> None:
    (problem,) = problems_of(write, rules)
    assert problem.code == code


SEVERAL = "deal: {hand: many, floor: 21}\ncapture: {obliged: card}\nplays: {jack: {cards: [Knave]}}"


def test_all_that_does_not_fit_is_told_at_once_in_order_of_place(write: Write) -> None:
    found = problems_of(write, SEVERAL)
    assert [(problem.span.line, problem.code) for problem in found] == [
        (6, "wrong-type"),
        (6, "out-of-range"),
        (7, "unknown-key"),
        (8, "unknown-rank"),
    ]


def test_a_lack_in_the_whole_stands_where_the_file_made_it(write: Write) -> None:
    (problem,) = problems_of(write, "round: {leftovers: null}")
    assert (problem.code, problem.span.line) == ("missing-key", 6)
