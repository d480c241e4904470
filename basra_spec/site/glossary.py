"""The words of the game in the languages of the site, each with the documents in which it was seen."""

from collections.abc import Mapping
from functools import cache
from html import escape

from basra_spec import source
from basra_spec.data import shipped
from basra_spec.languages import languages, messages
from basra_spec.printing import html
from basra_spec.site.tree import Making

Words = Mapping[str, Mapping[str, list[str]]]
"""What one thing is called: by language, each word with its documents."""


@cache
def words() -> tuple[Words, ...]:
    """The glossary, thing by thing."""
    return tuple(source.read(shipped("conformance") / "glossary.yaml").data)


def page(made: Making) -> str:
    """The glossary, each thing under its word in the language of the page."""
    inside = "".join(_thing(made, thing) for thing in words())
    return "\n".join([f"# {made.plain('glossary')}", "", made.plain("glossary-text"), "", f"<div>{inside}</div>"])


def _thing(made: Making, thing: Words) -> str:
    order = sorted((language for language in languages() if language in thing), key=lambda language: language != made.language)
    name = next(iter(thing["en"])).replace(" ", "-")
    own = made.language if made.language in thing else "en"
    rows = "".join(_row(made, language, thing[language]) for language in order)
    return f'<h2 id="{escape(name)}">{escape(", ".join(thing[own]))}</h2><ul>{rows}</ul>'


def _row(made: Making, language: str, told: Mapping[str, list[str]]) -> str:
    words = messages(language)
    called = words.tell("language-name", {})
    direction = words.tell("language-direction", {})
    seen = "; ".join(
        f'<bdi lang="{language}" dir="{direction}">{escape(word)}</bdi> ({_seen(made, found)})' for word, found in told.items()
    )
    return f"<li><bdi>{html.marked(called)}</bdi>: {seen}</li>"


def _seen(made: Making, documents: list[str]) -> str:
    named = ", ".join(f'<bdi dir="ltr">{escape(document)}</bdi>' for document in documents)
    return f"{html.marked(made.tell('seen-in'))} {named}" if named else html.marked(made.tell("own"))
