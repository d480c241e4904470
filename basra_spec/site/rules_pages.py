"""The rules pages of the site: headings in Markdown, what stands below them in HTML."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from basra_spec.pages.page import Page, Part, Section
from basra_spec.pages.render import html, markdown
from basra_spec.site.addresses import leading
from basra_spec.site.edition import Edition
from basra_spec.site.html import quiet

SHEETS: Final = "sheets"
"""The folder of the sheets to print."""


def page(edition: Edition, rules: Page) -> str:
    """The rules page of a ruleset as Markdown."""
    lines = ["---", "search: {boost: 4}", "---", f"# {markdown.plain(rules.title.text, edition.direction)}", "", html.parts_of(rules.lead)]
    lines += [f'<p class="label">{" · ".join(_sheets(edition, rules))}</p>', ""]
    return "\n".join([*lines, *_told(leading(rules), edition.direction, 2)])


def _told(parts: Iterable[Part], direction: str, level: int) -> Iterator[str]:
    """Parts as lines: headings in Markdown, from which the contents of the page are made, and the rest in HTML."""
    for are_sections, group in groupby(parts, lambda part: isinstance(part, Section)):
        if not are_sections:
            yield from (quiet(html.parts_of(group)), "")
            continue
        for section in (part for part in group if isinstance(part, Section)):
            yield from (f"{'#' * level} {markdown.plain(section.title, direction)} {{#{section.id}}}", "")
            yield from _told(section.parts, direction, level + 1)


def _sheets(edition: Edition, rules: Page) -> Iterator[str]:
    """Links to the sheet in each of its forms."""
    forms = {"html": "print", "pdf": "print-pdf"} if edition.has_pdfs else {"html": "print"}
    yield from (f'<a href="../{SHEETS}/{rules.ruleset}.{form}">{edition.html(message)}</a>' for form, message in forms.items())
