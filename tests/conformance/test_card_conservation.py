"""What an engine tells of floor, hands, stock and piles must fit together: each way in which it may not has its sentence."""

from typing import Any, NamedTuple

import pytest

from basra_spec.conformance.card_conservation import find_imbalances, with_reversed_floor
from basra_spec.game.cards import FULL_DECK, NAMES
from tests.each import each


class Answer(NamedTuple):
    """A start, plays, the outcomes told, the end told, and what is wrong with it."""

    start: dict[str, Any]
    plays: str
    told: list[dict[str, Any]]
    end: dict[str, Any]
    sentences: list[str]


FIVE = {"floor": "5H KS"}
REST = " ".join(name for name in NAMES if name not in ("5H", "KS", "5C", "QD"))
WHOLE = {"floor": "5H KS", "hands": ["5C", "QD"], "stock": "", "piles": ["", REST]}
TAKEN = {"taken": "5H", "floor": "KS"}
ANSWERS = {
    "all is well": Answer(FIVE, "5C", [TAKEN], {"floor": "KS", "piles": ["5H 5C", ""]}, []),
    "the order means nothing": Answer({"floor": "KS 5H"}, "5C", [TAKEN], {"floor": "KS", "piles": ["5C 5H", ""]}, []),
    "nothing is told": Answer(FIVE, "5C", [{}], {}, []),
    "only the end's floor is told": Answer(FIVE, "5C", [{}], {"floor": "KS"}, []),
    "a card laid down": Answer(FIVE, "9C", [{"taken": "", "floor": "5H KS 9C"}], {"floor": "9C 5H KS", "piles": ["", ""]}, []),
    "a refusal leaves all": Answer(FIVE, "9C", [{"refused": "x"}], {"floor": "5H KS", "piles": ["", ""]}, []),
    "two plays": Answer(FIVE, "5C KC", [TAKEN, {"taken": "KS", "floor": ""}], {"floor": "", "piles": ["5H 5C", "KS KC"]}, []),
    "a play whose outcome is not told": Answer(FIVE, "5C KC", [{}, {"taken": "KS", "floor": ""}], {}, []),
    "every place told": Answer(WHOLE, "5C", [TAKEN], {"floor": "KS", "hands": ["", "QD"], "stock": "", "piles": ["5H 5C", REST]}, []),
    "what was not there is taken": Answer(
        FIVE, "5C", [{"taken": "5H 9S", "floor": "KS"}], {}, ["play 1 takes 9S, which was not on the floor"]
    ),
    "what was taken stays": Answer(FIVE, "5C", [{"taken": "5H", "floor": "5H KS"}], {}, ["play 1: 5H cannot be on the floor after it"]),
    "the floor loses a card": Answer(FIVE, "5C", [{"taken": "5H", "floor": ""}], {}, ["play 1: KS is gone from the floor"]),
    "a card laid down is gone": Answer(FIVE, "9C", [{"taken": "", "floor": "5H KS"}], {}, ["play 1: 9C is gone from the floor"]),
    "a capturing card stays": Answer(FIVE, "5C", [{"taken": "5H", "floor": "KS 5C"}], {}, ["play 1: 5C cannot be on the floor after it"]),
    "the second play is looked at": Answer(
        FIVE, "5C KC", [TAKEN, {"taken": "5H", "floor": "KS"}], {}, ["play 2 takes 5H, which was not on the floor"]
    ),
    "a floor follows from what is taken": Answer(
        FIVE, "5C KC", [{"taken": "5H"}, {"taken": "5H", "floor": "KS"}], {}, ["play 2 takes 5H, which was not on the floor"]
    ),
    "a refusal changes the floor": Answer(
        FIVE, "9C KC", [{"refused": "x"}, {"taken": "9C", "floor": "5H KS"}], {}, ["play 2 takes 9C, which was not on the floor"]
    ),
    "a card twice in a text": Answer(FIVE, "5C", [{"taken": "5H 5H", "floor": "KS"}], {}, ["5H is listed twice"]),
    "a card on the floor and in a pile": Answer(
        FIVE, "5C", [TAKEN], {"floor": "KS 5H", "piles": ["5H 5C", ""]}, ["at the end 5H is in the pile of side 0 and elsewhere"]
    ),
    "a card in two piles": Answer(
        FIVE, "5C", [TAKEN], {"floor": "KS", "piles": ["5H 5C", "5H"]}, ["at the end 5H is in the pile of side 1 and elsewhere"]
    ),
    "a card is nowhere": Answer(FIVE, "5C", [TAKEN], {"floor": "KS", "piles": ["5H", ""]}, ["at the end 5C is nowhere"]),
    "a card from nowhere": Answer(FIVE, "5C", [TAKEN], {"floor": "KS", "piles": ["5H 5C 9S", ""]}, ["at the end 9S has come from nowhere"]),
    "a refused card is in a pile": Answer(
        FIVE, "9C", [{"refused": "x"}], {"floor": "5H KS", "piles": ["9C", ""]}, ["at the end 9C has come from nowhere"]
    ),
    "an old pile is gone": Answer(
        {**FIVE, "piles": ["", "2S 2H"]}, "5C", [TAKEN], {"floor": "KS", "piles": ["5H 5C", "2S"]}, ["at the end 2H is nowhere"]
    ),
    "a hand keeps the card played": Answer(
        WHOLE,
        "5C",
        [TAKEN],
        {"floor": "KS", "hands": ["5C", "QD"], "stock": "", "piles": ["5H 5C", REST]},
        ["at the end 5C is in the hand of seat 0 and elsewhere"],
    ),
    "a hand is gone": Answer(
        WHOLE, "5C", [TAKEN], {"floor": "KS", "hands": ["", ""], "stock": "", "piles": ["5H 5C", REST]}, ["at the end QD is nowhere"]
    ),
    "the stock has a card of the floor": Answer(
        {"deck": " ".join(NAMES), "returned": []},
        "",
        [],
        {"floor": "3S 3H 3D 3C", "hands": ["AS AH AD AC", "2S 2H 2D 2C"], "stock": " ".join(NAMES[11:]), "piles": ["", ""]},
        ["at the end 3C is in the stock and elsewhere"],
    ),
    "the stock is short": Answer(
        {"deck": " ".join(NAMES), "returned": []},
        "",
        [],
        {"floor": "3S 3H 3D 3C", "hands": ["AS AH AD AC", "2S 2H 2D 2C"], "stock": " ".join(NAMES[13:]), "piles": ["", ""]},
        ["at the end 4S is nowhere"],
    ),
    "too few outcomes": Answer(FIVE, "5C KC", [TAKEN], {}, ["1 outcome for 2 plays"]),
    "too many outcomes": Answer(FIVE, "5C", [TAKEN, {"taken": "KS", "floor": ""}], {}, ["2 outcomes for 1 play"]),
}


