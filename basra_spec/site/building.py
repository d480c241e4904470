"""From the Markdown of each language to a site: the configuration of MkDocs, and one strict build a language."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from basra_spec import __version__
from basra_spec.pages.render import pdf
from basra_spec.prose.languages import messages, native_name
from basra_spec.site import content, home, tree
from basra_spec.site.case_pages import Answered
from basra_spec.site.content import Edition, edition_of
from basra_spec.site.differences import RuleDifference
from basra_spec.site.rules_pages import SHEETS
from basra_spec.system.files import replace, write_bytes, write_text
from basra_spec.system.workers import map_in_order, run_program, workers

Item = TypeVar("Item")
_THEME: Final = Path(__file__).resolve().parent / "theme"
_LIKE: Final = [{"name": "messages", "lang": "js"}, {"name": "ftl", "lang": "properties"}]
"""Languages of blocks that Pygments does not know, and what they look like."""
_EXTENSIONS: Final = [
    *("admonition", "attr_list", "md_in_html", "tables", {"toc": {"permalink": True}}),
    *("pymdownx.superfences", {"pymdownx.highlight": {"extend_pygments_lang": _LIKE, "pygments_lang_class": True}}),
]
_SCHEMES: Final = {"light": ("default", "to-dark", "weather-night"), "dark": ("slate", "to-light", "weather-sunny")}
_FEATURES: Final = ["navigation.indexes", "navigation.top", "search.highlight", "content.code.copy"]
_LOGO: Final = "assets/basra.svg"
_STYLES: Final = ("look", "home", "basra", "games", "compare", "cases")
_VALIDATION: Final = {"links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn"}}
WORKERS: Final = 2
_TRACEBACK: Final = "Traceback (most recent call last):"
_SOURCE, _SITE = "source", "site"
_BASE: Final = "base.yml"
"""The configuration that all languages have; it also tells that a folder holds a site of ours."""


class BuildError(Exception):
    """A language that MkDocs does not build: what it says."""


def can_build() -> bool:
    """Whether MkDocs and its theme are there."""
    return find_spec("mkdocs") is not None and find_spec("material") is not None


def is_free(folder: Path) -> bool:
    """Whether a site may be written here: into a new folder, an empty one, or over a site."""
    return not folder.is_dir() or (folder / _SOURCE / _BASE).is_file() or not any(folder.iterdir())


Tell = Callable[[str], None]
"""Hears how far the work is, in a few words."""


def build(languages: Sequence[str], folder: Path, url: str = "", *, with_pdfs: bool, tell: Tell) -> Iterator[Path]:
    """Write `folder/source` and build `folder/site`; the first page of each language, as it is there.

    `url` is where the site will stand: only the pages for addresses that are not there need to know it. Raises `BuildError`, and where
    there are to be PDFs `PrintError` and `TooLongError`.
    """
    for each in (folder / _SOURCE, folder / _SITE):
        each.mkdir(parents=True, exist_ok=True)
    base = _dumped(_base(languages))
    write_text(folder / _SOURCE / _BASE, base)
    with TemporaryDirectory(prefix=".", dir=folder, ignore_cleanup_errors=True) as name, workers(WORKERS) as pool:
        draft = Path(name)
        for each in (draft / _SOURCE, draft / _SITE):
            each.mkdir()
        write_text(draft / _SOURCE / _BASE, base)
        paths, cases = content.differing(), content.cases()
        differing = list(_counted(map_in_order(pool, content.rule_at, paths), tell, "rules compared", len(paths)))
        answered = dict(_counted(map_in_order(pool, content.answered, cases), tell, "cases answered", len(cases)))
        made = partial(_language, folder=draft, url=url, differing=differing, answered=answered, with_pdfs=with_pdfs)
        built = map_in_order(pool, made, languages)
        with pdf.printer() if with_pdfs else nullcontext() as printed:
            for language in _counted(built, tell, "languages built", len(languages)):
                if printed:
                    _print(draft / _SITE / language / SHEETS, printed, tell)
                _put(draft, folder, language)
                yield folder / _SITE / language / "index.html"
    for name, text in home.root_files([messages(language) for language in languages], _path(url)).items():
        write_text(folder / _SITE / name, text)


def _put(draft: Path, folder: Path, language: str) -> None:
    """Put a language that is made into its place, whole; what an earlier run has left there goes."""
    for place in (f"{_SOURCE}/{language}.yml", f"{_SOURCE}/{language}", f"{_SITE}/{language}"):
        replace(draft / place, folder / place)


def _counted(items: Iterable[Item], tell: Tell, what: str, total: int) -> Iterator[Item]:
    """The items as they come, each told of once it is there, and what is waited for at first."""
    tell(f"{what}: 0/{total}")
    for number, item in enumerate(items, 1):
        tell(f"{what}: {number}/{total}")
        yield item


def _print(sheets: Path, printed: pdf.Printer, tell: Tell) -> None:
    """Put a PDF beside each sheet."""
    for path in sorted(sheets.glob("*.html")):
        tell(f"{sheets.parent.name}: {path.stem}.pdf")
        write_bytes(path.with_suffix(".pdf"), printed(path.read_text(encoding="utf-8")))


def _language(language: str, folder: Path, url: str, differing: Sequence[RuleDifference], answered: Answered, *, with_pdfs: bool) -> str:
    edition = edition_of(messages(language), has_pdfs=with_pdfs)
    docs = folder / _SOURCE / language
    files = tree.files(edition, differing, answered)
    for name, text in files.items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
    config = folder / _SOURCE / f"{language}.yml"
    write_text(config, _dumped(configuration(edition, url, tree.descriptions(edition, files))))
    _build(config)
    return language


def _build(config: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(config)]
    quiet = {"NO_MKDOCS_2_WARNING": "1", "PYTHONUTF8": "1"}
    code, said = run_program(command, {**os.environ, **quiet})
    if code:
        raise BuildError(f"{config.name}: MkDocs does not build it:\n{without_traceback(said)}")


def without_traceback(said: str) -> str:
    """What a Python program says; of an error that it does not catch (a disk that is full) only which one it is."""
    told, traceback, error = said.strip().partition(_TRACEBACK)
    return f"{told}{error.splitlines()[-1]}" if traceback else told


# --- configuration --------------------------------------------------------------------------------------------------------------------


def _dumped(config: dict[str, Any]) -> str:
    """JSON is YAML, and needs no care for what stands in titles."""
    return json.dumps(config, indent=1, ensure_ascii=False) + "\n"


def _base(languages: Sequence[str]) -> dict[str, Any]:
    """What all languages have; nothing is loaded from anywhere else."""
    return {
        "site_name": "basra-spec",
        "use_directory_urls": False,
        "strict": True,
        "theme": {
            "name": "material",
            "font": False,
            "custom_dir": str(_THEME),
            "logo": _LOGO,
            "favicon": _LOGO,
            "features": _FEATURES,
        },
        "extra_css": [f"assets/{name}.css" for name in _STYLES],
        "markdown_extensions": _EXTENSIONS,
        "validation": _VALIDATION,
        "extra": {
            "generator": False,
            "everywhere": ["rules", "cases", "sources", *(page.replace(".md", ".html") for page in tree.EVERYWHERE)],
            "alternate": [{"name": native_name(each), "lang": each, "link": f"../{each}/"} for each in languages],
        },
    }


def configuration(edition: Edition, url: str, described: dict[str, str]) -> dict[str, Any]:
    """What a language has of its own. A `url` is where all languages stand; MkDocs looks for folders from this file on."""
    return {
        "INHERIT": _BASE,
        **({"site_url": f"{url.rstrip('/')}/{edition.language}/"} if url else {}),
        "site_description": edition.tell("about"),
        "copyright": edition.html("footer", version=__version__),
        "docs_dir": edition.language,
        "site_dir": f"../{_SITE}/{edition.language}",
        "theme": {
            "language": edition.language,
            "direction": edition.direction,
            "palette": [_scheme(edition, media, *scheme) for media, scheme in _SCHEMES.items()],
        },
        "plugins": {"search": {"lang": edition.language}},
        "extra": {
            "root": f"{_path(url)}{edition.language}/",
            "descriptions": described,
            "lost": {name: edition.tell(name) for name in ("lost", "lost-text", "to-home")},
        },
        "nav": tree.navigation(edition),
    }


def _scheme(edition: Edition, media: str, scheme: str, toggle: str, icon: str) -> dict[str, Any]:
    return {
        "media": f"(prefers-color-scheme: {media})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": f"material/{icon}", "name": edition.tell(toggle)},
    }


def _path(url: str) -> str:
    """The path of an address, with a slash at its end."""
    return urlsplit(url).path.rstrip("/") + "/"
