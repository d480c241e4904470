"""The footnotes of a page: what each sentence rests on – statements of documents, a house rule, an assumption or its author.

Statements and house rules are numbered in the order in which the page first needs them; assumptions and authors' own rules have a sign.
Each sentence carries marks, and each mark leads to a footnote at the end of the page.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from attrs import field, frozen

from basra_spec.prose.explanation import Explainer, Origin, find_backing
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.sentences import NONE, sentence_at
from basra_spec.provenance.statements import Document, Statement, documents, statements
from basra_spec.provenance.trace import Rule, rules_at
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import in_one_line

ASSUMPTION: Final = "assumption"
OWN_RULE: Final = "own"
# The marks of footnotes without a number.
SIGNS: Final[Mapping[str, str]] = {ASSUMPTION: "*", OWN_RULE: "†"}
# So many consecutive numbers become one mark, as in 4–6.
_SHORTEST_RANGE: Final = 3


@frozen
class StatementIndex:
    """Statements and documents by id."""

    statements: Mapping[str, Statement]
    documents: Mapping[str, Document]


@cache
def builtin_statements() -> StatementIndex:
    """The built-in statements and documents."""
    return StatementIndex(statements(), documents())


@frozen
class Mark:
    """A mark after a sentence: its sign, the id of its footnote, and a name for those who cannot see it."""

    sign: str
    footnote: str
    name: str = field(converter=in_one_line)


@frozen
class SentenceCitations:
    """The rule of a sentence (a dotted path), the ids of the footnotes that it rests on, and its marks."""

    rule: str
    rests_on: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


@frozen
class Reason:
    """A decision that makes an assumption, and its author's reason for it."""

    decision: str = field(converter=in_one_line)
    why: str = field(converter=in_one_line)


@frozen
class Footnote:
    """One thing that sentences rest on: a statement, with its documents and section (in English), or what `text` says.

    `first` is the rule of the first sentence with this footnote; `address` is a page about it, where there is one.
    """

    id: str
    sign: str
    first: str
    text: str = field(default="", converter=in_one_line)
    documents: tuple[str, ...] = ()
    section: str = field(default="", converter=in_one_line)
    reasons: tuple[Reason, ...] = ()
    address: str = ""


@frozen
class CitedDocument:
    """A document: its id, its title, and the language of both the title and the document."""

    id: str
    title: str = field(converter=in_one_line)
    language: str


@frozen
class Footnotes:
    """The footnotes of a page, the documents that they name, and the label of the link back to a sentence."""

    documents: tuple[CitedDocument, ...]
    footnotes: tuple[Footnote, ...]
    back: str = field(converter=in_one_line)


@frozen
class Citations:
    """What each sentence of a page rests on, by the path of the sentence, and all footnotes."""

    sentences: Mapping[Path, SentenceCitations]
    footnotes: Footnotes


# --- what rests on what -------------------------------------------------------------------------------------------------------------


@frozen
class _Support:
    id: str
    text: str = ""
    statement: Statement | None = None
    reasons: tuple[Reason, ...] = ()


def collect_citations(explainer: Explainer, index: StatementIndex | None = None) -> Citations:
    """What each sentence of a ruleset rests on, by these statements (None: the built-in ones). Raises `MessageError`."""
    index, supports = index or builtin_statements(), dict[Path, list[_Support]]()
    sentences, messages = explainer.sentences(), explainer.messages
    for rule in _rules(explainer.resolved, index):
        place = tuple(rule.path.split("."))
        sentence = sentence_at(sentences, place)
        supports.setdefault(sentence.path if sentence else place, []).extend(_supports(explainer, place, rule))
    footnotes = dict[str, Footnote]()
    for each in sentences:
        for support in supports.get(each.path, ()):
            _add_footnote(footnotes, support, dotted(each.path))
    ordered = sorted(footnotes.values(), key=lambda footnote: not footnote.sign.isdigit())
    return Citations(
        {each.path: _cite(each.path, supports.get(each.path, ()), footnotes, messages) for each in sentences},
        Footnotes(tuple(_cited_documents(ordered, index)), tuple(ordered), messages.format("page-citations-back", {})),
    )


