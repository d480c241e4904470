"""Checks for play classes that no card is played as, and for kinds of Basra that never hold."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from attrs import evolve

from basra_spec.analysis.condition_sets import besides, can_be_played_as, can_hold, met
from basra_spec.analysis.floor_sets import all_of, any_floor
from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.patterns import ANY_NUMBER, patterns_set
from basra_spec.game.rules import Rules
from basra_spec.game.ruleset import Kind, Ruleset
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import as_yaml


def class_unreached(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Every play class is used for some card on some floor.

    Every warning is proven, for floors of any size, from the patterns and from what a `when` counts. It does not report a class of
    the parent whose cards a house rule has removed from the deck: a house rule cannot know which classes a game has.

    Good: `komi: {cards: [7D], takes: {sweep: [any]}}` beside `number: {cards: [A-10], …}`: the pattern with the 7♦ is narrower.
    Bad: `court: {cards: [Q, K], …}` with `deck: [A-J]`; or a `when` that no floor meets, `{count: 1, sum: 20+}`.
    """
    reached = {card: _classes(rules, card) for card in members(rules.deal.deck)}
    used = {name for names in reached.values() for name in names}
    for name, row in resolved.ruleset.plays.items():
        cards = patterns_set(row.cards) & rules.deal.deck
        if name in used or (not cards and _taken_out(resolved, name)):
            continue
        instead = dict.fromkeys(other for card in members(cards) for other in reached[card])
        message = f'no card is ever played as "{name}": {_why(rules, name, cards, instead)}'
        own = [("plays", name, key) for key in ("when", "cards") if resolved.merged.value(("plays", name, key))]
        others = [("plays", other) for other in instead]
        hint = "remove it (with null if a parent has it)" + (", or give it cards or floors that no other class has" if cards else "")
        yield resolved.problem_of("class-unreached", message, hint, *own, *others, ("deck",), ("values",))


def _taken_out(resolved: Resolved, name: str) -> bool:
    """Whether a house rule has set the deck, and the class is as the parent has it."""
    changes = [change for path in (("deck",), ("plays", name)) for change in resolved.merged.blamed(path)]
    return "house_rule" in changes[0].source.data and not any(map(resolved.is_own, changes[1:]))


def _classes(rules: Rules, card: int) -> list[str]:
    """The classes that a card may be played as."""
    return [taking.play_class for place, taking in enumerate(rules.play.captures[card]) if can_be_played_as(rules, card, place)]


def _why(rules: Rules, name: str, cards: int, instead: Iterable[str]) -> str:
    if not cards:
        return "the deck has none of its cards"
    asked = {
        (card, taking.when) for card in members(cards) for taking in rules.play.captures[card] if taking.play_class == name and taking.when
    }
    if asked and not any(any_floor(all_of(besides(rules, card), met(rules, when)), rules.play.values) for card, when in asked):
        return "no floor meets the condition under when"
    return "its cards are always played as " + " or ".join(f'"{other}"' for other in instead)


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
"""Each condition of a kind, and the value that asks nothing. The first is the first that is tried to be left out of the reason."""
_HINTS: Final = ("remove the kind", "change it, or remove the kind", "change one of these, or remove the kind")


def kind_never_holds(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Every kind of Basra can hold: some play that clears the floor meets all its conditions.

    Every warning is proven, for floors of any size, from what can be counted: which cards may be on the floor, how many, and
    their sum, now and before the previous play. The message names conditions that exclude each other; all of them are needed for the
    contradiction. The check does not find every kind that can never hold.

    Good: `lone: {floor: {count: 1}, taken: same-rank}`.
    Bad: `pair: {floor: {count: 1}, taken: one-sum}`: a sum has at least two cards.
    """
    for name, kind in resolved.ruleset.basra.kinds.items():
        if not any(can_hold(rules, row, card) for card in members(rules.deal.deck) for row in rules.awards.rows[card] if row.name == name):
            yield _never_holds(resolved, name, kind)


def _never_holds(resolved: Resolved, name: str, kind: Kind) -> Problem:
    place: Path = ("basra", "kinds", name)
    reason = [(*place, *condition.split(".")) for condition in _core(resolved.ruleset, kind)]
    conditions = " and ".join(f"{dotted(path[3:])}: {as_yaml(resolved.merged.value(path))}" for path in reason)
    message = (
        f'the kind "{name}" can never hold: no play {f"that clears the floor meets {conditions}" if conditions else "clears the floor"}'
    )
    hint = _HINTS[min(len(reason), 2)]
    return resolved.problem_of("kind-never-holds", message, hint, *reason, place, ("plays",), ("values",), ("deck",))


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
