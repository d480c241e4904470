"""The stock must come out even: what is left of the deck after the floor is dealt in whole hands to every number of players.

Good: hands of 6, a floor of 4, two or four players: 48 cards are 4 or 2 deals.
Bad: hands of 6 with three players: 48 cards are not a multiple of 18.
"""

from collections.abc import Iterator

from basra_spec.problems import Problem
from basra_spec.resolved import Resolved

CODE = "hand-does-not-divide-the-stock"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each number of players at which cards are left over."""
    ruleset = resolved.ruleset
    deck, deal = ruleset.deck_set().bit_count(), ruleset.deal
    stock = deck - deal.floor
    for seats in ruleset.players:
        over = stock % (seats * deal.hand) if stock >= seats * deal.hand else stock
        if over or stock <= 0:
            message = f"{seats} players with hands of {deal.hand}: of {stock} cards after the floor, {max(over, 0)} cannot be dealt"
            hint = f"{stock} = players × hand × deals: change the hand, the floor, or the number of players"
            yield resolved.problem(CODE, message, hint, ("deal", "hand"), ("deal", "floor"), ("players", str(seats)), ("deck",))
