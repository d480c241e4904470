"""Cards in notation inside a sentence: they run from left to right in every script."""

import re
from collections.abc import Callable
from typing import Final

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
