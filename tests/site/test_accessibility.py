"""Whether everybody can use the site: axe-core finds nothing on any kind of page, and the keyboard reaches what a mouse does."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from basra_spec.prose.languages import available_languages
from basra_spec.rulesets.catalogue import shipped_ids
from tests.prose.shared import EVERY_LANGUAGE
from tests.site.shared import DESKTOP, PHONE, SHORT
from tests.tools import in_tools

RULESET = shipped_ids()[0]
KINDS: Final = ("index", "rules/index", f"rules/{RULESET}", "compare", "cases/index", "cases/jack", "decisions", "glossary", "404")
DOCUMENTATION: Final = {language: ["documentation"] for language in available_languages()} | {
    "en": ["tutorials/house-rule", "reference/language", "reference/cases", "how-to/publish-rules"]
}
PAGES: Final = ["index.html", "404.html"] + [
    f"{language}/{name}.html" for language in available_languages() for name in (*KINDS, *DOCUMENTATION[language], f"sheets/{RULESET}")
]
SCRIPTS: Final = ("en/", "ar/")
"""The languages of which each width is seen in each colour: one from left to right, and the one from right to left."""
COLOURS: Final = ["color-contrast", "link-in-text-block"]
MINOR: Final = "minor"
OF_THE_THEME: Final = {("landmark-unique", '<nav class="md-code__nav">')}
"""What the theme's own script makes and no template can mend: the buttons of each block of code are a landmark without a name."""
RUN: Final = """rules => axe.run(document, {preload: false, resultTypes: ["violations"], ...(rules && {runOnly: rules})})
  .then(({violations}) => violations.flatMap(({id, impact, nodes}) => nodes.map(({html}) => [impact, id, html])))"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The script, which the tests put into a page; the page itself has none of it."""
    return in_tools("axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def reader(browser: Any) -> Iterator[Any]:
    """One page for all, in which nothing moves."""
    opened = browser.new_page(bypass_csp=True, reduced_motion="reduce")
    opened.set_default_timeout(SHORT)
    yield opened
    opened.close()


def wrong(reader: Any, width: dict[str, int], scheme: str, rules: list[str] | None = None) -> set[tuple[str, str, str]]:
    """What axe-core finds at this width and in these colours: how bad, which rule, and the element."""
    reader.set_viewport_size(width)
    reader.emulate_media(color_scheme=scheme)
    found = {(impact, rule, html[:200]) for impact, rule, html in reader.evaluate(RUN, rules) if impact != MINOR}
    return {each for each in found if not any(each[1] == rule and each[2].startswith(html) for rule, html in OF_THE_THEME)}


@pytest.mark.parametrize("name", PAGES)
def test_nobody_is_kept_out_of_a_page(reader: Any, axe: str, address: str, name: str) -> None:
    reader.goto(f"{address}{name}")
    reader.evaluate(axe)
    assert wrong(reader, DESKTOP, "light") == set()
    assert wrong(reader, PHONE, "dark") == set()
    if name.startswith(SCRIPTS):
        assert wrong(reader, PHONE, "light", COLOURS) == set()
        assert wrong(reader, DESKTOP, "dark", COLOURS) == set()


# --- the keyboard -----------------------------------------------------------------------------------------------------------------------


def reached(page: Any, wanted: str, most: int = 12) -> bool:
    """Whether the tabulator comes to this element after a few steps."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return True
    return False


@EVERY_LANGUAGE
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_keyboard_reaches_the_search(page: Any, address: str, language: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)
    page.goto(f"{address}{language}/index.html")
    assert reached(page, "[data-md-component=search-query]")
    page.wait_for_function("document.activeElement.checkVisibility({opacityProperty: true})")


@EVERY_LANGUAGE
def test_the_keyboard_opens_the_languages_and_goes_to_one(page: Any, address: str, language: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{address}{language}/glossary.html")
    assert reached(page, ".md-select > button")
    page.locator(".md-select__inner").evaluate("list => Promise.all(list.getAnimations().map(each => each.finished))")
    assert reached(page, f".md-select__link[hreflang={'ar' if language == 'en' else 'en'}]", len(available_languages()))
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}{'ar' if language == 'en' else 'en'}/glossary.html")


def test_what_has_the_focus_is_framed(page: Any, address: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{address}en/index.html")
    assert reached(page, "article a", 60)
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


def test_the_first_step_of_the_keyboard_leads_past_the_navigation(page: Any, address: str) -> None:
    page.goto(f"{address}en/rules/{RULESET}.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.md-skip')")


MOVING = """[...document.querySelectorAll('*')].filter(each => {
  const {transitionDuration, animationName} = getComputedStyle(each);
  return animationName !== 'none' || transitionDuration.split(',').some(time => parseFloat(time) > 0);
}).length"""


def test_nothing_moves_for_who_asks_for_that(page: Any, address: str) -> None:
    page.goto(f"{address}en/index.html")
    assert page.evaluate(MOVING) > 0
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(MOVING) == 0
