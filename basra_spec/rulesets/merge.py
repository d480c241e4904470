"""Merge rulesets: a file is a list of changes, applied in order, so that each leaf of the result knows which file set it.

Applying a file's changes is JSON Merge Patch (RFC 7396) with one difference: it is an error to remove what does not exist.
"""

import copy
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import Factory, evolve, frozen

from basra_spec.rulesets.problems import Path, Problem, Span
from basra_spec.rulesets.schema import RULES, as_yaml
from basra_spec.rulesets.source import Source, walk
from basra_spec.system.resources import display_name
from basra_spec.system.text import listed


@frozen
class Change:
    """One leaf that a file sets to `value`, or removes (None). A list is a leaf; an empty map creates a map."""

    path: Path
    value: Any
    source: Source
    at: Path
    """Its path in `source`: the same path, or one below a decision's reading."""

    @property
    def span(self) -> Span:
        """Its place in the text of `source`."""
        return self.source.values[self.at]

    @property
    def set_by(self) -> str:
        """The file and line of the change."""
        return f"{self.source.file}:{self.span.line}"

    def around(self, path: Path) -> Path:
        """The path in `source` of as much of a path as this change shares."""
        shared = next((depth for depth, (one, other) in enumerate(zip(self.path, path, strict=False)) if one != other), len(self.path))
        return self.at[: len(self.at) - len(self.path) + min(shared, len(path))]

    def within(self, path: Path) -> "Change":
        """The same change at a part of its value, if the path leads into it."""
        inner = path[len(self.path) :] if path[: len(self.path)] == self.path else ()
        return evolve(self, at=(*self.at, *inner)) if inner else self


@frozen
class Merged:
    """Rules with all changes applied. `setters` maps each leaf to the change that set it, `removers` each removed path to its change."""

    data: dict[str, Any] = Factory(dict)
    setters: dict[Path, Change] = Factory(dict)
    removers: dict[Path, Change] = Factory(dict)

    def with_changes(self, changes: Iterable[Change]) -> tuple["Merged", list[Problem]]:
        """These rules after more changes, and the problems with removals of what does not exist."""
        after = Merged(copy.deepcopy(self.data), dict(self.setters), dict(self.removers))
        problems = [problem for change in changes for problem in after._apply(change)]
        return after, problems

    def blamed(self, path: Path) -> list[Change]:
        """The changes that set or removed what is at a path: its own and those inside it, or else those of the nearest path above."""
        here = [change for changes in (self.setters, self.removers) for at, change in changes.items() if at[: len(path)] == path]
        return here or (self.blamed(path[:-1]) if path else [])

    def value(self, path: Path) -> Any:
        """The value at a path; None if there is none."""
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
            hint = f"delete this line, or remove one of: {listed([*target])}" if target else "delete this line"
            return [change.source.problem(change.at, "nothing-to-remove", f'"{key}" cannot be removed: it does not exist', hint)]
        del target[key]
        self._forget(change.path)
        self.removers[change.path] = change
        return []

    def _forget(self, path: Path) -> None:
        for leaf in [leaf for leaf in self.setters if leaf[: len(path)] == path]:
            del self.setters[leaf]


def changes_of(source: Source, rules: dict[str, Any] | None = None, at: Path = ()) -> list[Change]:
    """The changes of a file, in order; with `rules` and `at`, those of a part of the file (a decision's reading)."""
    data = source.data if rules is None else rules
    return [
        Change(path, value, source, (*at, *path)) for name, part in data.items() if name in RULES for path, value in walk(part, (name,))
    ]


def touches(a: Path, b: Path) -> bool:
    """Whether two paths are equal, or one is inside the other."""
    shorter = min(len(a), len(b))
    return a[:shorter] == b[:shorter]


def join(house_rules: Sequence[Source], own: Iterable[Change]) -> tuple[list[Change], list[Problem]]:
    """The changes of several house rules, in an order that does not depend on theirs, and the problems where two disagree.

    For a leaf that the file itself sets, the house rules are ignored.
    """
    settled = [change.path for change in own if change.value != {}]
    joined: dict[Path, Change] = {}
    problems = []
    for source in sorted(house_rules, key=lambda source: source.file):
        for change in changes_of(source):
            if any(change.path[: len(path)] == path for path in settled):
                continue
            other_change = _conflicting(change, joined)
            if other_change:
                problems.append(_conflict_problem(change, other_change))
            joined.setdefault(change.path, change)
    return list(joined.values()), problems


def _conflicting(change: Change, joined: dict[Path, Change]) -> Change | None:
    return next((other for other in joined.values() if touches(other.path, change.path) and not _agree(other, change)), None)


def _agree(one: Change, other: Change) -> bool:
    """Whether two changes of a rule, or of a rule and a part of it, give the same result in any order."""
    if one.path == other.path:
        return bool(one.value == other.value)
    outer = one if len(one.path) < len(other.path) else other
    return bool(outer.value == {})


def _conflict_problem(change: Change, other_change: Change) -> Problem:
    shorter = min(change.path, other_change.path, key=len)
    other = "" if other_change.path == change.path else f'"{dotted(other_change.path)}" is '
    place = f"{display_name(other_change.source.file)}, line {other_change.span.line}"
    message = f'"{dotted(change.path)}" is {_effect(change)} here, but {other}{_effect(other_change)} in {place}'
    hint = f"keep one of the two house rules under `with`, or set all of {dotted(shorter)} in your own file"
    return change.source.problem(change.at, "house-rules-disagree", message, hint, on_key=True)


def _effect(change: Change) -> str:
    return "removed" if change.value is None else f"set to {as_yaml(change.value)}"


def dotted(path: Path) -> str:
    """A path in dotted form: basra.kinds.komi."""
    return ".".join(map(str, path))
