"""The glossary: it reads as its schema says, and its words stand in the documents where they are said to have been seen."""

import json
import re
import unicodedata
from functools import cache
from pathlib import Path

import jsonschema
import pytest

from basra_spec.conformance.cases import suite
from basra_spec.prose.languages import available_languages
from basra_spec.provenance.statements import documents, statements
from basra_spec.provenance.trace import recognise
from basra_spec.rulesets.problems import ProblemsFound, render
from basra_spec.site.glossary import Concept, load_glossary
from basra_spec.system.resources import shipped
from tests.each import each

THINGS, PAGES = load_glossary(), documents()
EVERY_THING = each("thing", THINGS, ids=lambda thing: thing.id)
ORIGINALS = Path(__file__).parents[3] / "shared" / "sources"
WHOLE = "table: {floor: {en: {floor: {}}}}\ncards: {ace: {en: {ace: {}}}}\nplay: {sum: {en: {sum: {}}}}\nscore: {tie: {en: {tie: {}}}}\n"


def test_the_schema_is_valid_draft_2020_12() -> None:
    schema = json.loads((shipped("conformance") / "schema" / "glossary.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)


def test_a_thing_is_there_once_and_has_no_name_of_a_group() -> None:
    names = [*(thing.id for thing in THINGS), *{thing.group for thing in THINGS}]
    assert len(set(names)) == len(names)


@EVERY_THING
def test_a_thing_has_a_word_in_every_language_of_the_site(thing: Concept) -> None:
    assert set(thing.words) == set(available_languages())


@EVERY_THING
def test_a_word_was_seen_in_documents_that_there_are_and_in_its_language(thing: Concept) -> None:
    seen = {(language, document) for language, words in thing.words.items() for word in words for document in word.sources}
    assert [pair for pair in seen if pair[1] not in PAGES or PAGES[pair[1]].language != pair[0]] == []


# --- the documents themselves, where they are at hand -------------------------------------------------------------------------------


@cache
def originals() -> dict[str, str]:
    """The text of each document, by its id."""
    if not ORIGINALS.is_dir():
        pytest.skip("the source documents are not at hand")
    files = {page.document: ORIGINALS / page.file for page in recognise(ORIGINALS, PAGES, statements(), suite())}
    return {name: unicodedata.normalize("NFC", path.read_text(encoding="utf-8")).casefold() for name, path in files.items()}


@EVERY_THING
def test_the_form_of_a_word_stands_in_the_document(thing: Concept) -> None:
    forms = [each for words in thing.words.values() for word in words for each in word.sources.items()]
    assert [(name, form) for name, form in forms if not stands(form, originals()[name])] == []


def stands(form: str, text: str) -> bool:
    """Whether a text has a form as whole words."""
    return re.search(rf"(?<!\w){re.escape(form.casefold())}(?!\w)", text) is not None


# --- reading ------------------------------------------------------------------------------------------------------------------------


def read(folder: Path, text: str) -> tuple[Concept, ...]:
    path = folder / "words.yaml"
    path.write_text(text, encoding="utf-8")
    return load_glossary(path)


def test_a_word_keeps_the_documents_and_the_form_in_each(tmp_path: Path) -> None:
    floor, *_ = read(tmp_path, WHOLE.replace("{floor: {}}", "{floor: {one: floors}, board: {}}"))
    assert (floor.id, floor.group) == ("floor", "table")
    assert [(word.text, word.sources) for word in floor.words["en"]] == [("floor", {"one": "floors"}), ("board", {})]


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("ace: {en:", "ace: {english:", 'words.yaml:2:15: error: "english" cannot be a name here (bad-name)'),
        ("score:", "scores:", "unknown key \"scores\" at the top of the file (unknown-key)"),
        ("{en: {tie: {}}}", "{fr: {égalité: {}}}", '"en" is missing in "tie" (missing-key)'),
        ("{sum: {}}", "{sum: [russian]}", 'words.yaml:3:24: error: "sum" must be a map, not a list (wrong-type)'),
        ("{sum: {}}", "{sum: {russian: 3}}", '"russian" must be text, not a whole number (wrong-type)'),
        ("{sum: {}}", "{}", '"en" must not be empty (out-of-range)'),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_place(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    with pytest.raises(ProblemsFound) as found:
        read(tmp_path, WHOLE.replace(right, wrong))
    assert said in "\n".join(map(render, found.value.problems))
