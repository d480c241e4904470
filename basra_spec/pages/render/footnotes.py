"""What stands behind sentences, in each format: the marks after a sentence, and the list that they lead to.

Each format hands in how it makes a text harmless.
"""

from collections.abc import Callable, Iterator
from html import escape
from typing import Any, Final
from urllib.parse import quote

from basra_spec.pages.citations import Entry, Footnotes, Stated
from basra_spec.prose.card_notation import LEFT_TO_RIGHT

Text = Callable[[str], str]
_ENTRY, RULE = "stated.", "rule."
"""What the anchors of entries and of sentences begin with, so that they are no section's."""
_BETWEEN: Final = " · "


# --- HTML ---------------------------------------------------------------------------------------------------------------------------


def html_sentence(text: str, stated: Stated | None) -> str:
    """A sentence as HTML that others can lead to, with its marks as links."""
    if not stated:
        return text
    links = " ".join(
        f'<a href="#{_ENTRY}{escape(mark.entry)}" aria-label="{escape(mark.name)}">{escape(mark.sign)}</a>' for mark in stated.marks
    )
    marks = f'<sup class="marks">{links}</sup>' if links else ""
    return f'<span class="rule" id="{RULE}{escape(stated.at)}">{text}</span>{marks}'


def html_list(footnotes: Footnotes, text: Text) -> str:
    """The list of all that stands behind a page, with the documents above it."""
    documents = "".join(
        f'<li>{_latin(text(each.id))}: <span lang="{escape(each.language)}" dir="auto">{text(each.title)}</span></li>\n'
        for each in footnotes.documents
    )
    entries = "".join(_html_entry(entry, footnotes, text) for entry in footnotes.entries)
    above = f'<ul class="documents">\n{documents}</ul>\n' if documents else ""
    return f'<section class="behind">\n{above}<ul class="stated">\n{entries}</ul>\n</section>\n'


def _html_entry(entry: Entry, footnotes: Footnotes, text: Text) -> str:
    back = f'<a href="#{RULE}{escape(entry.first)}" title="{escape(footnotes.back)}">{escape(entry.sign)}</a>'
    reasons = "".join(f'<li>{_latin(text(each.decision))}<div lang="" dir="auto">{text(each.why)}</div></li>' for each in entry.reasons)
    told = "<br>".join(_html_told(entry, text))
    return f'<li id="{_ENTRY}{escape(entry.id)}">{back} <div>{told}{f"<ul>{reasons}</ul>" if reasons else ""}</div></li>\n'


def _html_told(entry: Entry, text: Text) -> Iterator[str]:
    def linked(told: str) -> str:
        return f'<a href="{escape(entry.address)}">{told}</a>' if entry.address else told

    if not entry.section:
        yield linked(text(entry.text))
        return
    documents = " / ".join(_latin(text(name)) for name in entry.documents)
    places = [documents, f'<bdi lang="en">{text(entry.section)}</bdi>', *([text(entry.text)] if entry.text else [])]
    yield linked(_latin(text(entry.id)))
    yield f"<small>{_BETWEEN.join(places)}</small>"


def _latin(told: str) -> str:
    return f'<bdi dir="ltr">{told}</bdi>'


# --- Markdown -----------------------------------------------------------------------------------------------------------------------


def markdown_marks(stated: Stated | None) -> str:
    """The marks of a sentence as links behind it."""
    links = " ".join(f"[{mark.sign.replace('*', '&#42;')}](#{_ENTRY}{quote(mark.entry)})" for mark in stated.marks) if stated else ""
    return f"<sup>{links}</sup>" if links else ""


def markdown_list(footnotes: Footnotes, text: Text, direction: str) -> Iterator[str]:
    """The lines of the list."""
    ids = LEFT_TO_RIGHT if direction == "rtl" else ("", "")

    def latin(name: str) -> str:
        return text(name).join(ids)

    for document in footnotes.documents:
        yield f"- {latin(document.id)}: {text(document.title)}"
    yield from ("", "<!-- -->", "") if footnotes.documents else ()  # or the two lists would be one
    for entry in footnotes.entries:
        names = [latin(entry.id), " / ".join(map(latin, entry.documents)), latin(entry.section)] if entry.section else []
        told = _BETWEEN.join([*names, *([text(entry.text)] if entry.text else [])])
        yield f'- <a id="{_ENTRY}{escape(entry.id)}"></a>{entry.sign.replace("*", "&#42;")}{_BETWEEN}{told}'
        yield from (f"    - {latin(each.decision)}: {text(each.why)}" for each in entry.reasons)


# --- JSON ---------------------------------------------------------------------------------------------------------------------------


def sentence_as_json(stated: Stated | None) -> dict[str, Any]:
    """The rule that a sentence tells, and the ids of the entries that it rests on."""
    return {"rule": stated.at, "stated": list(stated.rests_on)} if stated else {}


def list_as_json(footnotes: Footnotes, text: Text) -> dict[str, Any]:
    """The list as a part of a page."""
    documents = [{"id": each.id, "title": each.title, "language": each.language} for each in footnotes.documents]
    return {"documents": documents, "entries": [_entry_as_json(entry, text) for entry in footnotes.entries]}


def _entry_as_json(entry: Entry, text: Text) -> dict[str, Any]:
    told: dict[str, Any] = {"id": entry.id, "mark": entry.sign}
    if entry.section:
        told |= {"documents": list(entry.documents), "section": entry.section}
    if entry.text:
        told["text"] = text(entry.text)
    if entry.reasons:
        told["decisions"] = [{"name": each.decision, "why": each.why} for each in entry.reasons]
    return told
