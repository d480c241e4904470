"""Small changes of the rules, and the holes in the suite that they show."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from basra_spec.analysis.lint import sensible
from basra_spec.analysis.mutants import Mutant, mutants
from basra_spec.conformance import suite_strength
from basra_spec.conformance.cases import suite
from basra_spec.rulesets import catalogue
from basra_spec.rulesets.merge import touches
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import whole_schema
from tests.each import each
from tests.strategies import resolved

CASES = suite()
SCHEMA = whole_schema()
CLASSIC = "koutchina-classic"


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Keep to the mutants of one part of the rules."""

    def keep(*path: str) -> None:
        def some(ruleset: Resolved, schema: dict[str, Any]) -> Iterator[Mutant]:
            return (mutant for mutant in mutants(ruleset, schema) if touches(mutant.path, path) and len(mutant.path) >= len(path))

        monkeypatch.setattr(suite_strength, "mutants", some)

    return keep


def unexplained(judged: suite_strength.Mutation) -> set[str]:
    return {survivor.name for survivor in judged.unexplained}


@pytest.mark.slow
@each("name", catalogue.shipped_ids())
def test_the_suite_notices_every_change_that_shows(name: str) -> None:
    judged = suite_strength.mutation(resolved(name), CASES, SCHEMA, 3)
    assert judged.ruleset == name
    assert judged.mutants > 60
    assert unexplained(judged) == set()
    assert len(judged.survivors) < judged.mutants / 2.5


def test_without_the_cases_of_the_komi_its_changes_are_holes(only: Callable[..., None]) -> None:
    only("basra", "kinds", "komi")
    others = [case for case in CASES if "komi" not in case.id and not any("komi" in cited for cited in case.cites)]
    whole, less = (suite_strength.mutation(resolved(CLASSIC), cases, SCHEMA, 2) for cases in (CASES, others))
    assert unexplained(whole) == set()
    assert unexplained(less)
    assert all(name.startswith("basra.kinds.komi") for name in unexplained(less))


def test_without_any_case_every_change_survives_and_those_that_show_are_holes(only: Callable[..., None]) -> None:
    only("match")
    judged = suite_strength.mutation(resolved(CLASSIC), [], SCHEMA, 1)
    assert len(judged.survivors) == judged.mutants
    assert "match.target: 101 -> 100" in unexplained(judged)


def test_a_change_that_a_reading_makes_is_explained(only: Callable[..., None]) -> None:
    only("match", "level")
    judged = suite_strength.mutation(resolved("french-yemeni"), [], SCHEMA, 1)
    names = {survivor.name for survivor in judged.survivors} - unexplained(judged)
    assert "match.level: another-round -> draw" in names


# --- the changes themselves ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [CLASSIC, "koutchina-lebanese"])
def test_a_mutant_differs_from_its_ruleset_in_the_rule_that_it_names_and_no_other(name: str) -> None:
    base = resolved(name)
    for mutant in mutants(base, SCHEMA):
        variant = sensible(base, mutant.changes)
        if variant:
            assert variant.merged.value(mutant.path) != base.merged.value(mutant.path), mutant.name
            leaves = {*base.merged.setters, *variant.merged.setters}
            differ = [leaf for leaf in leaves if base.merged.value(leaf) != variant.merged.value(leaf)]
            meant = [path for path, _ in mutant.changes]
            assert all(any(touches(leaf, path) for path in meant) for leaf in differ), mutant.name


@pytest.mark.parametrize("name", [CLASSIC, "portuguese", "russian-egyptian", "french-yemeni"])
def test_no_mutant_comes_twice(name: str) -> None:
    found = [mutant.name for mutant in mutants(resolved(name), SCHEMA)]
    assert sorted(found) == sorted(set(found))


@each("name", catalogue.shipped_ids())
def test_no_mutant_is_about_ceremony(name: str) -> None:
    assert not any(mutant.path[0] == "ceremony" for mutant in mutants(resolved(name), SCHEMA))


def test_every_rule_of_the_classic_game_is_changed_somewhere() -> None:
    base = resolved(CLASSIC)
    paths = [mutant.path for mutant in mutants(base, SCHEMA)]
    untouched = {leaf for leaf in base.merged.setters if leaf[0] != "ceremony" and not any(touches(leaf, path) for path in paths)}
    assert untouched == set()


MUTANTS = [
    (CLASSIC, "match.target: 101 -> 100"),
    (CLASSIC, "match.target: 101 -> 102"),
    (CLASSIC, "basra.kinds.komi.floor.sum: 0-10 -> 0-9"),
    (CLASSIC, "basra.kinds.komi.floor.sum: 0-10 -> 0-11"),
    (CLASSIC, "basra.kinds.komi.floor.sum: 0-10 -> 1-10"),
    (CLASSIC, "round.leftovers: last-capturer -> nobody"),
    (CLASSIC, "basra.kinds.komi.floor.only: [A-10] -> [A-9]"),
    (CLASSIC, "basra.kinds.komi.floor.only: [A-10] -> [A-J]"),
    ("portuguese", "basra.kinds.jack_lone.floor.count: 1 -> 1-2"),
]


@each(("name", "mutant"), MUTANTS)
def test_this_change_is_among_the_mutants(name: str, mutant: str) -> None:
    assert mutant in {mutant.name for mutant in mutants(resolved(name), SCHEMA)}
