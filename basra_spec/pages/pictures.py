"""A play as a picture: the card, the floor it meets, and what it takes, as SVG that stands alone.

Nothing is told by colour only: what is taken stands higher and has a thick frame, suits have their shapes. The cards are white in the dark
too, as cards are; what is drawn around them has the colour of the text. Texts are the caller's, in any language.
"""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree import ElementTree as Xml

from attrs import field, frozen

from basra_spec.game.cards import NAMES, RANKS, SUITS, members, rank
from basra_spec.system.text import in_one_line

WIDTH: Final = 52
HEIGHT: Final = 74
GAP: Final = 12
RAISED: Final = 14
ARROW: Final = 40
MOST_IN_A_ROW: Final = 6
INK: Final = {"S": "#1a1a1a", "C": "#1a1a1a", "H": "#b3001b", "D": "#b3001b"}
_BY_ITSELF: Final = {"xmlns": "http://www.w3.org/2000/svg", "style": "max-width:100%;height:auto"}
_INK_OF_A_FILE: Final = ":root{color:#1c1b19}@media(prefers-color-scheme:dark){:root{color:#ece8df}}"
SHAPES: Final = {
    "S": "M0-9C3-4 9 0 9 4a4.3 4.3 0 0 1-7.6 2.8L3 10h-6l1.6-3.2A4.3 4.3 0 0 1-9 4C-9 0-3-4 0-9z",
    "H": "M0 9C-4 4-9 1-9-4a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2C9 1 4 4 0 9z",
    "D": "M0-10 7.5 0 0 10-7.5 0z",
    "C": "M0-9.5a4.4 4.4 0 0 1 3.6 6.9A4.4 4.4 0 1 1 1.6 4.6L3 10h-6l1.4-5.4a4.4 4.4 0 1 1-2-7.2A4.4 4.4 0 0 1 0-9.5z",
}


def _on_one_line(letters: Mapping[str, str]) -> Mapping[str, str]:
    return {rank: in_one_line(letter) for rank, letter in letters.items()}


@frozen
class Drawn:
    """A play to draw: the card, the floor before it, and what it takes; `made` marks a Basra.

    `claimed` are floor cards that the player wants and does not get; what `made` says is then why.
    `title` and `text` are read out instead of the picture; `ranks` are the letters on the cards by rank (`A`, `2`, …). Where the page
    holds the `deck`, its pictures can be `shared`: they refer to the cards there.
    """

    card: int
    floor: int
    taken: int
    title: str = field(converter=in_one_line)
    text: str = field(converter=in_one_line)
    ranks: Mapping[str, str] = field(factory=lambda: dict(zip(RANKS, RANKS, strict=True)), converter=_on_one_line)
    made: str = field(default="", converter=in_one_line)
    claimed: int = 0
    shared: bool = False


def picture(drawn: Drawn, *, alone: bool = False) -> str:
    """The SVG of a play, as text without an XML declaration: for a page, or `alone` for a file, which has no colours around it."""
    rows, width = _rows(list(members(drawn.floor))), width_of(drawn)
    height = len(rows) * (HEIGHT + RAISED + GAP) + GAP + (24 if drawn.made else 0)
    names = {"viewBox": f"0 0 {width} {height}", "width": str(width), "role": "img", "class": "basra-play"}
    svg = Xml.Element("svg", names if drawn.shared else names | _BY_ITSELF)
    Xml.SubElement(svg, "title").text = drawn.title
    Xml.SubElement(svg, "desc").text = drawn.text
    if alone:
        Xml.SubElement(svg, "style").text = _INK_OF_A_FILE
    middle = (len(rows) * (HEIGHT + RAISED + GAP) - HEIGHT) // 2
    _card(svg, drawn, drawn.card, GAP // 2, middle)
    _arrow(svg, WIDTH + GAP, middle + HEIGHT // 2)
    for number, row in enumerate(rows):
        _row(svg, drawn, row, WIDTH + ARROW + GAP, GAP + number * (HEIGHT + RAISED + GAP))
    if drawn.made:
        _text(svg, drawn.made, width / 2, height - 8, {"fill": "currentColor", "font-size": "16", "font-weight": "bold"})
    return Xml.tostring(svg, encoding="unicode")


def deck(ranks: Mapping[str, str]) -> str:
    """Every card once, unseen, for the pictures of a page that are `shared`."""
    svg = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "width": "0", "height": "0", "aria-hidden": "true"})
    hidden = Xml.SubElement(svg, "defs")
    for card in range(len(NAMES)):
        _card(Xml.SubElement(hidden, "g", {"id": f"card-{NAMES[card]}"}), Drawn(card, 0, 0, "", "", ranks), card, 0, 0)
    for name, (edge, outer) in _FRAMES.items():
        frame = Xml.SubElement(hidden, "g", {"id": f"card-{name}"})
        Xml.SubElement(frame, "rect", _CARD | edge | {"fill": "none"})
        Xml.SubElement(frame, "rect", _OUTSIDE | outer)
    return Xml.tostring(svg, encoding="unicode")


