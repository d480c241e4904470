"""Pieces of HTML that several kinds of pages have."""

from collections.abc import Iterable

from basra_spec.pages.render import html


def in_english(text: str) -> str:
    """A text in English or in notation, as HTML that keeps its language and direction on a page in any other."""
    return f'<bdi dir="ltr" lang="en">{html.inline(text)}</bdi>'


def exclude_from_search(markup: str) -> str:
    """HTML whose pictures and footnotes are not searched, since other pages have the same text."""
    for start in ("<svg ", '<sup class="marks"', '<section class="citations"'):
        tag, space, attribute = start.partition(" ")
        markup = markup.replace(start, f"{tag} data-search-exclude{space}{attribute}")
    return markup


def facts(rows: Iterable[tuple[str, str]]) -> str:
    """Labels and values, both as HTML, as a list; an empty string without rows."""
    inside = "".join(f"<dt>{label}</dt> <dd>{value}</dd>" for label, value in rows)
    return f'<dl class="basra-facts">{inside}</dl>' if inside else ""
