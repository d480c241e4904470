"""Text of strangers: whatever it holds, what is shown of it is one printable line."""

from hypothesis import given
from hypothesis import strategies as st

from basra_spec.system.text import MOST_SHOWN, escape_controls, one_line
from tests.each import each

ANY_TEXT = st.text(st.characters(codec=None, categories=None))


@given(ANY_TEXT, st.integers(0, 50))
def test_any_text_becomes_one_printable_line_of_bounded_length(text: str, most: int) -> None:
    shown = one_line(text, most)
    assert shown.isprintable()
    assert len(shown) <= most + 1
    assert shown.encode("utf-8").decode("utf-8") == shown  # halves of letters cannot be


@given(ANY_TEXT)
def test_what_is_fit_to_be_shown_stays_as_it_is(text: str) -> None:
    assert one_line(one_line(text)) == one_line(text)


SHOWN = {
    "\x1b[2J": r"\x1b[2J",
    "\u202etac": r"\u202etac",
    "one\ntwo\r\n": r"one\ntwo\r\n",
    "one\u2028two\x85": r"one\u2028two\x85",
    "\ud800": r"\ud800",
    "قهوة 7♦ é 日本": "قهوة 7♦ é 日本",
    "C:\\nets": "C:\\nets",
    "": "",
}


@each("text", SHOWN)
def test_what_is_not_printable_is_shown_as_its_escape(text: str) -> None:
    assert one_line(text) == SHOWN[text]


def test_a_long_text_is_cut_and_no_escape_in_the_middle() -> None:
    assert one_line("x" * 10_000) == "x" * MOST_SHOWN + "…"
    assert one_line("ab\x1b\x1b", 7) == r"ab\x1b…"


def test_lines_of_our_own_keep_their_ends_and_tabs_and_the_marks_of_arabic_script() -> None:
    text = "one\n\ttwo \u200fمقهى\u200c"
    assert escape_controls(text) == text


@given(ANY_TEXT)
def test_nothing_that_steers_a_terminal_is_left(text: str) -> None:
    shown = escape_controls(text)
    assert not set(shown) & {*map(chr, range(32)), *map(chr, range(0x7F, 0xA0)), *"\u2028\u202a\u202e\u2066\u2069"} - {"\n", "\t"}
    assert shown.encode("utf-8").decode("utf-8") == shown  # halves of letters cannot be
