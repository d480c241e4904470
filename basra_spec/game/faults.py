"""What can be wrong with cards, deals, positions and matches: each fault has a code and fields, and its text is made from them here."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

TEXTS: Final[Mapping[str, str]] = {
    # texts that name cards
    "unknown-card": 'there is no card "{text}": {meant}write rank and suit, as in 7D, 10H, JS',
    "card-repeated": "{card} stands there twice",
    "not-a-play": '"{text}" is no play: write 9C, 9C x 5H 4D (what it takes) or 9C - (laid down)',
    "not-an-award": '"{text}" is no award: write its name, its points and its kinds, as in basra 10 plain',
    "not-a-position": "a position says {wanted}; missing: {missing}",
    "not-a-number": '"{text}" is no number',
    "not-a-previous-play": '"{text}" is no previous play: write trailed or took, and the floor that it found',
    "not-points": '"{text}" is not allowed; allowed: a number of points, yes, no',
    # deals
    "number-of-players": "the game is for {allowed} players, not {seats}",
    "way-to-form-sides": "{seats} players play {allowed}, not {sides}",
    "deck-repeats": "the deck holds {cards} twice",
    "deck-lacks": "the deck lacks {cards}",
    "deck-holds-others": "the deck holds {cards}, which the game does not",
    "no-first-floor": "the stock has too few cards that may lie on the first floor for {number} of them",
    "place-is-fixed": "the rules say where a refused card goes back, so that no place is to be given for it",
    "places-do-not-fit": "{number} refused on the first floor{cards}, and a place to go back to is given for {given}",
    "place-too-low": "{card} cannot go below {place} cards: the stock has {size}",
    # positions
    "in-stock-twice": "{card} is in the stock twice",
    "in-two-places": "{card} is {first} and {second}",
    "nowhere": "{cards} nowhere",
    "not-in-the-deck": "{cards} does not belong to the deck",
    "hands-and-piles": "{hands} hands cannot have {piles} piles",
    "piles-and-awards": "{piles} piles need as many lists of Basras, not {awards}",
    "no-such-seat": "{name} is seat {seat}, and the seats are 0 to {highest}",
    "stock-without-hands": "every hand is empty, and the stock is not",
    "turn-with-empty-hand": "it is the turn of seat {seat}, whose hand is empty",
    "previous-does-not-fit": "the floor is not what the previous play left",
    "nobody-captured-last": "cards lie in a pile, and nobody captured last: say which seat did, as in last: 0",
    "part-of-a-deal": "a stock of {cards} cards is no whole number of deals",
    "piles-of-a-score": "a score needs piles that share no card, and a list of Basras for each",
    "hands-and-piles-of-the-table": "{seats} seats as {sides} have {seats} hands and {piles} piles",
    "stock-needs-hands": "a stock goes with hands: without them the request is about the floor alone",
    # matches
    "no-rounds": "a match has at least one round, and each round one score a side",
    "match-over": "the match was over after round {number}",
    "side-does-not-play": "side {side} scores in round {number}, which it does not play",
}


class Fault(NamedTuple):
    """Something that is wrong: a code, and the values that its text names. `str` gives the text."""

    code: str
    """What is wrong, as a key of `TEXTS`."""
    fields: Mapping[str, Any]
    """What the text names, by the names in it; cards and lists of cards as text."""

    def __str__(self) -> str:
        return TEXTS[self.code].format(**self.fields)


def fault(code: str, **fields: Any) -> Fault:
    """A fault of a code with these fields."""
    return Fault(code, fields)


class GameError(ValueError):
    """Cards, a deal, a position or a match that cannot be: `code` says what is wrong, `fields` the values, `at` where (if known)."""

    def __init__(self, code: str, at: str = "", **fields: Any) -> None:
        super().__init__(f"{at}: {Fault(code, fields)}" if at else str(Fault(code, fields)))
        self.code, self.at, self.fields = code, at, fields

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, self.at, **self.fields), ()


class CardError(GameError):
    """A text that should name cards and does not; the message says which word of it, and why."""


class DealError(GameError):
    """A deal that cannot be made: a deck that is not the ruleset's, seats it does not know, places that do not fit."""


class MatchError(GameError):
    """Rounds that cannot be one match: none at all, sides that change, or rounds after its end."""


class PositionError(ValueError):
    """A position that cannot be: `faults` are all that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)
