"""What one game is, for the oracle: a record of numbers and plain functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .cards import Cards


class Previous(NamedTuple):
    """The play before: whether it took nothing, and the floor it was played on."""

    trailed: bool
    floor: Cards


class Clearing(NamedTuple):
    """A play that took every card of a floor that was not empty."""

    card: str
    floor: Cards
    previous: Previous | None


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


def reading(rules: OracleRules, name: str) -> OracleRules:
    """The same game with one open point of its page read the other way."""
    return rules.readings[name](rules)


def card_points(rules: OracleRules, cards: Cards) -> int:
    return sum(each * len(cards & scoring) for scoring, each in rules.points.values())
