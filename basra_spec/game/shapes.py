"""Test whether a set of cards has a shape, and explain which condition fails."""

from basra_spec.game import sums
from basra_spec.game.cards import members, set_names
from basra_spec.game.patterns import ANY_NUMBER, Bounds
from basra_spec.game.rules import Rules, Shape
from basra_spec.game.ruleset import Splits


def unmet(rules: Rules, shape: Shape, cards: int) -> str | None:
    """The key of the first condition of the shape that the cards do not meet; None if they meet all."""
    if not shape.count.low <= cards.bit_count() <= shape.count.high:
        return "count"
    if cards & ~shape.only:
        return "only"
    if shape.sum != ANY_NUMBER and total(rules, cards) not in shape.sum:
        return "sum"
    return "splits" if shape.splits and not splits_evenly(rules, shape.splits, cards) else None


def why_unmet(rules: Rules, shape: Shape, cards: int, condition: str) -> str:
    """Why the cards do not meet a condition from `unmet`, in words."""
    if condition == "count":
        return f"{cards.bit_count()} is not {shape.count}"
    if condition == "only":
        return f"{set_names(cards & ~shape.only)} is not allowed"
    if condition == "sum":
        return f"{total(rules, cards)} is not in {shape.sum}"
    assert shape.splits
    each = "" if shape.splits.cards == ANY_NUMBER else f", each of {shape.splits.cards} cards"
    return f"not into {shape.splits.groups} groups of one sum in {shape.splits.sum}{each}"


def total(rules: Rules, cards: int) -> int:
    """The sum of the values of the cards; a card without a value adds 0."""
    return sum(rules.play.values[card] for card in members(cards))


def splits_evenly(rules: Rules, wanted: Splits, cards: int) -> bool:
    """Whether the cards split into an allowed number of groups with one allowed sum. False if a card has no value.

    A single card is a group if `wanted.cards` allows it: two sixes are two groups of 6.
    """
    values = [rules.play.values[card] for card in members(cards)]
    whole = sum(values)
    if not values or 0 in values:
        return False
    return any(
        number in wanted.groups
        and whole % number == 0
        and whole // number in wanted.sum
        and (_splits_into(values, whole // number, wanted.cards) if number > 1 else len(values) in wanted.cards)
        for number in range(1, len(values) + 1)
    )


def _splits_into(values: list[int], target: int, cards: Bounds) -> bool:
    if target in values and 1 not in cards:
        return False
    rest = [value for value in values if value != target]
    return all(value < target for value in rest) and sums.splits(sum(map(sums.unit, rest)), target, cards)
