"""Addresses and links on the site: which page has a case or a statement, and links to rulesets, cases and statements.

`up` is the path from a page to the folder of its language.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from itertools import groupby
from typing import Final

from attrs import evolve, field, frozen

from basra_spec.conformance.cases import Case
from basra_spec.pages.citations import ASSUMPTION, Footnote, Footnotes
from basra_spec.pages.page import ExampleFigure, Page, Part, Section
from basra_spec.pages.render import html
from basra_spec.pages.render.footnotes import RULE
from basra_spec.prose.sentences import sentences_at
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.site.content import Edition, cases, rulesets
from basra_spec.site.html import in_english

# Cases on a page; only the cases of a single ruleset can make it longer.
MOST_CASES: Final = 64
# A ruleset, and the cases that name it first.
Group = tuple[str, tuple[Case, ...]]


# --- cases --------------------------------------------------------------------------------------------------------------------------


@frozen
class TopicPage:
    """A page of cases on a topic; a long topic has several, numbered from 1."""

    topic: str
    number: int
    groups: tuple[Group, ...] = field(repr=False)

    @property
    def name(self) -> str:
        """The name of its file, without the extension."""
        return self.topic if self.number == 1 else f"{self.topic}-{self.number}"

    @property
    def cases(self) -> list[Case]:
        return [case for _, group in self.groups for case in group]


@cache
def topics() -> Mapping[str, tuple[TopicPage, ...]]:
    """The pages of each topic of the suite."""
    return {topic: tuple(_paginate(topic, list(group))) for topic, group in groupby(cases(), lambda case: case.topic)}


def _paginate(topic: str, cases: Sequence[Case]) -> Iterator[TopicPage]:
    number, groups = 1, list[Group]()
    for ruleset in rulesets():
        here = tuple(case for case in cases if case.rulesets[0] == ruleset)
        if groups and here and sum(len(group) for _, group in groups) + len(here) > MOST_CASES:
            yield TopicPage(topic, number, tuple(groups))
            number, groups = number + 1, []
        groups += [(ruleset, here)] if here else []
    yield TopicPage(topic, number, tuple(groups))


def topic_title(edition: Edition, page: TopicPage) -> str:
    """The title of a page of cases: its topic, and its number unless it is the first."""
    title = edition.text(f"case-topic-{page.topic}")
    return title if page.number == 1 else edition.text("case-part", topic=title, number=page.number)


def topic_pages() -> list[TopicPage]:
    """All pages of cases, in order."""
    return [page for pages in topics().values() for page in pages]


def case_name(case: Case) -> str:
    """The last part of a case's id, which is its anchor on its page."""
    return case.id.rpartition("/")[2]


def case_title(case: Case) -> str:
    """A case's name in words, in English."""
    return case_name(case).replace("-", " ")


@cache
def case_addresses() -> Mapping[str, str]:
    """The page and anchor of each case by id, relative to the folder of a language."""
    return {case.id: f"cases/{page.name}.html#{case_name(case)}" for page in topic_pages() for case in page.cases}


def case_links(summary: str, cases: Sequence[Case], up: str) -> str:
    """Links to cases as a folded list, since there may be many; an empty string without cases."""
    links = "".join(f'<li><a href="{up}{escape(case_addresses()[case.id])}">{in_english(case_title(case))}</a></li>' for case in cases)
    return f'<details class="basra-cases" data-search-exclude><summary>{summary}</summary><ul>{links}</ul></details>' if links else ""


# --- rulesets and statements --------------------------------------------------------------------------------------------------------


def ruleset_link(edition: Edition, name: str, up: str, path: Path = ()) -> str:
    """A link to the page of a ruleset, or to its sentence about a path; just the name of what is not a ruleset."""
    label = in_english(dotted(path)) if path else f"<bdi>{html.inline(edition.titles.get(name, name))}</bdi>"
    return f'<a href="{ruleset_address(edition, name, up, path)}">{label}</a>' if name in edition.sentences else label


def ruleset_address(edition: Edition, name: str, up: str, path: Path = ()) -> str:
    """The page of a ruleset, or its first sentence about a path."""
    sentences = sentences_at(edition.sentences[name], path) if path else []
    return f"{up}rules/{name}.html" + (f"#{RULE}{escape(dotted(sentences[0].path))}" if sentences else "")


def statement_address(statement: str) -> str:
    """The page and anchor of a statement, relative to a folder of a language's folder."""
    return f"../sources/{document_page(statement)}.html#{statement}"


def document_page(statement: str) -> str:
    """The name of a statement's page: the first part of its id, which all statements of the same documents share."""
    return statement.partition(".")[0]


def link_sections(page: Page) -> tuple[Part, ...]:
    """The sections of a rules page, with addresses for its examples and footnotes."""
    return tuple(_link_part(section, page) for section in page.sections)


def _link_part(part: Part, page: Page) -> Part:
    if isinstance(part, Section):
        return evolve(part, parts=tuple(_link_part(inside, page) for inside in part.parts))
    if isinstance(part, ExampleFigure) and part.case in case_addresses():
        return evolve(part, address=f"../{case_addresses()[part.case]}")
    return evolve(part, footnotes=tuple(_link_footnote(each, page) for each in part.footnotes)) if isinstance(part, Footnotes) else part


def _link_footnote(footnote: Footnote, page: Page) -> Footnote:
    if footnote.id == ASSUMPTION:
        return evolve(footnote, address=f"../decisions.html#assumptions.{page.ruleset}")
    return evolve(footnote, address=statement_address(footnote.id)) if footnote.section else footnote
