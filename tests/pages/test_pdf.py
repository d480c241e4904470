"""Where Chromium is looked for, on each system, and what is said where it is missing."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from basra_spec.pages.render import pdf


def test_a_command_is_found_in_the_order_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"google-chrome": "/bin/google-chrome", "msedge": "/bin/msedge"}
    monkeypatch.setattr("shutil.which", there.get)
    assert pdf.find_chromium() == "/bin/google-chrome"


@pytest.mark.parametrize(
    ("system", "variable", "program"),
    [
        ("darwin", "HOME", "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        ("win32", "ProgramFiles", "Microsoft/Edge/Application/msedge.exe"),
        ("win32", "LocalAppData", "Google/Chrome/Application/chrome.exe"),
    ],
)
def test_without_a_command_it_is_found_among_the_programs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, variable: str, program: str
) -> None:
    (tmp_path / program).parent.mkdir(parents=True)
    (tmp_path / program).touch()
    monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert pdf.find_chromium(system) == str(tmp_path / program)


def test_elsewhere_only_playwright_may_know_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert pdf.find_chromium("linux") is None


def test_without_playwright_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "find_spec", lambda _: None)
    assert pdf.why_unavailable() == pdf.INSTALL
    assert "basra-spec[browser]" in pdf.INSTALL


def test_every_system_with_folders_has_programs_in_them() -> None:
    assert pdf.FOLDERS.keys() == pdf.PROGRAMS.keys()
    assert sys.platform in {*pdf.FOLDERS, "linux"}


@pytest.mark.skipif(os.name != "posix", reason="a program as a script")
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("exit 0", "has been closed"),
        ("echo 'no \033[31m screen' >&2; exit 3", "does not start: no \\x1b[31m screen"),
        ("exec sleep 600", "does not start: BrowserType.launch: Timeout 2000ms exceeded."),
    ],
    ids=["ends at once", "complains", "waits"],
)
def test_a_program_that_is_no_chromium_is_told_on_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str, said: str) -> None:
    pytest.importorskip("playwright")
    program = tmp_path / "chromium"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(pdf, "find_chromium", lambda: str(program))
    monkeypatch.setattr(pdf, "START_LIMIT", 2)
    with ThreadPoolExecutor(1) as thread:  # Playwright starts once in a thread, and other tests may have it in this one
        trouble = thread.submit(pdf.why_unavailable).result()
    assert trouble
    assert trouble.startswith(f"{program} does not start: ")
    assert said in trouble
    assert "\n" not in trouble
