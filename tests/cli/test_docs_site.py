"""`docs site`: what is refused before anything is built. What is built is read in tests/site."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from basra_spec.prose.languages import load_messages
from basra_spec.site import building
from basra_spec.site.content import Edition
from tests.cli.running import Run


def test_without_mkdocs_the_command_says_what_to_install(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("basra_spec.site.building.can_build", lambda: False)
    code, out, err = command("docs", "site", "--output", str(tmp_path / "new"))
    assert (code, out) == (2, "")
    assert "basra-spec[site]" in err
    assert not (tmp_path / "new").exists()


def test_a_folder_with_other_things_is_left_as_it_is(command: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    code, _, err = command("docs", "site", "--output", str(tmp_path))
    assert code == 2
    assert "contains files that are not part of a site" in err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("subcommand", [("site", "--dry-run"), ("site", "--output", "new")])
def test_a_language_that_is_not_there_is_named_with_those_that_are(command: Run, subcommand: tuple[str, ...]) -> None:
    code, _, err = command("docs", *subcommand, "--lang", "en,xx")
    assert code == 2
    assert 'there are no messages in "xx"' in err


@pytest.mark.parametrize(("trouble", "with_pdfs"), [("there is no browser", False), (None, True)])
def test_where_no_pdf_can_be_printed_the_site_is_made_without_and_says_why(
    command: Run, monkeypatch: pytest.MonkeyPatch, trouble: str | None, with_pdfs: bool
) -> None:
    built = []

    def build(*_: object, with_pdfs: bool, report: object) -> tuple[Path, ...]:
        built.append(with_pdfs)
        return ()

    monkeypatch.setattr("basra_spec.site.building.can_build", lambda: True)
    monkeypatch.setattr("basra_spec.site.building.build", build)
    monkeypatch.setattr("basra_spec.pages.render.pdf.why_unavailable", lambda: trouble)
    code, out, err = command("docs", "site", "--output", "new")
    assert (code, out, err) == (0, "", f"building the sheets without PDFs: {trouble}\n" if trouble else "")
    assert built == [with_pdfs]


def test_a_terminal_is_told_how_far_the_site_is_and_then_only_what_came_of_it(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(*_: object, with_pdfs: bool, report: Callable[[str], None]) -> Iterator[Path]:
        report("languages built: 0/1")
        yield Path("site") / "en" / "index.html"

    monkeypatch.setattr("basra_spec.site.building.can_build", lambda: True)
    monkeypatch.setattr("basra_spec.site.building.build", build)
    assert command("docs", "site", "--dry-run").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    code, out, err = command("docs", "site", "--dry-run")
    assert (code, out) == (0, "en: built\n")
    assert [told.rstrip() for told in err.split("\r")] == ["", "languages built: 0/1", "", ""]


def test_what_mkdocs_finds_wrong_is_told_without_a_traceback(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise building.BuildError("en.yml: MkDocs does not build it:\na link leads nowhere")

    monkeypatch.setattr("basra_spec.site.building.can_build", lambda: True)
    monkeypatch.setattr("basra_spec.site.building.build", fails)
    code, _, err = command("docs", "site", "--dry-run")
    assert (code, err) == (1, "en.yml: MkDocs does not build it:\na link leads nowhere\n")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("WARNING - one\nWARNING - two\n", "WARNING - one\nWARNING - two"),
        (
            'WARNING - one\nTraceback (most recent call last):\n  File "x.py", line 1\n    x\nOSError: no space\n',
            "WARNING - one\nOSError: no space",
        ),
        ("", ""),
    ],
)
def test_of_an_error_in_mkdocs_itself_its_last_line_is_told(said: str, told: str) -> None:
    assert building.without_traceback(said) == told


def test_the_folders_of_a_configuration_are_named_from_where_it_stands() -> None:
    """MkDocs looks for them from there: those named from the working folder would be found only if that is whole."""
    config = building.configuration(Edition(load_messages("ar"), ()), "", {})
    assert (config["docs_dir"], config["site_dir"]) == ("ar", "../site/ar")


@pytest.mark.parametrize("url", ["example.org", "ftp://example.org/", "https://", "/basra/"])
def test_what_is_no_address_of_the_web_is_refused(command: Run, tmp_path: Path, url: str) -> None:
    code, _, err = command("docs", "site", "--output", str(tmp_path), "--url", url)
    assert code == 2
    assert f'"{url}" is not an address such as https://example.org/basra/' in err
    assert list(tmp_path.iterdir()) == []


def test_the_draft_of_a_killed_run_is_removed_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / ".draft-x" / "source").mkdir(parents=True)
    (tmp_path / "site").mkdir()
    building.remove_drafts(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
