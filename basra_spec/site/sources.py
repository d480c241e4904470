"""The pages about the documents behind the rules: their statements, the rules that rest on them, and the cases that cite them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape

from basra_spec.conformance.cases import Case
from basra_spec.pages.citations import builtin_statements
from basra_spec.pages.render import html, markdown
from basra_spec.prose.languages import native_name
from basra_spec.provenance.statements import Document, Statement
from basra_spec.site.content import Edition, cases, rulesets
from basra_spec.site.html import facts, in_english
from basra_spec.site.links import case_links, document_page, ruleset_link


@cache
def statement_groups() -> Mapping[str, Sequence[Statement]]:
    """The statements of each page, by the page's name. A document in two languages has one page."""
    found: dict[str, list[Statement]] = {}
    for statement in builtin_statements().statements.values():
        found.setdefault(document_page(statement.id), []).append(statement)
    return found


@cache
def _citing_cases() -> Mapping[str, Sequence[Case]]:
    found: dict[str, list[Case]] = {}
    for case in cases():
        for name in case.cites:
            found.setdefault(name, []).append(case)
    return found


def _documents(name: str) -> list[Document]:
    return [builtin_statements().documents[each] for each in statement_groups()[name][0].documents]


def document_ids(name: str) -> str:
    """The ids of the documents that a page is about."""
    return ", ".join(each.id for each in _documents(name))


def pages(edition: Edition) -> dict[str, str]:
    """The page of each document and the list of them, as Markdown by path."""
    return {"sources/index.md": _index(edition), **{f"sources/{name}.md": _page(edition, name) for name in statement_groups()}}


def _index(edition: Edition) -> str:
    lines = list[str]()
    for name, statements in statement_groups().items():
        link = f'<a href="{name}.html">{edition.html("statements", count=len(statements))}</a>'
        lines += [f"<div><h3>{' / '.join(map(_title, _documents(name)))}</h3>{_facts(edition, _documents(name))}<p>{link}</p></div>", ""]
    return "\n".join([f"# {edition.markdown('sources')}", "", edition.markdown("sources-text"), "", *lines])


def _facts(edition: Edition, documents: Sequence[Document]) -> str:
    names = {document.id for document in documents}
    languages = ", ".join(f"<bdi>{html.inline(native_name(each.language))}</bdi> ({in_english(each.id)})" for each in documents)
    resting = [name for name, each in rulesets().items() if names & set(each.file.data.get("sources", ()))]
    links = ", ".join(ruleset_link(edition, name, "../") for name in resting)
    return facts([(edition.html("source-language"), languages), (edition.html("resting-rulesets"), links)])


def _title(document: Document) -> str:
    return f'<bdi id="{escape(document.id)}" lang="{escape(document.language)}">{html.inline(document.title)}</bdi>'


def _page(edition: Edition, name: str) -> str:
    sections = dict[str, list[Statement]]()
    for statement in statement_groups()[name]:
        sections.setdefault(statement.section, []).append(statement)
    title = " / ".join(markdown.inline(each.title) for each in _documents(name))
    lines = [f"# {title}", "", f"<div>{_facts(edition, _documents(name))}</div>", ""]
    lines += [f'<p class="label">{edition.html("our-words")}</p>', ""]
    for number, (section, statements) in enumerate(sections.items(), 1):
        inside = "".join(_statement(edition, statement) for statement in statements)
        lines += [f'## {markdown.inline(section)} {{#section-{number} lang="en"}}', "", f"<div>{inside}</div>", ""]
    return "\n".join(lines)


def _statement(edition: Edition, statement: Statement) -> str:
    citing = _citing_cases().get(statement.id, ())
    return (
        f'<h3 id="{escape(statement.id)}" class="basra-statement">{in_english(statement.id)}</h3><p>{in_english(statement.rule)}</p>'
        + facts(_rows(edition, statement))
        + case_links(edition.html("citing", count=len(citing)), citing, "../")
    )


def _rows(edition: Edition, statement: Statement) -> Iterator[tuple[str, str]]:
    """The rules that rest on a statement, and the reason why no case cites it, if none does."""
    rules = [
        f"{ruleset_link(edition, name, '../')}: {', '.join(ruleset_link(edition, name, '../', tuple(path.split('.'))) for path in paths)}"
        for name, paths in statement.backs.items()
    ]
    if rules:
        yield edition.html("resting-rules"), "<br>".join(rules)
    if statement.mark:
        kind, why = statement.mark
        reason = f'<a href="#{escape(why)}">{in_english(why)}</a>' if kind == "repeats" else in_english(why)
        yield edition.html("no-case"), f"{edition.html('marked', kind=kind)}<br>{reason}"
