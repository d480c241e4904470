"""A page as JSON: titled sections of sentences, lists and examples, for a program that shows them in its own way."""

import json
from collections.abc import Iterable
from typing import Any

from basra_spec.cards import NAMES, set_names
from basra_spec.pages import UNKNOWN, Line, Listing, Page, Part, Shown
from basra_spec.pictures import picture
from basra_spec.printing import footnotes
from basra_spec.printing.notation import isolated
from basra_spec.stated import Footnotes


def printed(page: Page) -> str:
    """The page as the text of a JSON file."""
    sections = [
        {"id": section.id, "title": isolated(section.title, page.direction), "parts": [_part(part, page) for part in section.parts]}
        for section in page.sections
    ]
    data = {
        "ruleset": page.ruleset,
        "version": page.version,
        "language": page.language,
        "direction": page.direction,
        "title": _line(page.title, page),
        "lead": _lines(page.lead, page),
        "sections": sections,
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _lines(lines: Iterable[Line], page: Page) -> list[dict[str, Any]]:
    return [_line(line, page) for line in lines]


def _line(line: Line, page: Page) -> dict[str, Any]:
    """A sentence, its language where that is another than the page's (null: nobody knows), and what stands below it."""
    told: dict[str, Any] = {"text": isolated(line.text, page.direction)}
    if line.language:
        told["language"] = None if line.language == UNKNOWN else line.language
    if line.is_label:
        told["label"] = True
    told |= footnotes.sentence_as_json(line.stated)
    return told | ({"below": _lines(line.below, page)} if line.below else {})


def _part(part: Part, page: Page) -> dict[str, Any]:
    if isinstance(part, Listing):
        return {"type": "list", "lines": _lines(part.lines, page)}
    if isinstance(part, Shown):
        return _example(part, page)
    if isinstance(part, Footnotes):
        return footnotes.list_as_json(part, lambda text: isolated(text, page.direction))
    return {"type": "paragraph", **_line(part, page)}


def _example(shown: Shown, page: Page) -> dict[str, Any]:
    example = shown.example
    previous = {"previous": example.previous.told()} if example.previous else {}
    return {
        "type": "example",
        "title": isolated(shown.heading, page.direction),
        "sentences": [isolated(sentence, page.direction) for sentence in shown.sentences],
        "case": shown.case,
        "play": NAMES[example.card],
        "before": {"floor": set_names(example.floor), **previous},
        "answer": example.answer,
        "picture": picture(shown.drawn),
    }
