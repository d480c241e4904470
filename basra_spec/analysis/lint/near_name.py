"""A name that a file adds to its parent's is no slip of a name that stands there: it would be one rule more, and change none.

Good: `ten_diamonds: {worth: 5}` where the parent has `ten_diamonds`; `two_clubs` beside `ten_clubs`.
Bad: `ten_diamond: {each: [10D], worth: 5}` beside the parent's `ten_diamonds: {each: [10D], worth: 3}`: the card pays 8.

Of a kind of Basra without `play` and `cards` it is `kind-of-any-card` that says so.
"""

from collections.abc import Iterator

from basra_spec.analysis.lint.kind_of_any_card import check as check_kinds
from basra_spec.rulesets.attribution import HOMES, new_names
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "near-name"
LEVEL = "warning"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each new name that may be a slip."""
    told = {problem.pointer for problem in check_kinds(resolved)}
    for new in new_names(resolved):
        if new.like:
            message = f'the {HOMES[new.home]} "{new.name}" is a new one: "{new.like}", which {resolved.lineage[-2]} has, stays as it is'
            hint = f'did you mean "{new.like}"? If not, a name that is less like it keeps the two apart'
            problem = resolved.problem_at_name(CODE, message, hint, new.path)
            if problem.pointer not in told:
                yield problem
