"""What a play yields: the cards that it takes, what it pays at once, and why.

Nothing but the two halves `captures` and `awards`, put together; `play.advance` calls the same halves.
"""

from collections.abc import Iterator
from typing import NamedTuple

from attrs import frozen

from basra_spec.game import sums
from basra_spec.game.awards import awards_of, failed, why_failed
from basra_spec.game.captures import capture_rule, draw, hauls
from basra_spec.game.cards import members
from basra_spec.game.legality import taken_by
from basra_spec.game.position import BASRA, Award, Play, Position, Previous
from basra_spec.game.rules import CaptureRule, Rules


class Moment(NamedTuple):
    """What a play meets: the floor, the play before (None: none), and whether it is the last of the round."""

    floor: int
    previous: Previous | None = None
    last: bool = False


class Outcome(NamedTuple):
    """What a play yields: the set of floor cards taken, and what it pays at once."""

    taken: int
    awards: tuple[Award, ...]

    @property
    def points(self) -> int:
        """The points of all awards together."""
        return sum(award.points for award in self.awards)


def outcome(rules: Rules, moment: Moment, play: Play) -> Outcome:
    """What a play yields. Raises `IllegalPlay`, and `AmbiguousPlay` where it names no haul and several fit."""
    return _outcome(rules, moment, play.card, taken_by(rules, moment.floor, play))


def every_outcome(rules: Rules, moment: Moment, card: int) -> Iterator[Outcome]:
    """What each way to play a card yields; laying it down comes last, where that is allowed."""
    possible = hauls(rules, moment.floor, card)
    found = False
    for taken in possible:
        found = True
        yield _outcome(rules, moment, card, taken)
    if not found or not possible.rule.obliged:
        yield _outcome(rules, moment, card, 0)


def _outcome(rules: Rules, moment: Moment, card: int, taken: int) -> Outcome:
    return Outcome(taken, awards_of(rules, card, moment.floor, taken, moment.previous, last=moment.last))


@frozen
class Explanation:
    """Why a play does what it does: its class, what it takes and in which groups, and what each kind of Basra says of it."""

    play: Play
    """The play, as it was asked about."""
    play_class: str
    """The play class of the card on this floor, by its name in the ruleset; empty where it has none."""
    taken: int
    """The floor cards that it takes, as a set; 0 where it is laid down."""
    groups: tuple[int, ...]
    """The haul in groups, as sets: each card of its rank, then each sum; a sweep is one group."""
    cleared: bool
    """Whether it takes the whole floor."""
    awards: tuple[Award, ...]
    """What it pays at once."""
    kinds: dict[str, str | None]
    """Every kind of Basra that the card could make: None where it holds, else the condition that fails. Empty where nothing is cleared."""

    @property
    def basra(self) -> Award:
        """The Basra that it makes; without points and kinds where it makes none."""
        return next((award for award in self.awards if award.name == BASRA), Award(BASRA, 0))


def explain(rules: Rules, position: Position | Moment, play: Play) -> Explanation:
    """Why a play does what it does on the floor of a position, whoever holds the card. Raises `IllegalPlay` as `apply` does."""
    moment = position if isinstance(position, Moment) else Moment(position.floor, position.previous, position.is_last)
    taken, awards = outcome(rules, moment, play)
    rule = capture_rule(rules, moment.floor, play.card)
    cleared = bool(taken) and taken == moment.floor
    return Explanation(
        play=play,
        play_class=rule.play_class,
        taken=taken,
        groups=_groups(rules, rule, taken),
        cleared=cleared,
        awards=awards,
        kinds=_kinds(rules, moment, play.card) if cleared else {},
    )


def _kinds(rules: Rules, moment: Moment, card: int) -> dict[str, str | None]:
    """By kind of Basra, the condition that fails where the card clears the floor, as words; None where all hold."""
    floor, previous, last = moment
    codes = {rule: failed(rules, rule, card, floor, previous, last=last) for rule in rules.awards.rows[card]}
    return {rule.name: code and why_failed(rules, rule, card, floor, previous, code) for rule, code in codes.items()}


def _groups(rules: Rules, rule: CaptureRule, taken: int) -> tuple[int, ...]:
    """The haul as groups: each rank match on its own, then the sums; a sweep is one group."""
    if rule.swept:
        return (taken,) if taken else ()
    matched = tuple(1 << mate for mate in members(taken & rule.mates))
    rest = list(members(taken & ~rule.mates))
    parts = sums.grouping(sum(rules.play.units[other] for other in rest), rule.value) if rest else []
    return matched + tuple(draw(rules, rest, part) for part in parts)
