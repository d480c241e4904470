"""Cases that a tool proposes: they read as cases, the rules pass them, and they say that nobody has derived them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra_spec.conformance import runner
from basra_spec.conformance.cases import Case, suite
from basra_spec.conformance.proposals import propose_case, slug, write
from basra_spec.conformance.runner import Status
from basra_spec.engines.engine import in_process
from basra_spec.fuzz.random_games import game
from basra_spec.game.cards import parse_set
from tests.conformance.judging import RULES, able, sound
from tests.strategies import compiled

CLASSIC = "koutchina-classic"
Question = Mapping[str, Any]


def read(folder: Path, ruleset: str, question: Question) -> Case:
    """The case that is proposed for a question, read from its file."""
    text = propose_case(compiled(ruleset), question, ["a comment"])
    assert text
    assert write(folder, "proposed", text)
    (case,) = suite(folder)
    return case


def status(case: Case) -> Status:
    """What becomes of the case with the interpreter."""
    judged = in_process(sound)
    asked = runner.questions(runner.pairs([case]), RULES, judged.hello)
    (result,) = runner.run(asked, RULES, judged)
    return result.status


PLAIN: dict[str, tuple[str, Question]] = {
    "a play on a floor": (CLASSIC, {"floor": "9S 5H 4D", "plays": ["9C"]}),
    "a play on an empty floor": (CLASSIC, {"floor": "", "plays": ["JS"]}),
    "a refused play": (CLASSIC, {"floor": "9S", "plays": ["9C -"]}),
    "several plays": (CLASSIC, {"floor": "9S 5H 4D", "plays": ["9C", "KD", "KS"]}),
    "after the play before": (
        "koutchina-lebanese",
        {"floor": "2S 3S", "previous": {"trailed": True, "floor": "2S"}, "plays": ["5C"]},
    ),
    "a choice": ("portuguese", {"floor": "5S 4H 6D 3C", "plays": ["9C"]}),
    "a score": (CLASSIC, {"ask": "score", "piles": ["7D JS", "rest"], "basras": [[10], []], "carried": 0}),
    "a match": (CLASSIC, {"ask": "match", "rounds": [[60, 40], [50, 10]]}),
}


@pytest.mark.parametrize(("ruleset", "question"), PLAIN.values(), ids=PLAIN)
def test_what_is_proposed_is_a_case_that_the_rules_pass(tmp_path: Path, ruleset: str, question: Question) -> None:
    case = read(tmp_path, ruleset, question)
    assert (case.proposed, case.standing, case.cites, case.rulesets) == (True, "", (), (ruleset,))
    assert {"ask": case.ask, **case.question} == {"ask": "play", **question}
    assert status(case) is Status.PASSED


@given(st.sampled_from(sorted(RULES)), st.integers(0, 20), st.data())
def test_a_question_of_any_game_can_be_proposed(
    tmp_path_factory: pytest.TempPathFactory, ruleset: str, seed: int, data: st.DataObject
) -> None:
    question = data.draw(st.sampled_from([question for question, _ in game(compiled(ruleset), able(), str(seed))]))
    text = propose_case(compiled(ruleset), question)
    if text:
        folder = tmp_path_factory.mktemp("proposed")
        assert write(folder, "proposed", text)
        (case,) = suite(folder)
        assert (case.proposed, status(case)) == (True, Status.PASSED)


def test_where_the_player_may_choose_every_way_is_accepted_and_the_refusal(tmp_path: Path) -> None:
    case = read(tmp_path, "portuguese", {"floor": "5S 4H 6D 3C", "plays": ["9C"]})
    told = [outcome.get("refused", outcome.get("taken")) for outcome in case.outcomes]
    assert len(told) == len(set(told)) > 2
    assert told[-1] == "ambiguous"
    assert {"5S 4H", "3C 6D"} <= {taken if taken is None else " ".join(sorted(taken.split(), key="5S 4H 3C 6D".find)) for taken in told}


def test_without_a_choice_one_outcome_is_expected(tmp_path: Path) -> None:
    case = read(tmp_path, CLASSIC, {"floor": "AS AH", "plays": ["AD"]})
    assert case.outcomes == ({"taken": "AS AH", "basra": 10, "floor": ""},)


def test_comments_stand_above_it() -> None:
    text = propose_case(compiled(CLASSIC), {"floor": "", "plays": ["JS"]}, ["one", "two"]) or ""
    assert text.splitlines()[:4] == ["# one", "# two", f"rulesets: [{CLASSIC}]", "origin: proposed"]


def test_where_the_hands_are_known_the_hands_and_the_stock_after_the_play_are_expected(tmp_path: Path) -> None:
    position = {"floor": "", "hands": ["", "KD"], "turn": 1, "stock": "AS AH AD AC 2S 2H 2D 2C", "piles": ["rest", ""], "last": 0}
    case = read(tmp_path, CLASSIC, {**position, "plays": ["KD"]})
    (outcome,) = case.outcomes
    assert list(map(parse_set, outcome["end"]["hands"])) == [parse_set("AS AH AD AC"), parse_set("2S 2H 2D 2C")]
    assert outcome["end"]["stock"] == ""
    assert status(case) is Status.PASSED


UNANSWERED: dict[str, Question] = {
    "a card twice": {"floor": "9S 9S", "plays": ["9C"]},
    "three seats": {"seats": 3, "sides": "solo", "floor": "", "plays": ["9C"]},
    "piles that share a card": {"ask": "score", "piles": ["9S", "9S"], "basras": [[], []]},
    "no whole deck": {"deck": "9S 9C"},
}


@pytest.mark.parametrize("question", UNANSWERED.values(), ids=UNANSWERED)
def test_a_question_that_the_rules_have_no_answer_to_is_not_proposed(question: Question) -> None:
    assert propose_case(compiled(CLASSIC), question) is None


def test_a_question_with_more_ways_than_anybody_writes_down_is_not_proposed() -> None:
    floor = "AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C"
    assert propose_case(compiled("portuguese"), {"floor": floor, "plays": ["10C"]}) is None


# --- writing


def test_a_case_is_written_into_a_folder_that_is_made(tmp_path: Path) -> None:
    path = write(tmp_path / "a" / "b", "name", "text\n")
    assert path == tmp_path / "a" / "b" / "name.case.yaml"
    assert path.read_text(encoding="utf-8") == "text\n"


def test_a_file_that_stands_there_is_left_as_it_is_and_another_name_is_found(tmp_path: Path) -> None:
    written = [write(tmp_path, "name", text) for text in ("first\n", "second\n", "third\n")]
    assert [path and path.name for path in written] == ["name.case.yaml", "name-2.case.yaml", "name-3.case.yaml"]
    assert [path and path.read_text(encoding="utf-8") for path in written] == ["first\n", "second\n", "third\n"]


def test_what_stands_there_already_is_not_written_twice(tmp_path: Path) -> None:
    for text in ("first\n", "second\n"):
        assert write(tmp_path, "name", text)
        assert write(tmp_path, "name", text) is None
    assert len(list(tmp_path.iterdir())) == 2


SLUGS = [
    ("play number taken", "play-number-taken"),
    ("end, piles", "end-piles"),
    ("  items, Most Cards!  ", "items-most-cards"),
    ("7♦ é", "7"),
    ("a/b\\c..d", "a-b-c-d"),
    ("", ""),
]


@pytest.mark.parametrize(("text", "expected"), SLUGS)
def test_a_name_is_made_of_a_text(text: str, expected: str) -> None:
    assert slug(text) == expected


@given(st.text())
def test_a_name_has_small_letters_digits_and_single_dashes_only(text: str) -> None:
    made = slug(text)
    assert set(made) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert made == made.strip("-")
    assert "--" not in made
    assert slug(made) == made
