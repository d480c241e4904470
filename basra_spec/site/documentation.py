"""The documentation: its pages, their groups and their order; each page has the title that it gives itself.

Both builds of the documentation take pages and navigation from here. One page is not in `docs`: the protocol is in the folder of the suite,
where engine developers look for it, but belongs to the reference.
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

# The folders of the documentation, in order, and their pages.
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
# The file of each page that is not in `docs`.
_ELSEWHERE: Final = {"reference/protocol.md": "conformance/PROTOCOL.md"}
_LINK: Final = re.compile(r"\]\((?P<file>[^)\s#:]+\.md)(?=[)#])")


@cache
def pages() -> Mapping[str, str]:
    """The text of each page by path, in order, in English. Links between files of the project become links between pages."""
    files = {f"{group}/{name}.md": f"docs/{group}/{name}.md" for group, names in GROUPS.items() for name in names} | _ELSEWHERE
    by_file = {file: page for page, file in files.items()}
    return {page: _LINK.sub(partial(_rewrite_link, page, file, by_file), _read(file)) for page, file in files.items()}


def _read(file: str) -> str:
    folder, _, path = file.partition("/")
    return (shipped(folder) / path).read_text(encoding="utf-8")


def _rewrite_link(page: str, file: str, by_file: Mapping[str, str], found: re.Match[str]) -> str:
    """A link to another page, relative to this one; any other link stays, and MkDocs reports it if it is broken."""
    target = by_file.get(posixpath.normpath(posixpath.join(posixpath.dirname(file), found["file"])))
    return f"]({posixpath.relpath(target, posixpath.dirname(page))}" if target else found[0]


def title_of(text: str) -> str:
    """The heading of a page as plain text."""
    return next((line.removeprefix("# ").replace("`", "") for line in text.splitlines() if line.startswith("# ")), "")


def groups(messages: Messages) -> Iterator[tuple[str, list[str]]]:
    """Each group of pages: its name in the language, and the paths of its pages."""
    for group in GROUPS:
        yield messages.format(f"page-site-docs-{group}", {}), [path for path in pages() if path.startswith(f"{group}/")]


def navigation(messages: Messages) -> list[dict[str, list[dict[str, str]]]]:
    """The groups as navigation of MkDocs."""
    return [{group: [{title_of(pages()[path]): path} for path in paths]} for group, paths in groups(messages)]


def link_page(edition: Edition) -> str:
    """A page of another language with links to the English pages, as Markdown."""
    lines = [f"# {edition.markdown('documentation')} ({edition.markdown('in-english')})", ""]
    for title, paths in groups(edition.messages):
        lines += [f"## {markdown.inline(title, edition.direction)}", "", f"<ul>{''.join(map(_link, paths))}</ul>", ""]
    return "\n".join(lines)


def _link(path: str) -> str:
    title = in_english(title_of(pages()[path]))
    return f'<li><a href="../{ENGLISH}/{path.removesuffix(".md")}.html" hreflang="en">{title}</a></li>'
