"""What the site is made from: in all languages the rulesets, the suite, the rulesets' answers and differences; in each its pages and
sentences."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from attrs import field, frozen

from basra_spec.conformance.cases import Case, suite
from basra_spec.engines.interpreter import answer
from basra_spec.engines.messages import Message
from basra_spec.game.rules import Rules
from basra_spec.pages.citations import builtin_statements
from basra_spec.pages.page import Page, build_page
from basra_spec.pages.render import html, markdown
from basra_spec.prose.explanation import Explainer
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.sentences import RuleSentence
from basra_spec.provenance.trace import assumptions
from basra_spec.rulesets import loader
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.schema import whole_schema
from basra_spec.site import differences

# The language of the documentation.
ENGLISH: Final = "en"


@cache
def rulesets() -> Mapping[str, Resolved]:
    """The built-in rulesets by id: those of the same documents together, parents before children."""
    loaded = {resolved.id: resolved for resolved in loader.load_many([])}
    return {name: loaded[name] for names in differences.by_source(loaded).values() for name in names}


@cache
def cases() -> Sequence[Case]:
    """The suite."""
    return suite()


def differing_paths() -> Sequence[Path]:
    """The rules on which any two of the rulesets differ."""
    return differences.differing_paths(rulesets())


def compare_rule(path: Path) -> differences.RuleDifference:
    """What the rulesets say about one of these rules."""
    return differences.compare_rule(rulesets(), path)


@cache
def assumed_rules(ruleset: str) -> Mapping[Path, Sequence[str]]:
    """The rules of a ruleset that no statement backs, by path, each with the decisions about it."""
    found = assumptions(rulesets()[ruleset], builtin_statements().statements.values())
    return {tuple(each.leaf.split(".")): each.decisions for each in found}


def answer_case(case: Case) -> tuple[str, dict[str, Message | None]]:
    """A case's id, and each ruleset's answer to it; None if the question does not fit the ruleset."""
    return case.id, {name: _answer(case, name) for name in rulesets()}


@cache
def _rules(ruleset: str) -> Mapping[str, Rules]:
    return {ruleset: rules_of(rulesets()[ruleset])}


def _answer(case: Case, ruleset: str) -> Message | None:
    rules = _rules(ruleset)
    try:
        reply = answer(rules, case.request(ruleset, rules[ruleset]))
    except ValueError:  # cards that are not in the ruleset's deck
        return None
    return None if "error" in reply or "skip" in reply else reply


# --- in one language ----------------------------------------------------------------------------------------------------------------


@frozen
class Edition:
    """The site in one language: its messages, the rules pages, and the sentences of each ruleset. `has_pdfs`: each sheet has a PDF."""

    messages: Messages
    pages: Sequence[Page] = field(repr=False)
    sentences: Mapping[str, Sequence[RuleSentence]] = field(factory=dict, repr=False)
    has_pdfs: bool = False

    @property
    def language(self) -> str:
        return self.messages.language

    @property
    def direction(self) -> str:
        return self.messages.direction

    @property
    def titles(self) -> dict[str, str]:
        """The titles of the rules pages by ruleset."""
        return {page.ruleset: page.title.text for page in self.pages}

    def text(self, message: str, **arguments: Value) -> str:
        """A message of the site as plain text."""
        return self.messages.format(f"page-site-{message}", arguments)

    def html(self, message: str, **arguments: Value) -> str:
        """A message of the site as HTML."""
        return html.inline(self.text(message, **arguments))

    def markdown(self, message: str, **arguments: Value) -> str:
        """A message of the site as Markdown."""
        return markdown.inline(self.text(message, **arguments), self.direction)


def build_edition(messages: Messages, *, has_pdfs: bool = False) -> Edition:
    """The edition of the built-in rulesets in a language."""
    pages = [build_page(each, whole_schema(), messages, cases()) for each in rulesets().values()]
    return Edition(messages, pages, sentences_by_ruleset(rulesets(), messages), has_pdfs)


def sentences_by_ruleset(rulesets: Mapping[str, Resolved], messages: Messages) -> dict[str, Sequence[RuleSentence]]:
    """The sentences of each ruleset."""
    return {name: Explainer(each, whole_schema(), messages).sentences() for name, each in rulesets.items()}
