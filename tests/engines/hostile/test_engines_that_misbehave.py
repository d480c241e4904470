"""Engines whose answers are right, and that do something else beside: it is noted, and the answers count."""

import os
import re
import time
from contextlib import closing
from pathlib import Path

import pytest

from basra_spec.cli.exits import Exit
from basra_spec.engines import line_process
from basra_spec.engines.engine import Limits
from basra_spec.engines.messages import dump, hello_request
from basra_spec.engines.program import open_engine
from tests.conformance.judging import able, questions
from tests.engines.hostile.conforming import GUILTY, Run, Tool, hostile, left_behind


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
    assert {exchange.fault for exchange in first} == {None}
    assert second == first


def told(run: Run) -> str:
    """What the run says of the guilty case: its reason, or a note."""
    return "\n".join([run.results[GUILTY]["reason"], *run.notes])


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
    "a_last_word": "the engine wrote a line that was not requested: good bye",
    "ignores_the_end": "the engine did not exit when its input closed, and was stopped",
}


@pytest.mark.parametrize("name", ENDINGS)
def test_an_end_that_is_not_as_it_should_be_is_noted(tool: Tool, name: str) -> None:
    run = tool.judge(hostile(name))
    assert (whole(run), run.notes) == (True, [ENDINGS[name]])


def test_an_engine_that_dies_and_does_well_when_asked_again_is_noted_with_how_often(tool: Tool) -> None:
    run = tool.conform("--ruleset", "koutchina-classic", "--engine", hostile("dies_at_the_sixtieth"))
    assert whole(run)
    (note,) = run.notes
    assert note.startswith("the engine exited with code 1; it wrote to standard error: worn out; the engine was restarted, and ")
    assert re.search(r"\([2-9] times\)$", note)


def test_notes_can_be_taken_while_it_runs_and_are_not_told_twice() -> None:
    asked = [request for question in questions(able(), "capture/t*") for request in question.requests]
    with closing(open_engine(hostile("two_answers", 16), Limits(answer=1))) as engine:
        list(engine.exchanges(asked))
        first = engine.take_notes()
        assert (len(first), engine.take_notes(), engine.close()) == (1, [], [])


def test_a_flood_on_standard_output_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_process, "MOST_UNREAD", 1_000_000)
    flooding = line_process.LineProcess(hostile("floods_standard_output"))
    try:
        asked = [request for question in questions(able(), "capture/t*") for request in question.requests]
        for request in (hello_request("hello"), *asked[:2]):
            flooding.send(dump(request))
            assert flooding.receive(20)
        sizes = set[int]()
        for _ in range(50):
            time.sleep(0.02)
            sizes.add(flooding._unread)
        assert 0 < max(sizes) < 8_000_000
        assert flooding.unread()
    finally:
        began = time.monotonic()
        assert not flooding.end()
        flooding.kill()
    assert time.monotonic() - began < 5


def test_an_engine_that_floods_is_told_of_and_let_go_in_time(tool: Tool) -> None:
    began = time.monotonic()
    run = tool.judge(hostile("floods_standard_output"), "--give-up", 2)
    assert run.code == Exit.PROBLEMS
    assert run.cases("errored")
    assert time.monotonic() - began < 30


LEAVING = {
    "leaves_a_child": (),
    "leaves_a_session": (),
    "leaves_a_session of an orphan": ("orphan",),
}


@pytest.mark.skipif(os.name != "posix", reason="the numbers of processes as POSIX has them")
@pytest.mark.parametrize("name", LEAVING)
def test_what_an_engine_has_started_ends_with_it(tool: Tool, tmp_path: Path, name: str) -> None:
    if name != "leaves_a_child" and not Path("/proc/self/environ").exists():
        pytest.skip("only Linux shows the environment of a process, by which it is found when its parent has exited")
    numbers = tmp_path / "numbers"
    run = tool.judge(hostile(name.split(maxsplit=1)[0], numbers, *LEAVING[name]), "--answer-timeout", 1)
    assert run.cases("errored") == {GUILTY}
    children = list(map(int, numbers.read_text(encoding="utf-8").split()))
    assert len(children) == 3
    assert [child for child in children if left_behind(child)] == []
