"""A page as Markdown, with its pictures as files next to it. Special characters are escaped, so that texts stay plain in every dialect."""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final
from urllib.parse import quote

from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, ExampleFigure, Facts, Page, Part, Section
from basra_spec.pages.paragraphs import Line, Paragraph
from basra_spec.pages.render import footnotes
from basra_spec.prose.card_notation import isolate_cards

_ESCAPED: Final = re.compile(r"[\\`*_{}\[\]#]")
# Not every dialect knows a backslash escape for these, but each knows entities; a colon makes links and emoji, a dollar formulas, a
# pipe tables.
_ENTITIES: Final = re.compile(r"[&<>|$~^]|:(?=[\w/])|(?<=[wW])\.(?=\w)|@(?=\w)")
_LINE_START: Final = re.compile(r"^([-+])|^(\d+)([.)])|^=")

# The file name of a picture, by its number on the page.
PictureName = Callable[[int], str]


def render(page: Page, name: PictureName) -> str:
    """The page as the text of a Markdown file with these names of pictures."""
    names = (name(number) for number in count(1))
    parts = _parts((*page.lead, *page.sections), page.direction, names, 2)
    lines = [f"# {inline(page.title.text, page.direction)}", *parts]
    if page.direction == "rtl":  # Markdown cannot say it; the text between the tags is still Markdown
        lines = [f'<div dir="rtl" lang="{page.language}">', "", *lines, "", "</div>"]
    return "\n".join(lines) + "\n"


def _parts(parts: Iterable[Part], direction: str, names: Iterator[str], level: int) -> Iterator[str]:
    """Parts with an empty line before each, and headings of this level; each example takes the next name for its picture."""
    for part in parts:
        yield ""
        if isinstance(part, Section):
            yield f"{'#' * level} {inline(part.title, direction)}"
            yield from _parts(part.parts, direction, names, level + 1)
        elif isinstance(part, ExampleFigure):
            yield from render_figure(part, direction, next(names))
        else:
            yield from _PARTS[type(part)](part, direction)


def _paragraph(paragraph: Paragraph, direction: str) -> Iterator[str]:
    yield _sentences(paragraph, direction)
    if paragraph.below:
        yield ""
        yield from _list(paragraph.below, direction, "")


def _facts(facts: Facts, direction: str) -> Iterator[str]:
    yield from (f"| {inline(facts.title, direction)} | |", "| --- | --- |")
    yield from (f"| {inline(fact.name, direction)} | {inline(fact.text, direction)} |" for fact in facts.facts)


def _block(block: Block, direction: str) -> Iterator[str]:
    """A list item that contains paragraphs."""
    lines = [line for paragraph in block.paragraphs for line in ("", *_paragraph(paragraph, direction))][1:]
    yield from (f"{'    ' if number else '-   '}{line}" if line else "" for number, line in enumerate(lines))


def render_figure(figure: ExampleFigure, direction: str, name: str) -> Iterator[str]:
    """The lines of an example: its heading, its picture, its sentences, its source."""
    if figure.heading:
        yield from (f"**{inline(figure.heading, direction)}**", "")
    yield from (f"![{inline(figure.picture.title, direction)}]({quote(os.fsencode(name))})", "")
    yield " ".join(inline(sentence, direction) for sentence in figure.sentences)
    if figure.source:
        yield from ("", f"*{inline(figure.source, direction)}*")


def _list(items: Iterable[Paragraph], direction: str, indent: str) -> Iterator[str]:
    for item in items:
        yield f"{indent}- {_sentences(item, direction)}"
        yield from _list(item.below, direction, indent + "    ")


def _sentences(paragraph: Paragraph, direction: str) -> str:
    return " ".join(_line(line, direction) for line in paragraph.lines)


def _line(line: Line, direction: str) -> str:
    text = inline(line.text, direction)
    return (f"*{text}*" if line.is_label else text) + footnotes.markdown_marks(line.citations)


_PARTS: Final[Mapping[type, Callable[[Any, str], Iterator[str]]]] = {
    Paragraph: _paragraph,
    Facts: _facts,
    Block: _block,
    Footnotes: lambda notes, direction: footnotes.markdown_list(notes, lambda text: inline(text, direction), direction),
}


def inline(text: str, direction: str = "ltr") -> str:
    """A plain text of one line as Markdown."""
    text = _ENTITIES.sub(lambda found: f"&#{ord(found[0])};", _ESCAPED.sub(r"\\\g<0>", text))
    return isolate_cards(_LINE_START.sub(_escape_start, text), direction)


def _escape_start(found: re.Match[str]) -> str:
    if found[1]:
        return f"\\{found[1]}"
    return f"{found[2]}\\{found[3]}" if found[2] else "&#61;"
