"""Play on a table whose hands and stock are unknown: the seat to play may play any card that is not face up."""

from typing import NamedTuple

from basra_spec.game import position_checks
from basra_spec.game.cards import NAMES
from basra_spec.game.faults import Fault, PositionError
from basra_spec.game.legality import IllegalPlay
from basra_spec.game.outcome import Explanation, Moment, Outcome, explain, outcome
from basra_spec.game.position import Award, Play, Previous
from basra_spec.game.rules import Rules


class Table(NamedTuple):
    """A position without hands and stock. No play leads to a new deal or to the end of the round."""

    floor: int
    """The cards on the floor, as a set."""
    seats: int
    """The number of seats."""
    piles: tuple[int, ...]
    """What each side has captured, as sets."""
    awards: tuple[tuple[Award, ...], ...]
    """The awards of each side."""
    turn: int = 0
    """The seat to play."""
    last: int | None = None
    """The seat that captured last; None if no seat has captured."""
    previous: Previous | None = None
    """The previous play; None if it is unknown or there was none."""

    @property
    def moment(self) -> Moment:
        """The situation before the next play."""
        return Moment(self.floor, self.previous)

    def problems(self, deck: int) -> list[Fault]:
        """Everything impossible in a game with this deck (a set)."""
        places = {"the floor": self.floor, **{f"the pile of side {side}": pile for side, pile in enumerate(self.piles)}}
        return [
            *position_checks.cards_in_two_places(places),
            *position_checks.foreign_cards(places, deck),
            *position_checks.seats_and_sides(self.seats, len(self.piles), len(self.awards), self.turn, self.last),
            *position_checks.no_last_capturer(self.piles, self.last),
            *(position_checks.wrong_previous_play(self.floor, *self.previous) if self.previous else ()),
        ]


def play_on(rules: Rules, table: Table, play: Play) -> tuple[Table, Outcome]:
    """The table after a play, and its outcome. Raises `IllegalPlay`."""
    _check_hidden(rules, table, play)
    made, bit, side = outcome(rules, table.moment, play), 1 << play.card, table.turn % len(table.piles)
    after = table._replace(turn=(table.turn + 1) % table.seats, previous=Previous(not made.taken, table.floor))
    if not made.taken:
        return after._replace(floor=table.floor | bit), made
    piles, awards = list(table.piles), list(table.awards)
    piles[side] |= made.taken | bit
    awards[side] += made.awards
    return after._replace(floor=table.floor & ~made.taken, piles=tuple(piles), awards=tuple(awards), last=table.turn), made


def explain_on_floor(rules: Rules, floor: int, play: Play, previous: Previous | None = None) -> Explanation:
    """Explain a play on a floor (a set) alone. Raises `IllegalPlay`, and `PositionError` for an impossible floor."""
    seats = next(iter(rules.deal.players))
    table = Table(floor, seats, (0,) * seats, ((),) * seats, previous=previous)
    if problems := table.problems(rules.deal.deck):
        raise PositionError(problems)
    _check_hidden(rules, table, play)
    return explain(rules, table.moment, play)


def _check_hidden(rules: Rules, table: Table, play: Play) -> None:
    """Raise `IllegalPlay` for a card that is face up or does not belong to the deck."""
    if not rules.deal.deck >> play.card & 1:
        raise IllegalPlay("not-in-hand", f"{NAMES[play.card]} does not belong to the deck of {rules.name}", play)
    if (table.floor | sum(table.piles)) >> play.card & 1:
        where = "on the floor" if table.floor >> play.card & 1 else "in a pile"
        raise IllegalPlay("not-in-hand", f"{NAMES[play.card]} is {where} and cannot be played", play)
