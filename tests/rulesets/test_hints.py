"""Hints that can be followed to the letter: the file is then valid."""

import re
from pathlib import Path

import pytest
import yaml

from basra_spec.analysis import lint
from basra_spec.rulesets.problems import Problem, ProblemsFound
from tests.rulesets.broken_examples import Example, examples, problems_in


def problems_of(path: Path) -> tuple[Problem, ...]:
    try:
        return lint.check(path)
    except ProblemsFound as found:
        return found.problems


@pytest.mark.parametrize("example", examples("kinds-disagree"), ids=lambda example: example.name)
def test_the_proposed_over_fixes_kinds_that_disagree_and_each_still_changes_points(example: Example, tmp_path: Path) -> None:
    data = yaml.safe_load(example.files["cafe.yaml"])
    for problem in problems_in(example.id):
        lower, upper = re.findall(r'over: \[(\w+)\] in "(\w+)"', problem.hint)[0]
        data["basra"]["kinds"].setdefault(upper, {}).setdefault("over", []).append(lower)
    fixed = tmp_path / "cafe.yaml"
    fixed.write_text(yaml.safe_dump(data), encoding="utf-8")
    assert {problem.code for problem in problems_of(fixed)} <= {"kind-of-any-card"}  # what one of the kinds is called is another matter
