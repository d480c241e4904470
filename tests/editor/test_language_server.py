"""What an editor shows in our files, asked of the language server for YAML that editors use, over its own protocol."""

import json
import shutil
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import pytest

from tests.documents import ROOT
from tests.editor.client import Client
from tests.tools import in_tools

SETTINGS: Final[dict[str, Any]] = json.loads((ROOT / ".vscode" / "settings.json").read_text(encoding="utf-8"))
YAML: Final = {"validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False}}
RULESET, DELTA = "rulesets/koutchina-classic.yaml", "rulesets/koutchina-jordanian.yaml"
CASE = "conformance/komi/lone-seven.case.yaml"
DEAL: Final = {"hand", "floor", "refused", "put_back"}


def served(settings: dict[str, Any]) -> Iterator[Client]:
    program = in_tools("yaml-language-server/bin/yaml-language-server")
    node = shutil.which("node")
    if not node:
        pytest.skip("there is no node")
    known = {"yaml": settings, "http": {}, "[yaml]": {}, "editor": {}, "files": {}}
    with Client([node, str(program), "--stdio"], ROOT, known) as client:
        yield client


@pytest.fixture(scope="module")
def bare() -> Iterator[Client]:
    """A server that knows no schema but by the first line of a file."""
    yield from served(dict(YAML))


@pytest.fixture(scope="module")
def in_folder() -> Iterator[Client]:
    """A server with the settings of this folder."""
    yield from served({**YAML, "schemas": SETTINGS["yaml.schemas"]})


NUMBERS: Final = count(1)


def shown(client: Client, name: str, written: str) -> tuple[str, list[Any]]:
    """Open a text under a name of its own in the folder of this file; its URI, and its diagnostics."""
    path = ROOT / name
    uri = path.with_name(f"{next(NUMBERS)}-{path.name}").as_uri()
    return uri, client.open(uri, written)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def place(written: str, words: str) -> tuple[int, int]:
    """Line and column of these words, from 0."""
    before = written[: written.index(words)]
    return before.count("\n"), len(before) - before.rfind("\n") - 1


def said(diagnostics: list[Any]) -> str:
    return "\n".join(found["message"] for found in diagnostics)


@pytest.mark.parametrize("name", [RULESET, DELTA, CASE])
def test_a_file_of_ours_is_without_fault(bare: Client, name: str) -> None:
    assert said(shown(bare, name, text(name))[1]) == ""


@pytest.mark.parametrize(
    ("name", "words", "parts"),
    [
        (RULESET, "hand:", ["Hand", "Cards to each player"]),
        (RULESET, "capture:", ["Capture"]),
        (DELTA, "basra:", ["Basra"]),
        (CASE, "expect:", ["Expect"]),
    ],
)
def test_a_key_under_the_pointer_shows_its_title_and_description(bare: Client, name: str, words: str, parts: list[str]) -> None:
    uri, _ = shown(bare, name, text(name))
    told = bare.hover(uri, *place(text(name), words))
    assert [part for part in parts if part not in told] == []
    assert len(told.split()) > 5


HEADER: Final = "format: 1\nid: cafe\nversion: 1\ntitle: {en: Cafe}\n"
DELTA_LINE: Final = "# yaml-language-server: $schema=schema/delta.schema.json\n"


def test_inside_deal_its_four_keys_are_offered(bare: Client) -> None:
    for name, line, header in (
        ("rulesets/cafe.yaml", DELTA_LINE, HEADER + "extends: koutchina-classic\n"),
        ("rulesets/game.yaml", DELTA_LINE.replace("delta", "ruleset"), HEADER),
    ):
        written = f"{line}{header}deal:\n  \n"
        uri, _ = shown(bare, name, written)
        offered = bare.completions(uri, written.count("\n") - 1, 2)
        assert {label for label in offered if label.islower()} == DEAL


def test_inside_the_answer_of_a_case_its_keys_are_offered(bare: Client) -> None:
    name = "conformance/komi/mine.case.yaml"
    written = (
        "# yaml-language-server: $schema=../schema/case.schema.json\nrulesets: [koutchina-classic]\nfloor: 9S\nplays: [9C]\nexpect:\n  \n"
    )
    uri, _ = shown(bare, name, written)
    assert {"taken", "floor", "basra"} <= bare.completions(uri, written.count("\n") - 1, 2)


def test_words_are_offered_where_there_are_only_some(bare: Client) -> None:
    written = f"{DELTA_LINE}{HEADER}deal:\n  put_back: \n"
    uri, _ = shown(bare, DELTA, written)
    assert {"anywhere", "middle", "bottom"} <= bare.completions(uri, written.count("\n") - 1, len("  put_back: "))


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [(RULESET, "  hand: 4", "  hands: 4"), (DELTA, "  worth:", "  wort:"), (CASE, "floor:", "flor:")],
)
def test_a_wrong_key_is_marked_where_it_stands(bare: Client, name: str, right: str, wrong: str) -> None:
    written = text(name).replace(right, wrong, 1)
    assert written != text(name)
    _, found = shown(bare, name, written)
    key = wrong.strip().partition(":")[0]
    line, column = place(written, f"{key}:")
    marked = [each for each in found if key in each["message"]]
    assert marked, said(found)
    assert (marked[0]["range"]["start"]["line"], marked[0]["range"]["start"]["character"]) == (line, column)


# --- the settings of the folder -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("rulesets/cafe.yaml", HEADER + "extends: koutchina-classic\nweather: dry\n"),
        ("rulesets/house-rules/cafe.yaml", HEADER + "house_rule: true\nweather: dry\n"),
        ("conformance/komi/mine.case.yaml", "rulesets: [koutchina-classic]\nweather: dry\n"),
        ("conformance/statements/mine.yaml", "documents: [mine]\nstatements: {}\nweather: dry\n"),
    ],
)
def test_a_new_file_of_the_folder_has_its_schema_without_a_first_line(in_folder: Client, name: str, written: str) -> None:
    assert "weather" in said(shown(in_folder, name, written)[1])


def test_a_file_elsewhere_has_none(in_folder: Client) -> None:
    assert shown(in_folder, "elsewhere.yaml", "weather: dry\n")[1] == []


def test_the_first_line_of_a_file_comes_before_the_settings(in_folder: Client) -> None:
    written = f"{DELTA_LINE.replace('delta', 'ruleset')}{HEADER}"
    assert "deck" in said(shown(in_folder, DELTA, written)[1])


def test_each_schema_of_the_settings_is_there_and_each_pattern_fits_files() -> None:
    for schema, patterns in SETTINGS["yaml.schemas"].items():
        assert (ROOT / schema).is_file()
        assert all(any(ROOT.glob(pattern)) for pattern in patterns)


def test_the_extension_for_yaml_is_recommended() -> None:
    assert json.loads((ROOT / ".vscode" / "extensions.json").read_text(encoding="utf-8")) == {"recommendations": ["redhat.vscode-yaml"]}
