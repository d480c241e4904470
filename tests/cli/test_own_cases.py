"""`basra-spec test`, and what `check` makes of a case."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.cli.exits import Exit
from tests.cli.running import Run

Cafe = Callable[..., Path]
LONE = "floor: 9S\nplays: [9C]\n"
RIGHT = LONE + "expect: {taken: 9S, basra: 10}\n"
WRONG = LONE + "expect:\n  taken: 9S\n  basra: 20\n"


def case(path: str, rulesets: str = "cafe", body: str = RIGHT) -> Path:
    """Write a case of these rulesets."""
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"rulesets: [{rulesets}]\n{body}", encoding="utf-8")
    return file


@pytest.mark.parametrize("place", [[], ["."], ["cafe"], ["cafe.yaml"], ["./cafe.yaml"], ["one.case.yaml"], ["one.case.yaml", "."]])
def test_a_case_is_found_by_its_file_its_folder_and_its_ruleset_and_runs_once(command: Run, cafe: Cafe, place: list[str]) -> None:
    cafe()
    case("one.case.yaml")
    assert command("test", *place) == (0, "1 passed\n", "")


@pytest.mark.parametrize("path", ["one.case.yaml", "cases/one.case.yaml", "cases/deep/down/one.case.yaml"])
def test_cases_may_lie_in_folders_below_their_ruleset(command: Run, cafe: Cafe, path: str) -> None:
    cafe()
    case(path)
    assert command("test", "cafe.yaml") == (0, "1 passed\n", "")
    assert command("test") == (0, "1 passed\n", "")


def test_a_broken_case_of_another_ruleset_further_down_does_not_fail_the_test_of_a_ruleset(command: Run, cafe: Cafe) -> None:
    cafe()
    case("one.case.yaml")
    Path("old").mkdir()
    Path("old/torn.case.yaml").write_text("rulesets: [gahwa]\nfloor: [\n", encoding="utf-8")
    assert command("test", "cafe.yaml") == (0, "1 passed\n", "")
    assert command("test").code == Exit.PROBLEMS
    Path("old/torn.case.yaml").write_text("rulesets: [cafe]\nfloor: [\n", encoding="utf-8")
    assert command("test", "cafe.yaml").code == Exit.PROBLEMS


def test_a_folder_that_is_not_the_working_folder_has_its_own_rulesets(command: Run, cafe: Cafe) -> None:
    """Two cafés of one id in two folders: each case is about the one beside it."""
    cafe()
    Path("there").mkdir()
    Path("there/cafe.yaml").write_text(cafe("basra: {worth: 20}").read_text(encoding="utf-8"), encoding="utf-8")
    cafe()
    case("here/one.case.yaml", body=RIGHT)
    case("there/one.case.yaml", body=WRONG)
    assert command("test") == (0, "2 passed\n", "")
    assert command("test", "there") == (0, "1 passed\n", "")
    assert command("test", "there/cafe.yaml") == (0, "1 passed\n", "")
    assert command("test", "cafe.yaml") == (0, "1 passed\n", "")


def test_a_case_deep_down_finds_the_ruleset_above_it_from_anywhere(command: Run, cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("there").mkdir()
    cafe().rename("there/cafe.yaml")
    case("there/cases/komi/one.case.yaml")
    assert command("test", "there") == (0, "1 passed\n", "")
    assert command("test", "there/cafe.yaml") == (0, "1 passed\n", "")
    assert command("test").out == "1 passed\n"
    monkeypatch.chdir("there/cases")
    assert command("test", "komi").code == Exit.PROBLEMS
    assert command("test", "../cafe.yaml") == (0, "1 passed\n", "")


def test_only_cases_that_name_the_ruleset_run_and_only_under_it(command: Run, cafe: Cafe) -> None:
    cafe()
    case("one.case.yaml", "cafe, koutchina-classic, koutchina-egyptian")
    case("two.case.yaml", "koutchina-classic")
    assert command("test", "cafe").out == "1 passed\n"
    assert command("test").out == "4 passed\n"


def test_a_ruleset_that_ships_has_the_cases_of_the_suite(command: Run) -> None:
    code, out, _ = command("test", "koutchina-jordanian")
    assert code == 0
    assert int(out.split()[0]) > 50


def test_hidden_folders_are_let_alone(command: Run, cafe: Cafe) -> None:
    cafe()
    case(".venv/lib/one.case.yaml", body=WRONG)
    case("two.case.yaml")
    assert command("test").out == "1 passed\n"


def test_a_failure_names_the_line_of_the_expectation_and_the_rules_behind_the_answer(command: Run, cafe: Cafe) -> None:
    cafe("basra: {kinds: {plain: {play: [number]}}}")
    case("one.case.yaml", body="because: so it is\n" + WRONG)
    case("two.case.yaml", body="floor: QS\nplays: [QC]\nexpect: {taken: QS, basra: 10}\n")
    code, out, err = command("test")
    assert (code, err) == (Exit.PROBLEMS, "")
    expected = """\
