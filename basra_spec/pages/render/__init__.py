"""What a page of rules looks like: HTML to read, Markdown for a repository, JSON for the help screen of a program, a sheet to print."""

from collections.abc import Callable, Mapping
from typing import Final

from basra_spec.pages.page import Page
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import html, json, markdown, sheet


def _html(page: Page, stem: str) -> dict[str, str]:
    return {f"{stem}.html": html.printed(page)}


def _json(page: Page, stem: str) -> dict[str, str]:
    return {f"{stem}.json": json.printed(page)}


def _sheet(page: Page, stem: str) -> dict[str, str]:
    return {f"{stem}.sheet.html": sheet.printed(page)}


def _markdown(page: Page, stem: str) -> dict[str, str]:
    pictures = {picture_name(stem, number): picture(shown.drawn, alone=True) for number, shown in enumerate(page.examples, 1)}
    return {f"{stem}.md": markdown.printed(page, lambda number: picture_name(stem, number)), **pictures}


def picture_name(stem: str, number: int) -> str:
    """The name of a page's n-th picture."""
    return f"{stem}.{number}.svg"


FORMATS: Final[Mapping[str, Callable[[Page, str], dict[str, str]]]] = {"html": _html, "md": _markdown, "json": _json, "sheet": _sheet}


def files_of(page: Page, form: str) -> dict[str, str]:
    """The texts of a page's files by name, in one of the `FORMATS`. Raises `sheet.TooLongError`."""
    return FORMATS[form](page, stem_of(page))


def stem_of(page: Page) -> str:
    """How the names of a page's files begin."""
    return f"{page.ruleset}.{page.language}"
