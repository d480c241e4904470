"""What is known of a rule, for every rule of every ruleset."""

from basra_spec.pages.citations import builtin_statements
from basra_spec.prose.explanation import Explainer
from basra_spec.rulesets.merge import dotted
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET, SCHEMA, messages_in
from tests.strategies import resolved


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_rule_of_every_ruleset_can_be_explained(name: str, language: str) -> None:
    explaining = Explainer(resolved(name), SCHEMA, messages_in(language))
    explained = [
        each for key in resolved(name).merged.data for each in explaining.explain_rules(key, builtin_statements().statements.values())
    ]
    assert {each.rule.path for each in explained} == set(map(dotted, resolved(name).merged.setters))
    assert all(each.passage and each.origin.documents for each in explained)
    readings = [reading for each in explained for question in each.questions for reading in question.readings]
    assert all(reading.passages or reading.without for reading in readings)


@EVERY_RULESET
def test_what_a_ruleset_changed_of_its_parent_is_known_with_its_place(name: str) -> None:
    ruleset = resolved(name)
    explaining = Explainer(ruleset, SCHEMA, messages_in())
    for each in (each for key in ruleset.merged.data for each in explaining.explain_rules(key, ())):
        leaf = tuple(each.rule.path.split("."))
        parent = ruleset.parent
        changed = parent is not None and ruleset.merged.setters[leaf] is not parent.merged.setters.get(leaf)
        there = parent is not None and parent.merged.value(leaf) is not None
        if changed and there:
            assert each.replaced
            assert all(replaced.set_by.rpartition(":")[0] != each.rule.set_by.rpartition(":")[0] for replaced in each.replaced)
        if parent is None:
            assert not each.replaced
