"""Find and explain the outcome of a play: the cards it takes and its awards.

Joins `captures` and `awards`; `play.advance` calls the same functions.
"""

from collections.abc import Iterator
from typing import NamedTuple

from attrs import frozen

from basra_spec.game import sums
from basra_spec.game.awards import awards_of, failed, why_failed
from basra_spec.game.captures import capture_rule, draw
from basra_spec.game.cards import members
from basra_spec.game.legality import every_way, taken_by
from basra_spec.game.position import BASRA, Award, Play, Position, Previous
from basra_spec.game.rules import CaptureRule, Rules


class Moment(NamedTuple):
    """The situation before a play: the floor, the previous play (None: none), and whether the play is the last of the round."""

    floor: int
    previous: Previous | None = None
    last: bool = False


class Outcome(NamedTuple):
    """The outcome of a play: the set of floor cards taken, and its awards."""

    taken: int
    awards: tuple[Award, ...]

    @property
    def points(self) -> int:
        """The total points of the awards."""
        return sum(award.points for award in self.awards)


def outcome(rules: Rules, moment: Moment, play: Play) -> Outcome:
    """The outcome of a play. Raises `IllegalPlay`, and `AmbiguousPlay` if it has no claim and several hauls are possible."""
    return _outcome(rules, moment, play.card, taken_by(rules, moment.floor, play))


def every_outcome(rules: Rules, moment: Moment, card: int) -> Iterator[Outcome]:
    """The outcome of each way to play a card; laying it down comes last, if it is allowed."""
    return (_outcome(rules, moment, card, taken) for taken in every_way(rules, moment.floor, card))


def _outcome(rules: Rules, moment: Moment, card: int, taken: int) -> Outcome:
    return Outcome(taken, awards_of(rules, card, moment.floor, taken, moment.previous, last=moment.last))


@frozen
class Explanation:
    """The explanation of a play: its class, the groups that it takes, and which kinds of Basra hold."""

    play: Play
    """The play as given."""
    play_class: str
    """The name of the card's play class on this floor; empty if it has none."""
    taken: int
    """The set of floor cards taken; 0 if the card is laid down."""
    groups: tuple[int, ...]
    """The haul as sets: each card of the same rank, then each sum; a sweep is one group."""
    cleared: bool
    """Whether the play takes the whole floor."""
    awards: tuple[Award, ...]
    """The awards of the play."""
    kinds: dict[str, str | None]
    """For each kind of Basra that the card can make: None if it holds, else the condition that fails. Empty if the floor is not cleared."""

    @property
    def basra(self) -> Award:
        """The Basra of the play; without points and kinds if there is none."""
        return next((award for award in self.awards if award.name == BASRA), Award(BASRA, 0))


def explain(rules: Rules, position: Position | Moment, play: Play) -> Explanation:
    """Explain a play on the floor of a position, whoever holds the card. Raises `IllegalPlay` as `apply` does."""
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
    """By kind of Basra, the condition that fails when the card clears the floor, in words; None if all hold."""
    floor, previous, last = moment
    codes = {rule: failed(rules, rule, card, floor, previous, last=last) for rule in rules.awards.rows[card]}
    return {rule.name: code and why_failed(rules, rule, card, floor, previous, code) for rule, code in codes.items()}


def _groups(rules: Rules, rule: CaptureRule, taken: int) -> tuple[int, ...]:
    """The haul as groups: each rank match, then the sums; a sweep is one group."""
    if rule.swept:
        return (taken,) if taken else ()
    matched = tuple(1 << mate for mate in members(taken & rule.mates))
    rest = list(members(taken & ~rule.mates))
    parts = sums.grouping(sum(rules.play.units[other] for other in rest), rule.value) if rest else []
    return matched + tuple(draw(rules, rest, part) for part in parts)
