"""Checks of sense: what a ruleset may say in the right shape and still cannot mean. One module a check; its docstring is its page."""

from collections.abc import Callable, Iterable
from typing import Final

from basra_spec.checks import (
    card_without_class,
    decision_at_nothing,
    each_or_most,
    equal_patterns,
    hand_divides_stock,
    kinds_agree,
    one_carry,
    partners_pair,
    reading_fits,
    refused_floor,
    sum_without_value,
    sweep_alone,
    unknown_reference,
)
from basra_spec.problems import Problem
from basra_spec.resolved import Resolved

Check = Callable[[Resolved], Iterable[Problem]]

ALL: Final[tuple[Check, ...]] = tuple(
    module.check
    for module in (
        card_without_class,
        decision_at_nothing,
        each_or_most,
        equal_patterns,
        hand_divides_stock,
        kinds_agree,
        one_carry,
        partners_pair,
        reading_fits,
        refused_floor,
        sum_without_value,
        sweep_alone,
        unknown_reference,
    )
)
