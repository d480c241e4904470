"""The words of the game in the languages of the site: a row a thing, a column a language, and where each word was seen as small marks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from attrs import field, frozen

from basra_spec.pages.render import html
from basra_spec.prose.languages import languages, messages, native_name
from basra_spec.rulesets.schema import read_fitting
from basra_spec.site.content import Edition
from basra_spec.system.resources import shipped

_HEAD: Final = ["---", "hide: [toc]", "---"]


@frozen
class Word:
    """A word, and the form that it has in each document in which it was seen; one that was seen in none is our own."""

    text: str
    seen: Mapping[str, str]


@frozen
class Thing:
    """What a word is a word for: its name, the group that it stands in, and what it is called, by language."""

    id: str
    group: str
    words: Mapping[str, tuple[Word, ...]] = field(repr=False)


def load_glossary(path: Path | None = None) -> tuple[Thing, ...]:
    """The things of a glossary (None: the one that ships), in order. Raises `ProblemsFound`."""
    ours = shipped("conformance")
    file = read_fitting(path or ours / "glossary.yaml", ours / "schema" / "glossary.schema.json")
    return tuple(_thing(name, group, told) for group, things in file.data.items() for name, told in things.items())


def _thing(name: str, group: str, told: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Thing:
    return Thing(name, group, {language: tuple(Word(text, seen) for text, seen in words.items()) for language, words in told.items()})


@cache
def things() -> Sequence[Thing]:
    """The glossary that ships."""
    return load_glossary()


def page(edition: Edition) -> str:
    """The glossary, group by group; the language of the page comes first."""
    lines = [*_HEAD, f"# {edition.markdown('glossary')}", "", edition.markdown("glossary-text"), ""]
    for group, found in groupby(things(), lambda thing: thing.group):
        lines += [f"## {edition.markdown(f'words-{group}')} {{#{group}}}", "", _table(edition, list(found)), ""]
    return "\n".join(lines)


def _table(edition: Edition, found: Iterable[Thing]) -> str:
    order = sorted(languages(), key=lambda language: (language != edition.language, language))
    head = "".join(f'<th scope="col" lang="{language}">{html.marked(native_name(language))}</th>' for language in order)
    rows = "".join(_row(edition, thing, order) for thing in found)
    return f'<table class="basra-words"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _row(edition: Edition, thing: Thing, order: Sequence[str]) -> str:
    own, *others = (_cell(thing, language) for language in order)
    anchor = f'<a class="headerlink" href="#{escape(thing.id)}" title="{escape(edition.tell("words-link"))}">¶</a>'
    cells = "".join(f"<td{attributes}>{told}</td>" for attributes, told in others)
    return f'<tr id="{escape(thing.id)}"><th scope="row"{own[0]}>{own[1]}{anchor}</th>{cells}</tr>'


def _cell(thing: Thing, language: str) -> tuple[str, str]:
    """What a cell says of its language, and what stands in it."""
    direction = messages(language).tell("language-direction", {})
    attributes = f' lang="{language}" data-language="{escape(native_name(language))}"'
    return attributes, "".join(_word(word, direction) for word in thing.words.get(language, ()))


def _word(word: Word, direction: str) -> str:
    marks = "".join(f' <small title="{escape(form)}">{escape(document)}</small>' for document, form in word.seen.items())
    return f'<div><bdi dir="{direction}">{escape(word.text)}</bdi>{marks}</div>'
