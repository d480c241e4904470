"""Which reading an engine follows at each open question: the one that explains all its answers, or none where it follows two."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from basra_spec.conformance.runner import AS_WRITTEN, Result, Status
from basra_spec.rulesets.resolved import Decision, Resolved


@frozen
class Following:
    """What an engine does at one decision of a ruleset.

    `readings` are those that explain all its answers (`AS_WRITTEN` is the ruleset's own), none where no single one does; `answers` maps
    each case asked to the readings that explain its answer.
    """

    ruleset: str
    decision: str
    readings: tuple[str, ...]
    answers: Mapping[str, tuple[str, ...]]


def followed(results: Sequence[Result], rulesets: Iterable[Resolved]) -> Iterator[Following]:
    """What the engine follows at every decision about which an open case was asked and answered as some reading has it."""
    for resolved in rulesets:
        asked = [result for result in results if result.ruleset == resolved.id and result.status is Status.PASSED and result.case.readings]
        for decision in resolved.decisions.values():
            about = [result for result in asked if set(result.case.readings) & set(decision.others)]
            # An answer that a reading of another decision may explain says something of this one only if there is no surer.
            sure = [result for result in about if AS_WRITTEN in result.fits or set(result.fits) <= set(decision.others)]
            answers = {result.case.id: _explaining(result, decision) for result in sure or about}
            told = {case: readings for case, readings in answers.items() if readings}
            if told:
                common = [name for name in (AS_WRITTEN, *decision.others) if all(name in readings for readings in told.values())]
                yield Following(resolved.id, decision.name, tuple(common), told)


def _explaining(result: Result, decision: Decision) -> tuple[str, ...]:
    """The readings of the decision under which the answer is right; one that the case does not name expects what the ruleset does."""
    names = (AS_WRITTEN, *decision.others)
    return tuple(name for name in names if (name if name in result.case.readings else AS_WRITTEN) in result.fits)
