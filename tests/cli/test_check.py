"""`basra-spec check`."""

import json
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.rulesets import catalogue
from basra_spec.system.resources import shipped
from tests.cli.running import Run

Cafe = Callable[..., Path]
KNAVE = "deal: {refused: [Knave]}"
KNAVE_TOLD = """\
cafe.yaml:7:18: error: there is no rank "Knave" (unknown-rank)
    deal: {refused: [Knave]}
                     ^^^^^
  koutchina-classic.yaml:16 has [J, 7D]; koutchina.deal.refused-on-first-floor (koutchina-en, koutchina-fr) states it
  did you mean "J"?
"""


def test_without_a_path_what_lies_in_the_working_folder_is_checked(command: Run, cafe: Cafe) -> None:
    cafe("deal: {hand: 5}")
    Path("one.case.yaml").write_text("rulesets: [cafe]\nfloor: 9X\nplays: [9C]\nexpect: {taken: 9S}\n", encoding="utf-8")
    Path("compose.yaml").write_text("services: {}\n", encoding="utf-8")
    code, out, err = command("check")
    assert (code, err) == (1, "checking the working folder:\n")
    assert "cafe.yaml:7:" in out
    assert "one.case.yaml:2:8: " in out
    assert out.endswith("\n2 problems in 2 files\n")
    assert command("check", "--json").err == ""


