"""Rulesets in layers: every file is a list of changes, applied in order, so that each leaf of the result knows who set it.

Applying a file's changes is JSON Merge Patch (RFC 7396) with one thing more: removing what is not there is a mistake.
"""

import copy
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import Factory, evolve, frozen

from basra_spec.rulesets.problems import Path, Problem, Span
from basra_spec.rulesets.schema import RULES, shown
from basra_spec.rulesets.source import Source, walk
from basra_spec.system.resources import bare


@frozen
class Change:
    """One leaf that a file sets (`value`) or removes (None); a list is a leaf, an empty map says that there is a map."""

    path: Path
    value: Any
    source: Source
    at: Path
    """Where it stands in `source`: the path itself, or below a decision's reading."""

    @property
    def span(self) -> Span:
        """Where in the text of `source` it stands."""
        return self.source.values[self.at]

    @property
    def set_by(self) -> str:
        """The file and line of the change."""
        return f"{self.source.file}:{self.span.line}"

    def around(self, path: Path) -> Path:
        """Where in `source` as much of a path stands as leads to this change."""
        shared = next((depth for depth, (one, other) in enumerate(zip(self.path, path, strict=False)) if one != other), len(self.path))
        return self.at[: len(self.at) - len(self.path) + min(shared, len(path))]

    def within(self, path: Path) -> "Change":
        """The same change, told of a part of its value where the path leads there."""
        inner = path[len(self.path) :] if path[: len(self.path)] == self.path else ()
        return evolve(self, at=(*self.at, *inner)) if inner else self


@frozen
class Merged:
    """Rules after their changes. `setters` maps each leaf to the change that set it, `removers` each removed path to its change."""

    data: dict[str, Any] = Factory(dict)
    setters: dict[Path, Change] = Factory(dict)
    removers: dict[Path, Change] = Factory(dict)

    def with_changes(self, changes: Iterable[Change]) -> tuple["Merged", list[Problem]]:
        """These rules after more changes, and the removals among them that found nothing."""
        after = Merged(copy.deepcopy(self.data), dict(self.setters), dict(self.removers))
        problems = [problem for change in changes for problem in after._apply(change)]
        return after, problems

    def blamed(self, path: Path) -> list[Change]:
        """The changes behind what stands, or no longer stands, at a path: its own, those inside it, else those behind what is above."""
        here = [change for changes in (self.setters, self.removers) for at, change in changes.items() if at[: len(path)] == path]
        return here or (self.blamed(path[:-1]) if path else [])

    def value(self, path: Path) -> Any:
        """What stands at a path; None where nothing does."""
        found: Any = self.data
        for step in path:
            found = found.get(step) if isinstance(found, dict) else None
        return found

    def _apply(self, change: Change) -> list[Problem]:
        *parents, key = map(str, change.path)
        target = self.data
        for depth, step in enumerate(parents, 1):
            if not isinstance(target.get(step), dict):
                self._forget(change.path[:depth])
                target[step] = {}
            target = target[step]
        if change.value is None:
            return self._remove(target, change)
        if change.value == {} and isinstance(target.get(key), dict):
            return []
        self._forget(change.path)
        target[key] = copy.deepcopy(change.value)
        self.setters[change.path] = change
        for depth in range(1, len(change.path) + 1):
            self.removers.pop(change.path[:depth], None)
        return []

    def _remove(self, target: dict[str, Any], change: Change) -> list[Problem]:
        key = str(change.path[-1])
        if key not in target:
            there = ", ".join(map(str, target)) or "nothing"
            message = f'"{key}" cannot be removed: it is not there'
            return [change.source.problem(change.at, "nothing-to-remove", message, f"there is: {there}")]
        del target[key]
        self._forget(change.path)
        self.removers[change.path] = change
        return []

    def _forget(self, path: Path) -> None:
        for leaf in [leaf for leaf in self.setters if leaf[: len(path)] == path]:
            del self.setters[leaf]


def changes_of(source: Source, rules: dict[str, Any] | None = None, at: Path = ()) -> list[Change]:
    """What a file changes, in its order; with `rules` and `at`, what a part of the file (a decision's reading) does."""
    data = source.data if rules is None else rules
    return [
        Change(path, value, source, (*at, *path)) for name, part in data.items() if name in RULES for path, value in walk(part, (name,))
    ]


def touches(a: Path, b: Path) -> bool:
    """Whether two paths are one, or one lies inside the other."""
    shorter = min(len(a), len(b))
    return a[:shorter] == b[:shorter]


def join(house_rules: Sequence[Source], own: Iterable[Change]) -> tuple[list[Change], list[Problem]]:
    """The changes of house rules that stand side by side, in an order that does not depend on theirs; and where two disagree.

    A leaf that the file itself sets is no dispute: what the house rules say of it is left out.
    """
    settled = [change.path for change in own if change.value != {}]
    joined: dict[Path, Change] = {}
    problems = []
    for source in sorted(house_rules, key=lambda source: source.file):
        for change in changes_of(source):
            if any(change.path[: len(path)] == path for path in settled):
                continue
            rival = _rival(change, joined)
            if rival:
                problems.append(_dispute(change, rival))
            joined.setdefault(change.path, change)
    return list(joined.values()), problems


def _rival(change: Change, joined: dict[Path, Change]) -> Change | None:
    return next((other for other in joined.values() if touches(other.path, change.path) and not _agree(other, change)), None)


def _agree(one: Change, other: Change) -> bool:
    """Whether two changes of one rule, or of a rule and a part of it, can both be made in any order."""
    if one.path == other.path:
        return bool(one.value == other.value)
    outer = one if len(one.path) < len(other.path) else other
    return bool(outer.value == {})


def _dispute(change: Change, rival: Change) -> Problem:
    shorter = min(change.path, rival.path, key=len)
    other = "it" if rival.path == change.path else dotted(rival.path)
    rivals_place = f"{bare(rival.source.file)}, line {rival.span.line}"
    message = f'"{dotted(change.path)}" is {_said(change)} here, and {rivals_place}, has {other} {_said(rival)}'
    hint = f"keep one of the two under `with`, or say all of {dotted(shorter)} in your own file"
    return change.source.problem(change.at, "house-rules-disagree", message, hint, on_key=True)


def _said(change: Change) -> str:
    return "removed" if change.value is None else f"set to {shown(change.value)}"


def dotted(path: Path) -> str:
    """A path as people write it: basra.kinds.komi."""
    return ".".join(map(str, path))
