"""`basra-spec new`."""

import json
import os
import re
import shlex
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from basra_spec.cli.exits import Exit
from basra_spec.conformance import scaffold
from basra_spec.rulesets import catalogue, loader, source
from basra_spec.system import files
from basra_spec.system.resources import shipped
from tests.cli.running import Run

CLASSIC = "koutchina-classic"


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def found() -> set[str]:
    return {path.as_posix() for path in Path().rglob("*") if path.is_file()}


@pytest.mark.parametrize("parent", catalogue.shipped_ids())
def test_what_it_writes_is_sound_and_its_case_passes(command: Run, parent: str) -> None:
    assert command("new", "my-cafe", "--extends", parent).code == 0
    assert found() == {"my-cafe.yaml", "my-cafe.case.yaml", ".basra/delta.schema.json", ".basra/case.schema.json"}
    code, out, err = command("check", "my-cafe.yaml", "my-cafe.case.yaml")
    assert (code, err) == (0, "")
    assert not re.search(": (error|warning): ", out)
    assert command("test") == (0, "1 passed\n", "")


@pytest.mark.parametrize("house", catalogue.house_rule_ids())
def test_a_house_rule_that_ships_goes_with_it(command: Run, house: str) -> None:
    assert command("new", "my-cafe", "--extends", CLASSIC, "--with", house).code == 0
    assert loader.load("my-cafe").file.data["with"] == [house]
    assert command("test", "my-cafe.yaml") == (0, "1 passed\n", "")


def test_it_prints_the_next_three_commands_and_they_work(command: Run) -> None:
    out = command("new", "my-cafe", "--extends", CLASSIC, "--with", "target-121", "--output", "my rules").out
    commands = [shlex.split(line) for line in out.splitlines()[1:]] if os.name != "nt" else []
    assert [words[:2] for words in commands] == [["basra-spec", "check"], ["basra-spec", "test"], ["basra-spec", "diff"]]
    assert [command(*words[1:]).code for words in commands] == [0, 0, 0]


def test_an_editor_finds_the_schema_that_the_first_line_names_and_it_is_the_published_one(command: Run) -> None:
    command("new", "my-cafe", "--extends", CLASSIC)
    for file, published in (("my-cafe.yaml", "rulesets"), ("my-cafe.case.yaml", "conformance")):
        modeline = Path(file).read_text(encoding="utf-8").splitlines()[0]
        named = re.fullmatch(r"# yaml-language-server: \$schema=([.a-z/]+)", modeline)
        assert named, modeline
        schema = Path(file).parent / named[1]
        assert schema.read_bytes() == (shipped(published) / "schema" / schema.name).read_bytes()
        plain = Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
        assert list(plain.iter_errors(source.read(Path(file)).data)) == []


def test_two_rulesets_of_one_folder_share_the_schemas(command: Run) -> None:
    assert command("new", "one", "--extends", CLASSIC).code == 0
    assert [command("new", name, "--extends", "one").code for name in ("two", "three")] == [0, 0]
    assert loader.load("two").lineage == (CLASSIC, "one", "two")
    assert command("test") == (0, "3 passed\n", "")


def test_a_schema_of_another_version_is_left_as_it_is(command: Run) -> None:
    command("new", "one", "--extends", CLASSIC)
    Path(".basra/delta.schema.json").write_text("{}", encoding="utf-8")
    code, _, err = command("new", "two", "--extends", CLASSIC)
    assert code == 0
    assert err.startswith(f"note: {Path('.basra/delta.schema.json')} belongs to another version")
    assert Path(".basra/delta.schema.json").read_text(encoding="utf-8") == "{}"


@pytest.mark.parametrize("there", [["cafe.yaml"], ["cafe.case.yaml"], ["cafe.yaml", "cafe.case.yaml"]])
def test_no_file_that_is_there_is_overwritten_and_nothing_else_is_written(command: Run, there: list[str]) -> None:
    for name in there:
        Path(name).write_text("mine", encoding="utf-8")
    code, out, err = command("new", "cafe", "--extends", CLASSIC)
    assert (code, out) == (Exit.USAGE, "")
    assert [line.partition(":")[0] for line in err.splitlines() if "file-exists" in line] == sorted(there)
    assert found() == set(there)
    assert {Path(name).read_text(encoding="utf-8") for name in there} == {"mine"}


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_that_leads_nowhere_is_a_file_that_is_there(command: Run) -> None:
    Path("cafe.yaml").symlink_to("nowhere.yaml")
    assert command("new", "cafe", "--extends", CLASSIC).code == Exit.USAGE
    assert not Path("nowhere.yaml").exists()


