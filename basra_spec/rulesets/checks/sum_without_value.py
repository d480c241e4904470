"""A capture value is there where it is used: a card that takes sums has one, and so has a card whose Basra is worth twice its value.

Good: `values: {A: 1, 2-10: face}`, `number: {cards: [A-10], takes: {sums: many}}`.
Bad: `number: {cards: [A-Q], takes: {sums: many}}` with the same values: what sum would a queen take?
"""

from collections.abc import Iterator

from basra_spec.game.cards import NAMES, RANKS, members, rank
from basra_spec.game.compiler import capture_values, classes_by_card, makers
from basra_spec.game.patterns import by_card
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "value-missing"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each play class and each worth that needs a value which a card has not, and for `face` on a picture."""
    ruleset = resolved.ruleset
    values = capture_values(ruleset)
    classes = classes_by_card(ruleset)
    for name, row in ruleset.plays.items():
        bare = [card for card in members(ruleset.deck_set()) if row.takes.sums and not values[card] and name in classes[card]]
        yield from _problem(resolved, bare, f'the class "{name}" takes sums', ("plays", name, "cards"), ("plays", name, "takes", "sums"))
    for name, kind in ruleset.basra.kinds.items():
        path: Path = ("basra", "kinds", name, "worth") if kind.worth else ("basra", "worth")
        told = by_card((kind.worth or ruleset.basra.worth).items())
        bare = [card for card in members(makers(ruleset, kind)) if told[card] == "twice-value" and not values[card]]
        yield from _problem(resolved, bare, "a Basra is worth twice the value", path)
    printed = by_card(ruleset.values.items())
    faces = [card for card in range(52) if printed[card] == "face" and RANKS[rank(card)] in ("J", "Q", "K")]
    if faces:
        message = f"{NAMES[faces[0]]} has no number on its face"
        yield resolved.problem(
            CODE, message, "give pictures a number of their own: J: 11", *(("values", pattern) for pattern in ruleset.values)
        )


def _problem(resolved: Resolved, bare: list[int], why: str, *paths: Path) -> Iterator[Problem]:
    if bare:
        message = f"{why}, and {NAMES[bare[0]]} has no capture value"
        yield resolved.problem(CODE, message, "give it a value under values, or leave it out here", *paths, ("values",))
