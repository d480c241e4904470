"""The oracle on the page `portuguese`: what it works out, and the points on which its games part."""

from typing import Any

import pytest

from . import RULESETS, agrees, answer, answers, basra, match, problems, reading, score, start
from .cards import DECK_ORDER, WHOLE_DECK, read_list, read_set
from .requests import starts

BASE = RULESETS["portuguese"]
LEBANESE = RULESETS["portuguese-lebanese"]
IRAQI = RULESETS["portuguese-iraqi"]
TWO_CARD_JACK = RULESETS["portuguese-two-card-jack"]
SPLIT = RULESETS["portuguese-split-leftovers"]
TOURNAMENT = RULESETS["portuguese-tournament"]
THREE = RULESETS["portuguese-three-solo"]


def played(rules: Any, floor: str, play: str) -> dict[str, Any]:
    (told,) = answer(rules, {"floor": floor, "plays": [play]})["plays"]
    return dict(told)


def clears(rules: Any, floor: str, card: str) -> int:
    return basra(rules, read_set(floor), card, read_set(floor), None)


@pytest.mark.parametrize(
    ("floor", "play"),
    [("5S KD", "5C x 5S"), ("5S 3H KD", "8C x 5S 3H"), ("6S AH AD", "8C x 6S AH AD"), ("7S 4H 3D", "7C x 7S 4H 3D")],
)
def test_the_captures_that_the_page_shows(floor: str, play: str) -> None:
    assert played(BASE, floor, play)["taken"] == read_set(play.partition(" x ")[2])


def test_a_card_may_take_any_of_its_captures_or_none() -> None:
    ways = answers(BASE, {"floor": "7S 4H 3D", "plays": ["7C"]})
    assert {one["plays"][0]["taken"] for one in ways} == {read_set(text) for text in ("7S", "4H 3D", "7S 4H 3D", "")}


@pytest.mark.parametrize("play", ["JC -", "7D -"])
def test_a_sweep_may_not_be_declined(play: str) -> None:
    assert played(BASE, "6S 4H", play) == {"refused": "must-take"}
    assert played(reading(BASE, "sweeps-optional"), "6S 4H", play)["taken"] == frozenset()


def test_the_seven_of_diamonds_sweeps_up_to_ten_and_is_a_seven_above() -> None:
    assert played(BASE, "6S 4H QD", "7D")["taken"] == read_set("6S 4H QD")
    assert played(BASE, "6S 5H", "7D")["taken"] == frozenset()
    assert played(BASE, "7S 9H", "7D x 7S")["taken"] == read_set("7S")
    assert played(BASE, "7S 2H", "7D x 7S") == {"refused": "not-a-capture"}
    assert played(LEBANESE, "7S 2H", "7D x 7S")["taken"] == read_set("7S")


def test_basras_of_a_jack() -> None:
    games = [BASE, LEBANESE, IRAQI, TWO_CARD_JACK]
    assert [[clears(rules, floor, "JC") for rules in games] for floor in ("5S", "JS", "5S KD", "5S KD 2H")] == [
        [10, 0, 5, 10],
        [10, 10, 5, 10],
        [0, 0, 0, 10],
        [0, 0, 0, 0],
    ]


def test_a_lebanese_basra_is_one_card_by_its_rank() -> None:
    assert [clears(LEBANESE, floor, card) for floor, card in [("5S", "5C"), ("5S 5H", "5C"), ("5S 3H", "8C")]] == [10, 0, 0]


def test_refused_cards_go_to_the_middle() -> None:
    first = read_list("AS 2S 3S 4S 5S 6S 8S 9S JS 7D AH 2H 3H 4H")
    others = [card for card in DECK_ORDER if card not in first]
    found = start(BASE, {"deck": " ".join(first + others)})
    assert found.floor == read_set("AH 2H 3H 4H")
    assert found.stock == (*others[:19], "7D", "JS", *others[19:])


