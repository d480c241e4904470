"""Checks of the players and the deal."""

from collections.abc import Collection, Iterator

from basra_spec.game.patterns import patterns_set
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved


def hand_does_not_divide_the_stock(resolved: Resolved) -> Iterator[Problem]:
    """After the first floor is dealt, the rest of the deck must divide into full hands for every number of players.

    Good: hands of 6, a floor of 4, two or four players: 48 cards are dealt in 4 or 2 deals.
    Bad: hands of 6 with three players: 48 cards are not a multiple of 18.
    """
    ruleset = resolved.ruleset
    hand, stock = ruleset.deal.hand, ruleset.deck_set().bit_count() - ruleset.deal.floor
    over = [seats for seats in ruleset.players if not _divides(stock, seats, hand)]
    if over:
        numbers = ", ".join(f"{_left(stock, seats, hand)} left over with {seats} players" for seats in over)
        message = f"hands of {hand} do not divide the {stock} cards that remain after the first floor: {numbers}"
        places = [("deal", "hand"), ("deal", "floor"), *(("players", str(seats)) for seats in over), ("deck",)]
        yield resolved.problem("hand-does-not-divide-the-stock", message, _hint(resolved, stock, over), *places)


def _divides(stock: int, seats: int, hand: int) -> bool:
    return stock > 0 and stock % (seats * hand) == 0


def _left(stock: int, seats: int, hand: int) -> int:
    return max(stock % (seats * hand) if stock >= seats * hand else stock, 0)


def _hint(resolved: Resolved, stock: int, over: Collection[int]) -> str:
    """How to leave those numbers of players out, if others stay; and the hands that work for all."""
    seats = resolved.ruleset.players
    hands = [str(hand) for hand in range(1, stock + 1) if all(_divides(stock, each, hand) for each in seats)]
    working = f" ({', '.join(hands)} would work)" if hands else ""
    others = f"change the hand{working} or the floor"
    return f"{_without(resolved, over)}, or {others}" if len(over) < len(seats) else others


def _without(resolved: Resolved, over: Collection[int]) -> str:
    """How to leave numbers of players out: with null if the parent has them."""
    parents = resolved.parent.ruleset.players if resolved.parent else ()
    if all(each in parents for each in over):
        return f"write players: {{{', '.join(f'{each}: null' for each in over)}}}"
    return f"remove {' and '.join(map(str, over))} from players"


def partners_cannot_pair(resolved: Resolved) -> Iterator[Problem]:
    """Partners sit opposite each other, so `partners` needs an even number of players, at least four.

    Good: `players: {2: [solo], 4: [partners]}`.
    Bad: `players: {3: [partners]}`.
    """
    for seats, sides in resolved.ruleset.players.items():
        if "partners" in sides and (seats % 2 or seats < 4):
            message, hint = f"{seats} players cannot form partnerships", f"write {seats}: [solo], or give partners 4 or 6 seats"
            yield resolved.problem("partners-cannot-pair", message, hint, ("players", str(seats)))


def floor_cannot_be_dealt(resolved: Resolved) -> Iterator[Problem]:
    """Enough cards must be allowed on the first floor, whatever the order of the deck.

    Good: `deal: {floor: 4, refused: [J, 7D]}`.
    Bad: `deal: {floor: 4, refused: [any]}`.
    """
    ruleset = resolved.ruleset
    refused = patterns_set(ruleset.deal.refused) & ruleset.deck_set()
    allowed = (ruleset.deck_set() & ~refused).bit_count()
    for seats in ruleset.players:
        hands = seats * ruleset.deal.hand
        if refused and max(0, allowed - hands) < ruleset.deal.floor:
            message = f"{refused.bit_count()} cards are refused: with {seats} players there may not be enough cards for the first floor"
            yield resolved.problem("floor-cannot-be-dealt", message, "refuse fewer cards", ("deal", "refused"), ("deal", "hand"), ("deck",))
            return
