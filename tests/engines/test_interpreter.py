"""The interpreter as an engine: a request in, an answer out, whatever the request."""

import copy
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.engines.interpreter import answer, rest, serve
from basra_spec.engines.messages import PROTOCOL, check_answer, check_request, dump
from basra_spec.game.cards import FULL_DECK, names, parse_set, set_names
from basra_spec.game.rules import Rules
from tests.each import each
from tests.strategies import compiled

RULES: dict[str, Rules] = {name: compiled(name) for name in ("koutchina-classic", "koutchina-lebanese")}
DECK = names(range(52))
HALF, OTHER_HALF = names(range(26)), names(range(26, 52))
PLAY = {"ask": "play", "ruleset": "koutchina-classic", "seats": 2, "sides": "solo"}
REQUESTS: dict[str, dict[str, Any]] = {
    "a capture": {**PLAY, "start": {"floor": "9S 5H 4D KS 6H 3C"}, "plays": ["9C"]},
    "plays in turn": {**PLAY, "start": {"floor": "9S"}, "plays": ["9C", "2S -", "2H x 2S", "KH"]},
    "a deal": {**PLAY, "start": {"deck": DECK, "returned": []}, "plays": []},
    "a position": {
        **PLAY,
        "start": {
            "floor": "9S KS",
            "hands": ["9C", "2S"],
            "stock": "",
            "piles": [set_names(FULL_DECK & ~parse_set("9S KS 9C 2S")), ""],
            "basras": [[10], []],
            "turn": 0,
            "last": 0,
            "previous": {"trailed": True, "floor": "KS"},
        },
        "plays": ["9C", "2S"],
    },
    "a score": {"ask": "score", "ruleset": "koutchina-lebanese", "piles": [HALF, OTHER_HALF], "basras": [[10], []], "carried": 0},
    "a match": {"ask": "match", "ruleset": "koutchina-classic", "rounds": [[56, 20], [50, 30]], "carried": 30},
    "a greeting": {"ask": "hello", "protocol": PROTOCOL},
}


def asked(request: dict[str, Any]) -> dict[str, Any]:
    return answer(RULES, {"id": 7, **request})


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_every_kind_of_request_is_answered_in_the_form_of_the_protocol(request_: dict[str, Any]) -> None:
    check_request({"id": 7, **request_})
    reply = asked(request_)
    assert reply["id"] == 7
    assert "error" not in reply
    check_answer(request_["ask"], reply)


def test_a_capture_from_a_floor() -> None:
    assert asked(REQUESTS["a capture"]) == {
        "id": 7,
        "plays": [{"taken": "3C 4D 5H 6H 9S", "basra": 0, "floor": "KS"}],
        "end": {"floor": "KS", "piles": ["3C 4D 5H 6H 9S 9C", ""], "last": 0, "basras": [[], []]},
    }


def test_a_position_played_to_the_end_of_the_round() -> None:
    told = asked(REQUESTS["a position"])
    assert told["plays"] == [{"taken": "9S", "basra": 0, "floor": "KS"}, {"taken": "", "basra": 0, "floor": "2S KS"}]
    assert (told["end"]["floor"], told["end"]["hands"], told["end"]["last"]) == ("", ["", ""], 0)
    assert parse_set(told["end"]["piles"][0]) == FULL_DECK


def test_a_refused_play_leaves_the_turn_and_the_floor() -> None:
    told = asked({**REQUESTS["a position"], "plays": ["KC", "9C -", "9C"]})
    assert told["plays"] == [{"refused": "not-in-hand"}, {"refused": "must-take"}, {"taken": "9S", "basra": 0, "floor": "KS"}]


def test_a_deal_from_a_deck() -> None:
    end = asked(REQUESTS["a deal"])["end"]
    assert (end["hands"], end["floor"], end["last"]) == (["AS AH AD AC", "2S 2H 2D 2C"], "3S 3H 3D 3C", None)
    assert end["stock"].startswith("4S 4H 4D 4C 5S")


def test_a_score_and_a_match() -> None:
    assert asked(REQUESTS["a score"])["scores"] == [16, 7]
    told = asked(REQUESTS["a match"])
    assert (told["totals"], told["status"], told["winner"]) == ([106, 50], "won", 0)


def test_of_a_ruleset_that_it_does_not_know_it_says_so() -> None:
    assert asked({**REQUESTS["a capture"], "ruleset": "my-cafe"}) == {"id": 7, "skip": 'there is no ruleset "my-cafe"'}


@pytest.mark.parametrize("card", ["2S", "KC", "9C"])
def test_where_hands_are_not_given_whoever_plays_a_card_holds_it(card: str) -> None:
    told = asked({**PLAY, "start": {"floor": "9S 5H", "turn": 1}, "plays": [card]})
    assert "refused" not in told["plays"][0]


