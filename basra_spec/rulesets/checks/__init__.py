"""Checks of sense: what a ruleset may say in the right shape and still cannot mean. One module a check; its docstring is its page.

What `OF_PLAY` finds keeps no ruleset from being used, so that loading leaves it out.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from attrs import evolve

from basra_spec.analysis.lint import (
    class_unreached,
    item_unwinnable,
    kind_never_holds,
    kind_of_any_card,
    kind_shadowed,
    kinds_agree,
    match_may_never_end,
    near_name,
    target_never_hit,
)
from basra_spec.rulesets.checks import (
    card_without_class,
    decision_at_nothing,
    each_or_most,
    equal_patterns,
    hand_divides_stock,
    one_carry,
    over_each_other,
    partners_pair,
    points_alone,
    reading_fits,
    refused_floor,
    split_sum_bounded,
    sum_without_value,
    sweep_alone,
    unknown_reference,
    worth_missing,
)
from basra_spec.rulesets.merge import Change
from basra_spec.rulesets.problems import Path, Problem, ProblemsFound
from basra_spec.rulesets.resolved import Check, Resolved, variant

_OF_RULES: Final = (
    card_without_class,
    each_or_most,
    equal_patterns,
    hand_divides_stock,
    kinds_agree,
    one_carry,
    over_each_other,
    partners_pair,
    points_alone,
    refused_floor,
    split_sum_bounded,
    sum_without_value,
    sweep_alone,
    unknown_reference,
    worth_missing,
)
OF_PLAY: Final = (
    class_unreached,
    item_unwinnable,
    kind_never_holds,
    kind_of_any_card,
    kind_shadowed,
    match_may_never_end,
    near_name,
    target_never_hit,
)
ERRORS: Final = (*_OF_RULES, decision_at_nothing, reading_fits)
"""The modules whose problems keep a ruleset from being used."""
MODULES: Final = (*ERRORS, *OF_PLAY)

OF_RULES: Final[tuple[Check, ...]] = tuple(module.check for module in _OF_RULES)
"""What any rules must meet, a reading's among them."""
OF_DECISIONS: Final[tuple[Check, ...]] = (decision_at_nothing.check, partial(reading_fits.check, others=OF_RULES))
"""What a ruleset's decisions must meet, once its rules are in order."""


def of_play(resolved: Resolved) -> Iterable[Problem]:
    """The warnings and notes on a ruleset that meets every other check: what its rules cannot do though they seem to, or do unseen."""
    return [evolve(problem, level=module.LEVEL) for module in OF_PLAY for problem in module.check(resolved)]


def sensible(resolved: Resolved, changes: Iterable[tuple[Path, Any]]) -> Resolved | None:
    """The ruleset with these rules set (or removed, with None), if it meets every check; None where it makes no sense."""
    try:
        return variant(resolved, [Change(path, value, resolved.file, ()) for path, value in changes], OF_RULES)
    except ProblemsFound:
        return None
