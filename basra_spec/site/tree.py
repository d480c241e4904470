"""The files of the site in one language: what stands where, and in which order."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from basra_spec.pages.render import sheet
from basra_spec.site import case_pages, comparison, decisions, documentation, glossary, home, rules_pages, sources
from basra_spec.site.content import ENGLISH, Edition, rulesets
from basra_spec.site.differences import RuleDifference
from basra_spec.site.links import topic_pages, topic_title
from basra_spec.site.rules_pages import SHEETS
from basra_spec.site.sources import documents_of, groups
from basra_spec.system.text import in_one_line

HOME, RULES, COMPARE, DECISIONS = "index.md", "rules/index.md", "compare.md", "decisions.md"
GLOSSARY, DOCUMENTATION = "glossary.md", "documentation.md"
EVERYWHERE: Final = (COMPARE, DECISIONS, GLOSSARY)
"""The pages that every language has, beside the rules and cases."""


def files(edition: Edition, differing: Sequence[RuleDifference], answered: case_pages.Answered) -> dict[str, str]:
    """The text of each file of a language, by path."""
    found = {
        HOME: home.page(edition),
        RULES: rules_pages.index_page(edition),
        COMPARE: comparison.page(edition, rulesets(), differing),
        DECISIONS: decisions.page(edition),
        GLOSSARY: glossary.page(edition),
    }
    found |= {f"rules/{page.ruleset}.md": rules_pages.page(edition, page) for page in edition.pages}
    found |= {f"{SHEETS}/{page.ruleset}.html": sheet.printed(page) for page in edition.pages}
    found |= case_pages.pages(edition, answered) | sources.pages(edition)
    return found | (dict(documentation.pages()) if edition.language == ENGLISH else {DOCUMENTATION: documentation.links(edition)})


def navigation(edition: Edition) -> list[dict[str, object]]:
    """The pages in order, each with its label."""
    rules: list[object] = [RULES, *({title: f"rules/{name}.md"} for name, title in edition.titles.items())]
    cases = ["cases/index.md", *({topic_title(edition, page): f"cases/{page.name}.md"} for page in topic_pages())]
    return [
        {edition.tell("home"): HOME},
        {edition.tell("rules"): rules},
        {edition.tell("compare"): COMPARE},
        {edition.tell("cases"): cases},
        {edition.tell("decisions"): DECISIONS},
        {edition.tell("sources"): sources.navigation()},
        {edition.tell("glossary"): GLOSSARY},
        {edition.tell("documentation"): documentation.navigation(edition.words) if edition.language == ENGLISH else DOCUMENTATION},
    ]


_LONGEST: Final = 300
_SINGLE: Final = {
    HOME: "about",
    COMPARE: "about-compare",
    DECISIONS: "about-decisions",
    GLOSSARY: "about-glossary",
    DOCUMENTATION: "about-documentation",
    RULES: "about-rules",
    "cases/index.md": "about-cases",
    "sources/index.md": "about-sources",
}
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(r"[`*]")
_PARAGRAPH: Final = re.compile(r"[\w\[*]|`(?!``)")
_SENTENCE: Final = re.compile(r"(?<=[.:!?])\s")


def descriptions(edition: Edition, paths: Iterable[str]) -> dict[str, str]:
    """The description of each page among these, by its path."""
    known = {path: edition.tell(message) for path, message in _SINGLE.items()}
    known |= {f"rules/{page.ruleset}.md": edition.tell("about-ruleset", title=page.title.text) for page in edition.pages}
    known |= {f"cases/{page.name}.md": edition.tell("about-topic", topic=topic_title(edition, page)) for page in topic_pages()}
    known |= {f"sources/{name}.md": edition.tell("about-document", document=documents_of(name)) for name in groups()}
    known |= {path: beginning(text) or edition.tell("about-documentation") for path, text in documentation.pages().items()}
    return {path: known[path] for path in paths if path in known}


def beginning(text: str) -> str:
    """The first sentences of a page in Markdown, as plain text; nothing where it begins otherwise than with a paragraph."""
    after = text.partition("\n# ")[2] if not text.startswith("# ") else text[2:]
    paragraphs = [each.strip() for each in after.split("\n\n")[1:]]
    first = next((each for each in paragraphs if each), "")
    plain = in_one_line(_MARKS.sub("", _LINK.sub(r"\1", " ".join(first.split()))))
    whole = ""
    for sentence in _SENTENCE.split(plain) if _PARAGRAPH.match(first) else []:
        if len(whole) + len(sentence) >= _LONGEST:
            break
        whole = f"{whole} {sentence}".lstrip()
    return whole
