"""What leaves the runner: the questions and nothing else, in the form that the page gives."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from basra_spec.engines.messages import ANSWERS, REQUESTS, check_request, load
from tests.conformance.judging import RULES, able, questions
from tests.each import each
from tests.engines.hostile.conforming import Tool

KEYS = {
    "play": {"id", "ask", "ruleset", "seats", "sides", "start", "plays"},
    "score": {"id", "ask", "ruleset", "piles", "basras", "carried"},
    "match": {"id", "ask", "ruleset", "rounds", "carried"},
}
STARTS = ({"deck", "returned"}, {"floor", "hands", "stock", "piles", "basras", "turn", "last", "previous"})
ONLY_IN_ANSWERS = {"taken", "basra", "refused", "end", "scores", "items", "totals", "status", "winner", "playing"}
ONLY_IN_CASES = {"expect", "any_of", "readings", "standing", "because", "cites", "origin", "rulesets"}


def keys(value: Any) -> Iterator[str]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    yield from value if isinstance(value, dict) else ()
    for part in parts:
        yield from keys(part)


@each("ruleset", RULES)
def test_requests_have_the_keys_of_the_page_and_no_others(ruleset: str) -> None:
    for question in questions(able(), "*", ruleset):
        for request in question.requests:
            check_request(request)
            assert set(request) == KEYS[request["ask"]]
            assert any(set(request.get("start", {})) <= known for known in STARTS)


@each("ruleset", RULES)
def test_nothing_of_what_is_expected_leaves_the_runner(ruleset: str) -> None:
    sent = {key for question in questions(able(), "*", ruleset) for request in question.requests for key in keys(request)}
    assert sent.isdisjoint(ONLY_IN_ANSWERS | ONLY_IN_CASES)


def test_the_keys_that_only_answers_have_are_all_that_there_are() -> None:
    asked = {key for known in (*KEYS.values(), *STARTS) for key in known}
    given = {key for ask in KEYS for shape in [ANSWERS[ask]] for key in (*shape.required, *shape.optional)}
    assert given - asked <= ONLY_IN_ANSWERS
    assert {ask: {*REQUESTS[ask].required} for ask in KEYS} == KEYS


def test_what_a_program_gets_is_what_is_written_to_a_file(tool: Tool, tmp_path: Path) -> None:
    code, out, _ = tool.run("conform", "--case", "score/*", "--write-requests", tmp_path / "requests")
    lines = (tmp_path / "requests").read_text(encoding="utf-8").splitlines()
    shown = tool.conform("--case", "score/*", "--show-messages").out
    assert (code, out) == (0, f"{len(lines)} requests written to {tmp_path / 'requests'}\n")
    assert load(lines[0])["ask"] == "hello"
    assert [f"> {line}" for line in lines[1:]] == [line for line in shown.splitlines() if line.startswith("> ")]


def test_every_request_has_an_id_of_its_own() -> None:
    names = [request["id"] for ruleset in RULES for question in questions(able(), "*", ruleset) for request in question.requests]
    assert len(set(names)) == len(names)
