"""`check` in places that are not like the author's own: names, terminals, locales, folders, and a key pressed at any time."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.analysis import lint
from basra_spec.cli.check_formats import FORMATS
from tests.cli.running import Run, process, terminal

Cafe = Callable[..., Path]
ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="a POSIX terminal, POSIX signals, POSIX names")
IN_EVERY_FORMAT = pytest.mark.parametrize("form", [*FORMATS])
ASCII = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0"}
LONG = f"notes: {{en: {'coffee ' * 40}, weather: [dry]}}"

# --- names --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two words", "l'été", "مقهى", "-cafe", pytest.param('"quoted"', marks=ON_POSIX)])
@IN_EVERY_FORMAT
def test_a_file_of_any_name_is_told_to_be_renamed(command: Run, cafe: Cafe, name: str, form: str) -> None:
    path = cafe().rename(f"{name}.yaml")
    code, out, err = command("check", "--format", form, "--", path)
    assert (code, err) == (1, "")
    assert "rename the file to cafe.yaml" in out


def test_a_name_that_cannot_be_an_id_is_not_proposed_as_one(command: Run, cafe: Cafe) -> None:
    assert command("check", cafe().rename("two words.yaml")).out.splitlines()[-2] == "  rename the file to cafe.yaml"
    assert command("check", Path("two words.yaml").rename("club.yaml")).out.splitlines()[-2].endswith(", or write id: club")


# --- terminals ----------------------------------------------------------------------------------------------------------------------


@ON_POSIX
def test_on_a_terminal_of_forty_columns_a_long_line_is_quoted_in_a_window(cafe: Cafe) -> None:
    code, written = terminal("check", str(cafe(LONG)), COLUMNS="40", NO_COLOR="1")
    lines = written.replace("\r", "").split("\n")
    marks = next(number for number, line in enumerate(lines) if set(line.strip()) == {"^"})
    assert code == 1
    assert max(len(line) for line in lines[marks - 1 : marks + 1]) <= 40
    start = lines[marks].index("^")
    assert lines[marks - 1][start : len(lines[marks])] == "["
    assert lines[marks - 1].endswith("weather: [dry]}")


@ON_POSIX
@pytest.mark.parametrize("columns", ["40", "10", "1", "0", "wide"])
@IN_EVERY_FORMAT
def test_no_width_of_a_terminal_breaks_anything(cafe: Cafe, columns: str, form: str) -> None:
    code, written = terminal("check", "--format", form, str(cafe(LONG)), COLUMNS=columns)
    assert code == 1
    assert "weather" in written
    assert "Traceback" not in written


def test_the_width_of_a_terminal_does_not_change_what_goes_into_a_pipe(cafe: Cafe) -> None:
    path = str(cafe(LONG))
    assert process("check", path, COLUMNS="40") == process("check", path)


# --- locales ------------------------------------------------------------------------------------------------------------------------


@IN_EVERY_FORMAT
def test_a_machine_without_utf_8_is_told_all_the_same(cafe: Cafe, form: str) -> None:
    said = process("check", "--format", form, str(cafe('notes: {ar: "قهوة", مقهى: x}\ndeal: {refused: ["7♦"]}', title="مقهى")), **ASCII)
    assert (said.code, said.err) == (1, "")
    assert form == "github" or said.out.isascii()
    assert "unknown-rank" in said.out or "bad-name" in said.out


# --- folders ------------------------------------------------------------------------------------------------------------------------


@ON_POSIX
@IN_EVERY_FORMAT
def test_a_working_folder_that_one_may_not_write_to_is_enough(cafe: Cafe, tmp_path: Path, form: str) -> None:
    path = cafe("match: {target: many}")
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert process("check", "--format", form, str(path), PYTHONDONTWRITEBYTECODE="1").code == 1
        assert [found.name for found in tmp_path.iterdir()] == ["cafe.yaml"]
    finally:
        tmp_path.chmod(stat.S_IRWXU)


# --- Ctrl-C -------------------------------------------------------------------------------------------------------------------------


@IN_EVERY_FORMAT
def test_an_interrupted_check_prints_nothing_of_what_it_has_found(
    command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    def pressed(path: Path) -> None:
        if path.stem == "town":
            raise KeyboardInterrupt
        real(path)

    real = lint.check
    path = cafe("match: {target: many}")
    Path("town.yaml").write_bytes(path.read_bytes())
    monkeypatch.setattr(lint, "check", pressed)
    code, out, err = command("check", "--format", form, path, "town.yaml")
    assert (code, out, err.strip()) == (130, "", "interrupted")
