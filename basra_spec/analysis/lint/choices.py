"""Whether a card has too many captures to choose from, and what it costs to count them."""

from collections.abc import Iterator
from math import prod
from typing import Final

from basra_spec.analysis.budget import spend
from basra_spec.game.captures import hauls
from basra_spec.game.cards import NAMES, members, rank_mates
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

_MOST: Final = 100_000


def too_many_captures(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """A card has at most 100,000 captures to choose from on a floor with two cards of each rank.

    Neither a player nor a program can consider more than that. The check counts the captures without listing them, and reports the
    card with the most.

    Good: `values: {A: 1, 2-10: face}`, or any values with a filter that decides: `keep: [most-cards, deck-order]`.
    Bad: `values: {A-Q: 1, K: 10}` with `keep: []`: a king takes any ten of 24 cards worth 1, or any twenty.
    """
    counted = {card: _captures(rules, card) for card in members(rules.deal.deck)}
    card = max(counted, key=lambda card: counted[card], default=0)
    if counted.get(card, 0) > _MOST:
        message = f"{NAMES[card]} has {counted[card]:,} captures to choose from on a floor with two cards of each rank"
        hint = (
            "add a filter, for example keep: [most-cards, deck-order], or change the values so that fewer cards add up to that of the card"
        )
        yield resolved.problem_of("too-many-captures", message, hint, ("capture", "keep"), ("values",), ("plays",))


def _captures(rules: Rules, card: int) -> int:
    floor = 0
    for other in members(rules.deal.deck & ~(1 << card)):
        floor |= 1 << other if (floor & rank_mates(other)).bit_count() < 2 else 0
    spend_on_captures(rules, floor, card)
    return hauls(rules, floor, card).count()


def spend_on_captures(rules: Rules, floor: int, card: int) -> None:
    """Count the steps that it takes to find a card's captures: the more counts the floor cards that it may add up can make, the more."""
    addends = floor & hauls(rules, floor, card).rule.addends
    spend(3 + (prod((addends & cards).bit_count() + 1 for cards in rules.play.of_value[1:]) >> 7))