def _rules(resolved: Resolved, index: StatementIndex) -> Iterator[Rule]:
    """Every rule with its statements. Statements about other games are left out first, which saves time."""
    games = {setter.source.data["id"] for setter in resolved.merged.setters.values()} | {resolved.id}
    relevant = [statement for statement in index.statements.values() if games & set(statement.backs)]
    for key in resolved.merged.data:
        yield from rules_at(resolved, key, relevant, ())


def _supports(explainer: Explainer, leaf: Path, rule: Rule) -> Iterator[_Support]:
    """The statements behind a rule, the most specific first, or else the file that set it."""
    messages, resolved = explainer.messages, explainer.resolved
    for backing in find_backing(resolved, leaf, rule.statements):
        doubt = messages.format("page-citations-of-more", {}) if backing.doubtful else ""
        yield _Support(backing.statement.id, doubt, backing.statement)
    if not rule.statements:
        yield _unstated(explainer.origin_of(resolved.merged.setters[leaf]), rule, resolved, messages)


def _unstated(origin: Origin, rule: Rule, resolved: Resolved, messages: Messages) -> _Support:
    """The support of a rule that no document states: a house rule, an assumption or the author."""
    if origin.is_house_rule:
        arguments: dict[str, Value] = {"name": origin.name, "title": origin.title, "documents": ", ".join(origin.documents) or NONE}
        return _Support(f"house-rule.{origin.name}", messages.format("explain-house-rule", arguments))
    reasons = tuple(Reason(name, resolved.decisions[name].why) for name in rule.decisions)
    kind = ASSUMPTION if origin.documents else OWN_RULE
    return _Support(kind, messages.format(f"page-citations-{kind}", {}), reasons=reasons)


def _add_footnote(footnotes: dict[str, Footnote], support: _Support, rule: str) -> None:
    """Add a footnote under its sign or the next number; one that is there already only gets new reasons."""
    number = 1 + sum(footnote.sign.isdigit() for footnote in footnotes.values())
    before = footnotes.get(support.id, Footnote(support.id, SIGNS.get(support.id, str(number)), rule))
    statement = support.statement
    footnotes[support.id] = Footnote(
        id=support.id,
        sign=before.sign,
        first=before.first,
        text=support.text or before.text,
        documents=statement.documents if statement else (),
        section=statement.section if statement else "",
        reasons=tuple(dict.fromkeys((*before.reasons, *support.reasons))),
    )


def _cited_documents(footnotes: Iterable[Footnote], index: StatementIndex) -> Iterator[CitedDocument]:
    for name in dict.fromkeys(name for footnote in footnotes for name in footnote.documents if name in index.documents):
        document = index.documents[name]
        yield CitedDocument(name, document.title, document.language)


# --- marks --------------------------------------------------------------------------------------------------------------------------


def _cite(path: Path, supports: Iterable[_Support], footnotes: Mapping[str, Footnote], messages: Messages) -> SentenceCitations:
    rests_on = [footnotes[name] for name in dict.fromkeys(each.id for each in supports)]
    numbered = sorted((footnote for footnote in rests_on if footnote.sign.isdigit()), key=lambda footnote: int(footnote.sign))
    marks = [_number_mark(group, messages) for group in _consecutive(numbered)]
    marks += [Mark(each.sign, each.id, messages.format(f"page-citations-mark-{each.id}", {})) for each in rests_on if each.id in SIGNS]
    return SentenceCitations(dotted(path), tuple(footnote.id for footnote in rests_on), tuple(marks))


def _number_mark(group: Sequence[Footnote], messages: Messages) -> Mark:
    sign = group[0].sign if len(group) == 1 else f"{group[0].sign}–{group[-1].sign}"
    return Mark(sign, group[0].id, messages.format("page-citations-mark", {"number": sign}))


def _consecutive(footnotes: Sequence[Footnote]) -> Iterator[Sequence[Footnote]]:
    """Footnotes in groups: those with many consecutive numbers together, each other one by itself."""
    start = 0
    for end in range(1, len(footnotes) + 1):
        if end == len(footnotes) or int(footnotes[end].sign) != int(footnotes[end - 1].sign) + 1:
            group = footnotes[start:end]
            yield from [group] if len(group) >= _SHORTEST_RANGE else [[footnote] for footnote in group]
            start = end
