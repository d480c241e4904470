"""Which reading an engine follows: engines that keep to one are named, one that does now this and now that is told so."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from basra_spec.conformance.cases import suite
from basra_spec.conformance.reports import InferredReadings, infer_readings, readings
from basra_spec.conformance.runner import AS_WRITTEN, Result, Status, pairs, questions, run
from basra_spec.engines import interpreter
from basra_spec.engines.engine import in_process
from basra_spec.engines.messages import Message
from basra_spec.game.cards import parse_set
from basra_spec.game.legality import ways
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from tests import oracle
from tests.each import each
from tests.strategies import ORACLES, compiled, resolved

CASES = suite()
Function = Callable[[Message], Message]
FOLLOWED = [
    ("koutchina-classic", "haul-by-points"),
    ("koutchina-classic", "haul-by-groups"),
    ("koutchina-classic", "any-equal-haul"),
    ("koutchina-classic", "komi-natural-clear"),
    ("koutchina-lebanese", "lone-jack-20"),
    ("koutchina-lebanese", "deal-breaks-next-play"),
    ("koutchina-yemeni", "groups-of-two-or-more"),
    ("russian-egyptian", "no-larger-capture"),
    ("russian-egyptian", "komi-natural-clear"),
    ("french-yemeni", "level-is-a-draw"),
    ("french-yemeni", "two-groups-minimum"),
    ("french-yemeni", "groups-of-two-or-more"),
    ("french-yemeni", "hand-level-obligation"),
    ("french-yemeni-121", "groups-of-two-or-more"),
    ("portuguese", "jack-never"),
    ("portuguese", "majority-28"),
    ("portuguese", "sweeps-optional"),
    ("portuguese", "middle-rounded-up"),
    ("portuguese", "put-back-before-replaced"),
]


def following(name: str, reading: str = "") -> Function:
    """An engine that plays a ruleset under a reading; of several hauls it takes the last, where the reading leaves the choice open."""
    if reading in resolved(name).in_words:
        return in_words(name, reading)
    rules = {name: compiled(name, reading)}
    chooses = reading == "any-equal-haul"
    return lambda request: choosing(rules, request) if chooses else interpreter.answer(rules, request)


def in_words(name: str, reading: str) -> Function:
    """An engine that follows a reading in words only: the oracle, which alone can play it."""
    rules, as_written = oracle.reading(ORACLES[name], reading), {name: compiled(name)}

    def answer(request: Message) -> Message:
        if request["ask"] != "play":
            return interpreter.answer(as_written, request)
        told = oracle.answer(rules, {**request, **request["start"]})
        return {"id": request["id"], **written(told)}

    return answer


def written(told: Any) -> Any:
    """An answer of the oracle as the protocol writes it."""
    if isinstance(told, dict):
        known = {key: value for key, value in told.items() if value is not None or key == "last"}
        return {key: " ".join(value) if key == "stock" else written(value) for key, value in known.items()}
    if isinstance(told, list):
        return list(map(written, told))
    return " ".join(sorted(told)) if isinstance(told, frozenset) else told


def choosing(rules: dict[str, Rules], request: Message) -> Message:
    """The answer, with every haul that is left open claimed for the player: the last of those possible."""
    told = interpreter.answer(rules, request)
    open_at = [number for number, play in enumerate(told.get("plays", [])) if play.get("refused") == "ambiguous"]
    if not open_at:
        return told
    plays, number = request["plays"], open_at[0]
    before = interpreter.answer(rules, {**request, "plays": plays[:number]})
    card = Play.parse(plays[number]).card
    *_, last = ways(rules[request["ruleset"]], parse_set(before["end"]["floor"]), card, 1000)
    return choosing(rules, {**request, "plays": [*plays[:number], str(Play(card, last)), *plays[number + 1 :]]})


@cache
def kept_to(name: str, reading: str) -> list[Result]:
    """What becomes of the cases with an engine that keeps to a reading."""
    return judged(name, following(name, reading))


def judged(name: str, function: Function) -> list[Result]:
    rules, asking = {name: compiled(name)}, in_process(function)
    return list(run(questions(pairs(CASES, [name]), rules, asking.hello), rules, asking))


def found(name: str, function: Function) -> dict[str, InferredReadings]:
    return {following.decision: following for following in infer_readings(judged(name, function), [resolved(name)])}


def decision_of(name: str, reading: str) -> str:
    return next(decision.name for decision in resolved(name).decisions.values() if reading in decision.others)


@each(("name", "reading"), FOLLOWED)
def test_an_engine_that_keeps_to_a_reading_passes_and_is_said_to_follow_it(name: str, reading: str) -> None:
    results = kept_to(name, reading)
    assert [(result.case.id, result.differences, result.reason) for result in results if result.status is not Status.PASSED] == []
    told = {found.decision: found for found in infer_readings(results, [resolved(name)])}
    assert told[decision_of(name, reading)].readings == (reading,)
    assert any(f"{decision_of(name, reading)}: follows the reading {reading} throughout" in line for line in readings(told.values()))


@each(("name", "reading"), FOLLOWED)
def test_nothing_else_is_said_of_an_engine_that_departs_at_one_decision(name: str, reading: str) -> None:
    lines = list(readings(infer_readings(kept_to(name, reading), [resolved(name)])))
    assert [line for line in lines if f"{decision_of(name, reading)}: " not in line] == []


@pytest.mark.parametrize("name", sorted({name for name, _ in FOLLOWED}))
def test_nothing_is_said_of_an_engine_that_does_what_the_ruleset_says(name: str) -> None:
    told = found(name, following(name))
    assert all(AS_WRITTEN in one.readings for one in told.values())
    assert list(readings(told.values())) == []


MIXED = [
    ("koutchina-classic", "", "komi-natural-clear"),
    ("koutchina-classic", "haul-by-points", "haul-by-groups"),
    ("portuguese", "", "jack-never"),
    ("russian-egyptian", "", "no-larger-capture"),
]


def by_turns(name: str, first: str, second: str) -> Function:
    """An engine that answers every other open case under the second reading."""
    decision = resolved(name).decisions[decision_of(name, second)]
    asked = [case for case in CASES if name in case.rulesets and set(case.readings) & set(decision.readings)]
    turned = {case.request(name, compiled(name))["id"] for case in asked[1::2]}
    one, other = following(name, first), following(name, second)
    return lambda request: (other if str(request["id"]).removesuffix(" again") in turned else one)(request)


@pytest.mark.parametrize(("name", "first", "second"), MIXED)
def test_an_engine_that_mixes_two_readings_follows_no_single_one(name: str, first: str, second: str) -> None:
    told = found(name, by_turns(name, first, second))
    mixed = told[decision_of(name, second)]
    assert mixed.readings == ()
    (line,) = (line for line in readings([mixed]) if "follows no single reading" in line)
    assert all(case in line for case in mixed.answers)


def test_nothing_is_said_of_a_ruleset_that_was_not_asked_about() -> None:
    results = judged("koutchina-classic", following("koutchina-classic"))
    assert list(infer_readings(results, [resolved("portuguese")])) == []
    assert list(infer_readings([], [resolved("koutchina-classic")])) == []


def test_a_failed_case_says_nothing_of_a_decision() -> None:
    def wrong(request: Message) -> Message:
        return following("koutchina-classic")(request) if request["ask"] == "hello" else {"id": request["id"], "error": "no idea"}

    assert found("koutchina-classic", wrong) == {}
