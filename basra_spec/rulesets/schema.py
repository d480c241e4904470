"""Validate files against the schemas, and explain each violation in the words of the ruleset language."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import jsonschema
from attrs import evolve, frozen

from basra_spec.game.patterns import Bounds, WordError, pattern_set
from basra_spec.rulesets import source
from basra_spec.rulesets.key_locations import place_hint
from basra_spec.rulesets.problems import MOST_PROBLEMS, Problem, ProblemsFound, more_problems
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.source import Source
from basra_spec.system.resources import shipped
from basra_spec.system.text import likeliest, nearest

MOST_ERRORS: Final = 3_000
"""Errors that are counted; what comes after them is not looked for."""
RULES: Final = ("deck", "values", "players", "deal", "plays", "capture", "basra", "round", "match", "ceremony")


FORMATS: Final = jsonschema.FormatChecker(formats=())


@FORMATS.checks("card-pattern", raises=WordError)
def _is_pattern(value: Any) -> bool:
    return not isinstance(value, str | int) or isinstance(value, bool) or pattern_set(str(value)) > 0


@FORMATS.checks("bounds", raises=WordError)
def _is_bounds(value: Any) -> bool:
    return not isinstance(value, str | int) or isinstance(value, bool) or bool(Bounds.parse(str(value)))


def _is_whole(checker: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def pattern_fits(pattern: str, value: str) -> bool:
    """Whether a text matches a schema's pattern, in which $ is the very end of the text."""
    return re.search(pattern.replace("$", r"\Z"), value) is not None


def _pattern_to_the_end(validator: Any, pattern: str, value: Any, schema: Any) -> Iterator[jsonschema.ValidationError]:
    if isinstance(value, str) and not pattern_fits(pattern, value):
        yield jsonschema.ValidationError(f"{value!r} does not match {pattern!r}")


# Stricter than the library: 4.0 is not a whole number, and no line end may follow the $ of a pattern.
_Strict: Final = jsonschema.validators.extend(  # type: ignore[no-untyped-call]
    jsonschema.Draft202012Validator,
    {"pattern": _pattern_to_the_end},
    type_checker=jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole),
)


@cache
def validator(path: Path) -> Any:
    """The validator of a published schema file, built once."""
    return _Strict(json.loads(path.read_text(encoding="utf-8")), format_checker=FORMATS)


def whole_schema() -> dict[str, Any]:
    """The published schema of a whole ruleset."""
    return dict(validator(_schema_file("ruleset")).schema)


def _schema_file(name: str) -> Path:
    return shipped("rulesets") / "schema" / f"{name}.schema.json"


def shape_problems(file: Source) -> list[Problem]:
    """The problems of a ruleset file by itself: unknown and missing keys, wrong types, unknown words."""
    data = file.data if isinstance(file.data, dict) else {}
    if data.get("format", 1) != 1:
        # Of a later version nothing else is known.
        return [_only(("format",), "unknown-format", data["format"], 1).problem(file)]
    whole = not any(key in data for key in ("extends", "with", "house_rule"))
    missing = [key for key in RULES if key not in data]
    if data and whole and len(missing) > len(RULES) / 2:
        hint = "to change another ruleset, write extends: its-id; to write a house rule, add house_rule: true"
        return [file.problem((), "missing-key", f"most of the game is missing: {', '.join(missing)}", hint)]
    return problems_against(file, validator(_schema_file("ruleset" if whole else "delta")), UNSAID)


UNSAID: Final = '; if none of these fits your rule, see "What cannot be said yet" in the documentation'
"""Added to the hint for an unknown word that is unlike any allowed one: the language may lack the rule."""


def whole_problems(file: Source, rules: Mapping[str, Any], blamed: Callable[[Place], list[Any]]) -> list[Problem]:
    """The problems of merged rules, each at the change that `blamed` returns for its path."""
    header = {key: value for key, value in file.data.items() if key in ("format", "id", "version", "title")}
    faults, left_out = _faults_of({**header, **rules}, validator(_schema_file("ruleset")))
    problems = more_problems(file.file, left_out)
    for fault in faults:
        changes = blamed(fault.path)
        change = next((change for change in changes if change.source is file), changes[0] if changes else None)
        problems.append(evolve(fault, path=change.around(fault.path)).problem(change.source) if change else fault.problem(file))
    return problems


def read_fitting(path: Path, schema: Path) -> Source:
    """The file, validated against a schema. Raises `ProblemsFound`."""
    file = source.read(path)
    problems = problems_against(file, validator(schema))
    if problems:
        raise ProblemsFound(problems)
    return file


