"""`basra-spec show --decisions`: what the pages leave open, and how else they can be read."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.rulesets import catalogue
from basra_spec.rulesets.merge import dotted
from tests.cli.running import Run
from tests.strategies import resolved

Cafe = Callable[..., Path]


@pytest.mark.parametrize("name", ["koutchina-lebanese", "portuguese", "portuguese-iraqi", "russian-egyptian", "french-yemeni-121"])
def test_every_decision_is_printed_with_why_what_and_how_else(command: Run, name: str) -> None:
    code, out, err = command("show", "--decisions", name)
    head, *lines = out.splitlines()
    decisions = resolved(name).decisions
    assert (code, err, head) == (0, "", f"{name}: {len(decisions)} decisions")
    assert sum(line.startswith("    why: ") for line in lines) == len(decisions)
    for decision in decisions.values():
        assert any(line.split(" (from ")[0] == f"  {decision.name}" for line in lines)
        assert all(any(line.startswith(f"    or {reading}: ") for line in lines) for reading in decision.readings)
        assert all(any(line.startswith(f"    or {reading} (in words only): ") for line in lines) for reading in decision.in_words)


def test_a_decision_says_whose_it_is_and_what_stands_here(command: Run) -> None:
    lines = command("show", "--decisions", "koutchina-egyptian").out.splitlines()
    assert "  equal-hauls (from koutchina-classic)" in lines
    assert "    here: capture.keep: [most-cards, most-points, deck-order]" in lines
    assert "    or any-equal-haul: capture.keep: [most-cards]" in lines


def test_without_a_name_all_rulesets_are_told(command: Run) -> None:
    heads = [line.partition(":")[0] for line in command("show", "--decisions").out.splitlines() if line and line[0] != " "]
    assert heads == list(catalogue.shipped_ids())


def test_json_has_the_same_decisions(command: Run) -> None:
    told = json.loads(command("show", "--decisions", "--json").out)
    assert set(told) == set(catalogue.shipped_ids())
    for name, decisions in told.items():
        for decision in resolved(name).decisions.values():
            assert decisions[decision.name]["leaves"] == list(map(dotted, decision.leaves))
            assert set(decisions[decision.name]["readings"]) == set(decision.readings)
            assert decisions[decision.name]["in_words"] == dict(decision.in_words)


def test_a_decision_that_a_change_settles_is_no_longer_open(command: Run, cafe: Cafe) -> None:
    told = json.loads(command("show", "--decisions", cafe("capture: {keep: [most-cards]}"), "--json").out)["cafe"]
    assert "equal-hauls" not in told
    assert "komi-clearing-as-a-seven" in told


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_ruleset_that_is_not_there_is_2(command: Run, options: list[str]) -> None:
    code, out, err = command("show", "--decisions", "no-such-ruleset", *options)
    assert (code, out) == (2, "")
    assert "no-such-ruleset" in err


def test_a_ruleset_with_problems_is_1(command: Run, cafe: Cafe) -> None:
    assert command("show", "--decisions", cafe("match: {target: a lot}")).code == 1
