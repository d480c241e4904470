"""Cards in a language as short as they stand on the cards: 7♦, K♠, A–10."""

import re
from collections.abc import Callable
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


# A rank is a number or one or two letters. Arabic letters are none: “and” is written there as a letter that touches the card, as in و7♦.
_CARD: Final = r"(?:\d{1,2}|[^\W\d_\u0600-\u06ff]{1,2})[♠♥♦♣]"
_CARDS: Final = re.compile(f"{_CARD}(?: {_CARD})*")
LEFT_TO_RIGHT: Final = ("\u2066", "\u2069")
"""The signs that hold a run together in plain text."""


def with_cards(text: str, plain: Callable[[str], str], before: str, after: str) -> str:
    """A text made fit for its format by `plain`, with each run of cards between two marks."""
    pieces, start = list[str](), 0
    for found in _CARDS.finditer(text):
        pieces += [plain(text[start : found.start()]), before, plain(found[0]), after]
        start = found.end()
    return "".join([*pieces, plain(text[start:])])


def isolated(text: str, direction: str) -> str:
    """A plain text in which cards run from left to right; where all does, it stays as it is."""
    return with_cards(text, str, *LEFT_TO_RIGHT) if direction == "rtl" else text
