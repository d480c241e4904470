"""Text to plain data: YAML 1.2, read strictly, and the place of every part."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from basra_spec.rulesets import source
from basra_spec.rulesets.problems import Problem, ProblemsFound, Span
from basra_spec.rulesets.source import DEEPEST
from basra_spec.system.files import LARGEST
from tests.each import each

WORDS_THAT_STAY_TEXT = [
    *("no", "on", "yes", "off", "y", "n", "N", "True ish", "nULL", "Nil", "none"),
    *("12:30", "010", "007", "0x1F", "0o17", "0b1", "1_000", "+1", ".5", "5.", "--1", "1.2.3"),
    *(".inf", ".nan", "inf", "NaN", "1e", "e1", "2024-01-01", "=", "<<", "7D", "A-10", "2+"),
]
VALUES = [
    ("null", None),
    ("~", None),
    ("NULL", None),
    ("true", True),
    ("True", True),
    ("FALSE", False),
    ("0", 0),
    ("-12", -12),
    ("101", 101),
    ("1.5", 1.5),
    ("-0.25", -0.25),
    ("2.5e+10", 2.5e10),
    ("1e3", 1000.0),
    ("1E-7", 1e-7),
    ("'no'", "no"),
    ('"10"', "10"),
    ("'null'", "null"),
    ('""', ""),
    ("word # a comment", "word"),
]
REFUSED = {
    "a key twice": ("a: 1\nb: 2\na: 3\n", "duplicate-key", (3, 1)),
    "a number and a text as one key": ('10: a\n"10": b\n', "duplicate-key", (2, 1)),
    "a key twice in braces": ("m: {a: 1, b: 2, a: 3}\n", "duplicate-key", (1, 17)),
    "a key twice that holds maps": ("a: {x: 1}\na: {x: 2}\n", "duplicate-key", (2, 1)),
    "an anchor on a value": ("a: &x 1\n", "anchor", (1, 4)),
    "an anchor on a map": ("a: &x {b: 1}\n", "anchor", (1, 4)),
    "an anchor on a key": ("&x a: 1\n", "anchor", (1, 1)),
    "an alias": ("a: 1\nb: *a\n", "alias", (2, 4)),
    "an alias in a list": ("[1, *a]\n", "alias", (1, 5)),
    "a tag": ("a: !!int 1\n", "tag", (1, 4)),
    "a tag of one's own": ("a: !card 7D\n", "tag", (1, 4)),
    "a tag on a list": ("a: !!set [1]\n", "tag", (1, 4)),
    "a second document": ("a: 1\n---\nb: 2\n", "several-documents", (2, 1)),
    "no text": ("", "empty-document", (1, 1)),
    "blank lines": ("\n  \n", "empty-document", (1, 1)),
    "comments only": ("# a ruleset\n# to come\n", "empty-document", (1, 1)),
    "a document that says nothing": ("---\n", "empty-document", (1, 1)),
    "a control character as an escape": ('a: "\\x07"\n', "control-character", (1, 4)),
    "a tab in a text": ('a: "b\tc"\n', "control-character", (1, 4)),
    "a control character in a key": ('"a\\x07": 1\n', "control-character", (1, 1)),
    "a key of two lines": ('"a\\n": 1\n', "control-character", (1, 1)),
    "a control character as it is": ("a: \x07\n", "not-yaml", (1, 4)),
    "a tab that indents": ("a:\n\tb: 1\n", "not-yaml", (2, 1)),
    "a key without a value": ("a:\nb: 1\n", "empty-value", (1, 3)),
    "a list item without a value": ("- 1\n-\n", "empty-value", (2, 2)),
    "a list as a key": ("? [a]\n: 1\n", "key-not-text", (1, 3)),
    "a map as a key": ("{a: 1}: 2\n", "key-not-text", (1, 1)),
    "a key that stands too far in": ("a: 1\n b: 2\n", "not-yaml", (2, 3)),
    "a directive for a tag": ("%TAG ! tag:x,1:\n---\na: !b 1\n", "tag", (3, 4)),
    "lists too deep": ("[" * (DEEPEST + 1), "too-deep", (1, DEEPEST + 1)),
}


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(ProblemsFound) as found:
        source.parse(text)
    return found.value.problems


@each("word", WORDS_THAT_STAY_TEXT)
def test_a_word_that_other_readers_take_for_something_else_stays_text(word: str) -> None:
    assert source.parse(f"a: {word}\n").data == {"a": word}


@each(("text", "value"), VALUES)
def test_a_value_has_the_type_of_yaml_1_2(text: str, value: object) -> None:
    (read,) = source.parse(f"- {text}\n").data
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize("key", ["10", '"10"', "'10'"])
def test_a_key_is_text_however_it_is_written(key: str) -> None:
    assert source.parse(f"{key}: no\n").data == {"10": "no"}


@pytest.mark.parametrize("key", ["true", "null", "~", "no", "1.5", "<<"])
def test_a_key_is_text_whatever_the_word(key: str) -> None:
    assert source.parse(f"{key}: 1\n").data == {key: 1}


@pytest.mark.parametrize("text", ["a: |\n  b\n  c\n", "a: 'b\n\n  c\n\n  '\n", 'a: "b\\nc\\n"\n'])
def test_a_text_may_have_several_lines(text: str) -> None:
    assert source.parse(text).data == {"a": "b\nc\n"}


@each(("text", "code", "place"), REFUSED.values(), ids=REFUSED)
def test_strict_yaml_refuses(text: str, code: str, place: tuple[int, int]) -> None:
    (problem,) = problems(text)
    assert (problem.code, (problem.span.line, problem.span.column)) == (code, place)
    assert problem.message
    assert problem.hint


@pytest.mark.parametrize("text", ["a: [1, 2\n", "a: {b: 1\n", "a: 'b\n", 'a: "b\n'])
def test_a_bracket_or_quote_that_stays_open_is_a_problem_of_its_line(text: str) -> None:
    (problem,) = problems(text)
    assert (problem.code, problem.span.line, problem.quote) == ("not-yaml", 1, text.strip())


def test_all_that_is_wrong_is_told_at_once() -> None:
    found = problems("a: &x 1\na: !t 2\nb: *x\nc:\n")
    assert [problem.code for problem in found] == ["anchor", "duplicate-key", "tag", "alias", "empty-value"]


def test_a_duplicate_key_says_where_the_first_one_is() -> None:
    (problem,) = problems("a: 1\nb: 2\na: 3\n")
    assert "first on line 1" in problem.message
    assert problem.quote == "a: 3"


def test_as_many_levels_as_are_allowed_are_read() -> None:
    data = source.parse("[" * DEEPEST + "]" * DEEPEST).data
    for _ in range(DEEPEST - 1):
        (data,) = data
    assert data == []


# --- places -------------------------------------------------------------------------------------------------------------------------

PLACED = """\
format: 1
plays:
  jack: {cards: [J, "7D"], takes: null}
  long: >-
    two
    lines
