"""`basra-spec diff`: how two rulesets differ, each rule with the smallest situation that shows it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.analysis.situations import Capture, outcome_text
from basra_spec.game.cards import parse_card, parse_set
from basra_spec.game.rules import Rules
from tests.cli.running import Run
from tests.strategies import compiled

CLASSIC = "koutchina-classic"
Cafe = Callable[..., Path]

CHANGES = [
    ("match: {target: 111}", "match.target: 101 in koutchina-classic, 111 in cafe"),
    ("basra: {worth: 11}", "basra.worth: 10 in koutchina-classic, 11 in cafe"),
    ("round: {leftovers: nobody}", "round.leftovers: last-capturer in koutchina-classic, nobody in cafe"),
    ("basra: {kinds: {komi: null}}", "nothing in cafe"),
]


@pytest.mark.parametrize(("changes", "line"), CHANGES)
def test_a_rule_that_differs_is_told_with_both_values_and_a_situation(command: Run, cafe: Cafe, changes: str, line: str) -> None:
    code, out, err = command("diff", CLASSIC, cafe(changes), "--size", "1")
    head, situation, first, second = out.splitlines()
    assert (code, err) == (0, "")
    assert head.endswith(line)
    assert situation.startswith("  ")
    assert first.startswith("    ")
    assert first.partition(": ")[2] != second.partition(": ")[2]


def test_a_play_is_told_in_words(command: Run, cafe: Cafe) -> None:
    lines = command("diff", CLASSIC, cafe("basra: {worth: 11}"), "--size", "1").out.splitlines()
    assert lines[1:] == ["  AH on AS", f"    {CLASSIC}: takes AS, Basra 10", "    cafe: takes AS, Basra 11"]


def question_text(play: str, ruleset: Rules) -> str:
    """What a ruleset really answers to a play on a floor, in the words of `diff`."""
    card, _, floor = play.partition(" on ")
    situation = Capture(parse_set(floor), parse_card(card), None)
    return outcome_text(situation, situation.outcome(ruleset))


PAIRS = [(CLASSIC, "koutchina-yemeni"), (CLASSIC, "koutchina-lebanese"), ("portuguese", "portuguese-lebanese"), (CLASSIC, "french-yemeni")]


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_what_is_said_of_a_ruleset_is_what_it_really_answers(command: Run, pair: tuple[str, str]) -> None:
    shown = [one["example"] for one in json.loads(command("diff", *pair, "--size", "2", "--json").out) if one["example"]]
    plays = [each for each in shown if each["situation"].keys() == {"floor", "plays"}]
    assert plays
    for each in plays:
        play = f"{each['situation']['plays'][0]} on {each['situation']['floor']}"
        assert each["answers"] == [question_text(play, compiled(name)) for name in pair]
        assert each["answers"][0] != each["answers"][1]


def test_a_rule_that_others_hide_shows_in_the_ruleset_that_has_it(command: Run) -> None:
    lines = command("diff", CLASSIC, "koutchina-lebanese").out.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("basra.kinds.pair:"))
    assert lines[place + 1 :] == [
        "  no situation with floors of up to 3 cards shows it between the two, because other rules hide it; on its own, it shows here:",
        "  3S on AS 2S after the previous play (trailed 2S)",
        "    koutchina-lebanese: takes AS 2S, Basra 10",
        f"    koutchina-lebanese with this rule of {CLASSIC}: takes AS 2S",
    ]


def test_rulesets_that_are_equal_are_said_to_be(command: Run, cafe: Cafe) -> None:
    assert command("diff", CLASSIC, CLASSIC) == (0, "no rule differs\n", "")
    assert command("diff", CLASSIC, cafe()) == (0, "no rule differs\n", "")
    assert json.loads(command("diff", CLASSIC, CLASSIC, "--json").out) == []


def test_ceremony_is_told_and_shows_nowhere(command: Run, cafe: Cafe) -> None:
    out = command("diff", CLASSIC, cafe("ceremony: {packets: singly}"), "--size", "1").out
    head, shown = out.splitlines()
    assert head == "ceremony.packets: packet in koutchina-classic, singly in cafe"
    assert shown == "  ceremony: it changes no position"


def test_a_rule_that_shows_nowhere_so_small_says_so(command: Run, cafe: Cafe) -> None:
    out = command("diff", CLASSIC, cafe("plays: {number: {takes: {sums: one}}}"), "--size", "1").out
    assert "  no situation with floors of one card shows it\n" in out


def test_json_has_the_rule_its_values_and_the_question(command: Run) -> None:
    code, out, _ = command("diff", "portuguese", "portuguese-iraqi", "--size", "1", "--json")
    told = {one["rule"]: one for one in json.loads(out)}
    assert code == 0
    assert set(told) == {"basra.worth", "round.score.ten_diamonds.worth"}
    worth = told["basra.worth"]
    assert (worth["first"], worth["second"], worth["whole"], worth["alone"]) == (10, 5, True, {})
    answers = ["takes nothing or takes AS, Basra 10", "takes nothing or takes AS, Basra 5"]
    assert worth["example"] == {"situation": {"floor": "AS", "plays": ["AH"]}, "answers": answers}


@pytest.mark.parametrize("names", [(CLASSIC, "no-such-ruleset"), ("no-such-ruleset", CLASSIC), (CLASSIC,), ()])
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_two_rulesets_that_are_there_are_needed(command: Run, names: tuple[str, ...], options: list[str]) -> None:
    code, out, err = command("diff", *names, *options)
    assert (code, out) == (2, "")
    assert "Traceback" not in err


@pytest.mark.parametrize("size", ["0", "6", "-1", "many"])
def test_a_size_out_of_bounds_is_2(command: Run, size: str) -> None:
    assert command("diff", CLASSIC, "portuguese", "--size", size).code == 2
