"""The start of a round: seats, the first deal, and refused cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.cards import FULL_DECK, NAMES, members, names, parse_cards, set_names, to_set
from basra_spec.game.faults import DealError
from basra_spec.game.position import Position
from basra_spec.game.rounds import deal, seating
from basra_spec.game.rules import Rules
from basra_spec.strategies import first_positions
from tests.strategies import GAMES, Game, changed, compiled

HANDS = "AS 2S 3S 4S 5S 6S 8S 9S"


def deck(top: str) -> tuple[int, ...]:
    """A whole deck with these cards on top and the others in deck order."""
    first = parse_cards(top)
    return (*first, *(card for card in range(52) if card not in first))


def test_hands_come_off_the_top_seat_by_seat_and_then_the_floor(classic: Rules) -> None:
    position = deal(classic, deck(f"{HANDS} AH 2H 3H 4H 5H"))
    assert list(map(set_names, position.hands)) == ["AS 2S 3S 4S", "5S 6S 8S 9S"]
    assert set_names(position.floor) == "AH 2H 3H 4H"
    assert (names(position.stock[:1]), len(position.stock)) == ("5H", 40)
    assert position[3:] == ((0, 0), ((), ()), 0, None, None)


def test_four_players_form_two_sides(classic: Rules) -> None:
    position = deal(classic, deck(HANDS), [0] * 0, 4)
    assert (len(position.hands), len(position.piles)) == (4, 2)
    assert len(position.stock) == 52 - 16 - 4


def test_refused_cards_are_replaced_in_turn_and_go_back_to_the_given_places(classic: Rules) -> None:
    position = deal(classic, deck(f"{HANDS} JS 7D AH JH 2H 3H 4H"), [0, 1, 39])
    assert set_names(position.floor) == "AH 2H 3H 4H"
    assert [names([position.stock[place]]) for place in (0, 1, 39)] == ["JS", "7D", "JH"]


@pytest.mark.parametrize(("place", "index"), [("middle", 19), ("middle-rounded-up", 20), ("bottom", 39)])
def test_no_place_can_be_given_if_the_rules_fix_it(place: str, index: int) -> None:
    rules = changed(f"deal: {{put_back: {place}}}")
    assert names([deal(rules, deck(f"{HANDS} JS AH 2H 3H 4H")).stock[index]]) == "JS"
    with pytest.raises(DealError, match="the rules fix where a refused card goes back"):
        deal(rules, deck(f"{HANDS} JS AH 2H 3H 4H"), [0])


ERRORS: dict[str, tuple[tuple[int, ...], list[int], int, str | None, str]] = {
    "a card twice": (deck(f"{HANDS} AH")[:-1] + parse_cards("AS"), [], 2, None, "the deck contains AS twice"),
    "a card missing": (deck("")[:-1], [], 2, None, "the deck lacks KC"),
    "no cards": ((), [], 2, None, "the deck lacks AS AH"),
    "a place missing": (
        deck(f"{HANDS} JS JH"),
        [3],
        2,
        None,
        r"2 cards are refused on the first floor \(JS JH\), but a place to go back to is given for 1",
    ),
    "a place too many": (deck(HANDS), [3], 2, None, "no card is refused on the first floor, but a place to go back to is given for 1"),
    "a place below the stock": (deck(f"{HANDS} JS"), [40], 2, None, "JS cannot go below 40 cards: the stock has 39"),
    "a place above the stock": (deck(f"{HANDS} JS"), [-1], 2, None, "JS cannot go below -1 cards"),
    "three seats": (deck(HANDS), [], 3, None, "the game is for 2 or 4 players, not 3"),
    "no seat": (deck(HANDS), [], 0, None, "the game is for 2 or 4 players, not 0"),
    "partners at two": (deck(HANDS), [], 2, "partners", "2 players play solo, not partners"),
    "alone at four": (deck(HANDS), [], 4, "solo", "4 players play partners, not solo"),
    "no such sides": (deck(HANDS), [], 4, "teams", "4 players play partners, not teams"),
}


@pytest.mark.parametrize(("cards", "returned", "seats", "sides", "message"), ERRORS.values(), ids=ERRORS)
def test_an_impossible_deal_is_refused_with_the_reason(
    classic: Rules, cards: tuple[int, ...], returned: list[int], seats: int, sides: str | None, message: str
) -> None:
    with pytest.raises(DealError, match=message):
        deal(classic, cards, returned, seats, sides)


def test_a_card_outside_the_deck_is_refused() -> None:
    rules = changed("deck: [A-J]")
    assert names(tuple(members(rules.deal.deck))) == " ".join(NAMES[:44])
    with pytest.raises(DealError, match="the deck contains QS QH QD QC KS KH KD KC, which the ruleset does not use"):
        deal(rules, range(52))


def test_a_first_floor_that_cannot_be_filled_is_refused() -> None:
    with pytest.raises(DealError, match="too few cards that may lie on the first floor"):
        deal(changed("deal: {refused: [any]}"), range(52))


def test_seats_form_the_sides_that_the_rules_list_first() -> None:
    rules = changed("players: {3: [solo], 4: [solo, partners]}")
    assert [seating(rules, 2), seating(rules, 3), seating(rules, 4)] == [2, 3, 4]
    assert seating(rules, 4, "partners") == 2


class TestDeal:
    """A deal gives every card its place: full hands, a full first floor without a refused card, and the rest in the stock."""

    @given(st.sampled_from(GAMES).flatmap(lambda game: st.tuples(st.just(game), first_positions(compiled(*game)))))
    def test_in_every_game(self, dealt: tuple[Game, Position]) -> None:
        rules, position = compiled(*dealt[0]), dealt[1]
        assert {hand.bit_count() for hand in position.hands} == {rules.deal.hand}
        assert position.floor.bit_count() == rules.deal.floor
        assert not position.floor & rules.deal.refused
        assert position.floor | sum(position.hands) | to_set(position.stock) == FULL_DECK

    @given(st.permutations(range(52)))
    def test_the_hands_are_the_top_of_the_deck(self, cards: list[int]) -> None:
        rules = changed("deal: {refused: []}")
        position = deal(rules, cards)
        assert sorted(cards[:4]) == list(members(position.hands[0]))
        assert (*position.stock,) == (*cards[12:],)
