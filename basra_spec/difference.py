"""How two rulesets differ: rule by rule, each with the smallest situation that shows it."""

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from basra_spec.checks import sensible
from basra_spec.merge import dotted
from basra_spec.problems import Path
from basra_spec.resolved import Resolved
from basra_spec.search import TOPIC_OF, Difference, rules_differ
from basra_spec.variants import rules_of


@frozen
class Disagreement:
    """A rule that two rulesets have otherwise: what each says (None: nothing), and the smallest situation in which that shows.

    `shown` is None where no situation up to the size searched shows it, or where the rule cannot be changed alone (`alone` False).
    """

    path: Path
    first: Any
    second: Any
    shown: Difference | None
    alone: bool = True

    @property
    def name(self) -> str:
        return dotted(self.path)


def disagreements(first: Resolved, second: Resolved, most: int) -> Iterator[Disagreement]:
    """Every rule on which two rulesets differ, with floors of up to `most` cards searched for each; ceremony shows in none."""
    for path in _units(first, second):
        one, other = first.merged.value(path), second.merged.value(path)
        pair = _alone(first, second, path)
        if path[0] == "ceremony" or pair is None:
            yield Disagreement(path, one, other, None, alone=pair is not None)
        else:
            shown = rules_differ(rules_of(pair[0]), rules_of(pair[1]), TOPIC_OF.get(str(path[0]), ()), most)
            yield Disagreement(path, one, other, shown)


def _alone(first: Resolved, second: Resolved, path: Path) -> tuple[Resolved, Resolved] | None:
    """Two rulesets that differ in this rule only: the first with the second's, or the second with the first's."""
    with_other = sensible(first, _setting(first, second, path))
    if with_other:
        return first, with_other
    without = sensible(second, _setting(second, first, path))
    return (without, second) if without else None


def _setting(resolved: Resolved, other: Resolved, path: Path) -> list[tuple[Path, Any]]:
    """The changes that give a ruleset another's rule: all of it is removed, then set."""
    value = other.merged.value(path)
    removal: list[tuple[Path, Any]] = [(path, None)] if resolved.merged.value(path) is not None else []
    return removal + ([(path, value)] if value is not None else [])


def _units(first: Resolved, second: Resolved) -> list[Path]:
    """The paths at which the rulesets differ: a leaf, or the whole of a part that only one of them has."""
    found: dict[Path, None] = {}
    for leaf in (*first.merged.setters, *second.merged.setters):
        if first.merged.value(leaf) != second.merged.value(leaf):
            found[_unit(first, second, leaf)] = None
    return list(found)


def _unit(first: Resolved, second: Resolved, leaf: Path) -> Path:
    parts = (leaf[:depth] for depth in range(1, len(leaf) + 1))
    return next(part for part in parts if part == leaf or None in (first.merged.value(part), second.merged.value(part)))
