"""A sheet as a PDF of one page: tagged, with its title and language, in the largest type that fits, and without the hour it was made."""

import logging
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from basra_spec.pages.render.sheet import SIZES, TooLongError
from basra_spec.system.text import in_one_line

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
"""Makes a PDF of one page of the HTML of a sheet. Raises `TooLongError` and `PrintError`."""


@contextmanager
def printer() -> Iterator[Printer]:
    """One browser for as many sheets as are wanted. Raises `PrintError`."""
    with start_chromium() as page:
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


COMMANDS: Final = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge"),
)
"""What it is called where commands are looked for."""
FOLDERS: Final[Mapping[str, tuple[str, ...]]] = {
    "darwin": ("/Applications", "${HOME}/Applications"),
    "win32": ("${ProgramFiles}", "${ProgramFiles(x86)}", "${LocalAppData}"),
}
"""The folders of programs by system, where no command leads to them."""
PROGRAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "darwin": tuple(f"{name}.app/Contents/MacOS/{name}" for name in ("Chromium", "Google Chrome", "Microsoft Edge")),
    "win32": ("Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"),
}
"""What stands there."""
INSTALL: Final = (
    'PDFs are printed by Chromium, driven by Playwright: install the extra "browser" (basra-spec[browser]), and Chromium, Chrome or Edge'
)
START_LIMIT: Final = 30
"""Seconds in which it must have started."""
_ARGUMENTS: Final = (
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run", "--no-default-browser-check"),
)
_SILENT: Final = logging.NullHandler()


class PrintError(Exception):
    """A Chromium that does not start or does not print: what it says, on one line."""


class MissingError(PrintError):
    """What has to be installed before anything can be printed."""


def find_chromium(system: str = sys.platform) -> str | None:
    """The Chromium of this machine, as the path of a program; None where only Playwright may know of one."""
    commands = (shutil.which(name) for name in COMMANDS)
    return next(filter(None, commands), None) or next(filter(os.path.isfile, _programs(system)), None)


def _programs(system: str) -> Iterator[str]:
    for folder in FOLDERS.get(system, ()):
        yield from (str(Path(os.path.expandvars(folder)) / program) for program in PROGRAMS[system])


def why_unavailable() -> str | None:
    """Why nothing can be printed; None where Chromium starts."""
    try:
        with start_chromium():
            return None
    except PrintError as error:
        return str(error)


@contextmanager
def start_chromium() -> Iterator[Any]:
    """A page of a Chromium that is started now and ends with the block. Raises `PrintError` for whatever it fails at, then and later."""
    if find_spec("playwright") is None:
        raise MissingError(INSTALL)
    playwright = import_module("playwright.sync_api")
    logging.getLogger("asyncio").addHandler(_SILENT)  # what goes wrong under way is told by whoever waits for it
    try:
        with playwright.sync_playwright() as driver:
            browser = _launched(driver.chromium, playwright.Error)
            try:
                yield browser.new_context(offline=True, java_script_enabled=False).new_page()
            finally:
                with suppress(playwright.Error):  # Ctrl-C in a terminal ends the driver, too
                    browser.close()
    except playwright.Error as error:
        raise PrintError(f"Chromium stops while it prints: {in_one_line(str(error).strip().partition(chr(10))[0])}") from None


def _launched(chromium: Any, failure: type[Exception]) -> Any:
    program = find_chromium()
    try:
        return chromium.launch(
            executable_path=program, args=_ARGUMENTS, chromium_sandbox=not _is_root_on_linux(), timeout=START_LIMIT * 1000
        )
    except failure as error:
        raise PrintError(f"{program} does not start: {_why(error)}") if program else MissingError(INSTALL) from None


def _why(error: Exception) -> str:
    """The line that says why nothing starts: where the program ended itself, the last that it wrote, else the first of the error."""
    lines = str(error).strip().splitlines()
    written = [line for each in lines if (line := each.partition("[err]")[2].strip())]
    fatal = [line for line in written if "FATAL" in line]
    return in_one_line([*lines[:1], *written, *fatal[:1]][-1])


def _is_root_on_linux() -> bool:
    """Whether Chromium would refuse its sandbox, which it does for root there."""
    return sys.platform == "linux" and os.geteuid() == 0
