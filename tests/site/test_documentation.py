"""The documentation as it goes onto the site: every page is there once, in a group, and links lead from page to page."""

import posixpath
import re

import pytest

from basra_spec.prose.languages import messages
from basra_spec.site.documentation import GROUPS, groups, pages, title_of
from basra_spec.system.resources import shipped
from tests.prose.told import EVERY_LANGUAGE

PAGES = pages()


def test_every_page_that_there_is_has_its_place_and_the_protocol_too() -> None:
    written = {path.relative_to(shipped("docs")).as_posix() for path in shipped("docs").rglob("*/*.md")}
    assert set(PAGES) == written | {"reference/protocol.md"}


@EVERY_LANGUAGE
def test_the_groups_hold_every_page_once_under_titles_of_the_language(language: str) -> None:
    found = list(groups(messages(language)))
    assert [path for _, paths in found for path in paths] == list(PAGES)
    assert len({title for title, _ in found}) == len(GROUPS)


def test_titles_are_distinct_and_short() -> None:
    titles = [title_of(text) for text in PAGES.values()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not 0 < len(title) < 35] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_link_to_a_page_leads_to_one(page: str) -> None:
    linked = re.findall(r"\]\(([^)\s#:]+\.md)", PAGES[page])
    assert [link for link in linked if posixpath.normpath(posixpath.join(posixpath.dirname(page), link)) not in PAGES] == []


def test_the_protocol_is_linked_as_a_page_and_links_to_pages() -> None:
    assert "](../reference/protocol.md)" in PAGES["how-to/test-your-engine.md"]
    assert "](../how-to/test-your-engine.md)" in PAGES["reference/protocol.md"]
