"""A page of rules as a sheet that prints on one page of A4 or Letter: HTML that needs nothing else, in the largest type that fits.

How much room a text needs is only known to what sets it, and a file without a script cannot ask. So its size is taken from its length, by a
table that was measured; whoever has a browser at hand looks instead.
"""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from basra_spec.pages.page import FIRST, LEFT_OUT, Page, Part, Section, Shown
from basra_spec.pages.paragraphs import Paragraph
from basra_spec.pages.pictures import INK, SHAPES, picture, width_of
from basra_spec.pages.render import html

_STYLE: Final = Path(__file__).with_name("sheet.css")
ABOUT: Final = "about"
"""The section that stands at the foot."""
PLACES: Final = 4
"""Places for pictures; a wide one takes two."""
_WIDE: Final = 370
_CARD_WIDTH: Final = 0.12
"""Millimetres on paper for a unit of a picture: the ranks on the cards are then as large as small print."""


class TooLongError(Exception):
    """Rules that do not fit on one page in any size."""


@frozen
class Size:
    """A size of the type in points, and the length up to which a sheet is set in it."""

    points: float
    most: int


SIZES: Final = (Size(10.5, 5400), Size(10, 5850), Size(9.5, 6100), Size(9, 6650), Size(8.5, 7400), Size(8, 8100))
"""The sizes, largest first; each fills Letter, the lower of the two papers. Nothing on a sheet is set smaller than the last of them."""


def printed(page: Page) -> str:
    """The sheet as the text of an HTML file, in the size that its length asks for. Raises `TooLongError`."""
    inside = _inside(page)
    length = length_of(inside)
    if length > SIZES[-1].most:
        raise TooLongError(f"{page.ruleset} ({page.language}): these rules are too long for one page: {length} signs; {SIZES[-1].most} fit")
    return _whole(page, inside, next(size for size in SIZES if length <= size.most))


def measured(page: Page) -> str:
    """The sheet for somebody who looks whether it fits, and sets it larger or smaller (`--type`)."""
    return _whole(page, _inside(page), SIZES[-1])


_BLOCK: Final = re.compile(r"<(?:p|li|h\d|tr|dt|dd)\b")
_PICTURE: Final = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
_TAG: Final = re.compile(r"<[^>]*>")
_AT_THE_END_OF_A_BLOCK: Final = 30
"""What a block takes beyond its signs: half a line of a column, and the space around it."""


def length_of(inside: str) -> int:
    """The room that a text needs, counted in signs."""
    text = _PICTURE.sub("", inside)
    return len(_TAG.sub("", text)) + _AT_THE_END_OF_A_BLOCK * len(_BLOCK.findall(text))


def _whole(page: Page, inside: str, size: Size) -> str:
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}" dir="{escape(page.direction)}" style="--type:{size.points:g}pt">\n'
        f"{html.head(page.title.text, _STYLE, 'light')}<body>\n<main>\n<article>\n{inside}</article>\n</main>\n</body>\n</html>\n"
    )


def _inside(page: Page) -> str:
    sections = {section.id: section for section in page.sections if section.id not in LEFT_OUT}
    foot = sections.pop(ABOUT, None)
    above = [sections.pop(name) for name in FIRST if name in sections]
    return (
        f"<header>\n{_named(html.text_of(page.title))}{html.parts_of(page.lead)}</header>\n"
        f'<div class="above">\n{"".join(map(_told, above))}</div>\n{_strip(page.examples)}'
        f'<div class="columns">\n{"".join(map(_section, sections.values()))}</div>\n'
        f"<footer>\n{html.parts_of(foot.parts) if foot else ''}{_left_out(page)}</footer>\n"
    )


def _named(title: str) -> str:
    """The title between the suits, two on each side."""
    return f'<div class="name">{_suits("SH")}<h1>{title}</h1>{_suits("DC")}</div>\n'