def test_a_folder_is_checked_with_its_cases(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("one.case.yaml").write_text("rulesets: [caffe]\nfloor: 9S\nplays: [9C]\nexpect: {taken: 9S}\n", encoding="utf-8")
    code, out, _ = command("check", ".")
    assert code == 1
    assert "one.case.yaml:1:12: error: there is no ruleset" in out
    assert out.endswith("\n1 problem in 2 files\n")


def test_without_a_path_every_ruleset_that_ships_is_checked_where_there_is_none(command: Run) -> None:
    code, out, err = command("check")
    assert (code, err) == (0, "no ruleset and no case in the working folder; checking the built-in rulesets:\n")
    assert out.splitlines()[-1] == f"{len(catalogue.shipped_ids())} files, no errors, 1 note"
    assert "koutchina-egyptian.yaml:16:17: note: no total can be exactly 121: " in out


@pytest.mark.parametrize("path", ["cafe.yaml", "./cafe.yaml", "cafe"])
def test_a_file_is_named_by_its_path_or_its_id(command: Run, cafe: Cafe, path: str) -> None:
    cafe("match: {target: 151}")
    assert command("check", path) == (0, "1 file, no problems\n", "")


def test_problems_go_to_standard_output_with_their_number(command: Run, cafe: Cafe) -> None:
    assert command("check", cafe(KNAVE)) == (1, KNAVE_TOLD + "1 problem in 1 file\n", "")


def test_all_rulesets_of_a_folder_are_checked_and_its_cases_too(command: Run, cafe: Cafe) -> None:
    cafe(KNAVE)
    Path("sound.yaml").write_text("format: 1\nid: sound\nversion: 1\ntitle: {en: Sound}\nextends: koutchina-classic\n", encoding="utf-8")
    Path("one.case.yaml").write_text("no ruleset", encoding="utf-8")
    code, out, err = command("check", ".")
    assert (code, err) == (1, "")
    assert out.startswith(KNAVE_TOLD + "one.case.yaml:1:1: error: ")
    assert out.endswith("\n2 problems in 3 files\n")


def test_a_problem_of_a_parent_is_told_once(command: Run, cafe: Cafe) -> None:
    cafe(KNAVE)
    for name in ("one", "two"):
        Path(f"{name}.yaml").write_text(f"format: 1\nid: {name}\nversion: 1\ntitle: {{en: One}}\nextends: cafe\n", encoding="utf-8")
    assert command("check", "one", "two") == (1, KNAVE_TOLD + "1 problem in 2 files\n", "")


def test_a_house_rule_is_sound_by_itself(command: Run, cafe: Cafe) -> None:
    cafe().write_text("format: 1\nid: cafe\nversion: 1\ntitle: {en: Cafe}\nhouse_rule: true\nmatch: {target: 151}\n", encoding="utf-8")
    assert command("check", "cafe").code == 0


def test_a_change_is_sound_though_a_reading_of_its_parent_does_not_fit_it(command: Run, cafe: Cafe) -> None:
    """The parent's page may be read so that a komi clears as a seven does, for 10; here a komi's Basra pays 20."""
    assert command("check", cafe("basra: {kinds: {komi: {worth: 20}}}")) == (0, "1 file, no problems\n", "")


def test_json_has_every_field_of_a_problem(command: Run, cafe: Cafe) -> None:
    code, out, err = command("check", "--json", cafe(KNAVE))
    problem = {
        "file": "cafe.yaml",
        "line": 7,
        "column": 18,
        "length": 5,
        "pointer": "/deal/refused/0",
        "level": "error",
        "code": "unknown-rank",
        "message": 'there is no rank "Knave"',
        "hint": 'did you mean "J"?',
        "also": [
            {
                "file": str(catalogue.find("koutchina-classic")),
                "line": 16,
                "column": 12,
                "message": KNAVE_TOLD.splitlines()[3].strip(),
            }
        ],
    }
    assert (code, err) == (1, "")
    assert json.loads(out) == {"files": ["cafe.yaml"], "problems": [problem]}


def test_json_of_sound_files_has_no_problems(command: Run, cafe: Cafe) -> None:
    code, out, err = command("check", "--json", cafe())
    assert (code, json.loads(out), err) == (0, {"files": ["cafe.yaml"], "problems": []}, "")


BARE = "basra: {kinds: {bare: {floor: {count: 0}}}}"
BARE_TOLD = """\
cafe.yaml:7:39: warning: the kind "bare" can never hold: no play that clears the floor meets floor.count: 0 (kind-never-holds)
    basra: {kinds: {bare: {floor: {count: 0}}}}
                                          ^
  change it, or remove the kind
"""


def test_a_warning_is_told_and_changes_no_exit_code(command: Run, cafe: Cafe) -> None:
    assert command("check", cafe(BARE)) == (0, BARE_TOLD + "1 file, no errors, 1 warning\n", "")


def test_errors_warnings_and_notes_are_counted_apart(command: Run, cafe: Cafe) -> None:
    cafe(KNAVE).rename("knave.yaml")
    Path("knave.yaml").write_text(Path("knave.yaml").read_text(encoding="utf-8").replace("id: cafe", "id: knave"), encoding="utf-8")
    code, out, err = command("check", cafe(BARE + "\nmatch: {cap: null}", parent="koutchina-egyptian"), "knave.yaml")
    assert (code, err) == (1, "")
    assert out.endswith("2 files, 1 error, 2 warnings, 1 note\n")


def test_a_note_on_a_parent_that_ships_is_told_at_the_parents_name(command: Run, cafe: Cafe) -> None:
    code, out, err = command("check", cafe("deal: {hand: 6}", parent="koutchina-egyptian"))
    assert (code, err) == (0, "")
    assert out.endswith("\n1 file, no errors, 1 note\n")
    assert "cafe.yaml:5:10: note: " in out
    assert "\n  in koutchina-egyptian.yaml, line 16: " in out
    assert str(shipped("rulesets")) not in out


def test_json_has_the_level_of_a_warning(command: Run, cafe: Cafe) -> None:
    code, out, err = command("check", "--json", cafe(BARE))
    assert (code, err) == (0, "")
    assert [(problem["level"], problem["code"]) for problem in json.loads(out)["problems"]] == [("warning", "kind-never-holds")]


def test_json_and_another_format_cannot_both_be_asked_for(command: Run) -> None:
    code, out, err = command("check", "--json", "--format", "sarif", "koutchina-classic")
    assert (code, out) == (2, "")
    assert "--json is short for --format json; leave out --json or --format sarif" in err
    assert json.loads(command("check", "--json", "--format", "json", "koutchina-classic").out)["problems"] == []


def test_a_terminal_is_told_how_far_a_long_check_is(command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    cafe()
    monkeypatch.setattr("basra_spec.cli.check.PATIENCE", -1.0)
    assert command("check", "cafe").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert command("check", "cafe", "koutchina-classic").err.startswith("\rfile 1/2 ")


QUOTED = pytest.param('"quoted"', marks=pytest.mark.skipif(os.name == "nt", reason="no name there"))


@pytest.mark.parametrize("folder", ["two words", "مقهى", "l'été", QUOTED])
def test_a_folder_may_have_any_name(command: Run, cafe: Cafe, folder: str) -> None:
    Path(folder).mkdir()
    path = cafe(KNAVE).rename(Path(folder) / "cafe.yaml")
    assert command("check", path).out.startswith(f"{path}:7:18: error: ")
    assert json.loads(command("check", "--json", folder).out)["problems"][0]["file"] == str(path)


def test_a_folder_that_may_only_be_read_is_enough(command: Run, cafe: Cafe) -> None:
    folder = Path("sealed")
    folder.mkdir()
    cafe("match: {target: 151}").rename(folder / "cafe.yaml")
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert command("check", folder) == (0, "1 file, no problems\n", "")
        assert [path.name for path in folder.iterdir()] == ["cafe.yaml"]
    finally:
        folder.chmod(stat.S_IRWXU)
