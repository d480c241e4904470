"""`basra-spec captures`: what a card takes, and whether it is a Basra, or why not.

`transcripts/` holds what a person would type and see.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.game.cards import FULL_DECK, parse_card, set_names
from tests.cli.running import HERE, Run
from tests.documents import Block, play

Cafe = Callable[..., Path]


@pytest.mark.parametrize("name", sorted(path.stem for path in (HERE / "transcripts").glob("*.txt")))
def test_a_person_sees_just_this(name: str, capsys: pytest.CaptureFixture[str], cafe: Cafe) -> None:
    cafe("capture: {oblige: none, keep: []}")
    play(Block("console", "", (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8"), 1), capsys)


IMPOSSIBLE = [
    ("9S 9S", "9C", "9S is listed twice"),
    ("9S 9C", "9C", "9C is on the floor and cannot be played"),
    ("9S 14H", "9C", 'there is no card "14H"'),
    ("9S", "9X", 'there is no card "9X"'),
    ("9S, 5H", "9C", 'there is no card "9S,"'),
    ("9S", "9C 5H", 'there is no card "9C 5H"'),
    ("9S", "", 'there is no card ""'),
    ("joker", "9C", 'there is no card "joker"'),
]


@pytest.mark.parametrize(("floor", "card", "reason"), IMPOSSIBLE)
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_an_impossible_floor_or_card_is_refused(command: Run, floor: str, card: str, reason: str, options: list[str]) -> None:
    code, out, err = command("captures", "koutchina-classic", "--floor", floor, "--play", card, *options)
    assert (code, out) == (2, "")
    assert reason in err


def test_a_card_outside_the_deck_is_refused(command: Run, cafe: Cafe) -> None:
    path = cafe("deck: [A-Q]\ndeal: {floor: 0}\nplays: {court: {cards: [Q]}}")
    floor, card = command("captures", path, "--floor", "KS", "--play", "QC"), command("captures", path, "--floor", "9S", "--play", "KC")
    assert (floor.code, card.code) == (2, 2)
    assert "KS" in floor.err
    assert "KC does not belong to the deck of cafe" in card.err


BEFORE = [
    ("trailed 5S", 10),
    ("trailed 4D", 10),
    ("took 5S 4D KH", 0),
    ("-", 0),
]


@pytest.mark.parametrize(("before", "points"), BEFORE)
def test_the_play_before_decides_where_the_rules_ask_for_it(command: Run, before: str, points: int) -> None:
    told = command("captures", "koutchina-lebanese", "--floor", "5S 4D", "--play", "9C", "--before", before, "--json")
    assert [way["basra"] for way in json.loads(told.out)["ways"]] == [points]


@pytest.mark.parametrize("before", ["5S", "trailed 5S 4D", "trailed 9S", "took 5S 4D", "trailed 9C", "trailed 5X", "laid 5S", ""])
def test_a_play_before_that_cannot_have_been_is_refused(command: Run, before: str) -> None:
    code, out, err = command("captures", "koutchina-lebanese", "--floor", "5S 4D", "--play", "9C", "--before", before)
    assert (code, out) == (2, "")
    assert "Traceback" not in err


def test_json_tells_each_way_with_its_groups_and_kinds(command: Run) -> None:
    told = json.loads(command("captures", "koutchina-yemeni", "--floor", "9S 6H 3C", "--play", "7D", "--json").out)
    assert (told["ruleset"], told["floor"], told["play"]) == ("koutchina-yemeni", "3C 6H 9S", "7D")
    (way,) = told["ways"]
    assert (way["class"], way["taken"], way["cleared"], way["basra"]) == ("komi", "3C 6H 9S", True, 10)
    assert {kind: reason == "holds" for kind, reason in way["kinds"].items()} == {"komi": False, "komi_court": False, "komi_split": True}


def test_small_letters_and_a_t_for_ten_are_read(command: Run) -> None:
    told = command("captures", "koutchina-classic", "--floor", "ts 9h", "--play", "tc")
    assert told.out.startswith("10C (number) takes 10S\n")


def test_a_choice_of_many_ways_is_cut_and_says_so(command: Run, cafe: Cafe) -> None:
    floor = "AS AH AD 2S 2H 3S 3H 4S 4H 5S 5H 6H 7H 8H 8S"
    head, *lines = command("captures", cafe("capture: {keep: []}"), "--floor", floor, "--play", "9C").out.splitlines()
    assert "the first 20" in head
    assert sum(line.startswith("9C (number) takes ") for line in lines) == 20


def test_the_whole_deck_on_the_floor_is_no_trouble(command: Run) -> None:
    floor = set_names(FULL_DECK & ~(1 << parse_card("JC")))
    assert command("captures", "koutchina-classic", "--floor", floor, "--play", "JC").code == 0
