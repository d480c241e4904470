"""The files of the site in one language: their paths, texts, navigation and descriptions."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from basra_spec.pages.render import sheet
from basra_spec.site import case_pages, comparison, decisions, documentation, glossary, home, rules_pages, sources
from basra_spec.site.content import ENGLISH, Edition, rulesets
from basra_spec.site.differences import RuleDifference
from basra_spec.site.links import topic_pages, topic_title
from basra_spec.system.text import in_one_line

HOME, RULES, COMPARE, DECISIONS = "index.md", "rules/index.md", "compare.md", "decisions.md"
GLOSSARY, DOCUMENTATION, CASES, SOURCES = "glossary.md", "documentation.md", "cases/index.md", "sources/index.md"
# The pages that every language has, besides the rules, cases and sources.
EVERYWHERE: Final = (COMPARE, DECISIONS, GLOSSARY)
_ABOUT: Final = {
    HOME: "about",
    COMPARE: "about-compare",
    DECISIONS: "about-decisions",
    GLOSSARY: "about-glossary",
    DOCUMENTATION: "about-documentation",
    RULES: "about-rules",
    CASES: "about-cases",
    SOURCES: "about-sources",
}
_LONGEST_DESCRIPTION: Final = 300
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(r"[`*]")
_PARAGRAPH: Final = re.compile(r"[\w\[*]|`(?!``)")
_SENTENCE_END: Final = re.compile(r"(?<=[.:!?])\s")


def files(edition: Edition, differences: Sequence[RuleDifference], answers: case_pages.Answers) -> dict[str, str]:
    """The text of each file of a language, by path."""
    found = {
        HOME: home.page(edition),
        RULES: rules_pages.index_page(edition),
        COMPARE: comparison.page(edition, rulesets(), differences),
        DECISIONS: decisions.page(edition),
        GLOSSARY: glossary.page(edition),
    }
    found |= {f"rules/{page.ruleset}.md": rules_pages.rules_page(edition, page) for page in edition.pages}
    found |= {f"{rules_pages.SHEETS}/{page.ruleset}.html": sheet.render(page) for page in edition.pages}
    found |= case_pages.pages(edition, answers) | sources.pages(edition)
    return found | (dict(documentation.pages()) if edition.language == ENGLISH else {DOCUMENTATION: documentation.link_page(edition)})


def navigation(edition: Edition) -> list[dict[str, object]]:
    """The navigation of MkDocs: the pages in order, each with its label."""
    rules: list[object] = [RULES, *({title: f"rules/{name}.md"} for name, title in edition.titles.items())]
    cases = [CASES, *({topic_title(edition, page): f"cases/{page.name}.md"} for page in topic_pages())]
    documents = [SOURCES, *({sources.document_ids(name): f"sources/{name}.md"} for name in sources.statement_groups())]
    return [
        {edition.text("home"): HOME},
        {edition.text("rules"): rules},
        {edition.text("compare"): COMPARE},
        {edition.text("cases"): cases},
        {edition.text("decisions"): DECISIONS},
        {edition.text("sources"): documents},
        {edition.text("glossary"): GLOSSARY},
        {edition.text("documentation"): documentation.navigation(edition.messages) if edition.language == ENGLISH else DOCUMENTATION},
    ]


def descriptions(edition: Edition, paths: Iterable[str]) -> dict[str, str]:
    """What a search engine shows of each of these pages: a sentence or two, by path."""
    found = {path: edition.text(message) for path, message in _ABOUT.items()}
    found |= {f"rules/{page.ruleset}.md": edition.text("about-ruleset", title=page.title.text) for page in edition.pages}
    found |= {f"cases/{page.name}.md": edition.text("about-topic", topic=topic_title(edition, page)) for page in topic_pages()}
    found |= {
        f"sources/{name}.md": edition.text("about-document", document=sources.document_ids(name)) for name in sources.statement_groups()
    }
    found |= {path: first_sentences(text) or edition.text("about-documentation") for path, text in documentation.pages().items()}
    return {path: found[path] for path in paths if path in found}


def first_sentences(text: str) -> str:
    """The first sentences of a Markdown page as plain text; an empty string if it does not begin with a paragraph."""
    after = text.partition("\n# ")[2] if not text.startswith("# ") else text[2:]
    first = next(filter(None, map(str.strip, after.split("\n\n")[1:])), "")
    plain = in_one_line(_MARKS.sub("", _LINK.sub(r"\1", " ".join(first.split()))))
    found = ""
    for sentence in _SENTENCE_END.split(plain) if _PARAGRAPH.match(first) else []:
        if len(found) + len(sentence) >= _LONGEST_DESCRIPTION:
            break
        found = f"{found} {sentence}".lstrip()
    return found
