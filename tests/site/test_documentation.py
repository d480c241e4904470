"""The documentation as it goes onto the site: every page is there once, in a group, and links lead from page to page."""

import posixpath
import re

import pytest

from basra_spec.prose.languages import load_messages
from basra_spec.site.documentation import GROUPS, groups, pages, title_of
from basra_spec.system.resources import shipped
from tests.each import each
from tests.prose.shared import EVERY_LANGUAGE
from tests.test_architecture import MAY_IMPORT, PACKAGE

PAGES = pages()
ARCHITECTURE = PAGES["explanation/architecture.md"]


def test_every_page_that_there_is_has_its_place_and_the_protocol_too() -> None:
    written = {path.relative_to(shipped("docs")).as_posix() for path in shipped("docs").rglob("*/*.md")}
    assert set(PAGES) == written | {"reference/protocol.md"}


@EVERY_LANGUAGE
def test_the_groups_hold_every_page_once_under_titles_of_the_language(language: str) -> None:
    found = list(groups(load_messages(language)))
    assert [path for _, paths in found for path in paths] == list(PAGES)
    assert len({title for title, _ in found}) == len(GROUPS)


def test_titles_are_distinct_and_short() -> None:
    titles = [title_of(text) for text in PAGES.values()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not 0 < len(title) < 35] == []


@each("page", PAGES)
def test_a_link_to_a_page_leads_to_one(page: str) -> None:
    linked = re.findall(r"\]\(([^)\s#:]+\.md)", PAGES[page])
    assert [link for link in linked if posixpath.normpath(posixpath.join(posixpath.dirname(page), link)) not in PAGES] == []


def test_the_protocol_is_linked_as_a_page_and_links_to_pages() -> None:
    assert "](../reference/protocol.md)" in PAGES["how-to/test-your-engine.md"]
    assert "](../how-to/test-your-engine.md)" in PAGES["reference/protocol.md"]


def test_the_architecture_has_a_paragraph_for_each_package_in_order_that_says_what_it_imports() -> None:
    paragraphs = dict(re.findall(r"^\*\*`(\w+)`\*\* ((?:.+\n)+)", ARCHITECTURE, re.MULTILINE))
    packages = [name for name in MAY_IMPORT if (PACKAGE / name).is_dir()]
    assert list(paragraphs) == packages
    for number, package in enumerate(packages):
        imported = re.search(r"It imports (.+?)[.;]\s", paragraphs[package].replace("\n", " "))
        above = packages[:number]
        assert imported, package
        named = set(re.findall(r"`(\w+)`", imported[1]))
        if "every package above" in imported[1]:
            named = set(above) - named
        elif imported[1].startswith("every package"):
            named = set(packages) - {package}
        assert named == set(MAY_IMPORT[package].split()), package


@pytest.mark.parametrize("page", ["explanation/architecture.md", "explanation/how-it-works.md"])
def test_every_module_that_a_page_names_exists(page: str) -> None:
    named = [path for path in re.findall(r"`([\w/]+/[\w.]*)`", PAGES[page]) if path.partition("/")[0] in MAY_IMPORT]
    assert named
    assert [path for path in named if not (PACKAGE / path).exists()] == []
