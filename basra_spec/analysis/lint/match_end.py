"""Checks of the end of a match: whether a total can be the target, and whether a match can go on for ever."""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Final

from basra_spec.analysis.budget import spend
from basra_spec.analysis.lint.choices import spend_on_captures
from basra_spec.analysis.lint.reachable_points import amounts, basra_worths, items, pays_by_unknown_rules, winnable
from basra_spec.game.cards import members
from basra_spec.game.faults import DealError
from basra_spec.game.outcome import Moment, Outcome, every_outcome
from basra_spec.game.play import apply
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal, places_wanted, sides_of
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

ROUNDS: Final = 120
"""For each number of sides. In a game that leaves a level majority unpaid, about one of twenty rounds played in this way pays no points."""
_MOST_WAYS: Final = 6


def target_never_hit(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Some total must be exactly the target. Otherwise a higher number decides the match.

    The check treats every sum of worths as a possible total. The total in the message is the lowest one above the target.

    Good: `target: 101` if some card is worth 1 point.
    Bad: `target: 121` if every worth is a multiple of 10: a side that passes 120 has at least 130.
    """
    worths = worths_of(rules)
    if not worths or pays_by_unknown_rules(rules):
        return
    totals = totals_of(worths, rules.match.target + max(worths))
    next_total = rules.match.target + next(members(totals >> rules.match.target))
    if next_total > rules.match.target:
        below = (totals & (1 << rules.match.target) - 1).bit_length() - 1
        message = f"no total can be exactly {rules.match.target}: the next after {below} is {next_total}, which is the effective target"
        hint = f"target: {next_total} gives the same game"
        yield resolved.problem_of("target-never-hit", message, hint, ("match", "target"), ("round", "score"), ("basra",))


def worths_of(rules: Rules) -> set[int]:
    """Every number of points that can be scored at once: a Basra, a card, a majority."""
    return {points for item in items(rules) if winnable(rules, item) for points in amounts(rules, item)} | basra_worths(rules)


def totals_of(worths: Iterable[int], most: int) -> int:
    """The totals up to `most` that are sums of these numbers, each any number of times; as bits."""
    kept, totals = (1 << most + 1) - 1, 1
    for worth in worths:
        step = worth
        while step <= most:  # once more, twice more, four times more, …: any number of times
            totals |= totals << step & kept
            step *= 2
    return totals


def match_may_never_end(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Without a cap, every round in which cards are taken must score points for some side. Otherwise the match may not end.

    A cap with `level: another-round` does not count, since level sides play on. The check reports a game in which nothing pays. Otherwise
    it plays rounds in which the players avoid points, and reports one that ends without points. It does not report rounds in which no
    card is taken, or matches that stay level.

    Good: an item that pays for each of some cards, with leftovers that go to a side; or `cap: {rounds: 30, level: draw}`.
    Bad: no cap, and points only for Basras and a majority that may be tied: a round with neither scores no points.
    """
    if (rules.match.cap_rounds is not None and rules.match.cap_level == "draw") or always_pays(rules):
        return
    paths = [("match", "cap"), ("match", "target"), ("round",), ("basra",), ("plays",)]
    hint = "score cards that always go to a side, or add a cap to the match: cap: {rounds: 30, level: draw}"
    if not pays_by_unknown_rules(rules) and not basra_worths(rules) and not any(winnable(rules, item) for item in items(rules)):
        message = f"nothing scores any points: no total ever reaches {rules.match.target}"
        yield resolved.problem_of("match-may-never-end", message, hint, *paths)
    elif end := unpaid_round(rules):
        piles = " and ".join(str(pile.bit_count()) for pile in end.piles)
        left = f", {end.floor.bit_count()} left on the floor" if end.floor else ""
        message = f"a round may score no points (for example, with piles of {piles} cards{left} and no Basra), and no cap ends the match"
        yield resolved.problem_of("match-may-never-end", message, hint, *paths)


def always_pays(rules: Rules) -> bool:
    """Whether every round in which a card is taken pays somebody: all cards then come into piles, and one of them pays."""
    return rules.round.leftovers != "nobody" and any(item.worth and item.cards & rules.deal.deck for item in rules.round.each)


def unpaid_round(rules: Rules) -> Position | None:
    """The end of a round in which cards were taken and no side scores; None if no round played is one."""
    chance = Random(0)  # noqa: S311 (games, not secrets)
    tables = {sides_of(seats, sides): (seats, sides) for seats, known in rules.deal.players.items() for sides in known}
    for seats, sides in tables.values():
        for _ in range(ROUNDS):
            end = _round(rules, chance, seats, sides)
            if end and any(end.piles) and not any(score(rules, end.piles, end.awards).totals):
                return end
    return None


def _round(rules: Rules, chance: Random, seats: int, sides: str) -> Position | None:
    """The end of a round of players who avoid points and keep the piles level; None if a player had to score, or the deal is impossible."""
    deck = list(members(rules.deal.deck))
    chance.shuffle(deck)
    try:
        returned = (0,) * places_wanted(rules, deck, seats)
        position = deal(rules, deck, returned, seats, sides)
    except DealError:
        return None
    while not position.over:
        play, points = _play(rules, chance, position)
        if points:
            return None
        position = apply(rules, position, play).position
    return position


def _play(rules: Rules, chance: Random, position: Position) -> tuple[Play, int]:
    """The play with the fewest points that keeps the piles most level, and its points."""
    moment = Moment(position.floor, position.previous, position.is_last)
    found = []
    for card in members(position.hands[position.turn]):
        spend_on_captures(rules, position.floor, card)
        for each in islice(every_outcome(rules, moment, card), _MOST_WAYS):
            spend()
            points, apart = _gain(rules, position, card, each)
            found.append((points, apart, chance.random(), Play(card, each.taken)))
    points, _, _, play = min(found)
    return play, points


def _gain(rules: Rules, position: Position, card: int, found: Outcome) -> tuple[int, int]:
    """The points of a play, and how far it leaves the own pile from the largest of the others."""
    own = position.side(position.turn)
    gained = found.taken | 1 << card if found.taken else 0
    others = max(pile.bit_count() for side, pile in enumerate(position.piles) if side != own)
    apart = abs(position.piles[own].bit_count() + gained.bit_count() - others)
    paid = sum(item.worth * (gained & item.cards).bit_count() for item in rules.round.each)
    return found.points + paid, apart
