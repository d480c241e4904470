"""The Markdown of the site in one language, by the path of each file."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from attrs import field, frozen

from basra_spec.data import shipped
from basra_spec.fluent import Messages, Value
from basra_spec.pages import Page, Part, Section, page_of
from basra_spec.printing import html, markdown
from basra_spec.site.content import cases, rulesets, schema

ENGLISH: Final = "en"
HOME, COMPARE, DECISIONS, GLOSSARY, DOCUMENTATION = "index.md", "compare.md", "decisions.md", "glossary.md", "documentation.md"
EVERYWHERE: Final = (COMPARE, DECISIONS, GLOSSARY)
"""The pages that every language has, beside the rules and cases."""
FOLDERS: Final = ("tutorials", "how-to", "reference", "explanation")
"""The folders of the documentation, in the order in which they are shown."""


@frozen
class Making:
    """What the pages of a language are made from."""

    words: Messages
    pages: Sequence[Page] = field(repr=False)

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def direction(self) -> str:
        return self.words.tell("language-direction", {})

    def tell(self, message: str, **arguments: Value) -> str:
        """A message of the site."""
        return self.words.tell(f"page-site-{message}", arguments)

    def plain(self, message: str, **arguments: Value) -> str:
        """A message of the site as Markdown that shows just its text."""
        return markdown.plain(self.tell(message, **arguments), self.direction)


def making(words: Messages) -> Making:
    """A language with its rules pages."""
    return Making(words, [page_of(each, schema(), words, cases()) for each in rulesets().values()])


def in_english(text: str) -> str:
    """A text in notation or in English, as HTML that stays so on a page of another language."""
    return f'<bdi dir="ltr" lang="en">{html.marked(text)}</bdi>'


# --- home -----------------------------------------------------------------------------------------------------------------------------


def home(made: Making) -> str:
    """The first page: for whom this is, and where each begins."""
    documents = "" if made.language == ENGLISH else f"../{ENGLISH}/"
    readers = {
        "players": [("rules/index.html", "rules"), ("compare.html", "compare"), (f"{documents}tutorials/house-rule.html", "documentation")],
        "makers": [("cases/index.html", "cases"), (f"{documents}how-to/judge-your-engine.html", "documentation")],
        "publishers": [("decisions.html", "decisions"), (f"{documents}how-to/from-page-to-rule.html", "documentation")],
    }
    cards = [_card(made, reader, links) for reader, links in readers.items()]
    return "\n".join(
        ["---", "hide: [toc]", "---", "# basra-spec", "", made.plain("about"), "", '<div class="basra-readers">', *cards, "</div>"]
    )


def _card(made: Making, reader: str, links: Sequence[tuple[str, str]]) -> str:
    told = " ".join(f'<a class="md-button" href="{link}">{_label(made, link, name)}</a>' for link, name in links)
    return f"<section><h2>{html.marked(made.tell(reader))}</h2><p>{html.marked(made.tell(f'{reader}-text'))}</p><p>{told}</p></section>"


def _label(made: Making, link: str, name: str) -> str:
    foreign = f" ({made.tell('in-english')})" if link.startswith("..") else ""
    return html.marked(made.tell(name) + foreign)


# --- rules ----------------------------------------------------------------------------------------------------------------------------


def rules_index(made: Making) -> str:
    """The list of the rules pages."""
    links = [f"- [{markdown.plain(page.title.text, made.direction)}]({page.ruleset}.md) <bdi>`{page.ruleset}`</bdi>" for page in made.pages]
    return "\n".join([f"# {made.plain('rules')}", "", *links])


def rules(made: Making, page: Page) -> str:
    """The rules page of a ruleset: headings in Markdown, what stands below them in HTML."""
    lines = ["---", "search: {boost: 4}", "---", f"# {markdown.plain(page.title.text, made.direction)}", "", html.parts_of(page.lead)]
    sheet = f"../{sheet_name(page)}"
    lines += [f'<p class="label"><a href="{sheet}">{html.marked(made.tell("print"))}</a></p>', ""]
    return "\n".join([*lines, *_told(page.sections, made.direction, 2)])


def _told(parts: Iterable[Part], direction: str, level: int) -> Iterator[str]:
    """Parts as lines: headings in Markdown, from which the contents of the page are made, and the rest in HTML."""
    for are_sections, group in groupby(parts, lambda part: isinstance(part, Section)):
        if not are_sections:
            yield from (_quiet(html.parts_of(group)), "")
            continue
        for section in (part for part in group if isinstance(part, Section)):
            yield from (f"{'#' * level} {markdown.plain(section.title, direction)} {{#{section.id}}}", "")
            yield from _told(section.parts, direction, level + 1)


def sheet_name(page: Page) -> str:
    """Where the sheet to print stands."""
    return f"sheets/{page.ruleset}.html"


def _quiet(told: str) -> str:
    """Pictures are not searched: all that they hold stands below them too."""
    return told.replace("<svg ", "<svg data-search-exclude ")


# --- decisions ------------------------------------------------------------------------------------------------------------------------


def decisions(made: Making) -> str:
    """What the sources leave open, ruleset by ruleset."""
    lines = [f"# {made.plain('decisions')}", "", made.plain("decisions-text"), ""]
    for page in made.pages:
        found = [section for section in page.sections if section.id == "open"]
        if found:
            lines += [f"## {markdown.plain(page.title.text, made.direction)} {{#{page.ruleset}}}", "", html.parts_of(found[0].parts), ""]
    return "\n".join(lines)


# --- documentation --------------------------------------------------------------------------------------------------------------------


def documents() -> dict[str, str]:
    """The pages of the documentation, by path; they are in English."""
    folder = shipped("docs")
    paths = [path for name in FOLDERS for path in sorted((folder / name).glob("*.md"))]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def title_of(text: str) -> str:
    """The heading of a page."""
    return next((line.removeprefix("# ") for line in text.splitlines() if line.startswith("# ")), "")


def documentation(made: Making) -> str:
    """Links to the English pages, from another language."""
    links = [
        f'<li><a href="../{ENGLISH}/{path.removesuffix(".md")}.html" hreflang="en">{in_english(title_of(text).replace("`", ""))}</a></li>'
        for path, text in documents().items()
    ]
    return "\n".join([f"# {made.plain('documentation')} ({made.plain('in-english')})", "", f"<ul>{''.join(links)}</ul>"])


# --- all of it ------------------------------------------------------------------------------------------------------------------------


def files(made: Making) -> dict[str, str]:
    """The text of each file of a language, by path."""
    found = {HOME: home(made), "rules/index.md": rules_index(made), DECISIONS: decisions(made)}
    found |= {f"rules/{page.ruleset}.md": rules(made, page) for page in made.pages}
    found |= {sheet_name(page): html.printed(page) for page in made.pages}
    return found | (documents() if made.language == ENGLISH else {DOCUMENTATION: documentation(made)})


def navigation(made: Making) -> list[dict[str, object]]:
    """The pages in order, each with its label."""
    rules_pages: list[object] = ["rules/index.md", *({label: f"rules/{page.ruleset}.md"} for page, label in _labels(made))]
    own: list[dict[str, object]] = [
        {made.tell("home"): HOME},
        {made.tell("rules"): rules_pages},
        {made.tell("compare"): COMPARE},
        {made.tell("cases"): ["cases/index.md", *(f"cases/{topic}.md" for topic in dict.fromkeys(case.topic for case in cases()))]},
        {made.tell("decisions"): DECISIONS},
        {made.tell("glossary"): GLOSSARY},
    ]
    return [*own, {made.tell("documentation"): list(documents()) if made.language == ENGLISH else DOCUMENTATION}]


def _labels(made: Making) -> list[tuple[Page, str]]:
    """The pages with their titles; where two have the same, their ids tell them apart."""
    titles = [page.title.text for page in made.pages]
    return [(page, page.title.text + (f" ({page.ruleset})" if titles.count(page.title.text) > 1 else "")) for page in made.pages]