def problems_against(file: Source, schema: Any, if_unlike: str = "") -> list[Problem]:
    """The file's problems against a schema, one for each place.

    `if_unlike` is added to the hint for an unknown word that is unlike all allowed ones.
    """
    faults, left_out = _faults_of(file.data, schema)
    added = [
        evolve(fault, hint=fault.hint + if_unlike) if fault.lists_allowed and fault.path != ("house_rule",) else fault for fault in faults
    ]
    return [*(fault.problem(file) for fault in added), *more_problems(file.file, left_out)]


def _faults_of(data: Any, schema: Any) -> tuple[list["_Fault"], int]:
    """The faults of data against a schema, as many as are listed, and how many more there are."""
    found: dict[tuple[Place, str], _Fault] = {}
    left_out = 0
    for error in sorted(islice(schema.iter_errors(data), MOST_ERRORS), key=lambda error: error.validator != "format"):
        room = MOST_PROBLEMS - len(found)
        for fault in islice(_faults(error), room):
            found.setdefault((fault.path, "" if error.validator in ("format", "pattern") else fault.code), _with_home(fault, schema.schema))
        left_out += max(0, _number(error) - room)
    mistyped = {fault.path for fault in found.values() if fault.code == "wrong-type"}
    return [fault for fault in found.values() if fault.path not in mistyped or fault.code == "wrong-type"], left_out


def _number(error: Any) -> int:
    """How many faults an error stands for."""
    return len(error.instance.keys() - error.schema.get("properties", {})) if error.validator == "additionalProperties" else 1


@frozen
class _Fault:
    """A problem before its place in the file is looked up."""

    path: Place
    code: str
    message: str
    hint: str
    on_key: bool = False
    lists_allowed: bool = False
    """Whether the hint lists what is allowed, as nothing allowed is similar."""

    def problem(self, file: Source) -> Problem:
        return file.problem(self.path, self.code, self.message, self.hint, on_key=self.on_key)


def _faults(error: Any) -> Iterable[_Fault]:
    place: Place = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path:
        return [_bad_name((*place, error.instance), error)]
    return _EXPLAIN.get(error.validator, _other)(place, error)


def _bad_name(place: Place, error: Any) -> _Fault:
    if isinstance(error.cause, WordError):
        return _Fault(place, error.cause.code, str(error.cause), error.cause.hint, on_key=True)
    hint = _PATTERN_HINTS.get(error.schema.get("pattern", ""), f"it must match {error.schema.get('pattern')}")
    return _Fault(place, "bad-name", f'"{error.instance}" cannot be a name here', hint, on_key=True)


def _unknown_keys(place: Place, error: Any) -> Iterator[_Fault]:
    allowed = error.schema.get("properties", {})
    for key in error.instance:
        if key not in allowed:
            message, unlike = f'unknown key "{key}" {_inside(place)}', likeliest(key, allowed) is None
            yield _Fault((*place, key), "unknown-key", message, nearest(key, allowed), on_key=True, lists_allowed=unlike)


def _with_home(fault: _Fault, schema: Mapping[str, Any]) -> _Fault:
    """The fault; for a key that belongs to another place the hint says where, instead of listing what is allowed here."""
    *place, key = fault.path or ("",)
    home = place_hint(schema, str(key), tuple(place)) if fault.code == "unknown-key" else None
    if home is None:
        return fault
    return evolve(fault, hint=home if fault.lists_allowed else f"{home}; or {fault.hint}", lists_allowed=False)


def _missing_key(place: Place, error: Any) -> list[_Fault]:
    missing = [key for key in error.validator_value if key not in error.instance]
    key = next(key for key in missing if repr(key) in error.message)
    example = error.schema.get("properties", {}).get(key, {}).get("examples", ["…"])[0]
    return [
        _Fault((*place, key), "missing-key", f'"{key}" is missing {_inside(place)}', f"for example: {key}: {as_yaml(example)}", on_key=True)
    ]


def _wrong_type(place: Place, error: Any) -> list[_Fault]:
    kinds = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
    if error.instance is None:
        message, hint = f"{_named(place)} cannot be null here", "null can only remove a value of the parent; write a value"
    else:
        wanted = " or ".join(_TYPES[kind] for kind in kinds if kind != "null")
        message = f"{_named(place)} must be {wanted}, not {_TYPES[_type_of(error.instance)]}"
        hint = _instead(place, error.instance, kinds) or _example(error)
        hint = hint if place else "write keys and values, one on each line: format: 1"
    return [_Fault(place, "wrong-type", message, hint)]


_NOTHING: Final = ("none", "None", "nothing", "no", "off", "", "0", "false")


def _instead(place: Place, value: Any, kinds: list[str]) -> str | None:
    """The hint for a common mistake with a value of another type; None for any other."""
    if "null" in kinds and (value is False or value == 0 or value in _NOTHING):
        return "write null to remove it"
    if place == ("extends",) and isinstance(value, list):
        return "a ruleset extends one game: extends: its-id; list house rules under with: [their-ids]"
    pair = re.fullmatch(r"([a-z][a-z0-9_]*)(?::| +)(\S+)", value) if isinstance(value, str) and "object" in kinds else None
    return f"write a colon and a space: {pair[1]}: {pair[2]}" if pair else None