def leftovers(rules: Any, seats: int, last: int, floor: str) -> list[list[Any]]:
    hands = [""] * (seats - 1) + ["KD"]
    sides = 2 if seats == 4 else seats
    request = {"seats": seats, "floor": floor, "hands": hands, "piles": [""] * sides, "turn": seats - 1, "last": last, "plays": ["KD"]}
    return [one["end"]["piles"] for one in answers(rules, request)]


def test_an_odd_stock_is_halved_upwards_in_a_reading() -> None:
    found = start(reading(BASE, "middle-rounded-up"), {"deck": deck_with("JS AS AH AD AC")})
    assert found.stock is not None
    assert found.stock.index("JS") == 20


def test_a_refused_card_may_go_back_before_it_is_replaced_in_three_ways() -> None:
    found = starts(reading(BASE, "put-back-before-replaced"), {"deck": deck_with("JS AS JH AH AD AC")})
    assert [(state.stock.index("JS"), state.stock.index("JH")) for state in found if state.stock] == [(16, 18), (18, 19), (19, 18)]


def deck_with(first_floor: str) -> str:
    """A deck with these cards after the hands of two players."""
    turned = read_list(first_floor)
    others = [card for card in DECK_ORDER if card not in turned and card not in ("JD", "JC", "7D")]
    return " ".join([*others[:8], *turned, *others[8:], "JD", "JC", "7D"])


def test_leftovers_are_dealt_out_side_by_side() -> None:
    assert leftovers(SPLIT, 2, 1, "3H 9S") == [[read_set("9S"), read_set("3H KD")]]
    assert leftovers(SPLIT, 3, 1, "3H") == [[frozenset(), read_set("3H KD"), frozenset()]]
    assert leftovers(SPLIT, 4, 3, "3H") == [[read_set("KD"), read_set("3H")]]
    assert leftovers(reading(SPLIT, "per-player"), 4, 3, "3H") == [[frozenset(), read_set("3H KD")]]
    assert len({tuple(piles) for piles in leftovers(reading(SPLIT, "any-assignment"), 3, 2, "3H 6D 9S")}) == 12
    assert leftovers(BASE, 2, 0, "3H 9S") == [[read_set("3H 9S KD"), frozenset()]]


def test_a_round_gives_43_points() -> None:
    assert [score(rules, [WHOLE_DECK, frozenset()], [[], []])["scores"][0] for rules in (BASE, IRAQI)] == [43, 46]


def test_most_cards_are_28_in_one_reading_only() -> None:
    piles = [frozenset(DECK_ORDER[:27]), frozenset(DECK_ORDER[27:])]
    found = [score(rules, piles, [[], []])["items"]["most_cards"] for rules in (BASE, reading(BASE, "majority-28"))]
    assert found == [[30, 0], [0, 0]]


def test_only_the_level_sides_play_the_further_round() -> None:
    assert match(THREE, [[105, 105, 50]])["playing"] == [0, 1]
    assert match(reading(THREE, "all-sides-play"), [[105, 105, 50]])["playing"] == [0, 1, 2]
    assert match(THREE, [[90, 90, 50]])["playing"] == [0, 1, 2]
    assert match(TOURNAMENT, [[101, 50]])["status"] == "another-round"


def test_a_case_with_a_choice_lists_every_way_and_the_refusal() -> None:
    listed = [{"taken": "5S"}, {"taken": ""}, {"refused": "ambiguous"}]
    case = {"floor": "5S KD", "plays": ["5C"], "standing": "derived", "any_of": listed}
    assert problems(case, BASE) == []
    assert all(problems({**case, "any_of": listed[:place] + listed[place + 1 :]}, BASE) for place in range(3))
    assert problems({**case, "any_of": [*listed, {"taken": "KD"}]}, BASE)


def test_the_last_play_can_be_a_basra() -> None:
    found = answer(BASE, {"floor": "9S", "hands": ["", "9H"], "turn": 1, "plays": ["9H x 9S"]})
    assert agrees({"basra": 10, "end": {"basras": [[], [10]]}}, found) == []
