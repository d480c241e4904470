"""Kinds of Basra that hold for the same play pay the same; where they must not, one names the other under `over`.

Good: `lone: {floor: {count: 1}}` at 10, `jack_on_jack: {play: [jack], floor: {count: 1, only: [J]}, worth: 20, over: [lone]}`.
Bad: the same without `over`: a Jack on a lone Jack would be worth 10 and 20.

The smallest floor that shows it is looked for among floors of up to three cards, each with the plays before that could have led to it.
"""

from collections.abc import Iterator
from itertools import combinations

from basra_spec.cards import NAMES, members, set_names, to_set
from basra_spec.hauls import hauls
from basra_spec.kinds import Clearing, failed
from basra_spec.position import Previous
from basra_spec.problems import Problem
from basra_spec.resolved import Resolved
from basra_spec.rules import KindRow, Rules, compile_rules

CODE = "kinds-disagree"
LARGEST_FLOOR = 3


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each pair of kinds that can hold together with different worths."""
    rules = compile_rules(resolved.ruleset)
    for first, second in combinations(resolved.ruleset.basra.kinds, 2):
        found = _disagreement(rules, first, second)
        if found:
            card, clearing, worths = found
            message = (
                f'the kinds "{first}" and "{second}" both hold for {NAMES[card]} on {set_names(clearing.floor)}, '
                f"and pay {worths[0]} and {worths[1]}"
            )
            hint = f'give both one worth, narrow one, or let one go before the other: over: [{first}] in "{second}"'
            yield resolved.problem(CODE, message, hint, ("basra", "kinds", second), ("basra", "kinds", first))


def _disagreement(rules: Rules, first: str, second: str) -> tuple[int, Clearing, tuple[int, int]] | None:
    pairs = {card: pair for card in members(rules.deck) if (pair := _rivals(rules.kinds[card], first, second))}
    for size in range(1, LARGEST_FLOOR + 1) if pairs else ():
        for floor in map(to_set, combinations(members(rules.deck), size)):
            for card, (one, other) in pairs.items():
                for clearing in _clearings(rules, floor, card):
                    if failed(rules, one, clearing) is None and failed(rules, other, clearing) is None:
                        return card, clearing, (one.worth, other.worth)
    return None


def _clearings(rules: Rules, floor: int, card: int) -> Iterator[Clearing]:
    """The plays of this card that clear this floor: as the round's first, after a trail, after a capture that left the floor behind."""
    if floor >> card & 1 or floor not in hauls(rules, floor, card):
        return
    yield Clearing(card, floor, None)
    for trailed in members(floor):
        yield Clearing(card, floor, Previous(True, floor ^ 1 << trailed))
    for gone in members(rules.deck & ~floor & ~(1 << card)):
        yield Clearing(card, floor, Previous(False, floor | 1 << gone))


def _rivals(kinds: tuple[KindRow, ...], first: str, second: str) -> tuple[KindRow, KindRow] | None:
    rows = {kind.name: kind for kind in kinds}
    if first not in rows or second not in rows:
        return None
    one, other = rows[first], rows[second]
    agreed = one.worth == other.worth or second in one.over or first in other.over
    return None if agreed else (one, other)
