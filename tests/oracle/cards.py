"""Cards as plain strings, "9S" or "10H", and what the rules read off them."""

from collections.abc import Iterable

Cards = frozenset[str]

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SHDC"
DECK_ORDER = tuple(rank + suit for rank in RANKS for suit in SUITS)
WHOLE_DECK: Cards = frozenset(DECK_ORDER)
PICTURES = frozenset({"J", "Q", "K"})


def rank(card: str) -> str:
    return card[:-1]


def is_number(card: str) -> bool:
    return rank(card) not in PICTURES


def value(card: str) -> int:
    """What a number card counts in a sum; a picture has no value to ask for."""
    return 1 if rank(card) == "A" else int(rank(card))


def total(cards: Iterable[str]) -> int:
    return sum(value(card) for card in cards)


def read_list(text: str) -> list[str]:
    """The cards written in `text`, in their order."""
    cards = [word.replace("T", "10") for word in text.split()]
    for card in cards:
        if card not in WHOLE_DECK:
            raise ValueError(f"{card!r} is no card")
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card stands twice in {text!r}")
    return cards


def read_set(text: str) -> Cards:
    return frozenset(read_list(text))


def show(cards: Iterable[str]) -> str:
    held = set(cards)
    return " ".join(card for card in DECK_ORDER if card in held) or "nothing"
