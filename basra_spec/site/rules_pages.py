"""The rules pages of the site, and the list of all games at a glance."""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Final

from basra_spec.pages.page import Facts, Page, Part, Section
from basra_spec.pages.render import html, markdown
from basra_spec.site.content import Edition, rulesets
from basra_spec.site.differences import by_source
from basra_spec.site.html import exclude_from_search, in_english
from basra_spec.site.links import link_sections

# The folder of the sheets to print.
SHEETS: Final = "sheets"


def rules_page(edition: Edition, page: Page) -> str:
    """The rules page of a ruleset as Markdown."""
    forms = {"html": "print", "pdf": "print-pdf"} if edition.has_pdfs else {"html": "print"}
    sheets = [f'<a href="../{SHEETS}/{page.ruleset}.{form}">{edition.html(message)}</a>' for form, message in forms.items()]
    title, lead = markdown.inline(page.title.text, edition.direction), html.render_parts(page.lead)
    lines = ["---", "search: {boost: 4}", "---", f"# {title}", "", lead, f'<p class="label">{" · ".join(sheets)}</p>', ""]
    return "\n".join([*lines, *_lines(link_sections(page), edition.direction, 2)])


def _lines(parts: Iterable[Part], direction: str, level: int) -> Iterator[str]:
    """Parts as lines: headings in Markdown, from which MkDocs makes the table of contents, and everything else in HTML."""
    for are_sections, group in groupby(parts, lambda part: isinstance(part, Section)):
        if not are_sections:
            yield from (exclude_from_search(html.render_parts(group)), "")
            continue
        for section in (part for part in group if isinstance(part, Section)):
            yield from (f"{'#' * level} {markdown.inline(section.title, direction)} {{#{section.id}}}", "")
            yield from _lines(section.parts, direction, level + 1)


def index_page(edition: Edition) -> str:
    """The page above the rules pages as Markdown: a table of all games."""
    pages = {page.ruleset: page for page in edition.pages}
    names = [fact.name for fact in _facts(edition.pages[0]).facts]
    head = "".join(f'<th scope="col">{html.inline(name)}</th>' for name in (edition.text("game"), *names))
    bodies = "".join(
        f'<tbody><tr><th scope="rowgroup" colspan="{len(names) + 1}">{in_english(", ".join(documents))}</th></tr>'
        f"{''.join(_row(pages[name]) for name in group)}</tbody>"
        for documents, group in by_source(rulesets()).items()
    )
    table = f'<table class="basra-games"><thead><tr>{head}</tr></thead>{bodies}</table>'
    return "\n".join([f"# {edition.markdown('rules')}", "", edition.markdown("rules-text"), "", f'<div class="basra-index">{table}</div>'])


def _facts(page: Page) -> Facts:
    return next(part for part in page.lead if isinstance(part, Facts))


def _row(page: Page) -> str:
    title = f'<a href="{escape(page.ruleset)}.html">{html.render_line(page.title)}</a>'
    cells = "".join(f'<td data-fact="{escape(fact.name)}">{html.inline(fact.text)}</td>' for fact in _facts(page).facts)
    return f'<tr><th scope="row">{title} <small class="label">{in_english(page.ruleset)}</small></th>{cells}</tr>'
