"""Every example on every page runs, and does what the page says."""

import os
import sys
from pathlib import Path

import pytest

from tests import documents


@pytest.mark.parametrize("page", documents.pages(), ids=lambda page: page.relative_to(documents.ROOT).as_posix())
def test_the_examples_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)  # where the command is that readers have
    for block in documents.blocks(page):
        documents.play(block, capsys)
