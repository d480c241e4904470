"""A page as Markdown; the pictures are files beside it. What an author wrote comes out as text in every dialect: signs are escaped."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final
from urllib.parse import quote

from basra_spec.pages import Line, Listing, Page, Part, Shown
from basra_spec.printing import footnotes
from basra_spec.printing.notation import isolated
from basra_spec.stated import Footnotes

_SIGNS: Final = re.compile(r"[\\`*_{}\[\]#]")
# Of these not every dialect knows the escape, but each the entity; a colon makes links and emoji, a dollar formulas, a pipe tables.
_ENTITIES: Final = re.compile(r"[&<>|$~^]|:(?=[\w/])|(?<=[wW])\.(?=\w)|@(?=\w)")
_FIRST: Final = re.compile(r"^([-+])|^(\d+)([.)])|^=")

Name = Callable[[int], str]
"""The name of a picture's file, by its number on the page."""


def printed(page: Page, name: Name) -> str:
    """The page as the text of a Markdown file, which calls its n-th picture by that name."""
    lines = list(_lines(page, name))
    if page.direction == "rtl":  # Markdown has no words for it; what stands between the tags is Markdown still
        lines = [f'<div dir="rtl" lang="{page.language}">', "", *lines, "", "</div>"]
    return "\n".join(lines) + "\n"


def _lines(page: Page, name: Name) -> Iterator[str]:
    direction, number = page.direction, 0
    yield f"# {plain(page.title.text, direction)}"
    for line in page.lead:
        yield from ("", _told(line, direction))
    for section in page.sections:
        yield from ("", f"## {plain(section.title, direction)}")
        for part in section.parts:
            number += isinstance(part, Shown)
            yield ""
            yield from _part(part, direction, name(number))


def _part(part: Part, direction: str, name: str) -> Iterator[str]:
    if isinstance(part, Listing):
        yield from _list(part.lines, direction, "")
    elif isinstance(part, Shown):
        yield from example(part, direction, name)
    elif isinstance(part, Footnotes):
        yield from footnotes.markdown_list(part, lambda text: plain(text, direction), direction)
    else:
        yield _told(part, direction)
        if part.below:
            yield ""
            yield from _list(part.below, direction, "")


def example(shown: Shown, direction: str, name: str) -> Iterator[str]:
    """The lines of an example: its heading, its picture, its sentences."""
    if shown.heading:
        yield from (f"**{plain(shown.heading, direction)}**", "")
    yield from (f"![{plain(shown.drawn.title, direction)}]({quote(name)})", "")
    yield " ".join(plain(sentence, direction) for sentence in shown.sentences)
    if shown.source:
        yield from ("", f"*{plain(shown.source, direction)}*")


def _list(lines: Iterable[Line], direction: str, indent: str) -> Iterator[str]:
    for line in lines:
        yield f"{indent}- {_told(line, direction)}"
        yield from _list(line.below, direction, indent + "    ")


def _told(line: Line, direction: str) -> str:
    text = plain(line.text, direction)
    return (f"*{text}*" if line.is_label else text) + footnotes.markdown_marks(line.stated)


def plain(text: str, direction: str = "ltr") -> str:
    """A text of one line as Markdown that shows just this text."""
    text = _ENTITIES.sub(lambda found: f"&#{ord(found[0])};", _SIGNS.sub(r"\\\g<0>", text))
    return isolated(_FIRST.sub(_first, text), direction)


def _first(found: re.Match[str]) -> str:
    if found[1]:
        return f"\\{found[1]}"
    return f"{found[2]}\\{found[3]}" if found[2] else "&#61;"
