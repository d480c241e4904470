"""Reducing a fault: to the smallest situation that shows it, else to a part of the game in which it was seen.

Every attempt asks a fresh engine, so that the result can be reproduced alone.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Final, NamedTuple

from attrs import evolve, frozen

from basra_spec.analysis.search import of_topic
from basra_spec.analysis.situations import possible
from basra_spec.conformance.divergence import NOT_ANSWERED, Divergence, positions_in
from basra_spec.engines.faults import StartError
from basra_spec.fuzz.random_games import Question
from basra_spec.fuzz.session import EngineSession
from basra_spec.fuzz.shrinking import fewest, on_floor, shrink, simplify, without_later_plays
from basra_spec.game.rules import Rules

SITUATIONS_AT_ONCE: Final = 512
MOST_FAULTS: Final = 50
Cause = tuple[str, ...]


@frozen
class Finding:
    """A fault: asked these questions one after the other, a fresh engine diverges from the rules at the last of them.

    `seen` is its cause as the game showed it; `unsure` says why it is known from the game alone, where it is.
    """

    game: int
    questions: tuple[Question, ...]
    divergence: Divergence
    seen: Cause = ()
    unsure: str = ""

    @property
    def again(self) -> bool:
        """Whether it was reproduced."""
        return not self.unsure

    @property
    def causes(self) -> set[Cause]:
        """The causes that are reported with this finding."""
        return {self.divergence.cause, self.seen} - {()}


class ObservedFault(NamedTuple):
    """A fault as it showed in a game."""

    game: int
    question: Question
    divergence: Divergence


# Where a fault is looked for, by what it needs to show, and on how many floor cards at most.
_PLACES: Final = {
    "floor": (("plays", 5),),
    "round": (("deal", 0), ("leftovers", 0), ("plays", 3)),
    "score": (("score", 0),),
    "match": (("match", 0),),
}
_NEEDS: Final = {"end": "round", "score": "score", "match": "match"}


class Shrinker:
    """Reduces faults under one set of rules. `accepted` are all rules of which some must not be broken for a fault to be one.

    `sure` is whether the rules are the ruleset's own: under an adopted reading, which may be wrong, only a situation that nothing accepted
    explains is sure to be a fault.
    """

    def __init__(self, session: EngineSession, rules: Rules, accepted: Sequence[Rules], *, sure: bool) -> None:
        self._session = session
        self._rules = rules
        self._sure = sure
        self._small = _SmallestQuestions(session, rules, accepted)

    def finding(self, before: Sequence[Question], seen: ObservedFault) -> Finding:
        """The fault, reduced; `before` are the questions asked before it."""
        try:
            found = self._simplify(self._minimize(before, seen))
        except StartError as error:
            found = _unsure(seen, f"it could not be retested: {error.fault}")
        return evolve(found, seen=seen.divergence.cause)

    def shows(self, questions: Sequence[Question], cause: Cause) -> Divergence | None:
        """How a fresh engine, asked these, diverges at the last of them, if the cause is this one."""
        found = self._session.retest(self._rules, questions)
        return found if found and found.cause == cause else None

    def _minimize(self, before: Sequence[Question], seen: ObservedFault) -> Finding:
        cause = seen.divergence.cause
        if cause[0] != "play":
            return self._smallest(seen, _NEEDS[cause[0]]) or self._shrunk(before, seen)
        seen = self._without_later_plays(seen)
        small = self._smallest(seen, "floor") if not self._sure or self._shows_on_floor(seen) else None
        shrunk = small or self._shrunk(before, seen)
        return ("deck" in shrunk.questions[-1] and self._smallest(seen, "round")) or shrunk

    def _without_later_plays(self, seen: ObservedFault) -> ObservedFault:
        """Without the plays after the one that shows it, where the answer does not say which that is."""
        question, found = seen.question, seen.divergence
        if found.play is not None or not self.shows([question], found.cause):
            return seen
        question = without_later_plays(question, lambda tried: bool(self.shows([tried], found.cause)))
        retested = self.shows([question], found.cause) or found
        last = len(retested.positions) - 1
        return ObservedFault(seen.game, question, evolve(retested, play=last if 0 <= last == len(question["plays"]) - 1 else None))

    def _smallest(self, seen: ObservedFault, place: str) -> Finding | None:
        """The first of the situations of a place that shows the fault, smallest first."""
        small = self._small.first(seen.divergence, place)
        return self._alone_or_after(small.before, ObservedFault(seen.game, small.question, small.divergence)) if small else None

    def _shrunk(self, before: Sequence[Question], seen: ObservedFault) -> Finding:
        """The question itself, reduced."""
        found = seen.divergence
        finding = self._alone_or_after(before, seen)
        if finding is None:
            return _unsure(seen, "asked again in the same order, it was not reproduced")
        *earlier, last = finding.questions
        if "plays" in last:
            last = shrink(last, found.positions, found.play, lambda question: bool(self.shows([*earlier, question], found.cause)))
        return self._retested(finding, [*earlier, last])

    def _shows_on_floor(self, seen: ObservedFault) -> bool:
        """Whether one of the cards played shows the fault with nothing but the floor that it meets, as situations have it."""
        found = seen.divergence
        cards = [play.split()[0] for play in seen.question["plays"]]
        numbers = range(len(found.positions)) if found.play is None else [found.play]
        alone = (on_floor(seen.question, found.positions[number], cards[number : number + 1]) for number in numbers)
        return any(self.shows([question], found.cause) for question in alone)

    def _alone_or_after(self, before: Sequence[Question], seen: ObservedFault) -> Finding | None:
        """The question as a finding, with as few of those before it as it needs; None where it does not show the fault again."""
        number, question, found = seen
        alone = self.shows([question], found.cause)
        if alone:
            return Finding(number, (question,), alone)
        if not self.shows([*before, question], found.cause):
            return None
        needed = fewest(before, lambda some: bool(self.shows([*some, question], found.cause)))
        last_plays = list(map(self._last_play, needed))
        if self.shows([*last_plays, question], found.cause):
            needed = last_plays
        return self._retested(Finding(number, (question,), found), [*needed, question])

    def _last_play(self, question: Question) -> Question:
        """The last play of a question, on the floor that it meets; a question without plays as it is."""
        positions = positions_in(self._rules, self._session.request(self._rules, question))
        return on_floor(question, positions[-1], question["plays"][-1:]) if positions else question

    def _simplify(self, finding: Finding) -> Finding:
        """Without the parts of its questions that do not matter."""
        if not finding.again:
            return finding
        plain = list(finding.questions)
        for place in range(len(plain)):
            plain[place] = self._simplify_at(plain, place, finding.divergence.cause)
        return self._retested(finding, plain) if plain != list(finding.questions) else finding

    def _simplify_at(self, questions: list[Question], place: int, cause: Cause) -> Question:
        before, after = questions[:place], questions[place + 1 :]
        return simplify(questions[place], lambda tried: bool(self.shows([*before, tried, *after], cause)))

    def _retested(self, finding: Finding, questions: Sequence[Question]) -> Finding:
        """The finding with these questions, and what a fresh engine makes of them."""
        retested = self.shows(questions, finding.divergence.cause)
        return evolve(finding, questions=tuple(questions), divergence=retested or finding.divergence)


def _unsure(seen: ObservedFault, why: str) -> Finding:
    return Finding(seen.game, (seen.question,), seen.divergence, unsure=why)


class _Found(NamedTuple):
    """A question that shows a fault, and those asked just before it."""

    before: list[Question]
    question: Question
    divergence: Divergence


class _SmallestQuestions:
    """The smallest question for each cause, looked for as far as need be, and no question asked twice."""

    def __init__(self, session: EngineSession, rules: Rules, accepted: Sequence[Rules]) -> None:
        self._session = session
        self._rules = rules
        self._accepted = [other for other in accepted if other != rules]
        self._found: dict[str, dict[Cause, _Found]] = {}
        self._waiting: dict[str, Iterator[Question]] = {}
        self._unanswered = 0

    def first(self, sought: Divergence, place: str) -> _Found | None:
        """The smallest question that shows the cause; where none in this place does, the first that shows any other fault.

        A wrong answer and none at all are never one fault.
        """
        known = self._found.setdefault(place, {})
        while sought.cause not in known and self._unanswered <= MOST_FAULTS and not self._session.lost:
            if not self._ask_more(known, place):
                break
        if sought.cause in known or sought.cause[-1] in NOT_ANSWERED:
            return known.get(sought.cause)
        return next((found for cause, found in known.items() if cause[-1] not in NOT_ANSWERED), None)

    def _ask_more(self, known: dict[Cause, _Found], place: str) -> bool:
        """Ask some more questions; whether there were any."""
        waiting = self._waiting.setdefault(place, self._questions(place))
        some = list(islice(waiting, SITUATIONS_AT_ONCE))
        exchanges = self._session.ask(self._rules, some) if some else []
        self._waiting[place] = chain(some[len(exchanges) :], waiting)
        self._unanswered += sum(exchange.answer is None for exchange in exchanges)
        for number, exchange in enumerate(exchanges):
            found = self._session.find_divergence(self._rules, exchange)
            if found and found.cause not in known and all(self._session.find_divergence(rules, exchange) for rules in self._accepted):
                known[found.cause] = _Found(some[:number], some[number], found)
        return bool(some)

    def _questions(self, place: str) -> Iterator[Question]:
        """All situations of a place that the engine can be asked about, smallest first."""
        able = self._session.hello
        for situation in chain.from_iterable(of_topic(topic, (self._rules,), most) for topic, most in _PLACES[place]):
            question = situation.question()
            start = {"deck", "floor"} & question.keys()
            if question.get("ask", "play") in able.asks and start <= set(able.starts) and possible(situation, self._rules):
                yield question
