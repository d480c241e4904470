"""From the Markdown of each language to a site: the configuration of MkDocs, and one strict build a language."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from basra_spec.files import write_text
from basra_spec.languages import messages
from basra_spec.site import case_pages, comparison, content, decisions, glossary, sources, tree

_THEME: Final = Path(__file__).resolve().parent / "theme"
_SCHEMES: Final = {
    "(prefers-color-scheme: light)": ("default", "slate", "weather-night"),
    "(prefers-color-scheme: dark)": ("slate", "default", "weather-sunny"),
}
_EXTENSIONS: Final = ["admonition", "attr_list", "md_in_html", "tables", {"toc": {"permalink": True}}, "pymdownx.superfences"]
_VALIDATION: Final = {"links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn"}}
WORKERS: Final = 2
_BASE: Final = "base.yml"
"""The configuration that all languages have; it also tells that a folder holds a site of ours."""


class BuildError(Exception):
    """A language that MkDocs does not build: what it says."""


def can_build() -> bool:
    """Whether MkDocs and its theme are there."""
    return find_spec("mkdocs") is not None and find_spec("material") is not None


def is_free(folder: Path) -> bool:
    """Whether a site may be written here: into a new folder, an empty one, or over a site."""
    return not folder.is_dir() or (folder / "source" / _BASE).is_file() or not any(folder.iterdir())


def build(languages: Sequence[str], folder: Path) -> Iterator[Path]:
    """Write `folder/source` and build `folder/site`; the first page of each language, as it is there. Raises `BuildError`."""
    source = folder / "source"
    (folder / "site").mkdir(parents=True, exist_ok=True)
    source.mkdir(exist_ok=True)
    write_text(source / _BASE, _dumped(_base(languages)))
    with ProcessPoolExecutor(WORKERS) as pool:
        compared = list(pool.map(content.compared, content.rulesets()))
        answered = dict(pool.map(content.answered, content.cases(), chunksize=100))
        yield from pool.map(partial(_language, folder=folder, compared=compared, answered=answered), languages)
    write_text(folder / "site" / "index.html", _entrance(languages))


def _language(language: str, folder: Path, compared: Sequence[content.Compared], answered: case_pages.Answered) -> Path:
    made = tree.making(messages(language))
    docs = folder / "source" / language
    shutil.rmtree(docs, ignore_errors=True)  # what an earlier run has left there would be built too
    files = tree.files(made) | case_pages.pages(made, answered)
    telling = sources.telling(made)
    files |= {tree.COMPARE: comparison.page(made, compared), tree.GLOSSARY: glossary.page(made), tree.DECISIONS: decisions.page(telling)}
    files |= sources.pages(telling)
    for name, text in files.items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
    (docs / "assets").mkdir(exist_ok=True)
    write_text(docs / "assets" / "basra.css", (_THEME / "assets" / "basra.css").read_text(encoding="utf-8"))
    config = folder / "source" / f"{language}.yml"
    write_text(config, _dumped(_own(made, docs, folder / "site" / language)))
    return _built(config, folder / "site" / language)


def _built(config: Path, site: Path) -> Path:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(config)]
    quiet = {"NO_MKDOCS_2_WARNING": "1", "PYTHONUTF8": "1"}
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **quiet}, check=False)  # noqa: S603
    if ran.returncode:
        raise BuildError(f"{config}: MkDocs does not build it:\n{(ran.stdout + ran.stderr).strip()}")
    return site / "index.html"


# --- configuration --------------------------------------------------------------------------------------------------------------------


def _dumped(config: dict[str, Any]) -> str:
    """JSON is YAML, and needs no care for what stands in titles."""
    return json.dumps(config, indent=1, ensure_ascii=False) + "\n"


def _base(languages: Sequence[str]) -> dict[str, Any]:
    """What all languages have; nothing is loaded from anywhere else."""
    known = [messages(language) for language in languages]
    return {
        "site_name": "basra-spec",
        "use_directory_urls": False,
        "strict": True,
        "theme": {
            "name": "material",
            "font": False,
            "custom_dir": str(_THEME),
            "features": ["navigation.indexes", "navigation.top", "navigation.footer", "search.highlight", "content.code.copy"],
            "palette": [_scheme(media, *scheme) for media, scheme in _SCHEMES.items()],
        },
        "extra_css": ["assets/basra.css"],
        "markdown_extensions": _EXTENSIONS,
        "validation": _VALIDATION,
        "extra": {
            "generator": False,
            "everywhere": ["rules", "cases", "sources", *(page.replace(".md", ".html") for page in tree.EVERYWHERE)],
            "alternate": [
                {"name": each.tell("language-name", {}), "lang": each.language, "link": f"../{each.language}/"} for each in known
            ],
        },
    }


def _scheme(media: str, scheme: str, other: str, icon: str) -> dict[str, Any]:
    return {
        "media": media,
        "scheme": scheme,
        "primary": "teal",
        "accent": "teal",
        "toggle": {"icon": f"material/{icon}", "name": other},
    }


def _own(made: tree.Making, docs: Path, site: Path) -> dict[str, Any]:
    return {
        "INHERIT": _BASE,
        "site_description": made.tell("about"),
        "docs_dir": str(docs),
        "site_dir": str(site),
        "theme": {"language": made.language, "direction": made.direction},
        "plugins": {"search": {"lang": made.language}},
        "nav": tree.navigation(made, sources.navigation()),
    }


def _entrance(languages: Sequence[str]) -> str:
    """The page above all languages: it leads to the first, and names the others."""
    links = "".join(
        f'<li><a href="{each}/index.html" lang="{each}" hreflang="{each}">{escape(messages(each).tell("language-name", {}))}</a></li>'
        for each in languages
    )
    return (
        f'<!doctype html>\n<html lang="{languages[0]}">\n<head>\n<meta charset="utf-8">\n<title>basra-spec</title>\n'
        f'<meta http-equiv="refresh" content="0; url={languages[0]}/index.html">\n</head>\n<body>\n<ul>{links}</ul>\n</body>\n</html>\n'
    )
