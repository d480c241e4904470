"""The pictures of the README: a rendered rules page, and the verdict on a deliberately broken engine, as a terminal shows it.

`python -m tests.readme_pictures` writes them to docs/images. It needs Chromium and a terminal, as POSIX systems have.
"""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from basra_spec.cli import run
from tests.cli.running import terminal
from tests.documents import ROOT

IMAGES: Final = ROOT / "docs" / "images"
RULESET: Final = "koutchina-classic"
VERDICT: Final = (
    "conform",
    *("--engine", "tests.controls.broken:ace_as_eleven"),
    *("--ruleset", RULESET),
    *("--case", "capture/sum-of-five-cards,score/*"),
)
WIDTH: Final = 900
FRAME: Final = (
    '<!doctype html><body style="margin: 0"><iframe src="{}" style="border: 0; width: {}px; height: {}px" scrolling="no"></iframe>'
)
STYLES: Final = {"1": "font-weight: bold", "31": "color: #ff7b72", "32": "color: #7ee787", "33": "color: #e3b341"}
SCREEN: Final = """<!doctype html><meta charset="utf-8"><body style="margin: 0; background: #0d1117; color: #e6edf3">
<pre style="margin: 16px; font: 13px/1.45 'DejaVu Sans Mono', monospace; white-space: pre-wrap">{}</pre>"""


def styled(written: str) -> str:
    """What a terminal was sent, as HTML: without the progress lines, with its colours."""
    written = re.sub(r"\r[^\n]*\r", "", written.replace("\r\n", "\n"))
    return "".join(_styled_part(codes, text) for codes, text in _parts(written))


def _parts(written: str) -> Iterator[tuple[str, str]]:
    """The pieces of a text, each with the escape codes in force."""
    codes = ""
    for number, piece in enumerate(re.split(r"\x1b\[([\d;]*)m", written)):
        if number % 2:
            codes = "" if piece in ("", "0") else f"{codes};{piece}"
        else:
            yield codes, piece


def _styled_part(codes: str, text: str) -> str:
    style = "; ".join(STYLES[code] for code in codes.split(";") if code in STYLES)
    return f'<span style="{style}">{escape(text)}</span>' if style else escape(text)


def picture(page: str, target: Path, height: int) -> None:
    """Photograph a page from its top, or from an anchor in its address. A frame scrolls to the anchor, as the window does not."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert browser, "Chromium is missing"
    flags = ("--headless", "--no-sandbox", "--hide-scrollbars", "--virtual-time-budget=3000", f"--window-size={WIDTH},{height}")
    with TemporaryDirectory() as name:
        frame = Path(name) / "frame.html"
        frame.write_text(FRAME.format(page, WIDTH, height), encoding="utf-8")
        subprocess.run([browser, *flags, f"--screenshot={target}", frame.as_uri()], check=True, capture_output=True)


def main() -> None:
    """Write both pictures."""
    IMAGES.mkdir(exist_ok=True)
    os.chdir(ROOT)
    with TemporaryDirectory() as name:
        folder = Path(name)
        assert run(["docs", "render", RULESET, "--output", name]) == 0
        picture(f"{(folder / f'{RULESET}.en.html').as_uri()}#basra", IMAGES / "rules-page.png", 640)
        _, written = terminal(*VERDICT, COLUMNS="110")
        page = folder / "verdict.html"
        page.write_text(SCREEN.format(styled(f"$ basra-spec {shlex.join(VERDICT)}\n{written}")), encoding="utf-8")
        picture(page.as_uri(), IMAGES / "verdict.png", 300)


if __name__ == "__main__":
    main()
