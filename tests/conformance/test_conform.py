"""The command that judges: how it is used, what it prints, and how it ends."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import CASES, GUILTY, Tool, beside, command, hostile, left_behind

EXCLUSIVE = [
    ("--engine", "x", "--read-answers", "y"),
    ("--engine", "x", "--write-requests", "y"),
    ("--read-answers", "x", "--write-requests", "y"),
    ("--engine", "", "--read-answers", "y"),
]


@pytest.mark.parametrize("options", EXCLUSIVE)
def test_two_ways_to_judge_at_once_are_wrong_use(tool: Tool, options: tuple[str, ...]) -> None:
    code, _, err = tool.run("conform", *options)
    assert code == Exit.USAGE
    assert "--engine, --write-requests and --read-answers cannot be combined" in err


def test_a_pattern_that_fits_no_case_is_wrong_use(tool: Tool) -> None:
    code, _, err = tool.run("conform", "--case", "bridge/*", "--ruleset", "koutchina-classic")
    assert code == Exit.USAGE
    assert "no case matches --case bridge/* for koutchina-classic" in err


@pytest.mark.parametrize("limit", [("--answer-timeout", 0), ("--start-timeout", -1), ("--give-up", 0), ("--answer-timeout", "soon")])
def test_a_limit_that_is_none_is_wrong_use(tool: Tool, limit: tuple[str, object]) -> None:
    code, _, err = tool.run("conform", *limit)
    assert (code, f"Invalid value for '{limit[0]}'" in err) == (Exit.USAGE, True)


def test_every_line_that_went_and_came_can_be_shown(tool: Tool) -> None:
    run = tool.judge(hostile("garbage"), "--show-messages")
    shown = run.out.splitlines()
    place = shown.index(f"errored {GUILTY} [koutchina-classic] the line is not JSON")
    assert [line[:2] for line in shown[place + 1 : place + 5]] == ["> ", "< ", "> ", "< "]
    assert shown[place + 2] == "< Segmentation fault"
    assert json.loads(shown[place + 1][2:])["id"] == f"{GUILTY} koutchina-classic"
    assert len([line for line in shown if line.startswith("> ")]) == sum(len(result["exchanges"]) for result in run.report["results"])


def test_where_nothing_came_the_fault_is_shown(tool: Tool) -> None:
    shown = tool.judge(hostile("dies"), "--show-messages").out
    assert "\n< the engine exited with code 1; it wrote to standard error: out of aces\n" in shown


def test_an_engine_may_stand_in_a_folder_with_spaces_and_quotes(tool: Tool, tmp_path: Path) -> None:
    script = tmp_path / "Basra's engine" / "my best one.py"
    script.parent.mkdir()
    script.write_text("from basra_spec.cli import main\n\nmain(['engine', '--ruleset', 'koutchina-classic'])\n", encoding="utf-8")
    run = tool.judge(command(sys.executable, script))
    assert (run.code, len(run.cases("passed"))) == (Exit.CLEAN, len(run.results))


# --- functions -----------------------------------------------------------------------------------------------------------------------

BEGIN = "from tests.conformance.judging import sound as engine\n"
MODULES = {
    "a module that there is not": (None, "ModuleNotFoundError: No module named"),
    "a function that there is not": ("", "AttributeError: module"),
    "what is no function": ("engine = 'Basra'", "is not a function"),
    "a module that cannot be read": ("engine =", "SyntaxError: "),
    "a module that fails": ("raise ValueError('no cards')", "ValueError: no cards"),
    "a module that ends the program": ("raise SystemExit(0)", "SystemExit: 0"),
}


@pytest.mark.parametrize("name", MODULES)
def test_a_function_that_cannot_be_had_is_no_engine(tool: Tool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    text, sentence = MODULES[name]
    spec = f"my_{name.replace(' ', '_')}:engine"
    if text is not None:
        (tmp_path / f"{spec.partition(':')[0]}.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    code, out, err = tool.run("conform", "--engine", spec)
    assert (code, out) == (Exit.ENGINE, "")
    assert err.startswith(f"the engine could not be started: {spec}")
    assert sentence in err


def test_a_function_is_looked_for_in_the_folder_where_one_stands(tool: Tool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_engine.py").write_text("class My:\n    from tests.conformance.judging import sound as own\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = list(sys.path)
    assert tool.judge("my_own_engine:My.own").code == Exit.CLEAN
    assert sys.path == path


FUNCTIONS = {
    "raises": "the engine raised KeyError: 'piles'",
    "gives_nothing": "the line is JSON, but not an object",
    "exits": "the engine raised SystemExit: 3",
    "raises_without_words": "the engine raised WordlessError: (its text cannot be read)",
    "is_cancelled": r"the engine raised Cancelled: too\nlate",
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_that_fails_errs_and_the_run_goes_on(tool: Tool, name: str) -> None:
    run = tool.conform("--ruleset", "koutchina-classic", "--case", "[jms]*/*", "--engine", f"tests.conformance.adapters:{name}")
    assert (run.code, run.reasons("errored")) == (Exit.PROBLEMS, {FUNCTIONS[name]})
    assert {case.partition("/")[0] for case in run.cases("errored")} == {"score"}
    assert {case.partition("/")[0] for case in run.cases("passed")} == {"jack", "match"}


def test_what_a_function_prints_is_no_output_of_the_command(tool: Tool) -> None:
    run = tool.judge("tests.conformance.adapters:prints")
    assert (run.code, "thinking" in run.out, "thinking play\n" in run.err) == (Exit.CLEAN, False, True)


def test_ctrl_c_within_a_function_is_meant_for_us(tool: Tool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_interrupted_engine.py").write_text("def engine(request):\n    raise KeyboardInterrupt\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert tool.run("conform", "--engine", "my_interrupted_engine:engine") == (Exit.INTERRUPTED, "", "interrupted\n")


# --- Ctrl-C --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_ctrl_c_ends_the_run_with_a_report_and_without_the_engine(tmp_path: Path) -> None:
    number, report = tmp_path / "number", tmp_path / "report.json"
    options = ("--show-messages", "--output", report, "--engine", hostile("slow", number))
    with beside("conform", *CASES, *options) as running:
        assert running.stdout
        assert running.stdout.readline().startswith("passed capture/t")
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    counts = json.loads(report.read_text(encoding="utf-8"))["counts"]
    assert running.returncode == Exit.INTERRUPTED
    assert out.splitlines()[-1] == f"{counts['passed']} passed, 0 failed, 0 errored, 0 skipped"
    assert (err, counts["not_run"] > 0) == (f"interrupted: {counts['not_run']} not run\n", True)
    assert not left_behind(int(number.read_text(encoding="utf-8")))
