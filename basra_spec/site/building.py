"""Builds the site: writes the Markdown and the configuration of each language, runs MkDocs strictly, and prints the sheets as PDFs."""

import json
import os
import shutil
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
from basra_spec.prose.languages import load_messages, native_name
from basra_spec.site import content, home, tree
from basra_spec.site.case_pages import Answers
from basra_spec.site.content import Edition, build_edition
from basra_spec.site.differences import RuleDifference
from basra_spec.site.rules_pages import SHEETS
from basra_spec.system.files import replace, write_bytes, write_text
from basra_spec.system.workers import map_in_order, run_program, workers

Item = TypeVar("Item")
_THEME: Final = Path(__file__).resolve().parent / "theme"
# Languages of code blocks that Pygments does not know, and similar ones that it does.
_SIMILAR: Final = [{"name": "messages", "lang": "js"}, {"name": "ftl", "lang": "properties"}]
_EXTENSIONS: Final = [
    *("admonition", "attr_list", "md_in_html", "tables", {"toc": {"permalink": True}}),
    *("pymdownx.superfences", {"pymdownx.highlight": {"extend_pygments_lang": _SIMILAR, "pygments_lang_class": True}}),
]
_SCHEMES: Final = {"light": ("default", "to-dark", "weather-night"), "dark": ("slate", "to-light", "weather-sunny")}
_FEATURES: Final = ["navigation.indexes", "navigation.top", "search.highlight", "content.code.copy"]
_LOGO: Final = "assets/basra.svg"
_STYLES: Final = ("look", "home", "basra", "games", "compare", "cases")
_VALIDATION: Final = {"links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn"}}
WORKERS: Final = 2
_TRACEBACK: Final = "Traceback (most recent call last):"
_SOURCE, _SITE = "source", "site"
# The configuration that all languages share; a folder that contains it contains a site of ours.
_BASE: Final = "base.yml"
_DRAFT: Final = ".draft-"

# Takes a progress message of a few words.
Report = Callable[[str], None]


class BuildError(Exception):
    """MkDocs does not build a language; its own messages."""


def can_build() -> bool:
    """Whether MkDocs and its theme are installed."""
    return find_spec("mkdocs") is not None and find_spec("material") is not None


def is_free(folder: Path) -> bool:
    """Whether a site may be written here: the folder is new, empty, or contains a site."""
    return not folder.is_dir() or (folder / _SOURCE / _BASE).is_file() or not any(folder.iterdir())


def build(languages: Sequence[str], folder: Path, url: str = "", *, with_pdfs: bool, report: Report) -> Iterator[Path]:
    """Write `folder/source` and build `folder/site`; yields the home page of each language as soon as it is there.

    `url` is the address of the published site, which only the pages for wrong addresses need. Raises `BuildError`, and with PDFs
    `PrintError` and `TooLongError`.
    """
    for each in (folder / _SOURCE, folder / _SITE):
        each.mkdir(parents=True, exist_ok=True)
    remove_drafts(folder)
    base = _dump(_base(languages))
    write_text(folder / _SOURCE / _BASE, base)
    with TemporaryDirectory(prefix=_DRAFT, dir=folder, ignore_cleanup_errors=True) as name, workers(WORKERS) as pool:
        draft = Path(name)
        for each in (draft / _SOURCE, draft / _SITE):
            each.mkdir()
        write_text(draft / _SOURCE / _BASE, base)
        paths, cases = content.differing_paths(), content.cases()
        differences = list(_count(map_in_order(pool, content.compare_rule, paths), report, "rules compared", len(paths)))
        answers = dict(_count(map_in_order(pool, content.answer_case, cases), report, "cases answered", len(cases)))
        build_one = partial(_build_language, folder=draft, url=url, differences=differences, answers=answers, with_pdfs=with_pdfs)
        built = map_in_order(pool, build_one, languages)
        with pdf.open_printer() if with_pdfs else nullcontext() as printer:
            for language in _count(built, report, "languages built", len(languages)):
                if printer:
                    _print_sheets(draft / _SITE / language / SHEETS, printer, report)
                for place in (f"{_SOURCE}/{language}.yml", f"{_SOURCE}/{language}", f"{_SITE}/{language}"):
                    replace(draft / place, folder / place)
                yield folder / _SITE / language / "index.html"
    for name, text in home.root_files([load_messages(language) for language in languages], _path(url)).items():
        write_text(folder / _SITE / name, text)


def remove_drafts(folder: Path) -> None:
    """Remove the unfinished sites that killed runs left in a folder."""
    for draft in folder.glob(f"{_DRAFT}*"):
        shutil.rmtree(draft, ignore_errors=True)


def _count(items: Iterable[Item], report: Report, what: str, total: int) -> Iterator[Item]:
    report(f"{what}: 0/{total}")
    for number, item in enumerate(items, 1):
        report(f"{what}: {number}/{total}")
        yield item


def _print_sheets(sheets: Path, printer: pdf.Printer, report: Report) -> None:
    for path in sorted(sheets.glob("*.html")):
        report(f"{sheets.parent.name}: {path.stem}.pdf")
        write_bytes(path.with_suffix(".pdf"), printer(path.read_text(encoding="utf-8")))


def _build_language(
    language: str, folder: Path, url: str, differences: Sequence[RuleDifference], answers: Answers, *, with_pdfs: bool
) -> str:
    edition = build_edition(load_messages(language), has_pdfs=with_pdfs)
    files = tree.files(edition, differences, answers)
    for name, text in files.items():
        path = folder / _SOURCE / language / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
    config = folder / _SOURCE / f"{language}.yml"
    write_text(config, _dump(configuration(edition, url, tree.descriptions(edition, files))))
    _run_mkdocs(config)
    return language


def _run_mkdocs(config: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(config)]
    code, output = run_program(command, {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONUTF8": "1"})
    if code:
        raise BuildError(f"{config.name}: MkDocs failed:\n{without_traceback(output)}")


def without_traceback(output: str) -> str:
    """The output of a Python program; of an uncaught error (such as a full disk) only the last line."""
    before, traceback, error = output.strip().partition(_TRACEBACK)
    return f"{before}{error.splitlines()[-1]}" if traceback else before


# --- configuration --------------------------------------------------------------------------------------------------------------------


def _dump(config: dict[str, Any]) -> str:
    """JSON is also YAML, and escapes whatever a title contains."""
    return json.dumps(config, indent=1, ensure_ascii=False) + "\n"


def _base(languages: Sequence[str]) -> dict[str, Any]:
    """The configuration that all languages share; no page loads anything from another site."""
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


def configuration(edition: Edition, url: str, page_descriptions: dict[str, str]) -> dict[str, Any]:
    """A language's own configuration. `url` is the address of the whole site; MkDocs resolves folders relative to the file."""
    return {
        "INHERIT": _BASE,
        **({"site_url": f"{url.rstrip('/')}/{edition.language}/"} if url else {}),
        "site_description": edition.text("about"),
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
            "descriptions": page_descriptions,
            "lost": {name: edition.text(name) for name in ("lost", "lost-text", "to-home")},
        },
        "nav": tree.navigation(edition),
    }


def _scheme(edition: Edition, media: str, scheme: str, toggle: str, icon: str) -> dict[str, Any]:
    return {
        "media": f"(prefers-color-scheme: {media})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": f"material/{icon}", "name": edition.text(toggle)},
    }


def _path(url: str) -> str:
    return urlsplit(url).path.rstrip("/") + "/"
