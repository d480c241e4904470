"""The events of a play."""

from typing import NamedTuple

from basra_spec.game.position import BASRA, Award, Position


class Captured(NamedTuple):
    """A card took floor cards."""

    seat: int
    card: int
    taken: int


class Trailed(NamedTuple):
    """A card took nothing and stayed on the floor."""

    seat: int
    card: int


class Refused(NamedTuple):
    """An illegal play was refused and changed nothing; `code` is the refusal code of the protocol."""

    seat: int
    card: int
    code: str


class Awarded(NamedTuple):
    """A play earned points at once, such as a Basra."""

    side: int
    award: Award


class Dealt(NamedTuple):
    """New hands were dealt within the round."""

    hands: tuple[int, ...]


class LeftoversTaken(NamedTuple):
    """The round ended and a side received leftover cards."""

    side: int
    cards: int


Event = Captured | Trailed | Refused | Awarded | Dealt | LeftoversTaken


class Played(NamedTuple):
    """The result of `apply`."""

    position: Position
    """The position after the play and any new deal or end of the round that follows."""
    events: tuple[Event, ...]
    """The events in order: `Trailed` or `Captured`, then perhaps `Awarded`, `Dealt`, `LeftoversTaken`."""

    @property
    def taken(self) -> int:
        """The set of floor cards taken; 0 for a trail."""
        return next((event.taken for event in self.events if isinstance(event, Captured)), 0)

    @property
    def awards(self) -> tuple[Award, ...]:
        """The awards of the play."""
        return tuple(event.award for event in self.events if isinstance(event, Awarded))

    @property
    def basra(self) -> int:
        """The points of the play's Basra; 0 if there is none or it is worth nothing."""
        return sum(award.points for award in self.awards if award.name == BASRA)
