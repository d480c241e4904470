"""The words of the game in several languages, and in which document each was seen."""

from collections.abc import Mapping
from pathlib import Path

from attrs import field, frozen

from basra_spec.rulesets.schema import read_fitting
from basra_spec.system.resources import shipped


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


def glossary(path: Path | None = None) -> tuple[Thing, ...]:
    """The things of a glossary (None: the one that ships), in order. Raises `ProblemsFound`."""
    ours = shipped("conformance")
    file = read_fitting(path or ours / "glossary.yaml", ours / "schema" / "glossary.schema.json")
    return tuple(_thing(name, group, told) for group, things in file.data.items() for name, told in things.items())


def _thing(name: str, group: str, told: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Thing:
    return Thing(name, group, {language: tuple(Word(text, seen) for text, seen in words.items()) for language, words in told.items()})
