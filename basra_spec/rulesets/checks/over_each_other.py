"""No kind of Basra goes over one that goes over it, at once or by way of others: neither would count.

Good: `jack_on_jack: {over: [lone]}`.
Bad: `jack_on_jack: {over: [lone]}` and `lone: {over: [jack_on_jack]}`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "over-each-other"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each kind that ends up over itself."""
    kinds = resolved.ruleset.basra.kinds
    for name in kinds:
        below, reached = [name], set[str]()
        while below:
            found = [other for other in kinds[below.pop()].over if other in kinds and other not in reached]
            reached.update(found)
            below += found
        if name in reached and name not in kinds[name].over:  # a kind at once over itself is an unknown reference
            yield resolved.problem(CODE, f'the kind "{name}" goes over itself', "remove one of the over", ("basra", "kinds", name, "over"))
