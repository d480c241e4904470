"""Cards in notation inside a sentence: they run from left to right in every script."""

import re
from collections.abc import Callable
from typing import Final

_CARDS: Final = re.compile(r"\w{1,2}[♠♥♦♣](?: \w{1,2}[♠♥♦♣])*")
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
