"""What happened at a play, as values."""

from typing import NamedTuple

from basra_spec.game.position import BASRA, Award, Position


class Captured(NamedTuple):
    """A card took floor cards."""

    seat: int
    card: int
    taken: int


class Trailed(NamedTuple):
    """A card took nothing and lies on the floor."""

    seat: int
    card: int


class Refused(NamedTuple):
    """A play that is not allowed was said, and nothing happened; the protocol's code says why."""

    seat: int
    card: int
    code: str


class Awarded(NamedTuple):
    """A play paid points at once: a Basra, or another award."""

    side: int
    award: Award


class Dealt(NamedTuple):
    """A new deal within the round: what each seat got."""

    hands: tuple[int, ...]


class LeftoversTaken(NamedTuple):
    """The round is over and the floor's last cards go to a side."""

    side: int
    cards: int


Event = Captured | Trailed | Refused | Awarded | Dealt | LeftoversTaken


class Played(NamedTuple):
    """A play's outcome."""

    position: Position
    """The position after the play, and after the new deal or the end of the round that may follow it."""
    events: tuple[Event, ...]
    """What happened, in order: `Trailed` or `Captured`, then perhaps `Awarded`, `Dealt`, `LeftoversTaken`; see `position`."""

    @property
    def taken(self) -> int:
        """The set of floor cards that the play took; 0 for a trail."""
        return next((event.taken for event in self.events if isinstance(event, Captured)), 0)

    @property
    def awards(self) -> tuple[Award, ...]:
        """What the play paid at once."""
        return tuple(event.award for event in self.events if isinstance(event, Awarded))

    @property
    def basra(self) -> int:
        """The points of the Basra that the play made; 0 for none, and for one that is worth nothing."""
        return sum(award.points for award in self.awards if award.name == BASRA)
