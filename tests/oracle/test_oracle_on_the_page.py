"""The oracle on what the page itself works out."""

import random
from itertools import combinations
from typing import Any

import pytest

from tests.each import each

from . import (
    RULESETS,
    agrees,
    answer,
    answers,
    basra,
    hauls,
    match,
    play,
    problems,
    reading,
    score,
    start,
)
from .cards import DECK_ORDER, WHOLE_DECK, Cards, rank, read_list, read_set, total, value
from .koutchina import KOUTCHINA
from .play import Refused
from .rules import Previous

CLASSIC = RULESETS["koutchina-classic"]
EGYPTIAN = RULESETS["koutchina-egyptian"]
LEBANESE = RULESETS["koutchina-lebanese"]
YEMENI = RULESETS["koutchina-yemeni"]
JORDANIAN = RULESETS["koutchina-jordanian"]
ALL = list(KOUTCHINA.values())
WITH_KOMI = [CLASSIC, EGYPTIAN, YEMENI, JORDANIAN]


def taken(rules: Any, floor: str, card: str) -> list[Cards]:
    return hauls(rules, read_set(floor), card)


def clears(rules: Any, floor: str, card: str, previous: Previous | None = None) -> int:
    """The Basra of a play that takes the whole floor, as it is checked to do."""
    assert taken(rules, floor, card) == [read_set(floor)]
    return basra(rules, read_set(floor), card, read_set(floor), previous)


def name_of(thing: Any) -> str:
    return str(getattr(thing, "name", thing))


# Captures


@pytest.mark.parametrize("rules", ALL, ids=name_of)
def test_a_nine_takes_the_nine_and_both_sums_and_leaves_the_king(rules: Any) -> None:
    assert taken(rules, "9S 5H 4D KS 6H 3C", "9C") == [read_set("9S 5H 4D 6H 3C")]


@pytest.mark.parametrize("rules", ALL, ids=name_of)
def test_a_queen_takes_queens_and_no_ten(rules: Any) -> None:
    assert taken(rules, "QS QD 10H KS", "QC") == [read_set("QS QD")]


@pytest.mark.parametrize("rules", ALL, ids=name_of)
def test_a_card_without_a_match_or_a_sum_takes_nothing(rules: Any) -> None:
    assert taken(rules, "9S KS", "4C") == []


@pytest.mark.parametrize("rules", ALL, ids=name_of)
def test_a_jack_takes_the_whole_floor_with_a_jack_on_it(rules: Any) -> None:
    assert taken(rules, "9S KS JS", "JD") == [read_set("9S KS JS")]


@each("rules", ALL, ids=name_of)
@each("card", ["JD", "7D"])
def test_on_an_empty_floor_the_jack_and_the_seven_of_diamonds_stay(rules: Any, card: str) -> None:
    assert taken(rules, "", card) == []


@pytest.mark.parametrize("rules", WITH_KOMI, ids=name_of)
def test_the_komi_takes_the_whole_floor(rules: Any) -> None:
    assert taken(rules, "9S KS JS", "7D") == [read_set("9S KS JS")]


def test_the_seven_of_diamonds_is_a_plain_seven_in_lebanon() -> None:
    assert taken(LEBANESE, "7S 5S 2H KS", "7D") == [read_set("7S 5S 2H")]


@pytest.mark.parametrize("rules", ALL, ids=name_of)
def test_the_seven_of_diamonds_on_the_floor_is_an_ordinary_seven(rules: Any) -> None:
    assert taken(rules, "7D KS", "7S") == [read_set("7D")]
    assert taken(rules, "7D 2S", "9S") == [read_set("7D 2S")]


def test_the_largest_haul_has_the_most_cards() -> None:
    assert taken(CLASSIC, "2C 3S 4S 5S 6S", "9C") == [read_set("3S 4S 5S 6S")]


def test_by_points_a_smaller_haul_may_be_kept() -> None:
    assert taken(reading(CLASSIC, "haul-by-points"), "2C 3S 4S 5S 6S", "9C") == [read_set("2C 3S 4S")]


