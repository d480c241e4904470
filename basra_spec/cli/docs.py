"""`basra-spec docs`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import Command, Group, folder_option, json_option, list_option, messages_option
from basra_spec.cli.output import PATIENCE, count, progress_line, say, say_all, say_json, with_progress
from basra_spec.conformance.cases import suite
from basra_spec.pages import markdown_blocks
from basra_spec.pages.page import Page, build_page
from basra_spec.pages.render import FORMATS, file_stem, pdf, render_files, sheet
from basra_spec.prose.fluent import MessageError, Messages
from basra_spec.prose.languages import available_languages, load_messages
from basra_spec.rulesets import loader, source
from basra_spec.rulesets.schema import whole_schema
from basra_spec.system.files import write_bytes
from basra_spec.system.text import one_line

PAGE: Final = ".md"
PDF: Final = "pdf"
_LONGEST: Final = 5_000
"""Longer than any path can be."""
LARGEST_PAGE: Final = 5_000_000
"""The largest page of an author, in bytes."""


@click.group("docs", cls=Group)
def command() -> None:
    """Render rules pages, and build the site."""


@command.command("render")
@click.argument("names", nargs=-1, metavar="[RULESET|PAGE.md]...")
@list_option("--lang", "languages", default=["en"], metavar="LANG[,...]", help="The languages of the pages.")
@click.option(
    "--format",
    "form",
    type=click.Choice([*FORMATS, PDF]),
    show_default="html, or md for a PAGE.md",
    help="The format of the pages; sheet is one page to print in HTML, pdf the same sheet as PDF.",
)
@folder_option("Write the pages to DIR.", required=True)
@messages_option
@click.option("--check", "compared", is_flag=True, is_eager=True, help="Write nothing; report the files of DIR that would change.")
@json_option
def render(
    names: Sequence[str], languages: Sequence[str], form: str | None, folder: Path, own: Path | None, *, compared: bool, as_json: bool
) -> int:
    """Render a rules page for each ruleset and language; without RULESET, for each built-in ruleset.

    Each example on a page is played by the ruleset. A PAGE.md of your own is copied, and each block in it that is fenced as basra is
    played and becomes a picture and sentences. A block with a false claim is an error. The format pdf needs Playwright and a browser.

    With --check, the exit code is 1 if a file is missing or stale.
    """
    files: dict[Path, bytes] = {}
    try:
        words = _words(languages, own)
        for name, content in with_progress(_files(names, words, form), lambda _, file: file[0], patience=PATIENCE):
            if folder / name in files:
                raise click.UsageError(
                    f"two pages would be written to {folder / name}; render them in two commands, each with its own --output"
                )
            files[folder / name] = content
    except (MessageError, sheet.TooLongError, pdf.PrintError) as error:
        raise click.ClickException(str(error)) from None
    _refuse_to_overwrite(names, files)
    if compared:
        return _compare(files, as_json=as_json)
    folder.mkdir(parents=True, exist_ok=True)
    for path, content in files.items():
        write_bytes(path, content)
    _list_files([path for path in files if path.suffix != ".svg"], as_json=as_json)
    return Exit.CLEAN


def _list_files(paths: Sequence[Path], *, as_json: bool) -> None:
    if as_json:
        say_json({"files": [path.as_posix() for path in paths]})
    else:
        say_all(one_line(path.as_posix(), _LONGEST) for path in paths)


def _words(languages: Sequence[str], own: Path | None) -> list[Messages]:
    if own and len(set(languages)) > 1:
        raise click.UsageError("--messages works with one language; name one with --lang")
    return [load_messages(tag, own) for tag in dict.fromkeys(languages)]


def _files(names: Sequence[str], words: Sequence[Messages], form: str | None) -> Iterator[tuple[str, bytes]]:
    """The files to write: name and content."""
    pages = [name for name in names if name.endswith(PAGE)]
    if pages and (form not in (None, "md") or len(words) > 1):
        raise click.UsageError("a PAGE.md is rendered as Markdown in one language; leave out --format, and name one language with --lang")
    for page in pages:
        yield from _encoded(_own_page(Path(page), words[0]))
    if pages and len(pages) == len(names):
        return
    pages_of_rulesets = _pages([name for name in names if name not in pages], words)
    if form == PDF:
        yield from _printed(pages_of_rulesets)
        return
    for each in pages_of_rulesets:
        yield from _encoded(render_files(each, form or "html"))


def _pages(names: Sequence[str], words: Sequence[Messages]) -> Iterator[Page]:
    rulesets = loader.load_many(names)
    cases = suite()
    yield from (build_page(ruleset, whole_schema(), each, cases) for ruleset, each in product(rulesets, words))


def _printed(pages: Iterator[Page]) -> Iterator[tuple[str, bytes]]:
    try:
        with pdf.open_printer() as printed:
            yield from ((f"{file_stem(page)}.{PDF}", printed(sheet.render_unsized(page))) for page in pages)
    except pdf.MissingError as error:
        raise click.UsageError(str(error)) from None


def _encoded(texts: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    yield from ((name, text.encode()) for name, text in texts.items())


def _own_page(path: Path, words: Messages) -> Mapping[str, str]:
    text = source.read_text(path, LARGEST_PAGE)
    page = markdown_blocks.render_blocks(text.replace("\r\n", "\n"), str(path), words)
    return {path.name: page.text.replace("\n", "\r\n") if "\r\n" in text else page.text, **page.pictures}


def _compare(files: Mapping[Path, bytes], *, as_json: bool) -> int:
    """Report the files that would change."""
    changes = {path: change for path, content in files.items() if (change := _change(path, content))}
    if as_json:
        say_json({"files": [path.as_posix() for path in files], "changes": {path.as_posix(): each for path, each in changes.items()}})
    else:
        say_all(f"{one_line(path.as_posix(), _LONGEST)}: {change}" for path, change in changes.items())
        total = count(len(files), "file")
        say(f"{len(changes)} of {total} would change; run the command without --check" if changes else f"{total}, nothing would change")
    return Exit.PROBLEMS if changes else Exit.CLEAN


def _change(path: Path, content: bytes) -> str:
    """Why a file differs from this content; empty if it does not, whatever its line ends."""
    if not path.exists():
        return "missing"
    if not path.is_file():  # reading a pipe would never end
        return "not a file"
    return "" if path.read_bytes().replace(b"\r\n", b"\n") == content.replace(b"\r\n", b"\n") else "stale"


def _refuse_to_overwrite(names: Sequence[str], files: Mapping[Path, bytes]) -> None:
    """Raise `click.UsageError` if a page that was read would be overwritten."""
    for name, path in product(names, files):
        if path.exists() and Path(name).exists() and path.samefile(name):
            raise click.UsageError(f"{path} would be overwritten; name another folder with --output")


# --- the site -----------------------------------------------------------------------------------------------------------------------


def _languages(tags: Sequence[str]) -> Sequence[str]:
    """The languages named, or all, English first, because it has the documentation."""
    try:
        return [
            load_messages(tag).language for tag in dict.fromkeys(tags) or sorted(available_languages(), key=lambda tag: (tag != "en", tag))
        ]
    except MessageError as error:
        raise click.BadParameter(str(error)) from None


def _web_address(context: click.Context, parameter: click.Parameter, value: str | None) -> str:
    if value and not (value.startswith(("https://", "http://")) and urlsplit(value).netloc):
        raise click.BadParameter(f'"{value}" is not an address such as https://example.org/basra/')
    return value or ""


@command.command("site", cls=Command)
@folder_option("Write the site to DIR: its Markdown to DIR/source, its pages to DIR/site.")
@click.option("--dry-run", is_flag=True, help="Build the site in a temporary folder, report problems, and keep nothing.")
@list_option("--lang", "languages", callback=_languages, metavar="LANG[,...]", help="The languages of the site.  [default: all languages]")
@click.option(
    "--url",
    callback=_web_address,
    metavar="URL",
    help="Base URL of the published site. Needed for links on the 404 page unless the site is served from /.",
)
@json_option
def site(folder: Path | None, languages: Sequence[str], url: str, *, dry_run: bool, as_json: bool) -> int:
    """Build the site: rules, cases and differences in each language, with MkDocs.

    The site needs no server, except for search, and loads nothing from other hosts. Each rules page links to a sheet to print, and to its
    PDF if Playwright (the extra browser) and Chromium, Chrome or Edge are installed.
    """
    if dry_run == bool(folder):
        raise click.UsageError("name either a folder with --output DIR, or --dry-run")
    if folder is None:
        with TemporaryDirectory() as temporary:
            return _build(Path(temporary), languages, url, with_pdfs=False, dry_run=True, as_json=as_json)
    from basra_spec.site.building import can_build, is_free

    if not is_free(folder):
        raise click.UsageError(f"{folder} contains files that are not part of a site; name a new or an empty folder with --output")
    missing = pdf.why_unavailable() if can_build() else None
    if missing:
        say(f"building the sheets without PDFs: {missing}", err=True)
    return _build(folder, languages, url, with_pdfs=not missing, dry_run=False, as_json=as_json)


def _build(folder: Path, languages: Sequence[str], url: str, *, with_pdfs: bool, dry_run: bool, as_json: bool) -> int:
    from basra_spec.site.building import BuildError, build, can_build

    if not can_build():
        raise click.UsageError('the site needs MkDocs and its theme Material; install the extra "site": basra-spec[site]')
    built = list[Path]()
    try:
        with progress_line() as update:
            for path in build(languages, folder, url, with_pdfs=with_pdfs, report=update):
                update("")
                built.append(path)
                if not as_json:
                    say(f"{path.parent.name}: built" if dry_run else str(path))
    except (BuildError, pdf.PrintError, sheet.TooLongError) as error:
        say(f"{error}", err=True)
        return Exit.PROBLEMS
    if as_json:
        say_json({"languages": [path.parent.name for path in built]} if dry_run else {"files": [path.as_posix() for path in built]})
    return Exit.CLEAN
