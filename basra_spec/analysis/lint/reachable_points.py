"""What a round can pay at all: the Basras that can be made, and the score items that a side can score."""

from collections.abc import Iterator
from typing import Any, Final

from attrs import asdict

from basra_spec.analysis.condition_sets import can_hold
from basra_spec.game.cards import members
from basra_spec.game.rounds import sides_of
from basra_spec.game.rules import EachItem, MostItem, Rules
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved

Item = EachItem | MostItem
_KNOWN: Final = {"name", "cards", "worth", "tie", "least"}
"""The fields of a score item that are read here."""


def basra_worths(rules: Rules) -> frozenset[int]:
    """The points of every Basra that may be made, those of 0 points left out."""
    found = set[int]()
    for card in members(rules.deal.deck):
        found |= {kind.points for kind in rules.awards.rows[card] if kind.points not in found and can_hold(rules, kind, card)}
    return frozenset(found - {0})


def item_unwinnable(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Every score item must be able to score points.

    Good: `jacks: {each: [J], worth: 1}`, `most_cards: {most: cards, worth: 30, tie: nobody, min: 27}`.
    Bad: `queens: {each: [Q], worth: 1}` with `deck: [A-J]`; `most_cards: {…, min: 50}` with a deck of 44 cards; a worth of 0.
    """
    for item in items(rules):
        why = why_unwinnable(rules, item)
        if why:
            message = f'the score item "{item.name}" can never pay: {why}'
            place: Path = ("round", "score", item.name)
            paths = [(*place, key) for key in (("each", "min") if item.worth else ("worth",))]
            there = [path for path in paths if resolved.merged.value(path) is not None]
            hint = "change it, or remove the item"
            yield resolved.problem_of("item-unwinnable", message, hint, *there, place, ("deck",), ("plays",))


def pays_by_unknown_rules(rules: Rules) -> bool:
    """Whether points may come from a table or a condition that is not read here: then no claim about all points holds."""
    awards = {name: value for name, value in asdict(rules.awards, recurse=False).items() if name != "rows"}
    scores = {name: value for name, value in asdict(rules.round, recurse=False).items() if name not in ("leftovers", "each", "most")}
    return any((*awards.values(), *scores.values())) or any(map(_unknown_fields, items(rules)))


def _unknown_fields(item: Item) -> list[Any]:
    return [value for name, value in item._asdict().items() if name not in _KNOWN and value]


def items(rules: Rules) -> tuple[Item, ...]:
    """The score items."""
    return (*rules.round.each, *rules.round.most)


def amounts(rules: Rules, item: Item) -> set[int]:
    """The points that the item may pay a side at once: its worth, and the equal parts of it if those who tie share it."""
    if isinstance(item, EachItem) or item.tie != "share":
        return {item.worth}
    sides = max(sides_of(seats, each) for seats, known in rules.deal.players.items() for each in known)
    return {item.worth // number for number in range(1, sides + 1)} - {0}


def winnable(rules: Rules, item: Item) -> bool:
    """Whether a side can score points for this item."""
    return why_unwinnable(rules, item) is None


def why_unwinnable(rules: Rules, item: Item) -> str | None:
    """Why no side can score points for this item; None if one can."""
    if _unknown_fields(item):
        return None
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
    return f"it requires {item.least} cards, but a pile can have at most {gained}"


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
