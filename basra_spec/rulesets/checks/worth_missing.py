"""Every Basra that can be made has a worth: a table of worths names every card that can make one.

Good: `worth: 10`, `worth: {A-10: twice-value, J-K: 20}`.
Bad: `worth: {A-10: 10}`, where a queen may clear the floor too: her Basra would be worth nothing.
"""

from collections.abc import Iterator

from basra_spec.game.cards import members, names
from basra_spec.game.compiler import makers
from basra_spec.game.patterns import by_card
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "worth-missing"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each kind that some cards can make and whose worths leave them out."""
    ruleset = resolved.ruleset
    for name, kind in ruleset.basra.kinds.items():
        told = by_card((kind.worth or ruleset.basra.worth).items())
        bare = [card for card in members(makers(ruleset, kind)) if told[card] is None]
        if bare:
            path = ("basra", "kinds", name, "worth") if kind.worth else ("basra", "worth")
            message = f'a Basra of the kind "{name}" with {names(bare)} has no worth'
            yield resolved.problem(CODE, message, "name these cards in the table too", path)
