"""Examples in Markdown: the fenced blocks of a page, run in order in one folder, as a reader would."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from basra_spec.cli import run

ROOT = Path(__file__).resolve().parents[1]
_FENCE = re.compile(r"^```(\w+)?(?: title=\"([^\"]+)\")?[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, its title (a file name), its text, and the line it begins on."""

    language: str
    title: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every page whose examples run."""
    return [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *sorted((ROOT / "docs").rglob("*.md")),
        *sorted((ROOT / "conformance").rglob("*.md")),
    ]


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        yield Block(found[1] or "", found[2] or "", found[3], text[: found.start()].count("\n") + 1)


def play(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Do what a block says: write its file, run its commands, run its Python; fail where the output differs."""
    if block.title:
        Path(block.title).write_text(block.text, encoding="utf-8")
    elif block.language == "console":
        for command, expected in _commands(block.text):
            printed = _printed(command, capsys)
            assert printed == expected or _fits(printed, expected), f"$ {command} (the block on line {block.line}) printed:\n{printed}"
    elif block.language == "python":
        test = doctest.DocTestParser().get_doctest(block.text, {}, "page", None, block.line)
        said: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
        assert not said, "".join(said)


def _commands(text: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output.rstrip()


def _fits(printed: str, expected: str) -> bool:
    """Whether the text is as expected, where a line `...` stands for any lines."""
    parts = [re.escape(part) for part in re.split(r"^\.\.\.$", expected, flags=re.MULTILINE)]
    return re.fullmatch("(?s:.*)".join(parts), printed) is not None


def _printed(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    words = shlex.split(command)
    assert words[0] == "basra-spec", command
    run(words[1:])
    captured = capsys.readouterr()
    return (captured.err + captured.out).rstrip()