def test_by_groups_two_pairs_go_before_one_long_sum() -> None:
    floor = "AS AH 2S 2H 3S 8S 7S"
    assert taken(CLASSIC, floor, "9C") == [read_set("AS AH 2S 2H 3S")]
    assert taken(reading(CLASSIC, "haul-by-groups"), floor, "9C") == [read_set("AS 8S 2S 7S")]


def test_of_hauls_of_one_size_the_one_with_more_card_points_is_kept() -> None:
    assert taken(CLASSIC, "2C 2S 3H", "5C") == [read_set("2C 3H")]
    assert taken(EGYPTIAN, "2C 2S 3H", "5C") == [read_set("2S 3H")]


def test_then_deck_order_decides() -> None:
    assert taken(CLASSIC, "3S 3H 6S", "9C") == [read_set("3S 6S")]


def test_any_equal_haul_accepts_each_of_the_largest() -> None:
    rules = reading(CLASSIC, "any-equal-haul")
    assert set(taken(rules, "3S 3H 6S", "9C")) == {read_set("3S 6S"), read_set("3H 6S")}


def split_by_brute_force(cards: Cards, card: str) -> bool:
    """Whether the cards part into groups worth the card, by trying every group of the first."""
    if not cards:
        return True
    first, *others = sorted(cards)
    parts = [frozenset({first, *more}) for size in range(len(cards)) for more in combinations(others, size)]
    return any(is_group(part, card) and split_by_brute_force(cards - part, card) for part in parts)


def is_group(part: Cards, card: str) -> bool:
    if len(part) == 1:
        return {rank(other) for other in part} == {rank(card)}
    if any(rank(other) in "JQK" for other in [*part, card]):
        return False
    return total(part) == value(card)


def test_joined_groups_are_exactly_the_sets_that_split() -> None:
    chance = random.Random(7)
    for _ in range(150):
        card, *floor = chance.sample(DECK_ORDER, chance.randint(2, 9))
        subsets = [frozenset(some) for size in range(1, len(floor) + 1) for some in combinations(floor, size)]
        splitting = [subset for subset in subsets if split_by_brute_force(subset, card)]
        largest = max(map(len, splitting), default=0)
        found = hauls(reading(LEBANESE, "any-equal-haul"), frozenset(floor), card)
        if rank(card) != "J":
            assert set(found) == {subset for subset in splitting if len(subset) == largest}


# Basras


@pytest.mark.parametrize("rules", [CLASSIC, EGYPTIAN, YEMENI], ids=name_of)
def test_clearing_with_a_number_or_a_picture_is_worth_10(rules: Any) -> None:
    assert clears(rules, "5S 4S", "9C") == 10
    assert clears(rules, "QS QH", "QC") == 10


@pytest.mark.parametrize("rules", [CLASSIC, EGYPTIAN], ids=name_of)
def test_the_komis_basra_ends_at_10_and_at_pictures(rules: Any) -> None:
    assert clears(rules, "5S 5H", "7D") == 10
    assert clears(rules, "5S 6H", "7D") == 0
    assert clears(rules, "2S KH", "7D") == 0
    assert clears(rules, "JS", "7D") == 0


def test_a_floor_that_any_seven_clears_is_a_komi_basra_in_one_reading_only() -> None:
    assert clears(CLASSIC, "7S 7H", "7D") == 0
    assert clears(reading(CLASSIC, "komi-natural-clear"), "7S 7H", "7D") == 10
    assert clears(reading(JORDANIAN, "komi-natural-clear"), "7S 4H 3S", "7D") == 14
    assert clears(reading(CLASSIC, "komi-natural-clear"), "8S 6H", "7D") == 0


def test_a_jack_on_a_lone_jack() -> None:
    assert [clears(rules, "JS", "JD") for rules in ALL] == [0, 20, 10, 20, 0]
    assert clears(reading(LEBANESE, "lone-jack-20"), "JS", "JD") == 20


