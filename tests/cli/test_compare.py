"""`basra-spec captures`: one position, every ruleset."""

import json

import pytest

from basra_spec.rulesets import catalogue
from tests.cli.running import Run

CLASSIC, EGYPTIAN, PORTUGUESE, RUSSIAN = "koutchina-classic", "koutchina-egyptian", "portuguese", "russian-egyptian"
ROWS = [
    (CLASSIC, "9S", "9C", "9S", "10"),
    (CLASSIC, "", "9C", "nothing", "-"),
    (CLASSIC, "9S", "8C", "nothing", "-"),
    (CLASSIC, "9S 5H 4D", "9C", "4D 5H 9S", "10"),
    (CLASSIC, "JS", "JC", "JS", "-"),
    (EGYPTIAN, "JS", "JC", "JS", "20"),
    (CLASSIC, "9S", "7D", "9S", "10"),
    (CLASSIC, "9S 2C", "7D", "2C 9S", "-"),
    (PORTUGUESE, "9S", "9C", "9S or nothing", "10 or -"),
]


@pytest.mark.parametrize(("name", "floor", "card", "takes", "basra"), ROWS)
def test_a_ruleset_does_this(command: Run, name: str, floor: str, card: str, takes: str, basra: str) -> None:
    code, out, err = command("captures", name, RUSSIAN, "--floor", floor, "--play", card, "--json")
    told = json.loads(out)
    row, _ = told["rulesets"]
    assert (code, err, told["play"]) == (0, "", card)
    assert (row["ruleset"], row["takes"], row["basra"]) == (name, takes, basra)
    assert row["why"]


def test_without_names_every_ruleset_has_a_line(command: Run) -> None:
    head, columns, *rows = command("captures", "--floor", "JS", "--play", "JC").out.splitlines()
    assert head == "JC on JS"
    assert columns.split() == ["ruleset", "takes", "Basra", "why"]
    assert [row.split()[0] for row in rows] == list(catalogue.shipped_ids())


def test_columns_are_as_wide_as_their_widest_entry(command: Run) -> None:
    _, head, *rows = command("captures", CLASSIC, PORTUGUESE, "--floor", "9S", "--play", "9C").out.splitlines()
    starts = [head.index(column) for column in ("takes", "Basra", "why")]
    assert all(row[start - 2 : start] == "  " and row[start] != " " for row in rows for start in starts)


def test_an_empty_floor_is_called_so(command: Run) -> None:
    assert command("captures", CLASSIC, RUSSIAN, "--floor", "", "--play", "9C").out.startswith("9C on an empty floor\n")


def test_the_play_before_is_taken_into_account(command: Run) -> None:
    asked = ("captures", "koutchina-lebanese", RUSSIAN, "--floor", "5S 4D", "--play", "9C", "--json")
    worths = [json.loads(command(*asked, "--before", before).out)["rulesets"][0]["basra"] for before in ("trailed 5S", "took 5S 4D KH")]
    assert worths == ["10", "-"]


IMPOSSIBLE = [
    ("9S 9S", "9C", "9S is listed twice"),
    ("9S 9C", "9C", "9C is on the floor"),
    ("9S 14H", "9C", "14H"),
    ("9S", "9X", "9X"),
    ("9S", "", 'there is no card ""'),
]


@pytest.mark.parametrize(("floor", "card", "reason"), IMPOSSIBLE)
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_floor_or_card_that_cannot_be_is_2(command: Run, floor: str, card: str, reason: str, options: list[str]) -> None:
    code, out, err = command("captures", *options, "--floor", floor, "--play", card)
    assert (code, out) == (2, "")
    assert reason in err


def test_a_ruleset_that_is_not_there_is_2(command: Run) -> None:
    code, out, err = command("captures", CLASSIC, "no-such-ruleset", "--floor", "9S", "--play", "9C")
    assert (code, out) == (2, "")
    assert "no-such-ruleset" in err
