"""Cards in a language as short as they stand on the cards: 7♦, K♠, A–10."""

from typing import Final

from basra_spec.game.cards import NAMES, RANKS, members, parse_card
from basra_spec.prose.fluent import Messages, Value

_TO: Final = "\u2013"
"""What stands between the ends of a range."""


def noted(cards: int, messages: Messages) -> str:
    """Cards as a language writes them, in deck order."""
    return " ".join(messages.tell("card-notation", {"rank": _told(NAMES[card][:-1]), "suit": NAMES[card][-1]}) for card in members(cards))


def letter(rank: str, messages: Messages) -> str:
    """What a language puts on the cards of a rank."""
    return messages.tell("card-letter", {"rank": _told(rank)})


def _told(rank: str) -> Value:
    """A rank as an argument of messages: 2 to 10 are numbers."""
    return int(rank) if rank.isdigit() else rank


def letters(messages: Messages) -> dict[str, str]:
    """What a language puts on the cards, by rank."""
    return {rank: letter(rank, messages) for rank in RANKS}


def pattern_noted(pattern: str, messages: Messages) -> str:
    """A card, a rank or a range of ranks as a language writes it; nothing for any other word."""
    if pattern in NAMES:
        return noted(1 << parse_card(pattern), messages)
    ranks = pattern.split("-")
    return _TO.join(letter(rank, messages) for rank in ranks) if len(ranks) <= 2 and set(ranks) <= set(RANKS) else ""
