"""What the exit codes mean, and that a person sees a sentence and never a traceback."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from basra_spec.cli.exits import Exit
from basra_spec.rulesets import catalogue, loader
from tests.cli.running import Run

Cafe = Callable[..., Path]


def test_the_numbers_of_the_exit_codes_are_fixed() -> None:
    numbers = {code.name: int(code) for code in Exit}
    assert numbers == {"CLEAN": 0, "PROBLEMS": 1, "USAGE": 2, "ENGINE": 3, "INTERNAL": 4, "INTERRUPTED": 130, "UNREAD": 141}


def test_nothing_wrong_is_0(command: Run) -> None:
    assert command("check").code == Exit.CLEAN


@pytest.mark.parametrize("arguments", [["check"], ["check", "--json"], ["show"], ["conform", "--ruleset"]])
@pytest.mark.parametrize("rules", ["match: {target: a lot}", "deal: {hand: 5}", "match: [", "plays: {kommi: null}"])
def test_a_ruleset_with_problems_is_1(command: Run, cafe: Cafe, arguments: list[str], rules: str) -> None:
    assert command(*arguments, cafe(rules)).code == Exit.PROBLEMS


@pytest.mark.parametrize("arguments", [["check"], ["check", "--json"], ["show"]])
def test_a_parent_that_is_not_there_is_a_problem_of_the_file(command: Run, cafe: Cafe, arguments: list[str]) -> None:
    assert command(*arguments, cafe(parent="koutchina-clasic")).code == Exit.PROBLEMS


def test_a_failed_case_is_1(command: Run, cafe: Cafe) -> None:
    wrong = Path(cafe().parent, "koutchina-classic.yaml")
    text = (catalogue.find("koutchina-classic")).read_text(encoding="utf-8")
    wrong.write_text(text.replace("\n  worth: 10\n", "\n  worth: 11\n"), encoding="utf-8")
    assert command("conform", "--ruleset", wrong, "--case", "basra/*").code == Exit.PROBLEMS


WRONG_USE = [
    ["nonsense"],
    ["check", "--nonsense"],
    ["check", "no-such-ruleset"],
    ["check", "--json", "no-such-ruleset"],
    ["check", "no-such-file.yaml"],
    ["check", "--json", "no-such-file.yaml"],
    ["check", "."],
    ["show"],
    ["show", "no-such-ruleset"],
    ["show", "koutchina-classic", "koutchina-egyptian"],
    ["captures", "koutchina-classic", "--floor", "9S"],
    ["captures", "koutchina-classic", "--floor", "9X", "--play", "9C"],
    ["captures", "no-such-ruleset", "--floor", "9S", "--play", "9C"],
    ["conform", "--case", "no-such-case"],
    ["conform", "--ruleset", "no-such-ruleset"],
    ["conform", "--case", "komi/lone-seven", "--output", "no-such-folder/run.json"],
    ["conform", "--case", "komi/lone-seven", "--output", "."],
    ["conform", "--case", "komi/lone-seven", "--output", ""],
]


@pytest.mark.parametrize("arguments", WRONG_USE, ids=" ".join)
def test_wrong_use_and_a_file_that_cannot_be_read_or_written_are_2(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = command(*arguments)
    assert code == Exit.USAGE
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def test_an_engine_that_does_not_start_is_3(command: Run) -> None:
    code, _, err = command("conform", "--engine", "no-such-engine")
    assert code == Exit.ENGINE
    assert "no-such-engine" in err


def broken(*arguments: Any) -> Any:
    raise RuntimeError("the floor has a hole")


def test_an_error_of_the_program_itself_is_4_and_a_sentence(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BASRA_SPEC_DEBUG", raising=False)
    monkeypatch.setattr(loader, "load", broken)
    code, out, err = command("show", "koutchina-classic")
    assert (code, out) == (Exit.INTERNAL, "")
    assert err.startswith("basra-spec: internal error: RuntimeError: the floor has a hole\n")
    assert "BASRA_SPEC_DEBUG=1" in err
    assert "Traceback" not in err


def test_an_error_of_the_program_itself_shows_its_traceback_when_asked(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASRA_SPEC_DEBUG", "1")
    monkeypatch.setattr(loader, "load", broken)
    with pytest.raises(RuntimeError, match="hole"):
        command("show", "koutchina-classic")


def interrupted(*arguments: Any) -> Any:
    raise KeyboardInterrupt


def test_an_interruption_is_130_and_one_line(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "load", interrupted)
    code, out, err = command("show", "koutchina-classic")
    assert (code, out, err) == (Exit.INTERRUPTED, "", "interrupted\n")
