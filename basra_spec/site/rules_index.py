"""The list of the games: each at a glance beside the others, those of one document together."""

from html import escape

from basra_spec.pages.page import Facts, Page
from basra_spec.pages.render import html
from basra_spec.site.content import rulesets
from basra_spec.site.differences import by_source
from basra_spec.site.edition import Edition
from basra_spec.site.html import in_english


def page(edition: Edition) -> str:
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