@each("name", ANSWERS)
def test_what_does_not_add_up_is_told(name: str) -> None:
    start, plays, told, end, sentences = ANSWERS[name]
    request = {"ask": "play", "start": start, "plays": plays.split()}
    assert find_imbalances(request, {"plays": told, "end": end}, FULL_DECK) == sentences


def test_a_claim_does_not_count_for_what_is_taken() -> None:
    request = {"ask": "play", "start": FIVE, "plays": ["5C x KS"]}
    assert find_imbalances(request, {"plays": [TAKEN], "end": {"floor": "KS", "piles": ["5H 5C", ""]}}, FULL_DECK) == []


@pytest.mark.parametrize("answer", [{"skip": "no"}, {"error": "no"}, {"scores": [1, 2]}])
def test_other_answers_have_no_cards_to_lose(answer: dict[str, Any]) -> None:
    assert find_imbalances({"ask": "score"}, answer, FULL_DECK) == []
    assert find_imbalances({"ask": "play", "start": FIVE, "plays": ["5C"]}, {"id": 1, "skip": "no"}, FULL_DECK) == []


def test_a_floor_of_two_cards_and_more_has_another_order() -> None:
    request = {"id": "a", "ask": "play", "start": {"floor": "5H KS 2C", "turn": 1}, "plays": []}
    assert with_reversed_floor(request) == {"id": "a again", "ask": "play", "start": {"floor": "2C KS 5H", "turn": 1}, "plays": []}


@pytest.mark.parametrize("start", [{"floor": ""}, {"floor": "5H"}, {"deck": "5H KS"}])
def test_other_starts_have_none(start: dict[str, Any]) -> None:
    assert with_reversed_floor({"id": "a", "ask": "play", "start": start, "plays": []}) is None
    assert with_reversed_floor({"id": "a", "ask": "match"}) is None
