"""Whether a clearing of the floor is a Basra: the conditions of its kinds, each with a name and a reason where it fails."""

from collections.abc import Callable
from typing import Final, NamedTuple

from basra_spec.game.captures import is_ordinary, taking_of
from basra_spec.game.cards import members, rank_mates, set_names
from basra_spec.game.floors import unmet
from basra_spec.game.position import Previous
from basra_spec.game.rules import KindRow, Rules


class Clearing(NamedTuple):
    """A play that took the whole floor; `previous` is the play before it in the round, and `last` says whether no card is left to play."""

    card: int
    floor: int
    previous: Previous | None
    last: bool = False


class Award(NamedTuple):
    """The kinds of Basra that hold, and what they pay; no kinds and 0 for a clearing that is none."""

    kinds: tuple[str, ...]
    worth: int


NO_BASRA: Final = Award((), 0)


def award(rules: Rules, clearing: Clearing) -> Award:
    """What a clearing is worth. Kinds that hold together pay the same in a checked ruleset; in any other the highest counts."""
    holding = [kind for kind in rules.kinds[clearing.card] if failed(rules, kind, clearing) is None]
    silenced = {name for kind in holding for name in kind.over}
    counted = [kind for kind in holding if kind.name not in silenced]
    return Award(tuple(kind.name for kind in counted), max(kind.worth for kind in counted)) if counted else NO_BASRA


def failed(rules: Rules, kind: KindRow, clearing: Clearing) -> str | None:
    """The first condition of the kind that does not hold, as `path: reason`; None where all hold."""
    for moment in kind.not_at:
        if NOT_AT[moment](clearing):
            return f"not_at: it is the {moment}"
    played_as = taking_of(rules, clearing.floor, clearing.card).play_class
    if kind.play is not None and played_as not in kind.play:
        return f"play: it is played as {played_as}"
    reason = unmet(rules, kind.floor, clearing.floor)
    if reason:
        return f"floor.{reason}"
    if kind.taken and not TAKEN[kind.taken](rules, clearing.card, clearing.floor):
        return f"taken: {set_names(clearing.floor)} is not {kind.taken} for this card"
    return _previous_fails(rules, kind, clearing.previous)


def _previous_fails(rules: Rules, kind: KindRow, previous: Previous | None) -> str | None:
    if kind.previous is None:
        return None
    if previous is None:
        return "previous: there was no play before"
    if kind.previous_trailed is not None and kind.previous_trailed != previous.trailed:
        return f"previous.trailed: the play before {'took nothing' if previous.trailed else 'took cards'}"
    reason = unmet(rules, kind.previous, previous.floor)
    return f"previous.floor.{reason}" if reason else None


def _same_rank(rules: Rules, card: int, taken: int) -> bool:
    return not taken & ~rank_mates(card)


def _one_sum(rules: Rules, card: int, taken: int) -> bool:
    values = [rules.values[other] for other in members(taken)]
    return len(values) > 1 and 0 not in values and sum(values) == rules.values[card]


NOT_AT: Final[dict[str, Callable[[Clearing], bool]]] = {"last-play": lambda clearing: clearing.last}

TAKEN: Final[dict[str, Callable[[Rules, int, int], bool]]] = {
    "same-rank": _same_rank,
    "one-sum": _one_sum,
    "ordinary": is_ordinary,
}
