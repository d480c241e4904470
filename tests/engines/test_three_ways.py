"""One engine, asked in three ways: as a program, as a function, and by files. The reports are the same."""

import io
import random
from pathlib import Path
from typing import Any

import pytest

from basra_spec.engines import interpreter
from tests.conformance.judging import RULES
from tests.engines.hostile.conforming import Tool, module

CASES = ("--ruleset", "koutchina-lebanese")


def answered(tool: Tool, folder: Path) -> list[str]:
    """The lines that the built-in engine writes for the requests of a file."""
    tool.run("conform", *CASES, "--write-requests", folder / "requests")
    answers = io.StringIO()
    with (folder / "requests").open(encoding="utf-8") as requests:
        interpreter.serve(RULES, requests, answers)
    return answers.getvalue().splitlines(keepends=True)


@pytest.fixture
def by_function(tool: Tool) -> dict[str, Any]:
    return tool.conform(*CASES, "--engine", "tests.conformance.judging:sound").report


def test_as_a_function_every_case_is_judged(by_function: dict[str, Any]) -> None:
    counts = by_function["counts"]
    assert counts == {"passed": len(by_function["results"]), "failed": 0, "errored": 0, "skipped": 0, "not_run": 0}
    assert counts["passed"] > 100


def test_as_a_program_the_report_is_the_same(tool: Tool, by_function: dict[str, Any]) -> None:
    run = tool.conform(*CASES, "--engine", module("basra_spec", "engine", *CASES))
    assert (run.code, run.err, run.report) == (0, "", by_function)


def test_by_files_the_report_is_the_same_in_whatever_order_the_answers_stand(
    tool: Tool, tmp_path: Path, by_function: dict[str, Any]
) -> None:
    lines = answered(tool, tmp_path)
    random.Random(1).shuffle(lines)
    (tmp_path / "answers").write_text("\n".join(lines), encoding="utf-8")
    run = tool.conform(*CASES, "--read-answers", tmp_path / "answers")
    assert (run.code, run.err, run.report) == (0, "", by_function)


def test_without_an_engine_the_built_in_one_is_judged(tool: Tool, by_function: dict[str, Any]) -> None:
    assert tool.conform(*CASES).report == by_function
