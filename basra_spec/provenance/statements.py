"""What the source documents state, in our words, and the fingerprints of their sentences.

The fingerprints identify a page without holding any of its wording.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

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
class ListedSentence:
    """A sentence as listed for a document: its place and fingerprint, and the statements that it makes, or why it makes none."""

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
    sentences: tuple[ListedSentence, ...]


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


def _read_all(folder: Path, schema: str, read: Callable[[Source], T], about: Collection[str] = ()) -> list[T]:
    fitting = shipped("conformance") / "schema" / schema
    files = [path for path in sorted(folder.glob("*.yaml")) if not about or any(name in path.read_text("utf-8") for name in about)]
    return [read(read_fitting(path, fitting)) for path in files]


def _statements_of(file: Source) -> list[Statement]:
    data = file.data
    return [_statement(name, entry, tuple(data["documents"]), file) for name, entry in data["statements"].items()]


def _statement(name: str, entry: Mapping[str, Any], documents: tuple[str, ...], file: Source) -> Statement:
    backs = {ruleset: tuple(paths) for ruleset, paths in entry.get("backs", {}).items()}
    mark = next(iter(entry["mark"].items())) if "mark" in entry else None
    return Statement(name, documents, entry["section"], " ".join(entry["rule"].split()), backs, mark, file)


def _document_of(file: Source) -> Document:
    listed = tuple(
        ListedSentence(entry["at"], entry["sha256"], tuple(entry.get("states", ())), entry.get("nothing", ""))
        for entry in file.data["sentences"]
    )
    return Document(file.data["document"], file.data["language"], file.data["title"], listed)


# --- splitting a text into sentences -----------------------------------------------------------------------------------------------

_END: Final = re.compile(r"(?<=[.!?…])(?P<closing>[)\]»”’\"']*)\s+(?=\S)")


class Sentence(NamedTuple):
    """A sentence of a document: `at` is line and sentence, counted from 1 and without empty lines; `sha256` its fingerprint."""

    at: str
    text: str
    sha256: str


def sentences(text: str) -> Iterator[Sentence]:
    """The sentences of a document's text, in order. `docs/reference/statements.md` says how a text is split."""
    lines = (" ".join(line.split()) for line in unicodedata.normalize("NFC", text).splitlines())
    for number, line in enumerate(filter(None, lines), 1):
        for place, sentence in enumerate(_split(line), 1):
            yield Sentence(f"{number}.{place}", sentence, fingerprint(sentence))


def fingerprint(sentence: str) -> str:
    """The SHA-256 of a sentence, in hexadecimal."""
    return sha256(sentence.encode()).hexdigest()


def _split(line: str) -> Iterator[str]:
    start = 0
    for found in _END.finditer(line):
        if not line[found.end()].islower():
            yield line[start : found.end("closing")]
            start = found.end()
    yield line[start:]
