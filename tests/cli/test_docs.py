"""`basra-spec docs render`."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from basra_spec.pages.render import pdf
from basra_spec.rulesets import catalogue
from tests.cli.running import Run

Cafe = Callable[..., Path]
BLOCK = "```basra\nruleset: cafe\nfloor: 9S\nplay: 9C\nbasra: {}\n```\n"


def render(command: Run, *arguments: str | Path) -> tuple[int, str, str]:
    return command("docs", "render", *arguments, "--output", "out")


def written() -> list[str]:
    return sorted(path.name for path in Path("out").glob("*"))


def test_a_ruleset_becomes_a_page(command: Run, cafe: Cafe) -> None:
    assert render(command, cafe()) == (0, "out/cafe.en.html\n", "")
    assert written() == ["cafe.en.html"]


def test_without_a_name_there_is_a_page_for_each_ruleset_that_ships(command: Run, cafe: Cafe) -> None:
    assert render(command, "--format", "json")[0] == 0
    assert written() == [f"{name}.en.json" for name in catalogue.shipped_ids()]


def test_markdown_comes_with_its_pictures(command: Run, cafe: Cafe) -> None:
    assert render(command, cafe(), "--format", "md")[1] == "out/cafe.en.md\n"
    assert {"cafe.en.md", "cafe.en.1.svg"} <= set(written())


def test_a_page_is_written_again_as_it_was(command: Run, cafe: Cafe) -> None:
    texts = []
    for _ in range(2):
        assert render(command, cafe(), "--format", "md")[0] == 0
        texts.append({name: (Path("out") / name).read_bytes() for name in written()})
    assert texts[0] == texts[1]


def test_messages_of_ones_own_come_first(command: Run, cafe: Cafe) -> None:
    Path("mine.ftl").write_text("page-aim = What it is about\n", encoding="utf-8")
    assert render(command, cafe(), "--messages", ".", "--format", "json")[0] == 0
    assert json.loads(Path("out/cafe.en.json").read_text(encoding="utf-8"))["sections"][0]["title"] == "What it is about"


def test_the_blocks_of_a_page_are_played(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("page.md").write_text(BLOCK.format("yes"), encoding="utf-8")
    assert render(command, "page.md") == (0, "out/page.md\n", "")
    assert written() == ["page.1.svg", "page.md"]


def test_a_page_and_a_ruleset_can_be_made_together(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("page.md").write_text(BLOCK.format("yes"), encoding="utf-8")
    assert render(command, "page.md", "cafe", "--format", "md")[0] == 0
    assert {"page.md", "cafe.en.md"} <= set(written())


def test_a_false_example_stops_all_and_writes_nothing(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("page.md").write_text(BLOCK.format("no"), encoding="utf-8")
    code, out, err = render(command, "page.md", "cafe")
    assert (code, out) == (1, "")
    assert err.startswith("page.md:5:1: error: ")
    assert written() == []


def test_a_ruleset_with_problems_stops_all_and_writes_nothing(command: Run, cafe: Cafe) -> None:
    code, out, err = render(command, "portuguese", cafe("deal: {hand: 0}"))
    assert (code, out, written()) == (1, "", [])
    assert err.startswith("cafe.yaml:7:14: error: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], 'there is no ruleset "nowhere"'),
        (["nowhere.md"], "nowhere.md"),
        (["cafe", "--lang", "en,xx"], 'there are no messages in "xx"'),
        (["cafe", "--lang", ""], "a value is empty"),
        (["cafe", "--format", "doc"], "'doc' is not one of"),
        (["page.md", "--format", "pdf"], "is rendered as Markdown"),
        (["page.md", "--format", "html"], "is rendered as Markdown"),
        (["cafe", "./cafe.yaml"], "two pages would be written"),
        (["cafe", "--lang", "en,en,fr", "--messages", "."], "--messages works with one language"),
    ],
)
def test_wrong_use_is_told_and_writes_nothing(command: Run, cafe: Cafe, arguments: list[str], said: str) -> None:
    cafe()
    Path("page.md").write_text(BLOCK.format("yes"), encoding="utf-8")
    code, out, err = render(command, *arguments)
    assert (code, out, written()) == (2, "", [])
    assert said in err


def test_a_sheet_is_named_as_such(command: Run, cafe: Cafe) -> None:
    assert render(command, cafe(), "--format", "sheet", "--lang", "en,ar")[1] == "out/cafe.en.sheet.html\nout/cafe.ar.sheet.html\n"


def test_rules_that_fit_on_no_page_are_told_and_nothing_is_written(command: Run, cafe: Cafe) -> None:
    code, out, err = render(command, "portuguese", cafe(f"sources: {[f'page-{number}' for number in range(600)]}"), "--format", "sheet")
    assert (code, out, written()) == (2, "", [])
    assert "cafe (en): the rules do not fit on one page" in err


def test_without_a_browser_the_command_says_what_to_install_and_writes_nothing(
    command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("basra_spec.pages.render.pdf.find_spec", lambda _: None)
    code, out, err = render(command, cafe(), "--format", "pdf")
    assert (code, out, written()) == (2, "", [])
    assert "basra-spec[browser]" in err


def test_a_browser_that_fails_is_told_and_nothing_is_written(command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def printer() -> Iterator[Callable[[str], bytes]]:
        yield printed

    def printed(sheet: str) -> bytes:
        if sheet.count("portuguese"):
            raise pdf.PrintError("Chromium failed while printing: closed")
        return b"%PDF"

    monkeypatch.setattr("basra_spec.pages.render.pdf.open_printer", printer)
    code, out, err = render(command, cafe(), "portuguese", "--format", "pdf")
    assert (code, out, err, written()) == (2, "", "Error: Chromium failed while printing: closed\n", [])


def test_a_page_is_never_written_over_what_was_read(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("page.md").write_text(BLOCK.format("yes"), encoding="utf-8")
    code, _, err = command("docs", "render", "page.md", "--output", ".")
    assert code == 2
    assert "would be overwritten" in err
    assert Path("page.md").read_text(encoding="utf-8") == BLOCK.format("yes")


def test_a_page_that_is_not_utf_8_is_told(command: Run, cafe: Cafe) -> None:
    Path("page.md").write_bytes(b"caf\xe9\n")
    code, _, err = render(command, "page.md")
    assert (code, err.splitlines()[0]) == (2, "page.md:1:4: error: the text from here on is not UTF-8 (not-utf-8)")


def test_a_page_that_is_too_large_is_told(command: Run, cafe: Cafe) -> None:
    Path("page.md").write_bytes(b"x" * 5_000_001)
    code, _, err = render(command, "page.md")
    assert (code, err.splitlines()[0]) == (2, "page.md:1:1: error: the file is larger than 5 MB (too-large)")


def test_a_page_keeps_its_line_ends(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("page.md").write_bytes(f"one\n\n{BLOCK.format('yes')}\ntwo\n".replace("\n", "\r\n").encode())
    assert render(command, "page.md")[0] == 0
    written = Path("out/page.md").read_bytes()
    assert written.startswith(b"one\r\n\r\n![")
    assert written.count(b"\n") == written.count(b"\r\n")


@pytest.mark.skipif(os.name == "nt", reason="names that no file has there")
@pytest.mark.parametrize(
    ("name", "shown", "link"),
    [(b"caf\xe9", "caf\\udce9", "caf%E9"), (b"a\nb", "a\\nb", "a%0Ab"), ("\u202e".encode(), "\\u202e", "%E2%80%AE")],
)
def test_a_page_may_have_any_name_and_is_named_on_one_line(command: Run, cafe: Cafe, name: bytes, shown: str, link: str) -> None:
    cafe()
    path = Path(os.fsdecode(name + b".md"))
    path.write_text(BLOCK.format("yes"), encoding="utf-8")
    assert render(command, path) == (0, f"out/{shown}.md\n", "")
    assert f"({link}.1.svg)" in (Path("out") / path).read_text(encoding="utf-8")
    (Path("out") / path).unlink()
    assert render(command, path, "--check")[1].splitlines()[0] == f"out/{shown}.md: missing"


# --- comparing ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["html", "md", "json"])
def test_pages_that_were_just_written_would_not_change(command: Run, cafe: Cafe, form: str) -> None:
    arguments = (cafe(), "--lang", "en,ar", "--format", form)
    render(command, *arguments)
    code, out, err = render(command, *arguments, "--check")
    assert (code, err) == (0, "")
    assert out.endswith("files, nothing would change\n")


def test_what_is_missing_or_stale_is_named_and_nothing_is_written(command: Run, cafe: Cafe) -> None:
    render(command, cafe(), "--format", "md")
    Path("out/cafe.en.1.svg").unlink()
    Path("out/cafe.en.md").write_bytes(b"caf\xe9")
    before = {path: path.read_bytes() for path in Path("out").iterdir()}
    code, out, err = render(command, "cafe", "--format", "md", "--check")
    assert (code, err) == (1, "")
    assert out.splitlines()[:2] == ["out/cafe.en.md: stale", "out/cafe.en.1.svg: missing"]
    assert out.splitlines()[2].startswith("2 of ")
    assert {path: path.read_bytes() for path in Path("out").iterdir()} == before


def test_what_is_no_file_is_said_to_be_none_and_not_waited_for(command: Run, cafe: Cafe) -> None:
    Path("out/cafe.en.html").mkdir(parents=True)
    assert render(command, cafe(), "--check")[:2] == (
        1,
        "out/cafe.en.html: not a file\n1 of 1 file would change; run the command without --check\n",
    )


def test_a_folder_that_is_not_there_is_not_made_by_comparing(command: Run, cafe: Cafe) -> None:
    assert render(command, cafe(), "--check")[:2] == (
        1,
        "out/cafe.en.html: missing\n1 of 1 file would change; run the command without --check\n",
    )
    assert not Path("out").exists()


def test_line_ends_of_another_system_change_nothing(command: Run, cafe: Cafe) -> None:
    render(command, cafe())
    page = Path("out/cafe.en.html")
    page.write_bytes(page.read_bytes().replace(b"\n", b"\r\n"))
    assert render(command, "cafe", "--check")[0] == 0


def test_a_false_example_is_an_error_in_comparing_too(command: Run, cafe: Cafe) -> None:
    cafe()
    Path("page.md").write_text(BLOCK.format("no"), encoding="utf-8")
    code, _, err = render(command, "page.md", "--check")
    assert code == 1
    assert err.startswith("page.md:5:1: error: ")


def test_a_folder_is_compared_that_cannot_be_written(command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(folder: Path) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    render(command, cafe())
    monkeypatch.setattr("basra_spec.cli.options.require_writable", refuses)
    assert render(command, "cafe", "--check")[0] == 0
    assert render(command, "cafe")[0] == 2