WRONG = [
    (["My Cafe", "--extends", CLASSIC], 'did you mean "my-cafe"?'),
    (["Ñandú", "--extends", CLASSIC], 'did you mean "nandu"?'),
    (["قهوة", "--extends", CLASSIC], "use lowercase letters, digits and hyphens: my-cafe"),
    (["-cafe-", "--extends", CLASSIC], "No such option"),
    (["a" * 61, "--extends", CLASSIC], f'did you mean "{"a" * 60}"?'),
    (["../cafe", "--extends", CLASSIC], 'did you mean "cafe"?'),
    (["cafe\n", "--extends", CLASSIC], 'did you mean "cafe"?'),
    (["cafe", "--extends", "koutchina-clasic"], 'did you mean "koutchina-classic"?'),
    (["cafe", "--extends", "target-151"], 'there is no game "target-151"'),
    (["cafe", "--extends", "../koutchina-classic"], 'did you mean "koutchina-classic"?'),
    (["cafe", "--extends", CLASSIC, "--with", "target-15"], 'did you mean "target-151"?'),
    (["cafe", "--extends", CLASSIC, "--with", "koutchina-egyptian"], 'there is no house rule "koutchina-egyptian"'),
    (["cafe", "--extends", CLASSIC, "--with", "target-121", "--with", "target-151"], "house-rules-disagree"),
    (["cafe", "--extends", CLASSIC, "--with", "target-121", "--with", "target-121"], "lists an entry twice"),
    (["cafe", "--extends", "koutchina-egyptian", "--with", "no-point-cards"], "nothing-to-remove"),
    (["cafe", "--extends", "cafe"], 'there is no game "cafe"'),
    ([CLASSIC, "--extends", CLASSIC], "id-taken"),
    (["cafe"], "name the game that it changes: --extends ID"),
    (["--extends", CLASSIC], "name an id for your rules"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_what_cannot_be_begun_is_told_and_nothing_is_written(command: Run, arguments: list[str], said: str) -> None:
    code, out, err = command("new", *arguments)
    assert (code, out) == (Exit.USAGE, "")
    assert said in err
    assert found() == set()


@pytest.mark.parametrize("failing", ["delta.schema.json", "cafe.yaml", "cafe.case.yaml"])
def test_where_one_file_cannot_be_written_none_is(command: Run, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    write_text = files.write_text

    def full(path: Path, text: str) -> None:
        if path.name == failing:
            raise OSError(28, "No space left on device", str(path))
        write_text(path, text)

    monkeypatch.setattr(scaffold, "write_text", full)
    code, out, err = command("new", "cafe", "--extends", CLASSIC, "--output", "here/and/there")
    assert (code, out) == (Exit.USAGE, "")
    assert err.startswith("basra-spec: No space left on device: ")
    assert list(Path().iterdir()) == []


def test_where_nothing_may_be_written_another_folder_is_proposed(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Path, text: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(scaffold, "write_text", refused)
    code, out, err = command("new", "cafe", "--extends", CLASSIC)
    assert (code, out) == (Exit.USAGE, "")
    assert "cannot be written: Permission denied; name another folder with --output DIR" in err


def test_a_folder_that_is_a_file_is_wrong_use(command: Run) -> None:
    Path("there").write_text("", encoding="utf-8")
    assert command("new", "cafe", "--extends", CLASSIC, "--output", "there").code == Exit.USAGE
    assert command("new", "cafe", "--extends", CLASSIC, "--output", "there/below").code == Exit.USAGE
    assert found() == {"there"}


@pytest.mark.parametrize("arguments", [[], ["--list"], ["cafe", "--list"]])
def test_the_catalogue_lists_every_game_and_house_rule_with_its_title(command: Run, arguments: list[str]) -> None:
    code, out, err = command("new", *arguments)
    assert (code, err) == (0, "")
    assert {line.split()[0] for line in out.splitlines() if line.startswith("  ")} == {
        *catalogue.shipped_ids(),
        *catalogue.house_rule_ids(),
    }
    assert re.search(r"^  shared-most-cards +Most cards are shared on a tie$", out, re.MULTILINE)
    assert found() == set()


@pytest.mark.parametrize(
    ("rules", "case"),
    [
        ("deck: [A-J]\ndeal: {hand: 5}", "4C x 4S"),
        ("capture: {keep: [most-groups]}", "9C x 9S"),
        ("plays: {number: {takes: {rank: one, sums: null}}}", "9C x 9S"),
        ("deck: [10-K]\ndeal: {hand: 3, refused: []}", "ask: match"),
    ],
)
def test_the_case_is_one_that_the_parent_allows(command: Run, rules: str, case: str) -> None:
    header = f"format: 1\nid: odd\nversion: 1\ntitle: {{en: Odd}}\nextends: {CLASSIC}\n"
    Path("odd.yaml").write_text(header + rules + "\n", encoding="utf-8")
    code, out, _ = command("check", "odd.yaml")
    assert (code, ": error: " in out) == (0, False)
    assert command("new", "cafe", "--extends", "odd").code == 0
    assert case in Path("cafe.case.yaml").read_text(encoding="utf-8")
    assert command("test") == (0, "1 passed\n", "")
