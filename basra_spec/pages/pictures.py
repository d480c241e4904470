"""A play as a picture: the card, the floor, and the cards taken, as SVG that needs no other file.

Colour is never the only sign: cards that are taken are raised and have a thick frame, and suits have shapes. Cards are white in dark
mode too; everything around them has the colour of the text. The caller passes the texts, in any language.
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
_STANDALONE_ATTRIBUTES: Final = {"xmlns": "http://www.w3.org/2000/svg", "style": "max-width:100%;height:auto"}
_STANDALONE_STYLE: Final = ":root{color:#1c1b19}@media(prefers-color-scheme:dark){:root{color:#ece8df}}"
SHAPES: Final = {
    "S": "M0-9C3-4 9 0 9 4a4.3 4.3 0 0 1-7.6 2.8L3 10h-6l1.6-3.2A4.3 4.3 0 0 1-9 4C-9 0-3-4 0-9z",
    "H": "M0 9C-4 4-9 1-9-4a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2C9 1 4 4 0 9z",
    "D": "M0-10 7.5 0 0 10-7.5 0z",
    "C": "M0-9.5a4.4 4.4 0 0 1 3.6 6.9A4.4 4.4 0 1 1 1.6 4.6L3 10h-6l1.4-5.4a4.4 4.4 0 1 1-2-7.2A4.4 4.4 0 0 1 0-9.5z",
}


@frozen
class PlayPicture:
    """A play to draw: the card, the floor before it, the cards that it takes, and a `caption` such as the points of a Basra.

    `claimed` are floor cards that the player wants and does not get; the caption then says why. `title` and `text` are for screen readers;
    `ranks` are the labels of the ranks (`A`, `2`, …). A `shared` picture refers to the cards of the `draw_deck` of its page.
    """

    card: int
    floor: int
    taken: int
    title: str = field(converter=in_one_line)
    text: str = field(converter=in_one_line)
    ranks: Mapping[str, str] = field(factory=lambda: dict(zip(RANKS, RANKS, strict=True)))
    caption: str = field(default="", converter=in_one_line)
    claimed: int = 0
    shared: bool = False

    @property
    def width(self) -> int:
        """The width in the units of the SVG."""
        return WIDTH + ARROW + max(1, min(self.floor.bit_count(), MOST_IN_A_ROW)) * (WIDTH + GAP) + GAP


def draw(picture: PlayPicture, *, standalone: bool = False) -> str:
    """The SVG of a play, without an XML declaration: part of a page, or `standalone` for a file, which sets its own text colour."""
    rows, width = _rows(list(members(picture.floor))), picture.width
    height = len(rows) * (HEIGHT + RAISED + GAP) + GAP + (24 if picture.caption else 0)
    names = {"viewBox": f"0 0 {width} {height}", "width": str(width), "role": "img", "class": "basra-play"}
    svg = Xml.Element("svg", names if picture.shared else names | _STANDALONE_ATTRIBUTES)
    Xml.SubElement(svg, "title").text = picture.title
    Xml.SubElement(svg, "desc").text = picture.text
    if standalone:
        Xml.SubElement(svg, "style").text = _STANDALONE_STYLE
    middle = (len(rows) * (HEIGHT + RAISED + GAP) - HEIGHT) // 2
    _card(svg, picture, picture.card, GAP // 2, middle)
    _arrow(svg, WIDTH + GAP, middle + HEIGHT // 2)
    for number, row in enumerate(rows):
        _row(svg, picture, row, WIDTH + ARROW + GAP, GAP + number * (HEIGHT + RAISED + GAP))
    if picture.caption:
        _text(svg, picture.caption, width / 2, height - 8, {"fill": "currentColor", "font-size": "16", "font-weight": "bold"})
    return Xml.tostring(svg, encoding="unicode")


def draw_deck(ranks: Mapping[str, str]) -> str:
    """Every card once, hidden, for the `shared` pictures of a page."""
    svg = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "width": "0", "height": "0", "aria-hidden": "true"})
    hidden = Xml.SubElement(svg, "defs")
    for card in range(len(NAMES)):
        _card(
            Xml.SubElement(hidden, "g", {"id": f"card-{NAMES[card]}"}), PlayPicture(card, 0, 0, title="", text="", ranks=ranks), card, 0, 0
        )
    for name, (edge, outer) in _FRAMES.items():
        frame = Xml.SubElement(hidden, "g", {"id": f"card-{name}"})
        Xml.SubElement(frame, "rect", _CARD | edge | {"fill": "none"})
        Xml.SubElement(frame, "rect", _OUTSIDE | outer)
    return Xml.tostring(svg, encoding="unicode")


def _rows(cards: Sequence[int]) -> list[Sequence[int]]:
    return [cards[start : start + MOST_IN_A_ROW] for start in range(0, len(cards), MOST_IN_A_ROW)] or [[]]


def _row(svg: Xml.Element, picture: PlayPicture, row: Sequence[int], left: int, top: int) -> None:
    for number, card in enumerate(row):
        taken = bool(picture.taken >> card & 1)
        frame = "taken" if taken else "claimed" if picture.claimed >> card & 1 else ""
        _card(svg, picture, card, left + number * (WIDTH + GAP), top + (0 if taken else RAISED), frame)
    if not row:
        place = {"x": str(left), "y": str(top + RAISED), "width": str(WIDTH), "height": str(HEIGHT), "rx": "6", "fill": "none"}
        Xml.SubElement(svg, "rect", place | {"stroke": "currentColor", "stroke-dasharray": "4 4", "opacity": "0.6"})


_CARD: Final = {"width": str(WIDTH), "height": str(HEIGHT), "rx": "6", "fill": "#fff"}
_OUTSIDE: Final = {"x": "-3", "y": "-3", "width": str(WIDTH + 6), "height": str(HEIGHT + 6), "rx": "8", "fill": "none"}
_THIN: Final = {"stroke": "#777", "stroke-width": "1"}
# The edge of a marked card, and the frame around it in the colour of the text, which shows in dark mode.
_FRAMES: Final[Mapping[str, tuple[dict[str, str], dict[str, str]]]] = {
    "taken": ({"stroke": "#111", "stroke-width": "3.5"}, {"stroke": "currentColor", "stroke-width": "1.5"}),
    "claimed": (_THIN, {"stroke": "currentColor", "stroke-width": "1.5", "stroke-dasharray": "5 4"}),
}


def _card(svg: Xml.Element, picture: PlayPicture, card: int, left: int, top: int, frame: str = "") -> None:
    if picture.shared:
        for name in filter(None, (NAMES[card], frame)):
            Xml.SubElement(svg, "use", {"href": f"#card-{name}", "x": str(left), "y": str(top)})
        return
    suit = SUITS[card & 3]
    edge, outer = _FRAMES.get(frame, (_THIN, {}))
    group = Xml.SubElement(svg, "g", {"transform": f"translate({left} {top})", "data-card": NAMES[card]})
    Xml.SubElement(group, "rect", _CARD | edge)
    if outer:
        Xml.SubElement(group, "rect", _OUTSIDE | outer)
    _text(
        group, in_one_line(picture.ranks[RANKS[rank(card)]]), WIDTH / 2, 30, {"fill": INK[suit], "font-size": "24", "font-weight": "bold"}
    )
    Xml.SubElement(group, "path", {"d": SHAPES[suit], "fill": INK[suit], "transform": f"translate({WIDTH / 2:g} 52)"})


def _text(parent: Xml.Element, text: str, x: float, y: float, style: Mapping[str, str]) -> None:
    place = {"x": f"{x:g}", "y": f"{y:g}", "text-anchor": "middle", "font-family": "system-ui, sans-serif"}
    Xml.SubElement(parent, "text", place | dict(style)).text = text


def _arrow(svg: Xml.Element, left: int, y: int) -> None:
    tip = left + ARROW - GAP - 6
    line = f"M{left} {y}H{tip}M{tip - 7} {y - 6}L{tip} {y}l-7 6"
    Xml.SubElement(svg, "path", {"d": line, "fill": "none", "stroke": "currentColor", "stroke-width": "2"})
