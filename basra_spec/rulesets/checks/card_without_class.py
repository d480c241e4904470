"""Every card of the deck belongs, on every floor, to a play class; otherwise nobody could say what happens when it is played.

Good: `plays: {number: {cards: [A-10], …}, court: {cards: [J-K], …}}` with `deck: [any]`.
Bad: the same without `court`; or with a `when` in `court`, and no other class for its cards.
"""

from collections.abc import Iterator

from basra_spec.game.cards import set_names, to_set
from basra_spec.game.compiler import classes_by_card
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "card-without-class"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem that names all cards without a class."""
    ruleset = resolved.ruleset
    classes = classes_by_card(ruleset)
    housed = to_set(card for card in range(52) if any(ruleset.plays[name].when is None for name in classes[card]))
    homeless = ruleset.deck_set() & ~housed
    if homeless:
        hint = "add them to the cards of a play class without `when`, or take them out of the deck"
        yield resolved.problem(CODE, f"no play class names {set_names(homeless)} on every floor", hint, ("plays",), ("deck",))
