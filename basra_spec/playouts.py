"""Random games as questions: whole matches that a seed decides, a round a question, each with what the rules answer.

Questions have the keys of a case. The players know the rules: they choose among the ways that there are, and name theirs where there are
several, if the engine reads claims. Now and then one tries what is not allowed.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from basra_spec.cards import members, names, set_names, to_set
from basra_spec.hauls import hauls
from basra_spec.matches import standing
from basra_spec.messages import Hello
from basra_spec.plays import advance, ways
from basra_spec.position import Play, Position
from basra_spec.rounds import PLACES, deal, refused_cards, sides_of
from basra_spec.rules import Rules
from basra_spec.scoring import score

Question = Mapping[str, Any]
MOST_ROUNDS: Final = 40
MOST_WAYS: Final = 24
ONE_ILLEGAL_IN: Final = 40


def game(rules: Rules, able: Hello, seed: str) -> Iterator[Question]:
    """The questions of one match, as far as the engine takes them: of each round the plays, the score and how the match then stands."""
    chance = Random(seed)  # noqa: S311 (games, not secrets)
    seats, sides = chance.choice([(seats, sides) for seats, known in rules.players.items() for sides in known])
    rounds, carried = list[tuple[int, ...]](), 0
    while len(rounds) < MOST_ROUNDS:
        question, end = _round(rules, able, chance, seats, sides)
        if "play" in able.asks:
            yield question
        paid = score(rules, end.piles, end.basras, carried)
        if "score" in able.asks:
            basras = [list(side) for side in end.basras]
            yield {"ask": "score", "piles": list(map(set_names, end.piles)), "basras": basras, "carried": carried}
        rounds.append(paid.totals)
        carried = paid.carried
        if "match" in able.asks:
            yield {"ask": "match", "rounds": list(map(list, rounds)), "carried": carried}
        if len(standing(rules, rounds).playing) < sides_of(seats, sides):  # it is over, or goes on with other seats
            return


def _round(rules: Rules, able: Hello, chance: Random, seats: int, sides: str) -> tuple[Question, Position]:
    deck = list(members(rules.deck))
    chance.shuffle(deck)
    gaps = 0 if rules.put_back in PLACES else len(refused_cards(rules, deck, seats))
    smallest_stock = len(deck) - seats * rules.hand - rules.floor - gaps
    returned = [chance.randint(0, smallest_stock) for _ in range(gaps)]
    first = deal(rules, deck, returned, seats, sides)
    player = _Player(rules, able, chance)
    end = advance(rules, first, player.choose)
    table = {"seats": seats, "sides": sides}
    if "deck" in able.starts:
        return {**table, "deck": names(deck), "returned": returned, "plays": player.said}, end
    return {**table, "floor": set_names(first.floor), "plays": player.said}, end


class _Player:
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
