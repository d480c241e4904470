"""`basra-spec show`."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from basra_spec.rulesets import catalogue, source
from basra_spec.rulesets.schema import as_yaml
from tests.cli.running import Run

Cafe = Callable[..., Path]


def leaves(rules: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Each value of a ruleset with its dotted path; a list is one value."""
    if isinstance(rules, dict):
        for key, part in rules.items():
            yield from leaves(part, (*path, key))
    else:
        yield ".".join(path), rules


@pytest.mark.parametrize("name", catalogue.shipped_ids())
def test_each_value_names_the_line_that_sets_it(command: Run, name: str) -> None:
    told = json.loads(command("show", name, "--json").out)
    values = dict(leaves(told["rules"]))
    assert set(told["set_by"]) == set(values)
    for path, place in told["set_by"].items():
        file, _, number = place.rpartition(":")
        line = Path(file).read_text(encoding="utf-8").splitlines()[int(number) - 1]
        key = path.rpartition(".")[2]
        value = values[path]
        first = as_yaml(value[0] if isinstance(value, list) and value else value)
        assert re.search(rf"(^|[ {{]){re.escape(key)}: +[\[]?{re.escape(first)}($|[,\]}} ])", line), f"{path} = {value}: {line}"


def test_what_a_file_sets_is_its_own_and_the_rest_its_parents(command: Run, cafe: Cafe) -> None:
    told = json.loads(command("show", cafe("match: {target: 151}\n\ndeal:\n  refused:\n    - Q"), "--json").out)
    own = {path: place for path, place in told["set_by"].items() if place.startswith("cafe.yaml:")}
    assert own == {"match.target": "cafe.yaml:7", "deal.refused": "cafe.yaml:11"}


def test_the_text_has_each_value_with_its_place(command: Run, cafe: Cafe) -> None:
    out = command("show", cafe("match: {target: 151}")).out
    assert out.startswith("# Cafe (cafe < koutchina-classic)\n")
    assert re.search(r"^match:\n  target: 151 +# cafe.yaml:7\n  level: another-round +# koutchina-classic.yaml:\d+$", out, re.MULTILINE)


@pytest.mark.parametrize("name", catalogue.shipped_ids())
def test_the_text_is_the_rules_as_yaml(command: Run, name: str) -> None:
    told = command("show", name)
    assert (told.code, told.err) == (0, "")
    assert source.parse(told.out).data == json.loads(command("show", name, "--json").out)["rules"]


def test_decisions_are_told_with_their_reasons(command: Run) -> None:
    told = json.loads(command("show", "koutchina-classic", "--json").out)["decisions"]
    assert told["size-of-a-haul"]["leaves"] == ["capture.keep"]
    assert "# decision size-of-a-haul: The page says" in command("show", "koutchina-classic").out


def test_a_decision_lapses_where_its_rule_is_set_anew(command: Run, cafe: Cafe) -> None:
    told = json.loads(command("show", cafe("capture: {keep: [most-groups]}"), "--json").out)
    assert "size-of-a-haul" not in told["decisions"]
    assert "direction" in told["decisions"]


@pytest.mark.parametrize(
    ("rules", "empty"),
    [
        ("basra: {kinds: {plain: null, komi: null}}", "  kinds: {}"),
        ("round: {score: {most_cards: null, jacks: null, aces: null, two_clubs: null, ten_diamonds: null}}", "  score: {}"),
        ("values: {A: null, 2-10: null}\nplays: {number: {takes: {sums: null}}}", "values: {}"),
    ],
)
def test_a_map_that_was_emptied_is_shown_empty(command: Run, cafe: Cafe, rules: str, empty: str) -> None:
    code, out, _ = command("show", cafe(rules))
    assert code == 0
    assert f"\n{empty}" in out


def test_a_house_rule_is_no_game_to_show(command: Run, cafe: Cafe) -> None:
    cafe().write_text("format: 1\nid: cafe\nversion: 1\ntitle: {en: Cafe}\nhouse_rule: true\nmatch: {target: 151}\n", encoding="utf-8")
    code, _, err = command("show", "cafe")
    assert code != 0
    assert "house rule" in err


def test_a_folder_is_no_ruleset(command: Run, tmp_path: Path) -> None:
    code, out, err = command("show", tmp_path)
    assert (code, out) == (2, "")
    assert str(tmp_path) in err
