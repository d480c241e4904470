"""`basra-spec suite mutate`: which small changes of a ruleset no case notices."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from basra_spec.analysis.mutants import Mutant, mutants
from basra_spec.conformance import cases, suite_strength
from basra_spec.rulesets.resolved import Resolved
from tests.cli.running import Run

CLASSIC = "koutchina-classic"
CASES = cases.suite()
Only = Callable[[str], None]


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Only:
    """Keep to the mutants of one part of the rules."""

    def keep(part: str) -> None:
        def some(ruleset: Resolved, schema: dict[str, Any]) -> Iterator[Mutant]:
            return (mutant for mutant in mutants(ruleset, schema) if mutant.path[0] == part)

        monkeypatch.setattr(suite_strength, "mutants", some)

    return keep


def test_a_part_without_holes_is_0(command: Run, only: Only) -> None:
    only("match")
    code, out, err = command("suite", "mutate", CLASSIC, "--size", "1")
    assert (code, err) == (0, "")
    assert out.startswith(f"{CLASSIC}: ")
    assert ", 0 unexplained\n" in out


def test_a_hole_is_1_and_named_with_a_situation(command: Run, only: Only, monkeypatch: pytest.MonkeyPatch) -> None:
    only("match")
    monkeypatch.setattr(cases, "suite", lambda: tuple(case for case in CASES if case.topic != "match"))
    code, out, _ = command("suite", "mutate", CLASSIC, "--size", "1")
    lines = out.splitlines()
    hole = lines.index("  match.target: 101 -> 100")
    assert code == 1
    assert lines[hole + 1].startswith("    detected by ask match; rounds ")


def test_json_has_the_survivors(command: Run, only: Only, monkeypatch: pytest.MonkeyPatch) -> None:
    only("match")
    monkeypatch.setattr(cases, "suite", tuple)
    code, out, _ = command("suite", "mutate", CLASSIC, "--size", "1", "--json")
    (told,) = json.loads(out)
    assert (code, told["ruleset"], len(told["survivors"])) == (1, CLASSIC, told["mutants"])
    shows = {survivor["mutant"]: survivor["shows"] for survivor in told["survivors"]}
    assert shows["match.target: 101 -> 100"]["ask"] == "match"


def test_a_ruleset_of_ones_own_has_no_cases(command: Run, only: Only, cafe: Callable[..., Path]) -> None:
    only("match")
    code, out, _ = command("suite", "mutate", cafe("match: {target: 111}"), "--size", "1")
    assert code == 1
    assert ", 0 detected, " in out


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_ruleset_that_is_not_there_is_2(command: Run, options: list[str]) -> None:
    code, out, err = command("suite", "mutate", "no-such-ruleset", *options)
    assert (code, out) == (2, "")
    assert "no-such-ruleset" in err


@pytest.mark.parametrize("size", ["0", "7", "much"])
def test_a_size_out_of_bounds_is_2(command: Run, size: str) -> None:
    assert command("suite", "mutate", CLASSIC, "--size", size).code == 2