@pytest.mark.parametrize(("card", "where"), [("9S", "the floor"), ("AS", "a pile")])
def test_where_hands_are_not_given_nobody_holds_what_lies_open(card: str, where: str) -> None:
    told = asked({**PLAY, "start": {"floor": "9S 5H", "piles": ["AS", ""], "last": 0}, "plays": [card]})
    assert told["plays"] == [{"refused": "not-in-hand"}], where


LEFT = "QS QH QD QC KC"
FOUR = {**PLAY, "seats": 4, "sides": "partners"}


def all_but(cards: str) -> str:
    return set_names(FULL_DECK & ~parse_set(cards))


def test_where_hands_are_not_given_every_card_that_is_left_can_be_played() -> None:
    start = {"floor": "2S", "turn": 1, "last": 0, "piles": [all_but(f"2S {LEFT}"), ""]}
    told = asked({**FOUR, "start": start, "plays": LEFT.split()})
    assert [play.get("refused") for play in told["plays"]] == [None] * 5


def test_where_hands_are_not_given_the_round_does_not_end() -> None:
    told = asked({**PLAY, "start": {"floor": "2S", "last": 1, "piles": [all_but("2S KC"), ""]}, "plays": ["KC"]})
    assert told["end"]["floor"] == "2S KC"


# --- malformed requests -------------------------------------------------------------------------------------------------------------


def start(**parts: object) -> dict[str, Any]:
    return {**PLAY, "start": {"floor": "9S", **parts}, "plays": ["9C"]}


SCORE = REQUESTS["a score"]
MALFORMED: dict[str, Any] = {
    "nothing asked": {"ruleset": "koutchina-classic"},
    "an unknown question": {**SCORE, "ask": "deal"},
    "a question that is no word": {**SCORE, "ask": ["score"]},
    "no ruleset": {key: value for key, value in SCORE.items() if key != "ruleset"},
    "a ruleset that is no text": {**SCORE, "ruleset": 3},
    "seats as text": {**PLAY, "seats": "2", "start": {"floor": ""}, "plays": []},
    "seats with a point": {**PLAY, "seats": 2.0, "start": {"floor": ""}, "plays": []},
    "three seats": {**PLAY, "seats": 3, "start": {"floor": ""}, "plays": []},
    "partners at two seats": {**PLAY, "sides": "partners", "start": {"floor": ""}, "plays": []},
    "no start": {**PLAY, "plays": []},
    "an empty start": {**PLAY, "start": {}, "plays": []},
    "a start of two kinds": {**PLAY, "start": {"floor": "", "deck": DECK}, "plays": []},
    "plays as one text": {**PLAY, "start": {"floor": ""}, "plays": "9C"},
    "a play that is none": {**PLAY, "start": {"floor": ""}, "plays": ["9C 5H"]},
    "a card that is none": start(floor="9X"),
    "a card twice on the floor": start(floor="9S 9S"),
    "a card on the floor and in a pile": start(piles=["9S", ""]),
    "a card in two piles": start(piles=["8S", "8S"]),
    "one hand for two seats": start(hands=[all_but("9S")]),
    "four hands for two seats": start(hands=[all_but("9S"), "", "", ""]),
    "a pile too few": start(piles=[""], basras=[[]]),
    "a pile for each partner": {**FOUR, "start": {"floor": "", "piles": ["", "", "", ""], "basras": [[], [], [], []]}, "plays": []},
    "Basras of one side": start(basras=[[10]]),
    "a Basra that is no number": start(basras=[["x"], []]),
    "a turn past the seats": start(turn=2),
    "a last capturer past the seats": start(last=2),
    "a play before that cannot have been": start(previous={"trailed": True, "floor": "8S"}),
    "a play before without its floor": start(previous={"trailed": True}),
    "a stock without hands": start(stock="2S 3S"),
    "cards nowhere": start(hands=["9C", "2S"]),
    "a deck of one card": {**PLAY, "start": {"deck": "9S", "returned": []}, "plays": []},
    "a place too many": {**PLAY, "start": {"deck": DECK, "returned": [3]}, "plays": []},
    "no piles": {**SCORE, "piles": []},
    "piles that share a card": {**SCORE, "piles": [HALF, HALF]},
    "more Basras than piles": {**SCORE, "basras": [[], [], [10]]},
    "fewer Basras than piles": {**SCORE, "basras": [[]]},
    "a carry of less than nothing": {**SCORE, "carried": -30},
    "no rounds": {**REQUESTS["a match"], "rounds": []},
    "rounds without scores": {**REQUESTS["a match"], "rounds": [[]]},
    "rounds of different sides": {**REQUESTS["a match"], "rounds": [[1, 2], [3]]},
    "a round after the end": {**REQUESTS["a match"], "rounds": [[101, 0], [1, 2]]},
    "a key too many": {**REQUESTS["a match"], "target": 101},
}


