"""Checks of a position, one function for each condition. `Position` uses all of them, `Table` some."""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Final

from basra_spec.game.cards import NAMES, members, set_names
from basra_spec.game.faults import Fault, fault

_MOST_NAMED: Final = 6
Faults = Iterator[Fault]
Places = Mapping[str, int]
"""The cards of each place, by its name."""


def cards_in_two_places(places: Places) -> Faults:
    """A card is in two places."""
    held, before = 0, list[tuple[str, int]]()
    for place, cards in places.items():
        for card in members(cards & held):
            first = next(earlier for earlier, there in reversed(before) if there >> card & 1)
            yield fault("in-two-places", card=NAMES[card], first=_at(first), second=_at(place))
        held |= cards
        before.append((place, cards))


def _at(place: str) -> str:
    return f"{'on' if place == 'the floor' else 'in'} {place}"


def cards_twice_in_stock(stock: tuple[int, ...]) -> Faults:
    """A card is in the stock twice."""
    return (fault("in-stock-twice", card=NAMES[card]) for card in sorted(set(stock)) if stock.count(card) > 1)


def cards_missing(places: Places, deck: int) -> Faults:
    """A card of the deck is in no place."""
    missing = deck & ~_all_of(places)
    number = missing.bit_count()
    if missing:
        cards = set_names(missing) if number <= _MOST_NAMED else f"{number} cards"
        yield fault("nowhere", cards=f"{cards} {'is' if number == 1 else 'are'}")


def foreign_cards(places: Places, deck: int) -> Faults:
    """A card does not belong to the deck."""
    foreign = _all_of(places) & ~deck
    if foreign:
        yield fault("not-in-the-deck", cards=set_names(foreign))


def _all_of(places: Places) -> int:
    return reduce(or_, places.values(), 0)


def seats_and_sides(seats: int, sides: int, lists: int, turn: int, last: int | None) -> Faults:
    """The number of piles or of lists of Basras does not fit, or a seat does not exist."""
    if sides not in (seats, seats / 2):
        yield fault("hands-and-piles", hands=seats, piles=sides)
    if lists != sides:
        yield fault("piles-and-awards", piles=sides, awards=lists)
    for name, seat in (("turn", turn), ("last", last or 0)):
        if not 0 <= seat < seats:
            yield fault("no-such-seat", name=name, seat=seat, highest=seats - 1)


def empty_hands(hands: tuple[int, ...], stock: tuple[int, ...], turn: int) -> Faults:
    """All hands are empty, but the stock is not; or the seat to play has no cards, but another seat has."""
    if stock and not any(hands):
        yield fault("stock-without-hands")
    if any(hands) and 0 <= turn < len(hands) and not hands[turn]:
        yield fault("turn-with-empty-hand", seat=turn)


def no_last_capturer(piles: tuple[int, ...], last: int | None) -> Faults:
    """A pile has cards, but no seat captured last."""
    if any(piles) and last is None:
        yield fault("nobody-captured-last")


def wrong_previous_play(floor: int, trailed: bool, floor_before: int) -> Faults:
    """The floor does not follow from the previous play: a trail adds one card, a capture only removes cards."""
    new, gone = floor & ~floor_before, floor_before & ~floor
    fits = (new.bit_count() == 1 and not gone) if trailed else (not new and gone)
    if not fits:
        yield fault("previous-does-not-fit")
