"""Who gets what is left on the floor: each word against every way to share that there is."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.game.cards import members, to_set
from basra_spec.game.rounds import LEFTOVERS
from basra_spec.strategies import cards

TABLES = [(2, 2), (3, 3), (4, 4), (4, 2)]
"""How many seats, and how many sides."""
Table = tuple[int, int]
Ends = tuple[Table, list[int], int]


@st.composite
def ends(draw: st.DrawFn) -> Ends:
    """A table, what is left in deck order, and the seat that captured last."""
    table = draw(st.sampled_from(TABLES))
    floor = draw(st.sets(cards(), max_size=6))
    return table, sorted(floor), draw(st.integers(0, table[0] - 1))


def shares(word: str, end: Ends) -> list[tuple[int, ...]]:
    (seats, sides), floor, last = end
    return list(LEFTOVERS[word](to_set(floor), seats, sides, last))


def every_way(end: Ends) -> list[tuple[int, ...]]:
    """Every way to give each card to a side."""
    (_, sides), floor, _ = end
    ways = product(range(sides), repeat=len(floor))
    return [tuple(to_set(card for card, side in zip(floor, way, strict=True) if side == one) for one in range(sides)) for way in ways]


@given(ends())
def test_every_card_goes_to_one_side_and_no_other(end: Ends) -> None:
    for word in set(LEFTOVERS) - {"nobody"}:
        for way in shares(word, end):
            assert sorted(card for share in way for card in members(share)) == end[1]


@given(ends())
def test_with_nobody_the_leftovers_stay_on_the_floor(end: Ends) -> None:
    assert shares("nobody", end) == [(0,) * end[0][1]]


@given(ends())
def test_the_last_capturer_gets_all(end: Ends) -> None:
    (_, sides), floor, last = end
    assert shares("last-capturer", end) == [tuple(to_set(floor) if side == last % sides else 0 for side in range(sides))]


@pytest.mark.parametrize(("word", "by_seat"), [("split", False), ("split-players", True)])
@given(end=ends())
def test_cards_are_dealt_in_turn_from_the_last_capturer_who_also_gets_the_remainder(word: str, by_seat: bool, end: Ends) -> None:
    (seats, sides), floor, last = end
    takers = seats if by_seat else sides
    whole = len(floor) // takers * takers
    given_to = [(last + place) % takers % sides if place < whole else last % sides for place in range(len(floor))]
    expected = tuple(to_set(card for card, side in zip(floor, given_to, strict=True) if side == one) for one in range(sides))
    assert shares(word, end) == [expected]


@given(ends())
def test_a_free_split_is_every_way_that_gives_each_side_its_number_of_cards(end: Ends) -> None:
    (_, sides), floor, last = end
    each, odd = divmod(len(floor), sides)
    numbers = [each + (odd if side == last % sides else 0) for side in range(sides)]
    expected = {way for way in every_way(end) if [share.bit_count() for share in way] == numbers}
    assert set(shares("split-freely", end)) == expected


@given(ends())
def test_a_fixed_split_is_one_of_the_free_splits(end: Ends) -> None:
    assert shares("split", end)[0] in shares("split-freely", end)


def test_an_empty_floor_is_shared_in_one_way() -> None:
    for word in LEFTOVERS:
        assert shares(word, ((2, 2), [], 0)) == [(0, 0)]
