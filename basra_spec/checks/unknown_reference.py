"""A name that one rule uses of another is there: play classes under `play`, kinds under `over`, and no kind goes over itself.

Good: `plain: {play: [number, court]}` where `plays` has `number` and `court`.
Bad: `plain: {play: [numbers]}`.
"""

from collections.abc import Collection, Iterator

from basra_spec.problems import Path, Problem
from basra_spec.resolved import Resolved
from basra_spec.words import nearest

CODE = "unknown-reference"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each name that leads nowhere."""
    ruleset = resolved.ruleset
    for name, kind in ruleset.basra.kinds.items():
        others = [other for other in ruleset.basra.kinds if other != name]
        path = ("basra", "kinds", name)
        yield from _missing(resolved, (*path, "play"), "play class", kind.play or (), ruleset.plays)
        yield from _missing(resolved, (*path, "over"), "other kind", kind.over, others)


def _missing(resolved: Resolved, path: Path, what: str, names: Collection[str], known: Collection[str]) -> Iterator[Problem]:
    for name in names:
        if name not in known:
            yield resolved.problem(CODE, f'there is no {what} "{name}"', nearest(name, known), path)
