"""Card patterns and bounds, the two notations inside a ruleset's values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.cards import FULL_DECK, RANKS, members, names, rank, set_names
from basra_spec.game.patterns import ANY_NUMBER, UNBOUNDED, Bounds, WordError, pattern_set, patterns_set
from basra_spec.system.text import mistyped, nearest
from tests.each import each

PATTERNS = [
    ("7D", "7D"),
    ("10H", "10H"),
    ("Q", "QS QH QD QC"),
    ("10", "10S 10H 10D 10C"),
    ("10-J", "10S 10H 10D 10C JS JH JD JC"),
    ("A-A", "AS AH AD AC"),
]
NO_PATTERNS = [
    ("Knave", "unknown-rank", 'did you mean "J"?'),
    ("aces", "unknown-rank", 'did you mean "A"?'),
    ("queens", "unknown-rank", 'did you mean "Q"?'),
    ("q", "unknown-rank", 'did you mean "Q"?'),
    ("1", "unknown-rank", 'did you mean "A"?'),
    ("T", "unknown-rank", 'did you mean "10"?'),
    ("10♦", "unknown-rank", 'did you mean "10D"?'),
    ("d10", "unknown-rank", 'did you mean "10D"?'),
    ("7d", "unknown-rank", 'did you mean "7D"?'),
    ("11", "unknown-rank", "a pattern is a rank"),
    ("", "unknown-rank", "a pattern is a rank"),
    ("A-", "unknown-rank", "a pattern is a rank"),
    ("A-5-9", "unknown-rank", "a pattern is a rank"),
    ("7D-9D", "unknown-rank", "a pattern is a rank"),
    ("ANY", "unknown-rank", "a pattern is a rank"),
    ("10-A", "reversed-range", 'write "A-10"'),
    ("K-Q", "reversed-range", 'write "Q-K"'),
]
NO_BOUNDS = [
    ("", "bad-bounds"),
    ("many", "bad-bounds"),
    ("-1", "bad-bounds"),
    ("1-", "bad-bounds"),
    ("+", "bad-bounds"),
    ("2-3+", "bad-bounds"),
    ("1.5", "bad-bounds"),
    ("12345", "bad-bounds"),
    ("1 - 2", "bad-bounds"),
    ("1\n", "bad-bounds"),
    ("10-0", "reversed-range"),
]


@pytest.mark.parametrize(("text", "cards"), PATTERNS)
def test_a_pattern_names_its_cards(text: str, cards: str) -> None:
    assert set_names(pattern_set(text)) == cards


def test_any_names_the_whole_deck_and_so_do_ace_to_king() -> None:
    assert pattern_set("any") == pattern_set("A-K") == FULL_DECK


@each(("text", "code", "hint"), NO_PATTERNS)
def test_an_invalid_pattern_is_refused_with_a_hint(text: str, code: str, hint: str) -> None:
    with pytest.raises(WordError) as refusal:
        pattern_set(text)
    assert refusal.value.code == code
    assert hint in refusal.value.hint


def test_several_patterns_give_the_union_of_their_cards() -> None:
    assert set_names(patterns_set(["7D", "K", "7"])) == "7S 7H 7D 7C KS KH KD KC"
    assert patterns_set([]) == 0


class TestRanges:
    """A range of ranks names the ranks between its ends, both included."""

    @given(st.integers(0, 12), st.integers(0, 12))
    def test_between_any_two_ranks(self, one: int, other: int) -> None:
        low, high = sorted((one, other))
        assert {rank(card) for card in members(pattern_set(f"{RANKS[low]}-{RANKS[high]}"))} == {*range(low, high + 1)}

    @given(st.integers(0, 51))
    def test_a_card_names_itself(self, card: int) -> None:
        assert pattern_set(names([card])) == 1 << card


@pytest.mark.parametrize(("text", "low", "high"), [("1", 1, 1), ("0-10", 0, 10), ("2+", 2, UNBOUNDED), ("0", 0, 0), ("9-9", 9, 9)])
def test_bounds_are_a_number_a_range_or_at_least(text: str, low: int, high: int) -> None:
    assert Bounds.parse(text) == Bounds(low, high)


@each(("text", "code"), NO_BOUNDS)
def test_invalid_bounds_are_refused(text: str, code: str) -> None:
    with pytest.raises(WordError) as refusal:
        Bounds.parse(text)
    assert refusal.value.code == code
    assert refusal.value.hint


def test_both_ends_of_bounds_are_inside() -> None:
    assert [number in Bounds.parse("2-4") for number in range(1, 6)] == [False, True, True, True, False]
    assert 10**6 in ANY_NUMBER


class TestBounds:
    """Bounds read back from their text."""

    @given(st.integers(0, 9999), st.none() | st.integers(0, 9999))
    def test_their_text_can_be_parsed(self, low: int, more: int | None) -> None:
        bounds = Bounds(low, UNBOUNDED if more is None else max(low, more))
        assert Bounds.parse(str(bounds)) == bounds


@pytest.mark.parametrize(
    ("word", "hint"), [("colour", 'did you mean "color"?'), ("COLOR", 'did you mean "color"?'), ("x", "allowed: b, color")]
)
def test_an_unknown_word_gets_the_likeliest_one_or_all(word: str, hint: str) -> None:
    assert nearest(word, ["color", "b"]) == hint


@pytest.mark.parametrize(
    ("word", "allowed"), [("first-play", ["last-play"]), ("six-cards", ["no-point-cards", "shared-most-cards"]), ("hand", ["card", "none"])]
)
def test_a_word_that_has_one_part_in_common_is_not_taken_for_the_other(word: str, allowed: list[str]) -> None:
    assert nearest(word, allowed) == f"allowed: {', '.join(allowed)}"


SLIPS = [
    ("komy", "komi"),
    ("kmoi", "komi"),
    ("kom", "komi"),
    ("jack", "jacks"),
    ("ten_diamond", "ten_diamonds"),
    ("tenn_dimonds", "ten_diamonds"),
]
NO_SLIPS = [("two_clubs", "ten_clubs"), ("komi_2", "komi_3"), ("lone", "lone_jack"), ("ace", "two"), ("plain", "komi"), ("komi", "komi")]


@pytest.mark.parametrize(("name", "other"), SLIPS)
def test_a_name_with_a_letter_wrong_is_a_slip(name: str, other: str) -> None:
    assert mistyped(name, ["plainly", other]) == other


@pytest.mark.parametrize(("name", "other"), NO_SLIPS)
def test_names_that_mean_different_things_are_no_slips(name: str, other: str) -> None:
    assert mistyped(name, [other]) is None
