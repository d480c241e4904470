"""What stands behind a rule that a file overrides is told beside a problem at that rule, and at no other."""

from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.analysis import lint
from basra_spec.provenance.override_context import add_override_context
from basra_spec.rulesets.problems import Problem, ProblemsFound, Span, render

Write = Callable[..., Path]
TARGET = "koutchina-classic.yaml:45 has 101; koutchina.match.target-101 (koutchina-en, koutchina-fr) states it"


def told(path: Path) -> list[tuple[str, list[str]]]:
    """Each problem of a file by its pointer, with what is said beside it."""
    with pytest.raises(ProblemsFound) as found:
        lint.check(path)
    return [(problem.pointer, [other.message for other in problem.also]) for problem in add_override_context(found.value.problems)]


def test_a_wrong_value_of_an_inherited_rule_has_the_parents_value_and_its_statement(write: Write) -> None:
    assert told(write("cafe", "match: {target: many}")) == [("/match/target", [TARGET])]


def test_a_part_of_a_list_has_the_whole_list(write: Write) -> None:
    ((_, said),) = told(write("cafe", "deal: {refused: [J, Knave]}"))
    assert said == ["koutchina-classic.yaml:16 has [J, 7D]; koutchina.deal.refused-on-first-floor (koutchina-en, koutchina-fr) states it"]


def test_a_rule_that_makes_no_sense_has_it_too(write: Write) -> None:
    said = "koutchina-classic.yaml:14 has 4; koutchina.deal.hand-of-four (koutchina-en, koutchina-fr) states it"
    assert told(write("cafe", "deal: {hand: 5}"))[0] == ("/deal/hand", [said])


def test_a_rule_that_is_removed_has_it_too(write: Write) -> None:
    assert told(write("cafe", "match: {target: null}")) == [("/match/target", [TARGET])]


def test_a_house_rule_is_told_after_the_parent(write: Write) -> None:
    write("high", "match: {target: 201}", header="house_rule: true")
    path = write("cafe", "match: {target: many}", header="extends: koutchina-classic\nwith: [high]")
    assert told(path) == [("/match/target", [TARGET, "high.yaml:6 has 201"])]


def test_a_parent_of_ones_own_has_no_statement(write: Write) -> None:
    write("club", "match: {target: 77}")
    assert told(write("cafe", "match: {target: many}", header="extends: club")) == [("/match/target", ["club.yaml:6 has 77"])]


def test_a_rule_that_a_grandparent_set_is_told_where_it_was_set(write: Write) -> None:
    write("club", "deal: {floor: 4}")
    assert told(write("cafe", "match: {target: many}", header="extends: club")) == [("/match/target", [TARGET])]


def test_a_problem_of_the_parent_itself_has_the_parents_background(write: Write) -> None:
    write("club", "match: {target: many}")
    assert told(write("cafe", header="extends: club")) == [("/match/target", [TARGET])]


@pytest.mark.parametrize(
    "rules",
    [
        "match: {targget: 151}",
        "weather: dry",
        "plays: {hermit: {cards: [Q], takes: {rank: some}}}",
        "plays: {jack: [J]}",
        "decisions: {stakes: {why: The page is silent., readings: {high: {match: {target: many}}}}}",
    ],
    ids=["no such key", "no rule at all", "a class of one's own", "a map and no rule", "a reading"],
)
def test_what_overrides_no_rule_has_no_background(write: Write, rules: str) -> None:
    assert {len(said) for _, said in told(write("cafe", rules))} == {0}


@pytest.mark.parametrize("header", ["extends: nobody", "extends: [koutchina-classic]", "extends: cafe", "with: 7", "extends: broken"])
def test_without_a_sound_parent_there_is_no_background(write: Write, header: str) -> None:
    write("broken", "match: [")
    assert {len(said) for _, said in told(write("cafe", "match: {target: many}", header=header))} == {0}


def test_a_long_value_is_cut(write: Write) -> None:
    write("club", f"deal: {{refused: [{', '.join(f'{rank}{suit}' for rank in range(2, 11) for suit in 'SHDC')}]}}")
    ((_, (said,)),) = told(write("cafe", "deal: {refused: [Knave]}", header="extends: club"))
    assert said.endswith("[...]")
    assert len(said) < 100


def test_a_problem_of_no_file_is_left_as_it_is() -> None:
    problem = Problem("nowhere.yaml", Span(1, 1), "/match/target", "wrong-type", "a message", "a hint")
    assert add_override_context([problem]) == [problem]


def test_the_text_has_the_background_between_the_quote_and_the_hint(write: Write) -> None:
    path = write("cafe", "match: {target: many}")
    with pytest.raises(ProblemsFound) as found:
        lint.check(path)
    (problem,) = add_override_context(found.value.problems)
    assert render(problem).splitlines()[1:] == [
        "    match: {target: many}",
        "                    ^^^^",
        f"  {TARGET}",
        "  for example: 101",
    ]
