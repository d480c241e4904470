"""What MkDocs calls when it builds the documentation alone, by the project's own `mkdocs.yml`: pages and navigation are those of the site.

The Markdown of MkDocs itself knows no titles of fenced blocks. There a title becomes a line above its block.
"""

import re
from typing import Any, Final

from mkdocs.structure.files import File

from basra_spec.prose.languages import messages
from basra_spec.site import documentation

_TITLED: Final = re.compile(r'^(?P<fence>```\w+) title="(?P<title>[^"]+)"$', re.MULTILINE)


def on_config(config: Any) -> Any:
    """The navigation."""
    config.nav = [{"Home": "index.md"}, *documentation.navigation(messages("en"))]
    return config


def on_files(files: Any, config: Any) -> Any:
    """The pages that do not lie in `docs`."""
    for path, text in documentation.pages().items():
        if files.get_file_from_path(path) is None:
            files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A page's text, with links that lead to pages."""
    return _TITLED.sub(r"`\g<title>`:\n\n\g<fence>", documentation.pages().get(page.file.src_uri, markdown))
