"""A name that one rule uses of another is there: play classes under `play`, kinds under `over`, and no kind goes over itself.

Good: `plain: {play: [number, court]}` where `plays` has `number` and `court`.
Bad: `plain: {play: [numbers]}`.
"""

from collections.abc import Collection, Iterator

from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import nearest

CODE = "unknown-reference"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each name that leads nowhere."""
    ruleset = resolved.ruleset
    for name, kind in ruleset.basra.kinds.items():
        others = [other for other in ruleset.basra.kinds if other != name]
        path = ("basra", "kinds", name)
        yield from _missing(resolved, ((*path, "play"), ("plays",)), "play class", kind.play or (), ruleset.plays)
        yield from _missing(resolved, ((*path, "over"), ("basra", "kinds")), "other kind", kind.over, others)


def _missing(resolved: Resolved, homes: tuple[Path, Path], what: str, names: Collection[str], known: Collection[str]) -> Iterator[Problem]:
    """A problem for each unknown name: at the name, or where a file removed what it names."""
    naming, named = homes
    for number, name in enumerate(names):
        if name not in known:
            removed = [(*named, name)] if (*named, name) in resolved.merged.removers else []
            message = f'there is no {what} "{name}", which {dotted(naming)} names'
            kind = naming[2]
            hint = (
                f"remove that kind too: basra: {{kinds: {{{kind}: null}}}}; or name another: {', '.join(known)}"
                if removed
                else nearest(name, known)
            )
            yield resolved.problem(CODE, message, hint, (*naming, number), *removed)
