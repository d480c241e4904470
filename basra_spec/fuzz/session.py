"""A session with an engine: it is asked questions, and its answers are compared with rules. After a fault it is restarted."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from attrs import evolve

from basra_spec.conformance.cases import as_request
from basra_spec.conformance.divergence import Divergence, find_divergence
from basra_spec.engines import interpreter
from basra_spec.engines.engine import Engine, Exchange
from basra_spec.engines.messages import Hello, Message
from basra_spec.fuzz.random_games import Question
from basra_spec.game.rules import Rules


class EngineSession:
    """One engine and one ruleset. `lost` says why the session is over, once the engine could not be restarted."""

    def __init__(self, start: Callable[[], Engine], ruleset: str) -> None:
        self._start = start
        self._ruleset = ruleset
        self._engine = start()
        self._number = 0
        self.lost = ""

    @property
    def hello(self) -> Hello:
        """The engine's answer to `hello`."""
        return self._engine.hello

    def close(self) -> None:
        """Stop the engine."""
        self._engine.close()

    def take_notes(self) -> list[str]:
        """The notes on the engine since the last call."""
        return self._engine.take_notes()

    def ask(self, rules: Rules, questions: Sequence[Question]) -> list[Exchange]:
        """The exchanges of the first questions: of one at least; after a fault, no further question is sent."""
        exchanges = list[Exchange]()
        requests = (self.request(rules, question) for question in questions)
        for exchange in self._engine.exchanges(takewhile(lambda _: not exchanges or not exchanges[-1].fault, requests)):
            exchanges.append(exchange)
        found, self.lost = _answered_part(exchanges)
        return found

    def request(self, rules: Rules, question: Question) -> Message:
        """The question as a request of its own."""
        self._number += 1
        return {"id": self._number, "ruleset": self._ruleset, **as_request(question, rules)}

    def find_divergence(self, rules: Rules, exchange: Exchange) -> Divergence | None:
        """Where the answer diverges from the rules, if it does."""
        # Nearly every answer equals the interpreter's: then there is nothing to compare.
        if exchange.answer == self._right(rules, exchange.request):
            return None
        return find_divergence(rules, exchange, self.hello)

    def retest(self, rules: Rules, questions: Sequence[Question]) -> Divergence | None:
        """How a fresh engine, asked these, diverges at the last of them. Raises `StartError`."""
        requests = [self.request(rules, question) for question in questions]
        if "error" in self._right(rules, requests[-1]):
            return None  # it is no question that the rules can answer
        fresh = self._start()
        try:
            found, _ = _answered_part(list(fresh.exchanges(requests)))
        finally:
            fresh.close()
        return self.find_divergence(rules, found[-1]) if len(found) == len(requests) else None

    def _right(self, rules: Rules, request: Message) -> dict[str, Any]:
        return interpreter.answer({self._ruleset: rules}, request)


def _answered_part(exchanges: list[Exchange]) -> tuple[list[Exchange], str]:
    """The exchanges of the questions that the engine was asked, and why it answers nothing more (empty where it may).

    Where it could not be started again, nobody can tell which question it failed at: it is laid on the first without an answer.
    """
    asked = [exchange for exchange in exchanges if exchange.asked]
    if len(asked) == len(exchanges) or (asked and asked[-1].fault):
        return asked, ""
    reason = exchanges[len(asked)].fault
    return [*asked, evolve(exchanges[len(asked)], fault=reason)], str(reason)
