"""Rulesets side by side: each rule on which any two of them differ, which rulesets say what, and the smallest position that shows it.

Not every two values are compared: only each one with the most common one, and a ruleset's own with its parent's. For two values, pairs of
rulesets are tried, those that differ on the fewest rules first, until a position shows a difference that this rule decides. Without one, a
ruleset is compared with itself with the other's rule.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from attrs import frozen

from basra_spec.analysis.difference import Difference, Disagreement, Pair, units, with_rule_of
from basra_spec.analysis.situations import Capture, Situation
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from basra_spec.pages.examples import Example, play_example
from basra_spec.prose.sentences import GROUPS
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of

# The largest floor of the positions that are searched.
MOST_FLOOR_CARDS: Final = 2
# How many pairs of rulesets are tried for two values.
MOST_PAIRS: Final = 3

Rulesets = Mapping[str, Resolved]


@frozen
class RuleValue:
    """A value of a rule (None: the rule is missing), and the rulesets that have it."""

    value: Any
    rulesets: tuple[str, ...]


@frozen
class Side:
    """A ruleset's outcome of a situation, with the rule of another if one is `borrowed`; for a play on a floor, all `ways` to play."""

    ruleset: str
    borrowed: str
    outcome: Any
    ways: tuple[Example, ...]


@frozen
class Demonstration:
    """Two values, by their numbers, and the smallest situation that tells them apart (None: there is none), with the outcome of each."""

    values: tuple[int, int]
    situation: Situation | None = None
    sides: tuple[Side, ...] = ()


@frozen
class RuleDifference:
    """A rule on which rulesets differ: its values, the most common first, and the situations that show the differences."""

    path: Path
    values: tuple[RuleValue, ...]
    demonstrations: tuple[Demonstration, ...]

    @property
    def name(self) -> str:
        return dotted(self.path)

    @property
    def affects_play(self) -> bool:
        """Whether the rule can matter in play at all."""
        return self.path[0] != "ceremony"

    def number_of(self, ruleset: str) -> int:
        """The number of a ruleset's value."""
        return next(number for number, value in enumerate(self.values) if ruleset in value.rulesets)


def by_source(rulesets: Rulesets) -> dict[tuple[str, ...], list[str]]:
    """The rulesets by the documents that they name, parents before children."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(rulesets, key=lambda name: len(rulesets[name].lineage)):
        found.setdefault(tuple(rulesets[name].file.data.get("sources", ())), []).append(name)
    return dict(sorted(found.items()))


def differing_paths(rulesets: Rulesets) -> list[Path]:
    """The paths at which any two of the rulesets differ, in the order of a page, without those inside another one."""
    order = [key for keys in GROUPS.values() for key in keys]
    found = units(*rulesets.values())
    outer = [path for path in found if not any(path[:depth] in found for depth in range(1, len(path)))]
    return sorted(outer, key=lambda path: order.index(str(path[0])))


def compare_rule(rulesets: Rulesets, path: Path) -> RuleDifference:
    """What the rulesets say at one of these paths."""
    difference = RuleDifference(path, _values(rulesets, path), ())
    pairs = _pairs(rulesets, difference.values) if difference.affects_play else []
    return RuleDifference(path, difference.values, tuple(_demonstrate(rulesets, path, difference.values, pair) for pair in pairs))


def _values(rulesets: Rulesets, path: Path) -> tuple[RuleValue, ...]:
    found: list[tuple[Any, list[str]]] = []
    for name in (name for names in by_source(rulesets).values() for name in names):
        value = rulesets[name].merged.value(path)
        same = next((names for known, names in found if known == value), None)
        if same is None:
            found.append((value, [name]))
        else:
            same.append(name)
    return tuple(RuleValue(value, tuple(names)) for value, names in sorted(found, key=lambda each: -len(each[1])))


# --- which values are compared, and where they differ ---------------------------------------------------------------------------------


def _pairs(rulesets: Rulesets, values: Sequence[RuleValue]) -> list[tuple[int, int]]:
    number = {name: at for at, value in enumerate(values) for name in value.rulesets}
    changed = {(number[each.parent.id], number[name]) for name, each in rulesets.items() if each.parent and each.parent.id in number}
    found = {(0, other) for other in range(1, len(values))} | changed
    return sorted({(min(pair), max(pair)) for pair in found if pair[0] != pair[1]})


def _demonstrate(rulesets: Rulesets, path: Path, values: Sequence[RuleValue], pair: tuple[int, int]) -> Demonstration:
    candidates = product(values[pair[0]].rulesets, values[pair[1]].rulesets)
    closest = sorted(([rulesets[name] for name in names] for names in candidates), key=lambda both: len(units(*both)))
    fallback = Demonstration(pair)
    for one, other in closest[:MOST_PAIRS]:
        found = Pair(one, other, MOST_FLOOR_CARDS).at(path, decided=True)
        if found.example:
            sides = _side(found.example, found.example.first, one), _side(found.example, found.example.second, other)
            return Demonstration(pair, found.example.situation, sides)
        if found.alone and not fallback.situation:
            fallback = Demonstration(pair, found.alone.situation, _with_borrowed_rule(found, found.alone, one, other))
    return fallback


def _with_borrowed_rule(found: Disagreement, alone: Difference, *both: Resolved) -> tuple[Side, ...]:
    """A ruleset, and itself with the rule of the other, in the order of their values."""
    own, other = both if found.of == both[0].id else both[::-1]
    sides = _side(alone, alone.first, own), _side(alone, alone.second, with_rule_of(own, other, found.path) or own, other.id)
    return sides if own is both[0] else sides[::-1]


def _side(difference: Difference, outcome: Any, resolved: Resolved, borrowed: str = "") -> Side:
    return Side(resolved.id, borrowed, outcome, tuple(_ways(difference, outcome, rules_of(resolved))))


def _ways(difference: Difference, outcome: Any, rules: Rules) -> Iterator[Example]:
    """Every way to play, laying down last; none if the situation is not a capture, or impossible under one of the rulesets."""
    situation = difference.situation
    if isinstance(situation, Capture) and not any(isinstance(each, str) for each in (difference.first, difference.second)):
        for taken, _ in sorted(outcome, key=lambda way: (not way[0], way)):
            yield play_example(rules, situation.floor, Play(situation.card, taken), situation.previous)
