"""What a round can pay at all: the Basras that can be made and the score items that somebody can score."""

from basra_spec.analysis.condition_sets import can_hold
from basra_spec.game.cards import members
from basra_spec.game.rounds import sides_of
from basra_spec.game.rules import EachItem, MostItem, Rules


def basra_worths(rules: Rules) -> frozenset[int]:
    """The points of every Basra that may be made, those of 0 points left out."""
    found = set[int]()
    for card in members(rules.deal.deck):
        found |= {kind.points for kind in rules.awards.rows[card] if kind.points not in found and can_hold(rules, kind, card)}
    return frozenset(found - {0})


def items(rules: Rules) -> tuple[EachItem | MostItem, ...]:
    """The score items."""
    return (*rules.round.each, *rules.round.most)


def amounts(rules: Rules, item: EachItem | MostItem) -> set[int]:
    """The points that the item may pay a side at once: its worth, and equal parts of it where those who tie share it."""
    if isinstance(item, EachItem) or item.tie != "share":
        return {item.worth}
    sides = max(sides_of(seats, each) for seats, known in rules.deal.players.items() for each in known)
    return {item.worth // number for number in range(1, sides + 1)} - {0}


def winnable(rules: Rules, item: EachItem | MostItem) -> bool:
    """Whether somebody can score something for this item."""
    return why_unwinnable(rules, item) is None


def why_unwinnable(rules: Rules, item: EachItem | MostItem) -> str | None:
    """Why nobody can score anything for this item; None where somebody can."""
    if not item.worth:
        return "its worth is 0"
    if isinstance(item, MostItem):
        return _no_most(rules, item)
    cards = item.cards & rules.deal.deck
    if not cards:
        return "the deck has none of its cards"
    return None if cards & _gained(rules) else "no play takes one of its cards, or takes anything with one"


def _no_most(rules: Rules, item: MostItem) -> str | None:
    gained = _gained(rules).bit_count()
    if not gained:
        return "no card takes anything"
    if item.least <= gained:
        return None
    return f"it asks for {item.least} cards, and a pile can have {gained} at most"


def _gained(rules: Rules) -> int:
    """The cards that may come into a pile: those that take, those that are taken; with the leftovers, if somebody gets them, all."""
    gained = 0
    for card in members(rules.deal.deck):
        reach = 0
        for taking in rules.play.captures[card]:
            reach |= taking.reach
        taken = reach & rules.deal.deck & ~(1 << card)
        gained |= taken | 1 << card if taken else 0
    return rules.deal.deck if gained and rules.round.leftovers != "nobody" else gained
