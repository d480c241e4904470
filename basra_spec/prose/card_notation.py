"""Cards as a language writes them (7♦, K♠, A–10), and runs of cards kept left to right inside a text of any script."""

import re
from collections.abc import Callable
from typing import Final

from basra_spec.game.cards import NAMES, RANKS, members, parse_card
from basra_spec.prose.fluent import Messages, Value

# A rank is a number or one or two letters. Arabic letters do not count: the Arabic “and” is a letter written against the card, as in و7♦.
_CARD: Final = r"(?:\d{1,2}|[^\W\d_\u0600-\u06ff]{1,2})[♠♥♦♣]"
_CARDS: Final = re.compile(f"{_CARD}(?: {_CARD})*")
# The Unicode isolates that keep a run left to right in plain text.
LEFT_TO_RIGHT: Final = ("\u2066", "\u2069")


def write_cards(cards: int, messages: Messages) -> str:
    """A set of cards as a language writes them, in deck order."""
    names = [NAMES[card] for card in members(cards)]
    return " ".join(messages.format("card-notation", {"rank": _rank_argument(name[:-1]), "suit": name[-1]}) for name in names)


def rank_labels(messages: Messages) -> dict[str, str]:
    """What a language prints on the cards, by rank."""
    return {rank: messages.format("card-letter", {"rank": _rank_argument(rank)}) for rank in RANKS}


def write_pattern(pattern: str, messages: Messages) -> str:
    """A card, a rank or a range of ranks as a language writes it; an empty string for any other word."""
    if pattern in NAMES:
        return write_cards(1 << parse_card(pattern), messages)
    ranks = pattern.split("-")
    if len(ranks) > 2 or not set(ranks) <= set(RANKS):
        return ""
    labels = rank_labels(messages)
    return "\u2013".join(labels[rank] for rank in ranks)


def _rank_argument(rank: str) -> Value:
    """A rank as an argument of messages: 2 to 10 are numbers."""
    return int(rank) if rank.isdigit() else rank


def wrap_cards(text: str, plain: Callable[[str], str], before: str, after: str) -> str:
    """A text escaped by `plain`, with each run of cards between `before` and `after`."""
    pieces, start = list[str](), 0
    for found in _CARDS.finditer(text):
        pieces += [plain(text[start : found.start()]), before, plain(found[0]), after]
        start = found.end()
    return "".join([*pieces, plain(text[start:])])


def isolate_cards(text: str, direction: str) -> str:
    """A plain text whose cards run left to right; unchanged where the whole text does."""
    return wrap_cards(text, str, *LEFT_TO_RIGHT) if direction == "rtl" else text
