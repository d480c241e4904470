"""The home page of a language, and the two pages above all languages: the choice of a language, and the page for a wrong address."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from basra_spec.pages.page import ExampleFigure, Page
from basra_spec.pages.pictures import draw
from basra_spec.pages.render import html
from basra_spec.prose.fluent import Messages
from basra_spec.prose.languages import native_name
from basra_spec.site import documentation
from basra_spec.site.content import ENGLISH, Edition, rulesets

# The links for each kind of reader: the message of a link, and its page.
READERS: Final[Mapping[str, Mapping[str, str]]] = {
    "players": {"to-rules": "rules/index.html", "to-compare": "compare.html", "to-house-rule": "tutorials/house-rule.html"},
    "makers": {"to-cases": "cases/index.html", "to-judge": "how-to/test-your-engine.html"},
    "publishers": {
        "to-decisions": "decisions.html",
        "to-publish": "how-to/publish-rules.html",
        "to-sources": "how-to/trace-rules-to-sources.html",
    },
}
# The first command for each kind of reader.
COMMANDS: Final = {
    "players": "basra-spec new my-cafe --extends {ruleset}",
    "makers": 'basra-spec conform --engine "node my-adapter.js"',
    "publishers": "basra-spec docs render {ruleset} --lang {language} --output pages",
}
_STYLE: Final = Path(__file__).with_name("entrance.css")
_LOGO: Final = Path(__file__).with_name("theme") / "assets" / "basra.svg"


def page(edition: Edition) -> str:
    """The home page as Markdown."""
    rules, figure = plainest_basra(edition.pages)
    lines = ["---", "hide: [toc]", "---", f"# {edition.markdown('promise')}", ""]
    lines += [f'<p class="basra-lead">{edition.html("what", count=len(rulesets()))}</p>', ""]
    lines += [f"## {edition.markdown('played')} {{#played}}", "", _figure(edition, rules, figure), ""]
    cards = "".join(_card(edition, reader, rules.ruleset) for reader in READERS)
    return "\n".join([*lines, f"## {edition.markdown('readers')} {{#readers}}", "", f'<div class="basra-readers">{cards}</div>'])


def plainest_basra(pages: Sequence[Page]) -> tuple[Page, ExampleFigure]:
    """The simplest Basra among the worked examples, and its page."""
    figures = [(page, figure) for page in pages for figure in page.examples if figure.example.is_basra]
    return min(figures, key=lambda each: _distractions(*each))


def _distractions(page: Page, figure: ExampleFigure) -> tuple[bool, ...]:
    """What keeps an example from being simple: a choice, another subject, a single card, rules that change those of a parent."""
    example, has_parent = figure.example, rulesets()[page.ruleset].parent is not None
    return example.ways > 1, not example.case.startswith("basra/"), example.explanation.taken.bit_count() < 2, has_parent


def _figure(edition: Edition, page: Page, figure: ExampleFigure) -> str:
    steps = "".join(f"<li>{html.inline(sentence)}</li>" for sentence in figure.sentences)
    markup = f"<figure>\n{draw(figure.picture)}\n<figcaption><ol>{steps}</ol></figcaption>\n</figure>\n"
    link = f'<a href="rules/{page.ruleset}.html">{edition.html("played-by")}</a>'
    return f'<div class="basra-played" data-search-exclude>{markup}<p class="label">{link}</p></div>'


def _card(edition: Edition, reader: str, ruleset: str) -> str:
    links = "".join(_link(edition, message, page) for message, page in READERS[reader].items())
    command = COMMANDS[reader].format(ruleset=ruleset, language=edition.language)
    words = " ".join(f"<span>{escape(word)}</span>" for word in command.split(" "))
    return (
        f"<section><h3>{edition.html(reader)}</h3><p>{edition.html(f'{reader}-text')}</p>"
        f'<ul>{links}</ul><pre dir="ltr" lang="en"><code>{words}</code></pre></section>'
    )


def _link(edition: Edition, message: str, page: str) -> str:
    """A link; a link from another language to the documentation says that it is in English."""
    if edition.language == ENGLISH or page.replace(".html", ".md") not in documentation.pages():
        return f'<li><a href="{page}">{edition.html(message)}</a></li>'
    label = f'<span class="label">({edition.html("in-english")})</span>'
    return f'<li><a href="../{ENGLISH}/{page}" hreflang="{ENGLISH}">{edition.html(message)}</a> {label}</li>'


# --- above all languages ------------------------------------------------------------------------------------------------------------


def root_files(languages: Sequence[Messages], root: str) -> dict[str, str]:
    """Both pages by file name. `root` is the path of the site, which links of the page for a wrong address need."""
    return {"index.html": _root_page(languages, "", "choose", ""), "404.html": _root_page(languages, root, "lost", "lost-text")}


def _root_page(languages: Sequence[Messages], root: str, title: str, text: str) -> str:
    first = languages[0]
    head = html.head(f"{_text(first, title)} - basra-spec", _STYLE, "light dark", _text(first, "about"))
    logo = _LOGO.read_text(encoding="utf-8").replace("<svg ", '<svg aria-hidden="true" ', 1)
    more = f"<p>{escape(_text(first, text))}</p>\n" if text else ""
    return (
        f'<!doctype html>\n<html lang="{first.language}" dir="{first.direction}">\n{head}<body>\n<main>\n'
        f"{logo}<h1>basra-spec</h1>\n<h2>{escape(_text(first, title))}</h2>\n{more}"
        f"<ul>\n{''.join(_language_link(each, root) for each in languages)}</ul>\n</main>\n</body>\n</html>\n"
    )


def _language_link(messages: Messages, root: str) -> str:
    tag, name = messages.language, escape(native_name(messages.language))
    return (
        f'<li><a href="{root}{tag}/index.html" lang="{tag}" hreflang="{tag}" dir="{messages.direction}">'
        f"<strong>{name}</strong><span>{escape(_text(messages, 'about'))}</span></a></li>\n"
    )


def _text(messages: Messages, message: str) -> str:
    return messages.format(f"page-site-{message}", {})
