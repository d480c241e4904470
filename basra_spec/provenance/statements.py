"""What the source documents state, in our words, and the fingerprints of their sentences."""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from attrs import field, frozen

from basra_spec.rulesets.schema import read_fitting
from basra_spec.rulesets.source import Source
from basra_spec.system.resources import shipped


@frozen
class Statement:
    """A rule that a page states. `backs` maps a ruleset to the rules (dotted paths) that rest on it; `mark` says why no case cites it."""

    id: str
    documents: tuple[str, ...]
    section: str
    rule: str
    backs: Mapping[str, tuple[str, ...]]
    mark: tuple[str, str] | None
    file: Source = field(repr=False, eq=False)


@frozen
class Listed:
    """A sentence of a document as the project knows it: its place and fingerprint, and the statements it makes (or why it makes none)."""

    at: str
    sha256: str
    states: tuple[str, ...]
    nothing: str


@frozen
class Document:
    """A source document: what it calls itself, in its language, and the sentences in order."""

    id: str
    language: str
    title: str
    sentences: tuple[Listed, ...]


T = TypeVar("T")


def statements(folder: Path | None = None, about: Collection[str] = ()) -> dict[str, Statement]:
    """Every statement by id (None: those that ship); `about` leaves out the files that name none of these rulesets.

    Raises `ProblemsFound`.
    """
    found = _read_all(folder or shipped("conformance") / "statements", "statements.schema.json", _statements_of, about)
    return {statement.id: statement for group in found for statement in group}


def documents(folder: Path | None = None) -> dict[str, Document]:
    """Every document by id (None: those that ship). Raises `ProblemsFound`."""
    found = _read_all(folder or shipped("conformance") / "documents", "document.schema.json", _document_of)
    return {document.id: document for document in found}


def _read_all(folder: Path, schema: str, made: Callable[[Source], T], about: Collection[str] = ()) -> list[T]:
    fitting = shipped("conformance") / "schema" / schema
    files = [path for path in sorted(folder.glob("*.yaml")) if not about or any(name in path.read_text("utf-8") for name in about)]
    return [made(read_fitting(path, fitting)) for path in files]


def _statements_of(file: Source) -> list[Statement]:
    data = file.data
    return [_statement(name, told, tuple(data["documents"]), file) for name, told in data["statements"].items()]


def _statement(name: str, told: Mapping[str, Any], pages: tuple[str, ...], file: Source) -> Statement:
    backs = {ruleset: tuple(paths) for ruleset, paths in told.get("backs", {}).items()}
    mark = next(iter(told["mark"].items())) if "mark" in told else None
    return Statement(name, pages, told["section"], " ".join(told["rule"].split()), backs, mark, file)


def _document_of(file: Source) -> Document:
    sentences = tuple(
        Listed(listed["at"], listed["sha256"], tuple(listed.get("states", ())), listed.get("nothing", ""))
        for listed in file.data["sentences"]
    )
    return Document(file.data["document"], file.data["language"], file.data["title"], sentences)
