"""Engines that answer one question badly while others are under way: it errors, and the others pass."""

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import GUILTY, Tool, hostile

FAULTS = {
    "dies": "the engine exited with code 1; it wrote to standard error: out of aces",
    "hangs": "no answer within 1 s",
    "closes_output": "the engine closed its output",
    "half_a_line": "the line is not JSON",
    "garbage": "the line is not JSON",
    "an_empty_line": "the line is not JSON",
    "a_list": "the line is JSON, but not an object",
    "not_a_number": "the line is not JSON",
    "deeply_nested": "the line is not JSON",
    "not_utf_8": "the line is not UTF-8",
    "megabyte_line": "a line of more than 1,000,000 bytes",
    "line_without_end": "a line of more than 1,000,000 bytes",
    "key_twice": 'the key "plays" appears twice',
    "no_id": 'the answer has no "id"',
    "another_id": f"the answer is to 'capture/none-such', but the request was '{GUILTY} koutchina-classic'",
    "id_of_another_type": f"the answer is to 7, but the request was '{GUILTY} koutchina-classic'",
    "wrong_type": "the answer has the wrong shape: plays[0].basra must be a whole number of 0 or more, not '10'",
}


@pytest.mark.parametrize("name", FAULTS)
def test_only_the_question_that_it_fails_errs(tool: Tool, name: str) -> None:
    run = tool.judge(hostile(name), "--answer-timeout", 1)
    assert run.code == Exit.PROBLEMS
    assert run.cases("errored") == {GUILTY}
    assert run.results[GUILTY]["reason"] == FAULTS[name]
    assert run.cases("passed") == set(run.results) - {GUILTY}


def test_what_was_sent_and_what_came_is_in_the_report(tool: Tool) -> None:
    (first, again) = tool.judge(hostile("garbage")).results[GUILTY]["exchanges"]
    assert first["sent"].startswith(f'{{"id": "{GUILTY} koutchina-classic", ')
    assert (first["received"], first["fault"]) == ("Segmentation fault", "the line is not JSON")
    assert again["fault"] == ""


def test_the_failure_shows_the_position_and_the_play(tool: Tool) -> None:
    out = tool.judge(hostile("dies")).out
    assert f"ERRORED {GUILTY} [koutchina-classic]\n  floor: 9S AH 8D 2C 6S 4H KD\n  plays: 10C\n  the engine exited with code 1" in out
