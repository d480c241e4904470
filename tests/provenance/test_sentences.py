"""How a document's text becomes sentences; the table is the page `docs/reference/statements.md` in examples."""

import unicodedata
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.provenance.statements import fingerprint, sentences
from tests.each import each

SPLIT = [
    ("", []),
    (" \n\t\n", []),
    ("One.", ["One."]),
    ("No end", ["No end"]),
    ("One. Two! Three? Four… Five", ["One.", "Two!", "Three?", "Four…", "Five"]),
    ("One.Two", ["One.Two"]),
    ("It counts 3.5 points", ["It counts 3.5 points"]),
    ("About 5 p. each", ["About 5 p. each"]),
    ("One. 2 of them", ["One.", "2 of them"]),
    ("One. «Two.» Three", ["One.", "«Two.»", "Three"]),
    ("(One.) Two", ["(One.)", "Two"]),
    ('"One!" Two', ['"One!"', "Two"]),
    ("“One?” ’Two’", ["“One?”", "’Two’"]),
    ('"One!" he said', ['"One!" he said']),
    ("Wait... Then", ["Wait...", "Then"]),
    ("One: Two; Three", ["One: Two; Three"]),
    ("One.   Two.\t\tThree", ["One.", "Two.", "Three"]),
    ("One.\u00a0Two", ["One.", "Two"]),
    ("One two\nthree", ["One two", "three"]),
    ("Раз. Два. три", ["Раз.", "Два. три"]),
    ("One. élan", ["One. élan"]),
    ("One. Élan", ["One.", "Élan"]),
    ("Take the 7♦. ♣ too", ["Take the 7♦.", "♣ too"]),
]


@each(("text", "expected"), SPLIT)
def test_a_text_is_split_like_this(text: str, expected: list[str]) -> None:
    assert [sentence.text for sentence in sentences(text)] == expected


def test_places_count_lines_from_one_without_the_empty_ones() -> None:
    assert [sentence.at for sentence in sentences("\n  One. Two.\n\n \nThree")] == ["1.1", "1.2", "2.1"]


@pytest.mark.parametrize("text", ["\u00c9t\u00e9", "E\u0301te\u0301"])
def test_composed_and_decomposed_letters_are_one(text: str) -> None:
    assert [sentence.sha256 for sentence in sentences(text)] == [fingerprint("\u00c9t\u00e9")]


def test_a_fingerprint_is_that_of_the_bytes_in_utf8() -> None:
    assert fingerprint("7♦") == sha256("7♦".encode()).hexdigest()


pieces = st.sampled_from([".", "!", "?", "…", " ", "  ", "\u00a0", "\n", ")", "»", '"', "a", "B", "é", "7", "♦", "e\u0301"])
texts = st.lists(pieces, max_size=30).map("".join) | st.text(max_size=60)


def lines(text: str) -> list[str]:
    normalised = (" ".join(line.split()) for line in unicodedata.normalize("NFC", text).splitlines())
    return [line for line in normalised if line]


@given(texts)
def test_the_sentences_of_a_line_joined_are_the_line(text: str) -> None:
    joined: dict[str, list[str]] = {}
    for sentence in sentences(text):
        joined.setdefault(sentence.at.partition(".")[0], []).append(sentence.text)
    assert [" ".join(found) for found in joined.values()] == lines(text)


@given(texts)
def test_a_sentence_is_never_empty_and_stays_whole_when_it_stands_alone(text: str) -> None:
    for sentence in sentences(text):
        assert [alone.text for alone in sentences(sentence.text)] == [sentence.text]
