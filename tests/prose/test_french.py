"""What French asks of every sentence: elision, contracted articles, and its own signs and spaces."""

import re
from functools import cache

import pytest

from tests.each import each
from tests.prose.shared import every_sentence

WRONG = {
    "a vowel after a word that should have lost its own": r"(?i)\b(?:[ldnsmtcj]e|la|que|lorsque|puisque|jusque|quoique) [aeiouyàâéèêîôœ]",
    "an elided word before a consonant": r"(?i)\b(?:[ldnsmtcj]|qu|lorsqu|puisqu|jusqu)’(?![aeiouyàâéèêhîôœ])",
    "« si » before « il »": r"(?i)\bsi ils?\b",
    "an article that should be one word with its preposition": r"(?i)\b(?:de|à) les?\b",
    "a word twice": r"(?i)\b(\w+) \1\b",
    "a straight apostrophe": "'",
    "a quotation mark of another language": r"[\"“”]",
    "a sign without its space, or with one that a line may end at": r"(?<!\u00a0):|(?<!\u202f);|«(?!\u00a0)|(?<!\u00a0)»",
    "two spaces, or a space before a comma or a full stop": r"  | [,.]",
    "a plural after one or none": r"(?<!\d)[01] (?:point|carte|manche|groupe)s\b",
    "a singular after two and more": r"(?:[2-9]|\d\d) (?:point|carte|manche|groupe)\b",
}


@cache
def sentences() -> list[str]:
    return sorted({each.text for each in every_sentence("fr")})


@each("wrong", WRONG)
def test_no_sentence_has(wrong: str) -> None:
    assert [text for text in sentences() if re.search(WRONG[wrong], text)] == []


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ("a vowel after a word that should have lost its own", "Le as"),
        ("a vowel after a word that should have lost its own", "plus que une carte"),
        ("an elided word before a consonant", "l’valet"),
        ("an article that should be one word with its preposition", "de le 2 à le 10"),
        ("a sign without its space, or with one that a line may end at", "deux cas :"),
        ("a plural after one or none", "vaut 0 points"),
        ("a singular after two and more", "vaut 21 point"),
    ],
)
def test_what_is_wrong_is_found(wrong: str, text: str) -> None:
    assert re.search(WRONG[wrong], text)
