"""Kinds of Basra that hold for the same play pay the same; where they must not, one names the other under `over`.

Good: `lone: {floor: {count: 1}}` at 10, `jack_on_jack: {play: [jack], floor: {count: 1, only: [J]}, worth: 20, over: [lone]}`.
Bad: the same without `over`: a Jack on a lone Jack would be worth 10 and 20.

The smallest floor that shows it is looked for among floors of up to three cards, each with the plays before that could have led to it.
"""

from collections.abc import Iterator
from itertools import combinations

from basra_spec.cards import NAMES, members, set_names
from basra_spec.hauls import hauls
from basra_spec.kinds import Clearing, failed
from basra_spec.problems import Problem
from basra_spec.resolved import Resolved
from basra_spec.rules import KindRow, Rules, compile_rules
from basra_spec.situations import captures

CODE = "kinds-disagree"
LARGEST_FLOOR = 3


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each pair of kinds that can hold together with different worths."""
    rules = compile_rules(resolved.ruleset)
    for first, second in combinations(resolved.ruleset.basra.kinds, 2):
        found = _disagreement(rules, first, second)
        if found:
            clearing, worths = found
            message = (
                f'the kinds "{first}" and "{second}" both hold for {NAMES[clearing.card]} on {set_names(clearing.floor)}, '
                f"and pay {worths[0]} and {worths[1]}"
            )
            hint = f'give both one worth, narrow one, or let one go before the other: over: [{first}] in "{second}"'
            yield resolved.problem(CODE, message, hint, ("basra", "kinds", second), ("basra", "kinds", first))


def _disagreement(rules: Rules, first: str, second: str) -> tuple[Clearing, tuple[int, int]] | None:
    """The smallest clearing for which both kinds hold and pay differently, and what they pay."""
    pairs = {card: pair for card in members(rules.deck) if (pair := _rivals(rules.kinds[card], first, second))}
    looks_back = any(kind.previous for pair in pairs.values() for kind in pair)
    for floor, card, previous in captures((rules,), LARGEST_FLOOR, histories=looks_back) if pairs else ():
        if card in pairs and floor:
            clearing, (one, other) = Clearing(card, floor, previous), pairs[card]
            both = failed(rules, one, clearing) is None and failed(rules, other, clearing) is None
            if both and floor in hauls(rules, floor, card):
                return clearing, (one.worth, other.worth)
    return None


def _rivals(kinds: tuple[KindRow, ...], first: str, second: str) -> tuple[KindRow, KindRow] | None:
    rows = {kind.name: kind for kind in kinds}
    if first not in rows or second not in rows:
        return None
    one, other = rows[first], rows[second]
    agreed = one.worth == other.worth or second in one.over or first in other.over
    return None if agreed else (one, other)
