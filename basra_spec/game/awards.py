"""Find the awards of a play: the kinds of Basra whose conditions all hold, and why the others fail."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from basra_spec.game.captures import capture_rule, is_ordinary
from basra_spec.game.cards import members, rank_mates, set_names
from basra_spec.game.position import BASRA, Award, Previous
from basra_spec.game.rules import ANY_SHAPE, AwardRule, Rules
from basra_spec.game.shapes import unmet, why_unmet

Before = tuple[bool, int] | None
NO_AWARDS: Final[tuple[Award, ...]] = ()


def awards_of(rules: Rules, card: int, floor: int, taken: int, before: Before = None, *, last: bool = False) -> tuple[Award, ...]:
    """The awards for taking these cards from this floor with this card.

    `before` is the previous play of the round: whether it took nothing, and the floor before it. `last` says that no card is left to play.
    A Basra needs the whole floor. If several kinds hold, the highest points count; in a checked ruleset they are equal.
    """
    rows = rules.awards.rows[card]
    if not rows or not taken or taken != floor:
        return NO_AWARDS
    return _paid([rule for rule in rows if not failed(rules, rule, card, floor, before, last=last)])


def _paid(holding: Sequence[AwardRule]) -> tuple[Award, ...]:
    """The awards if these kinds of Basra hold."""
    if len(holding) > 1:
        silenced = {name for rule in holding for name in rule.over}
        holding = [rule for rule in holding if rule.name not in silenced]
    return _basra(max([rule.points for rule in holding]), tuple([rule.name for rule in holding])) if holding else NO_AWARDS


@lru_cache(maxsize=1 << 10)
def _basra(points: int, kinds: tuple[str, ...]) -> tuple[Award, ...]:
    return (Award(BASRA, points, kinds),)


def sure_awards(rules: Rules) -> tuple[tuple[Award, ...], ...]:
    """By card, the awards for clearing any floor; none if they depend on the floor or on the previous play."""
    return tuple(_paid(rows) if all(map(_always_holds, rows)) else NO_AWARDS for rows in rules.awards.rows)


def _always_holds(rule: AwardRule) -> bool:
    return not (rule.not_at or rule.play or rule.taken or rule.previous) and rule.floor == ANY_SHAPE


def failed(rules: Rules, rule: AwardRule, card: int, floor: int, before: Before, *, last: bool) -> str | None:
    """The path of the first condition that fails for a kind of Basra when a card clears a floor; None if all hold."""
    if rule.not_at and any(NOT_AT[moment](last) for moment in rule.not_at):
        return "not_at"
    if rule.play is not None and capture_rule(rules, floor, card).play_class not in rule.play:
        return "play"
    condition = unmet(rules, rule.floor, floor)
    if condition:
        return f"floor.{condition}"
    if rule.taken and not TAKEN[rule.taken](rules, card, floor):
        return "taken"
    return _previous_fails(rules, rule, before) if rule.previous else None


def _previous_fails(rules: Rules, rule: AwardRule, before: Before) -> str | None:
    if before is None:
        return "previous"
    if rule.previous_trailed is not None and rule.previous_trailed != before[0]:
        return "previous.trailed"
    condition = rule.previous and unmet(rules, rule.previous, before[1])
    return f"previous.floor.{condition}" if condition else None


def why_failed(rules: Rules, rule: AwardRule, card: int, floor: int, previous: Previous | None, condition: str) -> str:
    """Why a condition from `failed` does not hold, as `path: reason`."""
    path, _, key = condition.rpartition(".")
    if path == "floor":
        reason = why_unmet(rules, rule.floor, floor, key)
    elif path == "previous.floor" and rule.previous and previous:
        reason = why_unmet(rules, rule.previous, previous.floor, key)
    else:
        reason = _REASONS[condition](rules, rule, card, floor, previous)
    return f"{condition}: {reason}"


_REASONS: Final[dict[str, Callable[[Rules, AwardRule, int, int, Previous | None], str]]] = {
    "not_at": lambda rules, rule, card, floor, previous: f"it is the {' and '.join(rule.not_at)}",
    "play": lambda rules, rule, card, floor, previous: f"it is played as {capture_rule(rules, floor, card).play_class}",
    "taken": lambda rules, rule, card, floor, previous: f"{set_names(floor)} is not {rule.taken} for this card",
    "previous": lambda rules, rule, card, floor, previous: "there was no previous play",
    "previous.trailed": lambda rules, rule, card, floor, previous: (
        f"the previous play {'took nothing' if previous and previous.trailed else 'took cards'}"
    ),
}


def _same_rank(rules: Rules, card: int, taken: int) -> bool:
    return not taken & ~rank_mates(card)


def _one_sum(rules: Rules, card: int, taken: int) -> bool:
    values = [rules.play.values[other] for other in members(taken)]
    return len(values) > 1 and 0 not in values and sum(values) == rules.play.values[card]


NOT_AT: Final[dict[str, Callable[[bool], bool]]] = {"last-play": lambda last: last}

TAKEN: Final[dict[str, Callable[[Rules, int, int], bool]]] = {
    "same-rank": _same_rank,
    "one-sum": _one_sum,
    "ordinary": is_ordinary,
}
