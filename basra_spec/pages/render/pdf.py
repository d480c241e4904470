"""A sheet as a PDF of one page: tagged, with its title and language, in the largest type that fits, and without the hour it was made."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from basra_spec.pages.render import chromium
from basra_spec.pages.render.sheet import SIZES, TooLongError

_PAGE: Final = re.compile(rb"/Type\s*/Page\b")
_DATE: Final = re.compile(rb"/(?:CreationDate|ModDate) \(D:[^)]*\)")
_WIDTH: Final = 190 / 25.4 * 96
_HEIGHT: Final = 277 / 25.4 * 96
"""A page of A4 within its margins, in the pixels of a style sheet."""
_SET: Final = """points => {
  document.documentElement.style.setProperty("--type", points + "pt");
  return document.querySelector("article").getBoundingClientRect().height;
}"""

Printer = Callable[[str], bytes]
"""Makes a PDF of one page of the HTML of a sheet. Raises `TooLongError` and `chromium.PrintError`."""


@contextmanager
def printer() -> Iterator[Printer]:
    """One browser for as many sheets as are wanted. Raises `chromium.PrintError`."""
    with chromium.started() as page:
        page.emulate_media(media="print")
        page.set_viewport_size({"width": round(_WIDTH), "height": round(_HEIGHT)})
        yield lambda sheet: _printed(page, sheet)


def _printed(page: Any, sheet: str) -> bytes:
    page.set_content(sheet)
    for size in SIZES:
        if page.evaluate(_SET, size.points) > _HEIGHT:
            continue
        pdf: bytes = page.pdf(format="A4", prefer_css_page_size=True, print_background=True, tagged=True)
        if page_count(pdf) == 1:
            return _DATE.sub(lambda found: b" " * len(found[0]), pdf)
    raise TooLongError(f"{page.title()}: these rules are too long for one page, in {SIZES[-1].points:g} points too")


def page_count(pdf: bytes) -> int:
    """How many pages a PDF has, as Chromium writes it."""
    return len(_PAGE.findall(pdf))
