"""The whole site, built once, and a browser to read it with; both are skipped, with the reason, where they cannot be."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import chdir
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from basra_spec.cli import run
from basra_spec.pages.render.pdf import find_chromium
from basra_spec.site.building import can_build
from tests.site.shared import PHONE, SHORT

BUILT = "BASRA_SITE"
"""The variable that names a folder in which the site stands already, as CI builds it."""
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"),
)


class Quiet(SimpleHTTPRequestHandler):
    """A server that does not tell of each request."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    if os.environ.get(BUILT):
        return Path(os.environ[BUILT]) / "site"
    if not can_build():
        pytest.skip('MkDocs and its theme are not installed: the extra "site"')
    shared = tmp_path_factory.getbasetemp().parent if os.environ.get("PYTEST_XDIST_WORKER") else tmp_path_factory.getbasetemp()
    return built_in(shared / "site") / "site"


def built_in(folder: Path) -> Path:
    """The folder with the site: the first process of the tests that comes builds it, the others wait for it."""
    done = folder.with_name("site-is-built")
    try:
        folder.mkdir()
    except FileExistsError:
        while not done.exists():
            time.sleep(0.1)
        assert (folder / "site").is_dir(), "another process of the tests could not build the site"
        return folder
    try:
        with chdir(folder.parent):  # as people name a folder: from where they are
            assert run(["docs", "site", "--output", folder.name]) == 0
    finally:
        done.touch()
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A browser without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason='playwright is not installed: the extra "browser"')
    program = find_chromium()
    if not program:
        pytest.skip("there is no chromium")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page on a phone, which keeps what went wrong and what it asked for."""
    opened = browser.new_page(viewport=PHONE)
    opened.set_default_timeout(SHORT)
    opened.wrong, opened.asked = [], []
    opened.on("console", lambda told: opened.wrong.append(told.text) if told.type in ("error", "warning") else None)
    opened.on("pageerror", lambda error: opened.wrong.append(str(error)))
    opened.on("request", lambda request: opened.asked.append(request.url))
    yield opened
    opened.close()
