"""The oracle on what the Russian page and the French page work out."""

import pytest

from . import RULESETS, answer, answers, basra, hauls, match, play, reading, score, start
from .cards import read_set
from .play import Refused

RUSSIAN = RULESETS["russian-egyptian"]
FRENCH = RULESETS["french-yemeni"]


def ways(name: str, floor: str, card: str) -> list[str]:
    return sorted(" ".join(sorted(haul)) for haul in hauls(RULESETS[name], read_set(floor), card))


def test_an_eight_takes_three_and_five_and_leaves_the_king() -> None:
    assert ways("russian-egyptian", "3C 5D KS", "8H") == ways("french-yemeni", "3C 5D KS", "8H") == ["3C 5D"]


def test_no_sum_and_no_equal_card_is_left_on_the_russian_page() -> None:
    assert ways("russian-egyptian", "8S 3C 5D", "8H") == ["3C 5D 8S"]
    assert ways("russian-egyptian", "5S 3C 3D", "8H") == ["3C 5S", "3D 5S"]


def test_three_aces_or_all_six_cards_go_to_a_three() -> None:
    assert ways("russian-egyptian", "AS AH AD 2S 2H 2D", "3C") == ["2D 2H 2S AD AH AS", "AD AH AS"]
    larger = reading(RUSSIAN, "no-larger-capture")
    assert hauls(larger, read_set("AS AH AD 2S 2H 2D"), "3C") == [read_set("AS AH AD 2S 2H 2D")]


def test_rank_or_sum_or_both_on_the_french_page() -> None:
    assert ways("french-yemeni", "9S 5H 4D KS", "9C") == ["4D 5H", "4D 5H 9S", "9S"]


@pytest.mark.parametrize("text", ["9C -", "9C x 9S KS"])
def test_a_card_that_takes_has_to_take_what_it_can(text: str) -> None:
    for rules in (RUSSIAN, FRENCH):
        with pytest.raises(Refused):
            play(rules, start(rules, {"floor": "9S 5H 4D KS"}), text)


def test_the_seven_of_diamonds_on_two_groups_of_nine() -> None:
    floor = read_set("AS 8H 2C 7S")
    assert basra(FRENCH, floor, "7D", floor, None) == 10
    assert basra(RUSSIAN, floor, "7D", floor, None) == 0


@pytest.mark.parametrize(("floor", "points"), [("9S AH", 10), ("9S", 10), ("8S 3H", 0), ("8S 3H 9C 2S", 0), ("9S AH 6C 4S", 10)])
def test_groups_of_one_sum_up_to_ten(floor: str, points: int) -> None:
    assert basra(FRENCH, read_set(floor), "7D", read_set(floor), None) == points


def test_one_group_is_too_few_in_a_reading() -> None:
    two = reading(FRENCH, "two-groups-minimum")
    found = [basra(two, read_set(floor), "7D", read_set(floor), None) for floor in ("9S", "9S AH", "9S AH 10C")]
    assert found == [0, 0, 10]


def test_a_card_alone_is_no_group_in_a_reading() -> None:
    rules = reading(FRENCH, "groups-of-two-or-more")
    found = [basra(rules, read_set(floor), "7D", read_set(floor), None) for floor in ("9S", "5S 5H", "7S 7H", "9S 8H AC", "8S AH 7S 2H")]
    assert found == [0, 10, 0, 0, 10]


def test_a_hand_that_can_take_must_take_in_a_reading() -> None:
    rules = reading(FRENCH, "hand-level-obligation")
    case = {"floor": "9S", "hands": ["9C 5D", "8H 2C"], "piles": ["rest", ""], "last": 0}
    plays = [answer(rules, {**case, "plays": [play]})["plays"][0] for play in ("5D", "5D -", "9C")]
    assert [play.get("refused") for play in plays] == ["must-take", "must-take", None]
    assert answer(rules, {"floor": "9S", "plays": ["5D"]})["plays"][0]["taken"] == frozenset()


def test_a_jack_on_a_lone_jack_on_each_page() -> None:
    lone = read_set("JS")
    assert [basra(rules, lone, "JC", lone, None) for rules in (RUSSIAN, FRENCH)] == [0, 20]


def test_29_cards_with_two_aces_and_a_jack_are_worth_33() -> None:
    dull = "2S 3S 4S 5S 6S 7S 8S 9S 10S QS KS 2H 3H 4H 5H 6H 7H 8H 9H 10H QH KH 2D 3D 4D 5D"
    mine = read_set(f"AS AH JS {dull}")
    assert len(mine) == 29
    assert score(RUSSIAN, [mine, frozenset()], [[], []])["scores"] == [33, 0]


def test_a_level_match_goes_on_or_is_a_draw() -> None:
    level = [[73, 50], [50, 73]]
    assert match(FRENCH, level)["status"] == "another-round"
    assert match(reading(FRENCH, "level-is-a-draw"), level)["status"] == "draw"
    assert match(RULESETS["french-yemeni-121"], [[60, 23], [41, 32]])["status"] == "another-round"


def test_every_way_to_play_a_bare_card_is_an_answer() -> None:
    taken = [one["plays"][-1]["taken"] for one in answers(FRENCH, {"floor": "9S 9H KD", "plays": ["9C"]})]
    assert sorted(map(sorted, taken)) == [["9H"], ["9H", "9S"], ["9S"]]
