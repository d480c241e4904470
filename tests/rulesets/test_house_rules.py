"""The catalogue of house rules: each has cases, which pass with the rule and not all without it, and the oracle agrees."""

import random
from pathlib import Path

import pytest
from attrs import evolve

from basra_spec.cli import run
from basra_spec.conformance import own_cases
from basra_spec.conformance.cases import Case, suite
from basra_spec.conformance.own_cases import Trial, find_cases, judge_case
from basra_spec.conformance.runner import Status
from basra_spec.rulesets import catalogue, loader
from basra_spec.rulesets.resolved import rules_of
from basra_spec.system.resources import shipped
from tests.beside_the_oracle import play_a_round
from tests.conftest import Write
from tests.each import each
from tests.oracle.consistency import answer_problems
from tests.oracle.house_rules import HOUSE_RULES
from tests.strategies import ORACLES, compiled

FOLDER = shipped(catalogue.HOUSE_RULES) / "cases"
CASES = suite(FOLDER)
IDS = catalogue.house_rule_ids()
PAIRS = [(case, name) for case in CASES for name in case.rulesets]
EVERY_PAIR = each(("case", "name"), PAIRS, ids=[f"{case.id} {name}" for case, name in PAIRS])


def with_its_rule(case: Case, name: str) -> Trial:
    return Trial(case, loader.resolve_named(case.file, ("rulesets", case.rulesets.index(name)), []))


@EVERY_PAIR
def test_a_house_rule_does_what_its_case_says(case: Case, name: str) -> None:
    result = own_cases.run_trial(with_its_rule(case, name))
    assert (result.status, result.differences, result.reason) == (Status.PASSED, (), "")


@EVERY_PAIR
def test_the_oracle_with_the_same_house_rule_agrees(case: Case, name: str) -> None:
    (house,) = case.house_rules
    assert answer_problems(case.file.data, HOUSE_RULES[house](ORACLES[name])) == []


@each("house", IDS)
def test_without_the_house_rule_one_of_its_cases_fails_in_each_ruleset(house: str) -> None:
    mine = [case for case in CASES if case.house_rules == (house,)]
    for name in {name for case in mine for name in case.rulesets}:
        about = [case for case in mine if name in case.rulesets]
        found = {judge_case(evolve(case, house_rules=()), name, compiled(name)).status for case in about}
        assert found & {Status.FAILED, Status.ERRORED}, name


@each("house", IDS)
def test_every_house_rule_has_a_case_of_its_name_on_two_games_where_it_makes_sense_on_two(house: str) -> None:
    case = next(case for case in CASES if case.id == house)
    assert case.house_rules == (house,)
    assert case.rulesets[0] == "koutchina-classic"
    assert len(case.rulesets) > 1


@EVERY_PAIR
def test_whole_rounds_go_as_the_oracle_plays_them(case: Case, name: str) -> None:
    (house,) = case.house_rules
    rules = rules_of(with_its_rule(case, name).ruleset)
    for seats, known in rules.deal.players.items():
        for sides in known:
            chance = random.Random(f"{case.id} {name} {seats} {sides}")
            play_a_round(rules, HOUSE_RULES[house](ORACLES[name]), seats, sides, chance)


def test_every_house_rule_has_its_oracle_and_every_case_begins_with_its_rule() -> None:
    assert set(HOUSE_RULES) == set(IDS)
    assert [case.id for case in CASES if not case.id.startswith(case.house_rules[0])] == []
    assert {case.house_rules[0] for case in CASES} == set(IDS)


@each("house", IDS)
def test_a_house_rule_by_its_id_runs_its_own_cases(house: str) -> None:
    found = find_cases([house])
    assert {trial.case.id.rpartition("/")[2] for trial in found.trials} == {case.id for case in CASES if house in case.house_rules}
    assert found.problems == ()


TOGETHER = [
    ("koutchina-classic", "target-121, no-point-cards, hands-of-six, shared-most-cards, no-basra-on-the-last-play"),
    ("koutchina-classic", "optional-capture, plain-seven-of-diamonds, two-card-jack, split-leftovers, target-151"),
    ("russian-egyptian", "without-queens-and-kings, refused-under-the-stock, shared-most-cards"),
    ("portuguese", "three-solo, iraqi-counts, no-basra-on-the-last-play, split-leftovers"),
    ("french-yemeni-121", "optional-capture, shared-most-cards, refused-under-the-stock"),
]


@pytest.mark.parametrize(("parent", "houses"), TOGETHER)
def test_house_rules_go_together(write: Write, parent: str, houses: str) -> None:
    path = write("cafe", f"with: [{houses}]", f"extends: {parent}")
    assert loader.resolve(path).id == "cafe"


def test_no_point_cards_does_not_fit_a_game_that_has_none(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write("cafe", "with: [no-point-cards]", "extends: koutchina-egyptian")
    assert run(["check", str(path)]) == 1
    assert '"jacks" cannot be removed: it does not exist (nothing-to-remove)' in capsys.readouterr().out


def test_a_child_made_with_house_rules_runs_cases_that_name_it(write: Write, tmp_path: Path) -> None:
    write("cafe", "with: [target-121, shared-most-cards]")
    text = "rulesets: [cafe]\nask: match\nrounds: [[120, 10]]\nexpect: {status: another-round}\n"
    (tmp_path / "one.case.yaml").write_text(text, encoding="utf-8")
    (trial,) = find_cases([str(tmp_path / "cafe.yaml")]).trials
    assert own_cases.run_trial(trial).status is Status.PASSED
