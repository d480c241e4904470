"""`basra-spec docs`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

import click

from basra_spec.cli.docs_site import check, site
from basra_spec.cli.exits import Exit
from basra_spec.cli.options import messages_option, out_option
from basra_spec.cli.output import number, say
from basra_spec.cli.progress import PATIENCE, along
from basra_spec.conformance.cases import suite
from basra_spec.pages import markdown_blocks
from basra_spec.pages.page import Page, page_of
from basra_spec.pages.render import FORMATS, files_of, pdf, sheet, stem_of
from basra_spec.prose.fluent import MessageError, Messages
from basra_spec.prose.languages import messages
from basra_spec.rulesets import loader, source
from basra_spec.rulesets.schema import whole_schema
from basra_spec.system.files import write_bytes
from basra_spec.system.text import one_line

PAGE: Final = ".md"
PDF: Final = "pdf"
_LONGEST: Final = 5_000
"""Longer than any path can be."""
LARGEST_PAGE: Final = 5_000_000
"""How many bytes a page of one's own may have."""


@click.group("docs")
def command() -> None:
    """Make pages of rules from rulesets."""


command.add_command(site)
command.add_command(check)


@command.command("render")
@click.argument("names", nargs=-1, metavar="[RULESET|PAGE.md]...")
@click.option("--lang", "languages", default="en", show_default=True, metavar="LANG[,LANG...]", help="The languages of the pages.")
@click.option(
    "--format",
    "form",
    type=click.Choice([*FORMATS, PDF]),
    metavar="|".join([*FORMATS, PDF]),
    help="What the pages are: html (if you say nothing), md, json, or one page of paper: sheet (HTML) or pdf, which needs Chromium.",
)
@out_option("The folder for the pages; it is made if it is not there.")
@messages_option
@click.option("--check", "compared", is_flag=True, is_eager=True, help="Write nothing; say which files of the folder would change.")
def render(names: Sequence[str], languages: str, form: str | None, folder: Path, own: Path | None, *, compared: bool) -> int:
    """Write a page of rules for each ruleset and language; without a name, for each ruleset that ships.

    Every worked example is played by the ruleset as the page is made. A PAGE.md of your own is copied, and each block in it that is
    fenced as basra is played and becomes a picture and sentences; a block that claims what is not so stops it, with file and line.

    With --check the exit code is 1 where a file is missing or is not what would be written.
    """
    files: dict[Path, bytes] = {}
    try:
        words = _words(languages, own)
        for name, content in along(_files(names, words, form), lambda _, file: file[0], patience=PATIENCE):
            if folder / name in files:
                raise click.UsageError(
                    f"two pages would be written to {folder / name}; name them in two commands, with folders of their own"
                )
            files[folder / name] = content
    except (MessageError, sheet.TooLongError, pdf.PrintError) as error:
        raise click.ClickException(str(error)) from None
    _spare_what_is_read(names, files)
    if compared:
        return _compared(files)
    folder.mkdir(parents=True, exist_ok=True)
    for path, content in files.items():
        write_bytes(path, content)
        if path.suffix != ".svg":
            say(one_line(path.as_posix(), _LONGEST))
    return Exit.CLEAN


def _words(languages: str, own: Path | None) -> list[Messages]:
    tags = dict.fromkeys(tag.strip() for tag in languages.split(","))
    if own and len(tags) > 1:
        raise click.UsageError("--messages is for one language: name one under --lang")
    return [messages(tag, own) for tag in tags]


def _files(names: Sequence[str], words: Sequence[Messages], form: str | None) -> Iterator[tuple[str, bytes]]:
    """The files to write, each with its name and content."""
    pages = [name for name in names if name.endswith(PAGE)]
    if pages and (form not in (None, "md") or len(words) > 1):
        raise click.UsageError("a page of your own stays Markdown, in one language: leave --format out, and name one language under --lang")
    for page in pages:
        yield from _encoded(_own_page(Path(page), words[0]))
    if pages and len(pages) == len(names):
        return
    made = _pages([name for name in names if name not in pages], words)
    if form == PDF:
        yield from _printed(made)
        return
    for each in made:
        yield from _encoded(files_of(each, form or "html"))


def _pages(names: Sequence[str], words: Sequence[Messages]) -> Iterator[Page]:
    rulesets = loader.load_many(names)
    cases = suite()
    yield from (page_of(ruleset, whole_schema(), each, cases) for ruleset, each in product(rulesets, words))


def _printed(pages: Iterator[Page]) -> Iterator[tuple[str, bytes]]:
    try:
        with pdf.printer() as printed:
            yield from ((f"{stem_of(page)}.{PDF}", printed(sheet.measured(page))) for page in pages)
    except pdf.MissingError as error:
        raise click.UsageError(str(error)) from None


def _encoded(texts: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    yield from ((name, text.encode()) for name, text in texts.items())


def _own_page(path: Path, words: Messages) -> Mapping[str, str]:
    text = source.read_text(path, LARGEST_PAGE)
    made = markdown_blocks.rendered(text.replace("\r\n", "\n"), str(path), words)
    return {path.name: made.text.replace("\n", "\r\n") if "\r\n" in text else made.text, **made.pictures}


def _compared(files: Mapping[Path, bytes]) -> int:
    """Say which files are not as they would be written."""
    amiss = {path: amiss for path, content in files.items() if (amiss := _amiss(path, content))}
    for path, told in amiss.items():
        say(f"{one_line(path.as_posix(), _LONGEST)}: {told}")
    would = f"{len(amiss)} of {number(len(files), 'file')} would change: run the same without --check"
    say(would if amiss else f"{number(len(files), 'file')}, nothing would change")
    return Exit.PROBLEMS if amiss else Exit.CLEAN


def _amiss(path: Path, content: bytes) -> str:
    """What is wrong with a file that should hold this; nothing, whichever line ends it has."""
    if not path.exists():
        return "missing"
    if not path.is_file():  # a pipe would never end
        return "no file"
    return "" if path.read_bytes().replace(b"\r\n", b"\n") == content.replace(b"\r\n", b"\n") else "stale"


def _spare_what_is_read(names: Sequence[str], files: Mapping[Path, bytes]) -> None:
    """Refuse to write over a page that was read."""
    for name, path in product(names, files):
        if path.exists() and Path(name).exists() and path.samefile(name):
            raise click.UsageError(f"{path} would be written over: name another folder under --out")
