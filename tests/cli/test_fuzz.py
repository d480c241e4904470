"""`basra-spec fuzz`: random games against an engine, what they show, and going on with them later."""

import json
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from basra_spec.cli.exits import Exit
from basra_spec.conformance import cases, runner
from basra_spec.conformance.cases import as_request
from basra_spec.conformance.runner import Status
from basra_spec.engines.interpreter import answer
from basra_spec.engines.program import open_engine
from basra_spec.fuzz.random_games import game
from basra_spec.game.cards import parse_card, parse_set, rank
from basra_spec.game.position import Play
from tests.cli.running import Run
from tests.conformance.judging import able
from tests.controls.broken import ace_as_eleven
from tests.controls.sound import engine as sound_engine
from tests.engines.hostile.conforming import command as command_line
from tests.engines.hostile.conforming import module
from tests.strategies import compiled, resolved

CLASSIC = "koutchina-classic"
SOUND = "tests.controls.sound:engine"
BROKEN = "tests.controls.broken:ace_as_eleven"
FILE = "play-number-taken.case.yaml"
LEBANESE = "koutchina-lebanese"
READING = "any-equal-haul"


def fuzzing(engine: str, *more: object, games: int = 4, seed: str = "b") -> list[str]:
    """The command's arguments."""
    return ["fuzz", "--engine", engine, "--ruleset", CLASSIC, "--matches", str(games), "--seed", seed, *map(str, more)]


# --- what is found ------------------------------------------------------------------------------------------------------------------


def test_of_a_sound_engine_there_is_nothing_to_tell(command: Run) -> None:
    code, out, err = command(*fuzzing(SOUND))
    assert (code, err) == (Exit.CLEAN, "")
    first, last = out.splitlines()
    assert first == f"{CLASSIC}, seed b"
    assert last.startswith("4 matches, ")
    assert last.endswith(", no faults")


def test_a_fault_is_told_once_with_its_smallest_situation(command: Run) -> None:
    code, out, err = command(*fuzzing(BROKEN))
    assert (code, err) == (Exit.PROBLEMS, "")
    first, cause, situation, difference, last = out.splitlines()
    assert first == f"{CLASSIC}, seed b"
    assert cause.endswith(": play, number, taken")
    assert situation == "  2S on AS AH"
    assert difference.startswith("    taken: expected AS AH, got nothing; basra: expected 10, got 0; ")
    assert last.endswith(", 1 fault")


@pytest.mark.parametrize("engine", [SOUND, BROKEN])
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_the_same_seed_tells_the_same_twice(command: Run, engine: str, options: tuple[str, ...]) -> None:
    assert command(*fuzzing(engine, *options)) == command(*fuzzing(engine, *options))


def test_another_seed_plays_other_games(command: Run) -> None:
    told = [command(*fuzzing(SOUND, games=8, seed=seed)).out.splitlines()[-1] for seed in "abcd"]
    assert len(set(told)) > 1


def test_where_no_seed_is_given_one_is_drawn_and_plays_the_same_again(command: Run) -> None:
    told = command("fuzz", "--engine", SOUND, "--ruleset", CLASSIC, "--matches", "2").out
    seed = told.splitlines()[0].removeprefix(f"{CLASSIC}, seed ")
    assert command(*fuzzing(SOUND, games=2, seed=seed)).out == told


@pytest.mark.parametrize(("engine", "code", "causes"), [(SOUND, 0, []), (BROKEN, 1, [["play", "number", "taken"]])])
def test_json_has_all_that_was_found(command: Run, engine: str, code: int, causes: list[list[str]]) -> None:
    said = command(*fuzzing(engine, "--json"))
    told = json.loads(said.out)
    assert (said.code, said.err) == (code, "")
    assert (told["ruleset"], told["seed"], told["matches"], told["ending"]) == (CLASSIC, "b", 4, "")
    assert told["compared"] > 0
    assert [found["cause"] for found in told["findings"]] == causes


