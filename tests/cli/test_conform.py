"""`basra-spec conform`."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from basra_spec.rulesets import catalogue
from tests.cli.running import Run

ONE = ("conform", "--ruleset", "koutchina-classic", "--case", "komi/lone-seven")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Path]:
    """A copy of the classic rules in the working folder, with one text in it replaced."""
    monkeypatch.chdir(tmp_path)

    def changed(old: str, new: str) -> Path:
        text = catalogue.find("koutchina-classic").read_text(encoding="utf-8")
        assert old in text
        path = Path("koutchina-classic.yaml")
        path.write_text(text.replace(old, new), encoding="utf-8")
        return path

    return changed


def numbers(out: str) -> dict[str, int]:
    """The headline, the last line, as numbers by status."""
    return {status: int(number) for number, status in (part.split() for part in out.splitlines()[-1].split(", "))}


@pytest.mark.parametrize("name", ["koutchina-classic", "koutchina-lebanese"])
def test_the_headline_has_all_four_numbers(command: Run, name: str) -> None:
    code, out, err = command("conform", "--ruleset", name, "--case", "*/*a*")
    told = numbers(out)
    assert (code, err, list(told)) == (0, "", ["passed", "failed", "errored", "skipped"])
    assert told["passed"] > 0
    assert told["failed"] == told["errored"] == told["skipped"] == 0


def test_a_pattern_chooses_cases_by_their_id(command: Run) -> None:
    told = numbers(command("conform", "--ruleset", "koutchina-classic", "--case", "komi/lone-*").out)
    assert told == {"passed": 2, "failed": 0, "errored": 0, "skipped": 0}


def test_a_right_copy_passes_and_its_cases_are_those_of_its_id(command: Run, copy: Callable[[str, str], Path]) -> None:
    path = copy("title: {en: Classic Basra", "title: {en: My Classic")
    assert numbers(command("conform", "--ruleset", path).out) == numbers(command("conform", "--ruleset", "koutchina-classic").out)


def test_a_wrong_copy_fails_with_all_that_a_person_needs_to_replay_it(command: Run, copy: Callable[[str, str], Path]) -> None:
    path = copy("sum: 0-10", "sum: 0-11")
    code, out, _ = command("conform", "--ruleset", path, "--case", "komi/no-basra-at-eleven")
    assert code == 1
    assert numbers(out) == {"passed": 0, "failed": 1, "errored": 0, "skipped": 0}
    failure = out.partition("\n\n")[0]
    assert failure.startswith("FAILED komi/no-basra-at-eleven [koutchina-classic]\n  floor: 5S 6H\n  plays: 7D\n")
    assert "\n  basra: expected 0, got 10\n" in failure
    assert "\n  because: Eleven is above 10" in failure
    assert "\n  koutchina.komi.basra-up-to-ten: In Classic the Komi" in failure


def test_of_many_failures_the_first_are_told_and_the_rest_counted(command: Run, copy: Callable[[str, str], Path]) -> None:
    out = command("conform", "--ruleset", copy("\n  worth: 10\n", "\n  worth: 11\n")).out
    failed = numbers(out)["failed"]
    assert out.count("\nFAILED ") + out.startswith("FAILED ") == 20
    assert f"\nand {failed - 20} more; --json lists all of them\n" in out


def test_the_working_folder_does_not_change_what_is_judged(command: Run, copy: Callable[[str, str], Path]) -> None:
    copy("\n  worth: 10\n", "\n  worth: 11\n")
    assert command("conform", "--case", "komi/lone-seven").code == 0


NONE_FITS = [["--case", "no-such-case"], ["--case", "komi/*,no-such-case"], ["--ruleset", "koutchina-lebanese", "--case", "komi/lone-ten"]]


@pytest.mark.parametrize("arguments", NONE_FITS, ids=" ".join)
def test_no_case_that_fits_is_an_error_and_no_success(command: Run, arguments: list[str]) -> None:
    code, out, err = command("conform", *arguments)
    assert (code, out) == (2, "")
    assert f"no case matches --case {arguments[-1].rpartition(',')[2]} for " in err


# --- the report ---------------------------------------------------------------------------------------------------------------------


def test_the_report_is_whole_and_agrees_with_the_headline(command: Run, tmp_path: Path) -> None:
    report = tmp_path / "run.json"
    code, out, _ = command("conform", "--ruleset", "koutchina-lebanese", "--output", report)
    told = json.loads(report.read_text(encoding="utf-8"))
    assert code == 0
    assert {status: told["counts"][status] for status in numbers(out)} == numbers(out)
    assert len(told["results"]) == sum(numbers(out).values())
    assert {(result["ruleset"], result["status"]) for result in told["results"]} == {("koutchina-lebanese", "passed")}


def test_a_failure_in_the_report_says_what_was_expected_and_what_came(
    command: Run, copy: Callable[[str, str], Path], tmp_path: Path
) -> None:
    path = copy("sum: 0-10", "sum: 0-11")
    command("conform", "--ruleset", path, "--case", "komi/no-basra-at-eleven", "--output", "run.json")
    (result,) = json.loads(Path("run.json").read_text(encoding="utf-8"))["results"]
    assert (result["case"], result["ruleset"], result["status"]) == ("komi/no-basra-at-eleven", "koutchina-classic", "failed")
    assert {"where": "basra", "expected": 0, "got": 10} in result["differences"]
    assert result["cites"][0] == "koutchina.komi.basra-up-to-ten"


def test_a_report_takes_the_place_of_the_last_one(command: Run, tmp_path: Path) -> None:
    report = tmp_path / "run.json"
    report.write_text("the last one", encoding="utf-8")
    assert command(*ONE, "--output", report).code == 0
    assert json.loads(report.read_text(encoding="utf-8"))["results"]
    assert list(tmp_path.iterdir()) == [report]


@pytest.mark.skipif(os.name == "nt", reason="no such modes there")
def test_a_report_may_be_read_by_whoever_may_read_other_new_files(command: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.touch()
    command(*ONE, "--output", tmp_path / "run.json")
    assert stat.S_IMODE((tmp_path / "run.json").stat().st_mode) == stat.S_IMODE(other.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_a_report_into_a_pipe_is_read_at_its_other_end_and_the_pipe_stays(command: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "run.json"
    os.mkfifo(pipe)
    other_end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert command(*ONE, "--output", pipe).code == 0
        assert pipe.is_fifo()
        assert json.loads(os.read(other_end, 1 << 16))["results"]
    finally:
        os.close(other_end)


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_report_through_a_link_is_written_where_the_link_leads(command: Run, tmp_path: Path) -> None:
    link, target = tmp_path / "link.json", tmp_path / "run.json"
    link.symlink_to(target)
    command(*ONE, "--output", link)
    assert link.is_symlink()
    assert json.loads(target.read_text(encoding="utf-8"))["results"]


def test_a_report_in_a_folder_that_is_not_there_is_named_as_the_user_did(command: Run, tmp_path: Path) -> None:
    report = tmp_path / "nowhere" / "run.json"
    code, _, err = command(*ONE, "--output", report)
    assert code == 2
    assert str(report.parent) in err
    assert ".run.json." not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt" or getattr(os, "geteuid", lambda: 0)() == 0, reason="root may write everywhere")
def test_a_report_in_a_folder_that_may_only_be_read_is_an_error(command: Run, tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        code, _, err = command(*ONE, "--output", tmp_path / "run.json")
    finally:
        tmp_path.chmod(stat.S_IRWXU)
    assert code == 2
    assert "run.json" in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("step", [("builtins.open", "io.open"), ("os.replace",)], ids=["writing it", "putting it in its place"])
def test_a_report_that_cannot_be_finished_leaves_the_last_one_and_nothing_else(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: tuple[str, ...]
) -> None:
    def on_a_full_disk(file: Any, mode: Any = "r", *rest: Any, **named: Any) -> Any:
        if mode in ("r", "rb"):
            return reading(file, mode, *rest, **named)
        raise OSError(28, "No space left on device")

    reading = open
    report = tmp_path / "run.json"
    report.write_text("the last one", encoding="utf-8")
    for name in step:
        monkeypatch.setattr(name, on_a_full_disk)
    code, _, err = command(*ONE, "--output", report)
    monkeypatch.undo()
    assert code == 2
    assert "No space left on device" in err
    assert list(tmp_path.iterdir()) == [report]
    assert report.read_text(encoding="utf-8") == "the last one"
