"""`basra-spec docs site` and `basra-spec docs check`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import out_option
from basra_spec.cli.output import say
from basra_spec.cli.progress import line
from basra_spec.pages.render import pdf
from basra_spec.pages.render.sheet import TooLongError
from basra_spec.prose.fluent import MessageError
from basra_spec.prose.languages import languages as known
from basra_spec.prose.languages import messages


def _languages(context: click.Context, parameter: click.Parameter, value: str | None) -> Sequence[str]:
    """The languages named, or all; English, which has the documentation, first."""
    tags = [tag.strip() for tag in value.split(",")] if value else sorted(known(), key=lambda tag: (tag != "en", tag))
    try:
        return [messages(tag).language for tag in dict.fromkeys(tags)]
    except MessageError as error:
        raise click.BadParameter(str(error)) from None


def _address(context: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """An address of the web, or nothing."""
    if value and not (value.startswith(("https://", "http://")) and urlsplit(value).netloc):
        raise click.BadParameter(f'"{value}" is no address such as https://example.org/basra/')
    return value or ""


def _lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--lang",
        "languages",
        callback=_languages,
        metavar="LANG[,LANG...]",
        help="The languages of the site: all that there are, if you say nothing.",
    )(command)


@click.command("site")
@out_option("The folder for the site: its Markdown in source, its pages in site.")
@_lang_option
@click.option(
    "--url",
    callback=_address,
    metavar="URL",
    help="Where the site will stand: links of the page for a wrong address need it, unless that is the root.",
)
def site(folder: Path, languages: Sequence[str], url: str) -> int:
    """Make the site: for each language the rules, cases and differences as Markdown, built strictly with MkDocs.

    It needs no server, and loads nothing from anywhere else; only searching needs the pages to come from a server. Each rules page leads to
    a sheet of one page to print, and to its PDF where there are Playwright (the extra browser) and Chromium, Chrome or Edge.
    """
    from basra_spec.site.building import can_build, is_free

    if not is_free(folder):
        raise click.UsageError(f"{folder} holds other things than a site: name a new or an empty folder under --out")
    trouble = pdf.why_unavailable() if can_build() else None
    if trouble:
        say(f"the sheets are left without PDFs: {trouble}", err=True)
    return _made(folder, languages, url, with_pdfs=not trouble)


@click.command("check")
@_lang_option
def check(languages: Sequence[str]) -> int:
    """Make the site in a folder that goes again, and say what is wrong with it."""
    with TemporaryDirectory() as folder:
        return _made(Path(folder), languages, with_pdfs=False, quiet=True)


def _made(folder: Path, languages: Sequence[str], url: str = "", *, with_pdfs: bool, quiet: bool = False) -> int:
    from basra_spec.site.building import BuildError, build, can_build

    if not can_build():
        raise click.UsageError('the site is built with MkDocs and its theme Material; install them with the extra "site": basra-spec[site]')
    try:
        with line() as show:
            for path in build(languages, folder, url, with_pdfs=with_pdfs, tell=show):
                show("")
                say(f"{path.parent.name}: built" if quiet else str(path))
    except (BuildError, pdf.PrintError, TooLongError) as error:
        say(f"{error}", err=True)
        return Exit.PROBLEMS
    return Exit.CLEAN
