"""A budget of steps: it ends a search at the same step every time, and a check that it ends leaves a note."""

import pytest

from basra_spec.analysis import lint
from basra_spec.analysis.budget import BudgetSpent, limited_to, spend
from basra_spec.game.cards import parse_card, parse_set
from basra_spec.game.outcome import Moment, outcome
from basra_spec.game.position import Play
from basra_spec.rulesets import loader
from basra_spec.rulesets.problems import ProblemsFound
from tests.conftest import Write


def test_a_budget_allows_its_steps_and_no_more() -> None:
    with limited_to(3):
        spend()
        spend(2)
        with pytest.raises(BudgetSpent):
            spend()


def test_steps_are_not_counted_without_a_budget() -> None:
    with limited_to(1):
        spend()
    spend(1_000_000)


def test_a_check_without_enough_steps_leaves_a_note_and_no_error(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write("dear", "basra: {kinds: {dear: {floor: {count: 1}, worth: 20}}}")
    with pytest.raises(ProblemsFound, match="kinds-disagree"):
        lint.check(path)
    monkeypatch.setattr(lint, "STEPS", 10)
    assert ("note", "not-decided") in {(problem.level, problem.code) for problem in lint.check(path)}


def test_a_ruleset_whose_kinds_disagree_loads_and_pays_the_highest_worth(write: Write) -> None:
    rules = loader.load_rules(str(write("dear", "basra: {kinds: {dear: {floor: {count: 1}, worth: 20}}}")))
    assert outcome(rules, Moment(parse_set("4H")), Play(parse_card("4S"))).points == 20