@pytest.mark.parametrize("rules", ALL, ids=name_of)
def test_no_other_sweep_of_a_jack_is_a_basra(rules: Any) -> None:
    assert clears(rules, "JS JH", "JD") == 0
    assert clears(rules, "5S", "JD") == 0


def test_a_lone_card_taken_by_its_rank_is_a_basra_in_lebanon() -> None:
    assert [clears(LEBANESE, floor, card) for floor, card in [("5S", "5H"), ("QS", "QD"), ("7S", "7D")]] == [10, 10, 10]


def test_a_bigger_floor_is_none_in_lebanon() -> None:
    assert clears(LEBANESE, "5S 5D", "5H") == 0
    assert clears(LEBANESE, "5S 4D", "9H") == 0


def test_the_sum_of_a_lone_card_and_the_card_trailed_beside_it_is_a_basra_in_lebanon() -> None:
    trailed = Previous(True, read_set("5S"))
    assert clears(LEBANESE, "5S 4D", "9H", trailed) == 10
    assert clears(LEBANESE, "5S 4D", "JH", trailed) == 0
    assert clears(LEBANESE, "5S 4D", "9H", Previous(False, read_set("5S 4D KH"))) == 0
    assert clears(LEBANESE, "5S 3D AH", "9H", Previous(True, read_set("5S 3D"))) == 0


@pytest.mark.parametrize(("hands", "points"), [(["9H", "2S"], 10), (["9H 2S 3S 6S 7S 8S", "2H 3H 6H 7H 8H KH"], 0)])
def test_a_new_deal_is_a_break_in_a_reading(hands: list[str], points: int) -> None:
    case = {"floor": "5S 4D", "hands": hands, "piles": ["rest", ""], "last": 0, "previous": {"trailed": True, "floor": "5S"}}
    found = [answer(rules, {**case, "plays": ["9H"]}) for rules in (LEBANESE, reading(LEBANESE, "deal-breaks-next-play"))]
    assert [told["plays"][0]["basra"] for told in found] == [10, points]


def test_a_card_alone_is_no_group_in_a_reading_of_yemen() -> None:
    rules = reading(YEMENI, "groups-of-two-or-more")
    assert [clears(rules, floor, "7D") for floor in ("6S 6H", "9S 8H AC", "AS 2S 7S 8S", "5S 4H", "10S 10H")] == [0, 0, 10, 10, 10]


def test_the_komis_three_cases_in_yemen() -> None:
    assert clears(YEMENI, "5S 4H", "7D") == 10
    assert clears(YEMENI, "10S QH KH", "7D") == 10
    assert clears(YEMENI, "AS 2S 7S 8S", "7D") == 10


def test_the_other_side_of_the_komis_three_cases_in_yemen() -> None:
    assert clears(YEMENI, "6S 4H", "7D") == 0
    assert clears(YEMENI, "10S QH JH", "7D") == 0
    assert clears(YEMENI, "10S 9H AH", "7D") == 0
    assert clears(YEMENI, "5S 5H", "7D") == 10


def test_a_jordanian_basra_is_worth_twice_the_card() -> None:
    plays = [("AS", "AH"), ("7S", "7H"), ("10S", "10H"), ("QS", "QH"), ("KS", "KH"), ("2S", "7D")]
    assert [clears(JORDANIAN, floor, card) for floor, card in plays] == [2, 14, 20, 20, 20, 14]


# Rounds


def shuffled(seed: int) -> str:
    deck = list(DECK_ORDER)
    random.Random(seed).shuffle(deck)
    return " ".join(deck)


def refusals(rules: Any, seats: int, deck: str) -> int:
    """How many cards are refused on the first floor of this deck."""
    for count in range(6):
        try:
            start(rules, {"seats": seats, "deck": deck, "returned": [3] * count})
        except ValueError:
            continue
        return count
    raise AssertionError("no such number")


