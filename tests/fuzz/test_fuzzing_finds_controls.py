"""Random games find the fault of every broken engine, and make it small; what the rules or a reading allow is no fault."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from basra_spec.engines import interpreter
from basra_spec.engines.engine import in_process
from basra_spec.engines.messages import Message
from basra_spec.engines.program import open_engine
from basra_spec.fuzz.campaign import Adopted, Event, Fuzz
from basra_spec.fuzz.minimize import Finding
from basra_spec.game.legality import ways
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from tests.controls.broken import CONTROLS
from tests.each import each
from tests.strategies import compiled, resolved

pytestmark = pytest.mark.slow
GAMES = 80
SEED = "4"
CLASSIC = "koutchina-classic"


@cache
def first_finding(name: str) -> Finding | None:
    """The first fault that random games show of a broken engine."""
    run = Fuzz(lambda: open_engine(f"tests.controls.broken:{name}"), resolved(CONTROLS[name].ruleset), SEED)
    return next((event for event in run.play(0, GAMES) if isinstance(event, Finding)), None)


@each("name", CONTROLS)
def test_random_games_find_every_broken_engine(name: str) -> None:
    found = first_finding(name)
    assert found
    assert found.again


@each("name", CONTROLS)
def test_what_is_found_is_answered_wrong_by_it_and_right_by_the_sound_engine(name: str) -> None:
    found = first_finding(name)
    assert found
    sound = Fuzz(lambda: open_engine("tests.controls.sound:engine"), resolved(CONTROLS[name].ruleset), SEED)
    broken = Fuzz(lambda: open_engine(f"tests.controls.broken:{name}"), resolved(CONTROLS[name].ruleset), SEED)
    assert sound.shows(found.questions, found.divergence.cause) is None
    assert broken.shows(found.questions, found.divergence.cause)


SMALLEST = [
    ("one_group_only", 2),
    ("ace_as_eleven", 2),
    ("pairs_only", 3),
    ("union_of_all_groups", 3),
    ("shortest_group_first", 4),
    ("longest_group_first", 5),
    ("jack_lost_on_an_empty_floor", 0),
    ("komi_basra_up_to_nine", 1),
    ("komi_basra_up_to_eleven", 2),
    ("jack_as_basra", 1),
]


@each(("name", "cards"), SMALLEST)
def test_the_floor_that_shows_it_is_the_smallest_there_is(name: str, cards: int) -> None:
    found = first_finding(name)
    assert found
    (question,) = found.questions
    assert question.keys() == {"floor", "plays"}
    assert len(question["floor"].split()) == cards


@pytest.mark.parametrize("name", ["history_leaks", "last_capturer_leaks"])
def test_what_an_engine_remembers_takes_two_questions_to_show(name: str) -> None:
    found = first_finding(name)
    assert found
    assert len(found.questions) == 2


# --- no false alarm


def events(ruleset: str, function: Callable[[Message], Message], games: int = 6) -> list[Event]:
    run = Fuzz(lambda: in_process(function), resolved(ruleset), SEED)
    return [event for event in run.play(0, games) if isinstance(event, Finding | Adopted)]


def answering(rules: Rules, ruleset: str) -> Callable[[Message], Message]:
    return lambda request: interpreter.answer({ruleset: rules}, request)


@pytest.mark.parametrize(
    "ruleset", [CLASSIC, "koutchina-lebanese", "portuguese", "russian-egyptian", "french-yemeni", "portuguese-three-solo"]
)
def test_the_interpreter_shows_no_fault(ruleset: str) -> None:
    assert events(ruleset, answering(compiled(ruleset), ruleset)) == []


READINGS = [(name, reading) for name in (CLASSIC, "french-yemeni", "portuguese") for reading in resolved(name).readings]


@each(("ruleset", "reading"), READINGS)
def test_an_engine_that_follows_another_reading_throughout_shows_no_fault(ruleset: str, reading: str) -> None:
    found = events(ruleset, answering(compiled(ruleset, reading), ruleset))
    assert [event for event in found if isinstance(event, Finding)] == []


def test_the_reading_that_an_engine_follows_is_named() -> None:
    found = events(CLASSIC, answering(compiled(CLASSIC, "haul-by-points"), CLASSIC), 40)
    assert [event.readings for event in found if isinstance(event, Adopted)] == [{"size-of-a-haul": "haul-by-points"}]


def choosing(rules: Rules, ruleset: str, chance: Random) -> Callable[[Message], Message]:
    """An engine that reads no claims, and takes any of the ways that there are."""

    def answer(request: Message) -> Message:
        told = interpreter.answer({ruleset: rules}, request)
        if request["ask"] == "hello":
            return {**told, "claims": False}
        return told if request["ask"] != "play" or "error" in told else {**told, **chosen(request)}

    def chosen(request: Message) -> dict[str, Any]:
        state, outcomes = interpreter.start(rules, request), []
        for play in map(Play.parse, request["plays"]):
            way = chance.choice(ways(rules, state.floor, play.card, 50))
            state, outcome = interpreter.one_play(rules, state, Play(play.card, way))
            outcomes.append(outcome)
        return {"plays": outcomes, "end": interpreter.end_of(state)}

    return answer


@pytest.mark.parametrize("ruleset", ["portuguese", "russian-egyptian"])
def test_an_engine_that_chooses_for_the_player_shows_no_fault(ruleset: str) -> None:
    assert events(ruleset, choosing(compiled(ruleset), ruleset, Random(3))) == []


def test_an_engine_that_takes_any_equal_haul_shows_no_fault_and_the_reading_is_named() -> None:
    rules = compiled(CLASSIC, "any-equal-haul")
    found = events(CLASSIC, choosing(rules, CLASSIC, Random(5)), 30)
    assert [event for event in found if isinstance(event, Finding)] == []
    assert "any-equal-haul" in [reading for event in found if isinstance(event, Adopted) for reading in event.readings.values()]
