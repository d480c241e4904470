"""How two rulesets differ: rule by rule, each with the smallest situation that shows it."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from attrs import evolve, field, frozen

from basra_spec.analysis.lint import sensible
from basra_spec.analysis.search import TOPICS, differing_topics, of_topic
from basra_spec.analysis.situations import Situation, possible
from basra_spec.game.rules import Rules
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of


@frozen
class Difference:
    """A situation in which two sets of rules differ, and what each makes of it."""

    situation: Situation
    first: Hashable
    second: Hashable


@frozen
class Disagreement:
    """A rule that two rulesets have otherwise: what each says (None: nothing), and the smallest situation in which that shows.

    The `example` is a situation in which the two rulesets differ by this rule: one of them answers differently once it has the rule of
    the other. Where there is none up to the size searched, other rules may hide it: then `alone` is where the ruleset `of` differs from
    itself with this one rule changed. `whole` is False where the rule cannot be changed without others.
    """

    path: Path
    first: Any
    second: Any
    example: Difference | None = None
    alone: Difference | None = None
    of: str = ""
    whole: bool = True

    @property
    def name(self) -> str:
        return dotted(self.path)


@frozen
class _Change:
    """A ruleset, and itself with one rule from the other."""

    ruleset: str
    before: Rules
    after: Rules
    other: Rules

    def shows(self, situation: Situation) -> bool:
        return situation.outcome(self.before) != situation.outcome(self.after)

    def decides(self, situation: Situation) -> bool:
        return situation.outcome(self.after) == situation.outcome(self.other)


class _Kept:
    """Situations that are looked for as they are asked for, and kept: a search that ends early looks at no more than it must."""

    def __init__(self, found: Iterator[Situation]) -> None:
        self._found, self._known = found, list[Situation]()

    def __iter__(self) -> Iterator[Situation]:
        yield from self._known
        for each in self._found:
            self._known.append(each)
            yield each


@frozen
class Pair:
    """Two rulesets to look for differences in, with floors of up to `most` cards."""

    first: Resolved
    second: Resolved
    most: int
    _both: tuple[Rules, Rules] = field(init=False, repr=False, eq=False)
    _differing: dict[str, _Kept] = field(factory=dict, init=False, repr=False, eq=False)

    @_both.default
    def _compiled(self) -> tuple[Rules, Rules]:
        return rules_of(self.first), rules_of(self.second)

    def at(self, path: Path, *, decided: bool = False) -> Disagreement:
        """What the two say at a path where they differ, and the smallest situation that shows it; ceremony shows in none.

        With `decided` it is one that this rule decides: with it, one of the two answers there as the other does.
        """
        first, second = self.first, self.second
        found = Disagreement(path, first.merged.value(path), second.merged.value(path))
        changes = [change for one, other in ((first, second), (second, first)) if (change := _change(one, other, path))]
        if path[0] == "ceremony" or not changes:
            return evolve(found, whole=bool(changes))
        differing = {topic for change in changes for topic in differing_topics((change.before, change.after))}
        topics = [topic for topic in TOPICS if topic in differing]
        tests = [change.decides if decided else change.shows for change in changes]
        situation = next((each for topic in topics for each in self._differing_in(topic) if any(test(each) for test in tests)), None)
        return evolve(found, example=_difference(situation, *self._both)) if situation else _alone(found, changes, topics, self.most)

    def _differing_in(self, topic: str) -> _Kept:
        """The situations of a topic in which the two differ."""
        if topic not in self._differing:
            among = of_topic(topic, self._both, self.most)
            self._differing[topic] = _Kept(each for each in among if _differs(each, *self._both))
        return self._differing[topic]


def disagreements(first: Resolved, second: Resolved, most: int) -> Iterator[Disagreement]:
    """Every rule on which two rulesets differ, with floors of up to `most` cards searched for each."""
    return map(Pair(first, second, most).at, units(first, second))


def _differs(situation: Situation, first: Rules, second: Rules) -> bool:
    """Whether two rulesets differ in a situation that can be under both; a deck or a table may be known to one of them only."""
    if situation.outcome(first) == situation.outcome(second):
        return False
    return all(possible(situation, rules) for rules in (first, second) if not isinstance(situation.outcome(rules), str))


def _difference(situation: Situation, first: Rules, second: Rules) -> Difference:
    return Difference(situation, situation.outcome(first), situation.outcome(second))


def _alone(found: Disagreement, changes: list[_Change], topics: list[str], most: int) -> Disagreement:
    """Where a ruleset with the other's rule differs from itself: what other rules of the two hide."""
    for change in changes:
        rules = change.before, change.after
        differing = (each for topic in topics for each in of_topic(topic, rules, most) if _differs(each, *rules))
        situation = next(differing, None)
        if situation:
            return evolve(found, alone=_difference(situation, *rules), of=change.ruleset)
    return found


def _change(resolved: Resolved, other: Resolved, path: Path) -> _Change | None:
    changed = with_rule_of(resolved, other, path)
    return _Change(resolved.id, rules_of(resolved), rules_of(changed), rules_of(other)) if changed else None


def with_rule_of(resolved: Resolved, other: Resolved, path: Path) -> Resolved | None:
    """A ruleset with one rule of another in place of its own; None where that makes no sense without more of it."""
    return sensible(resolved, setting(resolved, other, path))


def setting(resolved: Resolved, other: Resolved, path: Path) -> list[tuple[Path, Any]]:
    """The changes that give a ruleset another's rule: all of it is removed, then set."""
    value = other.merged.value(path)
    removal: list[tuple[Path, Any]] = [(path, None)] if resolved.merged.value(path) is not None else []
    return removal + ([(path, value)] if value is not None else [])


def units(*rulesets: Resolved) -> list[Path]:
    """The paths at which any two of the rulesets differ: a leaf, or the whole of a part that not all of them have."""
    found: dict[Path, None] = {}
    for leaf in (leaf for each in rulesets for leaf in each.merged.setters):
        first, *others = (each.merged.value(leaf) for each in rulesets)
        if any(value != first for value in others):
            found[_unit(leaf, rulesets)] = None
    return list(found)


def _unit(leaf: Path, rulesets: Sequence[Resolved]) -> Path:
    parts = (leaf[:depth] for depth in range(1, len(leaf) + 1))
    return next(part for part in parts if part == leaf or None in (each.merged.value(part) for each in rulesets))
