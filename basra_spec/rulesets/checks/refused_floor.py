"""There are enough cards that may lie on the first floor, however the deck falls.

Good: `deal: {floor: 4, refused: [J, 7D]}`.
Bad: `deal: {floor: 4, refused: [any]}`.
"""

from collections.abc import Iterator

from basra_spec.game.patterns import patterns_set
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "floor-cannot-be-dealt"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem, where the hands could hold too many of the cards that may lie on the floor."""
    ruleset = resolved.ruleset
    refused = patterns_set(ruleset.deal.refused) & ruleset.deck_set()
    allowed = (ruleset.deck_set() & ~refused).bit_count()
    for seats in ruleset.players:
        hands = seats * ruleset.deal.hand
        if refused and max(0, allowed - hands) < ruleset.deal.floor:
            message = f"{refused.bit_count()} cards are refused: with {seats} players the first floor might never be lawful"
            yield resolved.problem(CODE, message, "refuse fewer cards", ("deal", "refused"), ("deal", "hand"), ("deck",))
            return