FAILED one.case.yaml [cafe]
  9C on 9S
  one.case.yaml:7: basra: expected 20, got 10
  because: so it is
  rule: plays.number: 9C is played as number (koutchina-classic.yaml:20)
  rule: basra.kinds.plain: holds (cafe.yaml:7)
FAILED two.case.yaml [cafe]
  QC on QS
  two.case.yaml:4: basra: expected 10, got 0
  rule: plays.court: QC is played as court (koutchina-classic.yaml:21)
  rule: basra.kinds: none is for QC played as court (cafe.yaml:7)
0 passed, 2 failed
"""
    assert out == expected


FAILURES = [
    ("floor: 5S 6H\nplays: [9S, 7D]\nexpect: {plays: [{taken: ''}, {basra: 10}], end: {last: 0}}", ["4: play 2, basra", "4: end, last"]),
    ("floor: 9S\nplays: [9C x 9S]\nany_of:\n  - {taken: 9S, basra: 0}\n  - {refused: ambiguous}", ["5: basra: expected 0, got 10"]),
    (
        "floor: 9S\nplays: [9C -]\nexpect: {taken: ''}",
        ["4: taken: expected nothing, got refused (must-take)", "rule: capture: it can take 9S"],
    ),
    ("floor: 9S\nplays: [8C]\nexpect:\n  floor: 9S", ["5: floor: expected 9S, got 8C 9S", "rule: plays: 8C takes nothing, as number"]),
    ("floor: 5S 6H\nplays: [7D]\nexpect: {basra: 10}", ["rule: basra.kinds.komi.floor.sum: 11 is not in 0-10 (koutchina-classic.yaml:33)"]),
    ("ask: score\npiles: [AS, rest]\nexpect:\n  items: {aces: [2, 3]}", ["5: items, aces", "rule: round.score.aces: pays 1 and 3"]),
    ("ask: match\nrounds: [[101, 0]]\nexpect: {status: draw}", ["4: status", "rule: match.target: 101 (koutchina-classic.yaml:45)"]),
    ("floor: 9S KD\nplays: [9C]\nexpect: {basra: 10}", ["rule: plays.number: 9C is played as number, and leaves KD"]),
    ("floor: 9S\nhands: [9C, ]\nplays: [9C]\nexpect: {basra: 10}", ["ERRORED one.case.yaml"]),
    ("floor: 9S 9S\nplays: [9C]\nexpect: {basra: 10}", ["9S is listed twice"]),
    ("floor: 9S\nseats: 5\nplays: [9C]\nexpect: {basra: 10}", ["the game is for 2 or 4 players, not 5"]),
    ("floor: 9S\npiles: [9S, rest]\nplays: [9C]\nexpect: {basra: 10}", ["9S is on the floor and in the pile of side 0"]),
    (
        'floor: 9S\nhands: ["", 9C]\npiles: ["", ""]\nturn: 1\nplays: [9C]\nexpect: {basra: 10}',
        ["50 cards are nowhere", 'put all other cards in one pile: piles: [rest, ""]'],
    ),
    (
        'floor: 9S\nhands: ["", 9C]\nplays: [9C]\nexpect: {basra: 10}',
        ["it is the turn of seat 0, whose hand is empty", "turn: 1 is the second seat"],
    ),
]


@pytest.mark.parametrize(("body", "said"), FAILURES, ids=[body.replace("\n", " ") for body, _ in FAILURES])
def test_whatever_goes_wrong_is_told(command: Run, cafe: Cafe, body: str, said: list[str]) -> None:
    cafe()
    case("one.case.yaml", body=body + "\n")
    code, out, err = command("test")
    assert code == Exit.PROBLEMS
    assert [words for words in said if words not in out + err] == []


def test_no_basra_with_the_last_card_is_the_rule_behind_it(command: Run, cafe: Cafe) -> None:
    cafe("basra: {not_at: [last-play]}")
    body = 'floor: 9S\nhands: [9C, ""]\npiles: [rest, ""]\nlast: 0\nplays: [9C]\nexpect: {basra: 10}\n'
    case("one.case.yaml", body=body)
    assert "rule: basra.not_at: it is the last-play (cafe.yaml:7)" in command("test").out


def test_an_unknown_ruleset_is_a_problem_of_the_case_and_the_others_run(command: Run, cafe: Cafe) -> None:
    cafe()
    case("one.case.yaml", "cafe, caffe")
    code, out, err = command("test")
    assert code == Exit.PROBLEMS
    assert err.splitlines()[0] == 'one.case.yaml:1:18: error: there is no ruleset "caffe" (unknown-ruleset)'
    assert 'did you mean "cafe"?' in err
    assert out == "NOT RUN one.case.yaml [caffe]: its rules have problems\n1 passed, 1 not run, 1 problem\n"


def test_a_ruleset_with_problems_stops_its_cases_and_no_others(command: Run, cafe: Cafe) -> None:
    cafe("deal: {hand: 5}")
    case("one.case.yaml")
    case("two.case.yaml", "koutchina-classic")
    code, out, err = command("test")
    assert code == Exit.PROBLEMS
    assert err.startswith("cafe.yaml:7:")
    assert out == "NOT RUN one.case.yaml [cafe]: its rules have problems\n1 passed, 1 not run, 1 problem\n"


@pytest.mark.parametrize("body", ["plays: [9C]\n", "floor: 9X\n", "floor: [\n", ""])
def test_a_file_that_is_no_case_is_told_and_the_others_run(command: Run, cafe: Cafe, body: str) -> None:
    cafe()
    case("one.case.yaml", body=body)
    case("two.case.yaml")
    code, out, err = command("test")
    assert (code, out.partition(",")[0]) == (Exit.PROBLEMS, "1 passed")
    assert err.startswith("one.case.yaml:")


@pytest.mark.parametrize("place", ["no-such.case.yaml", "no-such.yaml", "no-such", "empty", "cafe.yaml", "cafe"])
def test_a_place_with_nothing_to_run_is_wrong_use(command: Run, cafe: Cafe, place: str) -> None:
    cafe()
    Path("empty").mkdir()
    code, _, err = command("test", place)
    assert code == Exit.USAGE
    assert place in err


def test_where_there_is_no_case_it_is_told_how_to_write_one(command: Run, cafe: Cafe) -> None:
    cafe()
    code, out, err = command("test")
    assert (code, out) == (Exit.USAGE, "")
    assert err.startswith("no case to run in the working folder\nwrite one beside the ruleset, in a file that ends in .case.yaml:\n")
    told = "\n".join(line.strip() for line in err.splitlines()[2:-1]).replace("my-cafe", "cafe")
    Path("one.case.yaml").write_text(told, encoding="utf-8")
    assert command("test").out == "1 passed\n"


def test_a_proposed_case_is_listed_and_counts_for_nothing(command: Run, cafe: Cafe) -> None:
    cafe()
    case("one.case.yaml", body="origin: proposed\n" + WRONG)
    code, out, err = command("test")
    assert (code, out) == (Exit.USAGE, "")
    assert err.splitlines()[:2] == ["PROPOSED one.case.yaml", "no case to run in the working folder"]
    assert "remove origin: proposed" in err
    case("two.case.yaml")
    code, out, err = command("test")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "PROPOSED one.case.yaml"
    assert out.splitlines()[-1] == "1 passed, 1 proposed"


def test_an_open_case_passes_under_each_of_its_readings(command: Run, cafe: Cafe) -> None:
    cafe("capture: {keep: [most-cards]}")
    body = (
        "standing: open\nfloor: 5S 4S 4H\nplays: [9C x 4H 5S]\nexpect: {refused: not-kept}\nreadings: {any-equal-haul: [{taken: 4H 5S}]}\n"
    )
    case("one.case.yaml", body=body)
    assert command("test").out == "1 passed\n"


def test_house_rules_of_a_case_are_merged_onto_each_ruleset(command: Run, cafe: Cafe) -> None:
    cafe("basra: {worth: 20}")
    Path("five.yaml").write_text(
        "format: 1\nid: five\nversion: 1\ntitle: {en: Five}\nhouse_rule: true\nbasra: {worth: 5}\n", encoding="utf-8"
    )
    case("one.case.yaml", "cafe, koutchina-egyptian", "with: [five, target-151]\n" + LONE + "expect: {basra: 5}\n")
    assert command("test").out == "2 passed\n"
    assert command("test", "five").out == "2 passed\n"
    assert command("test", "cafe").out == "1 passed\n"
    case("one.case.yaml", "cafe", "with: [five]\n" + RIGHT)
    assert command("test").out.splitlines()[0] == "FAILED one.case.yaml [cafe with five]"


def test_json_has_every_result_and_every_problem(command: Run, cafe: Cafe) -> None:
    cafe()
    case("one.case.yaml", "cafe, caffe", WRONG)
    case("two.case.yaml", body="origin: proposed\n" + RIGHT)
    code, out, err = command("test", "--json")
    told = json.loads(out)
    assert (code, err) == (Exit.PROBLEMS, "")
    assert told["counts"] == {"passed": 0, "failed": 1, "errored": 0, "skipped": 0, "proposed": 1}
    (result,) = told["results"]
    assert (result["file"], result["ruleset"], result["status"]) == ("one.case.yaml", "cafe", "failed")
    assert result["differences"] == [{"line": 6, "where": "basra", "expected": 20, "got": 10}]
    assert [rule["rule"] for rule in result["rules"]] == ["plays.number", "basra.kinds.plain"]
    assert told["proposed"] == ["two.case.yaml"]
    assert told["not_run"] == [{"file": "one.case.yaml", "ruleset": "caffe"}]
    assert [problem["code"] for problem in told["problems"]] == ["unknown-ruleset"]


# --- check --------------------------------------------------------------------------------------------------------------------------


def test_check_takes_a_case_for_a_case(command: Run, cafe: Cafe) -> None:
    cafe()
    assert command("check", case("one.case.yaml", body=WRONG)) == (0, "1 file, no problems\n", "")
    code, out, _ = command("check", case("two.case.yaml", "caffe", "plays: [9C]\n"))
    assert code == Exit.PROBLEMS
    assert [line.rpartition("(")[2] for line in out.splitlines() if ": error: " in line] == ["no-expectation)", "no-start)"]
    code, out, _ = command("check", case("two.case.yaml", "caffe"))
    assert code == Exit.PROBLEMS
    assert 'did you mean "cafe"?' in out


def test_notes_are_shown_as_not_checked(command: Run, cafe: Cafe) -> None:
    cafe("notes: {en: The losers fetch the coffee., fr: Les perdants paient.}")
    lines = command("show", "cafe").out.splitlines()
    assert "# note, not checked: The losers fetch the coffee." in lines
    assert "# note, not checked: Les perdants paient." in lines
    assert json.loads(command("show", "cafe", "--json").out)["notes"]["en"] == "The losers fetch the coffee."