@each("rules", ALL, ids=name_of)
@each("seats", [2, 4])
def test_a_whole_round_spends_all_52_cards(rules: Any, seats: int) -> None:
    for seed in range(5):
        deck = shuffled(seed)
        state = start(rules, {"seats": seats, "deck": deck, "returned": [3] * refusals(rules, seats, deck)})
        for _ in range(48):
            assert state.hands is not None
            state, _ = play(rules, state, min(state.hands[state.turn]))
        assert frozenset().union(*state.piles) == WHOLE_DECK
        with pytest.raises(Refused, match="round-over"):
            play(rules, state, "9S")


def test_refused_cards_go_back_as_deep_as_is_said() -> None:
    first = read_list("AS 2S 3S 4S 5S 6S 8S 9S")
    floor = read_list("JS 7D AH JH 2H 3H 4H")
    others = [card for card in DECK_ORDER if card not in {*first, *floor}]
    found = start(CLASSIC, {"deck": " ".join(first + floor + others), "returned": [0, 1, 39]})
    assert found.floor == read_set("AH 2H 3H 4H")
    assert found.stock == ("JS", "7D", *others, "JH")


def test_a_seven_of_diamonds_may_lie_on_the_first_floor_in_lebanon() -> None:
    first = read_list("AS 2S 3S 4S 5S 6S 8S 9S AH 2H 3H 4H")
    floor = read_list("7D 5H 6H 8H")
    others = [card for card in DECK_ORDER if card not in {*first, *floor}]
    assert start(LEBANESE, {"deck": " ".join(first + floor + others)}).floor == read_set("7D 5H 6H 8H")


def test_the_leftovers_go_to_the_last_capturer_and_are_no_basra() -> None:
    found = answer(CLASSIC, {"floor": "9S KS", "hands": ["9H", "2D"], "piles": ["", ""], "plays": ["9H", "2D"]})
    assert (
        agrees(
            {"end": {"floor": "", "piles": ["9S 9H KS 2D", ""], "last": 0, "basras": [[], []]}},
            found,
        )
        == []
    )


def test_the_last_card_of_the_round_can_be_a_basra() -> None:
    found = answer(CLASSIC, {"floor": "9S", "hands": ["", "9H"], "turn": 1, "plays": ["9H"]})
    assert agrees({"basra": 10, "end": {"basras": [[], [10]]}}, found) == []


def test_a_new_deal_leaves_the_floor_as_it_is() -> None:
    request = {
        "floor": "9S KS",
        "hands": ["", "2D"],
        "stock": "AS AH AD AC 3S 3H 3D 3C 4S",
        "turn": 1,
        "plays": ["2D"],
    }
    wanted = {"end": {"floor": "9S KS 2D", "hands": ["AS AH AD AC", "3S 3H 3D 3C"], "stock": "4S"}}
    assert agrees(wanted, answer(CLASSIC, request)) == []


def test_partners_share_a_pile_and_basras() -> None:
    found = answer(CLASSIC, {"seats": 4, "floor": "9S", "plays": ["9H", "2S", "KS", "2H"]})
    assert agrees({"end": {"piles": ["9S 9H", "2S 2H"], "basras": [[10], []], "last": 3}}, found) == []


@pytest.mark.parametrize(
    ("play_text", "code"),
    [
        ("5S", "not-in-hand"),
        ("9C x 5H 3D", "not-on-floor"),
        ("9C x 5S KS", "not-a-capture"),
        ("9C x 5S 4S", "not-kept"),
        ("9C -", "must-take"),
        ("JC x 5S 4S", "not-a-capture"),
    ],
)
def test_a_play_that_does_not_stand_is_refused_with_its_code(play_text: str, code: str) -> None:
    assert answer(CLASSIC, {"floor": "5S 4S 9D KS", "plays": [play_text]})["plays"] == [{"refused": code}]


def test_a_refused_play_does_not_pass_the_turn() -> None:
    request = {"floor": "5S", "hands": ["9C", "5H"], "plays": ["5H", "9C", "5H"]}
    told = [list(one) for one in answer(CLASSIC, request)["plays"]]
    assert told == [["refused"], ["taken", "basra", "floor"], ["taken", "basra", "floor"]]


