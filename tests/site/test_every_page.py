"""What holds of every page of the site, and not only of one of each kind."""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import pytest

from basra_spec.prose.languages import available_languages
from tests.prose.shared import EVERY_LANGUAGE
from tests.site.shared import PHONE, SHORT

LONGEST_DESCRIPTION: Final = 320


class Reading(HTMLParser):
    """The title, the description and the links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.description, self.links = "", "", list[str]()
        self.ids, self._in_title = set[str](), False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what a tag says."""
        said = {name: value or "" for name, value in attrs}
        self.ids.add(said.get("id", ""))
        self._in_title = tag == "title" and not self.title
        if tag == "meta" and said.get("name") == "description":
            self.description = said["content"]
        self.links += [said[name] for name in ("href", "src") if said.get(name)]

    def handle_data(self, data: str) -> None:
        """Keep the text of the title."""
        self.title += data if self._in_title else ""
        self._in_title = False


def pages(site: Path, language: str) -> list[Path]:
    """The pages of a language, without the sheets to print, which are files of their own."""
    return sorted(path for path in (site / language).rglob("*.html") if path.parent.name != "sheets")


@cache
def read(path: Path) -> Reading:
    return Reading(path.read_text(encoding="utf-8"))


@EVERY_LANGUAGE
def test_every_page_has_a_title_of_its_own_and_a_description(site: Path, language: str) -> None:
    found = {path: read(path) for path in pages(site, language)}
    titles = [each.title for each in found.values()]
    assert [title for title in titles if titles.count(title) > 1] == []
    assert [path for path, each in found.items() if not 20 < len(each.description) < LONGEST_DESCRIPTION] == []


def test_no_two_languages_describe_a_page_in_the_same_words(site: Path) -> None:
    told = [read(site / language / "rules" / "index.html").description for language in available_languages()]
    assert len(set(told)) == len(told)


def lost(site: Path, path: Path) -> Iterator[str]:
    """The links of a page that lead nowhere in the site."""
    for link in read(path).links:
        parts = urlsplit(link)
        if parts.scheme or link.startswith("#"):
            continue
        place = unquote(parts.path)
        target = site / place.lstrip("/") if place.startswith("/") else path.parent / PurePosixPath(place)
        if not (target / "index.html" if target.is_dir() else target).is_file():
            yield f"{path.relative_to(site)}: {link}"


@pytest.mark.parametrize("language", [*available_languages(), ""])
def test_every_link_leads_to_a_page(site: Path, language: str) -> None:
    there = pages(site, language) if language else [site / "index.html", site / "404.html"]
    assert [link for path in there for link in lost(site, path)] == []


@pytest.fixture(scope="module")
def phone(browser: Any) -> Iterator[Any]:
    """One page for all, on a phone."""
    opened = browser.new_page(viewport=PHONE)
    opened.set_default_timeout(SHORT)
    yield opened
    opened.close()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_no_page_scrolls_sideways_on_a_phone(phone: Any, site: Path, address: str, language: str) -> None:
    wide = []
    for path in [*pages(site, language), *(site / language / "sheets").glob("*.html")]:
        phone.goto(f"{address}{path.relative_to(site).as_posix()}", wait_until="load")
        if phone.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
            wide.append(path.relative_to(site).as_posix())
    assert wide == []


@pytest.mark.parametrize("name", ["index.html", "404.html"])
def test_the_pages_above_all_languages_lead_to_each_english_first(phone: Any, address: str, name: str) -> None:
    phone.goto(f"{address}{name}")
    links = phone.locator("main a").evaluate_all("links => links.map(link => [link.href, link.lang])")
    assert links[0] == [f"{address}en/index.html", "en"]
    assert sorted(links) == [[f"{address}{each}/index.html", each] for each in available_languages()]
    assert phone.url == f"{address}{name}"
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@EVERY_LANGUAGE
def test_a_page_names_its_twins_for_search_engines(site: Path, language: str) -> None:
    text = (site / language / "glossary.html").read_text(encoding="utf-8")
    assert text.count('<link rel="alternate"') == len(available_languages())
    assert all(f'href="../{each}/glossary.html" hreflang="{each}"' in text for each in available_languages())
