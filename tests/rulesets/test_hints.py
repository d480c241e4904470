"""Hints that can be followed to the letter: what they say mends the file."""

import re
from pathlib import Path

import pytest
import yaml

from basra_spec.rulesets import loader
from basra_spec.rulesets.problems import Problem, ProblemsFound

BROKEN = Path(__file__).resolve().parent / "broken"
DISAGREEING = sorted(path.parent.name for path in BROKEN.glob("kinds-disagree/*/cafe.yaml"))


def problems_of(path: Path) -> tuple[Problem, ...]:
    try:
        return loader.check(path)
    except ProblemsFound as found:
        return found.problems


@pytest.mark.parametrize("mistake", DISAGREEING)
def test_kinds_that_disagree_are_mended_by_the_over_that_is_proposed_and_each_still_changes_points(mistake: str, tmp_path: Path) -> None:
    broken = BROKEN / "kinds-disagree" / mistake / "cafe.yaml"
    data = yaml.safe_load(broken.read_text(encoding="utf-8"))
    for problem in problems_of(broken):
        lower, upper = re.findall(r'over: \[(\w+)\] in "(\w+)"', problem.hint)[0]
        data["basra"]["kinds"].setdefault(upper, {}).setdefault("over", []).append(lower)
    mended = tmp_path / "cafe.yaml"
    mended.write_text(yaml.safe_dump(data), encoding="utf-8")
    assert {problem.code for problem in problems_of(mended)} <= {"kind-of-any-card"}  # what one of the kinds is called is another matter
