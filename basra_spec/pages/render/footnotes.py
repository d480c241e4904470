"""The marks after sentences and the footnotes that they lead to, in each format. The caller passes the function that escapes a text."""

from collections.abc import Callable, Iterator
from html import escape
from typing import Any, Final
from urllib.parse import quote

from basra_spec.pages.citations import Footnote, Footnotes, SentenceCitations
from basra_spec.prose.card_notation import LEFT_TO_RIGHT

Escape = Callable[[str], str]
# How the anchors of footnotes and of sentences begin; no section's id does.
_NOTE, RULE = "note.", "rule."
_SEPARATOR: Final = " · "


# --- HTML ---------------------------------------------------------------------------------------------------------------------------


def html_sentence(text: str, citations: SentenceCitations | None) -> str:
    """A sentence as HTML with an anchor, and its marks as links."""
    if not citations:
        return text
    links = " ".join(
        f'<a href="#{_NOTE}{escape(mark.footnote)}" aria-label="{escape(mark.name)}">{escape(mark.sign)}</a>' for mark in citations.marks
    )
    marks = f'<sup class="marks">{links}</sup>' if links else ""
    return f'<span class="rule" id="{RULE}{escape(citations.rule)}">{text}</span>{marks}'


def html_list(notes: Footnotes, text: Escape) -> str:
    """The documents and the footnotes of a page."""
    documents = "".join(
        f'<li>{_ltr(text(each.id))}: <span lang="{escape(each.language)}" dir="auto">{text(each.title)}</span></li>\n'
        for each in notes.documents
    )
    footnotes = "".join(_html_footnote(footnote, notes.back, text) for footnote in notes.footnotes)
    above = f'<ul class="documents">\n{documents}</ul>\n' if documents else ""
    return f'<section class="citations">\n{above}<ul class="footnotes">\n{footnotes}</ul>\n</section>\n'


def _html_footnote(footnote: Footnote, back: str, text: Escape) -> str:
    link = f'<a href="#{RULE}{escape(footnote.first)}" title="{escape(back)}">{escape(footnote.sign)}</a>'
    reasons = "".join(f'<li>{_ltr(text(each.decision))}<div lang="" dir="auto">{text(each.why)}</div></li>' for each in footnote.reasons)
    lines = "<br>".join(_html_lines(footnote, text))
    return f'<li id="{_NOTE}{escape(footnote.id)}">{link} <div>{lines}{f"<ul>{reasons}</ul>" if reasons else ""}</div></li>\n'


def _html_lines(footnote: Footnote, text: Escape) -> Iterator[str]:
    name = _ltr(text(footnote.id)) if footnote.section else text(footnote.text)
    yield f'<a href="{escape(footnote.address)}">{name}</a>' if footnote.address else name
    if footnote.section:
        documents = " / ".join(_ltr(text(name)) for name in footnote.documents)
        places = [documents, f'<bdi lang="en">{text(footnote.section)}</bdi>', *([text(footnote.text)] if footnote.text else [])]
        yield f"<small>{_SEPARATOR.join(places)}</small>"


def _ltr(markup: str) -> str:
    return f'<bdi dir="ltr">{markup}</bdi>'


# --- Markdown -----------------------------------------------------------------------------------------------------------------------


def _markdown_sign(sign: str) -> str:
    return sign.replace("*", "&#42;")


def markdown_marks(citations: SentenceCitations | None) -> str:
    """The marks of a sentence as links."""
    links = [f"[{_markdown_sign(mark.sign)}](#{_NOTE}{quote(mark.footnote)})" for mark in (citations.marks if citations else ())]
    return f"<sup>{' '.join(links)}</sup>" if links else ""


def markdown_list(notes: Footnotes, text: Escape, direction: str) -> Iterator[str]:
    """The documents and the footnotes of a page, line by line."""
    isolates = LEFT_TO_RIGHT if direction == "rtl" else ("", "")

    def ltr(name: str) -> str:
        return text(name).join(isolates)

    for document in notes.documents:
        yield f"- {ltr(document.id)}: {text(document.title)}"
    yield from ("", "<!-- -->", "") if notes.documents else ()  # keeps the two lists apart
    for footnote in notes.footnotes:
        names = [ltr(footnote.id), " / ".join(map(ltr, footnote.documents)), ltr(footnote.section)] if footnote.section else []
        line = _SEPARATOR.join([*names, *([text(footnote.text)] if footnote.text else [])])
        yield f'- <a id="{_NOTE}{escape(footnote.id)}"></a>{_markdown_sign(footnote.sign)}{_SEPARATOR}{line}'
        yield from (f"    - {ltr(each.decision)}: {text(each.why)}" for each in footnote.reasons)


# --- JSON ---------------------------------------------------------------------------------------------------------------------------


def sentence_to_json(citations: SentenceCitations | None) -> dict[str, Any]:
    """The rule of a sentence, and the ids of its footnotes."""
    return {"rule": citations.rule, "footnotes": list(citations.rests_on)} if citations else {}


def list_to_json(notes: Footnotes, text: Escape) -> dict[str, Any]:
    """The documents and the footnotes of a page."""
    documents = [{"id": each.id, "title": each.title, "language": each.language} for each in notes.documents]
    return {"documents": documents, "footnotes": [_footnote_to_json(footnote, text) for footnote in notes.footnotes]}


def _footnote_to_json(footnote: Footnote, text: Escape) -> dict[str, Any]:
    return {
        "id": footnote.id,
        "mark": footnote.sign,
        **({"documents": list(footnote.documents), "section": footnote.section} if footnote.section else {}),
        **({"text": text(footnote.text)} if footnote.text else {}),
        **({"decisions": [{"name": each.decision, "why": each.why} for each in footnote.reasons]} if footnote.reasons else {}),
    }
