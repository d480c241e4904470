"""Worked examples: all are played, none is false, and which are shown follows a rule."""

from pathlib import Path

import pytest
from attrs import evolve

from basra_spec.conformance.own_cases import judge_case
from basra_spec.conformance.runner import Status
from basra_spec.game.cards import parse_set
from basra_spec.game.legality import IllegalPlay
from basra_spec.game.position import Play
from basra_spec.pages.examples import CLEARED, MOST_AT_A_PLACE, MOST_OWN, Example, choose_examples, example_sentences, play_example
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of
from tests.conftest import Write
from tests.pages.shared import every_case
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET, messages_in
from tests.strategies import compiled, resolved

OWN = "rulesets: [{name}]\nfloor: {floor}\nplays: [{play}]\nexpect: {{{expect}}}\n"


def own_case(folder: Path, name: str, case: str, floor: str, play: str, expect: str) -> None:
    (folder / f"{case}.case.yaml").write_text(OWN.format(name=name, floor=floor, play=play, expect=expect), encoding="utf-8")


def cases_of(examples: tuple[Example, ...]) -> list[str]:
    return [example.case for example in examples]


@EVERY_RULESET
def test_each_example_of_a_ruleset_is_a_case_that_it_passes(name: str) -> None:
    found = choose_examples(resolved(name), every_case())
    assert len(found) >= 5
    known = {case.id: case for case in every_case()}
    seats, sides = next(iter(compiled(name).deal.players.items()))
    for example in found:
        case = evolve(known[example.case], question={**known[example.case].question, "seats": seats, "sides": sides[0]})
        assert judge_case(case, name, compiled(name)).status is Status.PASSED
    assert all(known[example.case].standing in ("stated", "derived") for example in found)


@EVERY_RULESET
def test_the_examples_show_a_capture_a_trail_and_a_basra(name: str) -> None:
    outcomes = {example.outcome for example in choose_examples(resolved(name), every_case())}
    assert {(True, False, False), (False, False, False), (True, True, True)} <= outcomes


@EVERY_RULESET
def test_the_examples_stand_class_by_class_and_then_those_that_cleared_the_floor(name: str) -> None:
    found = choose_examples(resolved(name), every_case())
    rows = [(example.place, example.is_basra) for example in found]
    order = [*((each, False) for each in resolved(name).merged.data["plays"]), (CLEARED, True), (CLEARED, False)]
    assert rows == sorted(rows, key=order.index)
    assert max(map(rows.count, rows)) <= MOST_AT_A_PLACE
    assert all(example.explanation.cleared for example in found if example.place == CLEARED)
    assert all(example.sweeps and not example.is_basra for example in found if example.place != CLEARED and example.explanation.cleared)


@EVERY_RULESET
def test_a_class_that_sweeps_is_shown_sweeping_where_it_is_told_or_making_a_basra(name: str) -> None:
    sweeping = [example for example in choose_examples(resolved(name), every_case()) if example.sweeps and example.explanation.taken]
    there = {key for key, play in resolved(name).merged.data["plays"].items() if "sweep" in play["takes"]}
    assert {example.explanation.play_class for example in sweeping} == there != set()
    assert {example.place for example in sweeping if not example.is_basra} <= there


def test_the_examples_of_a_place_are_as_unlike_as_can_be() -> None:
    found = choose_examples(resolved("koutchina-lebanese"), every_case())
    outcomes = [example.outcome for example in found if example.place == "number"]
    assert len(set(outcomes[:2])) == 2
    basras = [example for example in found if example.is_basra]
    assert len({example.explanation.basra.kinds for example in basras[:2]}) == 2
    none = [example.case.partition("/")[0] for example in found if example.place == CLEARED and not example.is_basra]
    assert len(set(none)) == MOST_AT_A_PLACE
    assert all(example.previous for example in found if example.case.startswith("previous-play"))


def test_a_game_of_sums_shows_a_basra_by_a_card_that_takes_several() -> None:
    found = choose_examples(resolved("koutchina-classic"), every_case())
    plain = [example.explanation for example in found if example.explanation.basra.kinds == ("plain",)]
    assert {played.taken.bit_count() > 1 for played in plain} == {True, False}


def test_an_authors_own_cases_come_first_where_they_stand_and_then_the_parents_that_still_hold(write: Write, tmp_path: Path) -> None:
    path = write("cafe", "plays: {jack: {takes: {sweep: [Q]}}}")
    own_case(tmp_path, "cafe", "jack-takes-queens", "QS 9H", "JC", "taken: QS, floor: 9H")
    found = choose_examples(loader.resolve(path), every_case())
    jacks = [example.case for example in found if example.place == "jack"]
    assert jacks[0] == "jack-takes-queens"
    assert len(jacks) > 1
    known = {case.id: case for case in every_case()}
    rules = rules_of(loader.resolve(path))
    assert all(judge_case(known[case], "cafe", rules).status is Status.PASSED for case in cases_of(found) if case != jacks[0])
    assert "jack/no-basra-on-a-lone-jack" in cases_of(choose_examples(resolved("koutchina-classic"), every_case()))
    assert "jack/no-basra-on-a-lone-jack" not in cases_of(found)


