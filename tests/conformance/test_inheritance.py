"""What a ruleset makes of its parent's cases, and which of its rules does it."""

import json
from pathlib import Path

import pytest

from basra_spec.cli import run
from basra_spec.cli.exits import Exit
from basra_spec.conformance.cases import ancestor_with_cases, suite
from basra_spec.conformance.inheritance import Inherited, inherited, settings
from basra_spec.conformance.runner import Status
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from tests.conftest import Write
from tests.strategies import resolved

CLASSIC = "koutchina-classic"
CASES = suite()
NUMBER = sum(CLASSIC in case.rulesets for case in CASES)


def under(path: Path) -> Inherited:
    return inherited(loader.resolve(path), resolved(CLASSIC), CASES)


def rules_behind(found: Inherited) -> set[tuple[str, ...]]:
    return {tuple(map(dotted, each.rules)) for each in found.changed}


def test_a_child_that_changes_nothing_holds_every_case(write: Write) -> None:
    assert under(write("cafe")) == Inherited(NUMBER, ())


CHANGES = [
    ("basra: {kinds: {komi: {floor: {sum: 0-12}}}}", "komi/no-basra-at-eleven", "basra.kinds.komi.floor.sum"),
    ("match: {target: 121}", "match/a-hundred-and-one-wins", "match.target"),
    ("plays: {komi: null}\nbasra: {kinds: {komi: null}}", "komi/no-basra-at-eleven", "plays.komi"),
    ("with: [shared-most-cards]", "score/26-cards-each-score-nothing-and-wait", "round.score.most_cards.tie"),
    ("with: [no-basra-on-the-last-play]", "basra/on-the-last-card-of-a-round", "basra.not_at"),
    ("with: [target-121]\nround: {score: {aces: {worth: 2}}}", "score/each-ace-is-one-point", "round.score.aces.worth"),
]


@pytest.mark.parametrize(("rules", "case", "rule"), CHANGES)
def test_a_case_that_changes_is_laid_on_the_rule_that_changes_it(write: Write, rules: str, case: str, rule: str) -> None:
    found = under(write("cafe", rules))
    assert found.holding + len(found.changed) == NUMBER
    (changed,) = [each for each in found.changed if each.result.case.id == case]
    assert changed.result.status is Status.FAILED
    assert tuple(map(dotted, changed.rules)) == (rule,)


def test_each_of_several_rules_answers_for_its_own_cases(write: Write) -> None:
    found = under(write("cafe", "basra: {kinds: {komi: {floor: {sum: 0-12}}}}\nmatch: {target: 121}\nceremony: {direction: anticlockwise}"))
    assert rules_behind(found) == {("basra.kinds.komi.floor.sum",), ("match.target",)}
    assert {each.result.case.topic for each in found.changed if each.rules == (("match", "target"),)} == {"match"}


def test_two_rules_that_each_change_a_case_are_named_together(write: Write) -> None:
    """A komi's Basra at 10 is gone by its sum, and by what may lie there; only with both of them undone it is back."""
    found = under(write("cafe", "basra: {kinds: {komi: {floor: {sum: 0-3, only: [A-2]}}}}"))
    assert ("basra.kinds.komi.floor.only", "basra.kinds.komi.floor.sum") in {tuple(sorted(rules)) for rules in rules_behind(found)}


def test_where_two_rules_are_not_enough_all_that_are_needed_are_named_and_no_other(write: Write) -> None:
    found = under(write("cafe", "with: [target-121, no-point-cards]"))
    (changed,) = [each for each in found.changed if each.result.case.id == "score/each-ace-is-one-point"]
    assert {dotted(path) for path in changed.rules} == {f"round.score.{item}" for item in ("jacks", "aces", "two_clubs", "ten_diamonds")}
    assert ("match.target",) in rules_behind(found)
    assert () not in rules_behind(found)


def test_an_open_case_changes_where_the_child_takes_another_reading(write: Write) -> None:
    found = under(write("cafe", "capture: {keep: [most-points, deck-order]}"))
    opened = [each for each in found.changed if each.result.case.standing == "open"]
    assert opened
    assert rules_behind(found) == {("capture.keep",)}


