"""How a problem is shown to people."""

from hypothesis import given
from hypothesis import strategies as st

from basra_spec.rulesets.problems import Elsewhere, Problem, Span, render

LETTERS = st.characters(codec="utf-8", exclude_categories=["Cs"], exclude_characters="\n")


def problem(quote: str, column: int, length: int) -> Problem:
    return Problem("cafe.yaml", Span(7, column, length), "/deal", "wrong-type", "a message", "a hint", quote)


def shown(quote: str, column: int, length: int, widest: int = 100) -> tuple[str, str]:
    """The line as it is quoted, and what is underlined of it."""
    _, line, marks, _ = render(problem(quote, column, length), widest).split("\n")
    start = len(marks) - len(marks.lstrip(" \t"))
    return line[4:], line[start : len(marks)]


def test_a_short_line_is_quoted_whole() -> None:
    assert shown("deal: {hand: six}", 14, 3) == ("deal: {hand: six}", "six")


def test_of_a_long_line_a_window_is_quoted_around_what_is_wrong() -> None:
    line, marked = shown("x" * 300 + "six" + "y" * 300, 301, 3, widest=40)
    assert (len(line), marked) == (40, "six")


def test_what_is_wrong_and_longer_than_the_window_is_underlined_as_far_as_it_is_seen() -> None:
    line, marked = shown("notes: " + "x" * 300, 8, 300, widest=40)
    assert len(line) == 40
    assert marked == "x" * 33


def test_the_marks_stand_below_the_letters_where_the_line_has_tabs() -> None:
    _, line, marks, _ = render(problem("a:\t\tb", 5, 1)).split("\n")
    assert (line, marks) == ("    a:\t\tb", "      \t\t^")


@given(st.text(LETTERS, max_size=250), st.integers(1, 300), st.integers(1, 300), st.integers(-5, 120))
def test_any_line_is_shown_in_its_width(quote: str, column: int, length: int, widest: int) -> None:
    lines = render(problem(quote, column, length), widest).split("\n")
    assert (lines[0], lines[-1]) == (f"cafe.yaml:7:{column}: error: a message (wrong-type)", "  a hint")
    assert all(len(line) <= max(widest, 24) + 4 for line in lines[1:2])
    assert len(lines) == (4 if quote.strip() else 2)


def test_what_other_files_say_stands_between_the_quote_and_the_hint() -> None:
    told = Problem("cafe.yaml", Span(7, 1), "", "x", "a message", "a hint", also=(Elsewhere("b.yaml", Span(1, 1), "b.yaml:1 has 4"),))
    assert render(told).split("\n")[1:] == ["  b.yaml:1 has 4", "  a hint"]
