"""Rulesets side by side: each rule on which any two of them differ, who says what there, and the smallest position that shows it.

Not every two values are set against each other: each is against the most common one, and what a ruleset changes against what its parent
says. For two values the rulesets that hold them are tried two by two, those that differ on the fewest rules first, until a position shows
the difference between the two themselves, and it is this rule that decides it; else one of them stands beside itself with the other's rule.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from attrs import frozen

from basra_spec.analysis.difference import Difference, Disagreement, Pair, units, with_rule_of
from basra_spec.analysis.situations import Capture, Situation
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules
from basra_spec.pages.examples import Example, played
from basra_spec.prose.sentences import GROUPS
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of

SIZE: Final = 2
"""Cards on the floor up to which a position is searched that shows a difference."""
MOST_PAIRS: Final = 3
"""Pairs of rulesets that are tried for two values."""

Rulesets = Mapping[str, Resolved]


@frozen
class RuleValue:
    """What some of the rulesets say (None: nothing), and which."""

    said: Any
    rulesets: tuple[str, ...]


@frozen
class Side:
    """What a ruleset makes of a situation, with the rule of another where one is `borrowed`; of one play on a floor every way to play."""

    ruleset: str
    borrowed: str
    outcome: Any
    ways: tuple[Example, ...]


@frozen
class Demonstration:
    """Two values, by their numbers, and the smallest situation that tells them apart (None: no such), with what each side makes of it."""

    values: tuple[int, int]
    situation: Situation | None = None
    sides: tuple[Side, ...] = ()


@frozen
class RuleDifference:
    """A rule on which rulesets differ: what they say, the most common first, and what shows the differences."""

    path: Path
    values: tuple[RuleValue, ...]
    shown: tuple[Demonstration, ...]

    @property
    def name(self) -> str:
        return dotted(self.path)

    @property
    def is_played(self) -> bool:
        """Whether it can show in play at all."""
        return self.path[0] != "ceremony"

    def number_of(self, ruleset: str) -> int:
        """Which of the values a ruleset has."""
        return next(number for number, value in enumerate(self.values) if ruleset in value.rulesets)


def by_source(rulesets: Rulesets) -> dict[tuple[str, ...], list[str]]:
    """The rulesets by the documents that they rest on, parents before children."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(rulesets, key=lambda name: len(rulesets[name].lineage)):
        found.setdefault(tuple(rulesets[name].file.data.get("sources", ())), []).append(name)
    return dict(sorted(found.items()))


def differing(rulesets: Rulesets) -> list[Path]:
    """The paths at which any two of the rulesets differ, in the order of a page; one inside another goes with it."""
    order = [key for keys in GROUPS.values() for key in keys]
    found = units(*rulesets.values())
    outer = [path for path in found if not any(path[:depth] in found for depth in range(1, len(path)))]
    return sorted(outer, key=lambda path: order.index(str(path[0])))


def rule_at(rulesets: Rulesets, path: Path) -> RuleDifference:
    """What the rulesets say at one of the paths at which they differ."""
    values = _values(rulesets, path)
    pairs = _pairs(rulesets, values) if path[0] != "ceremony" else []
    return RuleDifference(path, values, tuple(_shown(rulesets, path, values, pair) for pair in pairs))


def _values(rulesets: Rulesets, path: Path) -> tuple[RuleValue, ...]:
    found: list[tuple[Any, list[str]]] = []
    for name in (name for names in by_source(rulesets).values() for name in names):
        said = rulesets[name].merged.value(path)
        alike = next((names for known, names in found if known == said), None)
        if alike is None:
            found.append((said, [name]))
        else:
            alike.append(name)
    return tuple(RuleValue(said, tuple(names)) for said, names in sorted(found, key=lambda each: -len(each[1])))


# --- which values are set against each other, and where it shows ----------------------------------------------------------------------


def _pairs(rulesets: Rulesets, values: Sequence[RuleValue]) -> list[tuple[int, int]]:
    number = {name: at for at, value in enumerate(values) for name in value.rulesets}
    changed = {(number[each.parent.id], number[name]) for name, each in rulesets.items() if each.parent and each.parent.id in number}
    found = {(0, other) for other in range(1, len(values))} | changed
    return sorted({(min(pair), max(pair)) for pair in found if pair[0] != pair[1]})


def _shown(rulesets: Rulesets, path: Path, values: Sequence[RuleValue], pair: tuple[int, int]) -> Demonstration:
    first, second = pair
    candidates = product(values[first].rulesets, values[second].rulesets)
    near = sorted(([rulesets[name] for name in names] for names in candidates), key=lambda both: len(units(*both)))
    hidden = Demonstration(pair)
    for one, other in near[:MOST_PAIRS]:
        found = Pair(one, other, SIZE).at(path, decided=True)
        if found.shown:
            outcomes = zip((found.shown.first, found.shown.second), (one, other), strict=True)
            return Demonstration(pair, found.shown.situation, tuple(_side(found.shown, *each) for each in outcomes))
        if found.alone and not hidden.situation:
            hidden = Demonstration(pair, found.alone.situation, _alone(found, found.alone, one, other))
    return hidden


def _alone(found: Disagreement, alone: Difference, *both: Resolved) -> tuple[Side, ...]:
    """A ruleset, and itself with the rule of the other, in the order of their values."""
    of, other = both if found.of == both[0].id else both[::-1]
    sides = _side(alone, alone.first, of), _side(alone, alone.second, with_rule_of(of, other, found.path) or of, other.id)
    return sides if of is both[0] else sides[::-1]


def _side(difference: Difference, outcome: Any, resolved: Resolved, borrowed: str = "") -> Side:
    return Side(resolved.id, borrowed, outcome, tuple(_ways(difference, outcome, rules_of(resolved))))


def _ways(difference: Difference, outcome: Any, rules: Rules) -> Iterator[Example]:
    """Every way to play, laying down last; none where the question is another, or one of the two does not know it."""
    situation = difference.situation
    if isinstance(situation, Capture) and not any(isinstance(each, str) for each in (difference.first, difference.second)):
        for taken, _ in sorted(outcome, key=lambda way: (not way[0], way)):
            yield played(rules, situation.floor, Play(situation.card, taken), situation.previous)
