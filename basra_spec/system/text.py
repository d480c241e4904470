r"""Text of strangers, made fit to stand in ours: what steers a terminal, breaks a line or turns letters about is shown as an escape."""

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Final

MOST_SHOWN: Final = 500
MOST_LISTED: Final = 40
# Control characters but the line end and the tab, the line ends of Unicode, what turns the order of letters about, halves of letters.
_STEERING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff\U000e0000-\U000e007f]"
)


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
    return _COMMAND.sub(r"\1\\x3a:", _STEERING.sub(lambda found: _escape(found[0]), text))


_COMMAND: Final = re.compile(r"^(\s*)::", re.MULTILINE)
"""How a line begins that a runner of continuous integration takes for a command to itself."""


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


# --- spelling -----------------------------------------------------------------------------------------------------------------------

_LIKE: Final = 0.6
_PARTS: Final = re.compile(r"[-_ ]+")


def likeliest(word: str, allowed: Iterable[str]) -> str | None:
    """The allowed word that an unknown one is most like; None where it is like none of them.

    Words of several parts are alike only where each part of the shorter has one like it in the other: `first-play` is no `last-play`.
    """
    folded = {name.casefold(): name for name in sorted(allowed)}
    close = difflib.get_close_matches(word.casefold(), folded, n=5, cutoff=_LIKE)
    return next((folded[name] for name in close if _alike(word.casefold(), name)), None)


def _alike(one: str, other: str) -> bool:
    fewer, more = sorted((_PARTS.split(one), _PARTS.split(other)), key=len)
    return all(difflib.get_close_matches(part, more, n=1, cutoff=_LIKE) for part in fewer)


def mistyped(word: str, others: Iterable[str]) -> str | None:
    """The other name of which this one is a slip: one letter more, less, other or in the wrong place, in each part of four letters or more.

    Names that differ in digits only are meant to differ.
    """
    return next((other for other in sorted(others) if other != word and _slipped(word, other)), None)


def _slipped(one: str, other: str) -> bool:
    if max(len(one), len(other)) < _LEAST_SLIP or re.sub(r"\d", "", one) == re.sub(r"\d", "", other):
        return False
    pairs = list(zip(_PARTS.split(one), _PARTS.split(other), strict=False))
    parts = len(_PARTS.split(one)) == len(_PARTS.split(other))
    return _steps(one, other) == 1 or (parts and all(a == b or (len(a) >= _LEAST_SLIP and _steps(a, b) == 1) for a, b in pairs))


_LEAST_SLIP: Final = 4


def _steps(one: str, other: str) -> int:
    """How many letters must be put in, left out, changed or swapped with the next to make one word of the other."""
    before, row = list[int](), list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            swapped = i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted
            ways = (before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted), *((last[j - 2] + 1,) if swapped else ()))
            row.append(min(ways))
    return row[-1]


def nearest(word: str, allowed: Iterable[str], otherwise: str = "") -> str:
    """A hint for an unknown word: the likeliest of the allowed ones, else what `otherwise` says, else all of them."""
    allowed = sorted(allowed)
    close = likeliest(word, allowed)
    return f'did you mean "{close}"?' if close is not None else otherwise or f"allowed: {listed(allowed)}"


def listed(words: Sequence[str], most: int = MOST_LISTED) -> str:
    """Words with commas between them; of more than `most` the first ones, and how many are left out."""
    left = len(words) - most
    return ", ".join(words[:most]) + (f" and {left:,} more" if left > 0 else "")
