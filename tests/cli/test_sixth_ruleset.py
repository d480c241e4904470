"""A ruleset of one's own is a file of a few lines, and no Python."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.running import HERE, Run


@pytest.fixture(autouse=True)
def _beside_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(HERE / "rulesets" / "cafe-151.yaml", tmp_path)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", ["cafe-151", "cafe-151.yaml", "./cafe-151.yaml"])
def test_it_is_sound_by_id_and_by_path(command: Run, name: str) -> None:
    assert command("check", name) == (0, "1 file, no problems\n", "")


def test_it_has_its_own_target_and_all_else_of_its_parent(command: Run) -> None:
    own, parent = (json.loads(command("show", name, "--json").out)["rules"] for name in ("cafe-151", "koutchina-classic"))
    assert own["match"] == parent["match"] | {"target": 151}
    assert own["basra"]["kinds"]["komi"]["floor"] == {"only": ["A-10"], "sum": "0-12"}
    assert {name for name in own if own[name] != parent[name]} == {"match", "basra"}


@pytest.mark.parametrize(("floor", "points"), [("10S 2H", 10), ("9S 2H AC", 10), ("9S 4H", 0), ("10S QS", 0)])
def test_the_seven_of_diamonds_makes_a_basra_up_to_twelve(command: Run, floor: str, points: int) -> None:
    told = json.loads(command("captures", "cafe-151", "--floor", floor, "--play", "7D", "--json").out)
    assert [way["basra"] for way in told["ways"]] == [points]


def test_its_parent_makes_none_of_twelve(command: Run) -> None:
    told = json.loads(command("captures", "koutchina-classic", "--floor", "10S 2H", "--play", "7D", "--json").out)
    assert [way["basra"] for way in told["ways"]] == [0]


def test_a_change_of_it_is_a_file_too(command: Run) -> None:
    Path("cafe-201.yaml").write_text(
        "format: 1\nid: cafe-201\nversion: 1\ntitle: {en: Cafe}\nextends: cafe-151\nmatch: {target: 201}\n", encoding="utf-8"
    )
    told = json.loads(command("show", "cafe-201", "--json").out)
    assert told["lineage"] == ["koutchina-classic", "cafe-151", "cafe-201"]
    assert (told["rules"]["match"]["target"], told["rules"]["basra"]["kinds"]["komi"]["floor"]["sum"]) == (201, "0-12")
