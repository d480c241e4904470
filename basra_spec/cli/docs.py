"""`basra-spec docs`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

import click

from basra_spec import blocks, library
from basra_spec.cases import suite
from basra_spec.cli.docs_site import check, site
from basra_spec.cli.exits import Exit
from basra_spec.cli.options import messages_option, out_option
from basra_spec.cli.output import number, say
from basra_spec.data import shipped
from basra_spec.files import write_text
from basra_spec.fluent import MessageError, Messages
from basra_spec.languages import messages
from basra_spec.pages import page_of
from basra_spec.printing import FORMATS, files_of
from basra_spec.problems import START, Problem, ProblemsFound
from basra_spec.schema import validator

PAGE: Final = ".md"


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
    type=click.Choice(list(FORMATS)),
    metavar="html|md|json",
    help="What the pages are: html (if you say nothing), md or json.",
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
    texts: dict[Path, str] = {}
    try:
        words = _words(languages, own)
        for name, text in _pages(names, words, form):
            if folder / name in texts:
                raise click.UsageError(
                    f"two pages would be written to {folder / name}; name them in two commands, with folders of their own"
                )
            texts[folder / name] = text
    except MessageError as error:
        raise click.ClickException(str(error)) from None
    _spare_what_is_read(names, texts)
    if compared:
        return _compared(texts)
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        write_text(path, text)
        if path.suffix != ".svg":
            say(path.as_posix())
    return Exit.CLEAN


def _words(languages: str, own: Path | None) -> list[Messages]:
    tags = dict.fromkeys(tag.strip() for tag in languages.split(","))
    if own and len(tags) > 1:
        raise click.UsageError("--messages is for one language: name one under --lang")
    return [messages(tag, own) for tag in tags]


def _pages(names: Sequence[str], words: Sequence[Messages], form: str | None) -> Iterator[tuple[str, str]]:
    """The files to write, each with its name and text."""
    pages = [name for name in names if name.endswith(PAGE)]
    if pages and (form not in (None, "md") or len(words) > 1):
        raise click.UsageError("a page of your own stays Markdown, in one language: leave --format out, and name one language under --lang")
    for page in pages:
        yield from _own_page(Path(page), words[0]).items()
    if pages and len(pages) == len(names):
        return
    rulesets = library.load_many([name for name in names if name not in pages])
    schema, cases = validator(shipped("rulesets") / "schema" / "ruleset.schema.json").schema, suite()
    for ruleset, each in product(rulesets, words):
        yield from files_of(page_of(ruleset, schema, each, cases), form or "html").items()


def _own_page(path: Path, words: Messages) -> Mapping[str, str]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ProblemsFound([Problem(str(path), START, "", "not-utf-8", "is not UTF-8", "save the file as UTF-8")]) from None
    made = blocks.rendered(text, str(path), words)
    return {path.name: made.text, **made.pictures}


def _compared(texts: Mapping[Path, str]) -> int:
    """Say which files are not as they would be written."""
    amiss = {path: amiss for path, text in texts.items() if (amiss := _amiss(path, text))}
    for path, told in amiss.items():
        say(f"{path.as_posix()}: {told}")
    would = f"{len(amiss)} of {number(len(texts), 'file')} would change: run the same without --check"
    say(would if amiss else f"{number(len(texts), 'file')}, nothing would change")
    return Exit.PROBLEMS if amiss else Exit.CLEAN


def _amiss(path: Path, text: str) -> str:
    """What is wrong with a file that should hold this text; nothing, whichever line ends it has."""
    if not path.exists():
        return "missing"
    return "" if path.read_text(encoding="utf-8", errors="replace") == text else "stale"


def _spare_what_is_read(names: Sequence[str], texts: Mapping[Path, str]) -> None:
    """Refuse to write over a page that was read."""
    for name, path in product(names, texts):
        if path.exists() and Path(name).exists() and path.samefile(name):
            raise click.UsageError(f"{path} would be written over: name another folder under --out")
