"""A document as sentences, and the fingerprint of each: how the project knows a page without holding any of its wording."""

import re
import unicodedata
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

_END = re.compile(r"(?<=[.!?…])(?P<closing>[)\]»”’\"']*)\s+(?=\S)")


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
