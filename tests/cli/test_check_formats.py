"""What `check` prints for other programs: annotations of GitHub Actions, read back by its rules, and SARIF, held to its schema."""

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import jsonschema
import pytest

from basra_spec.cli.check_formats import annotation, documentation, sarif
from basra_spec.rulesets.problems import Elsewhere, Problem, Span
from tests.cli.running import Run, process
from tests.rulesets.broken_examples import every_example
from tests.tools import in_tools

Cafe = Callable[..., Path]
TWO = "deal: {hand: six}\nmatch: {target: many}"
COMMAND = re.compile(r"::(error|warning|notice) ([^:]*)::(.*)")


def problem(file: str = "cafe.yaml", message: str = "is wrong", **others: Any) -> Problem:
    return Problem(file, Span(7, 3, 4), "/deal/hand", "wrong-type", message, "mend it", "a line", **others)


# --- GitHub Actions -----------------------------------------------------------------------------------------------------------------


def unescaped(text: str) -> str:
    return re.sub("%(25|0D|0A|3A|2C)", lambda found: chr(int(found[1], 16)), text)


def read(line: str) -> tuple[str, dict[str, str], str]:
    """A workflow command as the runner reads it: its name, its properties, its message."""
    found = COMMAND.fullmatch(line)
    assert found, line
    pairs = [pair.split("=", 1) for pair in found[2].split(",")]
    return found[1], {name: unescaped(value) for name, value in pairs}, unescaped(found[3])


def test_each_problem_is_one_annotation_at_its_place(command: Run, cafe: Cafe) -> None:
    code, out, err = command("check", "--format", "github", cafe(TWO))
    first, second = map(read, out.splitlines())
    assert (code, err) == (1, "")
    assert first[:2] == ("error", {"file": "cafe.yaml", "line": "7", "col": "14", "endColumn": "17", "title": "wrong-type"})
    assert second[1]["line"] == "8"
    assert first[2].splitlines()[0] == '"hand" must be a whole number, not text'
    assert first[2].splitlines()[-1] == "for example: 4"


def test_sound_files_have_no_annotations(command: Run, cafe: Cafe) -> None:
    assert command("check", "--format", "github", cafe()) == (0, "", "")


@pytest.mark.parametrize("text", ["100%", "a\nb\r\nc", "a::b,c", "%0A", "::error::x", "%25 %2C %3A"])
def test_a_text_comes_back_as_it_was_and_stays_on_its_line(text: str) -> None:
    line = annotation(problem(text, text))
    assert "\n" not in line
    assert "\r" not in line
    name, properties, message = read(line)
    assert (name, properties["file"], message) == ("error", text, f"{text}\nmend it")


@pytest.mark.parametrize(("level", "name"), [("error", "error"), ("warning", "warning"), ("note", "notice")])
def test_a_level_has_its_command(level: Any, name: str) -> None:
    assert read(annotation(problem(level=level)))[0] == name


def test_an_annotation_names_a_file_from_the_working_folder_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read(annotation(problem(str(tmp_path / "rules" / "cafe.yaml"))))[1]["file"] == "rules/cafe.yaml"


def test_annotations_are_utf_8_in_any_locale(cafe: Cafe) -> None:
    said = process(
        "check", "--format", "github", str(cafe('deal: {refused: ["7♦"]}')), PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C"
    )
    assert 'there is no rank "7♦"' in said.out


# --- SARIF --------------------------------------------------------------------------------------------------------------------------


def log(command: Run, *paths: str | Path) -> dict[str, Any]:
    said = command("check", "--format", "sarif", *paths)
    assert said.err == ""
    found = json.loads(said.out)
    assert isinstance(found, dict)
    return found


def test_a_result_says_what_where_and_how_bad(command: Run, cafe: Cafe) -> None:
    (run,) = log(command, cafe(TWO))["runs"]
    first, second = run["results"]
    place = first["locations"][0]
    assert (first["ruleId"], first["level"]) == ("wrong-type", "error")
    assert first["message"]["text"] == '"hand" must be a whole number, not text\nfor example: 4'
    assert place["physicalLocation"]["artifactLocation"] == {"uri": "cafe.yaml"}
    assert place["physicalLocation"]["region"] == {
        "startLine": 7,
        "startColumn": 14,
        "endColumn": 17,
        "snippet": {"text": "deal: {hand: six}"},
    }
    assert place["logicalLocations"] == [{"fullyQualifiedName": "/deal/hand"}]
    assert second["locations"][0]["physicalLocation"]["region"]["startLine"] == 8


def test_the_parents_place_is_a_related_location(command: Run, cafe: Cafe) -> None:
    (related,) = log(command, cafe("deal: {hand: six}"))["runs"][0]["results"][0]["relatedLocations"]
    assert related["physicalLocation"]["artifactLocation"]["uri"].endswith("/koutchina-classic.yaml")
    assert related["physicalLocation"]["region"]["startLine"] == 14
    assert related["message"]["text"].startswith("koutchina-classic.yaml:14 has 4; ")


