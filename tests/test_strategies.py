"""What hypothesis draws: all of it is possible in the game it is drawn for, and shrinks to something short."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from basra_spec.analysis.lint import sensible
from basra_spec.game.cards import members, parse_cards, parse_set, set_names, to_set
from basra_spec.game.play import apply
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal
from basra_spec.rulesets import catalogue
from basra_spec.rulesets.checks import OF_RULES
from basra_spec.rulesets.merge import touches
from basra_spec.rulesets.resolved import Resolved
from basra_spec.strategies import (
    Deal,
    cards,
    chooser,
    deals,
    decks,
    deltas,
    first_positions,
    floors,
    floors_and_cards,
    lists_of_cards,
    move_numbers,
    moves,
    plays,
    positions,
    returned_places,
    rules,
    rulesets,
)
from tests.strategies import CLASSIC, changed, compiled, resolved

EVERY_RULESET = pytest.mark.parametrize("name", catalogue.shipped_ids())
GAME = compiled(*CLASSIC)
SHORT = changed("deck: [A-J]\nplayers: {4: null}")
"""A game with less than a whole pack."""
T = TypeVar("T")


def shortest(strategy: st.SearchStrategy[T], holds: Callable[[T], bool]) -> T:
    """What a failing test would be shown."""
    steady = Random(0)  # one start in many shrinks to a neighbour of the smallest
    return find(strategy, holds, settings=settings(max_examples=2000, phases=(Phase.generate, Phase.shrink)), random=steady)


class TestCards:
    """Cards are of the deck, and as many as are asked for."""

    @given(st.data(), st.integers(0, 5), st.integers(0, 5))
    def test_a_floor_has_cards_of_the_deck_alone(self, data: st.DataObject, least: int, more: int) -> None:
        floor = data.draw(floors(SHORT, least, least + more))
        assert floor & ~SHORT.deal.deck == 0
        assert least <= floor.bit_count() <= least + more

    @given(floors_and_cards(SHORT))
    def test_the_card_beside_a_floor_does_not_lie_on_it(self, drawn: tuple[int, int]) -> None:
        floor, card = drawn
        assert not floor >> card & 1
        assert (floor | 1 << card) & ~SHORT.deal.deck == 0

    @given(lists_of_cards(40, 44, SHORT.deal.deck))
    def test_a_list_may_have_nearly_all_the_cards_each_once(self, drawn: list[int]) -> None:
        assert len(drawn) == to_set(drawn).bit_count() >= 40


@EVERY_RULESET
class TestGames:
    """What is drawn for a ruleset is possible in it."""

    @settings(max_examples=20)
    @given(st.data())
    def test_a_deck_is_the_rulesets_deck_in_some_order(self, name: str, data: st.DataObject) -> None:
        assert sorted(data.draw(decks(compiled(name)))) == list(members(compiled(name).deal.deck))

    @settings(max_examples=20)
    @given(st.data())
    def test_a_floor_has_cards_of_the_deck_alone(self, name: str, data: st.DataObject) -> None:
        assert data.draw(floors(compiled(name))) & ~compiled(name).deal.deck == 0

    @settings(max_examples=20)
    @given(st.data())
    def test_a_position_has_no_problems(self, name: str, data: st.DataObject) -> None:
        assert data.draw(positions(compiled(name))).problems(compiled(name).deal.deck) == []

    @settings(max_examples=20)
    @given(st.data())
    def test_a_move_is_allowed(self, name: str, data: st.DataObject) -> None:
        position, play = data.draw(moves(compiled(name)))
        assert apply(compiled(name), position, play).taken == play.taken


class TestShortDeck:
    """Nothing counts on a whole pack, on the stock that is left of one, or on its number of plays."""

    @given(deals(SHORT))
    def test_a_deal_can_be_made(self, drawn: Deal) -> None:
        assert deal(SHORT, *drawn).problems(SHORT.deal.deck) == []

    @given(st.data())
    def test_refused_cards_go_back_into_a_stock_that_is_nearly_empty(self, data: st.DataObject) -> None:
        rules = changed("deck: [A-8]\nplayers: {2: null, 3: [solo], 4: null}\ndeal: {hand: 8, refused: ['8']}")
        deck = data.draw(decks(rules))
        places = data.draw(returned_places(rules, deck, 3))
        assert len(deal(rules, deck, places, 3).stock) == 32 - 24 - 4

    @given(positions(SHORT))
    def test_a_position_has_no_problems(self, position: Position) -> None:
        assert position.problems(SHORT.deal.deck) == []

    @given(moves(SHORT))
    def test_a_move_is_allowed(self, move: tuple[Position, Play]) -> None:
        assert apply(SHORT, *move).taken == move[1].taken


@given(positions(GAME, most=3))
def test_a_position_is_reached_by_no_more_plays_than_asked_for(position: Position) -> None:
    assert sum(GAME.deal.hand - hand.bit_count() for hand in position.hands) <= 3


def test_all_tables_of_a_ruleset_are_drawn() -> None:
    drawn = set()

    @settings(max_examples=30)
    @given(first_positions(GAME))
    def draw(position: Position) -> None:
        drawn.add((len(position.hands), len(position.piles)))

    draw()
    assert drawn == {(2, 2), (4, 2)}


# --- rulesets -----------------------------------------------------------------------------------------------------------------------


def test_every_ruleset_that_ships_is_drawn_as_it_is_loaded() -> None:
    drawn = {}

    @given(rulesets())
    def draw(ruleset: Resolved) -> None:
        drawn[ruleset.id] = ruleset.ruleset

    draw()
    assert drawn == {name: resolved(name).ruleset for name in catalogue.shipped_ids()}


@EVERY_RULESET
class TestDeltas:
    """A delta makes another ruleset of one: it makes sense, and differs where the delta says and nowhere else."""

    @settings(max_examples=15)
    @given(st.data())
    def test_it_makes_a_ruleset_that_passes_the_checks(self, name: str, data: st.DataObject) -> None:
        after = sensible(resolved(name), data.draw(deltas(resolved(name))))
        assert after
        assert [problem for check in OF_RULES for problem in check(after)] == []

    @settings(max_examples=15)
    @given(st.data())
    def test_it_changes_a_leaf_of_each_rule_that_it_is_about(self, name: str, data: st.DataObject) -> None:
        before, delta = resolved(name), data.draw(deltas(resolved(name), most=2))
        after = sensible(before, delta)
        assert after
        leaves = {*before.merged.setters, *after.merged.setters}
        differ = [leaf for leaf in leaves if before.merged.value(leaf) != after.merged.value(leaf)]
        assert all(any(touches(leaf, path) for leaf in differ) for path, _ in delta)
        assert all(any(touches(leaf, path) for path, _ in delta) for leaf in differ)

    @settings(max_examples=15)
    @given(st.data())
    def test_its_rules_can_be_played(self, name: str, data: st.DataObject) -> None:
        drawn = data.draw(rules(resolved(name)))
        assert data.draw(positions(drawn)).problems(drawn.deal.deck) == []


def test_the_name_of_drawn_rules_says_how_they_differ() -> None:
    game = resolved(CLASSIC[0])
    assert shortest(rules(game), lambda drawn: True).name == game.id
    assert shortest(rules(game), lambda drawn: drawn.match.target != 101).name == f"{game.id} with match.target: 100"
    assert shortest(rules(game), lambda drawn: drawn.name.startswith(f"{game.id} as ")).name == f"{game.id} as {game.readings[0]}"


# --- shrinking ----------------------------------------------------------------------------------------------------------------------

DECK = tuple(range(52))


@pytest.mark.parametrize("card", ["AS", "7D", "KC"])
def test_a_floor_on_which_a_card_lies_shrinks_to_that_card(card: str) -> None:
    assert set_names(shortest(floors(GAME), lambda floor: bool(floor & parse_set(card)))) == card


def test_a_list_of_cards_shrinks_to_as_few_as_are_asked_for() -> None:
    assert len(shortest(lists_of_cards(3), lambda drawn: 51 in drawn)) == 3


def test_a_deck_shrinks_to_deck_order() -> None:
    assert shortest(decks(GAME), lambda deck: True) == DECK


@pytest.mark.parametrize("top", ["KC", "AS KC", "AS AH KC"])
def test_below_the_top_that_matters_a_deck_keeps_deck_order(top: str) -> None:
    wanted = parse_cards(top)
    found = shortest(decks(GAME), lambda deck: deck[len(wanted) - 1] == wanted[-1])
    assert found == (*wanted, *(card for card in DECK if card not in wanted))


def test_a_position_with_a_pile_shrinks_to_two_seats_and_few_plays() -> None:
    found = shortest(positions(GAME), lambda position: any(position.piles))
    played = 52 - len(found.stock) - found.floor.bit_count() - sum(hand.bit_count() for hand in found.hands)
    assert len(found.hands) == 2
    assert played <= 4
    assert list(found.stock) == sorted(found.stock)


def test_a_position_shrinks_to_the_start_of_a_round_in_deck_order() -> None:
    assert shortest(positions(GAME), lambda position: True) == deal(GAME, DECK)


def test_refused_cards_shrink_to_one_that_goes_back_on_top() -> None:
    assert shortest(deals(GAME), lambda drawn: bool(drawn.returned)).returned == (0,)


def test_a_delta_shrinks_to_the_first_change_that_does_it() -> None:
    found = shortest(deltas(resolved(CLASSIC[0])), lambda delta: any(path[0] == "match" for path, _ in delta))
    assert found == ((("match", "target"), None), (("match", "target"), 100))
    assert {path for path, _ in shortest(deltas(resolved(CLASSIC[0])), lambda delta: True)} == {("values", "A")}


SIMPLEST: list[tuple[st.SearchStrategy[Any], object]] = [(cards(), 0), (plays(), Play(0)), (move_numbers(), [0])]


@pytest.mark.parametrize(("strategy", "simplest"), SIMPLEST)
def test_the_rest_shrinks_to_the_first_there_is(strategy: st.SearchStrategy[Any], simplest: object) -> None:
    assert shortest(strategy, lambda drawn: True) == simplest


# --- deciding by numbers ------------------------------------------------------------------------------------------------------------


def test_the_numbers_decide_card_and_haul_round_and_round() -> None:
    choose = chooser(changed("capture: {keep: [most-cards]}"), [1, 2])
    hand, floor = parse_set("2S 9C"), parse_set("3S 3H 6S")
    assert [str(choose(hand, floor)) for _ in range(4)] == ["9C x 3S 6S", "2S -", "9C x 3S 6S", "2S -"]


def test_a_higher_number_is_a_later_haul() -> None:
    choose = chooser(changed("capture: {keep: [most-cards]}"), [3])
    assert str(choose(parse_set("2S 9C"), parse_set("3S 3H 6S"))) == "9C x 3H 6S"
