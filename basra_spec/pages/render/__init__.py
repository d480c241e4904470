"""Renders a page of rules: HTML, Markdown for a repository, JSON for programs, a sheet to print, PDF."""

from collections.abc import Callable, Mapping
from typing import Final

from basra_spec.pages.page import Page
from basra_spec.pages.pictures import draw
from basra_spec.pages.render import html, json, markdown, sheet


def _markdown(page: Page, stem: str) -> dict[str, str]:
    pictures = {picture_name(stem, number): draw(figure.picture, standalone=True) for number, figure in enumerate(page.examples, 1)}
    return {f"{stem}.md": markdown.render(page, lambda number: picture_name(stem, number)), **pictures}


def picture_name(stem: str, number: int) -> str:
    """The file name of a page's n-th picture."""
    return f"{stem}.{number}.svg"


FORMATS: Final[Mapping[str, Callable[[Page, str], dict[str, str]]]] = {
    "html": lambda page, stem: {f"{stem}.html": html.render(page)},
    "md": _markdown,
    "json": lambda page, stem: {f"{stem}.json": json.render(page)},
    "sheet": lambda page, stem: {f"{stem}.sheet.html": sheet.render(page)},
}


def render_files(page: Page, form: str) -> dict[str, str]:
    """The texts of a page's files by name, in one of the `FORMATS`. Raises `sheet.TooLongError`."""
    return FORMATS[form](page, file_stem(page))


def file_stem(page: Page) -> str:
    """The beginning of the names of a page's files."""
    return f"{page.ruleset}.{page.language}"
