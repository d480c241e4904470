"""Random games as questions: whole matches that a seed decides, a round a question, each with what the rules answer.

Questions have the keys of a case. The players know the rules: they choose among the ways that there are, and name theirs where there are
several, if the engine reads claims. Now and then one tries what is not allowed.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from attrs import frozen

from basra_spec.cards import members, names, set_names, to_set
from basra_spec.engine import set_up_of
from basra_spec.hauls import hauls
from basra_spec.matches import standing
from basra_spec.messages import Hello
from basra_spec.plays import advance, ways
from basra_spec.position import Play, Position
from basra_spec.rounds import deal, places_wanted, sides_of
from basra_spec.rules import Rules
from basra_spec.scoring import score
from basra_spec.situations import MatchEnd, match_ends, possible

Question = Mapping[str, Any]
MOST_ROUNDS: Final = 40
MOST_WAYS: Final = 24
ONE_ILLEGAL_IN: Final = 40


def game(rules: Rules, able: Hello, seed: str) -> Iterator[Question]:
    """The questions of one match, as far as the engine takes them: of each round the plays, the score and how the match then stands.

    Of two rounds in three a part is asked once more, by itself.
    """
    chance = Random(seed)  # noqa: S311 (games, not secrets)
    seats, sides = chance.choice([(seats, sides) for seats, known in rules.players.items() for sides in known])
    rounds, carried = list[tuple[int, ...]](), 0
    while len(rounds) < MOST_ROUNDS:
        played = _round(rules, able, chance, seats, sides)
        paid = score(rules, played.end.piles, played.end.basras, carried)
        rounds.append(paid.totals)
        questions = [*_of_round(played, able), _of_score(played.end, carried), _of_match(rounds, paid.carried)]
        yield from (question for question in questions if question.get("ask", "play") in able.asks)
        carried = paid.carried
        if len(standing(rules, rounds).playing) < sides_of(seats, sides):  # it is over, or goes on with other seats
            return


def endings(rules: Rules, able: Hello, seed: str) -> Iterator[Question]:
    """Ends of matches that games seldom see, one of each kind; none for an engine that knows no matches."""
    chance = Random(seed)  # noqa: S311
    yield from (chance.choice(group).question() for group in _endings(rules)) if "match" in able.asks else ()


@lru_cache(maxsize=32)
def _endings(rules: Rules) -> list[list[MatchEnd]]:
    """Matches in groups: of one status, before or past the target, level or not, long or short."""
    groups: dict[tuple[object, ...], list[MatchEnd]] = {}
    for ending in match_ends((rules,)):
        if possible(ending, rules):
            now = standing(rules, ending.rounds)
            best = max(now.totals)
            long = rules.cap_rounds is not None and len(ending.rounds) >= rules.cap_rounds
            groups.setdefault((now.status, best >= rules.target, now.totals.count(best) > 1, long), []).append(ending)
    return list(groups.values())


@frozen
class _Played:
    """A round: its table, its deal, and what was said before and after some moment."""

    table: Question
    deal: Question
    first: Position
    before: list[str]
    middle: Position
    after: list[str]
    end: Position
    part: str


def _round(rules: Rules, able: Hello, chance: Random, seats: int, sides: str) -> _Played:
    deck = list(members(rules.deck))
    chance.shuffle(deck)
    gaps = places_wanted(rules, deck, seats)
    smallest_stock = len(deck) - seats * rules.hand - rules.floor - gaps
    returned = [chance.randint(0, smallest_stock) for _ in range(gaps)]
    first = deal(rules, deck, returned, seats, sides)
    before, after = Player(rules, able, chance), Player(rules, able, chance)
    middle = advance(rules, first, before.choose, chance.randrange(1, len(deck) - rules.floor))
    end = advance(rules, middle, after.choose)
    told = {"deck": names(deck), "returned": returned}
    return _Played({"seats": seats, "sides": sides}, told, first, before.said, middle, after.said, end, chance.choice(list(_PARTS)))


def _of_round(played: _Played, able: Hello) -> Iterator[Question]:
    """The whole round, from its deck if the engine takes decks; then a part of it from a position, if it takes those."""
    whole = played.deal if "deck" in able.starts else {"floor": set_names(played.first.floor)}
    yield {**played.table, **whole, "plays": [*played.before, *played.after]}
    if {"deck", "floor"} <= set(able.starts):
        yield from _PARTS[played.part](played)


def _set_up(played: _Played) -> Iterator[Question]:
    """The rest of the round from the position in the middle."""
    yield {**played.table, **set_up_of(played.middle), "plays": played.after}


def _cut(played: _Played) -> Iterator[Question]:
    """The first part of the round, then a play on the floor that it left, of which nobody says what was before."""
    yield {**played.table, **played.deal, "plays": played.before}
    yield {**played.table, "floor": set_names(played.middle.floor), "plays": played.after[:1]}


_PARTS: Final[dict[str, Callable[[_Played], Iterator[Question]]]] = {
    "none": lambda played: iter(()),
    "set up": _set_up,
    "cut": _cut,
}


def _of_score(end: Position, carried: int) -> Question:
    return {"ask": "score", "piles": list(map(set_names, end.piles)), "basras": [list(side) for side in end.basras], "carried": carried}


def _of_match(rounds: list[tuple[int, ...]], carried: int) -> Question:
    return {"ask": "match", "rounds": list(map(list, rounds)), "carried": carried}


class Player:
    """Plays at random what the rules allow, and writes down what is said."""

    def __init__(self, rules: Rules, able: Hello, chance: Random) -> None:
        self.said: list[str] = []
        self._rules = rules
        self._chance = chance
        self._claims = able.claims
        self._tries = able.claims and able.refuses is not None

    def choose(self, hand: int, floor: int) -> Play:
        """A card of the hand, and one of the ways to play it."""
        if self._tries and not self._chance.randrange(ONE_ILLEGAL_IN):
            self._try(hand, floor)
        card = self._chance.choice(list(members(hand)))
        possible = ways(self._rules, floor, card, MOST_WAYS)
        play = Play(card, self._chance.choice(possible))
        self.said.append(str(play if self._claims and len(possible) > 1 else Play(card)))
        return play

    def _try(self, hand: int, floor: int) -> None:
        """Say a play that claims some of the floor, or nothing of it, if that is not allowed."""
        card = self._chance.choice(list(members(hand)))
        claim = to_set(other for other in members(floor) if self._chance.randrange(2))
        possible = hauls(self._rules, floor, card)
        if possible.why_not(claim) if claim else possible.taking.obliged and any(possible):
            self.said.append(str(Play(card, claim)))
