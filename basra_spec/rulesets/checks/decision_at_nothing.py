"""A decision is about rules that exist: each path under `at` leads to a rule of the ruleset.

Good: `at: [ceremony.direction]`.
Bad: `at: [ceremony.colour]`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import nearest

CODE = "decision-at-nothing"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each path that leads nowhere; only decisions of the file itself."""
    known = {dotted(leaf[:depth]) for leaf in resolved.merged.setters for depth in range(1, len(leaf) + 1)}
    for name, decision in resolved.file.data.get("decisions", {}).items():
        for number, path in enumerate(decision.get("at", [])):
            if resolved.merged.value(tuple(path.split("."))) is None:
                place: Path = ("decisions", name, "at", number)
                yield resolved.file.problem(place, CODE, f'there is no rule "{path}"', nearest(path, known))