@each("request_", MALFORMED.values(), ids=MALFORMED)
def test_a_request_that_is_malformed_or_sets_up_what_cannot_be_gets_an_error(request_: dict[str, Any]) -> None:
    reply = asked(request_)
    assert set(reply) == {"id", "error"}
    assert reply["id"] == 7


@pytest.mark.parametrize("request_", [None, 3, "hello", [], [REQUESTS["a capture"]]])
def test_what_is_no_object_gets_an_error_without_an_id(request_: Any) -> None:
    reply = answer(RULES, request_)
    assert set(reply) == {"id", "error"}
    assert reply["id"] is None


JUNK: list[Any] = [
    None,
    True,
    -1,
    3,
    10**12,
    1.5,
    "",
    "x",
    "9S",
    "9S 9S",
    "KC -",
    "rest",
    "\ud800",
    [],
    [[]],
    ["9S"],
    [3],
    {},
    {"floor": ""},
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part of a message."""
    if path:
        yield path
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*path, key))


@st.composite
def mutilated(draw: st.DrawFn) -> dict[str, Any]:
    """A good request in which a few parts are something else, are missing, or stand twice."""
    request = copy.deepcopy({"id": 7, **draw(st.sampled_from(list(REQUESTS.values())))})
    for _ in range(draw(st.integers(1, 3))):
        *path, key = draw(st.sampled_from(list(places(request))))
        inside: Any = request
        for step in path:
            inside = inside[step]
        how = draw(st.sampled_from(["another", "missing", "twice"]))
        if how == "missing":
            del inside[key]
        elif how == "twice" and isinstance(inside, list):
            inside.append(copy.deepcopy(inside[key]))
        else:
            inside[key] = copy.deepcopy(draw(st.sampled_from(JUNK)))
    return request


class TestAnyRequest:
    """Whatever is asked, there is an answer of the protocol under the request's id, and it can be sent."""

    @settings(max_examples=1000)
    @given(mutilated())
    def test_a_mutilated_request(self, request_: dict[str, Any]) -> None:
        reply = answer(RULES, request_)
        assert reply["id"] == request_.get("id")
        if "error" not in reply and "skip" not in reply:
            check_answer(request_["ask"], reply)

    @given(mutilated())
    def test_its_answer_is_a_line(self, request_: dict[str, Any]) -> None:
        answers = io.StringIO()
        serve(RULES, io.StringIO(json.dumps(request_) + "\n"), answers)
        (line,) = answers.getvalue().encode().splitlines()
        assert json.loads(line)["id"] == request_.get("id")


# --- lines --------------------------------------------------------------------------------------------------------------------------


def test_every_line_gets_a_line_in_order() -> None:
    requests = [{"id": number, **request} for number, request in enumerate(REQUESTS.values())]
    answers = io.StringIO()
    serve(RULES, io.StringIO("".join(dump(request) + "\n" for request in requests)), answers)
    assert [json.loads(line)["id"] for line in answers.getvalue().splitlines()] == list(range(len(requests)))


@pytest.mark.parametrize("line", ["", "x", "[1]", '"hello"', "{", '{"id": NaN}', "[" * 100_000])
def test_a_line_that_is_no_message_gets_an_error_and_the_next_is_answered(line: str) -> None:
    answers = io.StringIO()
    serve(RULES, io.StringIO(line + "\n" + dump({"id": 7, **REQUESTS["a match"]}) + "\n"), answers)
    first, second = map(json.loads, answers.getvalue().splitlines())
    assert (first["id"], second["winner"]) == (None, 0)
    assert first["error"]


@pytest.mark.parametrize("key", ["id", "ruleset"])
def test_half_a_letter_in_a_request_does_not_keep_the_answer_from_being_sent(key: str) -> None:
    answers = io.StringIO()
    serve(RULES, io.StringIO(json.dumps({"id": 7, **SCORE, key: "\ud800"}) + "\n"), answers)
    assert answers.getvalue().encode().count(b"\n") == 1


def test_the_word_rest_is_every_card_named_nowhere() -> None:
    assert rest(["9S", "rest"], parse_set("9S 8S 7S")) == ["9S", "7S 8S"]
    assert rest(["9S", "rest"], parse_set("9S 8S 7S"), parse_set("7S")) == ["9S", "8S"]
    assert rest(["9S", ""], FULL_DECK) == ["9S", ""]