def test_a_case_that_cannot_be_asked_any_more_is_no_answer(write: Write) -> None:
    found = under(write("cafe", "with: [without-queens-and-kings]"))
    lost = [each for each in found.changed if each.result.status is Status.ERRORED]
    assert any("does not belong to the deck" in each.result.reason for each in lost)
    assert {tuple(map(dotted, each.rules)) for each in lost} == {("deck", "deal.hand")}


def test_the_nearest_ancestor_that_has_cases_is_the_parent_that_counts(write: Write) -> None:
    write("one", "match: {target: 121}", "extends: koutchina-egyptian")
    two = loader.resolve(write("two", "match: {target: 131}", "extends: one"))
    assert ancestor_with_cases(two, CASES) == "koutchina-egyptian"
    assert ancestor_with_cases(resolved("koutchina-egyptian"), CASES) == CLASSIC
    assert ancestor_with_cases(resolved(CLASSIC), CASES) is None


def test_settings_name_what_both_say_and_the_line_and_leave_ceremony_out(write: Write) -> None:
    path = write("cafe", "match: {target: 121}\nceremony: {direction: anticlockwise}")
    (setting,) = settings(loader.resolve(path), resolved(CLASSIC))
    assert (dotted(setting.path), setting.before, setting.after, setting.set_by) == ("match.target", 101, 121, f"{path}:6")


# --- the command --------------------------------------------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    code = run(["test", *arguments, "--parent-cases"])
    return code, capsys.readouterr().out.splitlines()


def test_the_command_groups_the_changes_by_rule_and_is_no_failure(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write("cafe", "with: [target-121]\ndeal: {put_back: bottom}\nbasra: {kinds: {komi: {floor: {sum: 0-10}}}}")
    code, lines = said(capsys, str(path))
    assert code == Exit.CLEAN
    heads = [line for line in lines if not line.startswith(" ")]
    assert heads[:-1] == ["deal.put_back: anywhere -> bottom (cafe.yaml:7)", "match.target: 101 -> 121 (target-121.yaml:8)"]
    assert heads[-1].startswith(f"{NUMBER} cases of {CLASSIC}: ")
    assert "  match/one-round-may-win: rounds 10 103" in lines
    assert f"    status: won in {CLASSIC}, another-round in cafe" in lines
    at = lines.index("  11 cases cannot be asked, because the start is impossible under cafe:")
    assert lines[at + 1].startswith("    deal/")
    assert "the rules fix where a refused card goes back" in lines[at + 1]
    assert lines[at + 1].endswith(" (and 10 more; --json lists them)")


def test_hands_are_told_as_a_case_has_them(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    _, lines = said(capsys, str(write("cafe", "deal: {hand: 6}")))
    assert any(line.startswith(f"    end, hands: 9S 4H KD 2C | 6D QS 10C 3H in {CLASSIC}, ") for line in lines)
    assert not any("['" in line for line in lines)


def test_a_rule_that_no_case_notices_is_told_too(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write("cafe", "match: {cap: {rounds: 500}}\nvalues: {10: 20}")
    code, lines = said(capsys, str(path))
    assert code == Exit.CLEAN
    assert any(line.startswith("values.10: nothing -> 20") for line in lines)
    quiet = write("quiet", "basra: {kinds: {never: {floor: {count: 40}}}}")
    assert f"  it changes no case of {CLASSIC}" in said(capsys, str(quiet))[1]


def test_as_json(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["test", str(write("cafe", "match: {target: 121}")), "--parent-cases", "--json"]) == Exit.CLEAN
    told = json.loads(capsys.readouterr().out)
    assert (told["ruleset"], told["parent"], told["holding"] + len(told["changed"])) == ("cafe", CLASSIC, NUMBER)
    assert [(each["rule"], each["before"], each["after"]) for each in told["settings"]] == [("match.target", 101, 121)]
    one = next(each for each in told["changed"] if each["case"] == "match/one-round-may-win")
    assert one["rules"] == ["match.target"]
    assert one["differences"][0] == {"where": "status", "before": "won", "after": "another-round"}


@pytest.mark.parametrize("arguments", [[], [CLASSIC], ["koutchina-egyptian", "koutchina-lebanese"], ["no-such"]])
def test_without_one_ruleset_that_has_a_parent_it_is_wrong_use(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, *arguments)[0] == Exit.USAGE


def test_a_house_rule_has_no_parent(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["test", "target-151", "--parent-cases"]) == Exit.PROBLEMS
    assert "this is a house rule, not a complete game" in capsys.readouterr().err
