"""What an author reads about a broken file, example by example; the examples are in `broken/`, and `broken_examples` reads them."""

import json
import re
import traceback
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.analysis import lint
from basra_spec.cli.check_formats import documentation
from basra_spec.provenance.override_context import add_override_context
from basra_spec.rulesets import checks, schema
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.system.resources import shipped
from tests.rulesets import broken_examples
from tests.rulesets.broken_examples import Example, every_example, problems_in, text_of

SOURCE: Final = Path(schema.__file__).parents[1]
OF_LIBYAML: Final = set() if yaml.__with_libyaml__ else {"not-yaml"}  # the words of these codes are those of libyaml


def text_or_crash(example: Example) -> str:
    """The text of an example, or the traceback where there is none, so that one crash hides no other example."""
    try:
        return text_of(example)
    except Exception:
        return traceback.format_exc()


def difference(example: Example) -> str:
    """The lines in which the text of an example differs from what is expected; none if it does not."""
    expected, found = (example.says or "").splitlines(), text_or_crash(example).splitlines()
    return "\n".join(unified_diff(expected, found, f"{example.id} expected", f"{example.id} found", lineterm=""))


def test_a_broken_file_gives_just_this_text() -> None:
    exact = [example for example in every_example() if example.says is not None and example.code not in OF_LIBYAML]
    wrong = [example for example in exact if text_or_crash(example) != example.says]
    assert not wrong, "\n".join(map(difference, wrong))


def test_a_broken_file_gives_a_text_that_says_this() -> None:
    missing = [(example.id, words) for example in every_example() for words in example.must_say if words not in text_or_crash(example)]
    assert missing == []


def test_each_example_has_one_text_and_the_files_that_make_it_broken() -> None:
    assert [example.id for example in every_example() if (example.says is None) != bool(example.must_say)] == []
    assert {example.id for example in every_example() if not example.files} == set(broken_examples.MADE)


def test_the_files_of_examples_are_laid_out_as_their_update_writes_them() -> None:
    assert [code for code in broken_examples.codes() if broken_examples.laid_out_anew(code) != broken_examples.stored(code)] == []


LEVELS: Final = {check.code: check.level for check in lint.CHECKS} | {"not-decided": "note"}


def levels(example: Example) -> set[str]:
    """The levels at which the expected text of an example names its code."""
    return set(re.findall(rf": (error|warning|note): .*\({example.code}\)$|\({example.code}\)$", example.says or "", re.MULTILINE))


def test_an_expected_text_names_its_code_and_says_whether_the_file_can_be_used_all_the_same() -> None:
    found = {example.id: levels(example) for example in every_example() if example.says is not None}
    expected = {name: {LEVELS.get(name.partition("/")[0], "error")} for name in found}
    assert {name: got for name, got in found.items() if got != expected[name]} == {}


# A code is the first text among the arguments of what makes a problem, or a constant.
_CALL = re.compile(r'\b(?:problem|problem_at|Problem|report|refuse|_Fault|_only|WordError)\((?:[^()"]|\([^()]*\)|"")*"([a-z0-9-]+)"')
_CONSTANT = re.compile(r'^(?:MORE: Final|    code) = "([a-z0-9-]+)"', re.MULTILINE)


def codes() -> set[str]:
    """Every problem code that stands in the source."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    registered = {check.code for check in (*checks.CHECKS, *lint.CHECKS)}
    return registered | {code for text in texts for code in (*_CALL.findall(text), *_CONSTANT.findall(text))}


UNREACHABLE: Final = {"wrong-shape"}  # the net below the schema keywords that have a message of their own; a test keeps it empty


def test_every_code_has_an_example_and_every_example_a_code() -> None:
    assert codes() - UNREACHABLE == set(broken_examples.codes())


def test_every_code_has_an_example_whose_exact_text_is_settled() -> None:
    long = {"more-problems"}  # a hundred problems come before it
    assert {example.code for example in every_example() if example.says} == set(broken_examples.codes()) - long


def test_every_code_has_a_section_of_the_reference_and_every_section_a_code() -> None:
    assert set(documentation()) == codes()
    assert [code for code, text in documentation().items() if len(text.split()) < 5] == []


EMPTY_HINTS: Final = re.compile(r"see the language reference|^it must match|^(?:error|wrong|invalid|fix|mend) ?\w*$")


def is_empty(problem: Problem) -> bool:
    """Whether the hint of a problem is missing, says nothing, or repeats the message."""
    return not problem.hint or bool(EMPTY_HINTS.search(problem.hint)) or problem.hint in problem.message


def test_a_hint_says_what_to_do_and_not_again_what_is_wrong() -> None:
    found = [(example.id, problem) for example in every_example() for problem in problems_in(example.id)]
    assert [(name, problem.hint) for name, problem in found if is_empty(problem)] == []


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


def test_the_fields_of_a_problem_agree_with_its_text() -> None:
    (problem,) = problems_in("unknown-rank/knave")
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
        return tuple(add_override_context(lint.check(path)))
    except ProblemsFound as found:
        return tuple(add_override_context(found.problems))


@settings(max_examples=150)
@given(name=st.sampled_from(sorted(TEXTS)), changes=edits)
def test_a_ruleset_edited_by_chance_loads_or_has_problems(workplace: Path, name: str, changes: list[Edit]) -> None:
    text = TEXTS[name]
    for change in changes:
        text = edited(text, change) if WORD.search(text) else text
    path = workplace / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    assert all(problem.file.endswith(".yaml") and problem.message and problem.hint for problem in problems_of(path))
