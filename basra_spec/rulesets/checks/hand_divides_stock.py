"""The stock must come out even: what is left of the deck after the floor is dealt in whole hands to every number of players.

Good: hands of 6, a floor of 4, two or four players: 48 cards are 4 or 2 deals.
Bad: hands of 6 with three players: 48 cards are not a multiple of 18.
"""

from collections.abc import Collection, Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "hand-does-not-divide-the-stock"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem that names all numbers of players at which cards are left over."""
    ruleset = resolved.ruleset
    hand, stock = ruleset.deal.hand, ruleset.deck_set().bit_count() - ruleset.deal.floor
    over = [seats for seats in ruleset.players if not _comes_out(stock, seats, hand)]
    if over:
        numbers = ", ".join(f"{_left(stock, seats, hand)} cannot be dealt to {seats} players" for seats in over)
        message = f"hands of {hand}: of {stock} cards after the floor, {numbers}"
        places = [("deal", "hand"), ("deal", "floor"), *(("players", str(seats)) for seats in over), ("deck",)]
        yield resolved.problem(CODE, message, _hint(resolved, stock, over), *places)


def _comes_out(stock: int, seats: int, hand: int) -> bool:
    return stock > 0 and stock % (seats * hand) == 0


def _left(stock: int, seats: int, hand: int) -> int:
    return max(stock % (seats * hand) if stock >= seats * hand else stock, 0)


def _hint(resolved: Resolved, stock: int, over: Collection[int]) -> str:
    """The line that takes those numbers of players out, where others stay; and the hands that work out for all."""
    seats = resolved.ruleset.players
    hands = [str(hand) for hand in range(1, stock + 1) if all(_comes_out(stock, each, hand) for each in seats)]
    told = f" ({', '.join(hands)} would work out)" if hands else ""
    others = f"change the hand{told} or the floor"
    return f"{_without(resolved, over)}, or {others}" if len(over) < len(seats) else others


def _without(resolved: Resolved, over: Collection[int]) -> str:
    """How to take numbers of players out: with null where the parent has them."""
    parents = resolved.parent.ruleset.players if resolved.parent else ()
    if all(each in parents for each in over):
        return f"write players: {{{', '.join(f'{each}: null' for each in over)}}}"
    return f"leave {' and '.join(map(str, over))} out of players"
