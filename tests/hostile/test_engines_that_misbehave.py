"""Engines whose answers are right, and that do something else beside: it is noted, and the answers count."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from basra_spec.cli.exits import Exit
from basra_spec.engines import Limits, open_engine
from tests.hostile.conforming import GUILTY, Run, Tool, hostile, left_behind
from tests.runner.judging import able, questions


def whole(run: Run) -> bool:
    """Whether every case has passed."""
    return run.code == Exit.CLEAN and run.cases("passed") == set(run.results) != set()


def test_a_sound_engine_passes_without_a_word(tool: Tool) -> None:
    run = tool.judge(hostile("sound"))
    assert (whole(run), run.err) == (True, "")


def test_a_flood_on_standard_error_blocks_nobody(tool: Tool) -> None:
    run = tool.judge(hostile("floods_standard_error"))
    assert (whole(run), run.err) == (True, "")


def test_the_same_questions_may_be_put_to_an_engine_once_more() -> None:
    asked = [request for question in questions(able(), "capture/t*") for request in question.requests]
    with closing(open_engine(hostile("sound"), Limits(answer=1))) as engine:
        first, second = list(engine.exchanges(asked)), list(engine.exchanges(asked))
    assert {exchange.fault for exchange in first} == {""}
    assert second == first


def told(run: Run) -> str:
    """What the run says of the guilty case: its reason, or a note."""
    return f"{run.results[GUILTY]['reason']}\n{run.err}"


@pytest.mark.parametrize("window", [1, 16])
def test_a_second_answer_is_told_and_no_other_case_suffers(tool: Tool, window: int) -> None:
    run = tool.judge(hostile("two_answers", window))
    assert GUILTY in told(run)
    assert set(run.results) - run.cases("passed") <= {GUILTY}


def test_answers_out_of_order_are_told_and_no_other_case_suffers(tool: Tool) -> None:
    run = tool.judge(hostile("out_of_order"))
    assert f"'{GUILTY} koutchina-classic'" in told(run)
    assert set(run.results) - run.cases("passed") <= {GUILTY}


ENDINGS = {
    "a_last_word": "note: it wrote what nobody had asked for: good bye\n",
    "ignores_the_end": "note: it did not end when its input ended, and was stopped\n",
}


@pytest.mark.parametrize("name", ENDINGS)
def test_an_end_that_is_not_as_it_should_be_is_noted(tool: Tool, name: str) -> None:
    run = tool.judge(hostile(name))
    assert (whole(run), run.err) == (True, ENDINGS[name])


@pytest.mark.skipif(os.name != "posix", reason="the numbers of processes as POSIX has them")
def test_what_an_engine_has_started_ends_with_it(tool: Tool, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers"
    run = tool.judge(hostile("leaves_a_child", numbers), "--answer-limit", 1)
    assert run.cases("errored") == {GUILTY}
    children = list(map(int, numbers.read_text(encoding="utf-8").split()))
    assert len(children) == 3
    assert [child for child in children if left_behind(child)] == []
