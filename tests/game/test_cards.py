"""Cards and sets of cards as ints, and their text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game import cards
from basra_spec.game.cards import members, names, parse_card, parse_cards, parse_set, rank, rank_mates, set_names, to_set
from basra_spec.game.faults import CardError
from basra_spec.strategies import card_sets, lists_of_cards
from tests.each import each

NO_CARDS = ["", "7", "D", "11H", "1S", "0S", "7X", "7 D", "7♦", "D7", "any", "A-10", "９S", "9ſ", "10"]


def test_deck_order_goes_from_the_ace_of_spades_to_the_king_of_clubs_by_rank_then_spades_hearts_diamonds_clubs() -> None:
    assert names(range(52)).startswith("AS AH AD AC 2S 2H")
    assert names(range(52)).endswith("QD QC KS KH KD KC")
    assert set_names(cards.FULL_DECK) == names(range(52))


@pytest.mark.parametrize("text", ["10H", "10h", "TH", "th", " 10H "])
def test_a_ten_can_be_written_with_t_and_in_lower_case(text: str) -> None:
    assert parse_card(text) == parse_card("10H") == 37


@each("text", NO_CARDS)
def test_an_unknown_card_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(CardError, match="write rank and suit, as in 7D"):
        parse_card(text)


@pytest.mark.parametrize(
    ("written", "meant"), [("7♦", "7D"), ("10♡", "10H"), ("♠A", "AS"), ("D10", "10D"), ("dt", "10D"), ("3S,", "3S"), ("10h;", "10H")]
)
def test_another_notation_is_refused_with_the_likely_card(written: str, meant: str) -> None:
    with pytest.raises(CardError, match=f"did you mean {meant}\\?"):
        parse_card(written)


@pytest.mark.parametrize("text", ["11H", "7X", "S", "", "7DD", "DD", "10"])
def test_an_unlikely_text_suggests_no_card(text: str) -> None:
    assert cards.likely_card(text) is None


def test_the_message_names_the_wrong_word() -> None:
    with pytest.raises(CardError, match='there is no card "5X"'):
        parse_cards("9S 5X 4D")


@pytest.mark.parametrize("read", [parse_cards, parse_set])
@pytest.mark.parametrize("text", ["9S 9S", "10H 4D TH", "4D 9S 4d"])
def test_a_card_named_twice_is_refused(read: type, text: str) -> None:
    with pytest.raises(CardError, match="is listed twice"):
        read(text)


def test_an_empty_text_gives_no_cards() -> None:
    assert parse_cards("") == ()
    assert parse_set(" ") == 0
    assert set_names(0) == names(()) == ""


def test_the_rank_mates_of_a_card_are_the_four_of_its_rank() -> None:
    assert set_names(rank_mates(parse_card("7D"))) == "7S 7H 7D 7C"
    assert [rank(parse_card(card)) for card in ("AC", "10S", "JD", "KH")] == [0, 9, 10, 12]


class TestText:
    """Cards, lists and sets of cards read back from their text."""

    @given(lists_of_cards())
    def test_a_list_keeps_its_order(self, several: list[int]) -> None:
        assert parse_cards(names(several)) == tuple(several)

    @given(card_sets())
    def test_the_text_of_a_set_parses_to_the_set_and_is_unique(self, some: int) -> None:
        assert parse_set(set_names(some)) == some
        assert set_names(some).split() == sorted(set_names(some).split(), key=parse_card)

    @given(st.text(max_size=4))
    def test_any_text_gives_cards_or_a_card_error(self, text: str) -> None:
        try:
            told = parse_cards(text)
        except CardError:
            return
        assert parse_cards(names(told)) == told


class TestSets:
    """A set of cards as an int is the set of its members."""

    @given(lists_of_cards())
    def test_members_are_the_cards_put_in_in_deck_order(self, several: list[int]) -> None:
        assert list(members(to_set(several))) == sorted(several)

    @given(card_sets(), card_sets())
    def test_bits_are_set_operations(self, some: int, others: int) -> None:
        assert set(members(some | others)) == {*members(some), *members(others)}
        assert set(members(some & ~others)) == {*members(some)} - {*members(others)}
