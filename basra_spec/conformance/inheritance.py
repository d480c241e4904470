"""The cases of a parent under a child's rules: which still hold, which change, and the rule that changes each."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

from attrs import evolve, frozen

from basra_spec.analysis.difference import setting, units
from basra_spec.analysis.lint import sensible
from basra_spec.conformance.cases import Case
from basra_spec.conformance.own_cases import judge_case, set_by
from basra_spec.conformance.runner import Result, Status
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of

MOST_TOGETHER: Final = 2


@frozen
class Changed:
    """A parent's case whose result changes: the new result, and the rules that change it (none if they cannot be separated)."""

    result: Result
    rules: tuple[Path, ...]


@frozen
class Inherited:
    """A ruleset and its parent's cases: how many still hold, and which change."""

    holding: int
    changed: tuple[Changed, ...]


@frozen
class Setting:
    """A rule that a ruleset and its parent have otherwise: what each says (None: nothing), and the file and line that say it."""

    path: Path
    before: Any
    after: Any
    set_by: str


def inherited(child: Resolved, parent: Resolved, suite: Sequence[Case]) -> Inherited:
    """The parent's cases under the child's rules. An open case holds where it comes out as the parent has it."""
    undoing = _Undoing(child, parent)
    rules, holding, changed = rules_of(child), 0, []
    for case in suite:
        if parent.id in case.rulesets:
            asked = evolve(case, readings={})
            result = judge_case(asked, child.id, rules)
            if result.status is Status.PASSED:
                holding += 1
            else:
                changed.append(Changed(result, undoing.restoring(asked)))
    return Inherited(holding, tuple(changed))


def settings(child: Resolved, parent: Resolved) -> list[Setting]:
    """Every rule on which the child and the parent differ."""
    return [Setting(path, parent.merged.value(path), child.merged.value(path), set_by(child, path)) for path in _played(child, parent)]


def _played(child: Resolved, parent: Resolved) -> list[Path]:
    """The rules on which the two differ, without ceremony, which no case is about."""
    return [path for path in units(parent, child) if path[0] != "ceremony"]


class _Undoing:
    """The child with some of its changes undone, each worked out once."""

    def __init__(self, child: Resolved, parent: Resolved) -> None:
        self._child, self._parent = child, parent
        self._paths = _played(child, parent)
        self._without = cache(self._rules_without)
        self._likely: dict[tuple[Path, ...], None] = {}

    def restoring(self, case: Case) -> tuple[Path, ...]:
        """The changes without which the case comes out as the parent has it: one, else two, else some of which each is needed."""
        paths = next((paths for paths in self._in_order() if self._restores(case, paths)), None) or self._needed(case)
        self._likely[paths] = None
        return paths

    def _restores(self, case: Case, paths: tuple[Path, ...]) -> bool:
        rules = self._without(paths)
        return rules is not None and judge_case(case, self._child.id, rules).status is Status.PASSED

    def _needed(self, case: Case) -> tuple[Path, ...]:
        """Of all changes, those that are left when each that need not be undone has been made again."""
        paths = tuple(self._paths)
        if not self._restores(case, paths):
            return ()
        for path in self._paths:
            fewer = tuple(other for other in paths if other != path)
            paths = fewer if self._restores(case, fewer) else paths
        return paths

    def _in_order(self) -> Iterator[tuple[Path, ...]]:
        """One change alone before two together; of each, those that have explained another case first."""
        for number in range(1, MOST_TOGETHER + 1):
            seen = [paths for paths in self._likely if len(paths) == number]
            yield from dict.fromkeys([*seen, *combinations(self._paths, number)])

    def _rules_without(self, paths: tuple[Path, ...]) -> Rules | None:
        changes = [change for path in paths for change in setting(self._child, self._parent, path)]
        undone = sensible(self._child, changes)
        return rules_of(undone) if undone else None
