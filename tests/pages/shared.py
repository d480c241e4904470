"""What the tests of pages share: the pages of the rulesets that ship, those of rulesets of one's own, and HTML as a browser reads it."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as Xml

from basra_spec.conformance.cases import Case, suite
from basra_spec.pages.page import Block, Page, Part, Section, build_page
from basra_spec.pages.paragraphs import Line, Paragraph
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import in_one_line
from tests.each import each
from tests.prose.shared import SCHEMA, messages_in
from tests.strategies import resolved

STRINGS: Final[list[str]] = json.loads((Path(__file__).parent / "strings.json").read_text(encoding="utf-8"))
"""Texts that would be more than text if a page let them."""
EVERY_STRING = each("text", STRINGS, ids=range(len(STRINGS)))
VOID: Final = {"meta", "br", "img", "path", "rect", "hr", "wbr"}

every_case = cache(suite)


def page(ruleset: Resolved, language: str = "en", cases: tuple[Case, ...] | None = None) -> Page:
    return build_page(ruleset, SCHEMA, messages_in(language), every_case() if cases is None else cases)


@cache
def shipped_page(name: str, language: str = "en") -> Page:
    return page(resolved(name), language)


def paragraphs_of(parts: Iterable[Part]) -> Iterator[Paragraph]:
    """Every paragraph among parts of a page, those inside others too, each before the items of its list."""
    for part in parts:
        if isinstance(part, Paragraph):
            yield part
            yield from paragraphs_of(part.below)
        elif isinstance(part, Block | Section):
            yield from paragraphs_of(part.paragraphs if isinstance(part, Block) else part.parts)


def lines_of(parts: Iterable[Part]) -> list[Line]:
    return [line for paragraph in paragraphs_of(parts) for line in paragraph.lines]


class Read(HTMLParser):
    """The elements of an HTML text with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self.open += [tag] if tag not in VOID else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def as_xml(text: str) -> Xml.Element:
    """A picture as it is read; the text is one that we have made."""
    return Xml.fromstring(text)  # noqa: S314


def as_shown(text: str) -> str:
    """A text as a page shows it."""
    return in_one_line(text)


def texts_in(data: Any) -> list[str]:
    """Every text in JSON data."""
    if isinstance(data, dict):
        return [text for part in data.values() for text in texts_in(part)]
    if isinstance(data, list):
        return [text for part in data for text in texts_in(part)]
    return [data] if isinstance(data, str) else []
