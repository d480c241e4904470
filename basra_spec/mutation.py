"""How strong a suite is: every small change of a ruleset is judged by the ruleset's cases, and what they let pass is looked into.

A mutant that passes is *explained* if it does nothing, in all situations up to the size searched, that the ruleset or one of its readings
would not do. Any other is a hole in the suite, and the first situation in which it shows is the case that is missing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from basra_spec import engine
from basra_spec.cases import Case
from basra_spec.engines import Exchange
from basra_spec.library import reading_rules
from basra_spec.messages import Hello
from basra_spec.mutants import Mutant, mutants
from basra_spec.resolved import Resolved
from basra_spec.rules import Rules
from basra_spec.runner import Status, judge
from basra_spec.search import TOPIC_OF, situations
from basra_spec.situations import Situation
from basra_spec.variants import changed, rules_of


@frozen
class Survivor:
    """A mutant that passes every case. `shows` is the first situation in which it does what no reading does; None: it is explained."""

    name: str
    shows: Situation | None


@frozen
class Mutation:
    """A ruleset's mutants: how many make sense, and which of them pass every case."""

    ruleset: str
    mutants: int
    survivors: tuple[Survivor, ...]

    @property
    def unexplained(self) -> tuple[Survivor, ...]:
        return tuple(survivor for survivor in self.survivors if survivor.shows)


def mutation(resolved: Resolved, suite: Sequence[Case], schema: Mapping[str, Any], most: int) -> Mutation:
    """The mutants of a ruleset judged by its cases; survivors are searched on floors of up to `most` cards."""
    base = rules_of(resolved)
    accepted = [base, *(reading_rules(resolved, name) for name in resolved.readings)]
    questions = [(case, case.request(resolved.id, base)) for case in suite if resolved.id in case.rulesets]
    hello = Hello.of(engine.hello_of({resolved.id: base}) | {"id": None})
    number, survivors = 0, []
    for mutant, rules in _sensible(resolved, schema):
        number += 1
        killer = next((place for place, asked in enumerate(questions) if _fails(asked, resolved.id, rules, base, hello)), None)
        if killer is None:
            survivors.append(Survivor(mutant.name, _first_unaccepted(rules, accepted, str(mutant.path[0]), most)))
        else:
            questions.insert(0, questions.pop(killer))  # what has killed one mutant is likely to kill the next, its neighbour
    return Mutation(resolved.id, number, tuple(survivors))


def _sensible(resolved: Resolved, schema: Mapping[str, Any]) -> Iterator[tuple[Mutant, Rules]]:
    for mutant in mutants(resolved, dict(schema)):
        variant = changed(resolved, mutant.changes)
        if variant:
            yield mutant, rules_of(variant)


def _fails(asked: tuple[Case, dict[str, Any]], ruleset: str, rules: Rules, base: Rules, hello: Hello) -> bool:
    case, request = asked
    exchange = Exchange(request, engine.answer({ruleset: rules}, request), "")
    return judge(case, ruleset, exchange, base, hello).status in (Status.FAILED, Status.ERRORED)


def _first_unaccepted(rules: Rules, accepted: Sequence[Rules], part: str, most: int) -> Situation | None:
    for situation in situations((accepted[0], rules), TOPIC_OF.get(part, ()), most):
        outcome = situation.outcome(rules)
        if all(situation.outcome(other) != outcome for other in accepted):
            return situation
    return None
