"""Pieces of HTML that pages of several kinds have."""

from collections.abc import Iterable

from basra_spec.pages.render import html


def in_english(text: str) -> str:
    """A text in notation or in English, as HTML that stays so on a page of another language."""
    return f'<bdi dir="ltr" lang="en">{html.marked(text)}</bdi>'


def quiet(told: str) -> str:
    """HTML of which what stands elsewhere too is not searched: what pictures show, and what stands behind the rules."""
    for quiet in ("<svg ", '<sup class="marks"', '<section class="behind"'):
        tag, space, attribute = quiet.partition(" ")
        told = told.replace(quiet, f"{tag} data-search-exclude{space}{attribute}")
    return told


def facts(rows: Iterable[tuple[str, str]]) -> str:
    """What is known of a thing: what each row is about, and what is so, both as HTML; nothing where there are no rows."""
    told = "".join(f"<dt>{about}</dt> <dd>{known}</dd>" for about, known in rows)
    return f'<dl class="basra-facts">{told}</dl>' if told else ""
