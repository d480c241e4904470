"""Engines whose answers have the right shape and cannot be true: the case fails, with the sentence that says what is wrong."""

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import GUILTY, Tool, hostile

IMPOSSIBLE = {
    "card_twice": "KD is listed twice",
    "loses_a_card": "play 1: KD is gone from the floor; at the end KD is nowhere",
    "a_card_of_its_own": "at the end AC has come from nowhere",
}
DEAL = "deal/a-jack-on-the-first-floor-goes-back-on-top"


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_cards_that_do_not_add_up_fail_the_case(tool: Tool, name: str) -> None:
    run = tool.judge(hostile(name))
    assert (run.code, run.cases("failed"), run.cases("passed")) == (Exit.PROBLEMS, {GUILTY}, set(run.results) - {GUILTY})
    assert run.results[GUILTY]["reason"] == IMPOSSIBLE[name]


def test_a_fifty_third_card_fails_the_case(tool: Tool) -> None:
    run = tool.conform("--ruleset", "koutchina-classic", "--case", DEAL, "--engine", hostile("keeps_a_refused_card"))
    assert (run.code, run.results[DEAL]["status"]) == (Exit.PROBLEMS, "failed")
    assert run.results[DEAL]["reason"] == "at the end JS is in the stock and elsewhere"


def test_an_answer_that_depends_on_the_order_of_the_floor_fails_the_case(tool: Tool) -> None:
    run = tool.judge(hostile("heeds_the_order"))
    result = run.results[GUILTY]
    assert (run.code, result["status"], result["reason"]) == (Exit.PROBLEMS, "failed", "with the floor given as KD 4H 6S 2C 8D AH 9S")
    assert {"where": "taken", "expected": "9S AH 8D 2C 6S 4H", "got": ""} in result["differences"]


def test_an_answer_that_depends_on_the_questions_before_fails_the_case(tool: Tool) -> None:
    run = tool.judge(hostile("remembers"))
    first, *others = run.report["results"]
    assert first["status"] == "passed"
    assert {result["status"] for result in others} == {"failed"}
    assert all(result["reason"].endswith("has come from nowhere") for result in others)
