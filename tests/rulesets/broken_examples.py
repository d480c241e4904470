"""Broken files and what the author reads about them: one file of examples a problem code, `broken/CODE.yaml`.

Each example has a name, the files that it consists of, and either `says`, the exact text, or `must_say`, parts of it where only the
substance is settled. `cafe.yaml` (or `broken.case.yaml`) is checked; other files beside it are its parents and house rules. The blocks of a
`page.md` are played. `new.txt` begins a ruleset: its id, its parent, and house rules. An example without files is about a file that cannot
be kept in a text; `MADE` makes it.

`python -m tests.rulesets.broken_examples [CODE ...]` updates `says` in every example to the present text: read the difference before you
commit it. It keeps no comments and lays the files out in one way, which a test holds them to.
"""

import json
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import yaml

from basra_spec.analysis import lint
from basra_spec.conformance import cases, own_cases, scaffold
from basra_spec.pages import markdown_blocks
from basra_spec.prose.languages import load_messages
from basra_spec.rulesets.problems import Problem, ProblemsFound, render

FOLDER: Final = Path(__file__).resolve().parent / "broken"
HEADER: Final = "format: 1\nid: cafe\nversion: 1\ntitle: {en: Café}\nextends: koutchina-classic\n"
EXPECTED: Final = ("says", "must_say")
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NAME: Final = re.compile(r"^([^\s#].*):$", re.MULTILINE)
MADE: Final[dict[str, Callable[[Path], object]]] = {
    "control-character/as-it-stands": lambda path: path.write_text("format: 1\nid: caf\x07e\n", encoding="utf-8"),
    "more-problems/unknown-keys": lambda path: path.write_text(HEADER + "".join(f"key{n}: 1\n" for n in range(10_000)), encoding="utf-8"),
    "not-utf-8/latin-1": lambda path: path.write_bytes(HEADER.encode("latin-1")),
    "not-utf-8/utf-16": lambda path: path.write_bytes(HEADER.encode("utf-16")),
    "not-yaml/100000-lists": lambda path: path.write_bytes(b"[" * 100_000),
    "too-deep/45000-maps": lambda path: path.write_bytes(b"{a: " * 45_000),
    "too-large/ten-megabytes": lambda path: path.write_bytes(b"#" * 10_000_000),
    "unreadable-file/folder": lambda path: path.mkdir(),
    "unreadable-file/not-there": lambda path: path.name,
}


class Example(NamedTuple):
    """A broken file with the files beside it, and what must be said about it."""

    code: str
    name: str
    files: dict[str, str]
    says: str | None
    must_say: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.code}/{self.name}"


@cache
def codes() -> tuple[str, ...]:
    """The problem codes that have examples."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


@cache
def examples(code: str) -> tuple[Example, ...]:
    """The examples of a code."""
    return tuple(_example(code, name, entry) for name, entry in _read(code).items())


def every_example() -> Iterator[Example]:
    """The examples of all codes."""
    return (example for code in codes() for example in examples(code))


def stored(code: str) -> str:
    """The text of a code's file."""
    return (FOLDER / f"{code}.yaml").read_text(encoding="utf-8")


def _read(code: str) -> dict[str, Any]:
    text = stored(code)
    found: dict[str, Any] = yaml.load(text, Loader=_LOADER)  # noqa: S506 - both loaders are safe
    assert _NAME.findall(text) == list(found), f"{code}.yaml: two examples have one name"  # YAML would keep only the last of them
    return found


def _example(code: str, name: str, entry: dict[str, Any]) -> Example:
    files = {file: text for file, text in entry.items() if file not in EXPECTED}
    return Example(code, name, files, entry.get("says"), tuple(entry.get("must_say", ())))


@contextmanager
def laid_out(example: Example) -> Iterator[Path]:
    """A folder with the files of an example, which is the working folder meanwhile."""
    with TemporaryDirectory() as folder, chdir(folder):
        for name, text in example.files.items():
            Path(name).write_text(text, encoding="utf-8", newline="")
        if example.id in MADE:
            MADE[example.id](Path("cafe.yaml"))
        yield Path(folder)


@cache
def problems_in(example_id: str) -> tuple[Problem, ...]:
    """The problems of an example, named `CODE/NAME`; files are named as they look from the example's own folder."""
    code, _, name = example_id.partition("/")
    with laid_out(next(example for example in examples(code) if example.name == name)):
        return _problems_here()


def _problems_here() -> tuple[Problem, ...]:
    new, case, page = Path("new.txt"), Path("broken.case.yaml"), Path("page.md")
    try:
        if page.exists():
            markdown_blocks.render_blocks(page.read_text(encoding="utf-8"), str(page), load_messages())
            return ()
        if new.exists():
            name, parent, *houses = new.read_text(encoding="utf-8").splitlines()
            scaffold.plan(name, parent, houses, Path())
            return ()
        if case.exists():
            return own_cases.problems_of(cases.read_case(case, "broken"))
        return lint.check(Path("cafe.yaml"))
    except ProblemsFound as found:
        return found.problems


def text_of(example: Example) -> str:
    """The whole text that an author reads, with a line end behind its last line."""
    text = "\n".join(map(render, problems_in(example.id))) + "\n"
    assert {letter for letter in text if unicodedata.category(letter) == "Cc"} <= {"\n", "\t"}, "a control character reaches the terminal"
    return text


# --- updating the texts -------------------------------------------------------------------------------------------------------------


def rewrite(code: str) -> None:
    """Write the present texts of a code's examples into its file; what must only be part of a text stays as it is."""
    entries = _read(code)
    for example in examples(code):
        if example.says is not None:
            entries[example.name]["says"] = text_of(example)
    (FOLDER / f"{code}.yaml").write_text(_dump(entries), encoding="utf-8", newline="\n")


def laid_out_anew(code: str) -> str:
    """The text of a code's file as the update writes it, with the expected texts unchanged."""
    return _dump(_read(code))


def _dump(entries: dict[str, Any]) -> str:
    return "\n".join(f"{name}:\n" + "".join(_field(key, value) for key, value in entry.items()) for name, entry in entries.items())


def _field(key: str, value: Any) -> str:
    if isinstance(value, list):
        return f"  {key}:\n" + "".join(f"  - {json.dumps(part, ensure_ascii=False)}\n" for part in value)
    return f"  {key}: " + (_block(value) if _fits_a_block(value) else json.dumps(value) + "\n")


def _fits_a_block(text: str) -> bool:
    """Whether a literal block of YAML holds the text as it is, and a reader sees all of it."""
    plain = all(letter in "\n\t" or letter.isprintable() for letter in text)
    framed = text.endswith("\n") and not text.endswith("\n\n") and not text.startswith((" ", "\n"))
    return plain and framed and not any(line.endswith(" ") for line in text.split("\n"))


def _block(text: str) -> str:
    return "|\n" + "".join(f"    {line}\n" if line else "\n" for line in text[:-1].split("\n"))


if __name__ == "__main__":
    if unknown := sorted(set(sys.argv[1:]) - set(codes())):
        sys.exit(f"No file of examples for: {', '.join(unknown)}. Usage: python -m tests.rulesets.broken_examples [CODE ...]")
    for chosen in sys.argv[1:] or codes():
        rewrite(chosen)
