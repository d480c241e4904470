"""Judging a function of this process: the sound engine, with a change to its greeting or to its answers."""

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, Final

from basra_spec.conformance import runner
from basra_spec.conformance.cases import Case, suite
from basra_spec.conformance.runner import Question, Result
from basra_spec.engines import interpreter
from basra_spec.engines.engine import in_process
from basra_spec.engines.messages import Hello, Message
from basra_spec.rulesets import catalogue
from tests.strategies import compiled

RULESET: Final = "koutchina-classic"
RULES: Final = {name: compiled(name) for name in catalogue.shipped_ids()}
Spoil = Callable[[Message, Message], Message]


def sound(request: Message) -> Message:
    """The right answer."""
    return interpreter.answer(RULES, request)


def able(**greeting: Any) -> Hello:
    """The greeting of the sound engine, with changes; `None` leaves a key out."""
    return Hello.of(_greeting(greeting))


def _greeting(changes: Message) -> Message:
    return {key: value for key, value in {"id": "hello", **interpreter.hello_of(RULES), **changes}.items() if value is not None}


def chosen(pattern: str, ruleset: str = RULESET) -> list[tuple[Case, str]]:
    return runner.pairs([case for case in suite() if fnmatchcase(case.id, pattern)], [ruleset])


def questions(hello: Hello, pattern: str = "*", ruleset: str = RULESET) -> list[Question]:
    return runner.questions(chosen(pattern, ruleset), RULES, hello)


def results(pattern: str, spoil: Spoil = lambda request, right: right, ruleset: str = RULESET, **greeting: Any) -> dict[str, Result]:
    """The results of cases by id, of the sound engine with these changes of its greeting, its other answers spoilt."""

    def function(request: Message) -> Message:
        right = sound(request)
        return _greeting(greeting) if request["ask"] == "hello" else spoil(request, right)

    judged = in_process(function)
    return {result.case.id: result for result in runner.run(questions(judged.hello, pattern, ruleset), RULES, judged)}


def result(case: str, spoil: Spoil = lambda request, right: right, ruleset: str = RULESET, **greeting: Any) -> Result:
    """The result of one case."""
    return results(case, spoil, ruleset, **greeting)[case]
