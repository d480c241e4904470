"""A target is a total that can be; where no points add up to it, another number decides in truth.

Good: `target: 101` where some card is worth 1 point.
Bad: `target: 121` where every worth is a multiple of 10: whoever passes 120 has 130 at least.

Totals are taken to be any sums of the worths that can be scored. So a lower total than the one named cannot be.
"""

from collections.abc import Iterable, Iterator

from basra_spec.analysis.lint.reachable_points import amounts, basra_worths, items, winnable
from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "target-never-hit"
LEVEL = "note"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem, where no total can be the target."""
    rules = compile_rules(resolved.ruleset)
    worths = worths_of(rules)
    if not worths:
        return
    totals = totals_of(worths, rules.match.target + max(worths))
    truth = rules.match.target + next(members(totals >> rules.match.target))
    if truth > rules.match.target:
        below = totals & (1 << rules.match.target) - 1
        message = f"no points add up to {rules.match.target}: after {below.bit_length() - 1} the next total is {truth}, the target in truth"
        hint = f"target: {truth} would be the same game"
        yield resolved.problem_of(CODE, message, hint, ("match", "target"), ("round", "score"), ("basra",))


def worths_of(rules: Rules) -> set[int]:
    """Every number of points that can be scored at once: a Basra, a card, a majority."""
    return {points for item in items(rules) if winnable(rules, item) for points in amounts(rules, item)} | basra_worths(rules)


def totals_of(worths: Iterable[int], most: int) -> int:
    """The totals up to `most` that are sums of these numbers, each any number of times; as bits."""
    kept, totals = (1 << most + 1) - 1, 1
    for worth in worths:
        step = worth
        while step <= most:  # once more, twice more, four times more, …: any number of times
            totals |= totals << step & kept
            step *= 2
    return totals
