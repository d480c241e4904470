"""Every card of the deck belongs to a play class; otherwise nobody could say what happens when it is played.

Good: `plays: {number: {cards: [A-10], …}, court: {cards: [J-K], …}}` with `deck: [any]`.
Bad: the same without `court`.
"""

from collections.abc import Iterator

from basra_spec.cards import members, set_names
from basra_spec.problems import Problem
from basra_spec.resolved import Resolved
from basra_spec.rules import classes_by_card

CODE = "card-without-class"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem that names all cards without a class."""
    classes = classes_by_card(resolved.ruleset)
    homeless = sum(1 << card for card in members(resolved.ruleset.deck_set()) if classes[card] is None)
    if homeless:
        hint = "add them to the cards of a play class, or take them out of the deck"
        yield resolved.problem(CODE, f"no play class names {set_names(homeless)}", hint, ("plays",), ("deck",))
