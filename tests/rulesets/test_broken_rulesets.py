"""One broken file per mistake, and what the author is told. For a warning or a note it is a file that can be used all the same.

`tests/rulesets/broken/<code>/<mistake>/cafe.yaml` (or `broken.case.yaml`) is checked; files beside it are its parents and house rules.
Where there is a `page.md`, its blocks are played.
Where there is a `new.txt`, a ruleset is begun there with what it says: its id, its parent, and house rules.
`expected.txt` is the exact text that it must give. Where only the substance is settled, each line of `must-say.txt` is a part of the text.
A folder with nothing but such a text is about a file that cannot be kept here, and is made by the test.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import chdir
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.cli.problem_docs import documented
from basra_spec.conformance import cases, own_cases, scaffold
from basra_spec.pages import markdown_blocks
from basra_spec.prose.languages import messages
from basra_spec.provenance.override_context import with_background
from basra_spec.rulesets import loader, schema
from basra_spec.rulesets.checks import OF_PLAY
from basra_spec.rulesets.problems import Problem, ProblemsFound, render
from basra_spec.system.resources import shipped

ROOT: Final = Path(__file__).resolve().parent / "broken"
SOURCE: Final = Path(loader.__file__).parents[1]
HEADER: Final = "format: 1\nid: cafe\nversion: 1\ntitle: {en: Café}\nextends: koutchina-classic\n"

MADE: Final[dict[str, Callable[[Path], object]]] = {
    "control-character/as-it-stands": lambda path: path.write_text("format: 1\nid: caf\x07e\n", encoding="utf-8"),
    "not-utf-8/latin-1": lambda path: path.write_bytes(HEADER.encode("latin-1")),
    "not-utf-8/utf-16": lambda path: path.write_bytes(HEADER.encode("utf-16")),
    "not-yaml/100000-lists": lambda path: path.write_bytes(b"[" * 100_000),
    "too-deep/45000-maps": lambda path: path.write_bytes(b"{a: " * 45_000),
    "too-large/ten-megabytes": lambda path: path.write_bytes(b"#" * 10_000_000),
    "unreadable-file/folder": lambda path: path.mkdir(),
    "unreadable-file/not-there": lambda path: path.name,
}


def mistakes(kind: str) -> list[str]:
    """The mistakes whose text is settled in a file of this name, as `<code>/<mistake>`."""
    return sorted(path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob(f"*/*/{kind}"))


@cache
def problems_in(mistake: str) -> tuple[Problem, ...]:
    """The problems of a mistake, with file names as they look from the file's own folder."""
    with TemporaryDirectory() as folder, chdir(folder if mistake in MADE else ROOT / mistake):
        if mistake in MADE:
            MADE[mistake](Path("cafe.yaml"))
        return check_here()


def told(mistake: str) -> str:
    """All that is said of a mistake."""
    text = "\n".join(map(render, problems_in(mistake)))
    assert {letter for letter in text if unicodedata.category(letter) == "Cc"} <= {"\n", "\t"}, "a control character reaches the terminal"
    return text


def check_here() -> tuple[Problem, ...]:
    """All that is said of what the working folder is about: the beginning of a ruleset, a case, or a ruleset."""
    new, case, page = Path("new.txt"), Path("broken.case.yaml"), Path("page.md")
    try:
        if page.exists():
            markdown_blocks.rendered(page.read_text(encoding="utf-8"), str(page), messages())
            return ()
        if new.exists():
            name, parent, *houses = new.read_text(encoding="utf-8").splitlines()
            scaffold.begin(name, parent, houses, Path())
            return ()
        if case.exists():
            return own_cases.problems_of(cases.read_case(case, "broken"))
        return loader.check(Path("cafe.yaml"))
    except ProblemsFound as found:
        return found.problems


@pytest.mark.parametrize("mistake", mistakes("expected.txt"))
def test_a_mistake_gives_just_this_text(mistake: str) -> None:
    if mistake.startswith("not-yaml/") and not yaml.__with_libyaml__:
        pytest.skip("the words are those of libyaml")
    expected = (ROOT / mistake / "expected.txt").read_text(encoding="utf-8")
    assert told(mistake) + "\n" == expected


@pytest.mark.parametrize("mistake", mistakes("must-say.txt"))
def test_a_mistake_gives_a_text_that_says_this(mistake: str) -> None:
    text = told(mistake)
    for words in (ROOT / mistake / "must-say.txt").read_text(encoding="utf-8").splitlines():
        assert words in text


def test_each_mistake_has_one_text() -> None:
    folders = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("*/*")}
    exact, loose = set(mistakes("expected.txt")), set(mistakes("must-say.txt"))
    assert exact | loose == folders
    assert not exact & loose


def test_an_expected_text_names_the_code_whose_folder_it_stands_in() -> None:
    for mistake in mistakes("expected.txt"):
        assert f"({mistake.partition('/')[0]})\n" in (ROOT / mistake / "expected.txt").read_text(encoding="utf-8"), mistake


LEVELS: Final = {module.CODE: module.LEVEL for module in OF_PLAY}


def test_an_expected_text_says_whether_the_file_can_be_used_all_the_same() -> None:
    for mistake in mistakes("expected.txt"):
        code = mistake.partition("/")[0]
        heads = [line for line in (ROOT / mistake / "expected.txt").read_text(encoding="utf-8").splitlines() if line.endswith(f"({code})")]
        assert heads, mistake
        assert all(f": {LEVELS.get(code, 'error')}: " in head for head in heads), mistake


