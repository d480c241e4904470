"""Random games against an engine; each fault is reported once, with the smallest question that shows it.

A question is whatever a case can ask. What the rules allow is no fault; nor is what one of the ruleset's readings explains, together with
all earlier answers: that reading is adopted, and the games go on under it. A fault is looked for among all situations, smallest first; one
that none of them shows lies in what the engine keeps from play to play or from request to request, and the game itself is made smaller.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Final, NamedTuple

from attrs import frozen

from basra_spec.conformance.divergence import Divergence
from basra_spec.engines.engine import Engine, Exchange
from basra_spec.engines.messages import Hello
from basra_spec.fuzz.minimize import MOST_FAULTS, Cause, Finding, ObservedFault, Shrinker
from basra_spec.fuzz.random_games import Planned, Question, endings, game
from basra_spec.fuzz.session import EngineSession
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import ProblemsFound
from basra_spec.rulesets.resolved import Resolved, reading_rules, rules_of

GAMES_AT_ONCE: Final = 4


@frozen
class Adopted:
    """From this game on the engine is taken to follow readings (in all, by decision; none: the rules as written).

    They explain all that it has answered.
    """

    game: int
    readings: dict[str, str]


@frozen
class Progress:
    """Games up to this one are complete; `compared` answers were compared since the last event."""

    games: int
    compared: int


@frozen
class Shrinking:
    """A fault of this game is being reduced, which takes a while."""

    game: int
    cause: Cause


Event = Finding | Adopted | Progress | Shrinking


class GivenUpError(Exception):
    """The engine fails too often to be tested."""


class _Asked(NamedTuple):
    """A question of a game, what came of it, and rules under which that is known to be right, if there are any."""

    game: int
    question: Question
    exchange: Exchange
    right_by: Rules | None


class _OfGame(NamedTuple):
    """A question that is to be asked, and its game."""

    game: int
    planned: Planned


class Fuzz:
    """A run against one engine, and what it has found so far."""

    def __init__(self, start: Callable[[], Engine], resolved: Resolved, seed: str) -> None:
        self._resolved = resolved
        self._seed = seed
        self._session = EngineSession(start, resolved.id)
        self._as_written = rules_of(resolved)
        self._adopt({})
        self._unanswered = 0
        self._known = set[Cause]()

    @property
    def hello(self) -> Hello:
        """The engine's answer to `hello`."""
        return self._session.hello

    def resume(self, readings: dict[str, str]) -> None:
        """Continue with the readings that an earlier run adopted."""
        self._adopt(readings)

    def mark_known(self, finding: Finding) -> None:
        """Mark the causes of a fault as known: they are not reported again."""
        self._known |= finding.causes

    def close(self) -> None:
        """Stop the engine."""
        self._session.close()

    def take_notes(self) -> list[str]:
        """The notes on the engine since the last call."""
        return self._session.take_notes()

    def retest(self, questions: Sequence[Question]) -> Divergence | None:
        """How a fresh engine, asked these, diverges at the last of them. Raises `StartError`."""
        return self._session.retest(self._rules, questions)

    def shows(self, questions: Sequence[Question], cause: Cause) -> Divergence | None:
        """The same, if the cause is this one."""
        return self._shrinker.shows(questions, cause)

    def play(self, first: int, last: int) -> Iterator[Event]:
        """Play games `first` to `last` - 1. Raises `GivenUpError`, when all that has come of them has been looked at."""
        for start in range(first, last, GAMES_AT_ONCE):
            end = min(start + GAMES_AT_ONCE, last)
            planned, asked = self._planned(self._rules, range(start, end)), list[_Asked]()
            for part in self._parts(self._rules, planned):
                for each in part:
                    yield from self._examine(asked, each)
                    asked.append(each)
                complete = len(asked) == len(planned)
                yield Progress(end if complete else start, sum(map(self._compared, part)))
                if complete and end == last:
                    return  # there is nothing left to give up

    # --- asking ---------------------------------------------------------------------------------------------------------------------

    def _planned(self, rules: Rules, numbers: Iterable[int]) -> list[_OfGame]:
        plans = [(number, plan) for number in numbers for plan in (endings, game)]
        return [_OfGame(number, each) for number, plan in plans for each in plan(rules, self.hello, f"{self._seed}/{number}")]

    def _parts(self, rules: Rules, planned: list[_OfGame]) -> Iterator[list[_Asked]]:
        """What comes of the questions of games, a part at a time: a fault ends a part, so that it is looked at before the next."""
        while True:
            exchanges = self._session.ask(rules, [each.planned.question for each in planned])
            yield [_asked(rules, *each) for each in zip(planned, exchanges, strict=False)]
            self._unanswered += sum(exchange.answer is None for exchange in exchanges)
            if self._session.lost:
                raise GivenUpError(self._session.lost)
            if self._unanswered > MOST_FAULTS:
                raise GivenUpError(f"{self._unanswered} questions had no answer, the last: {exchanges[-1].fault}")
            planned = planned[len(exchanges) :]
            if not planned:
                return

    def _compared(self, asked: _Asked) -> bool:
        """Whether anything of the answer is held against the rules."""
        answer = asked.exchange.answer
        return answer is not None and "skip" not in answer and ("plays" not in answer or bool(self.hello.answers))

    def _wrong(self, rules: Rules, asked: _Asked) -> Divergence | None:
        return None if asked.right_by is rules else self._session.find_divergence(rules, asked.exchange)

    # --- looking --------------------------------------------------------------------------------------------------------------------

    def _examine(self, before: Sequence[_Asked], each: _Asked) -> Iterator[Event]:
        found = self._wrong(self._rules, each)
        if found is None or found.cause in self._known:
            return
        if (readings := self._explaining(before, each)) is not None:
            self._adopt(readings)
            yield Adopted(each.game, readings)
        else:
            yield Shrinking(each.game, found.cause)
            finding = self._shrinker.finding([earlier.question for earlier in before], ObservedFault(each.game, each.question, found))
            self.mark_known(finding)
            yield finding

    def _adopt(self, readings: dict[str, str]) -> None:
        self._readings = readings
        self._rules = reading_rules(self._resolved, *readings.values())
        accepted = [*(reading_rules(self._resolved, reading) for reading in self._resolved.readings), self._as_written]
        self._shrinker = Shrinker(self._session, self._rules, accepted, sure=not readings)

    def _explaining(self, before: Sequence[_Asked], each: _Asked) -> dict[str, str] | None:
        """The readings that explain this answer and all earlier ones; None where there are none such."""
        for readings in self._other_readings():
            try:
                rules = reading_rules(self._resolved, *readings.values())
            except ProblemsFound:  # these do not go together
                continue
            if all(self._wrong(rules, asked) is None for asked in (each, *before)) and self._explains(rules, before, each):
                return readings
        return None

    def _other_readings(self) -> Iterator[dict[str, str]]:
        """None, one or two, then one or two besides those adopted."""
        if self._readings:
            yield {}
        yield from _changes(self._resolved)
        yield from ({**self._readings, **more} for more in _changes(self._resolved))

    def _explains(self, rules: Rules, before: Sequence[_Asked], each: _Asked) -> bool:
        """Whether the games before these, played again under the rules, show nothing but the faults that are known."""
        first = before[0].game if before else each.game
        starts = range(0, first, GAMES_AT_ONCE)
        planned = (self._planned(rules, range(start, min(start + GAMES_AT_ONCE, first))) for start in starts)
        again = chain.from_iterable(part for games in planned for part in self._parts(rules, games))
        divergences = (self._wrong(rules, asked) for asked in again)
        return all(found is None or found.cause in self._known for found in divergences)


def _asked(rules: Rules, of_game: _OfGame, exchange: Exchange) -> _Asked:
    number, (question, answer) = of_game
    right = answer and exchange.answer == {"id": exchange.request["id"], **answer}
    return _Asked(number, question, exchange, rules if right else None)


def _changes(resolved: Resolved) -> Iterator[dict[str, str]]:
    """Readings of one decision, then of two at once."""
    choices = [[(decision.name, reading) for reading in decision.readings] for decision in resolved.decisions.values()]
    for number in (1, 2):
        for several in combinations(choices, number):
            yield from map(dict, product(*several))
