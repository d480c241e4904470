"""Whether a case can be asked: all of the suite can, and one that cannot says how to mend it."""

from pathlib import Path

import pytest

from basra_spec.conformance.case_validation import mend, unaskable
from basra_spec.conformance.cases import as_request, read_case, suite
from basra_spec.engines.interpreter import answer
from tests.strategies import compiled

CLASSIC = "koutchina-classic"


def test_every_case_of_the_suite_can_be_asked() -> None:
    found = [
        problem for case in suite() if not case.house_rules for name in case.rulesets for problem in unaskable(case, name, compiled(name))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("question", "piles", "last"),
    [
        ({"hands": ["", "9C"], "floor": "9S", "turn": 1}, (50, 0), 0),
        ({"hands": ["", "9C"], "floor": "9S", "turn": 1, "piles": ["", "rest"]}, (0, 50), 1),
        ({"hands": ["", "", "", "9C"], "floor": "9S", "turn": 3, "seats": 4}, (50, 0), 0),
        ({"hands": ["", "9C"], "floor": "9S", "turn": 1, "last": 1}, (50, 0), 1),
        ({"floor": "9S", "piles": ["", "AS"]}, (0, 1), 1),
    ],
)
def test_what_a_case_does_not_name_lies_in_the_first_pile_where_it_gives_hands(
    question: dict[str, object], piles: object, last: int
) -> None:
    start = as_request({**question, "plays": ["9C"]}, compiled(CLASSIC))["start"]
    assert tuple(len(pile.split()) for pile in start["piles"]) == piles
    assert start["last"] == last


def test_a_position_that_says_all_is_asked_as_it_stands() -> None:
    rules = compiled(CLASSIC)
    assert as_request({"floor": "9S", "plays": ["9C"]}, rules)["start"] == {"floor": "9S"}
    two = {"floor": "9S", "hands": ["9C", ""], "piles": ["AS", "rest"]}
    assert "last" not in as_request(two, rules)["start"]


@pytest.mark.parametrize("body", ["{refused: not-in-hand}", "{plays: [{refused: not-in-hand}]}"])
def test_a_refusal_that_a_case_expects_is_no_fault(tmp_path: Path, body: str) -> None:
    path = tmp_path / "one.case.yaml"
    path.write_text(f"rulesets: [{CLASSIC}]\nfloor: 9C\nplays: [9C]\nexpect: {body}\n", encoding="utf-8")
    assert list(unaskable(read_case(path, "one"), CLASSIC, compiled(CLASSIC))) == []


def test_the_mend_of_an_error_works() -> None:
    rules = compiled(CLASSIC)
    start = {"floor": "9S", "hands": ["", "9C"], "piles": ["", ""], "turn": 1}
    request = {"id": 1, "ruleset": CLASSIC, "ask": "play", "seats": 2, "sides": "solo", "plays": ["9C"], "start": start}
    key, hint = mend(answer({CLASSIC: rules}, request)["error"])
    assert (key, hint.endswith('piles: [rest, ""]')) == ("piles", True)
    mended = as_request({**start, "piles": ["rest", ""], "plays": ["9C"]}, rules)
    assert "error" not in answer({CLASSIC: rules}, {"id": 1, "ruleset": CLASSIC, **mended})
