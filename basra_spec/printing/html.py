"""A page as HTML that needs nothing else: pictures and style are in it, no script, and nothing is loaded from anywhere."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from basra_spec.pages import OWN, UNKNOWN, Line, Listing, Page, Part, Section, Shown
from basra_spec.pictures import picture
from basra_spec.printing import footnotes
from basra_spec.printing.notation import with_cards
from basra_spec.stated import Footnotes

_STYLE: Final = Path(__file__).with_name("page.css")
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


def printed(page: Page) -> str:
    """The page as the text of an HTML file."""
    lead = "".join(f"<p{_class(line)}>{text_of(line)}</p>\n" for line in page.lead)
    links = "".join(f'<li><a href="#{section.id}">{marked(section.title)}</a></li>' for section in page.sections)
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}" dir="{escape(page.direction)}">\n{head(page, _STYLE, "light dark")}<body>\n'
        f"<header>\n<h1>{text_of(page.title)}</h1>\n{lead}<nav><ul>{links}</ul></nav>\n</header>\n<main>\n"
        f"{''.join(map(_section, page.sections))}</main>\n</body>\n</html>\n"
    )


def head(page: Page, style: Path, scheme: str) -> str:
    """The head of a file that holds this page in this style, for these colour schemes."""
    return (
        f'<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="{scheme}">\n'
        f"<title>{escape(page.title.text)}</title>\n<style>\n{style.read_text(encoding='utf-8')}</style>\n</head>\n"
    )


def _section(section: Section) -> str:
    return f'<section id="{section.id}">\n<h2>{marked(section.title)}</h2>\n{parts_of(section.parts)}</section>\n'


def parts_of(parts: Iterable[Part]) -> str:
    """The parts of a section; examples that follow each other stand in a grid."""
    told = ""
    for are_examples, group in groupby(parts, lambda part: isinstance(part, Shown)):
        inside = "".join(map(_part, group))
        told += f'<div class="examples">\n{inside}</div>\n' if are_examples else inside
    return told


def _part(part: Part) -> str:
    if isinstance(part, Listing):
        return _list(part.lines)
    if isinstance(part, Shown):
        return figure(part)
    if isinstance(part, Footnotes):
        return footnotes.html_list(part, marked)
    return f"<p{_class(part)}>{text_of(part)}</p>\n" + _list(part.below)


def figure(shown: Shown) -> str:
    """An example: its picture, and its sentences below."""
    told = " ".join(map(marked, shown.sentences))
    heading = f"<strong>{marked(shown.heading)}</strong>\n" if shown.heading else ""
    source = f'\n<p class="label">{marked(shown.source)}</p>' if shown.source else ""
    return f"<figure>\n{picture(shown.drawn)}\n<figcaption>{heading}<p>{told}</p>{source}</figcaption>\n</figure>\n"


def _list(lines: Iterable[Line]) -> str:
    items = "".join(f"<li>{_span(line)}{_list(line.below)}</li>\n" for line in lines)
    return f"<ul>\n{items}</ul>\n" if items else ""


def _span(line: Line) -> str:
    return f"<span{_class(line)}>{text_of(line)}</span>" if line.is_label else text_of(line)


def _class(line: Line) -> str:
    return ' class="label"' if line.is_label else ""


def text_of(line: Line) -> str:
    """A line's own text with its marks, and with its language where that is not the page's."""
    if line.language == OWN:
        return footnotes.html_sentence(marked(line.text), line.stated)
    language = "" if line.language == UNKNOWN else line.language
    return f'<span lang="{escape(language)}" dir="auto">{marked(line.text)}</span>'


def marked(text: str) -> str:
    """A text of one line as HTML, its cards from left to right."""
    return with_cards(text, escape, '<bdi dir="ltr">', "</bdi>")
