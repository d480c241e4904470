"""Hooks for the project's own `mkdocs.yml`, which builds the documentation alone: pages and navigation are those of the site.

Plain Markdown has no titles for fenced blocks, so the hooks put a title into a line above its block.
"""

import re
from typing import Any, Final

from mkdocs.structure.files import File

from basra_spec.prose.languages import load_messages
from basra_spec.site import documentation

_TITLED: Final = re.compile(r'^(?P<fence>```\w+) title="(?P<title>[^"]+)"$', re.MULTILINE)


def on_config(config: Any) -> Any:
    """Set the navigation."""
    config.nav = [{"Home": "index.md"}, *documentation.navigation(load_messages("en"))]
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are not in `docs`."""
    for path, text in documentation.pages().items():
        if files.get_file_from_path(path) is None:
            files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A page's text with links between pages, and with titles above fenced blocks."""
    return _TITLED.sub(r"`\g<title>`:\n\n\g<fence>", documentation.pages().get(page.file.src_uri, markdown))
