"""A sheet as a PDF of one page: tagged, with its title and language, in the largest type that fits, without a date.

Chromium prints it, driven by Playwright, which is an extra. It gets a text and no network, and runs no script of the text's.
"""

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
# A page of A4 within its margins, in CSS pixels.
_WIDTH: Final = 190 / 25.4 * 96
_HEIGHT: Final = 277 / 25.4 * 96
_SET_SIZE: Final = """points => {
  document.documentElement.style.setProperty("--type", points + "pt");
  return document.querySelector("article").getBoundingClientRect().height;
}"""

# Prints the HTML of a sheet as a PDF of one page. Raises `TooLongError` and `PrintError`.
Printer = Callable[[str], bytes]


@contextmanager
def open_printer() -> Iterator[Printer]:
    """A browser that prints any number of sheets. Raises `PrintError`."""
    with start_chromium() as page:
        page.emulate_media(media="print")
        page.set_viewport_size({"width": round(_WIDTH), "height": round(_HEIGHT)})
        yield lambda sheet: _print(page, sheet)


def _print(page: Any, sheet: str) -> bytes:
    page.set_content(sheet)
    for size in SIZES:
        if page.evaluate(_SET_SIZE, size.points) > _HEIGHT:
            continue
        pdf: bytes = page.pdf(format="A4", prefer_css_page_size=True, print_background=True, tagged=True)
        if page_count(pdf) == 1:
            return _DATE.sub(lambda found: b" " * len(found[0]), pdf)
    raise TooLongError(f"{page.title()}: the rules do not fit on one page, not even in {SIZES[-1].points:g} points")


def page_count(pdf: bytes) -> int:
    """The number of pages of a PDF made by Chromium."""
    return len(_PAGE.findall(pdf))


# --- Chromium -----------------------------------------------------------------------------------------------------------------------

# Its names as a command.
COMMANDS: Final = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge"),
)
# The folders of programs by system, searched if there is no such command, and its paths in them.
FOLDERS: Final[Mapping[str, tuple[str, ...]]] = {
    "darwin": ("/Applications", "${HOME}/Applications"),
    "win32": ("${ProgramFiles}", "${ProgramFiles(x86)}", "${LocalAppData}"),
}
PROGRAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "darwin": tuple(f"{name}.app/Contents/MacOS/{name}" for name in ("Chromium", "Google Chrome", "Microsoft Edge")),
    "win32": ("Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"),
}
INSTALL: Final = (
    'printing a PDF needs Playwright and Chromium: install the extra "browser" (basra-spec[browser]), and Chromium, Chrome or Edge'
)
# Seconds within which Chromium must start.
START_LIMIT: Final = 30
_ARGUMENTS: Final = (
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run", "--no-default-browser-check"),
)
_SILENT: Final = logging.NullHandler()


class PrintError(Exception):
    """Chromium does not start or does not print; its own message, on one line."""


class MissingError(PrintError):
    """Playwright or Chromium is not installed."""


def find_chromium(system: str = sys.platform) -> str | None:
    """The path of a Chromium on this machine; None if there is none, though Playwright may have one of its own."""
    commands = (shutil.which(name) for name in COMMANDS)
    return next(filter(None, commands), None) or next(filter(os.path.isfile, _programs(system)), None)


def _programs(system: str) -> Iterator[str]:
    for folder in FOLDERS.get(system, ()):
        yield from (str(Path(os.path.expandvars(folder)) / program) for program in PROGRAMS[system])


def why_unavailable() -> str | None:
    """Why nothing can be printed; None if Chromium starts."""
    try:
        with start_chromium():
            return None
    except PrintError as error:
        return str(error)


@contextmanager
def start_chromium() -> Iterator[Any]:
    """A page of a new Chromium, which ends with the block. Raises `PrintError` whenever it fails."""
    if find_spec("playwright") is None:
        raise MissingError(INSTALL)
    playwright = import_module("playwright.sync_api")
    logging.getLogger("asyncio").addHandler(_SILENT)  # whoever waits for a result reports its error
    try:
        with playwright.sync_playwright() as driver:
            browser = _launch(driver.chromium, playwright.Error)
            try:
                yield browser.new_context(offline=True, java_script_enabled=False).new_page()
            finally:
                with suppress(playwright.Error):  # Ctrl-C in a terminal ends the driver as well
                    browser.close()
    except playwright.Error as error:
        raise PrintError(f"Chromium failed while printing: {in_one_line(str(error).strip().partition(chr(10))[0])}") from None


def _launch(chromium: Any, failure: type[Exception]) -> Any:
    program = find_chromium()
    try:
        return chromium.launch(
            executable_path=program, args=_ARGUMENTS, chromium_sandbox=not _is_root_on_linux(), timeout=START_LIMIT * 1000
        )
    except failure as error:
        raise PrintError(f"{program} does not start: {_why(error)}") if program else MissingError(INSTALL) from None


def _why(error: Exception) -> str:
    """Why Chromium does not start: a fatal message, or the last line that it wrote, or else the first line of the error."""
    lines = str(error).strip().splitlines()
    written = [line for each in lines if (line := each.partition("[err]")[2].strip())]
    fatal = [line for line in written if "FATAL" in line]
    return in_one_line([*lines[:1], *written, *fatal[:1]][-1])


def _is_root_on_linux() -> bool:
    """Whether Chromium would refuse to run in its sandbox, as it does for root on Linux."""
    return sys.platform == "linux" and os.geteuid() == 0
