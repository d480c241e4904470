"""A round played by the interpreter and by the oracle side by side: both must be in one position after every play."""

import random

from basra_spec.game.cards import members, names, set_names
from basra_spec.game.legality import ways
from basra_spec.game.play import apply
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score
from basra_spec.strategies import refused
from tests import oracle as brute
from tests.oracle.cards import read_set


def state(position: Position) -> brute.State:
    """A position as the oracle has it."""
    before = position.previous and brute.Previous(position.previous.trailed, read_set(set_names(position.previous.floor)))
    return brute.State(
        side_of=tuple(seat % len(position.piles) for seat in range(len(position.hands))),
        floor=read_set(set_names(position.floor)),
        hands=tuple(read_set(set_names(hand)) for hand in position.hands),
        stock=tuple(names(position.stock).split()),
        piles=tuple(read_set(set_names(pile)) for pile in position.piles),
        basras=position.basras,
        turn=position.turn,
        last=position.last,
        previous=before,
    )


def play_a_round(rules: Rules, game: brute.OracleRules, seats: int, sides: str, chance: random.Random) -> None:
    """Play a round from a deck and with plays that chance decides, score and all."""
    deck = list(members(rules.deal.deck))
    chance.shuffle(deck)
    places = [chance.randrange(15) for _ in range(refused(rules, deck, seats))]
    position = deal(rules, deck, places, seats, sides)
    request = {"seats": seats, "sides": sides, "deck": names(deck), "returned": places}
    assert state(position) == brute.start(game, request)
    end = _play_on(rules, game, position, chance)
    assert _score_of(rules, end) == brute.score(game, state(end).piles, end.basras)


def _play_on(rules: Rules, game: brute.OracleRules, position: Position, chance: random.Random) -> Position:
    other = state(position)
    while not position.over:
        card = chance.choice(list(members(position.hands[position.turn])))
        possible = ways(rules, position.floor, card, 24)
        play = Play(card, chance.choice(possible) if len(possible) > 1 else None)
        played = apply(rules, position, play)
        other, outcome = brute.play(game, other, str(play))
        position = played.position
        assert state(position) == other
        assert (read_set(set_names(played.taken)), played.basra) == (outcome.taken, outcome.basra)
    return position


def _score_of(rules: Rules, position: Position) -> dict[str, object]:
    told = score(rules, position.piles, position.awards)
    items = {name: list(paid) for name, paid in told.items.items()}
    return {"scores": list(told.totals), "items": items, "carried": told.carried}