def test_each_rule_stands_once_with_its_section_of_the_reference(command: Run, cafe: Cafe) -> None:
    (run,) = log(command, cafe(TWO + "\nweather: dry"))["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["unknown-key", "wrong-type"]
    assert [rule["help"]["text"] for rule in rules] == [documentation()["unknown-key"], documentation()["wrong-type"]]
    assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in run["results"])


def test_sound_files_give_a_run_without_results(command: Run, cafe: Cafe) -> None:
    assert log(command, cafe())["runs"][0]["results"] == []


ODD_NAMES = ["two words", "مقهى", "l'été", "50%", "a#b", *([] if os.name == "nt" else ['"quoted"', "a:b", "what?", "back\\slash"])]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_the_uri_of_any_name_is_relative_and_leads_back_to_the_file(command: Run, cafe: Cafe, name: str) -> None:
    Path(name).mkdir()
    path = cafe(TWO).rename(Path(name) / "cafe.yaml")
    uri = log(command, path)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    parts = urlsplit(uri)
    assert (parts.scheme, parts.netloc, parts.query, parts.fragment) == ("", "", "", "")
    assert uri.isascii()
    assert Path(unquote(uri)) == path


@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes there")
def test_a_name_that_is_no_text_has_a_uri(cafe: Cafe) -> None:
    folder = Path(os.fsdecode(b"caf\xe9"))
    folder.mkdir()
    path = cafe(TWO).rename(folder / "cafe.yaml")
    said = process("check", "--format", "sarif", str(path))
    assert '"uri": "caf%E9/cafe.yaml"' in said.out


def test_a_file_outside_the_working_folder_has_a_whole_uri(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "inside").mkdir()
    monkeypatch.chdir(tmp_path / "inside")
    at = sarif([problem("../cafe.yaml")])["runs"][0]["results"][0]["locations"][0]
    assert at["physicalLocation"]["artifactLocation"]["uri"] == (tmp_path / "cafe.yaml").as_uri()


def schema() -> dict[str, Any]:
    """The schema of SARIF 2.1.0, if it is among the tools."""
    loaded = json.loads(in_tools("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json").read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def test_what_is_written_fits_the_schema_for_every_mistake_and_every_level(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = jsonschema.Draft7Validator(schema(), format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER)
    monkeypatch.chdir(tmp_path)
    for example in every_example():
        Path(example.id).mkdir(parents=True)
        for name, text in example.files.items():
            (Path(example.id) / name).write_text(text, encoding="utf-8", newline="")
    mistakes = sorted(path for path in Path().glob("*/*/cafe.yaml"))
    found = log(command, *mistakes)
    assert len(found["runs"][0]["results"]) >= len(mistakes)
    assert [error.message for error in known.iter_errors(found)] == []
    levels: list[Any] = ["error", "warning", "note"]
    others = [problem("مقهى #1.yaml", level=level, also=(Elsewhere("a b.yaml", Span(1, 1), "has 4"),)) for level in levels]
    assert [error.message for error in known.iter_errors(sarif(others))] == []


# --- what is common to all formats --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif"])
@pytest.mark.parametrize(("rules", "code"), [("", 0), (TWO, 1)])
def test_the_exit_code_and_the_stream_do_not_depend_on_the_format(command: Run, cafe: Cafe, form: str, rules: str, code: int) -> None:
    said = command("check", "--format", form, cafe(rules))
    assert (said.code, said.err) == (code, "")


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif"])
def test_a_name_that_leads_nowhere_is_told_in_the_format_beside_the_others(command: Run, cafe: Cafe, form: str) -> None:
    said = command("check", "--format", form, "no-such-ruleset", cafe(TWO), "no-such-file.yaml")
    assert (said.code, said.err) == (2, "")
    assert all(code in said.out for code in ("unknown-ruleset", "wrong-type", "unreadable-file"))


def test_an_unknown_format_is_wrong_use(command: Run) -> None:
    code, _, err = command("check", "--format", "xml")
    assert code == 2
    assert "sarif" in err


def test_warnings_and_notes_alone_are_no_failure(command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    from basra_spec.cli import check

    levels: list[Any] = ["warning", "note"]
    monkeypatch.setattr(check, "_problems", lambda _: tuple(problem(level=level) for level in levels))
    code, out, _ = command("check", cafe())
    assert code == 0
    assert "cafe.yaml:7:3: warning: is wrong (wrong-type)" in out


def test_a_case_is_checked_as_a_case(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("nine.case.yaml").write_text("rulesets: [koutchina-classic]\nfloor: 9S 9S\nplays: [9C]\nexpect: {taken: 9S}\n", encoding="utf-8")
    code, out, _ = command("check", "nine.case.yaml")
    assert code == 1
    assert out.startswith("nine.case.yaml:2:8: error: ")
    assert "(bad-cards)" in out
