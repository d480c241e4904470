"""Sentences about rules as paragraphs: they follow each other, and form a list only where a message announces one."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from attrs import field, frozen

from basra_spec.pages.citations import SentenceCitations
from basra_spec.prose.sentences import RuleSentence
from basra_spec.rulesets.problems import Path
from basra_spec.system.text import in_one_line

# The language of a line that is in the page's own language, and of a text whose author did not name its language.
PAGE_LANGUAGE: Final = ""
UNKNOWN_LANGUAGE: Final = "und"
NO_CITATIONS: Final[Mapping[Path, SentenceCitations]] = {}


@frozen
class Line:
    """A sentence in a language. `is_label`: it is about what is next to it. A sentence about a rule has `citations`."""

    text: str = field(converter=in_one_line)
    language: str = PAGE_LANGUAGE
    is_label: bool = False
    citations: SentenceCitations | None = None


@frozen
class Paragraph:
    """Sentences that follow each other; the last of them may announce a list, each item of which is a paragraph."""

    lines: tuple[Line, ...]
    below: tuple["Paragraph", ...] = ()


def to_paragraphs(sentences: Sequence[RuleSentence], citations: Mapping[Path, SentenceCitations] = NO_CITATIONS) -> tuple[Paragraph, ...]:
    """Sentences as paragraphs, in order: a sentence that announces a list ends a paragraph, and the sentences below it are the items.

    `citations` are by the paths of the sentences.
    """
    found, lines, place = list[Paragraph](), list[Line](), 0
    while place < len(sentences):
        lines.append(to_line(sentences[place], citations))
        end = _end(sentences, place) if sentences[place].announces_list else place + 1
        if end > place + 1:
            found.append(Paragraph(tuple(lines), _items(sentences[place + 1 : end], citations)))
            lines = []
        place = end
    return (*found, Paragraph(tuple(lines))) if lines else tuple(found)


def join_passages(passages: Iterable[Sequence[RuleSentence]]) -> tuple[Paragraph, ...]:
    """Several passages as paragraphs: a paragraph without a list continues with the next passage."""
    found = list[Paragraph]()
    for paragraph in (paragraph for passage in passages for paragraph in to_paragraphs(passage)):
        before = found.pop() if found and not found[-1].below else Paragraph(())
        found.append(Paragraph((*before.lines, *paragraph.lines), paragraph.below))
    return tuple(found)


def to_line(sentence: RuleSentence, citations: Mapping[Path, SentenceCitations] = NO_CITATIONS) -> Line:
    """A sentence about a rule as a line; without a message, it is a text of the ruleset's author."""
    return Line(sentence.text, PAGE_LANGUAGE if sentence.message else UNKNOWN_LANGUAGE, citations=citations.get(sentence.path))


def _end(sentences: Sequence[RuleSentence], place: int) -> int:
    return next((later for later in range(place + 1, len(sentences)) if sentences[later].depth <= sentences[place].depth), len(sentences))


def _items(sentences: Sequence[RuleSentence], citations: Mapping[Path, SentenceCitations]) -> tuple[Paragraph, ...]:
    starts = [place for place, each in enumerate(sentences) if each.depth <= sentences[0].depth]
    return tuple(item for start, end in pairwise([*starts, len(sentences)]) for item in to_paragraphs(sentences[start:end], citations))
