"""Points that wait for the next round are one number: at most one score item carries on a tie.

Good: `most_cards: {most: cards, worth: 30, tie: carry}`.
Bad: a second item with `tie: carry`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "two-carries"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem that names the items."""
    carrying = [name for name, item in resolved.ruleset.round.score.items() if item.tie == "carry"]
    if len(carrying) > 1:
        message = f"{len(carrying)} score items carry on a tie: {', '.join(carrying)}"
        yield resolved.problem(
            CODE, message, "let all but one have tie: nobody or tie: share", *(("round", "score", name, "tie") for name in carrying[::-1])
        )
