"""Several patterns for one card: the one that names the fewest cards wins."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.cards import RANKS, parse_card
from basra_spec.game.patterns import by_card, clashes, pattern_set

PATTERNS = ["any", "A-10", "A-5", "5-9", "J-K", "7-7", *RANKS, "7D", "7S", "QC"]
tables = st.dictionaries(st.sampled_from(PATTERNS), st.integers(0, 2)).map(lambda table: list(table.items()))


def test_a_card_goes_before_a_rank_and_a_rank_before_a_range() -> None:
    told = by_card([("7D", "komi"), ("any", "other"), ("7", "seven"), ("A-10", "number")])
    assert [told[parse_card(card)] for card in ("7D", "7S", "8D", "KD")] == ["komi", "seven", "number", "other"]


def test_a_card_that_no_pattern_names_has_nothing() -> None:
    told = by_card([("A-10", 1)])
    assert told[parse_card("10C")] == 1
    assert told[parse_card("JS")] is None


def test_two_ranges_of_one_size_clash_where_they_meet() -> None:
    (clash,) = clashes([("A-5", "low"), ("5-9", "high")])
    assert {clash.first, clash.second} == {"A-5", "5-9"}
    assert clash.card == parse_card("5S")


def test_equally_specific_patterns_with_the_same_value_do_not_clash() -> None:
    assert clashes([("A-5", "low"), ("5-9", "low")]) == []


def test_a_narrower_pattern_settles_a_clash() -> None:
    assert clashes([("A-5", "low"), ("5-9", "high"), ("5", "five")]) == []


class TestOrder:
    """The order of the rows means nothing, as long as no two of them clash."""

    @given(tables, st.randoms(use_true_random=False))
    def test_any_order_gives_the_same_table(self, rows: list[tuple[str, int]], chance: Random) -> None:
        mixed = list(rows)
        chance.shuffle(mixed)
        assert clashes(rows) or by_card(mixed) == by_card(rows)
        assert bool(clashes(mixed)) == bool(clashes(rows))


class TestFewest:
    """What a card is told is said by a pattern that names it, and by none that names more cards than another."""

    @given(tables)
    def test_of_every_card(self, rows: list[tuple[str, int]]) -> None:
        for card, told in enumerate(by_card(rows)):
            naming = [(pattern_set(pattern).bit_count(), value) for pattern, value in rows if pattern_set(pattern) >> card & 1]
            assert told in {value for size, value in naming if size == min(naming)[0]} or (told is None and not naming)