def test_json_has_the_questions_that_show_a_fault(command: Run) -> None:
    (found,) = json.loads(command(*fuzzing(BROKEN, "--json")).out)["findings"]
    assert found["questions"] == [{"floor": "AS AH", "plays": ["2S"]}]
    assert found["again"] is True
    assert found["match"] in range(4)


def test_json_has_each_difference_in_its_parts(command: Run) -> None:
    (found,) = json.loads(command(*fuzzing(BROKEN, "--json")).out)["findings"]
    assert found["differences"][:2] == [
        {"where": "taken", "expected": "AS AH", "got": ""},
        {"where": "basra", "expected": 10, "got": 0},
    ]
    assert found["fault"].startswith("taken: expected AS AH, got nothing; basra: ")


# --- cases --------------------------------------------------------------------------------------------------------------------------


def statuses(folder: Path, engine: str) -> list[Status]:
    """What becomes of a folder's cases with an engine."""
    rules = {CLASSIC: compiled(CLASSIC)}
    judged = open_engine(engine)
    asked = runner.questions(runner.pairs(cases.suite(folder)), rules, judged.hello)
    return [result.status for result in runner.run(asked, rules, judged)]


def test_a_fault_is_proposed_as_a_case_that_shows_it(command: Run, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "proposed"
    out = command(*fuzzing(BROKEN, "--cases", folder)).out
    (case,) = cases.suite(folder)
    assert f"    proposed case: {folder / FILE}\n" in out
    assert (case.id, case.proposed, case.rulesets) == (FILE.removesuffix(cases.SUFFIX), True, (CLASSIC,))
    assert statuses(folder, SOUND) == [Status.PASSED]
    assert statuses(folder, BROKEN) == [Status.FAILED]


def test_of_a_sound_engine_nothing_is_proposed(command: Run, tmp_path: Path) -> None:
    command(*fuzzing(SOUND, "--cases", tmp_path / "proposed"))
    assert not (tmp_path / "proposed").exists()


def test_a_case_that_stands_there_is_left_as_it_is_and_another_name_is_found(command: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("mine", encoding="utf-8")
    second = tmp_path / "play-number-taken-2.case.yaml"
    assert f"    proposed case: {second}\n" in command(*fuzzing(BROKEN, "--cases", tmp_path)).out
    assert "proposed as" not in command(*fuzzing(BROKEN, "--cases", tmp_path)).out
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "mine"
    assert sorted(tmp_path.iterdir()) == [second, tmp_path / FILE]


def scoreless(request: dict[str, Any]) -> dict[str, Any]:
    """An engine that follows a reading, and fails where a score is asked."""
    if request["ask"] == "score":
        raise RuntimeError("no score")
    return answer({LEBANESE: compiled(LEBANESE, READING)}, request)


def test_a_case_proposed_under_a_reading_names_the_ruleset_and_says_the_reading(command: Run, tmp_path: Path) -> None:
    record, folder = tmp_path / "run.json", tmp_path / "proposed"
    decision = next(decision.name for decision in resolved(LEBANESE).decisions.values() if READING in decision.readings)
    record.write_text(json.dumps({**RECORD, "ruleset": LEBANESE, "readings": {decision: READING}}), encoding="utf-8")
    command(
        *("fuzz", "--engine", f"{__name__}:scoreless", "--ruleset", LEBANESE, "--matches", 4),
        *("--seed", "b", "--record", record, "--cases", folder),
    )
    (case,) = cases.suite(folder)
    assert case.rulesets == (LEBANESE,)
    assert f"# answered under {READING}\n" in (folder / "score-no-answer.case.yaml").read_text(encoding="utf-8")


UNWRITABLE = {
    "cases below a file": ("--cases", "file/folder", "cannot be written"),
    "a record below a file": ("--record", "file/run.json", "there is no folder"),
    "a record in no folder": ("--record", "nowhere/run.json", "there is no folder"),
}


@pytest.mark.parametrize(("option", "place", "sentence"), UNWRITABLE.values(), ids=UNWRITABLE)
def test_what_cannot_be_written_is_said_before_any_game(command: Run, tmp_path: Path, option: str, place: str, sentence: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, out, err = command(*fuzzing("no-such-program-here", option, tmp_path / place))
    assert (code, out) == (Exit.USAGE, "")
    assert option in err
    assert sentence in err


# --- going on -----------------------------------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_its_record_ends_and_says_which_faults_are_known(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    first = command(*fuzzing(BROKEN, "--record", record, games=2))
    before = json.loads(record.read_text(encoding="utf-8"))
    code, out, err = command(*fuzzing(BROKEN, "--record", record, games=4))
    after = json.loads(record.read_text(encoding="utf-8"))
    assert "2S on AS AH" in first.out
    assert (code, err) == (Exit.PROBLEMS, "")
    first_line, known, situation, _, last_line = out.splitlines()
    assert (first_line, last_line) == (f"{CLASSIC}, seed b, from match 2", f"4 matches, {after['compared']} answers compared, 1 fault")
    assert (known, situation) == ("known: play, number, taken", "  2S on AS AH")
    assert (before["matches"], after["matches"]) == (2, 4)
    assert before["compared"] < after["compared"]
    assert before["findings"] == after["findings"] != []


def test_a_run_that_goes_on_comes_to_what_one_run_comes_to(command: Run, tmp_path: Path) -> None:
    for games in (4, 8):
        command(*fuzzing(BROKEN, "--record", tmp_path / "two.json", games=games))
    command(*fuzzing(BROKEN, "--record", tmp_path / "one.json", games=8))
    one, two = ((tmp_path / name).read_text(encoding="utf-8") for name in ("one.json", "two.json"))
    assert one == two


def test_a_fault_that_has_been_mended_is_told_and_counts_no_more(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    command(*fuzzing(BROKEN, "--record", record))
    code, out, _ = command(*fuzzing(SOUND, "--record", record))
    assert (code, out.splitlines()[1:3]) == (Exit.CLEAN, ["fixed: play, number, taken", "  2S on AS AH"])
    assert out.endswith(", no faults\n")
    assert json.loads(record.read_text(encoding="utf-8"))["findings"] == []
    assert "fixed:" not in command(*fuzzing(SOUND, "--record", record)).out


def test_json_has_what_has_been_mended(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    command(*fuzzing(BROKEN, "--record", record))
    told = json.loads(command(*fuzzing(SOUND, "--record", record, "--json")).out)
    assert ([found["cause"] for found in told["fixed"]], told["findings"]) == ([["play", "number", "taken"]], [])


def test_a_fault_that_is_known_is_proposed_where_its_case_is_missing(command: Run, tmp_path: Path) -> None:
    record, folder = tmp_path / "run.json", tmp_path / "proposed"
    command(*fuzzing(BROKEN, "--record", record))
    again = fuzzing(BROKEN, "--record", record, "--cases", folder)
    assert f"    proposed case: {folder / FILE}\n" in command(*again).out
    assert "proposed as" not in command(*again).out


def test_an_engine_that_has_been_brought_back_to_the_rules_as_written_has_no_fault(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    record.write_text(json.dumps({**RECORD, "seed": "7", "matches": 0, "readings": {"size-of-a-haul": "haul-by-points"}}), encoding="utf-8")
    code, out, _ = command(*fuzzing(SOUND, "--record", record, games=12, seed="7"))
    assert code == Exit.CLEAN
    assert "it follows the rules as written" in out


def test_a_record_knows_its_seed(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    command(*fuzzing(SOUND, "--record", record, games=1))
    code, out, _ = command("fuzz", "--engine", SOUND, "--ruleset", CLASSIC, "--matches", "2", "--record", record)
    assert (code, out.splitlines()[0]) == (Exit.CLEAN, f"{CLASSIC}, seed b, from match 1")


RECORD = {"format": 1, "ruleset": CLASSIC, "seed": "b", "matches": 2, "compared": 9, "readings": {}, "findings": []}
NO_QUESTION = {"match": 0, "cause": ["play", "no answer"], "questions": [{"ask": "sing"}]}
NO_RECORDS = {
    **{
        f"{key} is {value!r}": json.dumps({**RECORD, key: value})
        for key, value in [
            ("findings", [{}]),
            ("findings", 3),
            ("findings", [NO_QUESTION]),
            ("matches", "x"),
            ("matches", -3),
            ("seed", 5),
            ("readings", []),
        ]
    },
    "nothing": "",
    "no JSON": "a fine game",
    "a list": "[]",
    "an empty object": "{}",
    "another format": '{"format": 2, "ruleset": "koutchina-classic", "seed": "b"}',
    "no seed": '{"format": 1, "ruleset": "koutchina-classic"}',
    "a key too many": '{"format": 1, "ruleset": "koutchina-classic", "seed": "b", "colour": "red"}',
}


@pytest.mark.parametrize("text", NO_RECORDS.values(), ids=NO_RECORDS)
def test_a_file_that_is_no_record_is_2_and_stays(command: Run, tmp_path: Path, text: str) -> None:
    record = tmp_path / "run.json"
    record.write_text(text, encoding="utf-8")
    code, out, err = command(*fuzzing(SOUND, "--record", record))
    assert (code, out) == (Exit.USAGE, "")
    assert f"{record} is not the record of an earlier run" in err
    assert record.read_text(encoding="utf-8") == text


def test_a_record_that_follows_a_reading_that_there_is_not_is_2(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    record.write_text(json.dumps({**RECORD, "readings": {"x": "no-such-reading"}}), encoding="utf-8")
    code, out, err = command(*fuzzing(SOUND, "--record", record))
    assert (code, out) == (Exit.USAGE, "")
    assert "no-such-reading" in err


@pytest.mark.parametrize("other", [{"seed": "c"}, {"ruleset": "koutchina-lebanese"}], ids=str)
def test_the_record_of_another_run_is_2(command: Run, tmp_path: Path, other: dict[str, str]) -> None:
    record = tmp_path / "run.json"
    told = {**RECORD, **other}
    record.write_text(json.dumps(told), encoding="utf-8")
    code, out, err = command(*fuzzing(SOUND, "--record", record))
    assert (code, out) == (Exit.USAGE, "")
    assert f"{record} is the record of {told['ruleset']} with seed {told['seed']}" in err


# --- what cannot be played ----------------------------------------------------------------------------------------------------------

REFUSED: dict[str, tuple[list[str], Exit, str]] = {
    "no engine": (["--ruleset", CLASSIC], Exit.USAGE, "name the engine"),
    "no ruleset": (["--engine", SOUND], Exit.USAGE, "--ruleset"),
    "no such ruleset": (["--engine", SOUND, "--ruleset", "no-such-game"], Exit.USAGE, "no-such-game"),
    "no games": (["--engine", SOUND, "--ruleset", CLASSIC, "--matches", "0"], Exit.USAGE, "--matches"),
    "a ruleset that it does not play": (
        ["--engine", SOUND, "--ruleset", "russian-egyptian"],
        Exit.USAGE,
        f"does not claim the ruleset russian-egyptian: it claims {CLASSIC}, {LEBANESE}",
    ),
    "a ruleset that the built-in engine is not told of": (
        ["--engine", module("basra_spec", "engine", "--ruleset", CLASSIC), "--ruleset", "russian-egyptian"],
        Exit.USAGE,
        '--engine "basra-spec engine --ruleset russian-egyptian"',
    ),
    "no such program": (["--engine", "no-such-program-here", "--ruleset", CLASSIC], Exit.ENGINE, "could not be started"),
    "no such function": (["--engine", "tests.controls.sound:nobody", "--ruleset", CLASSIC], Exit.ENGINE, "could not be started"),
}


@pytest.mark.parametrize(("arguments", "expected", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_played_is_said_before_any_game(command: Run, arguments: list[str], expected: Exit, sentence: str) -> None:
    code, out, err = command("fuzz", *arguments)
    assert (code, out) == (expected, "")
    assert sentence in err


def skipping(request: dict[str, Any]) -> dict[str, Any]:
    """An engine that claims the ruleset and answers nothing."""
    return sound_engine(request) if request["ask"] == "hello" else {"id": request["id"], "skip": "not today"}


def failing(request: dict[str, Any]) -> dict[str, Any]:
    """An engine that greets and then fails throughout."""
    if request["ask"] != "hello":
        raise RuntimeError("out of order")
    return sound_engine(request)


def test_an_engine_that_skips_everything_has_not_been_compared(command: Run) -> None:
    code, out, err = command(*fuzzing(f"{__name__}:skipping"))
    assert (code, out.splitlines()[-1]) == (Exit.PROBLEMS, "4 matches, 0 answers compared, no faults")
    assert "it skipped" in err or "skipped every question" in err


def test_an_engine_that_fails_throughout_is_given_up_once_its_faults_are_told(command: Run) -> None:
    code, out, err = command(*fuzzing(f"{__name__}:failing", games=40))
    assert code == Exit.PROBLEMS
    assert [line for line in out.splitlines() if line.startswith("match 0: ")] == [
        f"match 0: {ask}, no answer" for ask in ("match", "play", "score")
    ]
    assert out.endswith("0 matches, 0 answers compared, 3 faults\n")
    assert err.startswith("stopped: 51 questions had no answer, the last: the engine raised RuntimeError: out of order\n")


def test_where_no_game_was_got_through_nobody_is_told_to_go_on(command: Run, tmp_path: Path) -> None:
    for options in ((), ("--record", tmp_path / "run.json")):
        err = command(*fuzzing(f"{__name__}:failing", *options)).err
        assert err.endswith("no match complete: fix the faults reported first; the same command would stop there again\n")


def failing_at_jacks(request: dict[str, Any]) -> dict[str, Any]:
    """An engine that fails at nearly every round."""
    if any(play.startswith("J") for play in request.get("plays", ())):
        raise RuntimeError("a jack")
    return sound_engine(request)


def test_where_games_were_got_through_it_is_said_how_many_and_where_to_go_on(command: Run, tmp_path: Path) -> None:
    code, out, err = command(*fuzzing(f"{__name__}:failing_at_jacks", "--record", tmp_path / "run.json", games=40))
    games = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))["matches"]
    assert code == Exit.PROBLEMS
    assert out.splitlines()[1:3] == ["match 0: play, no answer", "  JS on an empty floor"]
    assert out.splitlines()[-1].startswith(f"{games} matches, ")
    assert games > 0
    assert err.splitlines()[-1] == f"  {games} matches complete: the same command resumes from match {games}"


def interrupted_in_the_search(request: dict[str, Any]) -> dict[str, Any]:
    """A broken engine; its user has enough when it is asked about the smallest situations."""
    if (request.get("start"), request.get("plays")) == ({"floor": ""}, ["AS"]):
        raise KeyboardInterrupt
    return ace_as_eleven(request)


def test_a_fault_that_is_just_being_made_smaller_is_told_where_the_run_is_interrupted(command: Run, tmp_path: Path) -> None:
    record = tmp_path / "run.json"
    code, out, err = command(*fuzzing(f"{__name__}:interrupted_in_the_search", "--record", record))
    assert code == Exit.INTERRUPTED
    assert ": play, number, taken (not reduced yet)\n" in out
    assert out.endswith(", 1 fault\n")
    assert err == "interrupted\n  no match complete: the same command resumes from match 0\n"
    assert json.loads(record.read_text(encoding="utf-8"))["findings"] == []


# --- programs that fail at every round ----------------------------------------------------------------------------------------------

PROGRAM = """
import json, sys, time
sys.path.insert(0, {root!r})
from tests.controls.sound import engine
for line in sys.stdin:
    request = json.loads(line)
    if "deck" in request.get("start", {{}}):
        {bad}
    print(json.dumps(engine(request)), flush=True)
"""
BAD = {
    "crashes": ("sys.exit(3)", "the engine exited with code 3"),
    "hangs": ("time.sleep(60)", "no answer within 0.3 s"),
    "garbage": ("print('garbage', flush=True); continue", "the line is not JSON"),
    "a wrong shape": ('print(json.dumps({"id": request["id"], "plays": 3}), flush=True); continue', "the answer has the wrong shape"),
}


def program(folder: Path, bad: str) -> str:
    """The command of an engine that answers everything but whole rounds."""
    path = folder / "engine.py"
    path.write_text(PROGRAM.format(root=str(Path(__file__).parents[2]), bad=bad), encoding="utf-8")
    return command_line(sys.executable, path)


@pytest.mark.parametrize(("bad", "fault"), BAD.values(), ids=BAD)
def test_a_program_that_fails_at_every_round_is_found_with_the_deal_alone(command: Run, tmp_path: Path, bad: str, fault: str) -> None:
    code, out, err = command(*fuzzing(program(tmp_path, bad), "--answer-timeout", "0.3", "--json", games=1))
    told = json.loads(out)
    (found,) = told["findings"]
    assert (code, err, told["matches"]) == (Exit.PROBLEMS, "", 1)
    assert (found["cause"], found["again"]) == (["play", "no answer"], True)
    assert [question.keys() for question in found["questions"]] == [{"deck", "plays"}]
    assert found["questions"][0]["plays"] == []
    assert found["fault"].startswith(fault)


def test_a_program_that_cannot_be_started_again_has_its_fault_told(command: Run, tmp_path: Path) -> None:
    code, out, err = command(*fuzzing(program(tmp_path, "import os; os.remove(__file__); sys.exit(3)"), games=8))
    assert code == Exit.PROBLEMS
    assert "match 0: play, no answer\n" in out
    assert "before that: the engine exited with code 3" in out
    assert "    seen once: it could not be retested: " in out
    assert out.endswith(", 1 fault\n")
    assert err.startswith("stopped: the engine could not be restarted")


# --- programs that fail in one situation --------------------------------------------------------------------------------------------


TEN = rank(parse_card("10S"))


def ten_on_two_fives(floor: int, card: int) -> bool:
    return rank(card) == TEN and floor.bit_count() == 2 and floor == floor & parse_set("5S 5H 5D 5C")


def has_a_ten_on_two_fives(seed: str) -> bool:
    """Whether a ten is played on two fives in a game."""
    rules = compiled(CLASSIC)
    for question, _ in game(rules, able(asks=["play"]), seed):
        told = answer({CLASSIC: rules}, {"id": 0, "ruleset": CLASSIC, **as_request(question, rules)})["plays"]
        floors = [parse_set(outcome["floor"]) if "floor" in outcome else -1 for outcome in told]
        if any(map(ten_on_two_fives, floors, [Play.parse(text).card for text in question["plays"][1:]])):
            return True
    return False


@pytest.fixture(scope="module")
def guilty() -> tuple[str, int]:
    """A seed, and the first of its games in which a ten is played on two fives."""
    return "i", next(number for number in count() if has_a_ten_on_two_fives(f"i/{number}"))


@pytest.mark.parametrize(("name", "fault"), [("crashes", "the engine exited with code 1"), ("hangs", "no answer within 0.5 s")])
def test_a_program_that_fails_in_one_situation_is_found_with_it(
    command: Run, tmp_path: Path, guilty: tuple[str, int], name: str, fault: str
) -> None:
    seed, number = guilty
    record = tmp_path / "run.json"
    record.write_text(json.dumps({**RECORD, "seed": seed, "matches": number}), encoding="utf-8")
    options = ("--answer-timeout", "0.5", "--record", record, "--json")
    code, out, err = command(*fuzzing(module("tests.controls", name), *options, games=number + 1, seed=seed))
    (found,) = json.loads(out)["findings"]
    assert (code, err) == (Exit.PROBLEMS, "")
    assert (found["cause"], found["questions"]) == (["play", "no answer"], [{"floor": "5S 5H", "plays": ["10S"]}])
    assert found["fault"].startswith(fault)
