"""The glossary as a page of the site."""

import re
from html import unescape

import pytest

from basra_spec.prose.languages import load_messages
from basra_spec.site import glossary as page
from basra_spec.site.content import Edition
from basra_spec.site.glossary import Concept, Word, load_glossary
from tests.prose.shared import EVERY_LANGUAGE

HOSTILE = '<b>"x"</b> & *y*'


def made(language: str) -> str:
    return page.page(Edition(load_messages(language), ()))


@EVERY_LANGUAGE
def test_every_thing_has_a_row_with_an_anchor_and_every_word_stands_in_it(language: str) -> None:
    rows = dict(re.findall(r'<tr id="([^"]+)">(.*?)</tr>', made(language)))
    assert list(rows) == [thing.id for thing in load_glossary()]
    for thing in load_glossary():
        shown = re.findall(r"<bdi [^>]*>(.*?)</bdi>", rows[thing.id])
        assert sorted(map(unescape, shown)) == sorted(word.text for words in thing.words.values() for word in words)


@EVERY_LANGUAGE
def test_the_language_of_the_page_comes_first(language: str) -> None:
    assert re.findall(r'<th scope="row" lang="(\w+)"', made(language)) == [language] * len(load_glossary())


def test_a_word_of_our_own_has_no_mark_and_another_has_one_for_each_document(monkeypatch: pytest.MonkeyPatch) -> None:
    words = (Word("own", {}), Word("seen", {"one": "seen", "other": "saw"}))
    monkeypatch.setattr(page, "builtin_glossary", lambda: (Concept("it", "play", {"en": words}),))
    assert re.findall(r"<div>.*?</div>", made("en")) == [
        '<div><bdi dir="ltr">own</bdi></div>',
        '<div><bdi dir="ltr">seen</bdi> <small title="seen">one</small> <small title="saw">other</small></div>',
    ]


def test_what_stands_in_the_glossary_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "builtin_glossary", lambda: (Concept("it", "play", {"en": (Word(HOSTILE, {HOSTILE: HOSTILE}),)}),))
    assert "<b>" not in made("en")
    assert unescape(re.findall(r"<bdi [^>]*>(.*?)</bdi>", made("en"))[0]) == HOSTILE
