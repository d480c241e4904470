"""The pages above all languages: the first one, and the one for an address that is not there. Each needs nothing but itself."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from basra_spec.pages.render import html
from basra_spec.prose.fluent import Messages
from basra_spec.prose.languages import native_name

_STYLE: Final = Path(__file__).with_name("entrance.css")
_LOGO: Final = Path(__file__).with_name("theme") / "assets" / "basra.svg"


def files(languages: Sequence[Messages], root: str) -> dict[str, str]:
    """Both pages by name. `root` is the path at which the site stands: where a page is missing, no other path can be known."""
    return {"index.html": _page(languages, "", "choose", ""), "404.html": _page(languages, root, "lost", "lost-text")}


def _page(languages: Sequence[Messages], root: str, title: str, text: str) -> str:
    """A page in the first language, with a link to each."""
    first = languages[0]
    head = html.head(f"{_tell(first, title)} - basra-spec", _STYLE, "light dark", _tell(first, "about"))
    more = f"<p>{escape(_tell(first, text))}</p>\n" if text else ""
    return (
        f'<!doctype html>\n<html lang="{first.language}" dir="{_direction(first)}">\n{head}<body>\n<main>\n'
        f"{_logo()}<h1>basra-spec</h1>\n<h2>{escape(_tell(first, title))}</h2>\n{more}"
        f"<ul>\n{''.join(_link(each, root) for each in languages)}</ul>\n</main>\n</body>\n</html>\n"
    )


def _link(language: Messages, root: str) -> str:
    tag, name = language.language, escape(native_name(language.language))
    return (
        f'<li><a href="{root}{tag}/index.html" lang="{tag}" hreflang="{tag}" dir="{_direction(language)}">'
        f"<strong>{name}</strong><span>{escape(_tell(language, 'about'))}</span></a></li>\n"
    )


def _logo() -> str:
    return _LOGO.read_text(encoding="utf-8").replace("<svg ", '<svg aria-hidden="true" ', 1)


def _tell(language: Messages, message: str) -> str:
    return language.tell(f"page-site-{message}", {})


def _direction(language: Messages) -> str:
    return language.tell("language-direction", {})
