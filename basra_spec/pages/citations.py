"""What stands behind the sentences of a page: the statements that they rest on, a house rule, their author, or nobody.

Statements and house rules have numbers in the order in which the page first comes to them; what rests on nothing of the kind has a sign. So
each sentence carries marks, and each mark leads to its entry in the list at the end of the page.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from attrs import field, frozen

from basra_spec.prose.explanation import Explaining, Origin, backing_of
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
SIGNS: Final[Mapping[str, str]] = {ASSUMPTION: "*", OWN_RULE: "†"}
"""The marks of what is no entry with a number."""
_RUN: Final = 3
"""So many numbers in a row make one mark, as 4–6."""


@frozen
class Known:
    """What the pages state: every statement and document by id."""

    statements: Mapping[str, Statement]
    documents: Mapping[str, Document]


@cache
def shipped_statements() -> Known:
    """The statements and documents that ship."""
    return Known(statements(), documents())


@frozen
class Mark:
    """A mark behind a sentence: what it shows, the entry that it leads to, and what it is called where it cannot be seen."""

    sign: str
    entry: str
    name: str = field(converter=in_one_line)


@frozen
class Stated:
    """The rule that a sentence tells (a dotted path), the entries that it rests on, and its marks; nothing rests where others tell all."""

    at: str
    rests_on: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


@frozen
class Reason:
    """A decision that takes an assumption, and why it does, in its author's words."""

    decision: str = field(converter=in_one_line)
    why: str = field(converter=in_one_line)


@frozen
class Entry:
    """One thing that sentences rest on: a statement, with its documents and section (in English), or what `text` says.

    `first` is the rule at whose sentence it is met first; `address` is where more is told about it, where that is known.
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
class Source:
    """A document of the list: its id, its title, and the language of both the title and the document."""

    id: str
    title: str = field(converter=in_one_line)
    language: str


@frozen
class Footnotes:
    """The list that the marks of a page lead to, the documents that its entries name, and what the way back to a sentence is called."""

    documents: tuple[Source, ...]
    entries: tuple[Entry, ...]
    back: str = field(converter=in_one_line)


@frozen
class Behind:
    """What stands behind each sentence of a page, by its path, and the list of all of it."""

    sentences: Mapping[Path, Stated]
    footnotes: Footnotes


# --- what rests on what -------------------------------------------------------------------------------------------------------------


@frozen
class _Found:
    """An entry as one rule rests on it."""

    id: str
    told: str = ""
    statement: Statement | None = None
    reasons: tuple[Reason, ...] = ()


def behind(explaining: Explaining, known: Known | None = None) -> Behind:
    """What stands behind each sentence of a ruleset (None: by what the documents that ship state). Raises `MessageError`."""
    known, resting = known or shipped_statements(), dict[Path, list[_Found]]()
    sentences = explaining.told()
    for rule in _rules(explaining.resolved, known):
        place = tuple(rule.path.split("."))
        told = sentence_at(sentences, place)
        resting.setdefault(told.path if told else place, []).extend(_resting(explaining, place, rule))
    entries = dict[str, Entry]()
    for each in sentences:
        for found in resting.get(each.path, ()):
            _enter(entries, found, dotted(each.path))
    words = explaining.messages
    listed = sorted(entries.values(), key=lambda entry: not entry.sign.isdigit())
    return Behind(
        {each.path: _stated(each.path, resting.get(each.path, ()), entries, words) for each in sentences},
        Footnotes(tuple(_named(listed, known)), tuple(listed), words.tell("page-stated-back", {})),
    )


def _rules(resolved: Resolved, known: Known) -> Iterator[Rule]:
    """Every rule with its statements; those about other games are left out beforehand."""
    games = {setter.source.data["id"] for setter in resolved.merged.setters.values()} | {resolved.id}
    near = [statement for statement in known.statements.values() if games & set(statement.backs)]
    for key in resolved.merged.data:
        yield from rules_at(resolved, key, near, ())


def _resting(explaining: Explaining, leaf: Path, rule: Rule) -> Iterator[_Found]:
    """What a rule rests on: its statements, those that speak of it most closely first, or else whoever says it."""
    words, resolved = explaining.messages, explaining.resolved
    for backing in backing_of(resolved, leaf, rule.statements):
        doubt = words.tell("page-stated-of-more", {}) if backing.doubtful else ""
        yield _Found(backing.statement.id, doubt, backing.statement)
    if not rule.statements:
        yield _unbacked(explaining.origin(resolved.merged.setters[leaf]), rule, resolved, words)


def _unbacked(origin: Origin, rule: Rule, resolved: Resolved, words: Messages) -> _Found:
    """Who says a rule that no page states."""
    if origin.is_house_rule:
        named: dict[str, Value] = {"name": origin.name, "title": origin.title, "documents": ", ".join(origin.documents) or NONE}
        return _Found(f"house-rule.{origin.name}", words.tell("told-house-rule", named))
    reasons = tuple(Reason(name, resolved.decisions[name].why) for name in rule.decisions)
    kind = ASSUMPTION if origin.documents else OWN_RULE
    return _Found(kind, words.tell(f"page-stated-{kind}", {}), reasons=reasons)


def _enter(entries: dict[str, Entry], found: _Found, first: str) -> None:
    """Note an entry under the next number or its sign; one that is there already gets the reasons that are new."""
    before = entries.get(found.id)
    numbered = sum(entry.sign.isdigit() for entry in entries.values())
    said = found.statement
    entries[found.id] = Entry(
        id=found.id,
        sign=before.sign if before else SIGNS.get(found.id, str(numbered + 1)),
        first=before.first if before else first,
        text=found.told or (before.text if before else ""),
        documents=said.documents if said else (),
        section=said.section if said else "",
        reasons=tuple(dict.fromkeys((*(before.reasons if before else ()), *found.reasons))),
    )


def _named(entries: Iterable[Entry], known: Known) -> Iterator[Source]:
    for name in dict.fromkeys(name for entry in entries for name in entry.documents if name in known.documents):
        document = known.documents[name]
        yield Source(name, document.title, document.language)


# --- marks --------------------------------------------------------------------------------------------------------------------------


def _stated(path: Path, found: Iterable[_Found], entries: Mapping[str, Entry], words: Messages) -> Stated:
    rests_on = [entries[name] for name in dict.fromkeys(each.id for each in found)]
    numbered = sorted((entry for entry in rests_on if entry.sign.isdigit()), key=lambda entry: int(entry.sign))
    marks = [_mark(run, words) for run in _runs(numbered)]
    marks += [Mark(entry.sign, entry.id, words.tell(f"page-stated-mark-{entry.id}", {})) for entry in rests_on if entry.id in SIGNS]
    return Stated(dotted(path), tuple(entry.id for entry in rests_on), tuple(marks))


def _mark(run: Sequence[Entry], words: Messages) -> Mark:
    sign = run[0].sign if len(run) == 1 else f"{run[0].sign}–{run[-1].sign}"
    return Mark(sign, run[0].id, words.tell("page-stated-mark", {"number": sign}))


def _runs(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """Entries whose numbers follow each other, together if they are many."""
    start = 0
    for end in range(1, len(entries) + 1):
        if end == len(entries) or int(entries[end].sign) != int(entries[end - 1].sign) + 1:
            run = entries[start:end]
            yield from [run] if len(run) >= _RUN else [[entry] for entry in run]
            start = end
