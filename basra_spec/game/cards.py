"""Cards are ints, sets of cards are ints, and both have a text form that reads back.

A card is its place in deck order: A 2 … 10 J Q K, and within a rank S H D C, so the ace of spades is 0 and the king of clubs 51.
A set of cards is the int whose bits are its cards: a floor has no order that could matter.
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
    """The set of the four cards of the card's rank, itself among them."""
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
"""The signs of the suits, as `str.translate` takes them."""


def likely_card(text: str) -> str | None:
    """The card that somebody meant who wrote it otherwise: 7♦, 10d, D10, "3S,". None where that is nobody's way to write a card."""
    plain = text.translate(SYMBOLS).strip(" ,;.\ufe0e\ufe0f").upper()
    turned = plain[1:] + plain[:1]
    return next((NAMES[_CARDS[written]] for written in (plain, turned) if written in _CARDS), None)


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards that `text` names, in its order: "9S 5H" is two, "" none. Raises `CardError`, also for a card named twice."""
    cards = tuple(map(parse_card, text.split()))
    if len(set(cards)) < len(cards):
        twice = next(card for i, card in enumerate(cards) if card in cards[:i])
        raise CardError("card-repeated", card=NAMES[twice])
    return cards


@lru_cache(maxsize=1 << 14)  # as of `set_names`
def parse_set(text: str) -> int:
    """The set of the cards that `text` names. Raises `CardError`, also for a card named twice."""
    return to_set(parse_cards(text))


def to_set(cards: Iterable[int]) -> int:
    """The set of these cards, which are distinct."""
    return sum(1 << card for card in cards)


def members(cards: int) -> Iterator[int]:
    """The cards of a set, one by one in deck order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def names(cards: Iterable[int]) -> str:
    """The text form of a list of cards, in the list's order: "9S 5H"; "" for none."""
    return " ".join(NAMES[card] for card in cards)


@lru_cache(maxsize=1 << 14)  # the same floors come again and again, where engines are compared play by play
def set_names(cards: int) -> str:
    """The text form of a set of cards, in deck order; "" for the empty set."""
    return names(members(cards))
