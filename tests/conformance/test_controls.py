"""The suite tells a sound engine from broken ones: it passes the one, and finds the fault of each of the others."""

import ast
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from basra_spec.conformance import runner
from basra_spec.conformance.cases import suite
from basra_spec.conformance.runner import Question, Result, Status
from basra_spec.engines.engine import Engine as Asked
from basra_spec.engines.engine import Limits, in_process
from basra_spec.engines.messages import Hello, Message, check_answer
from basra_spec.engines.program import Program, open_engine
from tests.controls import sound
from tests.controls.broken import CONTROLS, CRASHING
from tests.controls.sound import GAMES, Engine
from tests.each import each
from tests.engines.hostile.conforming import module
from tests.strategies import compiled

HERE = Path(__file__).resolve().parents[1] / "controls"
ALL = CONTROLS | CRASHING
CLASSIC, _ = GAMES
HELLO = Hello.of(sound.engine({"id": 0, "ask": "hello", "protocol": 1}))


@cache
def questions(ruleset: str) -> list[Question]:
    """What the suite asks a control; all of them greet alike."""
    return runner.questions(runner.pairs(suite(), [ruleset]), {ruleset: compiled(ruleset)}, HELLO)


def results(engine: Engine, ruleset: str) -> Iterator[Result]:
    judged = in_process(engine)
    assert judged.hello == HELLO
    return runner.run(questions(ruleset), {ruleset: compiled(ruleset)}, judged)


@cache
def statuses(name: str) -> set[Status]:
    """What becomes of the cases of the ruleset in which the fault of a control shows."""
    control = CONTROLS[name]
    return {result.status for result in results(control(), control.ruleset)}


def playing(ruleset: str, start: Message, *plays: str) -> Message:
    return {"id": 1, "ask": "play", "ruleset": ruleset, "seats": 2, "sides": "solo", "start": start, "plays": list(plays)}


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_sound_engine_passes_every_case(ruleset: str) -> None:
    assert {result.case.id: result.reason for result in results(sound.engine, ruleset) if result.status is not Status.PASSED} == {}


@each("name", CONTROLS)
def test_the_suite_finds_every_broken_engine(name: str) -> None:
    assert Status.FAILED in statuses(name)


@each("name", CONTROLS)
def test_a_broken_engine_answers_every_question(name: str) -> None:
    assert statuses(name) <= {Status.PASSED, Status.FAILED}


# --- engines that fail one situation

QUIET = playing(CLASSIC, {"floor": "5S 4H"}, "9C")
TROUBLE = playing(CLASSIC, {"floor": "5S 5H"}, "10C")
ASKED = [{**request, "id": number} for number, request in enumerate([QUIET, TROUBLE, QUIET])]


def unanswered(engine: Asked) -> list[Any]:
    """Which of the three requests there is no answer to."""
    with closing(engine):
        return [exchange.request["id"] for exchange in engine.exchanges(ASKED) if exchange.fault]


def test_an_engine_that_crashes_does_so_in_its_situation_only() -> None:
    engine = CRASHING["crashes"]()
    assert unanswered(in_process(engine)) == [1]
    assert Status.FAILED not in {result.status for result in results(engine, CLASSIC)}


@pytest.mark.parametrize("name", CRASHING)
def test_a_program_that_crashes_or_hangs_does_so_in_its_situation_only(name: str) -> None:
    assert unanswered(Program(module("tests.controls", name), Limits(answer=1))) == [1]


# --- all of them


@pytest.mark.parametrize(("name", "function"), [("sound", sound.engine), ("one_group_only", CONTROLS["one_group_only"]())])
def test_a_control_answers_as_a_program_what_it_answers_as_a_function(name: str, function: Engine) -> None:
    asked = [request for question in questions(CLASSIC) for request in question.requests]
    with closing(Program(module("tests.controls", name))) as program:
        assert [exchange.answer for exchange in program.exchanges(asked)] == list(map(function, asked))


@each("name", ALL)
def test_a_control_can_be_had_by_its_name(name: str) -> None:
    engine = open_engine(f"tests.controls.broken:{name}")
    assert engine.hello == HELLO


@each("name", ALL)
def test_a_control_is_a_small_change_and_says_which(name: str) -> None:
    control = ALL[name]
    made = control.__mro__[: control.__mro__.index(Engine)]
    changed = {key for part in made for key in vars(part) if key in vars(Engine) and not key.startswith("__")}
    assert len(changed - {"ruleset"}) in (1, 2)
    assert control.ruleset in GAMES
    assert control.__doc__
    assert "\n" not in control.__doc__


def test_no_two_controls_say_the_same() -> None:
    assert len({control.__doc__ for control in ALL.values()}) == len(ALL)


@pytest.mark.parametrize("name", ["sound", "broken", "__main__"])
def test_an_engine_knows_nothing_of_the_package_that_judges_it(name: str) -> None:
    tree = ast.parse((HERE / f"{name}.py").read_text(encoding="utf-8"))
    found = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    found |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert {name for name in found if name.split(".")[0] in ("basra_spec", "tests")} <= {"tests.controls", "tests.controls.sound"}


# --- what cannot be asked

IMPOSSIBLE: dict[str, Message] = {
    "a card twice": {"floor": "9S 9S"},
    "a stock and no hands": {"floor": "", "hands": ["", ""], "stock": "AS AH AD AC 2S 2H 2D 2C"},
}


@pytest.mark.parametrize("start", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_the_sound_engine_does_not_guess_at_what_cannot_be(start: Message) -> None:
    answer = sound.engine(playing(CLASSIC, start))
    check_answer("play", answer)
    assert "error" in answer


@pytest.mark.parametrize("unknown", [{"ruleset": "no-such-game"}, {"seats": 3}])
def test_the_sound_engine_skips_what_it_does_not_play(unknown: Message) -> None:
    answer = sound.engine(playing(CLASSIC, {"floor": ""}) | unknown)
    check_answer("play", answer)
    assert "skip" in answer
