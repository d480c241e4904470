"""Answers that stand in a file: what is missing, double or unreadable there."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.cli.exits import Exit
from basra_spec.engines.messages import hello_request
from tests.conformance.judging import able, questions, sound
from tests.engines.hostile.conforming import CASES, GUILTY, Run, Tool

HELLO = json.dumps(sound(hello_request("hello")))
ASKED = [request for question in questions(able(), "capture/t*") for request in question.requests]
ANSWERS = [json.dumps(sound(request)) for request in ASKED]
MINE = ANSWERS[next(place for place, request in enumerate(ASKED) if request["id"] == f"{GUILTY} koutchina-classic")]

Judge = Callable[..., Run]


@pytest.fixture
def judge(tool: Tool, tmp_path: Path) -> Judge:
    """Judge these lines as the answers of an engine."""

    def judge_lines(*lines: str) -> Run:
        (tmp_path / "answers").write_bytes("".join(f"{line}\r\n" for line in lines).encode())
        return tool.conform(*CASES, "--read-answers", tmp_path / "answers")

    return judge_lines


def test_blank_lines_and_line_ends_of_windows_do_no_harm(judge: Judge) -> None:
    run = judge("", HELLO, "", *ANSWERS, "")
    assert (run.code, len(run.cases("passed"))) == (Exit.CLEAN, len(run.results))


FAULTS = {
    "the file has no answer to this request": [line for line in ANSWERS if line != MINE],
    "the file has 2 answers to this request": [*ANSWERS, MINE],
    'the answer has the wrong shape: "plays" is missing': [
        json.dumps({"id": json.loads(line)["id"]}) if line == MINE else line for line in ANSWERS
    ],
}


@pytest.mark.parametrize("fault", FAULTS)
def test_only_the_question_whose_answer_is_faulty_errs(judge: Judge, fault: str) -> None:
    run = judge(HELLO, *FAULTS[fault])
    assert (run.code, run.cases("errored"), run.results[GUILTY]["reason"]) == (Exit.PROBLEMS, {GUILTY}, fault)


NO_GREETING = {
    "no valid answer to hello: the file has no answer to this request": ANSWERS,
    "no valid answer to hello: the file has 2 answers to this request": [HELLO, HELLO],
    "no valid answer to hello: the engine answered skip: no": ['{"id": "hello", "skip": "no"}'],
    "line 2 of the answers: the line is not JSON": [HELLO, "garbage"],
    "line 3 of the answers: the line is JSON, but not an object": [HELLO, "", "[]"],
}


@pytest.mark.parametrize("sentence", NO_GREETING)
def test_a_file_that_cannot_be_read_as_answers_is_no_engine(judge: Judge, sentence: str) -> None:
    run = judge(*NO_GREETING[sentence])
    assert (run.code, run.out) == (Exit.ENGINE, "")
    assert f"the engine could not be started: {sentence}\n" in run.err


def test_an_empty_file_is_no_engine(tool: Tool, tmp_path: Path) -> None:
    (tmp_path / "answers").touch()
    code, _, err = tool.run("conform", "--read-answers", tmp_path / "answers")
    assert code == Exit.ENGINE
    assert "no valid answer to hello: the file has no answer to this request\n" in err


def test_a_greeting_alone_is_an_engine_that_was_not_judged(judge: Judge) -> None:
    run = judge(HELLO)
    assert (run.code, len(run.cases("errored"))) == (Exit.PROBLEMS, len(run.results))
    assert "no case was judged" in run.err


def test_a_file_that_there_is_not_is_wrong_use(tool: Tool, tmp_path: Path) -> None:
    code, _, err = tool.run("conform", "--read-answers", tmp_path / "answers")
    assert (code, err) == (Exit.USAGE, f"basra-spec: No such file or directory: {tmp_path / 'answers'}\n")


def test_requests_that_cannot_be_written_are_wrong_use(tool: Tool, tmp_path: Path) -> None:
    code, _, err = tool.run("conform", "--write-requests", tmp_path / "nowhere" / "requests")
    assert (code, err.startswith("basra-spec: No such file or directory: ")) == (Exit.USAGE, True)
