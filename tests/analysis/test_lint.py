"""Warnings and notes: which rulesets that ship have them, and that play never shows what they deny."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.analysis import lint
from basra_spec.analysis.lint import match_end
from basra_spec.analysis.lint.reachable_points import items, winnable
from basra_spec.game.captures import capture_rule
from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.legality import ways
from basra_spec.game.play import advance
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal, places_wanted
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score
from basra_spec.rulesets import catalogue, loader
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import Resolved, reading_rules, rules_of
from basra_spec.strategies import deltas
from basra_spec.system.resources import shipped
from tests.conftest import Write
from tests.each import each
from tests.rulesets.broken_examples import Example, examples, laid_out, problems_in
from tests.strategies import Clearing, basra_of, changed, first_that_differs, resolved

TOLD = {
    "koutchina-egyptian": [
        ("note", "target-never-hit", "no total can be exactly 121: the next after 120 is 130, which is the effective target"),
    ]
}
"""All warnings and notes on the rulesets that ship. Only Basras (10 and 20) and the most cards (30) score there."""


@each("name", catalogue.shipped_ids())
def test_a_ruleset_that_ships_has_just_these_warnings_and_notes(name: str) -> None:
    found = lint.check(catalogue.find(name))
    assert [(problem.level, problem.code, problem.message) for problem in found] == TOLD.get(name, [])


def test_a_house_rule_has_none_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "bare.yaml"
    rules = "basra: {kinds: {bare: {floor: {count: 0}}}}\nmatch: {target: 7}"
    path.write_text(f"format: 1\nid: bare\nversion: 1\ntitle: {{en: Bare}}\nhouse_rule: true\n{rules}\n", encoding="utf-8")
    assert lint.check(path) == ()
    assert all(lint.check(house) == () for house in (shipped("rulesets") / "house-rules").glob("*.yaml"))


def test_a_ruleset_with_warnings_loads(tmp_path: Path) -> None:
    path = tmp_path / "bare.yaml"
    rules = "basra: {kinds: {bare: {floor: {count: 0}}}}"
    path.write_text(f"format: 1\nid: bare\nversion: 1\ntitle: {{en: Bare}}\nextends: koutchina-classic\n{rules}\n", encoding="utf-8")
    assert [problem.code for problem in lint.check(path)] == ["kind-never-holds"]
    assert loader.load(str(path)).ruleset.basra.kinds["bare"].floor.count == (0, 0)


def test_a_file_with_errors_has_nothing_else_said_of_it(tmp_path: Path) -> None:
    path = tmp_path / "bare.yaml"
    rules = "basra: {kinds: {bare: {floor: {count: 0}}, plain: {over: [nobody]}}}"
    path.write_text(f"format: 1\nid: bare\nversion: 1\ntitle: {{en: Bare}}\nextends: koutchina-classic\n{rules}\n", encoding="utf-8")
    with pytest.raises(ProblemsFound) as found:
        lint.check(path)
    assert [(problem.level, problem.code) for problem in found.value.problems] == [("error", "unknown-reference")]


# --- play -----------------------------------------------------------------------------------------------------------------------------


def plays_of(rules: Rules, seed: int) -> Iterator[tuple[Position, Play, Position]]:
    """A round played at random: each position, the play, and the position after it."""
    chance = Random(seed)
    deck = list(members(rules.deal.deck))
    chance.shuffle(deck)
    seats = chance.choice(list(rules.deal.players))
    position = deal(rules, deck, (0,) * places_wanted(rules, deck, seats), seats)
    while not position.over:
        card = chance.choice(list(members(position.hands[position.turn])))
        play = Play(card, chance.choice(ways(rules, position.floor, card, 24)))
        before, position = position, one_play(rules, position, play)
        yield before, play, position


def one_play(rules: Rules, position: Position, play: Play) -> Position:
    return advance(rules, position, lambda hand, floor: play, 1)


def without(game: Resolved, kind: str) -> Rules:
    """The rules without a kind of Basra."""
    basra = game.ruleset.basra
    return compile_rules(evolve(game.ruleset, basra=evolve(basra, kinds={name: row for name, row in basra.kinds.items() if name != kind})))


def subjects(problems: Sequence[Problem], code: str) -> set[str]:
    return {problem.message.split('"')[1] for problem in problems if problem.code == code}


@cache
def changes_of(name: str) -> st.SearchStrategy[tuple[tuple[tuple[str | int, ...], object], ...]]:
    return deltas(resolved(name))


@each("name", catalogue.shipped_ids())
@settings(max_examples=15)
@given(data=st.data(), seed=st.integers(0, 1 << 20))
def test_no_game_shows_what_a_warning_or_a_note_denies(name: str, data: st.DataObject, seed: int) -> None:
    game = lint.sensible(resolved(name), data.draw(changes_of(name)))
    assert game
    said, rules = lint.problems_of(game), rules_of(game)
    unreached, never = subjects(said, "class-unreached"), subjects(said, "kind-never-holds")
    same = {kind: without(game, kind) for kind in subjects(said, "kind-shadowed")}
    for before, play, after in plays_of(rules, seed):
        assert capture_rule(rules, before.floor, play.card).play_class not in unreached
        if play.taken and play.taken == before.floor:
            clearing = Clearing(play.card, before.floor, before.previous)
            assert not set(basra_of(rules, clearing).kinds) & never
            assert all(basra_of(rules, clearing).points == basra_of(fewer, clearing).points for fewer in same.values())
        end = after
    paid = score(rules, end.piles, end.awards)
    assert not any(sum(paid.items[item]) for item in subjects(said, "item-unwinnable"))
    totals = match_end.totals_of(match_end.worths_of(rules), max(paid.totals))
    assert all(totals >> total & 1 for total in paid.totals)
    if match_end.always_pays(rules) and any(end.piles):
        assert any(paid.totals)


IDLE = [example for code in ("kind-never-holds", "kind-shadowed") for example in examples(code)]


@each("example", IDLE, ids=lambda example: example.name)
def test_the_search_finds_no_play_that_is_another_without_a_kind_that_does_nothing(example: Example) -> None:
    (problem,) = problems_in(example.id)
    with laid_out(example):
        game = loader.resolve(Path("cafe.yaml"))
    kind = problem.message.split('"')[1]
    assert first_that_differs(rules_of(game), without(game, kind), ["plays"], most=3) is None


def test_no_reading_of_a_ruleset_that_ships_has_an_item_for_nothing() -> None:
    for name in catalogue.shipped_ids():
        for reading in resolved(name).readings:
            rules = reading_rules(resolved(name), reading)
            assert all(winnable(rules, item) for item in items(rules))


UNPAID = {
    "piles that may be level": "round: {score: {jacks: null, aces: null, two_clubs: null, ten_diamonds: null}}",
    "cards that nobody need get": "round: {leftovers: nobody, score: {jacks: null, aces: null, two_clubs: null, most_cards: null}}",
    "three sides": "players: {2: null, 3: [solo], 4: null}\nround: {score: {jacks: null, aces: null, two_clubs: null, ten_diamonds: null}}",
}
PAID = {
    "a card that always goes to somebody": "round: {score: {jacks: null, aces: null, two_clubs: null}}",
    "Jacks that take, whoever gets the rest": "round: {leftovers: nobody}",
}


@pytest.mark.parametrize("rules", UNPAID.values(), ids=list(UNPAID))
def test_a_round_that_pays_nobody_is_one_of_the_game(rules: str) -> None:
    game = changed(rules)
    end = match_end.unpaid_round(game)
    assert end
    assert not any(score(game, end.piles, end.awards).totals)
    assert sum(end.piles) | end.floor == game.deal.deck
    assert any(end.piles)


@pytest.mark.parametrize("rules", PAID.values(), ids=list(PAID))
def test_no_round_is_found_unpaid_where_some_card_always_pays(rules: str) -> None:
    assert match_end.unpaid_round(changed(rules)) is None


@given(st.sets(st.integers(1, 40), min_size=1, max_size=4), st.integers(0, 200))
def test_totals_are_the_sums_of_the_worths(worths: set[int], most: int) -> None:
    sums = {0}
    for total in range(1, most + 1):
        if any(total - worth in sums for worth in worths):
            sums.add(total)
    assert set(members(match_end.totals_of(worths, most))) == sums


def test_a_class_whose_cards_a_house_rule_has_taken_out_of_the_deck_is_let_alone(write: Write) -> None:
    with_house_rule = write("short-pack", header="extends: koutchina-classic\nwith: [without-queens-and-kings]")
    assert lint.check(with_house_rule) == ()
    by_itself = write("own-pack", "deck: [A-J]\ndeal: {hand: 5}")
    assert [problem.code for problem in lint.check(by_itself)] == ["class-unreached"]
