"""A match without a cap comes nearer to its end with every round: a round in which cards are taken pays somebody something.

Good: an item that pays for each of some cards, with leftovers that go to somebody; or `cap: {rounds: 30, level: draw}`.
Bad: only Basras and a majority that may be tied, and no cap: a round without either pays nobody.

A cap whose level match goes on (`another-round`) is none here. Said is only what a round shows that was really played, by players who avoid
points; or that nothing pays at all. Rounds in which nobody takes anything are let alone, and so are matches that stay level.
"""

from collections.abc import Iterator
from random import Random

from basra_spec.analysis.lint.reachable_points import basra_worths, items, winnable
from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.legality import ways
from basra_spec.game.outcome import Moment, outcome
from basra_spec.game.play import advance
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import DealError, deal, places_wanted, sides_of
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "match-may-never-end"
LEVEL = "warning"
ROUNDS = 120
"""For each number of sides. Of the rounds played so in a game that a level majority leaves unpaid, one in twenty or so is."""
MOST_WAYS = 6


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem, where rounds may go on for ever without a point."""
    rules = compile_rules(resolved.ruleset)
    if (rules.match.cap_rounds is not None and rules.match.cap_level == "draw") or always_pays(rules):
        return
    paths = [("match", "cap"), ("match", "target"), ("round",), ("basra",), ("plays",)]
    hint = "let cards pay that always go to somebody, or end the match: cap: {rounds: 30, level: draw}"
    if not basra_worths(rules) and not any(winnable(rules, item) for item in items(rules)):
        yield resolved.problem_of(CODE, f"nothing pays a point: no total ever reaches {rules.match.target}", hint, *paths)
    elif end := unpaid_round(rules):
        piles = " and ".join(str(pile.bit_count()) for pile in end.piles)
        left = f", {end.floor.bit_count()} left on the floor" if end.floor else ""
        message = f"a round may pay nobody anything (as with piles of {piles} cards{left}, and no Basra), and no cap ends the match"
        yield resolved.problem_of(CODE, message, hint, *paths)


def always_pays(rules: Rules) -> bool:
    """Whether every round in which a card is taken pays somebody: all cards then come into piles, and one of them pays."""
    return rules.round.leftovers != "nobody" and any(item.worth and item.cards & rules.deal.deck for item in rules.round.each)


def unpaid_round(rules: Rules) -> Position | None:
    """The end of a round in which cards were taken and nobody scores; None where none of those played is one."""
    chance = Random(0)  # noqa: S311 (games, not secrets)
    tables = {sides_of(seats, sides): (seats, sides) for seats, known in rules.deal.players.items() for sides in known}
    for seats, sides in tables.values():
        for _ in range(ROUNDS):
            end = _round(rules, chance, seats, sides)
            if end and any(end.piles) and not any(score(rules, end.piles, end.awards).totals):
                return end
    return None


def _round(rules: Rules, chance: Random, seats: int, sides: str) -> Position | None:
    """The end of a round of players who avoid points and keep the piles level; None where one could not be avoided, or nothing be dealt."""
    deck = list(members(rules.deal.deck))
    chance.shuffle(deck)
    try:
        returned = (0,) * places_wanted(rules, deck, seats)
        position = deal(rules, deck, returned, seats, sides)
    except DealError:
        return None
    while not position.over:
        play = _play(rules, chance, position)
        if _gain(rules, position, play)[0]:
            return None
        position = _after(rules, position, play)
    return position


def _after(rules: Rules, position: Position, play: Play) -> Position:
    return advance(rules, position, lambda hand, floor: play, 1)


def _play(rules: Rules, chance: Random, position: Position) -> Play:
    plays = [Play(card, way) for card in members(position.hands[position.turn]) for way in ways(rules, position.floor, card, MOST_WAYS)]
    return min(plays, key=lambda play: (*_gain(rules, position, play), chance.random()))


def _gain(rules: Rules, position: Position, play: Play) -> tuple[int, int]:
    """The points of a play, and how far it leaves the own pile from the largest of the others."""
    own = position.side(position.turn)
    found = outcome(rules, Moment(position.floor, position.previous, position.is_last), play)
    gained = found.taken | 1 << play.card if found.taken else 0
    others = max(pile.bit_count() for side, pile in enumerate(position.piles) if side != own)
    apart = abs(position.piles[own].bit_count() + gained.bit_count() - others)
    paid = sum(item.worth * (gained & item.cards).bit_count() for item in rules.round.each)
    return found.points + paid, apart
