"""Plays on a floor where nobody knows the hands and the stock: whoever's turn it is may play any card that does not lie open."""

from typing import NamedTuple

from basra_spec.game import position_checks
from basra_spec.game.cards import NAMES
from basra_spec.game.faults import Fault, PositionError
from basra_spec.game.legality import IllegalPlay
from basra_spec.game.outcome import Explanation, Moment, Outcome, explain, outcome
from basra_spec.game.position import Award, Play, Previous
from basra_spec.game.rules import Rules


class Table(NamedTuple):
    """What lies open in a round: a position without hands and stock. No new deal and no end of the round follows from a play."""

    floor: int
    """The cards on the floor, as a set."""
    seats: int
    """How many seats take turns."""
    piles: tuple[int, ...]
    """What each side has captured, as sets."""
    awards: tuple[tuple[Award, ...], ...]
    """A tuple a side: what its plays have paid at once."""
    turn: int = 0
    """The seat to play."""
    last: int | None = None
    """The seat that captured last; None where nobody has."""
    previous: Previous | None = None
    """The play before; None where it is not known, or there was none."""

    @property
    def moment(self) -> Moment:
        """What the next play meets."""
        return Moment(self.floor, self.previous)

    def problems(self, deck: int) -> list[Fault]:
        """Each thing that cannot be, in a game with this deck (a set)."""
        places = {"the floor": self.floor, **{f"the pile of side {side}": pile for side, pile in enumerate(self.piles)}}
        return [
            *position_checks.cards_in_two_places(places),
            *position_checks.foreign_cards(places, deck),
            *position_checks.seats_and_sides(self.seats, len(self.piles), len(self.awards), self.turn, self.last),
            *position_checks.no_last_capturer(self.piles, self.last),
            *(position_checks.wrong_previous_play(self.floor, *self.previous) if self.previous else ()),
        ]


def play_on(rules: Rules, table: Table, play: Play) -> tuple[Table, Outcome]:
    """The table after a play, and what the play yields. Raises `IllegalPlay`."""
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
    """Why a play does what it does on a bare floor (a set). Raises `IllegalPlay`, and `PositionError` for a floor that cannot be."""
    seats = next(iter(rules.deal.players))
    table = Table(floor, seats, (0,) * seats, ((),) * seats, previous=previous)
    if problems := table.problems(rules.deal.deck):
        raise PositionError(problems)
    _check_hidden(rules, table, play)
    return explain(rules, table.moment, play)


def _check_hidden(rules: Rules, table: Table, play: Play) -> None:
    """Raise `IllegalPlay` for a card that lies open, or is none of the deck."""
    if not rules.deal.deck >> play.card & 1:
        raise IllegalPlay("not-in-hand", f"{NAMES[play.card]} does not belong to the deck of {rules.name}", play)
    if (table.floor | sum(table.piles)) >> play.card & 1:
        where = "on the floor" if table.floor >> play.card & 1 else "in a pile"
        raise IllegalPlay("not-in-hand", f"{NAMES[play.card]} is {where} and cannot be played", play)
