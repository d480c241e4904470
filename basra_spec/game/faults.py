"""Errors in cards, deals, positions and matches: each has a code and fields, and its text is made from both."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

TEXTS: Final[Mapping[str, str]] = {
    # cards, and texts that name them
    "unknown-card": 'there is no card "{text}": {meant}write rank and suit, as in 7D, 10H, JS',
    "card-repeated": "{card} is listed twice",
    "not-a-play": '"{text}" is not a play: write 9C, 9C x 5H 4D (the cards taken) or 9C - (laid down)',
    "not-an-award": '"{text}" is not an award: write name, points and kinds, as in basra 10 plain',
    "not-a-position": "a position needs {wanted}; missing: {missing}",
    "not-a-number": '"{text}" is not a number',
    "not-a-previous-play": '"{text}" is not a previous play: write trailed or took, then the floor before it',
    "not-points": '"{text}" is not allowed; allowed: a number of points, yes, no',
    # deals
    "number-of-players": "the game is for {allowed} players, not {seats}",
    "way-to-form-sides": "{seats} players play {allowed}, not {sides}",
    "deck-repeats": "the deck contains {cards} twice",
    "deck-lacks": "the deck lacks {cards}",
    "deck-holds-others": "the deck contains {cards}, which the ruleset does not use",
    "no-first-floor": "the stock has too few cards that may lie on the first floor for {number} of them",
    "place-is-fixed": "the rules fix where a refused card goes back, so no place can be given",
    "places-do-not-fit": "{number} refused on the first floor{cards}, but a place to go back to is given for {given}",
    "place-too-low": "{card} cannot go below {place} cards: the stock has {size}",
    # positions
    "in-stock-twice": "{card} is in the stock twice",
    "in-two-places": "{card} is {first} and {second}",
    "nowhere": "{cards} nowhere",
    "not-in-the-deck": "{cards} does not belong to the deck",
    "hands-and-piles": "{hands} hands cannot have {piles} piles",
    "piles-and-awards": "{piles} piles need {piles} lists of Basras, not {awards}",
    "no-such-seat": "{name} is seat {seat}, and the seats are 0 to {highest}",
    "stock-without-hands": "every hand is empty, but the stock is not",
    "turn-with-empty-hand": "it is the turn of seat {seat}, whose hand is empty",
    "previous-does-not-fit": "the floor is not what the previous play left",
    "nobody-captured-last": "a pile has cards, but no seat captured last: name the seat, as in last: 0",
    "floor-too-large": "the floor has too many cards to find the captures: {combinations} combinations of values, allowed are {most}",
    "part-of-a-deal": "a stock of {cards} cards is not a whole number of deals",
    "piles-of-a-score": "a score needs piles that share no card, and a list of Basras for each",
    "hands-and-piles-of-the-table": "{seats} seats as {sides} have {seats} hands and {piles} piles",
    "stock-needs-hands": "a stock needs hands: without hands the request is about the floor alone",
    # matches
    "no-rounds": "a match needs at least one round, and each round one score for each side",
    "match-over": "the match was over after round {number}",
    "side-does-not-play": "side {side} scores in round {number}, which it does not play",
}


class Fault(NamedTuple):
    """An error as a value: a code and the fields of its text. `str` gives the text."""

    code: str
    """The kind of error, a key of `TEXTS`."""
    fields: Mapping[str, Any]
    """The values in the text by name; cards and lists of cards as text."""

    def __str__(self) -> str:
        return TEXTS[self.code].format(**self.fields)


def fault(code: str, **fields: Any) -> Fault:
    """A fault with this code and these fields."""
    return Fault(code, fields)


class GameError(ValueError):
    """Invalid cards, deal, position or match. `code` is the kind of error, `fields` its values, `at` its place (if known)."""

    def __init__(self, code: str, at: str = "", **fields: Any) -> None:
        super().__init__(f"{at}: {Fault(code, fields)}" if at else str(Fault(code, fields)))
        self.code, self.at, self.fields = code, at, fields

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, self.at, **self.fields), ()


class CardError(GameError):
    """A text that does not name cards; the message names the wrong word and the reason."""


class DealError(GameError):
    """An impossible deal: a deck or a number of seats that the ruleset does not allow, or places that do not fit."""


class MatchError(GameError):
    """Rounds that are not one match: no rounds, a changing number of sides, or rounds after its end."""


class PositionError(ValueError):
    """A position that is impossible or too large to decide: `faults` lists every error."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)
