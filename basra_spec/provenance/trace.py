"""The trace from page to rule to case: which sentence states what, which rule rests on it, which case tests it, and what no page states."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from attrs import frozen

from basra_spec.provenance.statements import Document, Sentence, Statement, sentences
from basra_spec.rulesets.merge import dotted, touches
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.files import read_text

LARGEST_DOCUMENT: Final = 5_000_000
"""Bytes of a file that is compared with the documents."""


class Citing(Protocol):
    """What cites statements about rulesets: a case."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The ids of the rulesets that it is about."""

    @property
    def cites(self) -> tuple[str, ...]:
        """The ids of the statements."""


@frozen
class Assumption:
    """A rule that no statement backs; the decisions that speak of it."""

    ruleset: str
    leaf: str
    decisions: tuple[str, ...]


@frozen
class Changed:
    """A sentence that a document no longer has, or has anew (`listed` False), and what hangs on it."""

    document: str
    at: str
    listed: bool
    leaves: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()


@frozen
class Recognised:
    """A file that is one of the documents, and how many of its sentences are as they were."""

    document: str
    file: str
    verified: int
    changed: tuple[Changed, ...]


@frozen
class Trace:
    """What the trace says. The first two, and changes in the documents, are faults; the rest is for reading."""

    unaccounted: tuple[tuple[str, str], ...]
    """Document and place of every sentence that states nothing known, and is not said to state nothing."""
    uncited: tuple[str, ...]
    """Statements that have neither a case nor a mark."""
    assumptions: tuple[Assumption, ...]
    decisions: Mapping[str, tuple[str, ...]]
    marks: Mapping[str, int]
    statements: int
    cases: int


def trace(
    statements: Mapping[str, Statement], documents: Mapping[str, Document], cases: Sequence[Citing], rulesets: Sequence[Resolved]
) -> Trace:
    """The trace of these rulesets, over all statements and cases that are about them."""
    cited = {statement for case in cases for statement in case.cites}
    return Trace(
        unaccounted=tuple(_unaccounted(statements, documents.values())),
        uncited=tuple(name for name, statement in statements.items() if not statement.mark and name not in cited),
        assumptions=tuple(assumption for resolved in rulesets for assumption in assumptions(resolved, statements.values())),
        decisions={resolved.id: tuple(resolved.decisions) for resolved in rulesets},
        marks=Counter(statement.mark[0] for statement in statements.values() if statement.mark),
        statements=len(statements),
        cases=len(cases),
    )


def _unaccounted(statements: Mapping[str, Statement], documents: Collection[Document]) -> Iterator[tuple[str, str]]:
    for page in documents:
        for listed in page.sentences:
            known = listed.states and all(name in statements for name in listed.states)
            if not known and not listed.nothing:
                yield page.id, listed.at


def assumptions(resolved: Resolved, statements: Collection[Statement]) -> Iterator[Assumption]:
    """The rules of a ruleset that no statement backs."""
    for leaf in resolved.merged.setters:
        if not any(_backs(statement, resolved, leaf) for statement in statements):
            yield Assumption(resolved.id, dotted(leaf), _decisions_about(resolved, leaf))


def _decisions_about(resolved: Resolved, leaf: Place) -> tuple[str, ...]:
    return tuple(name for name, decision in resolved.decisions.items() if any(touches(leaf, at) for at in decision.leaves))


def recognise(
    folder: Path, documents: Mapping[str, Document], statements: Mapping[str, Statement], cases: Sequence[Citing]
) -> Iterator[Recognised]:
    """The documents among the files of a folder, by their sentences and whatever their names; and what has changed in each."""
    for path in sorted(path for path in folder.iterdir() if path.is_file()):
        try:
            found = list(sentences(read_text(path, LARGEST_DOCUMENT)))
        except (UnicodeDecodeError, OSError):
            continue
        page = _likeliest(found, documents.values())
        if page:
            changed = tuple(_changes(page, found, statements, cases))
            here = {sentence.sha256 for sentence in found}
            verified = sum(listed.sha256 in here for listed in page.sentences)
            yield Recognised(page.id, path.name, verified, changed)


def _likeliest(found: Sequence[Sentence], documents: Collection[Document]) -> Document | None:
    """The document that shares most sentences, if it shares at least a quarter of its own."""
    here = {sentence.sha256 for sentence in found}
    shared = {page.id: sum(listed.sha256 in here for listed in page.sentences) for page in documents}
    best = max(documents, key=lambda page: shared[page.id], default=None)
    return best if best and shared[best.id] * 4 >= len(best.sentences) else None


def _changes(page: Document, found: Sequence[Sentence], statements: Mapping[str, Statement], cases: Sequence[Citing]) -> Iterator[Changed]:
    here, known = {sentence.sha256 for sentence in found}, {listed.sha256 for listed in page.sentences}
    for listed in page.sentences:
        if listed.sha256 not in here:
            states = [statements[name] for name in listed.states if name in statements]
            leaves = [f"{ruleset}: {path}" for statement in states for ruleset, paths in statement.backs.items() for path in paths]
            citing = [case.id for case in cases if set(case.cites) & set(listed.states)]
            yield Changed(page.id, listed.at, True, tuple(dict.fromkeys(leaves)), tuple(citing))
    for sentence in found:
        if sentence.sha256 not in known:
            yield Changed(page.id, sentence.at, False)


@frozen
class Rule:
    """What is known of one rule: its value, who set it where, the statements it rests on, the cases that cite them, its decisions."""

    path: str
    value: Any
    set_by: str
    statements: tuple[Statement, ...]
    cases: tuple[str, ...]
    decisions: tuple[str, ...]


def rules_at(resolved: Resolved, path: str, statements: Collection[Statement], cases: Sequence[Citing]) -> Iterator[Rule]:
    """Every rule of the ruleset at or below a dotted path."""
    place: Place = tuple(path.split("."))
    for leaf, change in resolved.merged.setters.items():
        if leaf[: len(place)] == place:
            backing = tuple(statement for statement in statements if _backs(statement, resolved, leaf))
            ids = {statement.id for statement in backing}
            yield Rule(
                path=dotted(leaf),
                value=change.value,
                set_by=change.set_by,
                statements=backing,
                cases=tuple(case.id for case in cases if resolved.id in case.rulesets and ids & set(case.cites)),
                decisions=_decisions_about(resolved, leaf),
            )


def _backs(statement: Statement, resolved: Resolved, leaf: Place) -> bool:
    """Whether the statement backs the rule as the file that set it has it: what a child has changed rests on its own page's words."""
    return any(touches(leaf, path) for path in backed(statement, resolved, leaf))


def backed(statement: Statement, resolved: Resolved, leaf: Place) -> list[Place]:
    """The rules that a statement backs in the ruleset, and in the one whose file set a rule."""
    homes = dict.fromkeys((resolved.id, resolved.merged.setters[leaf].source.data["id"]))
    return [tuple(path.split(".")) for home in homes for path in statement.backs.get(home, ())]
