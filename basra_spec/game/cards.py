"""Cards and sets of cards as ints, and their text forms.

A card is its index in deck order: A 2 … 10 J Q K, and S H D C within a rank. The ace of spades is 0, the king of clubs 51.
A set of cards is an int with one bit for each card, because the order of a floor cannot matter.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from basra_spec.game.faults import CardError

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("S", "H", "D", "C")
NAMES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
FULL_DECK: Final = (1 << 52) - 1

_CARDS: Final = {name: card for card, name in enumerate(NAMES)} | {"T" + suit: 36 + i for i, suit in enumerate(SUITS)}


def rank(card: int) -> int:
    """The card's rank as an index of `RANKS`: 0 for an ace, 12 for a king."""
    return card >> 2


def rank_mates(card: int) -> int:
    """The set of the four cards of the card's rank, including the card."""
    return 0b1111 << (card & ~3)


def parse_card(text: str) -> int:
    """The card that `text` names ("7D", "10H"; "TH" is read too). Raises `CardError`."""
    card = _CARDS.get(text)
    if card is None and text.isascii():
        card = _CARDS.get(text.strip().upper())
    if card is None:
        likely = likely_card(text)
        meant = f"did you mean {likely}? " if likely else ""
        raise CardError("unknown-card", text=text, meant=meant)
    return card


SYMBOLS: Final = str.maketrans("♠♥♦♣♤♡♢♧", "SHDC" * 2)
"""Suit symbols to letters, for `str.translate`."""


def likely_card(text: str) -> str | None:
    """The card that was probably meant by another notation: 7♦, 10d, D10, "3S,". None if the text resembles no card."""
    plain = text.translate(SYMBOLS).strip(" ,;.\ufe0e\ufe0f").upper()
    turned = plain[1:] + plain[:1]
    return next((NAMES[_CARDS[written]] for written in (plain, turned) if written in _CARDS), None)


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards that `text` names, in its order; "" gives none. Raises `CardError`, also for a repeated card."""
    cards = tuple(map(parse_card, text.split()))
    if len(set(cards)) < len(cards):
        twice = next(card for i, card in enumerate(cards) if card in cards[:i])
        raise CardError("card-repeated", card=NAMES[twice])
    return cards


@lru_cache(maxsize=1 << 14)  # the same floors recur, as in `set_names`
def parse_set(text: str) -> int:
    """The set of the cards that `text` names. Raises `CardError`, also for a repeated card."""
    return to_set(parse_cards(text))


def to_set(cards: Iterable[int]) -> int:
    """The set of these cards, which must be distinct."""
    return sum(1 << card for card in cards)


def members(cards: int) -> Iterator[int]:
    """The cards of a set, in deck order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def names(cards: Iterable[int]) -> str:
    """The text form of a list of cards, in the list's order: "9S 5H"; "" for none."""
    return " ".join(NAMES[card] for card in cards)


@lru_cache(maxsize=1 << 14)  # comparing engines play by play asks for the same floors many times
def set_names(cards: int) -> str:
    """The text form of a set of cards, in deck order; "" for the empty set."""
    return names(members(cards))
