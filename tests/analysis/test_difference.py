"""Where rulesets differ: the paths of many, and one path of two without the rest."""

import pytest

from basra_spec.analysis.difference import Pair, disagreements, units, with_rule_of
from basra_spec.rulesets.catalogue import shipped_ids
from basra_spec.rulesets.resolved import rules_of
from tests.strategies import resolved

PAIRS = [("koutchina-classic", "koutchina-lebanese"), ("portuguese", "portuguese-iraqi"), ("koutchina-classic", "koutchina-jordanian")]


@pytest.mark.parametrize("names", PAIRS, ids=" ".join)
def test_one_rule_by_itself_is_found_as_it_is_among_all(names: tuple[str, str]) -> None:
    first, second = map(resolved, names)
    found = list(disagreements(first, second, 1))
    assert found
    assert [Pair(first, second, 1).at(each.path) for each in found] == found


def test_every_leaf_on_which_any_two_of_many_differ_is_in_a_unit_and_equal_ones_are_in_none() -> None:
    every = [resolved(name) for name in shipped_ids()]
    found = units(*every)
    for leaf in {leaf for each in every for leaf in each.merged.setters}:
        differs = len({str(each.merged.value(leaf)) for each in every}) > 1
        assert differs == any(leaf[: len(unit)] == unit for unit in found), leaf
    assert units(every[0], every[0]) == []


def test_what_one_of_many_lacks_is_one_unit_with_all_that_is_in_it() -> None:
    lebanese, others = resolved("portuguese-lebanese"), [resolved("portuguese"), resolved("portuguese-iraqi")]
    assert ("basra", "kinds", "komi") in units(lebanese, *others)
    assert not any(unit[:2] == ("basra", "kinds") for unit in units(*others))


@pytest.mark.parametrize("names", PAIRS, ids=" ".join)
def test_where_a_rule_decides_one_of_the_two_answers_as_the_other_once_it_has_its_rule(names: tuple[str, str]) -> None:
    first, second = map(resolved, names)
    pair = Pair(first, second, 1)
    decided = [each for path in units(first, second) if (each := pair.at(path, decided=True)).example]
    assert decided
    for each in decided:
        assert each.example
        changed = [with_rule_of(first, second, each.path), with_rule_of(second, first, each.path)]
        answers = [each.example.situation.outcome(rules_of(one)) if one else None for one in changed]
        assert answers[0] == each.example.second or answers[1] == each.example.first
