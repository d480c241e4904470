"""Where an answer diverges from the rules: at which play, by what cause, and where it does not diverge at all."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.conformance.cases import as_request
from basra_spec.conformance.divergence import Divergence, find_divergence
from basra_spec.engines import interpreter
from basra_spec.engines.engine import Exchange
from basra_spec.engines.faults import Fault
from basra_spec.engines.messages import Hello, Message
from basra_spec.fuzz.random_games import game
from basra_spec.game.legality import ways
from basra_spec.game.position import Play
from basra_spec.game.table import Table
from basra_spec.rulesets import catalogue
from tests.conformance.judging import able
from tests.each import each
from tests.strategies import compiled

CLASSIC = "koutchina-classic"
Question = Mapping[str, Any]
Spoil = Callable[[Message], None]


def request_of(question: Question, ruleset: str = CLASSIC) -> Message:
    return {"id": 0, "ruleset": ruleset, **as_request(question, compiled(ruleset))}


def right(request: Message) -> Message:
    return interpreter.answer({request["ruleset"]: compiled(request["ruleset"])}, request)


def found(request: Message, answer: Message | None, hello: Hello | None = None, fault: Fault | None = None) -> Divergence | None:
    return find_divergence(compiled(request["ruleset"]), Exchange(request, answer, fault), hello or able())


# --- no divergence

HELLOS = [able(), able(starts=["floor"]), able(claims=False), able(refuses=None), able(answers=["taken"])]


@given(st.sampled_from(catalogue.shipped_ids()), st.integers(0, 99), st.sampled_from(HELLOS))
def test_the_rules_do_not_depart_from_themselves(ruleset: str, seed: int, hello: Hello) -> None:
    for question, _ in game(compiled(ruleset), hello, str(seed)):
        request = request_of(question, ruleset)
        assert found(request, right(request), hello) is None


def test_an_engine_that_tells_too_little_to_see_which_way_it_took_is_given_the_benefit() -> None:
    request = request_of({"floor": "5S 4H 6D 3C", "plays": ["9C", "5C", "4S"]}, "portuguese")
    hello = able(answers=["basra"], claims=False)
    for basras in ([0, 0, 10], [0, 0, 0]):
        assert found(request, {"id": request["id"], "plays": [{"basra": basra} for basra in basras]}, hello) is None
    assert found(request, {"id": request["id"], "plays": [{"basra": basra} for basra in (0, 10, 0)]}, hello)


@given(st.integers(0, 99), st.randoms(use_true_random=False))
def test_any_way_that_the_player_may_choose_is_followed(seed: int, chance: Any) -> None:
    rules = compiled("portuguese")
    for question, _ in game(rules, able(claims=False, asks=["play"]), str(seed)):
        request = request_of(question, "portuguese")
        state, outcomes = interpreter.start(rules, request), []
        for card in (Play.parse(text).card for text in request["plays"]):
            held = isinstance(state, Table) or state.hands[state.turn] >> card & 1
            taken = chance.choice(ways(rules, state.floor, card, 12)) if held else None
            state, outcome = interpreter.one_play(rules, state, Play(card, taken))
            outcomes.append(outcome)
        assert found(request, {"id": 0, "plays": outcomes, "end": interpreter.end_of(state)}) is None


CHOICE = request_of({"floor": "5S 4H 6D 3C", "plays": ["9C"]}, "portuguese")


@pytest.mark.parametrize("taken", ["5S 4H", "6D 3C", "5S 4H 6D 3C", None])
def test_of_a_choice_each_way_and_the_refusal_are_allowed(taken: str | None) -> None:
    answer = right({**CHOICE, "plays": [f"9C x {taken}"]} if taken else CHOICE)
    first = answer["plays"][0]
    allowed = "refused" not in first or first["refused"] == "ambiguous"
    assert (found(CHOICE, answer) is None) == allowed


def test_of_a_choice_what_is_no_way_departs() -> None:
    shown = found(CHOICE, {"id": 0, "plays": [{"taken": "5S 3C", "basra": 0, "floor": "4H 6D"}]})
    assert shown
    assert shown.cause == ("play", "number", "taken")


def test_a_skip_is_no_departure() -> None:
    assert found(request_of({"floor": "", "plays": ["9C"]}), {"id": 0, "skip": "not today"}) is None


def test_what_the_engine_does_not_answer_is_not_looked_at() -> None:
    request = request_of({"floor": "9S 5H 4D", "plays": ["9C"]})
    answer = {"id": 0, "plays": [{"taken": "9S 5H 4D", "basra": 99}]}
    assert found(request, answer, able(answers=["taken"])) is None
    assert found(request, answer)


# --- divergences of plays


def change(play: int, **parts: Any) -> Spoil:
    def spoil(answer: Message) -> None:
        answer["plays"][play] |= parts

    return spoil


def refuse(play: int) -> Spoil:
    def spoil(answer: Message) -> None:
        answer["plays"][play] = {"refused": "must-take"}

    return spoil


THREE = request_of({"floor": "9S 5H 4D 2C", "plays": ["9C", "KD", "JS"]})
OF_PLAYS: dict[str, tuple[Spoil, int, tuple[str, ...]]] = {
    "taken by a number": (change(0, taken="9S"), 0, ("play", "number", "taken")),
    "a Basra that is none": (change(0, basra=10), 0, ("play", "number", "basra")),
    "a floor": (change(0, floor="2C 9C"), 0, ("play", "number", "floor")),
    "taken by a picture": (change(1, taken="2C"), 1, ("play", "court", "taken")),
    "the floor after a picture": (change(1, floor="KD"), 1, ("play", "court", "floor")),
    "a sweep that leaves a card": (change(2, taken="KD"), 2, ("play", "jack", "taken")),
    "a Basra of a Jack": (change(2, basra=10), 2, ("play", "jack", "basra")),
    "a refusal": (refuse(1), 1, ("play", "court", "taken")),
    "the first of two": (lambda answer: (change(1, basra=1)(answer), change(2, basra=1)(answer))[0], 1, ("play", "court", "basra")),
}


@each(("spoil", "play", "cause"), OF_PLAYS.values(), ids=OF_PLAYS)
def test_a_wrong_play_departs_there_and_says_in_what(spoil: Spoil, play: int, cause: tuple[str, ...]) -> None:
    answer = right(THREE)
    spoil(answer)
    shown = found(THREE, answer)
    assert shown
    assert (shown.play, shown.cause, shown.reason) == (play, cause, "")
    assert len(shown.positions) == play + 1
    assert shown.differences[0].where == cause[2]
    assert str(shown.differences[0]) in str(shown)


def test_a_play_that_is_allowed_though_it_must_be_refused_departs() -> None:
    request = request_of({"floor": "9S", "plays": ["9C -"]})
    shown = found(request, {"id": 0, "plays": [{"taken": "", "basra": 0, "floor": "9S 9C"}]})
    assert shown
    assert (shown.play, shown.cause[0], shown.cause[2]) == (0, "play", "refused")


# --- divergences of ends, scores and matches

PILES = {"seats": 2, "sides": "solo", "floor": "9S", "piles": ["AS AH", "KS"], "last": 1, "plays": ["9C"]}
SCORE = {"ask": "score", "piles": ["7D JS", "rest"], "basras": [[10], []], "carried": 0}
MATCH = {"ask": "match", "rounds": [[60, 40], [50, 10]]}
OF_PARTS: dict[str, tuple[Question, Callable[[Message], Any], tuple[str, ...]]] = {
    "the last to take": (PILES, lambda answer: answer["end"].update(last=1), ("end", "end, last")),
    "the Basras": (PILES, lambda answer: answer["end"].update(basras=[[], []]), ("end", "end, basras")),
    "piles that are exchanged": (PILES, lambda answer: answer["end"]["piles"].reverse(), ("end", "end, piles")),
    "the scores": (SCORE, lambda answer: answer.update(scores=[0, 0]), ("score", "scores")),
    "what is carried": (SCORE, lambda answer: answer.update(carried=7), ("score", "carried")),
    "the totals": (MATCH, lambda answer: answer.update(totals=[1, 2]), ("match", "totals")),
    "the status": (MATCH, lambda answer: answer.update(status="draw"), ("match", "status")),
    "the winner": (MATCH, lambda answer: answer.update(winner=1), ("match", "winner")),
}


@each(("question", "spoil", "cause"), OF_PARTS.values(), ids=OF_PARTS)
def test_a_wrong_end_score_or_standing_departs_and_says_in_what(
    question: Question, spoil: Callable[[Message], Any], cause: tuple[str, ...]
) -> None:
    request = request_of(question)
    answer = right(request)
    assert found(request, answer) is None
    spoil(answer)
    shown = found(request, answer)
    assert shown
    assert (shown.play, shown.cause) == (None, cause)


def test_cards_that_are_lost_are_told() -> None:
    request = request_of(PILES)
    answer = right(request)
    answer["end"]["piles"] = ["AS 9S 9C", "KS"]
    shown = found(request, answer)
    assert shown
    assert (shown.play, shown.cause, str(shown)) == (None, ("play", "cards lost"), "at the end AH is nowhere")


def test_an_answer_for_fewer_plays_departs() -> None:
    answer = right(THREE)
    del answer["plays"][2:]
    shown = found(THREE, answer)
    assert shown
    assert (shown.cause, str(shown)) == (("play", "cards lost"), "2 outcomes for 3 plays")


# --- no answer


@pytest.mark.parametrize("question", [PILES, SCORE, MATCH], ids=["play", "score", "match"])
def test_an_error_and_a_fault_are_departures(question: Question) -> None:
    request = request_of(question)
    error, fault = found(request, {"id": 0, "error": "too hard"}), found(request, None, fault=Fault("exited", {"exit_code": 1}))
    assert error
    assert fault
    assert (error.cause, str(error)) == ((request["ask"], "error"), "the engine answered error: too hard")
    assert (fault.cause, str(fault)) == ((request["ask"], "no answer"), "the engine exited with code 1")
    assert (error.play, fault.play) == (None, None)
