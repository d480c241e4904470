"""A page of rules as a sheet that prints on one page of A4 or Letter: one HTML file, in the largest type that fits.

Only a browser knows how much room a text needs, and a file without a script cannot ask it. So the type size depends on the length of
the text, by a table that was measured; `pdf`, which has a browser, measures instead.
"""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from basra_spec.pages.page import FIRST, LEFT_OUT, ExampleFigure, Page, Part, Section
from basra_spec.pages.paragraphs import Paragraph
from basra_spec.pages.pictures import INK, SHAPES, draw
from basra_spec.pages.render import html

_STYLE: Final = Path(__file__).with_name("sheet.css")
# The section that becomes the footer.
ABOUT: Final = "about"
# Places for pictures; a picture wider than this takes two.
PLACES: Final = 4
_WIDE: Final = 370
# Millimetres on paper per unit of a picture: the ranks on the cards are then as large as small print.
_UNIT: Final = 0.12


class TooLongError(Exception):
    """The rules do not fit on one page in any size."""


@frozen
class Size:
    """A type size in points, and the longest sheet that is set in it."""

    points: float
    longest: int


# The sizes, largest first; each fills Letter, the shorter of the two papers. Nothing on a sheet is smaller than the last of them.
SIZES: Final = (Size(10.5, 5400), Size(10, 5850), Size(9.5, 6100), Size(9, 6650), Size(8.5, 7400), Size(8, 8100))


def render(page: Page) -> str:
    """The sheet as the text of an HTML file, in the size for its length. Raises `TooLongError`."""
    body = _body(page)
    length = measure_length(body)
    if length > SIZES[-1].longest:
        most = SIZES[-1].longest
        raise TooLongError(f"{page.ruleset} ({page.language}): the rules do not fit on one page: {length} characters, {most} are allowed")
    return _document(page, body, next(size for size in SIZES if length <= size.longest))


def render_unsized(page: Page) -> str:
    """The sheet in the smallest size, for a program that measures it and sets a larger one (`--type`)."""
    return _document(page, _body(page), SIZES[-1])


_BLOCK: Final = re.compile(r"<(?:p|li|h\d|tr|dt|dd)\b")
_PICTURE: Final = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
_TAG: Final = re.compile(r"<[^>]*>")
# The room that a block needs besides its text, in characters: half a line of a column, and the space around it.
_BLOCK_END: Final = 30


def measure_length(body: str) -> int:
    """The room that the body of a sheet needs, in characters."""
    text = _PICTURE.sub("", body)
    return len(_TAG.sub("", text)) + _BLOCK_END * len(_BLOCK.findall(text))


def _document(page: Page, body: str, size: Size) -> str:
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}" dir="{escape(page.direction)}" style="--type:{size.points:g}pt">\n'
        f"{html.head(page.title.text, _STYLE, 'light')}<body>\n<main>\n<article>\n{body}</article>\n</main>\n</body>\n</html>\n"
    )


def _body(page: Page) -> str:
    sections = {section.id: section for section in page.sections if section.id not in LEFT_OUT}
    foot = sections.pop(ABOUT, None)
    above = [sections.pop(name) for name in FIRST if name in sections]
    return (
        f"<header>\n{_heading(html.render_line(page.title))}{html.render_parts(page.lead)}</header>\n"
        f'<div class="above">\n{"".join(map(_rules_only, above))}</div>\n{_strip(page.examples)}'
        f'<div class="columns">\n{"".join(map(_section, sections.values()))}</div>\n'
        f"<footer>\n{html.render_parts(foot.parts) if foot else ''}{_left_out(page)}</footer>\n"
    )


def _heading(title: str) -> str:
    return f'<div class="name">{_suits("SH")}<h1>{title}</h1>{_suits("DC")}</div>\n'


def _suits(suits: str) -> str:
    shapes = "".join(
        f'<path d="{SHAPES[suit]}" fill="{INK[suit]}" transform="translate({12 + 30 * number} 12)"/>' for number, suit in enumerate(suits)
    )
    return f'<svg viewBox="0 0 54 24" aria-hidden="true">{shapes}</svg>'


# --- the parts of a page ---------------------------------------------------------------------------------------------------------------


def _section(section: Section) -> str:
    return f'<section id="{section.id}">\n<h2>{html.inline(section.title)}</h2>\n{_rules_only(section)}</section>\n'


def _rules_only(section: Section) -> str:
    """A section without its examples, without labels, and without marks, which lead to what is left out."""
    return html.render_parts(map(_unmarked, filter(_is_needed, section.parts)))


def _is_needed(part: Part) -> bool:
    is_label = isinstance(part, Paragraph) and not part.below and all(line.is_label for line in part.lines)
    return not (isinstance(part, ExampleFigure) or is_label)


def _unmarked(part: Part) -> Part:
    if isinstance(part, Section):
        return evolve(part, parts=tuple(map(_unmarked, filter(_is_needed, part.parts))))
    return _unmarked_paragraph(part) if isinstance(part, Paragraph) else part


def _unmarked_paragraph(paragraph: Paragraph) -> Paragraph:
    return Paragraph(tuple(evolve(line, citations=None) for line in paragraph.lines), tuple(map(_unmarked_paragraph, paragraph.below)))


# --- pictures ---------------------------------------------------------------------------------------------------------------------------


def choose_figures(examples: Iterable[ExampleFigure]) -> tuple[ExampleFigure, ...]:
    """The few examples that show the most classes of cards, kinds of captures and outcomes in the places that there are."""
    candidates, chosen, traits, places = [figure for figure in examples if figure.picture.taken], list[ExampleFigure](), set[str](), PLACES
    while fitting := [figure for figure in candidates if figure not in chosen and _places(figure) <= places]:
        best = max(fitting, key=lambda figure: (len(_traits(figure) - traits), -_places(figure)))
        if _traits(best) <= traits:
            break
        chosen.append(best)
        traits |= _traits(best)
        places -= _places(best)
    return tuple(figure for figure in candidates if figure in chosen)


def _traits(figure: ExampleFigure) -> set[str]:
    explanation = figure.example.explanation
    outcome = "left" if not explanation.cleared else "Basra" if figure.example.is_basra else "cleared"
    traits = {f"class {explanation.play_class}", outcome, f"{outcome} by {explanation.play_class}"}
    return traits | ({"sum"} if any(group.bit_count() > 1 for group in explanation.groups) else set())


def _places(figure: ExampleFigure) -> int:
    return 1 + (figure.picture.width > _WIDE)


def _strip(examples: Iterable[ExampleFigure]) -> str:
    figures = "".join(map(_figure, choose_figures(examples)))
    return f'<div class="pictures">\n{figures}</div>\n' if figures else ""


def _figure(figure: ExampleFigure) -> str:
    """An example with what it takes and yields. The picture shows the floor, so only a play before needs the sentences about it."""
    picture = evolve(figure.picture, caption="")
    wide = ' class="wide"' if _places(figure) > 1 else ""
    text = " ".join(map(html.inline, figure.sentences if figure.example.previous else figure.sentences[-2:]))
    style = f"--picture:{picture.width * _UNIT:.4g}mm"
    return f'<figure{wide} style="{style}">\n{draw(picture)}\n<figcaption><p>{text}</p></figcaption>\n</figure>\n'


def _left_out(page: Page) -> str:
    """One line that names the sections that only the full page has."""
    if not page.left_out:
        return ""
    label, *titles = [f"<bdi>{html.render_line(line)}</bdi>" for line in page.left_out]
    return f'<p class="label">{label} {" · ".join(titles)}</p>\n'
