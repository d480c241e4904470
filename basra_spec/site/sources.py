"""The documents behind the rules: what each states, which rules rest on that, and which cases cite it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape

from attrs import field, frozen

from basra_spec.cases import Case
from basra_spec.explanation import Explaining
from basra_spec.languages import languages, messages
from basra_spec.merge import dotted
from basra_spec.printing import html, markdown
from basra_spec.printing.footnotes import RULE
from basra_spec.prose import Told, sentences_at
from basra_spec.site.addresses import page_name
from basra_spec.site.content import cases, rulesets, schema
from basra_spec.site.topics import addresses, name_of
from basra_spec.site.tree import Making, in_english, labels
from basra_spec.stated import shipped_statements
from basra_spec.statements import Document, Statement


@frozen
class Telling:
    """What the pages on sources and decisions are made from: a language, and the sentences of each ruleset."""

    made: Making
    told: Mapping[str, Sequence[Told]] = field(repr=False)

    def ruleset(self, name: str, up: str, path: tuple[str, ...] = ()) -> str:
        """A link to the page of a ruleset, or to the sentence there that tells a path; of what is no ruleset its name."""
        shown = in_english(dotted(path)) if path else f"<bdi>{html.marked(labels(self.made).get(name, name))}</bdi>"
        return f'<a href="{self.place(name, up, path)}">{shown}</a>' if name in self.told else shown

    def place(self, name: str, up: str, path: tuple[str, ...] = ()) -> str:
        """Where the page of a ruleset stands, or the first sentence there that tells a path."""
        sentences = sentences_at(self.told[name], path) if path else []
        return f"{up}rules/{name}.html" + (f"#{RULE}{escape(dotted(sentences[0].path))}" if sentences else "")


def case_link(case: Case, up: str) -> str:
    """A link to a case among those of its topic."""
    return f'<a href="{up}{escape(addresses()[case.id])}">{in_english(name_of(case).replace("-", " "))}</a>'


def case_list(summary: str, found: Sequence[Case], up: str) -> str:
    """Cases as a list that opens: there may be many."""
    links = "".join(f"<li>{case_link(case, up)}</li>" for case in found)
    return f'<details class="basra-cases" data-search-exclude><summary>{html.marked(summary)}</summary><ul>{links}</ul></details>'


def telling(made: Making) -> Telling:
    """A language with the sentences of all rulesets."""
    return Telling(made, {name: Explaining(each, schema(), made.words).told() for name, each in rulesets().items()})


# --- the pages ------------------------------------------------------------------------------------------------------------------------


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


def pages(telling: Telling) -> dict[str, str]:
    """The page of each document, and the list of them, by path; a document in two languages has one page."""
    return {"sources/index.md": _index(telling), **{f"sources/{name}.md": _page(telling, name) for name in groups()}}


def _index(telling: Telling) -> str:
    made, lines = telling.made, list[str]()
    for name, statements in groups().items():
        link = f'<a href="{name}.html">{html.marked(made.tell("statements", count=len(statements)))}</a>'
        lines += [f"<div><h3>{' / '.join(map(_title, _documents(name)))}</h3>{_facts(telling, _documents(name))}<p>{link}</p></div>", ""]
    return "\n".join([f"# {made.plain('sources')}", "", made.plain("sources-text"), "", *lines])


def _facts(telling: Telling, documents: Sequence[Document]) -> str:
    """What documents are: their languages, and the rulesets that rest on them."""
    made, names = telling.made, {document.id for document in documents}
    resting = [name for name, each in rulesets().items() if names & set(each.file.data.get("sources", ()))]
    rows = {
        "source-language": ", ".join(f"<bdi>{html.marked(_language(each))}</bdi> ({in_english(each.id)})" for each in documents),
        "resting-rulesets": ", ".join(telling.ruleset(name, "../") for name in resting),
    }
    told = "".join(f"<dt>{html.marked(made.tell(message))}</dt> <dd>{row}</dd>" for message, row in rows.items())
    return f'<dl class="basra-facts">{told}</dl>'


def _language(document: Document) -> str:
    """The language's name in the language itself; of one that has no messages its tag."""
    known = document.language in languages()
    return str(messages(document.language).tell("language-name", {})) if known else document.language


def _title(document: Document) -> str:
    return f'<bdi id="{escape(document.id)}" lang="{escape(document.language)}">{html.marked(document.title)}</bdi>'


def _page(telling: Telling, name: str) -> str:
    made, sections = telling.made, dict[str, list[Statement]]()
    for statement in groups()[name]:
        sections.setdefault(statement.section, []).append(statement)
    title = " / ".join(markdown.plain(each.title) for each in _documents(name))
    lines = [f"# {title}", "", f"<div>{_facts(telling, _documents(name))}</div>", ""]
    lines += [f'<p class="label">{html.marked(made.tell("our-words"))}</p>', ""]
    for number, (section, statements) in enumerate(sections.items(), 1):
        inside = "".join(_statement(telling, statement) for statement in statements)
        lines += [f'## {markdown.plain(section)} {{#section-{number} lang="en"}}', "", f"<div>{inside}</div>", ""]
    return "\n".join(lines)


def _statement(telling: Telling, statement: Statement) -> str:
    rows = "".join(f"<dt>{title}</dt> <dd>{told}</dd>" for title, told in _rows(telling, statement))
    citing = _citing().get(statement.id, ())
    found = case_list(telling.made.tell("citing", count=len(citing)), citing, "../") if citing else ""
    return (
        f'<h3 id="{escape(statement.id)}" class="basra-statement">{in_english(statement.id)}</h3><p>{in_english(statement.rule)}</p>'
        + (f'<dl class="basra-facts">{rows}</dl>' if rows else "")
        + found
    )


def _rows(telling: Telling, statement: Statement) -> Iterator[tuple[str, str]]:
    """What hangs on a statement, and why no case cites it, where none does."""
    made = telling.made
    given = [
        f"{telling.ruleset(name, '../')}: {', '.join(telling.ruleset(name, '../', tuple(path.split('.'))) for path in paths)}"
        for name, paths in statement.backs.items()
    ]
    if given:
        yield html.marked(made.tell("resting-rules")), "<br>".join(given)
    if statement.mark:
        kind, why = statement.mark
        told = f'<a href="#{escape(why)}">{in_english(why)}</a>' if kind == "repeats" else in_english(why)
        yield html.marked(made.tell("no-case")), f"{html.marked(made.tell('marked', kind=kind))}<br>{told}"