# A code stands as the first text among the arguments of what makes a problem, or is a module's CODE.
_CALL = re.compile(r'\b(?:problem|problem_at|Problem|report|refuse|_Fault|WordError)\((?:[^()"]|\([^()]*\)|"")*"([a-z0-9-]+)"')
_CONSTANT = re.compile(r'^(?:CODE|    code) = "([a-z0-9-]+)"(?:[^"\n]*\("format",\) else "([a-z0-9-]+)")?', re.MULTILINE)


def codes() -> set[str]:
    """Every problem code that stands in the source."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    return {code for text in texts for found in (_CALL.findall(text), *_CONSTANT.findall(text)) for code in found if code}


UNREACHABLE: Final = {"wrong-shape"}  # the net below the schema keywords that have a message of their own; a test keeps it empty


def test_every_code_has_an_example_and_every_example_a_code() -> None:
    assert codes() - UNREACHABLE == {path.name for path in ROOT.iterdir()}


def test_every_code_has_an_example_whose_exact_text_is_settled() -> None:
    assert {mistake.partition("/")[0] for mistake in mistakes("expected.txt")} == {path.name for path in ROOT.iterdir()}


def test_every_code_has_a_section_of_the_reference_and_every_section_a_code() -> None:
    assert set(documented()) == codes()
    assert [code for code, text in documented().items() if len(text.split()) < 5] == []


EMPTY_HINTS: Final = re.compile(r"see the language reference|^it must match|^(?:error|wrong|invalid|fix|mend) ?\w*$")


@pytest.mark.parametrize("mistake", [*mistakes("expected.txt"), *mistakes("must-say.txt")])
def test_a_hint_says_what_to_do_and_not_again_what_is_wrong(mistake: str) -> None:
    for problem in problems_in(mistake):
        assert problem.hint
        assert not EMPTY_HINTS.search(problem.hint), problem.hint
        assert problem.hint not in problem.message, problem.hint


def keywords(part: dict[str, Any]) -> Iterator[str]:
    """The JSON Schema keywords of a schema and of those inside it."""
    for key, value in part.items():
        yield key
        if key in ("properties", "$defs"):
            yield from (word for inner in value.values() for word in keywords(inner))
        elif key in ("additionalProperties", "items", "propertyNames") and isinstance(value, dict):
            yield from keywords(value)


def test_every_keyword_of_the_schemas_has_a_message_of_its_own() -> None:
    silent = {"$schema", "$defs", "$ref", "title", "description", "examples", "properties", "items", "propertyNames"}
    for path in (*shipped("rulesets").rglob("*.schema.json"), shipped("conformance") / "schema" / "case.schema.json"):
        assert set(keywords(json.loads(path.read_text(encoding="utf-8")))) - silent <= set(schema._EXPLAIN), path.name


def test_the_fields_of_a_problem_agree_with_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "unknown-rank" / "knave")
    with pytest.raises(ProblemsFound) as found:
        loader.check(Path("cafe.yaml"))
    (problem,) = found.value.problems
    assert (problem.file, problem.span.line, problem.span.column, problem.span.length) == ("cafe.yaml", 7, 18, len("Knave"))
    assert (problem.pointer, problem.code, problem.hint) == ("/deal/refused/0", "unknown-rank", 'did you mean "J"?')


# --- files broken by chance ---------------------------------------------------------------------------------------------------------

TEXTS: Final = {path.stem: path.read_text(encoding="utf-8") for path in sorted(shipped("rulesets").glob("*.yaml"))}
WORD: Final = re.compile(r"[A-Za-z0-9_.+-]+")
STRANGE: Final = (
    "null",
    "true",
    "-1",
    "0",
    "2.5",
    "4.0",
    "10+",
    "K-A",
    "[]",
    "{}",
    "''",
    "7♦",
    "&a",
    "*a",
    "!!int",
    "? ",
    "- ",
    ": ",
    "\t",
    "#",
    "|",
)

Edit = tuple[str, int, int]
edits = st.lists(
    st.tuples(st.sampled_from(["delete", "duplicate", "replace", "swap", "strange"]), st.integers(0, 199), st.integers(0, 199))
)


def edited(text: str, edit: Edit) -> str:
    """The text after one edit: of whole lines, or of words."""
    how, one, other = edit
    if how in ("swap", "strange"):
        words = WORD.findall(text)
        gaps = WORD.split(text)
        here, there = one % len(words), other % len(words)
        words[here], words[there] = (words[there], words[here]) if how == "swap" else (STRANGE[other % len(STRANGE)], words[there])
        return "".join(gap + word for gap, word in zip(gaps, [*words, ""], strict=True))
    lines = text.splitlines()
    here, there = one % len(lines), other % len(lines)
    lines[here : here + 1] = {"delete": [], "duplicate": [lines[here], lines[here]], "replace": [lines[there]]}[how]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def workplace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edited")


def problems_of(path: Path) -> tuple[Problem, ...]:
    """All that is said of a file; any other exception is an error of the program."""
    try:
        return tuple(with_background(loader.check(path)))
    except ProblemsFound as found:
        return tuple(with_background(found.problems))


@settings(max_examples=150)
@given(name=st.sampled_from(sorted(TEXTS)), changes=edits)
def test_a_ruleset_edited_by_chance_loads_or_has_problems(workplace: Path, name: str, changes: list[Edit]) -> None:
    text = TEXTS[name]
    for change in changes:
        text = edited(text, change) if WORD.search(text) else text
    path = workplace / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    assert all(problem.file.endswith(".yaml") and problem.message and problem.hint for problem in problems_of(path))
