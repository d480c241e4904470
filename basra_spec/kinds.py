"""Whether a clearing of the floor is a Basra: the conditions of its kinds, each with a name and a reason where it fails."""

from collections.abc import Callable
from typing import Final, NamedTuple

from basra_spec import sums
from basra_spec.cards import members, rank_mates, set_names
from basra_spec.hauls import is_ordinary
from basra_spec.position import Previous
from basra_spec.rules import FloorRow, KindRow, Rules
from basra_spec.ruleset import Splits


class Clearing(NamedTuple):
    """A play that took the whole floor; `previous` is the play before it in the round."""

    card: int
    floor: int
    previous: Previous | None


class Award(NamedTuple):
    """The kinds of Basra that hold, and what they pay; no kinds and 0 for a clearing that is none."""

    kinds: tuple[str, ...]
    worth: int


NO_BASRA: Final = Award((), 0)


def award(rules: Rules, clearing: Clearing) -> Award:
    """What a clearing is worth. Kinds that hold together pay the same in a checked ruleset; in any other the highest counts."""
    holding = [kind for kind in rules.kinds[clearing.card] if failed(rules, kind, clearing) is None]
    silenced = {name for kind in holding for name in kind.over}
    counted = [kind for kind in holding if kind.name not in silenced]
    return Award(tuple(kind.name for kind in counted), max(kind.worth for kind in counted)) if counted else NO_BASRA


def failed(rules: Rules, kind: KindRow, clearing: Clearing) -> str | None:
    """The first condition of the kind that does not hold, as `path: reason`; None where all hold."""
    reason = _floor_fails(rules, kind.floor, clearing.floor)
    if reason:
        return f"floor.{reason}"
    if kind.taken and not TAKEN[kind.taken](rules, clearing.card, clearing.floor):
        return f"taken: {set_names(clearing.floor)} is not {kind.taken} for this card"
    return _previous_fails(rules, kind, clearing.previous)


def _previous_fails(rules: Rules, kind: KindRow, previous: Previous | None) -> str | None:
    if kind.previous is None:
        return None
    if previous is None:
        return "previous: there was no play before"
    if kind.previous_trailed is not None and kind.previous_trailed != previous.trailed:
        return f"previous.trailed: the play before {'took nothing' if previous.trailed else 'took cards'}"
    reason = _floor_fails(rules, kind.previous, previous.floor)
    return f"previous.floor.{reason}" if reason else None


def _floor_fails(rules: Rules, row: FloorRow, floor: int) -> str | None:
    if floor.bit_count() not in row.count:
        return f"count: {floor.bit_count()} is not {row.count}"
    if floor & ~row.only:
        return f"only: {set_names(floor & ~row.only)} is none of them"
    total = sum(rules.values[card] for card in members(floor))
    if total not in row.sum:
        return f"sum: {total} is not in {row.sum}"
    if row.splits and not splits_evenly(rules, row.splits, floor):
        return f"splits: not into {row.splits.groups} groups of one sum in {row.splits.sum}"
    return None


def splits_evenly(rules: Rules, wanted: Splits, floor: int) -> bool:
    """Whether the floor, all of whose cards have a value, splits into an allowed number of groups that share an allowed sum.

    A card on its own is a group. Two sixes are two groups of 6.
    """
    values = [rules.values[card] for card in members(floor)]
    total = sum(values)
    if not values or 0 in values:
        return False
    return any(
        number in wanted.groups and total % number == 0 and total // number in wanted.sum and _splits_into(values, total // number)
        for number in range(1, len(values) + 1)
    )


def _splits_into(values: list[int], target: int) -> bool:
    rest = [value for value in values if value != target]
    return all(value < target for value in rest) and sums.splits(sum(map(sums.unit, rest)), target)


def _same_rank(rules: Rules, card: int, taken: int) -> bool:
    return not taken & ~rank_mates(card)


def _one_sum(rules: Rules, card: int, taken: int) -> bool:
    values = [rules.values[other] for other in members(taken)]
    return len(values) > 1 and 0 not in values and sum(values) == rules.values[card]


TAKEN: Final[dict[str, Callable[[Rules, int, int], bool]]] = {
    "same-rank": _same_rank,
    "one-sum": _one_sum,
    "ordinary": is_ordinary,
}
