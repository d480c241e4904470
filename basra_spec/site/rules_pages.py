"""The rules pages of the site: headings in Markdown, what stands below them in HTML."""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Final

from basra_spec.pages.page import Facts, Page, Part, Section
from basra_spec.pages.render import html, markdown
from basra_spec.site.content import Edition, rulesets
from basra_spec.site.differences import by_source
from basra_spec.site.html import in_english, quiet
from basra_spec.site.links import leading

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


def index_page(edition: Edition) -> str:
    """The page above the rules pages, as Markdown."""
    known = {page.ruleset: page for page in edition.pages}
    names = [fact.name for fact in _facts(edition.pages[0]).facts]
    head = "".join(f'<th scope="col">{html.marked(name)}</th>' for name in (edition.tell("game"), *names))
    bodies = "".join(
        f'<tbody><tr><th scope="rowgroup" colspan="{len(names) + 1}">{in_english(", ".join(documents))}</th></tr>'
        f"{''.join(_row(known[name]) for name in group)}</tbody>"
        for documents, group in by_source(rulesets()).items()
    )
    table = f'<table class="basra-games"><thead><tr>{head}</tr></thead>{bodies}</table>'
    return "\n".join([f"# {edition.markdown('rules')}", "", edition.markdown("rules-text"), "", f'<div class="basra-index">{table}</div>'])


def _facts(page: Page) -> Facts:
    return next(part for part in page.lead if isinstance(part, Facts))


def _row(page: Page) -> str:
    title = f'<a href="{escape(page.ruleset)}.html">{html.text_of(page.title)}</a>'
    cells = "".join(f'<td data-fact="{escape(fact.name)}">{html.marked(fact.text)}</td>' for fact in _facts(page).facts)
    return f'<tr><th scope="row">{title} <small class="label">{in_english(page.ruleset)}</small></th>{cells}</tr>'
