"""Every kind of Basra can hold: there is a floor that some card may clear as the kind asks.

Good: `lone: {floor: {count: 1}, taken: same-rank}`.
Bad: `pair: {floor: {count: 1}, taken: one-sum}`: a sum has two cards at least.

It is a proof, for floors of any size, from what can be counted: which cards may lie there, how many, and how much they add up to, now and
before the play before. The message names conditions that exclude each other, and each of them is needed for that. A kind that fails for a
finer reason passes.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from attrs import evolve

from basra_spec.analysis.condition_sets import can_hold
from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.patterns import ANY_NUMBER
from basra_spec.game.ruleset import Kind, Ruleset
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import shown

CODE = "kind-never-holds"
LEVEL = "warning"

_WITHOUT: Final[Mapping[str, Any]] = {
    "floor.count": ANY_NUMBER,
    "floor.sum": ANY_NUMBER,
    "floor.only": ("any",),
    "floor.splits": None,
    "cards": ("any",),
    "taken": None,
    "previous": None,
    "play": None,
}
"""Each condition of a kind, and the value that asks nothing. What is told first is tried first to be left out of the reason."""
_HINTS: Final = ("leave the kind out", "change it, or leave the kind out", "change one of these, or leave the kind out")


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each kind that can never hold."""
    rules = compile_rules(resolved.ruleset)
    for name, kind in resolved.ruleset.basra.kinds.items():
        if not any(can_hold(rules, row, card) for card in members(rules.deal.deck) for row in rules.awards.rows[card] if row.name == name):
            yield _problem(resolved, name, kind)


def _problem(resolved: Resolved, name: str, kind: Kind) -> Problem:
    place: Path = ("basra", "kinds", name)
    reason = [(*place, *condition.split(".")) for condition in _core(resolved.ruleset, kind)]
    told = " and ".join(f"{dotted(path[3:])}: {shown(resolved.merged.value(path))}" for path in reason)
    message = f'the kind "{name}" can never hold: no play clears the floor{f" with {told}" if told else ""}'
    hint = _HINTS[min(len(reason), 2)]
    return resolved.problem_of(CODE, message, hint, *reason, place, ("plays",), ("values",), ("deck",))


def _core(ruleset: Ruleset, kind: Kind) -> list[str]:
    """Conditions that exclude each other: without any one of them the kind could hold."""
    core = [condition for condition, without in _WITHOUT.items() if _part(kind, condition) != without]
    for condition in tuple(core):
        fewer = _without(kind, condition)
        if not _possible(ruleset, fewer):
            core.remove(condition)
            kind = fewer
    return core


def _part(kind: Kind, condition: str) -> Any:
    whole, _, part = condition.partition(".")
    return getattr(kind.floor, part) if part else getattr(kind, whole)


def _without(kind: Kind, condition: str) -> Kind:
    whole, _, part = condition.partition(".")
    changes: dict[str, Any] = {part or whole: _WITHOUT[condition]}
    return evolve(kind, floor=evolve(kind.floor, **changes)) if part else evolve(kind, **changes)


def _possible(ruleset: Ruleset, kind: Kind) -> bool:
    """Whether such a kind, alone in the game, could hold."""
    rules = compile_rules(evolve(ruleset, basra=evolve(ruleset.basra, kinds={"alone": kind})))
    return any(can_hold(rules, row, card) for card in members(rules.deal.deck) for row in rules.awards.rows[card])
