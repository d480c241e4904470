"""How strong a suite is: every small change of a ruleset is judged by the ruleset's cases, and what they let pass is looked into.

A mutant that passes is *explained* if it is the same tables as the ruleset or one of its readings, or does nothing, in all situations up
to the size searched, that none of them would do. Any other is a hole in the suite, and the first situation in which it shows is the case
that is missing. Situations that cannot be under the ruleset itself (a table that it is not for) are no cases, and show nothing.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from basra_spec.analysis.lint import sensible
from basra_spec.analysis.mutants import Mutant, mutants
from basra_spec.analysis.search import situations
from basra_spec.analysis.situations import Situation, possible
from basra_spec.conformance.cases import Case
from basra_spec.conformance.runner import Status, judge
from basra_spec.engines import interpreter
from basra_spec.engines.engine import Exchange
from basra_spec.engines.messages import Hello
from basra_spec.game.rules import Rules
from basra_spec.rulesets.resolved import Resolved, reading_rules, rules_of

Outcome = Callable[[Situation], Hashable]
"""What rules make of a situation."""


@frozen
class Survivor:
    """A mutant that passes every case: `same` as the tables of which rules (None: of none), or the first situation that `shows` it.

    Neither: it is explained by the search that found nothing.
    """

    name: str
    same: str | None = None
    shows: Situation | None = None


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
    outcomes = list(map(_remembering, accepted))
    questions = [(case, case.request(resolved.id, base)) for case in suite if resolved.id in case.rulesets]
    hello = Hello.of(interpreter.hello_of({resolved.id: base}) | {"id": None})
    number, survivors = 0, []
    for mutant, rules in _sensible(resolved, schema):
        number += 1
        killer = next((place for place, asked in enumerate(questions) if _fails(asked, resolved.id, rules, base, hello)), None)
        if killer is not None:
            questions.insert(0, questions.pop(killer))  # what has killed one mutant is likely to kill the next, its neighbour
        elif same := next((other.name for other in accepted if other.parts == rules.parts), None):
            survivors.append(Survivor(mutant.name, same=same))
        else:
            among = situations((base, rules), most=most)
            survivors.append(Survivor(mutant.name, shows=_first_unaccepted(rules, base, outcomes, among)))
    return Mutation(resolved.id, number, tuple(survivors))


def _sensible(resolved: Resolved, schema: Mapping[str, Any]) -> Iterator[tuple[Mutant, Rules]]:
    for mutant in mutants(resolved, dict(schema)):
        variant = sensible(resolved, mutant.changes)
        if variant:
            yield mutant, rules_of(variant)


def _fails(asked: tuple[Case, dict[str, Any]], ruleset: str, rules: Rules, base: Rules, hello: Hello) -> bool:
    case, request = asked
    exchange = Exchange(request, interpreter.answer({ruleset: rules}, request))
    return judge(case, ruleset, exchange, base, hello).status in (Status.FAILED, Status.ERRORED)


def _remembering(rules: Rules) -> Outcome:
    """What rules make of situations, worked out once for all survivors."""
    known: dict[Situation, Hashable] = {}

    def outcome(situation: Situation) -> Hashable:
        if situation not in known:
            known[situation] = situation.outcome(rules)
        return known[situation]

    return outcome


def _first_unaccepted(rules: Rules, base: Rules, accepted: Sequence[Outcome], among: Iterable[Situation]) -> Situation | None:
    for situation in among:
        outcome = situation.outcome(rules)
        if all(accept(situation) != outcome for accept in accepted) and possible(situation, base):
            return situation
    return None
