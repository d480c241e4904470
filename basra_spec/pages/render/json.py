"""A page as JSON: titled sections of paragraphs, facts, blocks and examples, for a program that shows them in its own way."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from basra_spec.game.cards import NAMES, set_names
from basra_spec.pages.citations import Footnotes
from basra_spec.pages.page import Block, Facts, Page, Part, Section, Shown
from basra_spec.pages.paragraphs import UNKNOWN, Line, Paragraph
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import footnotes
from basra_spec.prose.card_notation import isolated


def printed(page: Page) -> str:
    """The page as the text of a JSON file."""
    data = {
        "ruleset": page.ruleset,
        "version": page.version,
        "language": page.language,
        "direction": page.direction,
        "title": _line(page.title, page),
        "lead": _parts(page.lead, page),
        "sections": [_section(section, page) for section in page.sections],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _parts(parts: Iterable[Part], page: Page) -> list[dict[str, Any]]:
    return [{"type": name, **told(part, page)} for part in parts for name, told in (_TOLD[type(part)],)]


def _section(section: Section, page: Page) -> dict[str, Any]:
    return {"id": section.id, "title": isolated(section.title, page.direction), "parts": _parts(section.parts, page)}


def _paragraph(paragraph: Paragraph, page: Page) -> dict[str, Any]:
    """Its sentences, and the items of the list that the last of them announces."""
    told: dict[str, Any] = {"lines": [_line(line, page) for line in paragraph.lines]}
    return told | ({"below": [_paragraph(item, page) for item in paragraph.below]} if paragraph.below else {})


def _line(line: Line, page: Page) -> dict[str, Any]:
    """A sentence, and its language where that is another than the page's (null: nobody knows)."""
    told: dict[str, Any] = {"text": isolated(line.text, page.direction)}
    if line.language:
        told["language"] = None if line.language == UNKNOWN else line.language
    return told | ({"label": True} if line.is_label else {}) | footnotes.sentence_as_json(line.stated)


def _facts(facts: Facts, page: Page) -> dict[str, Any]:
    told = [
        {"id": fact.id, "name": isolated(fact.name, page.direction), "text": isolated(fact.text, page.direction)} for fact in facts.facts
    ]
    return {"title": isolated(facts.title, page.direction), "facts": told}


def _block(block: Block, page: Page) -> dict[str, Any]:
    return {"parts": _parts(block.parts, page)}


def _example(shown: Shown, page: Page) -> dict[str, Any]:
    example = shown.example
    previous = {"previous": example.previous.told()} if example.previous else {}
    return {
        "title": isolated(shown.heading, page.direction),
        "sentences": [isolated(sentence, page.direction) for sentence in shown.sentences],
        "case": shown.case,
        "play": NAMES[example.card],
        "before": {"floor": set_names(example.floor), **previous},
        "answer": example.answer,
        "picture": picture(shown.drawn),
    }


def _stated(stated: Footnotes, page: Page) -> dict[str, Any]:
    return footnotes.list_as_json(stated, lambda text: isolated(text, page.direction))


_TOLD: Final[Mapping[type, tuple[str, Callable[[Any, Page], dict[str, Any]]]]] = {
    Paragraph: ("paragraph", _paragraph),
    Facts: ("facts", _facts),
    Block: ("block", _block),
    Shown: ("example", _example),
    Footnotes: ("stated", _stated),
    Section: ("section", _section),
}
"""What a part is called, and what tells it."""