def width_of(drawn: Drawn) -> int:
    """How wide a picture is, in its own units."""
    return WIDTH + ARROW + max(1, min(drawn.floor.bit_count(), MOST_IN_A_ROW)) * (WIDTH + GAP) + GAP


def _rows(cards: Sequence[int]) -> list[Sequence[int]]:
    return [cards[start : start + MOST_IN_A_ROW] for start in range(0, len(cards), MOST_IN_A_ROW)] or [[]]


def _row(svg: Xml.Element, drawn: Drawn, row: Sequence[int], left: int, top: int) -> None:
    for number, card in enumerate(row):
        taken = bool(drawn.taken >> card & 1)
        frame = "taken" if taken else "claimed" if drawn.claimed >> card & 1 else ""
        _card(svg, drawn, card, left + number * (WIDTH + GAP), top + (0 if taken else RAISED), frame)
    if not row:
        place = {"x": str(left), "y": str(top + RAISED), "width": str(WIDTH), "height": str(HEIGHT), "rx": "6", "fill": "none"}
        Xml.SubElement(svg, "rect", place | {"stroke": "currentColor", "stroke-dasharray": "4 4", "opacity": "0.6"})


_CARD: Final = {"width": str(WIDTH), "height": str(HEIGHT), "rx": "6", "fill": "#fff"}
_OUTSIDE: Final = {"x": "-3", "y": "-3", "width": str(WIDTH + 6), "height": str(HEIGHT + 6), "rx": "8", "fill": "none"}
_THIN: Final = {"stroke": "#777", "stroke-width": "1"}
_FRAMES: Final[Mapping[str, tuple[dict[str, str], dict[str, str]]]] = {
    "taken": ({"stroke": "#111", "stroke-width": "3.5"}, {"stroke": "currentColor", "stroke-width": "1.5"}),
    "claimed": (_THIN, {"stroke": "currentColor", "stroke-width": "1.5", "stroke-dasharray": "5 4"}),
}
"""The edge of a card that is not just there, and a frame around it in the colour of the text, for dark pages."""


def _card(svg: Xml.Element, drawn: Drawn, card: int, left: int, top: int, frame: str = "") -> None:
    if drawn.shared:
        for name in filter(None, (NAMES[card], frame)):
            Xml.SubElement(svg, "use", {"href": f"#card-{name}", "x": str(left), "y": str(top)})
        return
    suit = SUITS[card & 3]
    edge, outer = _FRAMES.get(frame, (_THIN, {}))
    group = Xml.SubElement(svg, "g", {"transform": f"translate({left} {top})", "data-card": NAMES[card]})
    Xml.SubElement(group, "rect", _CARD | edge)
    if outer:
        Xml.SubElement(group, "rect", _OUTSIDE | outer)
    _text(group, drawn.ranks[RANKS[rank(card)]], WIDTH / 2, 30, {"fill": INK[suit], "font-size": "24", "font-weight": "bold"})
    Xml.SubElement(group, "path", {"d": SHAPES[suit], "fill": INK[suit], "transform": f"translate({WIDTH / 2:g} 52)"})


def _text(parent: Xml.Element, text: str, x: float, y: float, style: Mapping[str, str]) -> None:
    place = {"x": f"{x:g}", "y": f"{y:g}", "text-anchor": "middle", "font-family": "system-ui, sans-serif"}
    Xml.SubElement(parent, "text", place | dict(style)).text = text


def _arrow(svg: Xml.Element, left: int, y: int) -> None:
    tip = left + ARROW - GAP - 6
    line = f"M{left} {y}H{tip}M{tip - 7} {y - 6}L{tip} {y}l-7 6"
    Xml.SubElement(svg, "path", {"d": line, "fill": "none", "stroke": "currentColor", "stroke-width": "2"})
