"""The Markdown of the site in one language, by the path of each file."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from attrs import field, frozen

from basra_spec.fluent import Messages, Value
from basra_spec.pages import Page, Part, Section, page_of
from basra_spec.printing import html, markdown, sheet
from basra_spec.schema import whole_schema
from basra_spec.site import documents
from basra_spec.site.addresses import leading
from basra_spec.site.content import cases, rulesets
from basra_spec.site.topics import TopicPage, topic_pages

ENGLISH: Final = "en"
HOME, RULES, COMPARE, DECISIONS = "index.md", "rules/index.md", "compare.md", "decisions.md"
GLOSSARY, DOCUMENTATION = "glossary.md", "documentation.md"
SHEETS: Final = "sheets"
"""The folder of the sheets to print."""
EVERYWHERE: Final = (COMPARE, DECISIONS, GLOSSARY)
"""The pages that every language has, beside the rules and cases."""


@frozen
class Making:
    """What the pages of a language are made from."""

    words: Messages
    pages: Sequence[Page] = field(repr=False)
    has_pdfs: bool = False

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


def making(words: Messages, *, has_pdfs: bool = False) -> Making:
    """A language with its rules pages; each has a PDF beside its sheet, or none has."""
    return Making(words, [page_of(each, whole_schema(), words, cases()) for each in rulesets().values()], has_pdfs)


def in_english(text: str) -> str:
    """A text in notation or in English, as HTML that stays so on a page of another language."""
    return f'<bdi dir="ltr" lang="en">{html.marked(text)}</bdi>'


# --- rules ----------------------------------------------------------------------------------------------------------------------------


def rules(made: Making, page: Page) -> str:
    """The rules page of a ruleset: headings in Markdown, what stands below them in HTML."""
    lines = ["---", "search: {boost: 4}", "---", f"# {markdown.plain(page.title.text, made.direction)}", "", html.parts_of(page.lead)]
    lines += [f'<p class="label">{" · ".join(_sheets(made, page))}</p>', ""]
    return "\n".join([*lines, *_told(leading(page), made.direction, 2)])


def _told(parts: Iterable[Part], direction: str, level: int) -> Iterator[str]:
    """Parts as lines: headings in Markdown, from which the contents of the page are made, and the rest in HTML."""
    for are_sections, group in groupby(parts, lambda part: isinstance(part, Section)):
        if not are_sections:
            yield from (quiet(html.parts_of(group)), "")
            continue
        for section in (part for part in group if isinstance(part, Section)):
            yield from (f"{'#' * level} {markdown.plain(section.title, direction)} {{#{section.id}}}", "")
            yield from _told(section.parts, direction, level + 1)


def _sheets(made: Making, page: Page) -> Iterator[str]:
    """Links to the sheet in each of its forms."""
    forms = {"html": "print", "pdf": "print-pdf"} if made.has_pdfs else {"html": "print"}
    yield from (f'<a href="../{SHEETS}/{page.ruleset}.{form}">{html.marked(made.tell(message))}</a>' for form, message in forms.items())


def quiet(told: str) -> str:
    """HTML of which what stands elsewhere too is not searched: what pictures show, and what stands behind the rules."""
    for quiet in ("<svg ", '<sup class="marks"', '<section class="behind"'):
        tag, space, attribute = quiet.partition(" ")
        told = told.replace(quiet, f"{tag} data-search-exclude{space}{attribute}")
    return told


# --- documentation --------------------------------------------------------------------------------------------------------------------


def documentation(made: Making) -> str:
    """Links to the English pages, from another language."""
    lines = [f"# {made.plain('documentation')} ({made.plain('in-english')})", ""]
    for title, paths in documents.groups(made.words):
        lines += [f"## {markdown.plain(title, made.direction)}", "", f"<ul>{''.join(map(_document, paths))}</ul>", ""]
    return "\n".join(lines)


def _document(path: str) -> str:
    title = in_english(documents.title_of(documents.documents()[path]))
    return f'<li><a href="../{ENGLISH}/{path.removesuffix(".md")}.html" hreflang="en">{title}</a></li>'


# --- all of it ------------------------------------------------------------------------------------------------------------------------


def files(made: Making) -> dict[str, str]:
    """The text of each file of a language, by path."""
    found = {f"rules/{page.ruleset}.md": rules(made, page) for page in made.pages}
    found |= {f"{SHEETS}/{page.ruleset}.html": sheet.printed(page) for page in made.pages}
    return found | (dict(documents.documents()) if made.language == ENGLISH else {DOCUMENTATION: documentation(made)})


def navigation(made: Making, sources: Sequence[object]) -> list[dict[str, object]]:
    """The pages in order, each with its label; `sources` are those of the documents behind the rules."""
    rules_pages: list[object] = [RULES, *({label: f"rules/{name}.md"} for name, label in labels(made).items())]
    own: list[dict[str, object]] = [
        {made.tell("home"): HOME},
        {made.tell("rules"): rules_pages},
        {made.tell("compare"): COMPARE},
        {made.tell("cases"): ["cases/index.md", *({topic_title(made, page): f"cases/{page.name}.md"} for page in topic_pages())]},
        {made.tell("decisions"): DECISIONS},
        {made.tell("sources"): list(sources)},
        {made.tell("glossary"): GLOSSARY},
    ]
    return [*own, {made.tell("documentation"): documents.navigation(made.words) if made.language == ENGLISH else DOCUMENTATION}]


def topic_title(made: Making, page: TopicPage) -> str:
    """What a page of cases is called: its topic, and which part of it, if it is not the first."""
    title = made.tell(f"case-topic-{page.topic}")
    return title if page.number == 1 else made.tell("case-part", topic=title, number=page.number)


def labels(made: Making) -> dict[str, str]:
    """The titles of the rules pages by ruleset."""
    return {page.ruleset: page.title.text for page in made.pages}
