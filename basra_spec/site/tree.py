"""The files of the site in one language: what stands where, and in which order."""

from collections.abc import Sequence
from typing import Final

from basra_spec.pages.render import sheet
from basra_spec.site import case_pages, comparison, decisions, documentation, glossary, home, rules_index, rules_pages, sources
from basra_spec.site.content import rulesets
from basra_spec.site.differences import Rule
from basra_spec.site.edition import ENGLISH, Edition
from basra_spec.site.rules_pages import SHEETS
from basra_spec.site.topics import topic_pages, topic_title

HOME, RULES, COMPARE, DECISIONS = "index.md", "rules/index.md", "compare.md", "decisions.md"
GLOSSARY, DOCUMENTATION = "glossary.md", "documentation.md"
EVERYWHERE: Final = (COMPARE, DECISIONS, GLOSSARY)
"""The pages that every language has, beside the rules and cases."""


def files(edition: Edition, differing: Sequence[Rule], answered: case_pages.Answered) -> dict[str, str]:
    """The text of each file of a language, by path."""
    found = {
        HOME: home.page(edition),
        RULES: rules_index.page(edition),
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
