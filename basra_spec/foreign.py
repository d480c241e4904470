r"""Text of strangers, made fit to stand in ours: what steers a terminal, breaks a line or turns letters about is shown as an escape."""

import re
from typing import Final

MOST_SHOWN: Final = 500
# Control characters but the line end and the tab, the line ends of Unicode, what turns the order of letters about, halves of letters.
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def one_line(text: str, most: int = MOST_SHOWN) -> str:
    r"""A text as one line of printable characters, all others as escapes such as \x1b, \n or \u202e; cut after `most`, with a mark."""
    if len(text) <= most and text.isprintable():
        return text
    pieces, room = list[str](), most
    for letter in text:
        piece = letter if letter.isprintable() else _escape(letter)
        room -= len(piece)
        if room < 0:
            return "".join(pieces) + "…"
        pieces.append(piece)
    return "".join(pieces)


def unsteered(text: str) -> str:
    """A text of several lines without what steers a terminal; line ends, tabs and the marks of Arabic script stay."""
    return _STEERING.sub(lambda found: _escape(found[0]), text)


def _escape(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
