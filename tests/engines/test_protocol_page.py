"""The page of the protocol: its examples are played, and nothing of the protocol is missing on it."""

import io
import json
import re
from typing import Any

import pytest

from basra_spec.engines import interpreter
from basra_spec.engines.messages import ANSWERS, ASKS, EXCUSES, PARTS, REFUSALS, REQUESTS, check_answer, check_request
from basra_spec.system.resources import shipped
from tests.conformance.judging import RULES
from tests.documents import blocks
from tests.each import each

PAGE = shipped("conformance") / "PROTOCOL.md"
TEXT = PAGE.read_text(encoding="utf-8")


def _examples() -> list[tuple[str, str]]:
    """The pairs of a line sent and a line received."""
    lines = [line for block in blocks(PAGE) if block.language == "messages" for line in block.text.splitlines()]
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return [(sent[2:], received[2:]) for sent, received in zip(lines[::2], lines[1::2], strict=True)]


EXAMPLES = _examples()
PAIRS: list[tuple[dict[str, Any], dict[str, Any]]] = [(json.loads(sent), json.loads(received)) for sent, received in EXAMPLES]


@each("pair", PAIRS, ids=lambda pair: f"{pair[0]['id']}-{pair[0]['ask']}")
def test_an_example_has_the_shape_of_its_message(pair: tuple[dict[str, Any], dict[str, Any]]) -> None:
    sent, received = pair
    check_request(sent)
    check_answer(sent["ask"], received)
    assert received["id"] == sent["id"]


def test_the_built_in_engine_gives_the_answers_of_the_page() -> None:
    answers = io.StringIO()
    interpreter.serve(RULES, io.StringIO("".join(f"{sent}\n" for sent, _ in EXAMPLES)), answers)
    came = list(map(json.loads, answers.getvalue().splitlines()))
    page = [answer for _, answer in PAIRS]
    assert [answer for answer in came if "engine" not in answer] == [answer for answer in page if "engine" not in answer]
    assert len(came) == len(page)


def test_every_kind_of_message_has_an_example() -> None:
    assert {request["ask"] for request, _ in PAIRS} == set(REQUESTS)
    answered = {request["ask"] for request, answer in PAIRS if not EXCUSES.keys() & answer.keys()}
    assert answered == set(ANSWERS)
    assert {excuse for excuse in EXCUSES for _, answer in PAIRS if excuse in answer} == set(EXCUSES)


def test_both_starts_a_claim_and_a_refusal_have_an_example() -> None:
    plays = [(request, answer) for request, answer in PAIRS if request["ask"] == "play"]
    assert {"floor", "deck", "hands"} <= {key for request, _ in plays for key in request["start"]}
    assert any(" " in play for request, _ in plays for play in request["plays"])
    assert any("refused" in play for _, answer in plays for play in answer.get("plays", []))


def _section(name: str) -> str:
    found = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def _quoted(text: str) -> set[str]:
    """The words in backquotes, of which a part may be an example."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return {word for code in re.findall(r"`([^`]+)`", prose) for word in re.findall(r"[a-z][a-z_-]*", code)}


def test_every_code_of_refusal_stands_on_the_page_in_its_order() -> None:
    codes = [code for code in re.findall(r"`([a-z-]+)`", _section("play")) if code in REFUSALS]
    assert list(dict.fromkeys(codes)) == list(REFUSALS)


def test_every_key_and_word_of_the_greeting_stands_on_the_page() -> None:
    greeting = ANSWERS["hello"]
    keys = {key for row in re.findall(r"^\| ([^|]+) \|", _section("hello"), re.MULTILINE) for key in _quoted(row)}
    assert keys == {*greeting.required, *greeting.optional} - {"id"}
    assert {*ASKS, *PARTS, "floor", "deck"} <= _quoted(_section("hello"))


NAMED = {
    "play": [
        "seats",
        "sides",
        "start",
        "plays",
        "floor",
        "hands",
        "stock",
        "piles",
        "basras",
        "turn",
        "last",
        "previous",
        "deck",
        "returned",
        "end",
        "taken",
        "basra",
        "refused",
    ],
    "score": ["piles", "basras", "carried", "scores", "items"],
    "match": ["rounds", "carried", "totals", "status", "winner", "playing", "won", "draw", "another-round"],
}


@pytest.mark.parametrize("ask", NAMED)
def test_every_key_of_a_question_and_its_answer_stands_in_its_section(ask: str) -> None:
    section = _section(ask)
    examples = {word for block in re.findall(r"```messages\n(.*?)```", section, re.DOTALL) for word in re.findall(r'"([a-z_-]+)":', block)}
    assert set(NAMED[ask]) <= _quoted(section) | examples


def test_the_keys_that_are_looked_for_are_all_that_there_are() -> None:
    for ask, named in NAMED.items():
        shapes = (REQUESTS[ask], ANSWERS[ask])
        keys = {key for shape in shapes for key in (*shape.required, *shape.optional)} - {"id", "ask", "ruleset"}
        assert keys <= set(named)