"""


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("format",), Span(1, 1, 6), Span(1, 9, 1)),
        (("plays",), Span(2, 1, 5), Span(3, 3, 1)),
        (("plays", "jack"), Span(3, 3, 4), Span(3, 9, 1)),
        (("plays", "jack", "cards"), Span(3, 10, 5), Span(3, 17, 1)),
        (("plays", "jack", "cards", 1), None, Span(3, 21, 4)),
        (("plays", "jack", "takes"), Span(3, 28, 5), Span(3, 35, 4)),
        (("plays", "long"), Span(4, 3, 4), Span(4, 9, 1)),
    ],
)
def test_every_key_and_value_has_its_line_and_column(path: tuple[str | int, ...], key: Span | None, value: Span) -> None:
    read = source.parse(PLACED)
    assert read.keys.get(path) == key
    assert read.values[path] == value


def test_a_problem_at_a_path_that_is_not_there_stands_at_the_nearest_part_that_is() -> None:
    problem = source.parse(PLACED).problem(("plays", "jack", "takes", "sweep", 0), "code", "message", "hint")
    assert (problem.span, problem.pointer) == (Span(3, 28, 5), "/plays/jack/takes")
    assert problem.quote == '  jack: {cards: [J, "7D"], takes: null}'


def test_a_pointer_escapes_what_json_pointer_escapes() -> None:
    read = source.parse('"a/b": {"c~d": 1}\n')
    assert read.problem(("a/b", "c~d"), "code", "message", "hint").pointer == "/a~1b/c~0d"


def test_walking_visits_every_leaf_in_order() -> None:
    data = source.parse("a: {b: 1, c: {}, d: null}\ne: [1, {f: 2}]\n").data
    assert list(source.walk(data)) == [(("a", "b"), 1), (("a", "c"), {}), (("a", "d"), None), (("e",), [1, {"f": 2}])]


# --- files --------------------------------------------------------------------------------------------------------------------------

FILES = [
    (b"a: 1\n\xff: 2\n", "not-utf-8"),
    ("a: é\n".encode("latin-1"), "not-utf-8"),
    ("a: 1\n".encode("utf-16"), "not-utf-8"),
    (b"#" * (LARGEST + 1), "too-large"),
]


@pytest.mark.parametrize(("raw", "code"), FILES, ids=["stray byte", "latin-1", "utf-16", "large"])
def test_a_file_that_is_no_small_utf_8_text_is_refused(tmp_path: Path, raw: bytes, code: str) -> None:
    path = tmp_path / "game.yaml"
    path.write_bytes(raw)
    with pytest.raises(ProblemsFound) as found:
        source.read(path)
    assert [problem.code for problem in found.value.problems] == [code]


@pytest.mark.parametrize("name", ["nowhere.yaml", "."])
def test_a_file_that_is_not_there_or_is_a_folder_cannot_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(ProblemsFound) as found:
        source.read(tmp_path / name)
    (problem,) = found.value.problems
    assert (problem.code, problem.file) == ("unreadable-file", str(tmp_path / name))


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_a_byte_order_mark_and_any_line_ends_change_nothing(tmp_path: Path, ends: str) -> None:
    path = tmp_path / "game.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + f"a: 1{ends}b: [J]{ends}".encode())
    read = source.read(path)
    assert (read.file, read.data) == (str(path), {"a": 1, "b": ["J"]})
    assert read.keys["b",] == Span(2, 1, 1)


# --- properties ---------------------------------------------------------------------------------------------------------------------

PRINTABLE = st.characters(exclude_categories=["Cc", "Cs", "Cn", "Zl", "Zp"], exclude_characters="\ufeff")
keys = st.text(PRINTABLE, max_size=8)
texts = st.text(PRINTABLE | st.just("\n"), max_size=40)


def nested(leaves: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.recursive(leaves, lambda inside: st.lists(inside, max_size=4) | st.dictionaries(keys, inside, max_size=4), max_leaves=12)


numbers = st.integers(1 - 10**18, 10**18 - 1) | st.floats(allow_nan=False, allow_infinity=False)
plain_data = nested(st.booleans() | numbers | texts) | nested(st.none() | texts).filter(lambda data: data is not None)


class TestData:
    """Plain data written as JSON, or as YAML in quotes, are read as they were."""

    @given(plain_data)
    @example([1e-05, 1e16, -0.0])
    def test_json_is_read_as_json(self, data: Any) -> None:
        read = source.parse(json.dumps(data, ensure_ascii=False)).data
        assert read == data
        assert json.dumps(read) == json.dumps(data)

    @given(nested(texts))
    def test_quoted_yaml_is_read_as_it_was_written(self, data: Any) -> None:
        assert source.parse(yaml.safe_dump(data, default_style='"', sort_keys=False)).data == data


class TestPlaces:
    """Every key and every scalar stands in its line where its span says."""

    @given(st.dictionaries(st.from_regex("[a-z]{1,5}", fullmatch=True), nested(st.integers(0, 99) | st.booleans() | keys), min_size=1))
    def test_of_data_in_many_lines(self, data: dict[str, Any]) -> None:
        read = source.parse(json.dumps(data, indent=1, ensure_ascii=False))
        for path, span in read.keys.items():
            assert _text_at(read, span) == json.dumps(path[-1], ensure_ascii=False)
        for path, span in read.values.items():
            value = _part(data, path)
            assert isinstance(value, dict | list) or _text_at(read, span) == json.dumps(value, ensure_ascii=False)


def _text_at(read: source.Source, span: Span) -> str:
    return read.lines[span.line - 1][span.column - 1 : span.column - 1 + span.length]


def _part(data: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


PIECES = [
    "a",
    "b",
    ": ",
    ":",
    "- ",
    "-",
    "\n",
    "\n  ",
    "[",
    "]",
    "{",
    "}",
    ", ",
    "&x ",
    "*x",
    "!t ",
    "? ",
    "| ",
    "'",
    '"',
    "# ",
    "---\n",
    "%",
    "~",
]


class TestAnyText:
    """Any text is read or refused, and every refusal points into the text or at its end."""

    @given(st.lists(st.sampled_from(PIECES), max_size=16).map("".join) | st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
    def test_of_pieces_of_yaml_and_of_any_letters(self, text: str) -> None:
        lines = [problem.span.line for problem in _refusals(text)]
        assert all(1 <= line <= len(text.splitlines()) + 1 for line in lines)


def _refusals(text: str) -> tuple[Problem, ...]:
    try:
        read = source.parse(text)
    except ProblemsFound as found:
        return found.problems
    assert set(read.keys) <= set(read.values)
    return ()
