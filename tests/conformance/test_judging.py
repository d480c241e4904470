"""How an answer is compared: only what is claimed counts, an open case has several right answers, and nothing is lost."""

from typing import Any

import pytest

from basra_spec.conformance.runner import Status
from basra_spec.engines.messages import Message
from tests.conformance.adapters import other_four
from tests.conformance.judging import result, results
from tests.engines.hostile.conforming import Tool

CASE = "capture/three-sums-at-once"
TAKES_THE_OTHER_FOUR = "capture/one-of-two-fours-for-the-five"


def in_the_last_play(**changes: Any) -> Any:
    """A spoiler of answers: these parts of the last outcome."""

    def spoil(request: Message, right: Message) -> Message:
        *before, last = right["plays"]
        return {**right, "plays": [*before, {**last, **changes}]}

    return spoil


def refusing(code: str) -> Any:
    """A spoiler of answers: the last play is refused."""
    return lambda request, right: {"id": right["id"], "plays": [*right["plays"][:-1], {"refused": code}]}


# --- parts ---------------------------------------------------------------------------------------------------------------------------


def test_a_wrong_part_fails_the_case_and_is_shown_beside_the_right_one() -> None:
    found = result(CASE, in_the_last_play(basra=10))
    assert (found.status, list(map(str, found.differences))) == (Status.FAILED, ["basra: expected 0, got 10"])


def test_a_part_that_it_claims_and_leaves_out_fails_the_case() -> None:
    def without(request: Message, right: Message) -> Message:
        del right["plays"][0]["basra"]
        return right

    assert list(map(str, result(CASE, without).differences)) == ["basra: expected 0, got nothing"]


def test_a_part_that_it_does_not_claim_is_not_compared_and_is_counted() -> None:
    found = result(CASE, in_the_last_play(basra=10), answers=["taken", "floor"])
    assert (found.status, found.unanswered) == (Status.PASSED, ("basra",))


def test_parts_that_are_not_answered_are_counted_in_the_report(tool: Tool) -> None:
    run = tool.conform("--ruleset", "koutchina-classic", "--case", "capture/t*", "--engine", "tests.conformance.adapters:takes_only")
    assert run.out.count("times not answered: ") == 2
    assert f"{len(run.results)} times not answered: floor\n" in run.out
    assert f"{len(run.results)} times not answered: basra\n" in run.out
    assert {tuple(result["unanswered"]) for result in run.report["results"]} == {("floor", "basra")}


def test_the_points_of_single_items_are_compared_where_they_are_answered() -> None:
    case = "score/25-cards-are-not-most"

    def other_items(request: Message, right: Message) -> Message:
        return {**right, "items": {}}

    assert result(case, other_items).status is Status.FAILED
    assert result(case, other_items, answers=["carried"]).status is Status.PASSED


@pytest.mark.parametrize("number", [0, 2])
def test_an_answer_has_one_outcome_a_play(number: int) -> None:
    found = result(CASE, lambda request, right: {**right, "plays": right["plays"] * number})
    assert found.status in (Status.FAILED, Status.ERRORED)
    assert f"{number} outcomes for 1 play" in found.reason


# --- refusals ------------------------------------------------------------------------------------------------------------------------

REFUSED = "claims/a-sum-left-out"
CODES = [
    (["not-kept"], "not-kept", Status.PASSED),
    (["not-kept"], "not-a-capture", Status.FAILED),
    (["must-take"], "must-take", Status.PASSED),
    ([], "because I say so", Status.PASSED),
]


@pytest.mark.parametrize(("claimed", "given", "status"), CODES)
def test_a_code_of_refusal_is_compared_only_if_it_is_claimed(claimed: list[str], given: str, status: Status) -> None:
    assert result(REFUSED, refusing(given), refuses=claimed).status is status


def test_a_play_that_is_allowed_and_should_be_refused_fails_whatever_is_claimed() -> None:
    found = result(REFUSED, in_the_last_play(), refuses=[])
    allowed = result(REFUSED, lambda request, right: {"id": request["id"], "plays": [{"taken": "9S", "floor": "5H 4D KS"}]}, refuses=[])
    assert found.status is Status.PASSED
    assert list(map(str, allowed.differences)) == ["refused: expected not-kept, got nothing"]


def test_a_play_that_is_refused_and_should_not_be_fails_and_shows_the_code() -> None:
    found = result(CASE, refusing("must-take"))
    assert "taken: expected 9S AH 8D 2C 6S 4H, got refused (must-take)" in map(str, found.differences)


# --- open cases ----------------------------------------------------------------------------------------------------------------------


def test_an_open_case_passes_by_another_reading_and_names_it() -> None:
    own, other = result(TAKES_THE_OTHER_FOUR), result(TAKES_THE_OTHER_FOUR, other_four)
    assert (own.status, own.reading, own.fits) == (Status.PASSED, None, ("as-written", "any-equal-haul"))
    assert (other.status, other.reading, other.fits, other.differences) == (Status.PASSED, "any-equal-haul", ("any-equal-haul",), ())


def test_the_report_names_the_reading_that_is_followed(tool: Tool) -> None:
    run = tool.conform(
        "--ruleset", "koutchina-classic", "--case", TAKES_THE_OTHER_FOUR, "--engine", "tests.conformance.adapters:the_other_four"
    )
    assert "follows the reading any-equal-haul throughout (1 open cases)\n" in run.out
    assert [result["reading"] for result in run.report["results"]] == ["any-equal-haul"]


def test_an_answer_of_no_reading_fails_an_open_case() -> None:
    found = result(TAKES_THE_OTHER_FOUR, in_the_last_play(basra=10))
    assert (found.status, found.reading) == (Status.FAILED, None)


# --- the floor in another order ------------------------------------------------------------------------------------------------------


def test_a_position_set_up_is_asked_again_with_its_floor_reversed() -> None:
    first, again = (exchange.request for exchange in result(CASE).exchanges)
    assert again == {**first, "id": f"{first['id']} again", "start": {"floor": "KD 4H 6S 2C 8D AH 9S"}}


def test_a_fault_of_the_second_question_is_the_cases_fault() -> None:
    found = result(CASE, lambda request, right: {"id": 7} if request["id"].endswith(" again") else right)
    assert (found.status, found.reason[:33]) == (Status.ERRORED, "with the floor given as KD 4H 6S ")


def test_no_question_is_asked_again_where_its_floor_has_no_order() -> None:
    single = [each for each in results("jack/*").values() if len(each.case.question.get("floor", "").split()) < 2]
    assert {len(each.exchanges) for each in single} == {1}
