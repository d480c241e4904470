"""Checks that need neither play nor search: what fits the schema and still makes no sense.

A check is a function; its docstring is its page of the reference, with a good and a bad example. The tables below register each by the code
of its problems. Imports what `rulesets` imports.
"""

from collections.abc import Callable, Iterable
from functools import partial, update_wrapper
from inspect import cleandoc
from typing import Any, Final

from attrs import frozen

from basra_spec.rulesets.checks import captures, deal, decisions, points
from basra_spec.rulesets.problems import Level, Path, Problem


@frozen
class Check:
    """A check in a table: the code of its problems, the function that yields them, and how severe they are."""

    code: str
    find: Callable[..., Iterable[Problem]]
    level: Level = "error"
    about: Path = ()
    """The rules that it is about."""

    def __call__(self, *subject: Any) -> Iterable[Problem]:
        return self.find(*subject)

    @property
    def page(self) -> str:
        """The text of the check's section in the reference."""
        return cleandoc(self.find.__doc__ or "")


OF_RULES: Final = (
    Check("card-without-class", captures.card_without_class),
    Check("each-or-most", points.each_or_most),
    Check("equal-patterns", captures.equal_patterns),
    Check("hand-does-not-divide-the-stock", deal.hand_does_not_divide_the_stock),
    Check("two-carries", points.two_carries),
    Check("over-each-other", points.over_each_other),
    Check("partners-cannot-pair", deal.partners_cannot_pair),
    Check("points-alone", captures.points_alone),
    Check("floor-cannot-be-dealt", deal.floor_cannot_be_dealt),
    Check("split-sum-too-large", captures.split_sum_too_large),
    Check("value-missing", captures.value_missing),
    Check("sweep-not-alone", captures.sweep_not_alone),
    Check("unknown-reference", points.unknown_reference),
    Check("worth-missing", points.worth_missing),
)
"""What any rules must meet, those of a reading among them."""

OF_DECISIONS: Final = (
    Check("decision-at-nothing", decisions.decision_at_nothing),
    Check("reading-does-not-fit", update_wrapper(partial(decisions.reading_does_not_fit, others=OF_RULES), decisions.reading_does_not_fit)),
)
"""What the decisions of a ruleset must meet, once its rules are in order."""
CHECKS: Final = (*OF_RULES, *OF_DECISIONS)
