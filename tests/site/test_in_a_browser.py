"""What a reader of the site meets in a browser, in each language."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from basra_spec.pages.citations import builtin_statements
from basra_spec.pages.render import html
from basra_spec.prose.languages import available_languages
from basra_spec.rulesets.catalogue import shipped_ids
from basra_spec.site.case_pages import STANDINGS
from basra_spec.site.links import document_page
from basra_spec.site.sources import statement_groups
from tests.pages.shared import shipped_page
from tests.prose.shared import EVERY_LANGUAGE
from tests.site.shared import DESKTOP, PHONE

PAGES = (
    *("index", "rules/index", f"rules/{shipped_ids()[0]}", "compare", "cases/index", "cases/jack", "decisions", "glossary"),
    *("sources/index", *(f"sources/{name}" for name in statement_groups())),
)
EVERY_PAGE = pytest.mark.parametrize("name", PAGES)
WORDS = {"ar": "نقطة", "en": "leftovers", "fr": "points", "pt": "pontos", "ru": "очков"}
"""A word of the rules in each language, to search for."""


@EVERY_LANGUAGE
@EVERY_PAGE
def test_a_page_is_whole_asks_nobody_else_and_fits_a_phone(page: Any, address: str, language: str, name: str) -> None:
    answer = page.goto(f"{address}{language}/{name}.html", wait_until="networkidle")  # what scripts ask for later may be missing, too
    assert answer.ok
    assert page.wrong == []
    assert [url for url in page.asked if not url.startswith((address, "data:", "blob:"))] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.documentElement.lang") == language
    assert page.locator("article h1").count() == 1


@EVERY_LANGUAGE
def test_searching_finds_a_rule(page: Any, address: str, language: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{address}{language}/index.html")
    page.locator("[data-md-component=search-query]").click()
    page.keyboard.type(WORDS[language], delay=20)
    page.locator('.md-search-result__link[href*="/rules/"]').first.wait_for(state="attached")
    assert page.wrong == []


def test_a_mark_is_no_wider_than_its_word(page: Any, address: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{address}en/cases/index.html")
    widths = dict(page.locator(".basra-standing").evaluate_all("marks => marks.map(mark => [mark.textContent, mark.offsetWidth])"))
    assert len(widths) == len(STANDINGS)
    assert all(width < 15 * len(word) for word, width in widths.items())


def test_what_the_search_shows_of_the_game_at_a_glance_has_its_spaces(site: Path) -> None:
    index = json.loads((site / "en" / "search" / "search_index.json").read_text(encoding="utf-8"))
    told = next(entry["text"] for entry in index["docs"] if entry["location"] == "rules/koutchina-classic.html")
    assert "Hand 4 cards" in " ".join(told.split())


def test_in_print_nothing_that_is_said_beside_the_rules_is_larger_than_they_are(page: Any) -> None:
    page.emulate_media(media="print")
    page.set_content(html.render(shipped_page("koutchina-classic")))
    sizes = "names => names.map(name => parseFloat(getComputedStyle(document.querySelector(name)).fontSize))"
    rules, *beside = page.evaluate(sizes, ["section p:not(.label)", "p.label", "figcaption .label", ".footnotes", ".glance dt"])
    assert max(beside) < rules


@EVERY_LANGUAGE
def test_a_page_leads_to_itself_in_every_other_language(page: Any, address: str, language: str) -> None:
    name = f"rules/{shipped_ids()[0]}.html"
    page.goto(f"{address}{language}/{name}")
    links = page.locator(".md-select__link").evaluate_all("links => links.map(link => link.href)")
    assert sorted(links) == [f"{address}{each}/{name}" for each in available_languages()]


def test_a_page_of_the_documentation_leads_to_the_first_page_of_other_languages(page: Any, address: str) -> None:
    page.goto(f"{address}en/tutorials/house-rule.html")
    links = page.locator(".md-select__link").evaluate_all("links => links.map(link => link.href)")
    assert sorted(links) == [f"{address}{each}/index.html" for each in available_languages()]


ACROSS = """holder => {
  const text = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT).nextNode();
  const left = number => { const range = document.createRange(); range.setStart(text, number); range.setEnd(text, number + 1);
    return range.getBoundingClientRect().left; };
  return [left(0), left(1)];
}"""


def test_arabic_runs_from_right_to_left_and_the_notation_of_cards_does_not(page: Any, address: str) -> None:
    page.goto(f"{address}ar/cases/jack.html")
    assert page.evaluate("getComputedStyle(document.querySelector('article')).direction") == "rtl"
    notation = page.locator("article p bdi[dir=ltr]").first
    assert notation.evaluate("holder => getComputedStyle(holder).direction") == "ltr"
    first, second = notation.evaluate(ACROSS)
    assert first < second


def test_a_card_in_an_arabic_sentence_has_its_rank_before_its_suit(page: Any, address: str) -> None:
    page.goto(f"{address}ar/compare.html")
    cards = page.locator("article li bdi[dir=ltr]").filter(has_text=re.compile("^[0-9AJQK]+[♠♥♦♣]$"))
    assert cards.count() > 0
    first, second = cards.first.evaluate(ACROSS)
    assert first < second


@EVERY_LANGUAGE
def test_the_marks_of_a_sentence_stand_in_order_and_lead_by_keyboard_to_their_entry(page: Any, address: str, language: str) -> None:
    page.goto(f"{address}{language}/rules/{shipped_ids()[0]}.html")
    several = page.locator("sup.marks:has(a:nth-of-type(2))").first.locator("a")
    first, second = (several.nth(number).bounding_box()["x"] for number in (0, 1))
    assert (first > second) == (page.evaluate("getComputedStyle(document.querySelector('article')).direction") == "rtl")
    several.first.focus()
    page.keyboard.press("Enter")
    entry = page.locator(".footnotes > li:target")
    assert entry.count() == 1
    assert entry.bounding_box()["y"] >= page.locator(".md-header").bounding_box()["height"]
    entry.locator("a").first.press("Enter")
    assert page.locator(".rule:target").count() == 1


def test_what_stands_behind_the_rules_is_not_searched_on_their_pages(site: Path) -> None:
    found = json.loads((site / "en" / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    rules = [each["text"] + each["title"] for each in found if each["location"].startswith("rules/")]
    assert rules
    statement = next(iter(builtin_statements().statements))
    assert [text for text in rules if statement in text or "<sup>" in text] == []
    assert [each["location"] for each in found if statement in each["title"]] == [f"sources/{document_page(statement)}.html#{statement}"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_colours_of_the_system(page: Any, address: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{address}en/index.html")
    assert page.evaluate("document.body.dataset.mdColorScheme") == {"light": "default", "dark": "slate"}[scheme]


def test_every_difference_of_the_table_leads_to_its_place(page: Any, address: str) -> None:
    page.goto(f"{address}en/compare.html")
    lost = page.locator(".basra-matrix a[href^='#']").evaluate_all(
        "all => all.filter(a => !document.getElementById(decodeURIComponent(a.hash.slice(1))))"
    )
    assert page.locator(".basra-matrix a[href^='#']").count() > len(shipped_ids())
    assert lost == []


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_names_of_rules_and_rulesets_stay_in_sight_while_the_keyboard_scrolls_the_table(page: Any, address: str, language: str) -> None:
    page.goto(f"{address}{language}/compare.html")
    box = page.locator(".basra-scroll")
    row, column = box.locator("th[scope=row]").first, box.locator("thead th").last
    before = row.bounding_box()["x"], column.bounding_box()["y"] - box.bounding_box()["y"]
    box.focus()
    for key in ("ArrowLeft" if language == "ar" else "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    page.wait_for_function("box => Math.abs(box.scrollLeft) > 20 && box.scrollTop > 20", arg=box.element_handle())
    after = row.bounding_box()["x"], column.bounding_box()["y"] - box.bounding_box()["y"]
    assert after == pytest.approx(before, abs=1)