def _unknown_value(place: Place, error: Any) -> list[_Fault]:
    words = [word for word in error.validator_value if isinstance(word, str)]
    word = str(error.instance)
    message, unlike = f"{_named(place)} cannot be {as_yaml(error.instance)}", likeliest(word, words) is None
    return [_Fault(place, "unknown-value", message, nearest(word, words), lists_allowed=unlike)]


def _const(place: Place, error: Any) -> list[_Fault]:
    return [_only(place, "unknown-value", error.instance, error.validator_value)]


def _only(place: Place, code: str, value: Any, allowed: Any) -> _Fault:
    message, hint = f"{_named(place)} cannot be {as_yaml(value)}", f"the only allowed value is {as_yaml(allowed)}"
    return _Fault(place, code, message, hint, lists_allowed=True)


def _notation(place: Place, error: Any) -> list[_Fault]:
    return [_Fault(place, error.cause.code, str(error.cause), error.cause.hint)]


def _pattern(place: Place, error: Any) -> list[_Fault]:
    hint = _PATTERN_HINTS.get(error.validator_value, _example(error))
    return [_Fault(place, "unknown-value", f"{_named(place)} cannot be {as_yaml(error.instance)}", hint)]


def _size(place: Place, error: Any) -> list[_Fault]:
    limit = error.validator_value
    messages = {
        "minimum": f"must be at least {limit}",
        "maximum": f"must be at most {limit}",
        "minLength": "must not be empty",
        "maxLength": f"must be at most {limit} characters",
        "minItems": "must not be empty",
        "minProperties": "must not be empty",
        **dict.fromkeys(("maxProperties", "maxItems"), f"must have at most {limit} entries"),
        "uniqueItems": "lists an entry twice",
    }
    too_long = error.validator in ("maxLength", "maxProperties", "maxItems")
    hint = "shorten it" if too_long else _example(error, "write a text, or remove the key")
    return [_Fault(place, "out-of-range", f"{_named(place)} {messages.get(error.validator, error.message)}", hint)]


def _other(place: Place, error: Any) -> list[_Fault]:
    return [_Fault(place, "wrong-shape", error.message, _example(error))]


_EXPLAIN: Final[dict[str, Callable[[Place, Any], Iterable[_Fault]]]] = {
    "additionalProperties": _unknown_keys,
    "required": _missing_key,
    "type": _wrong_type,
    "enum": _unknown_value,
    "const": _const,
    "format": _notation,
    "pattern": _pattern,
    **dict.fromkeys(("minimum", "maximum", "minLength", "maxLength", "uniqueItems"), _size),
    **dict.fromkeys(("minItems", "maxItems", "minProperties", "maxProperties"), _size),
}

_TYPES: Final = {
    "object": "a map",
    "array": "a list",
    "string": "text",
    "integer": "a whole number",
    "number": "a decimal number",
    "boolean": "true or false",
    "null": "null",
}
ID_PATTERN: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
ID_HINT: Final = "use lowercase letters, digits and hyphens: my-cafe"
_PATTERN_HINTS: Final = {
    "^face$": "write a whole number, or face for the number printed on the card",
    "^twice-value$": "write points, or twice-value for twice the capture value of the played card",
    ID_PATTERN: ID_HINT,
    "^[a-z][a-z0-9]*(_[a-z0-9]+)*$": "use lowercase letters, digits and underscores: jack_on_jack",
    "^[a-z]{2,3}(-[A-Za-z0-9]+)*$": "use a language code: en, fr, ar",
    "^[2-6]$": "a game has two to six players: 2, 3, 4, 5 or 6",
}


def _type_of(value: Any) -> str:
    kinds = {dict: "object", list: "array", str: "string", bool: "boolean", int: "integer", float: "number"}
    return kinds.get(type(value), "null")


def _named(place: Place) -> str:
    names = [step for step in place if isinstance(step, str)]
    return f'"{names[-1]}"' if names else "the file"


def _inside(place: Place) -> str:
    return f"in {_named(place)}" if place else "at the top of the file"


def _example(error: Any, otherwise: str = "see the language reference") -> str:
    examples = error.schema.get("examples")
    return f"for example: {as_yaml(examples[0])}" if examples else otherwise


def as_yaml(value: Any) -> str:
    """A value as one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {as_yaml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_yaml, value)) + "]"
    if isinstance(value, str):
        plain = value.isprintable() and len(value) < 60 and source.resolve(value) == value
        return value if plain and value else json.dumps(value, ensure_ascii=False)[:60]
    return json.dumps(value)
