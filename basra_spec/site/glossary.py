"""The glossary: the words of the game in several languages, and the page with a row for each concept and a column for each language."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from attrs import field, frozen

from basra_spec.pages.render import html
from basra_spec.prose.languages import available_languages, load_messages, native_name
from basra_spec.rulesets.schema import read_fitting
from basra_spec.site.content import Edition
from basra_spec.system.resources import shipped

_FRONT_MATTER: Final = ["---", "hide: [toc]", "---"]


@frozen
class Word:
    """A word, and its form in each document that uses it; a word without documents is our own."""

    text: str
    sources: Mapping[str, str]


@frozen
class Concept:
    """What words stand for: an id, a group, and the words by language."""

    id: str
    group: str
    words: Mapping[str, tuple[Word, ...]] = field(repr=False)


def load_glossary(path: Path | None = None) -> tuple[Concept, ...]:
    """The concepts of a glossary (None: the built-in one), in order. Raises `ProblemsFound`."""
    folder = shipped("conformance")
    file = read_fitting(path or folder / "glossary.yaml", folder / "schema" / "glossary.schema.json")
    return tuple(_concept(name, group, words) for group, concepts in file.data.items() for name, words in concepts.items())


def _concept(name: str, group: str, words: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Concept:
    by_language = {language: tuple(Word(text, sources) for text, sources in each.items()) for language, each in words.items()}
    return Concept(name, group, by_language)


@cache
def builtin_glossary() -> Sequence[Concept]:
    """The built-in glossary."""
    return load_glossary()


# --- the page -----------------------------------------------------------------------------------------------------------------------


def page(edition: Edition) -> str:
    """The glossary as Markdown, group by group; the language of the page comes first."""
    lines = [*_FRONT_MATTER, f"# {edition.markdown('glossary')}", "", edition.markdown("glossary-text"), ""]
    for group, concepts in groupby(builtin_glossary(), lambda concept: concept.group):
        lines += [f"## {edition.markdown(f'words-{group}')} {{#{group}}}", "", _table(edition, list(concepts)), ""]
    return "\n".join(lines)


def _table(edition: Edition, concepts: Iterable[Concept]) -> str:
    order = sorted(available_languages(), key=lambda language: (language != edition.language, language))
    head = "".join(f'<th scope="col" lang="{language}">{html.inline(native_name(language))}</th>' for language in order)
    rows = "".join(_row(edition, concept, order) for concept in concepts)
    return f'<table class="basra-words"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _row(edition: Edition, concept: Concept, order: Sequence[str]) -> str:
    own, *others = (_cell(concept, language) for language in order)
    anchor = f'<a class="headerlink" href="#{escape(concept.id)}" title="{escape(edition.text("words-link"))}">¶</a>'
    cells = "".join(f"<td{attributes}>{words}</td>" for attributes, words in others)
    return f'<tr id="{escape(concept.id)}"><th scope="row"{own[0]}>{own[1]}{anchor}</th>{cells}</tr>'


def _cell(concept: Concept, language: str) -> tuple[str, str]:
    direction = load_messages(language).direction
    attributes = f' lang="{language}" data-language="{escape(native_name(language))}"'
    return attributes, "".join(_word(word, direction) for word in concept.words.get(language, ()))


def _word(word: Word, direction: str) -> str:
    marks = "".join(f' <small title="{escape(form)}">{escape(document)}</small>' for document, form in word.sources.items())
    return f'<div><bdi dir="{direction}">{escape(word.text)}</bdi>{marks}</div>'
