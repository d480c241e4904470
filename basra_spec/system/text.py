r"""Text of strangers, made fit to stand in ours: what steers a terminal, breaks a line or turns letters about is shown as an escape."""

import re
from collections.abc import Iterable
from typing import Final

MOST_SHOWN: Final = 500
# Control characters but the line end and the tab, the line ends of Unicode, what turns the order of letters about, halves of letters.
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")


_SPACES: Final = re.compile(r"[^\S\u00a0\u202f]+")
"""What is one space on a page: all but those that hold words together, as some languages have before a colon."""


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


def in_one_line(text: str) -> str:
    """A text for a page: on one line, without what steers or turns letters about; isolates that close what they open may stay."""
    text = " ".join(_SPACES.split(text.strip()))
    return _STEERING.sub(lambda found: found[0] if found[0] in _ISOLATES and _balanced(text) else _escape(found[0]), text)


def in_one_line_each(texts: Iterable[str]) -> tuple[str, ...]:
    """Texts for a page, each on one line of its own."""
    return tuple(map(in_one_line, texts))


_ISOLATES: Final = "\u2066\u2067\u2068\u2069"


def _balanced(text: str) -> bool:
    depth = 0
    for letter in filter(_ISOLATES.__contains__, text):
        depth += -1 if letter == _ISOLATES[-1] else 1
        if depth < 0:
            return False
    return not depth


def _escape(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
