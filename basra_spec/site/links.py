"""Which case stands on which page: by topic, and there by the ruleset that it names first; a long topic has several pages."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from itertools import groupby
from typing import Final

from attrs import evolve, field, frozen

from basra_spec.conformance.cases import Case
from basra_spec.pages.citations import ASSUMPTION, Entry, Footnotes
from basra_spec.pages.page import Page, Part, Section, Shown
from basra_spec.pages.render import html
from basra_spec.pages.render.footnotes import RULE
from basra_spec.prose.sentences import sentences_at
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.site.content import Edition, cases, rulesets
from basra_spec.site.html import in_english

MOST: Final = 64
"""Cases that a page holds; only a single ruleset with more can make it longer."""
Group = tuple[str, tuple[Case, ...]]
"""A ruleset, and the cases that name it first."""


@frozen
class TopicPage:
    """A page of a topic, by its number from 1."""

    topic: str
    number: int
    groups: tuple[Group, ...] = field(repr=False)

    @property
    def name(self) -> str:
        """The name of its file, without an ending."""
        return self.topic if self.number == 1 else f"{self.topic}-{self.number}"

    @property
    def cases(self) -> list[Case]:
        return [case for _, group in self.groups for case in group]


@cache
def topics() -> Mapping[str, tuple[TopicPage, ...]]:
    """The pages of each topic of the suite."""
    found = {topic: list(group) for topic, group in groupby(cases(), lambda case: case.topic)}
    return {topic: tuple(_pages(topic, group)) for topic, group in found.items()}


def _pages(topic: str, group: Sequence[Case]) -> Iterator[TopicPage]:
    number, held = 1, list[Group]()
    for ruleset in rulesets():
        here = tuple(case for case in group if case.rulesets[0] == ruleset)
        if held and here and sum(len(cases) for _, cases in held) + len(here) > MOST:
            yield TopicPage(topic, number, tuple(held))
            number, held = number + 1, []
        held += [(ruleset, here)] if here else []
    yield TopicPage(topic, number, tuple(held))


def topic_title(edition: Edition, page: TopicPage) -> str:
    """What a page of cases is called: its topic, and which part of it, if it is not the first."""
    title = edition.tell(f"case-topic-{page.topic}")
    return title if page.number == 1 else edition.tell("case-part", topic=title, number=page.number)


def topic_pages() -> list[TopicPage]:
    """All pages of cases, in order."""
    return [page for pages in topics().values() for page in pages]


def name_of(case: Case) -> str:
    """The case's name, which is its anchor on its page."""
    return case.id.rpartition("/")[2]


def spoken(case: Case) -> str:
    """The case's name as it is read: in English, in words."""
    return name_of(case).replace("-", " ")


@cache
def case_addresses() -> Mapping[str, str]:
    """Where each case stands, by its id: its page and anchor, as seen from a language's own folder."""
    return {case.id: f"cases/{page.name}.html#{name_of(case)}" for page in topic_pages() for case in page.cases}


def statement_address(statement: str) -> str:
    """Where a statement stands, as seen from a page in a folder of the site."""
    return f"../sources/{page_name(statement)}.html#{statement}"


def page_name(statement: str) -> str:
    """The page of a statement: all that begin alike are of the same documents."""
    return statement.partition(".")[0]


def leading(page: Page) -> tuple[Part, ...]:
    """The sections of a page of rules: its examples lead on to the cases of the site, its list to the statements and assumptions."""
    return tuple(_leading(section, page) for section in page.sections)


def _leading(part: Part, page: Page) -> Part:
    if isinstance(part, Section):
        return evolve(part, parts=tuple(_leading(inside, page) for inside in part.parts))
    if isinstance(part, Shown) and part.case in case_addresses():
        return evolve(part, address=f"../{case_addresses()[part.case]}")
    return evolve(part, entries=tuple(_led(entry, page) for entry in part.entries)) if isinstance(part, Footnotes) else part


def _led(entry: Entry, page: Page) -> Entry:
    if entry.id == ASSUMPTION:
        return evolve(entry, address=f"../decisions.html#assumptions.{page.ruleset}")
    return evolve(entry, address=statement_address(entry.id)) if entry.section else entry


def to_ruleset(edition: Edition, name: str, up: str, path: Path = ()) -> str:
    """A link to the page of a ruleset, or to the sentence there that tells a path; of what is no ruleset its name."""
    shown = in_english(dotted(path)) if path else f"<bdi>{html.marked(edition.titles.get(name, name))}</bdi>"
    return f'<a href="{rules_address(edition, name, up, path)}">{shown}</a>' if name in edition.told else shown


def rules_address(edition: Edition, name: str, up: str, path: Path = ()) -> str:
    """Where the page of a ruleset stands, or the first sentence there that tells a path."""
    sentences = sentences_at(edition.told[name], path) if path else []
    return f"{up}rules/{name}.html" + (f"#{RULE}{escape(dotted(sentences[0].path))}" if sentences else "")


def to_cases(summary: str, found: Sequence[Case], up: str) -> str:
    """Links to cases as a list that opens, since there may be many; nothing where there are none."""
    links = "".join(f"<li>{_to_case(case, up)}</li>" for case in found)
    folded = f'<details class="basra-cases" data-search-exclude><summary>{summary}</summary><ul>{links}</ul></details>'
    return folded if found else ""


def _to_case(case: Case, up: str) -> str:
    return f'<a href="{up}{escape(case_addresses()[case.id])}">{in_english(spoken(case))}</a>'
