"""Engines that fail again and again, or answer nothing: the run ends soon, and still has a result for every question."""

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import Tool, hostile

FAULTS = {
    "dies_every_time": "the engine exited with code 9",
    "garbage_every_time": "the line is not JSON",
    "writes_unasked": "the line is not JSON",
    "wrong_shape_every_time": 'the answer has the wrong shape: "plays" is missing',
}
NOTHING = "no case was judged: each was skipped, or the engine failed\n"


@pytest.mark.parametrize("name", FAULTS)
def test_after_so_many_faults_in_a_row_nothing_more_is_asked(tool: Tool, name: str) -> None:
    run = tool.judge(hostile(name), "--give-up", 3)
    faults = [exchange["fault"] for result in run.report["results"] for exchange in result["exchanges"]]
    assert faults[:3] == [FAULTS[name]] * 3
    assert set(faults[3:]) == {f"3 faults in a row, the last: {FAULTS[name]}"}
    assert (run.code, run.cases("errored"), NOTHING in run.err) == (Exit.PROBLEMS, set(run.results), True)


def test_it_is_not_blamed_for_answers_that_nobody_waited_for(tool: Tool) -> None:
    assert tool.judge(hostile("wrong_shape_every_time"), "--give-up", 3).notes == []


def test_faults_between_good_answers_do_not_end_the_run(tool: Tool) -> None:
    run = tool.judge(hostile("dies_at_the_fifth"), "--give-up", 2)
    assert run.code == Exit.PROBLEMS
    assert all(reason.endswith("the engine exited with code 1; it wrote to standard error: worn out") for reason in run.reasons("errored"))
    assert len(run.cases("passed")) > len(run.cases("errored")) > 2


IN_VAIN = {
    "skips_everything": ("skipped", "the tables are closed"),
    "fails_everything": ("errored", "the tables are on fire"),
    "claims_the_unheard_of": ("skipped", "the engine does not claim the ruleset koutchina-classic"),
}


@pytest.mark.parametrize("name", IN_VAIN)
def test_a_run_without_a_verdict_is_an_error(tool: Tool, name: str) -> None:
    status, reason = IN_VAIN[name]
    run = tool.judge(hostile(name), "--give-up", 3)
    assert (run.code, NOTHING in run.err) == (Exit.PROBLEMS, True)
    assert (run.cases(status), run.reasons(status)) == (set(run.results), {reason})


def test_a_ruleset_that_it_claims_and_does_not_know_is_skipped(tool: Tool) -> None:
    run = tool.conform("--ruleset", "koutchina-lebanese", "--case", "capture/t*", "--engine", hostile("claims_too_much"))
    assert run.reasons("skipped") == {'there is no ruleset "koutchina-lebanese"'}
    assert f"{len(run.results)} skipped: there is no ruleset" in run.out
