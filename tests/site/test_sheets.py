"""The sheets to print, as a browser sets and prints them: one page each, on both papers, with nothing cut off."""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from basra_spec.pages.render import pdf
from basra_spec.pages.render.pdf import page_count
from basra_spec.pages.render.sheet import SIZES, TooLongError
from basra_spec.rulesets.catalogue import shipped_ids
from tests.prose.shared import EVERY_LANGUAGE
from tests.site.papers import on_letter, sheets_of

TIMES_WIDTH = 119
"""How wide the alphabet is in Times, and in what is as wide as Times, in tenths of its size."""
SMALLEST = SIZES[-1].points / 72 * 96
CUT = """smallest => [...document.querySelectorAll("article, article *:not(svg *)")].filter(box =>
  box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0 && getComputedStyle(box).display !== "inline"
  || box.getBoundingClientRect().right > document.documentElement.clientWidth + 1 || box.getBoundingClientRect().left < -1
  || box.matches("article, .columns, figure") && box.scrollHeight > box.clientHeight + 1
  || parseFloat(getComputedStyle(box).fontSize) < smallest - 0.01).map(box => box.outerHTML.slice(0, 200))"""
LETTERS_ON_CARDS = """[...document.querySelectorAll("svg text")].map(text =>
  text.getScreenCTM().d * parseFloat(getComputedStyle(text).fontSize))"""
TIMES = """() => { const told = document.createElement("span"); told.textContent = "abcdefghijklmnopqrstuvwxyz";
  told.style.font = "100px 'Times New Roman', 'Liberation Serif', Tinos"; document.body.append(told);
  return Math.round(told.getBoundingClientRect().width / 10); }"""


@pytest.fixture
def paper(browser: Any) -> Any:
    """A page as wide as A4 within its margins, as it is printed."""
    opened = browser.new_page(viewport={"width": 718, "height": 1000})
    opened.emulate_media(media="print")
    if opened.evaluate(TIMES) != TIMES_WIDTH:
        pytest.skip("there is no typeface as wide as Times, for which the sizes are measured")
    yield opened
    opened.close()


@EVERY_LANGUAGE
def test_a_sheet_is_one_page_of_each_paper(site: Path, paper: Any, language: str) -> None:
    pages = {}
    for name, text in sheets_of(site, language).items():
        for format_, sheet in (("A4", text), ("Letter", on_letter(text))):
            paper.set_content(sheet)
            pages[name, format_] = page_count(paper.pdf(format=format_, prefer_css_page_size=True))
    assert len(pages) == 2 * len(shipped_ids())
    assert {page: count for page, count in pages.items() if count != 1} == {}


@EVERY_LANGUAGE
def test_nothing_on_a_sheet_is_cut_off_or_too_small_to_read(site: Path, paper: Any, language: str) -> None:
    cut = {}
    for name, text in sheets_of(site, language).items():
        paper.set_content(text)
        cut[name] = paper.evaluate(CUT, SMALLEST)
        assert min(paper.evaluate(LETTERS_ON_CARDS)) >= SMALLEST
    assert {name: boxes for name, boxes in cut.items() if boxes} == {}


@EVERY_LANGUAGE
def test_a_sheet_fits_a_phone(site: Path, browser: Any, language: str) -> None:
    phone = browser.new_page(viewport={"width": 360, "height": 740})
    for text in sheets_of(site, language).values():
        phone.set_content(text)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.close()


@EVERY_LANGUAGE
def test_beside_each_sheet_lies_its_pdf_with_title_language_and_structure(site: Path, language: str) -> None:
    found = sorted((site / language / "sheets").glob("*.pdf"))
    if not found:
        pytest.skip("the site was built without PDFs")
    assert {path.stem for path in found} == set(shipped_ids())
    for path in found:
        content = path.read_bytes()
        assert page_count(content) == 1
        assert {b"/StructTreeRoot", b"/MarkInfo", b"/Title"} <= set(re.findall(rb"/\w+", content))
        assert f"/Lang ({language})".encode() in content
        assert b"/CreationDate" not in content


# --- printing ---------------------------------------------------------------------------------------------------------------------------


def apart(function: Any, *arguments: Any) -> Any:
    """What a function returns in a thread of its own: Playwright runs once in a thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(function, *arguments).result()


def printed(text: str) -> bytes:
    with pdf.open_printer() as to_pdf:
        return to_pdf(text)


def article(text: str) -> str:
    return f"<!doctype html><style>@page {{ size: A4; margin: 10mm }} body {{ font-size: var(--type) }}</style><article>{text}</article>"


@pytest.mark.usefixtures("browser")
def test_a_pdf_is_set_as_large_as_fits_and_the_same_each_time() -> None:
    short, long = (article("word " * number) for number in (10, 2000))
    assert apart(printed, short) == apart(printed, short)
    assert page_count(apart(printed, long)) == 1


@pytest.mark.usefixtures("browser")
def test_what_fits_in_no_size_is_told() -> None:
    with pytest.raises(TooLongError, match="not even in 8 points"):
        apart(printed, article("word " * 20_000))


@pytest.mark.usefixtures("browser")
def test_a_program_that_is_no_browser_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "find_chromium", lambda: sys.executable)
    told = apart(pdf.why_unavailable)
    assert told.startswith(f"{sys.executable} does not start: ")
    assert "\n" not in told


@pytest.mark.usefixtures("browser")
def test_a_browser_that_ends_while_it_prints_is_told_in_one_line() -> None:
    def ended() -> None:
        with pdf.start_chromium() as page:
            page.context.browser.close()
            page.pdf()

    with pytest.raises(pdf.PrintError, match=r"^Chromium failed while printing: [^\n]*closed[^\n]*$"):
        apart(ended)


@pytest.mark.usefixtures("browser")
def test_the_command_prints_a_ruleset_with_a_hostile_title(tmp_path: Path) -> None:
    title = "</title><script>document.title = 'gone'</script> <b>"
    rules = f"format: 1\nid: cafe\nversion: 1\ntitle: {{en: {json.dumps(title)}}}\nextends: koutchina-classic\n"
    (tmp_path / "cafe.yaml").write_text(rules, encoding="utf-8")
    command = [sys.executable, "-m", "basra_spec", "docs", "render", "cafe.yaml", "--format", "pdf", "--lang", "en,ar", "--output", "out"]
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH")]))
    ran = subprocess.run(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "out/cafe.en.pdf\nout/cafe.ar.pdf\n", "")
    content = (tmp_path / "out" / "cafe.en.pdf").read_bytes()
    assert page_count(content) == 1
    assert b"/Title (</title><script>document.title = 'gone'</script> <b>)" in content
