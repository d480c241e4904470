"""The first page of a language: what this is, a play that shows it, and where each of three readers begins."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from basra_spec.pages.page import Page, Shown
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import html
from basra_spec.prose.fluent import Messages
from basra_spec.prose.languages import native_name
from basra_spec.site import documentation
from basra_spec.site.content import ENGLISH, Edition, rulesets

READERS: Final[Mapping[str, Mapping[str, str]]] = {
    "players": {"to-rules": "rules/index.html", "to-compare": "compare.html", "to-house-rule": "tutorials/house-rule.html"},
    "makers": {"to-cases": "cases/index.html", "to-judge": "how-to/test-your-engine.html"},
    "publishers": {
        "to-decisions": "decisions.html",
        "to-publish": "how-to/publish-rules.html",
        "to-sources": "how-to/trace-rules-to-sources.html",
    },
}
"""Where each reader is led: the message of a link, and its page."""
COMMANDS: Final = {
    "players": "basra-spec new my-cafe --extends {ruleset}",
    "makers": 'basra-spec conform --engine "node my-adapter.js"',
    "publishers": "basra-spec docs render {ruleset} --lang {language} --output pages",
}
"""The command that each reader runs first."""


def page(edition: Edition) -> str:
    """The first page as Markdown."""
    rules, shown = played(edition.pages)
    lines = ["---", "hide: [toc]", "---", f"# {edition.markdown('promise')}", ""]
    lines += [f'<p class="basra-lead">{edition.html("what", count=len(rulesets()))}</p>', ""]
    lines += [f"## {edition.markdown('played')} {{#played}}", "", _figure(edition, rules, shown), ""]
    cards = "".join(_card(edition, reader, rules.ruleset) for reader in READERS)
    return "\n".join([*lines, f"## {edition.markdown('readers')} {{#readers}}", "", f'<div class="basra-readers">{cards}</div>'])


def played(pages: Sequence[Page]) -> tuple[Page, Shown]:
    """The plainest Basra among the worked examples, and its page: the first that shows what the word means and nothing else."""
    shown = [(page, example) for page in pages for example in page.examples]
    return min((each for each in shown if each[1].example.is_basra), key=lambda each: _beside_the_point(*each))


def _beside_the_point(page: Page, shown: Shown) -> tuple[bool, ...]:
    """What keeps an example from being plain: a choice, another subject, a lone card, rules that change others."""
    example = shown.example
    changed = rulesets()[page.ruleset].parent is not None
    return example.ways > 1, not example.case.startswith("basra/"), example.played.taken.bit_count() < 2, changed


def _figure(edition: Edition, page: Page, shown: Shown) -> str:
    steps = "".join(f"<li>{html.marked(sentence)}</li>" for sentence in shown.sentences)
    told = f"<figure>\n{picture(shown.drawn)}\n<figcaption><ol>{steps}</ol></figcaption>\n</figure>\n"
    link = f'<a href="rules/{page.ruleset}.html">{edition.html("played-by")}</a>'
    return f'<div class="basra-played" data-search-exclude>{told}<p class="label">{link}</p></div>'


def _card(edition: Edition, reader: str, ruleset: str) -> str:
    links = "".join(_link(edition, message, page) for message, page in READERS[reader].items())
    command = COMMANDS[reader].format(ruleset=ruleset, language=edition.language)
    words = " ".join(f"<span>{escape(word)}</span>" for word in command.split(" "))
    return (
        f"<section><h3>{edition.html(reader)}</h3><p>{edition.html(f'{reader}-text')}</p>"
        f'<ul>{links}</ul><pre dir="ltr" lang="en"><code>{words}</code></pre></section>'
    )


def _link(edition: Edition, message: str, page: str) -> str:
    """A link; one to the documentation says that this is in English."""
    foreign = edition.language != ENGLISH and page.replace(".html", ".md") in documentation.pages()
    place = f'href="../{ENGLISH}/{page}" hreflang="{ENGLISH}"' if foreign else f'href="{page}"'
    more = f' <span class="label">({edition.html("in-english")})</span>' if foreign else ""
    return f"<li><a {place}>{edition.html(message)}</a>{more}</li>"


_STYLE: Final = Path(__file__).with_name("entrance.css")
_LOGO: Final = Path(__file__).with_name("theme") / "assets" / "basra.svg"


def root_files(languages: Sequence[Messages], root: str) -> dict[str, str]:
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
        f"<ul>\n{''.join(_language_link(each, root) for each in languages)}</ul>\n</main>\n</body>\n</html>\n"
    )


def _language_link(language: Messages, root: str) -> str:
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
