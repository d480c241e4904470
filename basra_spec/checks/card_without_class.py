"""Every card of the deck belongs, on every floor, to a play class; otherwise nobody could say what happens when it is played.

Good: `plays: {number: {cards: [A-10], …}, court: {cards: [J-K], …}}` with `deck: [any]`.
Bad: the same without `court`; or with a `when` in `court`, and no other class for its cards.
"""

from collections.abc import Iterator

from basra_spec.cards import members, set_names
from basra_spec.problems import Problem
from basra_spec.resolved import Resolved
from basra_spec.rules import classes_of

CODE = "card-without-class"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem that names all cards without a class."""
    ruleset = resolved.ruleset
    homeless = sum(
        1 << card for card in members(ruleset.deck_set()) if not any(ruleset.plays[name].when is None for name in classes_of(ruleset, card))
    )
    if homeless:
        hint = "add them to the cards of a play class without `when`, or take them out of the deck"
        yield resolved.problem(CODE, f"no play class names {set_names(homeless)} on every floor", hint, ("plays",), ("deck",))
