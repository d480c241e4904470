"""Every score item can be scored by somebody.

Good: `jacks: {each: [J], worth: 1}`, `most_cards: {most: cards, worth: 30, tie: nobody, min: 27}`.
Bad: `queens: {each: [Q], worth: 1}` with `deck: [A-J]`; `most_cards: {…, min: 50}` with a deck of 44 cards; a worth of 0.
"""

from collections.abc import Iterator

from basra_spec.analysis.lint.reachable_points import items, why_unwinnable
from basra_spec.game.compiler import compile_rules
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "item-unwinnable"
LEVEL = "warning"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each item that pays nobody, whatever is played."""
    rules = compile_rules(resolved.ruleset)
    for item in items(rules):
        why = why_unwinnable(rules, item)
        if why:
            message = f'nobody can ever score for "{item.name}": {why}'
            place: Path = ("round", "score", item.name)
            paths = [(*place, key) for key in (("each", "min") if item.worth else ("worth",))]
            there = [path for path in paths if resolved.merged.value(path) is not None]
            yield resolved.problem_of(CODE, message, "change it, or leave the item out", *there, place, ("deck",), ("plays",))
