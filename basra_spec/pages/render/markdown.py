"""A page as Markdown; the pictures are files beside it. What an author wrote comes out as text in every dialect: signs are escaped."""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final
from urllib.parse import quote

from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, Facts, Page, Part, Section, Shown
from basra_spec.pages.paragraphs import Line, Paragraph
from basra_spec.pages.render import footnotes
from basra_spec.prose.card_notation import isolated

_SIGNS: Final = re.compile(r"[\\`*_{}\[\]#]")
# Of these not every dialect knows the escape, but each the entity; a colon makes links and emoji, a dollar formulas, a pipe tables.
_ENTITIES: Final = re.compile(r"[&<>|$~^]|:(?=[\w/])|(?<=[wW])\.(?=\w)|@(?=\w)")
_FIRST: Final = re.compile(r"^([-+])|^(\d+)([.)])|^=")

Name = Callable[[int], str]
"""The name of a picture's file, by its number on the page."""


def printed(page: Page, name: Name) -> str:
    """The page as the text of a Markdown file, which calls its n-th picture by that name."""
    lines = list(_lines(page, name))
    if page.direction == "rtl":  # Markdown has no words for it; what stands between the tags is Markdown still
        lines = [f'<div dir="rtl" lang="{page.language}">', "", *lines, "", "</div>"]
    return "\n".join(lines) + "\n"


def _lines(page: Page, name: Name) -> Iterator[str]:
    names = (name(number) for number in count(1))
    yield f"# {plain(page.title.text, page.direction)}"
    yield from _parts((*page.lead, *page.sections), page.direction, names, 2)


def _parts(parts: Iterable[Part], direction: str, names: Iterator[str], level: int) -> Iterator[str]:
    """Parts with an empty line before each, and headings of this level; each example takes the next name for its picture."""
    for part in parts:
        yield ""
        if isinstance(part, Section):
            yield f"{'#' * level} {plain(part.title, direction)}"
            yield from _parts(part.parts, direction, names, level + 1)
        elif isinstance(part, Shown):
            yield from example(part, direction, next(names))
        else:
            yield from _TOLD[type(part)](part, direction)


def _paragraph(paragraph: Paragraph, direction: str) -> Iterator[str]:
    yield _sentences(paragraph, direction)
    if paragraph.below:
        yield ""
        yield from _list(paragraph.below, direction, "")


def _facts(facts: Facts, direction: str) -> Iterator[str]:
    yield from (f"| {plain(facts.title, direction)} | |", "| --- | --- |")
    yield from (f"| {plain(fact.name, direction)} | {plain(fact.text, direction)} |" for fact in facts.facts)


def _block(block: Block, direction: str) -> Iterator[str]:
    """A block is an item with paragraphs in it."""
    lines = [line for part in block.parts for line in ("", *_paragraph(part, direction))][1:]
    yield from (f"{'    ' if number else '-   '}{line}" if line else "" for number, line in enumerate(lines))


def example(shown: Shown, direction: str, name: str) -> Iterator[str]:
    """The lines of an example: its heading, its picture, its sentences."""
    if shown.heading:
        yield from (f"**{plain(shown.heading, direction)}**", "")
    yield from (f"![{plain(shown.drawn.title, direction)}]({quote(os.fsencode(name))})", "")
    yield " ".join(plain(sentence, direction) for sentence in shown.sentences)
    if shown.source:
        yield from ("", f"*{plain(shown.source, direction)}*")


def _list(items: Iterable[Paragraph], direction: str, indent: str) -> Iterator[str]:
    for item in items:
        yield f"{indent}- {_sentences(item, direction)}"
        yield from _list(item.below, direction, indent + "    ")


def _sentences(paragraph: Paragraph, direction: str) -> str:
    return " ".join(_told(line, direction) for line in paragraph.lines)


def _told(line: Line, direction: str) -> str:
    text = plain(line.text, direction)
    return (f"*{text}*" if line.is_label else text) + footnotes.markdown_marks(line.stated)


def _stated(stated: Footnotes, direction: str) -> Iterator[str]:
    yield from footnotes.markdown_list(stated, lambda text: plain(text, direction), direction)


_TOLD: Final[Mapping[type, Callable[[Any, str], Iterator[str]]]] = {Paragraph: _paragraph, Facts: _facts, Block: _block, Footnotes: _stated}


def plain(text: str, direction: str = "ltr") -> str:
    """A text of one line as Markdown that shows just this text."""
    text = _ENTITIES.sub(lambda found: f"&#{ord(found[0])};", _SIGNS.sub(r"\\\g<0>", text))
    return isolated(_FIRST.sub(_first, text), direction)


def _first(found: re.Match[str]) -> str:
    if found[1]:
        return f"\\{found[1]}"
    return f"{found[2]}\\{found[3]}" if found[2] else "&#61;"
