"""Escape control, bidi and line-break characters in untrusted text, and suggest the word that a mistyped one may mean."""

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Final

MOST_SHOWN: Final = 500
MOST_LISTED: Final = 40
# Control characters except line end and tab, Unicode line ends, bidi controls, surrogates, the byte order mark, tag characters.
_CONTROLS: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff\U000e0000-\U000e007f]"
)


_SPACES: Final = re.compile(r"[^\S\u00a0\u202f]+")
"""White space that becomes one space on a page: all but no-break spaces, which some languages have before a colon."""


def one_line(text: str, most: int = MOST_SHOWN) -> str:
    r"""A text as one line of printable characters; others become escapes such as \x1b, \n or \u202e. Cut after `most`, with an ellipsis."""
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


def escape_controls(text: str) -> str:
    """A text of several lines without control characters and commands to a CI runner; line ends, tabs and Arabic marks are kept."""
    return _COMMAND.sub(r"\1\\x3a:", _CONTROLS.sub(lambda found: _escape(found[0]), text))


_COMMAND: Final = re.compile(r"^(\s*)::", re.MULTILINE)
"""The start of a line that a CI runner executes as a command."""


def in_one_line(text: str) -> str:
    """A text for a page: on one line, without control characters; bidi isolates are kept if they are balanced."""
    text = " ".join(_SPACES.split(text.strip()))
    return _CONTROLS.sub(lambda found: found[0] if found[0] in _ISOLATES and _balanced(text) else _escape(found[0]), text)


def in_one_line_each(texts: Iterable[str]) -> tuple[str, ...]:
    """Texts for a page, each on one line."""
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
    """The allowed word most similar to an unknown one; None if none is similar.

    Words of several parts are similar only if each part of the shorter has a similar one in the other: `first-play` is unlike `last-play`.
    """
    folded = {name.casefold(): name for name in sorted(allowed)}
    close = difflib.get_close_matches(word.casefold(), folded, n=5, cutoff=_LIKE)
    return next((folded[name] for name in close if _alike(word.casefold(), name)), None)


def _alike(one: str, other: str) -> bool:
    fewer, more = sorted((_PARTS.split(one), _PARTS.split(other)), key=len)
    return all(difflib.get_close_matches(part, more, n=1, cutoff=_LIKE) for part in fewer)


def mistyped(word: str, others: Iterable[str]) -> str | None:
    """The other name of which this is a typing mistake: a letter added, missing, changed or swapped in each part of four letters or more.

    Names that differ only in digits are taken to be different names.
    """
    return next((other for other in sorted(others) if other != word and _is_mistyped(word, other)), None)


def _is_mistyped(one: str, other: str) -> bool:
    if max(len(one), len(other)) < _SHORTEST or re.sub(r"\d", "", one) == re.sub(r"\d", "", other):
        return False
    pairs = list(zip(_PARTS.split(one), _PARTS.split(other), strict=False))
    parts = len(_PARTS.split(one)) == len(_PARTS.split(other))
    return _distance(one, other) == 1 or (parts and all(a == b or (len(a) >= _SHORTEST and _distance(a, b) == 1) for a, b in pairs))


_SHORTEST: Final = 4


def _distance(one: str, other: str) -> int:
    """The edit distance: letters added, removed, changed or swapped with the next to turn one word into the other."""
    before, row = list[int](), list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            swapped = i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted
            ways = (before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted), *((last[j - 2] + 1,) if swapped else ()))
            row.append(min(ways))
    return row[-1]


def nearest(word: str, allowed: Iterable[str], otherwise: str = "") -> str:
    """The hint for an unknown word: the most similar allowed one, or else `otherwise`, or else all of them."""
    allowed = sorted(allowed)
    close = likeliest(word, allowed)
    return f'did you mean "{close}"?' if close is not None else otherwise or f"allowed: {listed(allowed)}"


def listed(words: Sequence[str], most: int = MOST_LISTED) -> str:
    """Words with commas between them; of more than `most` the first ones, and how many are left out."""
    left = len(words) - most
    return ", ".join(words[:most]) + (f" and {left:,} more" if left > 0 else "")
