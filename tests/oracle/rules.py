"""What one game is, for the oracle: a record of numbers and plain functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .cards import WHOLE_DECK, Cards


class Previous(NamedTuple):
    """The play before: whether it took nothing, and the floor it was played on."""

    trailed: bool
    floor: Cards


class Clearing(NamedTuple):
    """A play that took every card of a floor that was not empty."""

    card: str
    floor: Cards
    previous: Previous | None


def any_lawful(floor: Cards, card: str, haul: Cards) -> bool:
    return True


FirstFloor = Callable[["OracleRules", list[str]], tuple[Cards, list[str]]]
"""From the cards after the first hands, to the first floor and the stock."""


class Leftovers(NamedTuple):
    """The end of a round: the floor, the side of each seat, and the seat that captured last."""

    floor: Cards
    side_of: tuple[int, ...]
    last: int


def all_to_the_last_capturer(end: Leftovers) -> list[tuple[Cards, ...]]:
    taker = end.side_of[end.last]
    return [tuple(end.floor if side == taker else frozenset() for side in range(len(set(end.side_of))))]


@dataclass(frozen=True)
class OracleRules:
    name: str
    hand: int
    refused: Cards
    """Cards that may not lie on the first floor."""

    sweeps: Callable[[str, Cards], bool]
    """Whether this card takes the whole of this (not empty) floor by its power."""

    prefer: tuple[Callable[["OracleRules", str, Cards], Any], ...]
    """Measures of a haul, the weightiest first: the greatest stay. Empty: the player chooses."""

    must_take: Callable[[str, Cards], bool]
    """Whether a card that takes on this floor has to."""

    worth: Callable[[Clearing], int]
    """The points of the Basra that a clearing makes; 0 when it makes none."""

    points: Mapping[str, tuple[Cards, int]]
    """By score item: the cards that score, and the points of each."""

    most_cards: int
    tie_carries: bool
    target: int
    last_round: int | None
    readings: Mapping[str, Callable[["OracleRules"], "OracleRules"]]

    accepts: Callable[[Cards, str, Cards], bool] = any_lawful
    """Whether a lawful haul (of this floor, by this card) may be taken at all, whatever else could be."""

    level_is_a_draw: bool = False
    """Whether a match ends where the leading sides are level at the target or past it."""

    one_equal_card: bool = False
    """Whether a play takes no more than one of several cards equal to it."""

    place_in_stock: Callable[[int], int] | None = None
    """How many cards of a stock of this size lie above a refused card that goes back. None: the request says it."""

    first_floors: tuple[FirstFloor, ...] = ()
    """Ways in which the dealer turns up the first floor where a refused card goes back before another replaces it. Empty: afterwards."""

    hand_must_take: bool = False
    """Whether a card that takes nothing may only be played from a hand in which no card takes."""

    deal_forgets_previous: bool = False
    """Whether no play counts as the one before once new hands have been dealt."""

    shares: Callable[[Leftovers], list[tuple[Cards, ...]]] = all_to_the_last_capturer
    """What each side gets of the leftovers: every way that the game accepts, its own first."""

    fewest_most_cards: int = 0
    """The size that a pile needs for most cards, besides being the greatest."""

    tie_shares: bool = False
    """Whether the sides that share the top divide the points of most cards, whole points each."""

    last_card_is_no_basra: bool = False
    """Whether the very last card of a round makes no Basra, whatever it clears."""

    deck: Cards = WHOLE_DECK

    only_level_sides_play: bool = False
    """Whether the round that is to part sides level at the target or past it is played by these alone."""


def reading(rules: OracleRules, name: str) -> OracleRules:
    """The same game with one open point of its page read the other way."""
    return rules.readings[name](rules)


def card_points(rules: OracleRules, cards: Cards) -> int:
    return sum(each * len(cards & scoring) for scoring, each in rules.points.values())
