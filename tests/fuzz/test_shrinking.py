"""Making a question smaller: as few items as still show it, and the smallest part of a round that does."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.conformance.cases import as_request
from basra_spec.engines import interpreter
from basra_spec.engines.interpreter import State
from basra_spec.fuzz.shrinking import fewest, shrink, simplify, without_later_plays
from basra_spec.game.cards import parse_set
from basra_spec.game.position import Play
from tests.strategies import compiled

CLASSIC = "koutchina-classic"
Question = Mapping[str, Any]

# --- as few items as show it

ITEMS = st.lists(st.integers(0, 9), max_size=24)


@st.composite
def sought(draw: st.DrawFn) -> tuple[list[int], Callable[[list[int]], bool]]:
    """Items, and what they show: that some of the numbers are all there, or that enough of them are (no matter which)."""
    items = draw(ITEMS)
    needed = set(draw(st.lists(st.sampled_from(items), max_size=4))) if items else set[int]()
    least = draw(st.integers(0, len(items)))
    kinds = [lambda some: needed <= set(some), lambda some: len(some) >= least, lambda some: sum(some) >= least]
    return items, draw(st.sampled_from(kinds))


def shown(items: list[int], shows: Callable[[list[int]], bool]) -> bool:
    """What `fewest` takes for granted."""
    return shows(items)


@given(sought())
def test_what_is_left_still_shows_it(case: tuple[list[int], Callable[[list[int]], bool]]) -> None:
    items, shows = case
    if shown(items, shows):
        assert shows(fewest(items, shows))


@given(sought())
def test_none_of_what_is_left_can_be_spared_alone(case: tuple[list[int], Callable[[list[int]], bool]]) -> None:
    items, shows = case
    if shown(items, shows):
        kept = fewest(items, shows)
        assert not any(shows(kept[:place] + kept[place + 1 :]) for place in range(len(kept)))


@given(st.lists(st.integers(), max_size=24, unique=True), st.data())
def test_what_is_left_keeps_its_order(items: list[int], data: st.DataObject) -> None:
    needed = data.draw(st.sets(st.sampled_from(items))) if items else set[int]()
    assert fewest(items, lambda some: needed <= set(some)) == [item for item in items if item in needed]


@given(ITEMS, st.randoms(use_true_random=False))
def test_whatever_shows_it_none_of_what_is_left_can_be_spared_alone(items: list[int], chance: Any) -> None:
    known = {tuple(items): True}

    def shows(some: list[int]) -> bool:
        return known.setdefault(tuple(some), chance.random() < 0.4)

    kept = fewest(items, shows)
    assert shows(kept)
    assert not any(shows(kept[:place] + kept[place + 1 :]) for place in range(len(kept)))


def test_the_items_themselves_are_left_as_they_are() -> None:
    items = [1, 2, 3]
    assert fewest(items, lambda some: True) == []
    assert items == [1, 2, 3]


def test_it_is_not_asked_what_is_known() -> None:
    asked: list[list[int]] = []

    def shows(some: list[int]) -> bool:
        asked.append(some)
        return True

    assert fewest([], shows) == []
    assert asked == []


# --- the smallest part of a round

ROUND: Question = {
    "seats": 2,
    "sides": "solo",
    "floor": "9S 2H 3H KD",
    "hands": ["5S QD 4C 7H", "KS 8C AH 6D"],
    "stock": "",
    "piles": ["rest", ""],
    "last": 0,
    "plays": ["QD", "KS", "5S", "AH"],
}


def positions(question: Question) -> list[State]:
    """Those before each play."""
    rules = compiled(CLASSIC)
    now = interpreter.start(rules, as_request(question, rules))
    found = []
    for text in question["plays"]:
        found.append(now)
        now, _ = interpreter.one_play(rules, now, Play.parse(text))
    return found


def takes_a_sum(question: Question) -> bool:
    """Whether a five is played last, on a floor with 2H and 3H."""
    return bool(question["plays"]) and question["plays"][-1] == "5S" and {"2H", "3H"} <= set(question["floor"].split())


def test_a_fault_of_one_play_is_shown_on_its_floor_with_no_card_too_many() -> None:
    found = shrink(ROUND, positions(ROUND), 2, takes_a_sum)
    assert found == {"seats": 2, "sides": "solo", "floor": "2H 3H", "plays": ["5S"]}


def test_the_play_before_is_kept_where_it_matters() -> None:
    found = shrink(ROUND, positions(ROUND), 2, lambda question: takes_a_sum(question) and "previous" in question)
    assert found["previous"] == {"trailed": False, "floor": "2H 3H KD"}  # the king has gone
    assert (found["floor"], found["plays"]) == ("2H 3H", ["5S"])


def test_plays_before_are_kept_where_they_matter() -> None:
    found = shrink(ROUND, positions(ROUND), 2, lambda question: takes_a_sum(question) and "QD" in question["plays"])
    assert found["plays"] == ["QD", "5S"]


def test_a_fault_that_needs_the_hands_is_shown_from_a_whole_position() -> None:
    found = shrink(ROUND, positions(ROUND), 2, lambda question: "hands" in question and question["plays"][-1] == "5S")
    assert found["plays"] == ["5S"]
    assert (found["turn"], list(map(parse_set, found["hands"]))) == (0, [parse_set("5S 4C 7H"), parse_set("8C AH 6D")])
    assert "error" not in interpreter.answer(
        {CLASSIC: compiled(CLASSIC)}, {"id": 0, "ruleset": CLASSIC, **as_request(found, compiled(CLASSIC))}
    )


def test_where_nobody_knows_the_hands_no_position_is_made_up() -> None:
    known = {key: value for key, value in ROUND.items() if key not in ("hands", "stock", "piles")}
    asked: list[Question] = []

    def shows(question: Question) -> bool:
        asked.append(question)
        return False

    assert shrink(known, positions(known), 2, shows) == known
    assert asked
    assert not any("hands" in question for question in asked)


def test_where_nothing_smaller_shows_it_the_plays_after_it_go() -> None:
    found = shrink(ROUND, positions(ROUND), 2, lambda question: question["floor"] == ROUND["floor"] and len(question["plays"]) == 3)
    assert found["plays"] == ["QD", "KS", "5S"]


@pytest.mark.parametrize("play", [0, 2, None])
def test_a_question_that_cannot_be_made_smaller_stays(play: int | None) -> None:
    assert shrink(ROUND, positions(ROUND), play, lambda question: False) == ROUND


def test_a_fault_of_the_end_is_looked_for_with_the_last_plays() -> None:
    found = shrink(ROUND, positions(ROUND), None, lambda question: question["plays"][-1] == "AH" and "hands" in question)
    assert found["plays"] == ["AH"]
    assert found["turn"] == 1


def test_plays_after_the_one_that_shows_it_go() -> None:
    asked = []

    def shows(question: Question) -> bool:
        asked.append(question["plays"])
        return "KS" in question["plays"]

    assert without_later_plays(ROUND, shows) == {**ROUND, "plays": ["QD", "KS"]}
    assert len(asked) == 2


def test_a_deal_may_show_it_without_a_play_and_a_floor_does_not() -> None:
    dealt = {"deck": "AS AH", "plays": ["AS", "AH"]}
    assert without_later_plays(dealt, lambda question: True) == {**dealt, "plays": []}
    assert without_later_plays(ROUND, lambda question: True) == {**ROUND, "plays": ["QD"]}


def test_where_no_play_is_known_to_be_it_none_after_the_one_that_shows_it_is_kept() -> None:
    found = shrink(ROUND, positions(ROUND), None, lambda question: "KS" in question["plays"])
    assert found["plays"] == ["KS"]


# --- what does not matter


WHOLE: Question = {
    "seats": 4,
    "sides": "partners",
    "floor": "9S",
    "hands": ["9C", "", "", ""],
    "previous": {"trailed": True, "floor": ""},
    "turn": 0,
    "last": 1,
    "plays": ["9C"],
}


def test_parts_that_do_not_matter_are_left_out() -> None:
    assert simplify(WHOLE, lambda question: True) == {"floor": "9S", "hands": ["9C", "", "", ""], "plays": ["9C"]}


@pytest.mark.parametrize("key", ["seats", "sides", "previous", "turn", "last"])
def test_a_part_that_matters_stays(key: str) -> None:
    found = simplify(WHOLE, lambda question: key in question)
    assert found[key] == WHOLE[key]
    assert found.keys() - {"floor", "hands", "plays"} <= {key, "seats"}


def test_what_has_no_such_parts_is_not_asked_again() -> None:
    question = {"floor": "9S", "plays": ["9C"]}
    assert simplify(question, lambda tried: pytest.fail("asked")) is question
