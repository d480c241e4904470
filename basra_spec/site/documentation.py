"""The documentation: which pages there are, in which groups and order, each under the title that it gives itself.

Both builds of it take their pages and their navigation from here, so that there is one list. One page lies outside of `docs`: the protocol
stays beside the suite, where engine developers find it, and is a page of the reference all the same.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Final

from basra_spec.pages.render import markdown
from basra_spec.prose.fluent import Messages
from basra_spec.site.content import ENGLISH, Edition
from basra_spec.site.html import in_english
from basra_spec.system.resources import shipped

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "for": ("authors", "engine-developers", "publishers"),
    "tutorials": ("house-rule",),
    "how-to": (
        "check-in-your-editor-and-ci",
        "test-your-engine",
        "test-with-hypothesis",
        "publish-rules",
        "trace-rules-to-sources",
        "use-your-own-wording",
    ),
    "reference": ("language", "checks", "problems", "cases", "statements", "commands", "python", "protocol"),
    "explanation": ("what-cannot-be-said", "architecture", "how-it-works"),
}
"""The folders of the documentation in the order in which they are shown, and the pages of each."""

_ELSEWHERE: Final = {"reference/protocol.md": "conformance/PROTOCOL.md"}
"""Where a page lies in the project that does not lie in `docs`."""
_LINK: Final = re.compile(r"\]\((?P<file>[^)\s#:]+\.md)(?=[)#])")


@cache
def pages() -> Mapping[str, str]:
    """The pages by path, in order; they are in English. Links between files of the project are links between the pages."""
    files = {f"{group}/{name}.md": f"docs/{group}/{name}.md" for group, names in GROUPS.items() for name in names} | _ELSEWHERE
    known = {file: page for page, file in files.items()}
    return {page: _LINK.sub(partial(_linked, page, file, known), _text(file)) for page, file in files.items()}


def _text(file: str) -> str:
    folder, _, path = file.partition("/")
    return (shipped(folder) / path).read_text(encoding="utf-8")


def _linked(page: str, file: str, known: Mapping[str, str], found: re.Match[str]) -> str:
    """A link as it must be on the page, where it leads to another page; any other is left to be found wrong."""
    target = known.get(posixpath.normpath(posixpath.join(posixpath.dirname(file), found["file"])))
    return f"]({posixpath.relpath(target, posixpath.dirname(page))}" if target else found[0]


def title_of(text: str) -> str:
    """The heading of a page, as plain text."""
    return next((line.removeprefix("# ").replace("`", "") for line in text.splitlines() if line.startswith("# ")), "")


def groups(words: Messages) -> Iterator[tuple[str, list[str]]]:
    """Each group of pages: what it is called in the language, and the paths of its pages."""
    for group in GROUPS:
        yield words.tell(f"page-site-docs-{group}", {}), [path for path in pages() if path.startswith(f"{group}/")]


def navigation(words: Messages) -> list[dict[str, list[dict[str, str]]]]:
    """The groups as MkDocs takes them."""
    return [{group: [{title_of(pages()[path]): path} for path in paths]} for group, paths in groups(words)]


def links(edition: Edition) -> str:
    """A page with links to the English pages, from another language."""
    lines = [f"# {edition.markdown('documentation')} ({edition.markdown('in-english')})", ""]
    for title, paths in groups(edition.words):
        lines += [f"## {markdown.plain(title, edition.direction)}", "", f"<ul>{''.join(map(_link, paths))}</ul>", ""]
    return "\n".join(lines)


def _link(path: str) -> str:
    title = in_english(title_of(pages()[path]))
    return f'<li><a href="../{ENGLISH}/{path.removesuffix(".md")}.html" hreflang="en">{title}</a></li>'