def test_a_case_that_does_not_hold_is_no_example(write: Write, tmp_path: Path) -> None:
    path = write("cafe")
    own_case(tmp_path, "cafe", "wrong", "9S", "9C", 'taken: "", floor: 9S 9C')
    own_case(tmp_path, "cafe", "right", "9S", "9H", "taken: 9S, basra: 10")
    assert "wrong" not in cases_of(choose_examples(loader.resolve(path), every_case()))
    assert cases_of(choose_examples(loader.resolve(path), ())) == ["right"]


def test_where_a_basra_is_worth_something_else_the_parents_basras_are_shown_with_that(write: Write) -> None:
    found = choose_examples(loader.resolve(write("cafe", "basra: {worth: 5}")), every_case())
    assert cases_of(found) == cases_of(choose_examples(resolved("koutchina-classic"), every_case()))
    basras = [example for example in found if example.is_basra]
    assert len(basras) == MOST_AT_A_PLACE
    assert {example.answer["basra"] for example in basras} == {5}
    assert all("5 points" in example_sentences(example, messages_in("en"))[-1] for example in basras)


def test_an_authors_own_case_that_promises_other_points_is_no_example(write: Write, tmp_path: Path) -> None:
    path = write("cafe", "basra: {worth: 5}")
    own_case(tmp_path, "cafe", "ten", "9S", "9H", "taken: 9S, basra: 10")
    assert cases_of(choose_examples(loader.resolve(path), ())) == []


def test_of_many_own_cases_the_first_are_shown(write: Write, tmp_path: Path) -> None:
    path = write("cafe")
    for number in range(2, 10):
        own_case(tmp_path, "cafe", f"case-{number}", f"{number}S", f"{number}H", f"taken: {number}S")
    assert cases_of(choose_examples(loader.resolve(path), ())) == [f"case-{number}" for number in range(2, 2 + MOST_OWN)]


def test_a_case_of_another_ruleset_or_with_a_house_rule_is_no_example(write: Write, tmp_path: Path) -> None:
    path = write("cafe")
    write("corner")
    own_case(tmp_path, "corner", "of-the-other", "9S", "9H", "taken: 9S")
    own_case(tmp_path, "cafe]\nwith: [target-121", "with-a-house-rule", "8S", "8H", "taken: 8S")
    assert choose_examples(loader.resolve(path), ()) == ()


@pytest.mark.parametrize(
    ("ruleset", "floor", "play", "told"),
    [
        ("koutchina-classic", "9S 5H", "9C", "On the floor: 5♥ 9♠. 9♣ is played and takes 9♠. 5♥ stays on the floor."),
        ("koutchina-classic", "", "9C", "The floor is empty. 9♣ is played, takes nothing and stays on the floor."),
        (
            "koutchina-classic",
            "9S",
            "9C",
            "On the floor: 9♠. 9♣ is played and takes 9♠. The floor is cleared: this is a Basra, worth 10 points.",
        ),
        ("koutchina-classic", "KS", "JC", "On the floor: K♠. J♣ is played and takes K♠. The floor is cleared, but this is not a Basra."),
        (
            "portuguese",
            "9S 5H 4D",
            "9C x 9S",
            "On the floor: 4♦ 5♥ 9♠. 9♣ can be played in 4 ways, and the player chooses. "
            "9♣ is played and takes 9♠. 4♦ 5♥ stay on the floor.",
        ),
    ],
)
def test_a_play_is_told_in_whole_sentences(ruleset: str, floor: str, play: str, told: str) -> None:
    example = play_example(compiled(ruleset), parse_set(floor), Play.parse(play))
    assert " ".join(example_sentences(example, messages_in("en"))) == told


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", ["koutchina-lebanese", "koutchina-jordanian", "portuguese", "russian-egyptian", "french-yemeni"])
def test_every_example_can_be_told_in_every_language(name: str, language: str) -> None:
    for example in choose_examples(resolved(name), every_case()):
        assert all(sentence == sentence.strip() and sentence for sentence in example_sentences(example, messages_in(language)))


@pytest.mark.parametrize(("floor", "play", "said"), [("9S", "9S", "is on the floor"), ("9S 5H 4D", "9C x 5H", "adds up to 5")])
def test_a_play_that_cannot_be_is_refused(floor: str, play: str, said: str) -> None:
    with pytest.raises(IllegalPlay, match=said):
        play_example(compiled("portuguese"), parse_set(floor), Play.parse(play))
