"""Which case stands on which page: by topic, and there by the ruleset that it names first; a long topic has several pages."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Final

from attrs import field, frozen

from basra_spec.conformance.cases import Case
from basra_spec.site.content import cases, rulesets
from basra_spec.site.edition import Edition

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