def test_a_choice_left_to_the_player_has_to_be_named() -> None:
    rules = reading(CLASSIC, "any-equal-haul")
    request = {"floor": "3S 3H 6S", "plays": ["9C"]}
    assert answer(rules, request)["plays"] == [{"refused": "ambiguous"}]
    assert len(answers(rules, request)) == 2
    assert agrees({"taken": "3H 6S"}, answer(rules, {**request, "plays": ["9C x 3H 6S"]})) == []


# Counting


def of_28_cards() -> list[Cards]:
    """The pile of the page's example, and the rest of the deck."""
    plain = [card for card in DECK_ORDER if rank(card) not in "JA" and card not in ("2C", "10D")]
    pile = read_set("JS AH AC 10D") | frozenset(plain[:24])
    return [pile, WHOLE_DECK - pile]


def test_the_worked_round_scores_56_and_50_in_egypt() -> None:
    assert score(CLASSIC, of_28_cards(), [[10, 10], []])["scores"][0] == 56
    assert score(EGYPTIAN, of_28_cards(), [[10, 10], []])["scores"][0] == 50
    assert score(LEBANESE, of_28_cards(), [[10, 10], []])["scores"][0] == 29


def test_a_round_hands_out_13_card_points() -> None:
    assert sum(score(CLASSIC, of_28_cards(), [[], []])["scores"]) == 43


def test_the_30_waits_after_a_tie_and_adds_up() -> None:
    halves = [frozenset(DECK_ORDER[:26]), frozenset(DECK_ORDER[26:])]
    assert score(CLASSIC, halves, [[], []], 30)["carried"] == 60
    assert score(CLASSIC, of_28_cards(), [[], []], 60)["items"]["most_cards"] == [90, 0]
    assert score(LEBANESE, halves, [[], []])["carried"] == 0


def test_a_match_is_won_at_the_target_by_the_higher_total() -> None:
    assert match(CLASSIC, [[100, 20]])["status"] == "another-round"
    assert match(CLASSIC, [[101, 20]])["winner"] == 0
    assert match(CLASSIC, [[101, 120]])["winner"] == 1
    assert match(CLASSIC, [[105, 105]])["status"] == "another-round"
    assert match(EGYPTIAN, [[120, 20]])["status"] == "another-round"


def test_a_match_ends_after_30_rounds() -> None:
    assert match(CLASSIC, [[1, 2]] * 29)["status"] == "another-round"
    assert match(CLASSIC, [[1, 2]] * 30) == {"totals": [30, 60], "status": "won", "winner": 1, "playing": []}
    assert match(CLASSIC, [[2, 2]] * 30)["status"] == "draw"


# Cases


def a_case(**more: Any) -> dict[str, Any]:
    return {
        "floor": "3S 3H 6S",
        "plays": ["9C"],
        "standing": "stated",
        "expect": {"taken": "3S 6S"},
        **more,
    }


def test_a_case_that_hides_an_open_point_is_found() -> None:
    lines = problems(a_case(), CLASSIC)
    assert any("stated, yet another answer under any-equal-haul" in line for line in lines)


def test_an_open_case_lists_every_outcome_of_its_readings_and_no_other() -> None:
    both = [{"taken": "3S 6S"}, {"taken": "3H 6S"}]
    assert problems(a_case(standing="open", readings={"any-equal-haul": both}), CLASSIC) == []
    assert problems(a_case(standing="open", readings={"any-equal-haul": both[:1]}), CLASSIC) != []
    assert problems(a_case(standing="open", readings={"any-equal-haul": [*both, {"taken": ""}]}), CLASSIC) != []


def test_a_case_that_every_reading_answers_alike_is_not_open() -> None:
    lines = problems(a_case(floor="6S 3H", standing="open", expect={"taken": "6S 3H"}), CLASSIC)
    assert lines == ["open, yet the answer is the same under every reading"]
