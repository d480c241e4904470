"""Checks of the names that a file adds to its parent's: whether a new name was meant to be a new one."""

from collections.abc import Iterator
from typing import Final

from basra_spec.game.rules import Rules
from basra_spec.rulesets.attribution import HOMES, NewName, new_names
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import mistyped

_KINDS: Final = ("basra", "kinds")


def kind_of_any_card(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """A new kind of Basra whose name suggests a change to an existing rule must set its cards.

    Without `play` and `cards` a kind applies to every card. The check warns only if the name resembles a kind of the parent,
    is a kind that an ancestor has removed, or is the name of a play class.

    Good: `komi: {floor: {sum: 0-12}}` if the parent has `komi`; `jack: {play: [jack], floor: {only: [J]}}`.
    Bad: `komy: {floor: {sum: 0-12}}`, or `komi` if an ancestor has removed it: a new kind, for any card that clears such a floor;
    `jack: {floor: {only: [J]}}`, which applies to cards played as `number` too.
    """
    for new in _new_kinds_of_any_card(resolved):
        found = _meant(new, resolved)
        if found:
            why, hint = found
            message = f'the kind "{new.name}" is new and applies to any card that clears the floor{why}'
            yield resolved.problem_at_name("kind-of-any-card", message, hint, new.path)


def _new_kinds_of_any_card(resolved: Resolved) -> list[NewName]:
    new_kinds = (new for new in new_names(resolved) if new.home == _KINDS)
    return [new for new in new_kinds if not {"play", "cards"} & resolved.merged.value(new.path).keys()]


def _meant(new: NewName, resolved: Resolved) -> tuple[str, str] | None:
    """What speaks against a kind that applies to every card, and how to fix it; None if nothing does."""
    plays = resolved.ruleset.plays
    named = new.name if new.name in plays else mistyped(new.name, plays)
    example = f"play: [{named or next(iter(plays))}]"
    if new.like:
        why = f'; "{new.like}" of {resolved.lineage[-2]} is unchanged'
        return why, f'did you mean "{new.like}"? If not, set its cards, for example {example}'
    if new.removed_by:
        return f"; {new.removed_by} removed the kind of that name", f"set its cards, for example {example} or cards: [7D]"
    return (f', not only to one played as "{named}"', f"write {example}, or rename the kind") if named else None


def near_name(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """A new name must not resemble a name in the parent. A mistyped name adds a rule instead of changing one.

    For kinds of Basra without `play` and `cards`, see `kind-of-any-card`.

    Good: `ten_diamonds: {worth: 5}` if the parent has `ten_diamonds`; `two_clubs` beside `ten_clubs`.
    Bad: `ten_diamond: {each: [10D], worth: 5}` beside the parent's `ten_diamonds: {each: [10D], worth: 3}`: the card pays 8.
    """
    of_any_card = {new.path for new in _new_kinds_of_any_card(resolved)}
    for new in new_names(resolved):
        if new.like and new.path not in of_any_card:
            message = f'the {HOMES[new.home]} "{new.name}" is new; "{new.like}" of {resolved.lineage[-2]} is unchanged'
            hint = f'did you mean "{new.like}"? If not, choose a name that differs more'
            yield resolved.problem_at_name("near-name", message, hint, new.path)