def _suits(suits: str) -> str:
    shapes = "".join(
        f'<path d="{SHAPES[suit]}" fill="{INK[suit]}" transform="translate({12 + 30 * number} 12)"/>' for number, suit in enumerate(suits)
    )
    return f'<svg viewBox="0 0 54 24" aria-hidden="true">{shapes}</svg>'


# --- the parts of a page: all that depends on how its sections hold them -----------------------------------------------------------------


def _section(section: Section) -> str:
    return f'<section id="{section.id}">\n<h2>{html.marked(section.title)}</h2>\n{_told(section)}</section>\n'


def _told(section: Section) -> str:
    """What a section says, without its examples and what is said about them, and without marks, which lead to what is left out."""
    return html.parts_of(map(_bare, filter(_is_needed, section.parts)))


def _is_needed(part: Part) -> bool:
    """Whether a part says more than a label about what stands near it."""
    is_label = isinstance(part, Paragraph) and not part.below and all(line.is_label for line in part.lines)
    return not (isinstance(part, Shown) or is_label)


def _bare(part: Part) -> Part:
    if isinstance(part, Section):
        return evolve(part, parts=tuple(map(_bare, filter(_is_needed, part.parts))))
    return _unmarked(part) if isinstance(part, Paragraph) else part


def _unmarked(paragraph: Paragraph) -> Paragraph:
    return Paragraph(tuple(evolve(line, stated=None) for line in paragraph.lines), tuple(map(_unmarked, paragraph.below)))


# --- pictures ---------------------------------------------------------------------------------------------------------------------------


def telling(examples: Iterable[Shown]) -> tuple[Shown, ...]:
    """The few examples that show the most: as many classes of cards, kinds of captures and outcomes as there are places for."""
    there, chosen, known, places = [shown for shown in examples if shown.drawn.taken], list[Shown](), set[str](), PLACES
    while fitting := [shown for shown in there if shown not in chosen and _places(shown) <= places]:
        best = max(fitting, key=lambda shown: (len(_traits(shown) - known), -_places(shown)))
        if _traits(best) <= known:
            break
        chosen.append(best)
        known |= _traits(best)
        places -= _places(best)
    return tuple(shown for shown in there if shown in chosen)


def _traits(shown: Shown) -> set[str]:
    """What an example is an example of."""
    played = shown.example.played
    outcome = "left" if not played.cleared else "Basra" if shown.example.is_basra else "cleared"
    traits = {f"class {played.play_class}", outcome, f"{outcome} by {played.play_class}"}
    return traits | ({"sum"} if any(group.bit_count() > 1 for group in played.groups) else set())


def _places(shown: Shown) -> int:
    return 1 + (width_of(shown.drawn) > _WIDE)


def _strip(examples: Iterable[Shown]) -> str:
    figures = "".join(map(_figure, telling(examples)))
    return f'<div class="pictures">\n{figures}</div>\n' if figures else ""


def _figure(shown: Shown) -> str:
    """An example with what it takes and what comes of it; the floor is in the picture, and so is nothing of the play before."""
    drawn = evolve(shown.drawn, made="")
    wide = ' class="wide"' if _places(shown) > 1 else ""
    told = " ".join(map(html.marked, shown.sentences if shown.example.previous else shown.sentences[-2:]))
    style = f"--picture:{width_of(drawn) * _CARD_WIDTH:.4g}mm"
    return f'<figure{wide} style="{style}">\n{picture(drawn)}\n<figcaption><p>{told}</p></figcaption>\n</figure>\n'


# --- what is left out -------------------------------------------------------------------------------------------------------------------


def _left_out(page: Page) -> str:
    """One line that names what stands on the whole page only."""
    if not page.left_out:
        return ""
    label, *titles = [f"<bdi>{html.text_of(line)}</bdi>" for line in page.left_out]
    return f'<p class="label">{label} {" · ".join(titles)}</p>\n'
