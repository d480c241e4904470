"""The site in one language: its words, its pages of rules, and the sentences about the rules of each game."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import field, frozen

from basra_spec.pages.page import Page, page_of
from basra_spec.pages.render import html, markdown
from basra_spec.prose.explanation import Explaining
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.sentences import Told
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import whole_schema
from basra_spec.site.content import cases, rulesets

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
