"""The engine in JavaScript: it passes, what it does not claim is skipped, and bugs planted in it are found."""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from basra_spec.cli.exits import Exit
from basra_spec.system.resources import shipped
from tests.engines.hostile.conforming import Tool, command

FOLDER = shipped("conformance") / "engines" / "javascript"
pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")


def adapter(folder: Path = FOLDER) -> str:
    return command("node", folder / "adapter.js")


def test_its_adapter_is_sound(tool: Tool) -> None:
    code, out, _ = tool.run("conform", "--smoke", "--engine", adapter())
    assert (code, "BAD" in out) == (Exit.CLEAN, False)


def test_it_passes_what_it_claims_and_the_rest_is_skipped_with_its_reason(tool: Tool) -> None:
    run = tool.conform("--engine", adapter())
    counts = run.report["counts"]
    assert (run.code, run.err, counts["failed"], counts["errored"]) == (Exit.CLEAN, "", 0, 0)
    skipped = [result for result in run.report["results"] if result["status"] == "skipped"]
    assert {result["reason"] for result in skipped} == {f"the engine does not claim the ruleset {result['ruleset']}" for result in skipped}
    assert {result["ruleset"] for result in run.report["results"]} - {result["ruleset"] for result in skipped} == {
        "koutchina-classic",
        "koutchina-egyptian",
    }


class Bug(NamedTuple):
    """What stands in the engine, what is planted in its place, a case that finds it, and what is shown of it."""

    right: str
    wrong: str
    case: str
    shown: list[str]


BUGS = {
    "a Jack makes a Basra": Bug(
        "if (isJack(card)) return floor.length === 1 && isJack(floor[0]) ? rules.jackBasra : 0;",
        "",
        "jack/*",
        ["  basra: expected 0, got 10"],
    ),
    "the Komi may take eleven": Bug("komiLimit: 10,", "komiLimit: 11,", "komi/*", ["  plays: 7D", "  basra: expected 0, got 10"]),
    "only one sum is taken": Bug(
        "haul; haul = haul.rest)",
        "haul; haul = null)",
        "capture/three-sums-at-once",
        ["  floor: 9S AH 8D 2C 6S 4H KD", "  plays: 10C", "  taken: expected 9S AH 8D 2C 6S 4H, got 9S AH"],
    ),
    "equal cards are taken or sums": Bug(
        "equals.concat(bestSums(rules, card.value, lower))",
        "(equals.length ? equals : bestSums(rules, card.value, lower))",
        "capture/equal-card-and-two-sums",
        ["  plays: 9C"],
    ),
    "the leftovers are nobody's": Bug("if (this.last === null) return;", "return;", "leftovers/*", ["  plays: "]),
    "the leftovers are lost": Bug("this.pile(this.last).push(...this.floor);", "", "leftovers/*", ["  at the end "]),
    "a refused card is not put back": Bug(
        "stock.splice(place, 0, card);", "", "deal/a-jack-on-the-first-floor-*", ["  deck: 9S 4H KD 2C ", "  at the end JS is nowhere"]
    ),
    "a hundred wins": Bug("target: 101,", "target: 100,", "match/*", ["  status: expected another-round, got won"]),
}


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found_and_shown_with_its_cards(tool: Tool, tmp_path: Path, name: str) -> None:
    bug = BUGS[name]
    folder = shutil.copytree(FOLDER, tmp_path / "engine")
    text = (folder / "engine.js").read_text(encoding="utf-8")
    assert text.count(bug.right) == 1
    (folder / "engine.js").write_text(text.replace(bug.right, bug.wrong), encoding="utf-8")
    run = tool.conform("--ruleset", "koutchina-classic", "--case", bug.case, "--engine", adapter(folder))
    assert (run.code, run.cases("errored")) == (Exit.PROBLEMS, set())
    assert run.cases("failed")
    assert all(line in run.out for line in ["FAILED ", *bug.shown])
