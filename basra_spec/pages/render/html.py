"""A page as HTML that needs nothing else: pictures and style are in it, no script, and nothing is loaded from anywhere."""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, Facts, Page, Part, Section, Shown
from basra_spec.pages.paragraphs import OWN, UNKNOWN, Line, Paragraph
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import footnotes
from basra_spec.prose.card_notation import with_cards

_STYLE: Final = Path(__file__).with_name("page.css")
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


def printed(page: Page) -> str:
    """The page as the text of an HTML file."""
    links = "".join(f'<li><a href="#{section.id}">{marked(section.title)}</a></li>' for section in page.sections)
    top = head(page.title.text, _STYLE, "light dark")
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}" dir="{escape(page.direction)}">\n{top}<body>\n'
        f"<header>\n<h1>{text_of(page.title)}</h1>\n{parts_of(page.lead)}<nav><ul>{links}</ul></nav>\n</header>\n<main>\n"
        f"{''.join(map(_section, page.sections))}</main>\n</body>\n</html>\n"
    )


def head(title: str, style: Path, scheme: str, description: str = "") -> str:
    """The head of a file that needs nothing else, in this style, for these colour schemes."""
    described = f'<meta name="description" content="{escape(description)}">\n' if description else ""
    return (
        f'<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="{scheme}">\n{described}'
        f"<title>{escape(title)}</title>\n<style>\n{style.read_text(encoding='utf-8')}</style>\n</head>\n"
    )


def _section(section: Section, level: int = 2) -> str:
    inside = parts_of(section.parts, level + 1)
    return f'<section id="{section.id}">\n<h{level}>{marked(section.title)}</h{level}>\n{inside}</section>\n'


def parts_of(parts: Iterable[Part], level: int = 3) -> str:
    """The parts of a section, with headings of this level; examples that follow each other stand in a row."""
    told = ""
    for are_examples, group in groupby(parts, lambda part: isinstance(part, Shown)):
        inside = "".join(_section(part, level) if isinstance(part, Section) else _PRINTED[type(part)](part) for part in group)
        told += f'<div class="examples">\n{inside}</div>\n' if are_examples else inside
    return told


def _paragraph(paragraph: Paragraph) -> str:
    label = ' class="label"' if all(line.is_label for line in paragraph.lines) else ""
    told = " ".join(text_of(line) if label else _span(line) for line in paragraph.lines)
    return f"<p{label}>{told}</p>\n{_list(paragraph.below)}"


def _list(items: Iterable[Paragraph]) -> str:
    told = "".join(f"<li>{' '.join(map(_span, item.lines))}{_list(item.below)}</li>\n" for item in items)
    return f"<ul>\n{told}</ul>\n" if told else ""


def _span(line: Line) -> str:
    return f'<span class="label">{text_of(line)}</span>' if line.is_label else text_of(line)


def _facts(facts: Facts) -> str:
    told = "".join(f"<div><dt>{marked(fact.name)}</dt> <dd>{marked(fact.text)}</dd></div>\n" for fact in facts.facts)
    return f'<dl class="glance" aria-label="{escape(facts.title)}">\n{told}</dl>\n'


def _block(block: Block) -> str:
    return f'<div class="block">\n{"".join(map(_paragraph, block.parts))}</div>\n'


def _example(shown: Shown) -> str:
    """An example: its picture, and below it its heading, its sentences, and where it comes from."""
    told = " ".join(map(marked, shown.sentences))
    source = f'<a href="{escape(shown.address)}">{marked(shown.source)}</a>' if shown.address else marked(shown.source)
    said = f'<strong>{marked(shown.heading)}</strong>\n<p>{told}</p>\n<p class="label">{source}</p>'
    return f"<figure>\n{picture(shown.drawn)}\n<figcaption>{said}</figcaption>\n</figure>\n"


def _stated(stated: Footnotes) -> str:
    return footnotes.html_list(stated, marked)


_PRINTED: Final[Mapping[type, Callable[[Any], str]]] = {
    Paragraph: _paragraph,
    Facts: _facts,
    Block: _block,
    Shown: _example,
    Footnotes: _stated,
}


def text_of(line: Line) -> str:
    """A line's own text with its marks, and with its language where that is not the page's."""
    if line.language == OWN:
        return footnotes.html_sentence(marked(line.text), line.stated)
    language = "" if line.language == UNKNOWN else line.language
    return f'<span lang="{escape(language)}" dir="auto">{marked(line.text)}</span>'


def marked(text: str) -> str:
    """A text of one line as HTML, its cards from left to right."""
    return with_cards(text, escape, '<bdi dir="ltr">', "</bdi>")
