"""What every language of the site is made from: the rulesets, the suite, what the rulesets answer, and where they differ."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from attrs import field, frozen

from basra_spec.conformance.cases import Case, suite
from basra_spec.engines.interpreter import answer
from basra_spec.engines.messages import Message
from basra_spec.game.rules import Rules
from basra_spec.pages.citations import shipped_statements
from basra_spec.pages.page import Page, page_of
from basra_spec.pages.render import html, markdown
from basra_spec.prose.explanation import Explaining
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.sentences import Told
from basra_spec.provenance.trace import assumptions
from basra_spec.rulesets import loader
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.schema import whole_schema
from basra_spec.site import differences


@cache
def rulesets() -> Mapping[str, Resolved]:
    """The rulesets that ship, by id: those of the same documents together, parents before children."""
    loaded = {resolved.id: resolved for resolved in loader.load_many([])}
    return {name: loaded[name] for names in differences.by_source(loaded).values() for name in names}


@cache
def cases() -> Sequence[Case]:
    """The suite that ships."""
    return suite()


# --- where rulesets differ ----------------------------------------------------------------------------------------------------------


def differing() -> Sequence[Path]:
    """The rules on which any two of the rulesets differ."""
    return differences.differing(rulesets())


def rule_at(path: Path) -> differences.RuleDifference:
    """What the rulesets say of such a rule, and what shows the differences."""
    return differences.rule_at(rulesets(), path)


# --- what is assumed ------------------------------------------------------------------------------------------------------------------


@cache
def assumed(ruleset: str) -> Mapping[Path, Sequence[str]]:
    """The rules of a ruleset that no statement backs, as paths, each with the decisions about it."""
    found = assumptions(rulesets()[ruleset], shipped_statements().statements.values())
    return {tuple(each.leaf.split(".")): each.decisions for each in found}


# --- what rulesets answer -----------------------------------------------------------------------------------------------------------


def answered(case: Case) -> tuple[str, dict[str, Message | None]]:
    """A case's id, and what each ruleset answers to it; None where the question does not fit it."""
    return case.id, {name: _answer(case, name) for name in rulesets()}


@cache
def _rules(ruleset: str) -> Mapping[str, Rules]:
    return {ruleset: rules_of(rulesets()[ruleset])}


def _answer(case: Case, ruleset: str) -> Message | None:
    rules = _rules(ruleset)
    try:
        answered = answer(rules, case.request(ruleset, rules[ruleset]))
    except ValueError:  # cards that its deck has not
        return None
    return None if "error" in answered or "skip" in answered else answered


ENGLISH: Final = "en"
"""The language that has the documentation."""


@frozen
class Edition:
    """What the pages of a language are made from; `told` are the sentences by ruleset."""

    words: Messages
    pages: Sequence[Page] = field(repr=False)
    told: Mapping[str, Sequence[Told]] = field(factory=dict, repr=False)
    has_pdfs: bool = False

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def direction(self) -> str:
        return self.words.tell("language-direction", {})

    @property
    def titles(self) -> dict[str, str]:
        """The titles of the rules pages by ruleset."""
        return {page.ruleset: page.title.text for page in self.pages}

    def tell(self, message: str, **arguments: Value) -> str:
        """A message of the site as text."""
        return self.words.tell(f"page-site-{message}", arguments)

    def html(self, message: str, **arguments: Value) -> str:
        """A message of the site as HTML that shows just its text."""
        return html.marked(self.tell(message, **arguments))

    def markdown(self, message: str, **arguments: Value) -> str:
        """A message of the site as Markdown that shows just its text."""
        return markdown.plain(self.tell(message, **arguments), self.direction)


def edition_of(words: Messages, *, has_pdfs: bool = False) -> Edition:
    """The edition of the rulesets that ship; each rules page has a PDF beside its sheet, or none has."""
    pages = [page_of(each, whole_schema(), words, cases()) for each in rulesets().values()]
    return Edition(words, pages, told_of(rulesets(), words), has_pdfs)


def told_of(rulesets: Mapping[str, Resolved], words: Messages) -> dict[str, Sequence[Told]]:
    """The sentences about the rules of each ruleset."""
    return {name: Explaining(each, whole_schema(), words).told() for name, each in rulesets.items()}
