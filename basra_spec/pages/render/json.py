"""A page as JSON: titled sections of paragraphs, facts, blocks and examples, for a program that shows them in its own way."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from basra_spec.game.cards import NAMES, set_names
from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, ExampleFigure, Facts, Page, Part, Section
from basra_spec.pages.paragraphs import UNKNOWN_LANGUAGE, Line, Paragraph
from basra_spec.pages.pictures import draw
from basra_spec.pages.render import footnotes
from basra_spec.prose.card_notation import isolate_cards


def render(page: Page) -> str:
    """The page as the text of a JSON file."""
    data = {
        "ruleset": page.ruleset,
        "version": page.version,
        "language": page.language,
        "direction": page.direction,
        "title": _line(page.title, page.direction),
        "lead": _parts(page.lead, page.direction),
        "sections": [_section(section, page.direction) for section in page.sections],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _parts(parts: Iterable[Part], direction: str) -> list[dict[str, Any]]:
    return [{"type": name, **convert(part, direction)} for part in parts for name, convert in (_PARTS[type(part)],)]


def _section(section: Section, direction: str) -> dict[str, Any]:
    return {"id": section.id, "title": isolate_cards(section.title, direction), "parts": _parts(section.parts, direction)}


def _paragraph(paragraph: Paragraph, direction: str) -> dict[str, Any]:
    below = {"below": [_paragraph(item, direction) for item in paragraph.below]} if paragraph.below else {}
    return {"lines": [_line(line, direction) for line in paragraph.lines], **below}


def _line(line: Line, direction: str) -> dict[str, Any]:
    """A sentence, and its language if that is not the page's (null: unknown)."""
    language = {"language": None if line.language == UNKNOWN_LANGUAGE else line.language} if line.language else {}
    label = {"label": True} if line.is_label else {}
    return {"text": isolate_cards(line.text, direction), **language, **label, **footnotes.sentence_to_json(line.citations)}


def _facts(facts: Facts, direction: str) -> dict[str, Any]:
    rows = [
        {"id": each.id, "name": isolate_cards(each.name, direction), "text": isolate_cards(each.text, direction)} for each in facts.facts
    ]
    return {"title": isolate_cards(facts.title, direction), "facts": rows}


def _figure(figure: ExampleFigure, direction: str) -> dict[str, Any]:
    example = figure.example
    previous = {"previous": example.previous.as_data()} if example.previous else {}
    return {
        "title": isolate_cards(figure.heading, direction),
        "sentences": [isolate_cards(sentence, direction) for sentence in figure.sentences],
        "case": figure.case,
        "play": NAMES[example.card],
        "before": {"floor": set_names(example.floor), **previous},
        "answer": example.answer,
        "picture": draw(figure.picture),
    }


# The name of each kind of part, and the function that converts it.
_PARTS: Final[Mapping[type, tuple[str, Callable[[Any, str], dict[str, Any]]]]] = {
    Paragraph: ("paragraph", _paragraph),
    Facts: ("facts", _facts),
    Block: ("block", lambda block, direction: {"parts": _parts(block.paragraphs, direction)}),
    ExampleFigure: ("example", _figure),
    Footnotes: ("footnotes", lambda notes, direction: footnotes.list_to_json(notes, lambda text: isolate_cards(text, direction))),
    Section: ("section", _section),
}
