"""Sentences about rules as paragraphs: those of one rule follow each other, and a list stands only where a message announces one."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from attrs import field, frozen

from basra_spec.pages.citations import Stated
from basra_spec.prose.sentences import Told
from basra_spec.rulesets.problems import Path
from basra_spec.system.text import in_one_line

OWN: Final = ""
"""The language of what stands in the page's own."""
UNKNOWN: Final = "und"
"""The language of what an author wrote without saying in which."""
NOTHING: Final[Mapping[Path, Stated]] = {}
"""Behind sentences that carry no marks."""


@frozen
class Line:
    """A sentence; `language` is its own, `is_label` says that it speaks about what is near it.

    One that tells a rule says in `stated` which, and what stands behind it.
    """

    text: str = field(converter=in_one_line)
    language: str = OWN
    is_label: bool = False
    stated: Stated | None = None


@frozen
class Paragraph:
    """Sentences that follow each other; the last of them may announce a list, each item of which is a paragraph."""

    lines: tuple[Line, ...]
    below: tuple["Paragraph", ...] = ()


def paragraphs(told: Sequence[Told], stated: Mapping[Path, Stated] = NOTHING) -> tuple[Paragraph, ...]:
    """Sentences in their order: a paragraph ends with a sentence that announces a list, and what stands below that sentence is the list.

    `stated` says what stands behind sentences, by the paths of their rules.
    """
    found, lines, place = list[Paragraph](), list[Line](), 0
    while place < len(told):
        lines.append(line_of(told[place], stated))
        end = _end(told, place) if told[place].announces else place + 1
        if end > place + 1:
            found.append(Paragraph(tuple(lines), _items(told[place + 1 : end], stated)))
            lines = []
        place = end
    return (*found, Paragraph(tuple(lines))) if lines else tuple(found)


def joined(passages: Iterable[Sequence[Told]]) -> tuple[Paragraph, ...]:
    """Several passages as paragraphs: one that announces no list goes on with the next passage."""
    found = list[Paragraph]()
    for paragraph in (paragraph for passage in passages for paragraph in paragraphs(passage)):
        before = found.pop() if found and not found[-1].below else Paragraph(())
        found.append(Paragraph((*before.lines, *paragraph.lines), paragraph.below))
    return tuple(found)


def line_of(told: Told, stated: Mapping[Path, Stated] = NOTHING) -> Line:
    """A sentence about a rule; what an author said in words, no message tells."""
    return Line(told.text, OWN if told.message else UNKNOWN, stated=stated.get(told.path))


def _end(told: Sequence[Told], place: int) -> int:
    """The place after the last sentence that stands below this one."""
    return next((later for later in range(place + 1, len(told)) if told[later].depth <= told[place].depth), len(told))


def _items(told: Sequence[Told], stated: Mapping[Path, Stated]) -> tuple[Paragraph, ...]:
    starts = [place for place, each in enumerate(told) if each.depth <= told[0].depth]
    return tuple(item for start, end in pairwise([*starts, len(told)]) for item in paragraphs(told[start:end], stated))
