"""Random games put to an engine, and every fault that they show told once, by the smallest question that shows it.

A question is whatever a case can ask. What the rules allow is no fault; nor is what one of the ruleset's readings explains, together with
all earlier answers: that reading is adopted, and the games go on under it. A fault is looked for among all situations, smallest first; one
that none of them shows lies in what the engine keeps from play to play or from request to request, and the game itself is made smaller.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, islice, product
from typing import Final, NamedTuple

from attrs import evolve, frozen

from basra_spec import engine
from basra_spec.cases import as_request
from basra_spec.departures import Departure, departure, positions_in
from basra_spec.engines import Engine, Exchange
from basra_spec.messages import Message
from basra_spec.playouts import Question, endings, game
from basra_spec.problems import ProblemsFound
from basra_spec.resolved import Resolved
from basra_spec.rules import Rules
from basra_spec.search import of_topic
from basra_spec.shrinking import fewest, on_a_floor, smaller
from basra_spec.situations import possible
from basra_spec.variants import reading_rules, rules_of

GAMES_AT_ONCE: Final = 4
SITUATIONS_AT_ONCE: Final = 512
MOST_FAULTS: Final = 50
Cause = tuple[str, ...]


@frozen
class Finding:
    """A fault: asked these questions one after the other, a fresh engine departs from the rules at the last of them.

    `again` is False for one that was seen once and not again.
    """

    game: int
    questions: tuple[Question, ...]
    departure: Departure
    again: bool = True


@frozen
class Adopted:
    """From this game on the engine is taken to follow readings (in all, by decision): they explain all that it has answered."""

    game: int
    readings: dict[str, str]


@frozen
class Progress:
    """Games up to this one have been played; so many answers were compared since the last time."""

    games: int
    compared: int


@frozen
class Shrinking:
    """A fault has shown in this game, and is being made smaller: that takes a while."""

    game: int
    cause: Cause


Event = Finding | Adopted | Progress | Shrinking


class GivenUpError(Exception):
    """The engine fails so often that no game can be played with it."""


class _Asked(NamedTuple):
    """A question of a game, what came of it, and rules under which that is known to be right, if there are any."""

    game: int
    question: Question
    exchange: Exchange
    right_by: Rules | None


class Fuzz:
    """A run against one engine: what is known of it so far."""

    def __init__(self, start: Callable[[], Engine], resolved: Resolved, seed: str) -> None:
        self._start = start
        self._resolved = resolved
        self._seed = seed
        self._engine = start()
        self._as_written = rules_of(resolved)
        self._adopt({})
        self._number = 0
        self._faults = 0
        self.causes: dict[Cause, int] = {}

    @property
    def claims(self) -> bool:
        """Whether the engine says that it plays the ruleset."""
        return self._resolved.id in self._engine.hello.rulesets

    def resume(self, readings: dict[str, str], causes: Iterable[Cause]) -> None:
        """Go on where an earlier run has come to: with the readings that it adopted, and the causes that it has told."""
        self._adopt(readings)
        self.causes |= dict.fromkeys(causes, 0)

    def close(self) -> None:
        """Let the engine go."""
        self._engine.close()

    def play(self, first: int, last: int) -> Iterator[Event]:
        """Play games `first` to `last` - 1. Raises `GivenUpError`."""
        for start in range(first, last, GAMES_AT_ONCE):
            numbers = range(start, min(start + GAMES_AT_ONCE, last))
            asked = self._games(self._rules, numbers)
            for place, each in enumerate(asked):
                yield from self._look(asked[:place], each)
            yield Progress(numbers[-1] + 1, sum(map(_answered, asked)))

    # --- asking ---------------------------------------------------------------------------------------------------------------------

    def _games(self, rules: Rules, numbers: Iterable[int]) -> list[_Asked]:
        able = self._engine.hello
        planned = [
            (number, *each) for number in numbers for plan in (endings, game) for each in plan(rules, able, f"{self._seed}/{number}")
        ]
        exchanges = self._ask([question for _, question, _ in planned])
        return [
            _Asked(number, question, exchange, rules if answer and exchange.answer == {"id": exchange.request["id"], **answer} else None)
            for (number, question, answer), exchange in zip(planned, exchanges, strict=True)
        ]

    def _ask(self, questions: Sequence[Question]) -> list[Exchange]:
        """What comes of each question. After a fault the engine is started again, and goes on with the next."""
        waiting = [self._request(question) for question in questions]
        found = list[Exchange]()
        while waiting:
            exchanges = [exchange for exchange in self._engine.exchanges(waiting) if exchange.asked]
            self._faults += sum(exchange.answer is None for exchange in exchanges)
            if not exchanges or self._faults > MOST_FAULTS:
                raise GivenUpError(exchanges[-1].fault if exchanges else "it could not be started again")
            found += exchanges
            waiting = waiting[len(exchanges) :]
        return found

    def _request(self, question: Question) -> Message:
        self._number += 1
        return {"id": self._number, "ruleset": self._resolved.id, **as_request(question, self._rules)}

    def _wrong(self, rules: Rules, asked: _Asked) -> Departure | None:
        return None if asked.right_by is rules else self._departure(rules, asked.exchange)

    def _departure(self, rules: Rules, exchange: Exchange) -> Departure | None:
        # Nearly every answer is the interpreter's own: then there is nothing to follow.
        if exchange.answer == engine.answer({self._resolved.id: rules}, exchange.request):
            return None
        return departure(rules, exchange, self._engine.hello)

    # --- looking --------------------------------------------------------------------------------------------------------------------

    def _look(self, before: Sequence[_Asked], each: _Asked) -> Iterator[Event]:
        found = self._wrong(self._rules, each)
        if found is None:
            return
        if found.cause in self.causes:
            self.causes[found.cause] += 1
        elif readings := self._explaining(before, each):
            self._adopt(readings)
            yield Adopted(each.game, readings)
        else:
            yield Shrinking(each.game, found.cause)
            finding = self._finding([earlier.question for earlier in before], each, found)
            self.causes |= {found.cause: 1, finding.departure.cause: 1}
            yield finding

    def _adopt(self, readings: dict[str, str]) -> None:
        self._readings = readings
        self._rules = reading_rules(self._resolved, *readings.values())
        self._accepted = [self._rules, *(reading_rules(self._resolved, reading) for reading in self._resolved.readings), self._as_written]
        self._small = _Small(self)

    def _explaining(self, before: Sequence[_Asked], each: _Asked) -> dict[str, str] | None:
        """The readings that explain this answer and all earlier ones; None where there are none such."""
        for readings in chain(_changes(self._resolved), ({**self._readings, **more} for more in _changes(self._resolved))):
            try:
                rules = reading_rules(self._resolved, *readings.values())
            except ProblemsFound:  # these do not go together
                continue
            if all(self._wrong(rules, asked) is None for asked in (each, *before)) and self._explains(rules, before, each):
                return readings
        return None

    def _explains(self, rules: Rules, before: Sequence[_Asked], each: _Asked) -> bool:
        """Whether the games before these, played again under the rules, show nothing but the faults that are known."""
        first = before[0].game if before else each.game
        starts = range(0, first, GAMES_AT_ONCE)
        again = chain.from_iterable(self._games(rules, range(start, min(start + GAMES_AT_ONCE, first))) for start in starts)
        departures = (self._wrong(rules, asked) for asked in again)
        return all(found is None or found.cause in self.causes for found in departures)

    # --- making smaller -------------------------------------------------------------------------------------------------------------

    def _finding(self, before: list[Question], each: _Asked, found: Departure) -> Finding:
        if found.cause[0] != "play":
            return self._smallest(each, found, _NEEDS[found.cause[0]]) or self._shrunk(before, each, found)
        # Under an adopted reading that may be wrong, only a situation that no reading explains is sure to be a fault.
        small = self._smallest(each, found, "floor") if self._readings or self._shows_on_a_floor(each, found) else None
        shrunk = small or self._shrunk(before, each, found)
        return ("deck" in shrunk.questions[-1] and self._smallest(each, found, "round")) or shrunk

    def _smallest(self, each: _Asked, found: Departure, place: str) -> Finding | None:
        """The first of the situations of a place that shows the fault, smallest first."""
        small = self._small.first(found.cause, place)
        return self._alone_or_after(small.before, small.question, each.game, small.departure) if small else None

    def _shrunk(self, before: list[Question], each: _Asked, found: Departure) -> Finding:
        """The question itself, made smaller."""
        finding = self._alone_or_after(before, each.question, each.game, found)
        if finding is None:
            return Finding(each.game, (each.question,), found, again=False)
        *earlier, last = finding.questions
        if "plays" in last:
            last = smaller(last, found.positions, found.play, lambda question: bool(self.shows([*earlier, question], found.cause)))
        shown = self.shows([*earlier, last], found.cause)
        return evolve(finding, questions=(*earlier, last), departure=shown or found)

    def _shows_on_a_floor(self, each: _Asked, found: Departure) -> bool:
        """Whether one of the cards played shows the fault with nothing but the floor that it meets, as situations have it."""
        cards = [play.split()[0] for play in each.question["plays"]]
        numbers = range(len(found.positions)) if found.play is None else [found.play]
        alone = (on_a_floor(each.question, found.positions[number], cards[number : number + 1]) for number in numbers)
        return any(self.shows([question], found.cause) for question in alone)

    def _alone_or_after(self, before: Sequence[Question], question: Question, number: int, found: Departure) -> Finding | None:
        """The question as a finding, with as few of those before it as it needs; None where it does not show the fault again."""
        alone = self.shows([question], found.cause)
        if alone:
            return Finding(number, (question,), alone)
        if not self.shows([*before, question], found.cause):
            return None
        needed = fewest(before, lambda some: bool(self.shows([*some, question], found.cause)))
        last_plays = list(map(self._last_play, needed))
        if self.shows([*last_plays, question], found.cause):
            needed = last_plays
        return Finding(number, (*needed, question), self.shows([*needed, question], found.cause) or found)

    def _last_play(self, question: Question) -> Question:
        """The last play of a question, on the floor that it meets; a question without plays as it is."""
        positions = positions_in(self._rules, self._request(question))
        return on_a_floor(question, positions[-1], question["plays"][-1:]) if positions else question

    def shows(self, questions: Sequence[Question], cause: Cause) -> Departure | None:
        """How a fresh engine, asked these, departs at the last of them, if the cause is this one."""
        requests = [self._request(question) for question in questions]
        if "error" in engine.answer({self._resolved.id: self._rules}, requests[-1]):
            return None  # it is no question that the rules can answer
        fresh = self._start()
        try:
            exchanges = list(fresh.exchanges(requests))
        finally:
            fresh.close()
        found = self._departure(self._rules, exchanges[-1]) if exchanges[-1].asked else None
        return found if found and found.cause == cause else None

    def departures(self, questions: Sequence[Question]) -> Iterator[tuple[int, Departure]]:
        """Where the answers to these questions depart from the rules and from every single reading, by place."""
        for place, exchange in enumerate(self._ask(questions)):
            found = self._departure(self._rules, exchange)
            if found and all(self._departure(rules, exchange) for rules in self._accepted):
                yield place, found

    def small_questions(self, place: str) -> Iterator[Question]:
        """All situations of a place that the engine can be asked about, smallest first."""
        able = self._engine.hello
        for situation in chain.from_iterable(of_topic(topic, (self._rules,), most) for topic, most in _PLACES[place]):
            question = situation.question()
            start = {"deck", "floor"} & question.keys()
            if question.get("ask", "play") in able.asks and start <= set(able.starts) and possible(situation, self._rules):
                yield question


# Where a fault is looked for, by what it needs to show, and on how many floor cards at most.
_PLACES: Final = {
    "floor": (("plays", 5),),
    "round": (("deal", 0), ("leftovers", 0), ("plays", 3)),
    "score": (("score", 0),),
    "match": (("match", 0),),
}


_NEEDS: Final = {"end": "round", "score": "score", "match": "match"}


class _Found(NamedTuple):
    """A question that shows a fault, and those asked just before it."""

    before: list[Question]
    question: Question
    departure: Departure


class _Small:
    """The smallest question for each cause, looked for as far as need be, and no question asked twice."""

    def __init__(self, run: Fuzz) -> None:
        self._run = run
        self._found: dict[str, dict[Cause, _Found]] = {}
        self._waiting: dict[str, Iterator[Question]] = {}

    def first(self, cause: Cause, place: str) -> _Found | None:
        """The smallest question that shows the cause; where none in this place does, the first that shows any other fault."""
        waiting = self._waiting.setdefault(place, self._run.small_questions(place))
        known = self._found.setdefault(place, {})
        while cause not in known and (some := list(islice(waiting, SITUATIONS_AT_ONCE))):
            for number, found in self._run.departures(some):
                known.setdefault(found.cause, _Found(some[:number], some[number], found))
        return known.get(cause) or next(iter(known.values()), None)


def _answered(asked: _Asked) -> bool:
    return asked.exchange.answer is not None and "skip" not in asked.exchange.answer


def _changes(resolved: Resolved) -> Iterator[dict[str, str]]:
    """Readings of one decision, then of two at once."""
    choices = [[(decision.name, reading) for reading in decision.readings] for decision in resolved.decisions.values()]
    for number in (1, 2):
        for several in combinations(choices, number):
            yield from map(dict, product(*several))
