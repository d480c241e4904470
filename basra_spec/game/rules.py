"""Compiled rules: tables by card, so that play looks nothing up by name. `compiler` creates them.

The modules `captures`, `awards`, `play`, `rounds` and `scoring` apply these rules.

`analysis.card_equivalence` reads the types of the fields: a set of cards is a `CardSet`, a table with an entry for each card is a `ByCard`,
and any other whole number is a `Number`.
"""

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple, TypeVar

from attrs import Factory, field, frozen

from basra_spec.game.cards import FULL_DECK
from basra_spec.game.patterns import ANY_NUMBER, Bounds
from basra_spec.game.ruleset import Splits
from basra_spec.game.sums import unit

T = TypeVar("T")
CardSet = Annotated[int, "a set of cards"]
Number = Annotated[int, "a number"]
ByCard = Annotated[tuple[T, ...], "an entry for each of the 52 cards"]


@frozen
class Shape:
    """A condition on a set of cards: bounds of their number and sum, the set that contains them all, and how they split (None: any)."""

    count: Bounds
    sum: Bounds
    only: CardSet
    splits: Splits | None


ANY_SHAPE: Final = Shape(ANY_NUMBER, ANY_NUMBER, FULL_DECK, None)


class CaptureRule(NamedTuple):
    """What one card can take as one play class.

    `mates` can be matched by rank, `addends` can be added up, `swept` is swept (each 0 for none). The class applies if the floor has the
    shape `when` (None: always).
    """

    play_class: str
    value: Number
    mates: CardSet
    addends: CardSet
    swept: CardSet
    one_mate: bool
    one_sum: bool
    obliged: bool
    when: Shape | None

    @property
    def reach(self) -> int:
        """The set of floor cards that the card can take."""
        return self.mates | self.addends | self.swept


NO_CLASS: Final = CaptureRule("", 0, 0, 0, 0, one_mate=False, one_sum=False, obliged=False, when=None)


class AwardRule(NamedTuple):
    """A kind of Basra for one playing card: its points, and the conditions that must all hold."""

    name: str
    points: Number
    play: tuple[str, ...] | None
    floor: Shape
    taken: str | None
    previous: Shape | None
    previous_trailed: bool | None
    over: tuple[str, ...]
    not_at: tuple[str, ...]


class EachItem(NamedTuple):
    """A score item that pays `worth` for each card of a set."""

    name: str
    cards: CardSet
    worth: Number


class MostItem(NamedTuple):
    """A score item that pays `worth` for the most cards, at least `least`; `tie` says what happens on a tie."""

    name: str
    worth: Number
    tie: str
    least: Number


@frozen
class DealRules:
    """The deck and the deal."""

    deck: CardSet
    """The cards of the game."""
    players: Mapping[Number, tuple[str, ...]]
    """The allowed numbers of players, and how each can form sides: `solo`, `partners`."""
    hand: Number
    """The number of cards dealt to each player."""
    floor: Number
    """The number of cards on the first floor."""
    refused: CardSet
    """The cards that are refused on the first floor."""
    put_back: str
    """Where a refused card goes: the word of `deal.put_back`."""


def _cards_of_each_value(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(1 << card for card, other in enumerate(values) if other == value) for value in range(max(values) + 1))


@frozen
class PlayRules:
    """What each card takes."""

    values: ByCard[Number]
    """Capture values by card, 0 for none."""
    captures: ByCard[tuple[CaptureRule, ...]]
    """The capture rules of each card, the most specific class first."""
    keep: tuple[str, ...]
    """The filters of hauls, in order."""
    points: ByCard[Number]
    """The points of each card for the filter `most-points`; all 0 if it is not used."""
    units: ByCard[Number] = field(
        init=False, eq=False, repr=False, default=Factory(lambda play: tuple(map(unit, play.values)), takes_self=True)
    )
    """Each card as counts of `sums`; 0 if it has no value."""
    of_value: tuple[CardSet, ...] = field(
        init=False, eq=False, repr=False, default=Factory(lambda play: _cards_of_each_value(play.values), takes_self=True)
    )
    """The set of cards of each capture value."""


@frozen
class AwardRules:
    """What a play earns at once."""

    rows: ByCard[tuple[AwardRule, ...]]
    """The kinds of Basra that each card can make."""

    @property
    def without_clearing(self) -> bool:
        """Whether a play that leaves cards on the floor can earn an award. A Basra cannot."""
        return False

    @property
    def looks_back(self) -> bool:
        """Whether the previous play can matter."""
        return any(rule.previous for rules in self.rows for rule in rules)

    @property
    def looks_at_end(self) -> bool:
        """Whether it can matter that a play is the last of the round."""
        return any(rule.not_at for rules in self.rows for rule in rules)


@frozen
class RoundRules:
    """What is scored at the end of a round."""

    leftovers: str
    """Who gets the leftovers: the word of `round.leftovers`."""
    each: tuple[EachItem, ...]
    """The score items that pay for each card of a set."""
    most: tuple[MostItem, ...]
    """The score items that pay for the most cards."""


@frozen
class MatchRules:
    """When a match ends."""

    target: Number
    """The points that win a match."""
    level: str
    """What happens if the leading sides are level: the word of `match.level`."""
    cap_rounds: Number | None
    """The round after which a match ends in any case; None: no limit."""
    cap_level: str
    """What happens if the leading sides are level at that limit: the word of `match.cap.level`."""


@frozen(eq=False, repr=False)
class Rules:
    """A compiled ruleset from `load_rules`, in five parts.

    The parts compare by value. `Rules` compare by identity, so that they are fast as keys.
    """

    name: str
    """The id of the ruleset."""
    deal: DealRules
    """The deck and the deal."""
    play: PlayRules
    """What each card takes."""
    awards: AwardRules
    """What a play earns at once: Basras."""
    round: RoundRules
    """What is scored at the end of a round."""
    match: MatchRules
    """When a match ends."""

    @property
    def parts(self) -> tuple[DealRules, PlayRules, AwardRules, RoundRules, MatchRules]:
        """The five parts: rules with equal parts play the same game."""
        return self.deal, self.play, self.awards, self.round, self.match

    def __repr__(self) -> str:
        return f"Rules({self.name!r})"
