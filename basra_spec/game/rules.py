"""A ruleset compiled for play: tables by card, so that nothing is looked up by name while playing. `compiler` makes them.

Everything here is a fact of the ruleset. What happens in a game is in `captures`, `awards`, `play`, `rounds` and `scoring`.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from attrs import frozen

from basra_spec.game.patterns import Bounds
from basra_spec.game.ruleset import Splits


@frozen
class FloorRow:
    """A floor condition: bounds, the set that every card must be in, and how the floor must split (None: no matter)."""

    count: Bounds
    sum: Bounds
    only: int
    splits: Splits | None


class Taking(NamedTuple):
    """What one card can take as one play class.

    The set it matches by rank, the set it may add up, the set it sweeps (each 0 for none), and how many of them; `reach` is all of these,
    floor cards outside it do not matter. `when` the floor is like that (None: always) the card is of this class.
    """

    play_class: str
    value: int
    mates: int
    addends: int
    swept: int
    one_mate: bool
    one_sum: bool
    reach: int
    obliged: bool
    when: FloorRow | None


NO_CLASS: Final = Taking("", 0, 0, 0, 0, one_mate=False, one_sum=False, reach=0, obliged=False, when=None)


class KindRow(NamedTuple):
    """A kind of Basra as it stands for one playing card."""

    name: str
    worth: int
    play: tuple[str, ...] | None
    floor: FloorRow
    taken: str | None
    previous: FloorRow | None
    previous_trailed: bool | None
    over: tuple[str, ...]
    not_at: tuple[str, ...]


class EachRow(NamedTuple):
    """A score item that pays `worth` for each card of a set."""

    name: str
    cards: int
    worth: int


class MostRow(NamedTuple):
    """A score item that pays `worth` for the most cards, at least `least`; what happens on a tie."""

    name: str
    worth: int
    tie: str
    least: int


@frozen(eq=False, repr=False)
class Rules:
    """A compiled ruleset: tables that playing reads, made by `load_rules`. Tuples by card have 52 entries.

    Each table is of the rules of its name in the ruleset language, which the statements of the pages back.
    """

    name: str
    """What it is called: the id of the ruleset."""
    deck: int
    """The cards of the game, as a set."""
    values: tuple[int, ...]
    """Capture values by card, 0 for none."""
    units: tuple[int, ...]
    """The card as a count of `sums`, 0 where it has no value."""
    of_value: tuple[int, ...]
    """The set of cards of each capture value."""
    takings: tuple[tuple[Taking, ...], ...]
    """What each card can take, by class: the most specific class first, each with the floors on which it applies."""
    reach: tuple[int, ...]
    """All floor cards that matter to a card; every card where the class depends on the floor."""
    points: tuple[int, ...]
    """Card points by card, from the score items that pay for each."""
    keep: tuple[str, ...]
    """The filters of hauls, in the order in which they are applied."""
    kinds: tuple[tuple[KindRow, ...], ...]
    """The kinds of Basra that each card may make."""
    players: Mapping[int, tuple[str, ...]]
    """How many may play, and how they may form sides: `solo`, `partners`."""
    hand: int
    """The cards that each player gets in a deal."""
    floor: int
    """The cards of the first floor."""
    refused: int
    """The cards that may not lie on the first floor, as a set."""
    put_back: str
    """Where a refused card goes: the word of `deal.put_back`."""
    leftovers: str
    """Who gets the leftovers: the word of `round.leftovers`."""
    each: tuple[EachRow, ...]
    """The score items that pay for each card of a set."""
    most: tuple[MostRow, ...]
    """The score items that pay for the most cards."""
    target: int
    """The points at which a match is won."""
    level: str
    """What happens where the sides at the target are level: the word of `match.level`."""
    cap_rounds: int | None
    """After how many rounds a match ends in any case; None: never."""
    cap_level: str
    """What happens where the sides are level then: the word of `match.cap.level`."""

    def __repr__(self) -> str:
        return f"Rules({self.name!r})"
