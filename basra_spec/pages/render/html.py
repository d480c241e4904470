"""A page as one HTML file: pictures and styles are included; it has no script and loads nothing."""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, ExampleFigure, Facts, Page, Part, Section
from basra_spec.pages.paragraphs import PAGE_LANGUAGE, UNKNOWN_LANGUAGE, Line, Paragraph
from basra_spec.pages.pictures import draw
from basra_spec.pages.render import footnotes
from basra_spec.prose.card_notation import wrap_cards

_STYLE: Final = Path(__file__).with_name("page.css")
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"


def render(page: Page) -> str:
    """The page as the text of an HTML file."""
    links = "".join(f'<li><a href="#{section.id}">{inline(section.title)}</a></li>' for section in page.sections)
    top = head(page.title.text, _STYLE, "light dark")
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}" dir="{escape(page.direction)}">\n{top}<body>\n'
        f"<header>\n<h1>{render_line(page.title)}</h1>\n{render_parts(page.lead)}<nav><ul>{links}</ul></nav>\n</header>\n<main>\n"
        f"{''.join(map(_section, page.sections))}</main>\n</body>\n</html>\n"
    )


def head(title: str, style: Path, scheme: str, description: str = "") -> str:
    """The head of an HTML file that loads nothing, with this style sheet, for these colour schemes."""
    described = f'<meta name="description" content="{escape(description)}">\n' if description else ""
    return (
        f'<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="{scheme}">\n{described}'
        f"<title>{escape(title)}</title>\n<style>\n{style.read_text(encoding='utf-8')}</style>\n</head>\n"
    )


def _section(section: Section, level: int = 2) -> str:
    inside = render_parts(section.parts, level + 1)
    return f'<section id="{section.id}">\n<h{level}>{inline(section.title)}</h{level}>\n{inside}</section>\n'


def render_parts(parts: Iterable[Part], level: int = 3) -> str:
    """The parts of a section, with headings of this level; consecutive examples form a row."""
    found = ""
    for are_examples, group in groupby(parts, lambda part: isinstance(part, ExampleFigure)):
        inside = "".join(_section(part, level) if isinstance(part, Section) else _PARTS[type(part)](part) for part in group)
        found += f'<div class="examples">\n{inside}</div>\n' if are_examples else inside
    return found


def _paragraph(paragraph: Paragraph) -> str:
    label = ' class="label"' if all(line.is_label for line in paragraph.lines) else ""
    text = " ".join(render_line(line) if label else _span(line) for line in paragraph.lines)
    return f"<p{label}>{text}</p>\n{_list(paragraph.below)}"


def _list(items: Iterable[Paragraph]) -> str:
    inside = "".join(f"<li>{' '.join(map(_span, item.lines))}{_list(item.below)}</li>\n" for item in items)
    return f"<ul>\n{inside}</ul>\n" if inside else ""


def _span(line: Line) -> str:
    return f'<span class="label">{render_line(line)}</span>' if line.is_label else render_line(line)


def _facts(facts: Facts) -> str:
    rows = "".join(f"<div><dt>{inline(fact.name)}</dt> <dd>{inline(fact.text)}</dd></div>\n" for fact in facts.facts)
    return f'<dl class="glance" aria-label="{escape(facts.title)}">\n{rows}</dl>\n'


def _block(block: Block) -> str:
    return f'<div class="block">\n{"".join(map(_paragraph, block.paragraphs))}</div>\n'


def _figure(figure: ExampleFigure) -> str:
    source = f'<a href="{escape(figure.address)}">{inline(figure.source)}</a>' if figure.address else inline(figure.source)
    sentences = " ".join(map(inline, figure.sentences))
    caption = f'<strong>{inline(figure.heading)}</strong>\n<p>{sentences}</p>\n<p class="label">{source}</p>'
    return f"<figure>\n{draw(figure.picture)}\n<figcaption>{caption}</figcaption>\n</figure>\n"


_PARTS: Final[Mapping[type, Callable[[Any], str]]] = {
    Paragraph: _paragraph,
    Facts: _facts,
    Block: _block,
    ExampleFigure: _figure,
    Footnotes: lambda notes: footnotes.html_list(notes, inline),
}


def render_line(line: Line) -> str:
    """A line with its marks, or with its language if that is not the page's."""
    if line.language == PAGE_LANGUAGE:
        return footnotes.html_sentence(inline(line.text), line.citations)
    language = "" if line.language == UNKNOWN_LANGUAGE else line.language
    return f'<span lang="{escape(language)}" dir="auto">{inline(line.text)}</span>'


def inline(text: str) -> str:
    """A plain text of one line as HTML, its cards from left to right."""
    return wrap_cards(text, escape, '<bdi dir="ltr">', "</bdi>")
