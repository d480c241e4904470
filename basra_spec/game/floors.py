"""What a floor is like: the floor conditions, each with a name and a reason where it does not hold."""

from basra_spec.game import sums
from basra_spec.game.cards import members, set_names
from basra_spec.game.patterns import ANY_NUMBER, Bounds
from basra_spec.game.rules import FloorRow, Rules
from basra_spec.game.ruleset import Splits


def unmet(rules: Rules, row: FloorRow, floor: int) -> str | None:
    """The first part of the condition that does not hold for the floor, as `key: reason`; None where all hold."""
    if floor.bit_count() not in row.count:
        return f"count: {floor.bit_count()} is not {row.count}"
    if floor & ~row.only:
        return f"only: {set_names(floor & ~row.only)} is none of them"
    total = sum(rules.values[card] for card in members(floor))
    if total not in row.sum:
        return f"sum: {total} is not in {row.sum}"
    if row.splits and not splits_evenly(rules, row.splits, floor):
        each = "" if row.splits.cards == ANY_NUMBER else f", each of {row.splits.cards} cards"
        return f"splits: not into {row.splits.groups} groups of one sum in {row.splits.sum}{each}"
    return None


def splits_evenly(rules: Rules, wanted: Splits, floor: int) -> bool:
    """Whether the floor, all of whose cards have a value, splits into an allowed number of groups that share an allowed sum.

    A card on its own is a group, where `cards` allows it. Two sixes are two groups of 6.
    """
    values = [rules.values[card] for card in members(floor)]
    total = sum(values)
    if not values or 0 in values:
        return False
    return any(
        number in wanted.groups
        and total % number == 0
        and total // number in wanted.sum
        and (_splits_into(values, total // number, wanted.cards) if number > 1 else len(values) in wanted.cards)
        for number in range(1, len(values) + 1)
    )


def _splits_into(values: list[int], target: int, cards: Bounds) -> bool:
    if target in values and 1 not in cards:
        return False
    rest = [value for value in values if value != target]
    return all(value < target for value in rest) and sums.splits(sum(map(sums.unit, rest)), target, cards)
