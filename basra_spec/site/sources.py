"""The documents behind the rules: what each states, which rules rest on that, and which cases cite it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape

from basra_spec.conformance.cases import Case
from basra_spec.pages.citations import shipped_statements
from basra_spec.pages.render import html, markdown
from basra_spec.prose.languages import native_name
from basra_spec.provenance.statements import Document, Statement
from basra_spec.site.content import Edition, cases, rulesets
from basra_spec.site.html import facts, in_english
from basra_spec.site.links import page_name, to_cases, to_ruleset


@cache
def groups() -> Mapping[str, Sequence[Statement]]:
    """The statements of each page."""
    found: dict[str, list[Statement]] = {}
    for statement in shipped_statements().statements.values():
        found.setdefault(page_name(statement.id), []).append(statement)
    return found


@cache
def _citing() -> Mapping[str, Sequence[Case]]:
    found: dict[str, list[Case]] = {}
    for case in cases():
        for name in case.cites:
            found.setdefault(name, []).append(case)
    return found


def _documents(name: str) -> list[Document]:
    return [shipped_statements().documents[each] for each in groups()[name][0].documents]


def documents_of(name: str) -> str:
    """The documents that a page is about, by their ids."""
    return ", ".join(each.id for each in _documents(name))


def navigation() -> list[object]:
    """The pages in order, each with its label."""
    return ["sources/index.md", *({documents_of(name): f"sources/{name}.md"} for name in groups())]


def pages(edition: Edition) -> dict[str, str]:
    """The page of each document, and the list of them, by path; a document in two languages has one page."""
    return {"sources/index.md": _index(edition), **{f"sources/{name}.md": _page(edition, name) for name in groups()}}


def _index(edition: Edition) -> str:
    lines = list[str]()
    for name, statements in groups().items():
        link = f'<a href="{name}.html">{edition.html("statements", count=len(statements))}</a>'
        lines += [f"<div><h3>{' / '.join(map(_title, _documents(name)))}</h3>{_facts(edition, _documents(name))}<p>{link}</p></div>", ""]
    return "\n".join([f"# {edition.markdown('sources')}", "", edition.markdown("sources-text"), "", *lines])


def _facts(edition: Edition, documents: Sequence[Document]) -> str:
    """What documents are: their languages, and the rulesets that rest on them."""
    names = {document.id for document in documents}
    resting = [name for name, each in rulesets().items() if names & set(each.file.data.get("sources", ()))]
    known = {
        "source-language": ", ".join(f"<bdi>{html.marked(native_name(each.language))}</bdi> ({in_english(each.id)})" for each in documents),
        "resting-rulesets": ", ".join(to_ruleset(edition, name, "../") for name in resting),
    }
    return facts((edition.html(message), told) for message, told in known.items())


def _title(document: Document) -> str:
    return f'<bdi id="{escape(document.id)}" lang="{escape(document.language)}">{html.marked(document.title)}</bdi>'


def _page(edition: Edition, name: str) -> str:
    sections = dict[str, list[Statement]]()
    for statement in groups()[name]:
        sections.setdefault(statement.section, []).append(statement)
    title = " / ".join(markdown.plain(each.title) for each in _documents(name))
    lines = [f"# {title}", "", f"<div>{_facts(edition, _documents(name))}</div>", ""]
    lines += [f'<p class="label">{edition.html("our-words")}</p>', ""]
    for number, (section, statements) in enumerate(sections.items(), 1):
        inside = "".join(_statement(edition, statement) for statement in statements)
        lines += [f'## {markdown.plain(section)} {{#section-{number} lang="en"}}', "", f"<div>{inside}</div>", ""]
    return "\n".join(lines)


def _statement(edition: Edition, statement: Statement) -> str:
    citing = _citing().get(statement.id, ())
    return (
        f'<h3 id="{escape(statement.id)}" class="basra-statement">{in_english(statement.id)}</h3><p>{in_english(statement.rule)}</p>'
        + facts(_rows(edition, statement))
        + to_cases(edition.html("citing", count=len(citing)), citing, "../")
    )


def _rows(edition: Edition, statement: Statement) -> Iterator[tuple[str, str]]:
    """What hangs on a statement, and why no case cites it, where none does."""
    given = [
        f"{to_ruleset(edition, name, '../')}: {', '.join(to_ruleset(edition, name, '../', tuple(path.split('.'))) for path in paths)}"
        for name, paths in statement.backs.items()
    ]
    if given:
        yield edition.html("resting-rules"), "<br>".join(given)
    if statement.mark:
        kind, why = statement.mark
        told = f'<a href="#{escape(why)}">{in_english(why)}</a>' if kind == "repeats" else in_english(why)
        yield edition.html("no-case"), f"{edition.html('marked', kind=kind)}<br>{told}"
