"""Whether a case can be asked: all cases of the suite can, and the hint for any other says how to fix it."""

from pathlib import Path

import pytest

from basra_spec.conformance import case_validation
from basra_spec.conformance.case_validation import validate_case
from basra_spec.conformance.cases import as_request, read_case, suite
from basra_spec.rulesets.problems import Problem
from tests.strategies import compiled

CLASSIC = "koutchina-classic"


def test_every_case_of_the_suite_can_be_asked() -> None:
    found = [
        problem
        for case in suite()
        if not case.house_rules
        for name in case.rulesets
        for problem in validate_case(case, name, compiled(name))
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
    assert list(validate_case(read_case(path, "one"), CLASSIC, compiled(CLASSIC))) == []


def problems(tmp_path: Path, text: str) -> list[Problem]:
    path = tmp_path / "one.case.yaml"
    path.write_text(f"rulesets: [{CLASSIC}]\n{text}\nexpect: {{taken: 9S}}\n", encoding="utf-8")
    return list(validate_case(read_case(path, "one"), CLASSIC, compiled(CLASSIC)))


def test_the_hint_of_an_error_fixes_it(tmp_path: Path) -> None:
    text = 'floor: 9S\nhands: ["", 9C]\nturn: 1\nplays: [9C]\npiles: {}'
    (found,) = problems(tmp_path, text.format('["", ""]'))
    assert (found.pointer, found.hint.endswith('piles: [rest, ""]')) == ("/piles", True)
    assert problems(tmp_path, text.format('[rest, ""]')) == []


HINTS = {
    "nobody-captured-last": "floor: 9S\npiles: [2S, 3S]\nplays: [9C]",
    "turn-with-empty-hand": 'floor: 9S\nhands: ["", 9C]\nplays: [9C]',
    "stock-without-hands": 'floor: 9S\nhands: ["", ""]\nstock: 2S 2H 2D 2C 3S 3H 3D 3C\nplays: [9C]',
    "part-of-a-deal": 'floor: 9S\nhands: [9C, ""]\nstock: 2S\nplays: [9C]',
    "stock-needs-hands": "floor: 9S\nstock: 2S\nplays: [9C]",
    "too-few-entries": "floor: 9S\nhands: [9C]\nplays: [9C]",
    "hands-and-piles-of-the-table": 'floor: 9S\nhands: [9C, "", ""]\nplays: [9C]',
    "previous-does-not-fit": "floor: 9S\nprevious: {trailed: true, floor: 8S}\nplays: [9C]",
    "in-two-places": "floor: 9S\npiles: [9S, rest]\nlast: 0\nplays: [9C]",
}


@pytest.mark.parametrize("code", HINTS)
def test_the_hint_goes_by_the_code_of_the_error(tmp_path: Path, code: str) -> None:
    key, hint = case_validation._HINTS[code]
    (found,) = problems(tmp_path, HINTS[code])
    assert found.hint == hint
    assert found.pointer in (f"/{key}", "/floor")
