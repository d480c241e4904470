"""The messages of a language are whole: every word of the ruleset language is told, and no message is there for nothing."""

import ast as python
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import basra_spec
from basra_spec.conformance.cases import suite
from basra_spec.prose.fluent import MessageError, Messages
from basra_spec.prose.languages import MODEL, available_languages, load_messages
from basra_spec.prose.sentences import FRAME, GROUPS, ONE, message_names
from basra_spec.site.glossary import load_glossary
from tests.prose.shared import EVERY_LANGUAGE, LANGUAGES, SCHEMA, message_files

PACKAGE = Path(basra_spec.__file__).parent
AROUND = ("page-", "example-", "picture-", "language-")
BEFORE = ("", "page-", "page-site-", "page-site-case-", "page-site-compare-")
"""What the code puts before the names of some messages."""
Steps = tuple[str, ...]
PLACES = dict(message_names(SCHEMA))
CARDS = ("card-any", "card-rank", "card-range", "card-one")


@cache
def entries(language: str) -> Mapping[str, ast.Message | ast.Term]:
    bodies = [node for text in message_files(language) for node in parse(text).body]
    named = [node for node in bodies if isinstance(node, ast.Message | ast.Term)]
    return {("-" if isinstance(node, ast.Term) else "") + node.id.name: node for node in named}


def nodes(node: Any) -> Iterator[Any]:
    """A node of the syntax and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def led_to(node: Any) -> Iterator[str]:
    """The messages that a node leads to: those it refers to, and those that a function tells its items with."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"
    elif isinstance(node, ast.FunctionReference) and node.id.name != "NUMBER":
        options = {option.name.name: str(option.value.parse()["value"]) for option in node.arguments.named}
        yield f"list-{options.get('join', 'and')}"
        yield from {"CARDS": CARDS, "CLASSES": ("class",), "WORDS": (options.get("each", ""),)}[node.id.name]


def reach(names: Iterable[str | None], language: str) -> dict[str, list[Any]]:
    """All messages that these lead to, directly or by way of others, each with its nodes."""
    found: dict[str, list[Any]] = {}
    todo = [name for name in names if name in entries(language)]
    while todo:
        name = todo.pop()
        if name and name not in found:
            found[name] = list(nodes(entries(language)[name]))
            todo += [other for node in found[name] for other in led_to(node)]
    return found


def variables(message: str | None, language: str) -> set[str]:
    return {node.id.name for part in reach([message], language).values() for node in part if isinstance(node, ast.VariableReference)}


def keys(message: str | None, language: str) -> set[str]:
    found = [node.key for part in reach([message], language).values() for node in part if isinstance(node, ast.Variant)]
    return {key.name if isinstance(key, ast.Identifier) else key.value for key in found}


def teller(steps: Steps, language: str) -> Steps:
    """The place whose message tells a place: itself, or the nearest above it; nothing if there is none."""
    above = (steps[:depth] for depth in range(len(steps), 0, -1))
    return next((place for place in above if "-".join(place) in entries(language)), ())


LEAVES = {steps: schema for steps, schema in PLACES.items() if schema["type"] != "object"}
"""Every place where a ruleset may have a value and not only a map."""


@EVERY_LANGUAGE
def test_every_value_of_the_ruleset_language_is_in_a_sentence(language: str) -> None:
    missing = []
    for steps in LEAVES:
        place = teller(steps, language)
        name = "-".join(steps[len(place) :]) or ("value" if steps[-1] == ONE else steps[-1])
        if not {name, f"{name}-count"} & variables("-".join(place), language):
            missing.append(f"{'-'.join(steps)} (${name})")
    assert missing == []


@EVERY_LANGUAGE
def test_every_word_of_the_ruleset_language_has_its_own_words(language: str) -> None:
    missing = []
    for steps, schema in LEAVES.items():
        words = [*schema.get("enum", ()), *schema.get("items", {}).get("enum", ())]
        words += [pattern for pattern in ("face", "twice-value") if schema.get("pattern") == f"^{pattern}$"]
        words += ["true", "false"] if schema["type"] == "boolean" else []
        known = keys("-".join(teller(steps, language)), language)
        missing += [f"{'-'.join(steps)}: {word}" for word in words if word not in known]
    assert missing == []


@EVERY_LANGUAGE
def test_every_message_is_used(language: str) -> None:
    rules = {"-".join(steps) for steps in PLACES}
    classes = {name for name in entries(language) if name.startswith("class-")}
    assert set(entries(language)) - set(reach(rules | classes | around(), language)) == set()


def around() -> set[str]:
    """The messages that the command and the pages put around the sentences: those of English, since no rule leads to them."""
    text = (PACKAGE / "cli" / "explain.py").read_text(encoding="utf-8")
    explain = {word for word in text.replace("'", '"').split('"') if word.startswith("explain-")}
    pages = {name for name in entries("en") if name.startswith(AROUND)}
    frame = {name for names in FRAME.values() for place in names for name in place}
    return explain | pages | frame | {f"group-{group}" for group in GROUPS}


def test_every_message_around_the_sentences_is_named_in_the_code() -> None:
    parsed = [node for path in PACKAGE.rglob("*.py") for node in python.walk(python.parse(path.read_text(encoding="utf-8")))]
    known = {node.value for node in parsed if isinstance(node, python.Constant)} | {case.topic for case in suite()}
    known |= {thing.group for thing in load_glossary()}
    forms = [form for node in parsed if isinstance(node, python.JoinedStr) and (form := form_of(node))]

    def is_named(name: str) -> bool:
        return name in known or any(set(found.groups()) <= known for form in forms if (found := form.fullmatch(name)))

    around_all = [name for name in entries("en") if name.startswith(AROUND)]
    assert [name for name in around_all if not any(is_named(name.removeprefix(before)) for before in BEFORE)] == []


def form_of(text: python.JoinedStr) -> re.Pattern[str] | None:
    """A pattern for a text with gaps that may be the name of a message; its gaps are groups."""
    pieces = [str(part.value) if isinstance(part, python.Constant) else "" for part in text.values]
    if not all(re.fullmatch("[a-z-]*", piece) for piece in pieces) or not re.search("[a-z]", "".join(pieces)):
        return None
    return re.compile("".join(re.escape(piece) or r"([\w-]+)" for piece in pieces))


@EVERY_LANGUAGE
def test_every_message_around_the_sentences_is_translated(language: str) -> None:
    assert sorted(around() - set(entries(language))) == []


@EVERY_LANGUAGE
def test_a_message_for_a_play_class_names_its_cards(language: str) -> None:
    named = {name: node for name, node in entries(language).items() if name.startswith("class-")}
    assert named
    assert all([attribute.id.name for attribute in node.attributes] == ["cards"] for node in named.values())


def test_an_untranslated_message_is_named_with_the_place_to_translate() -> None:
    whole = load_messages(MODEL)
    half = Messages("xx", {}, model=whole.entries)
    with pytest.raises(MessageError) as error:
        half.format("group-deal", {})
    assert str(error.value) == f'there is no message "group-deal" in "xx" yet; translate the one at {whole.entries["group-deal"].place}'
    assert all(load_messages(language).model.keys() == whole.entries.keys() for language in available_languages())


def test_each_language_can_be_loaded() -> None:
    assert available_languages() == LANGUAGES
    assert all(load_messages(language).language == language for language in available_languages())
