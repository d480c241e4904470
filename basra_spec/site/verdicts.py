"""What the rulesets answer to a case, side by side: each distinct answer with those that give it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from attrs import frozen

from basra_spec.conformance.cases import Case
from basra_spec.engines.messages import Message

_BY_NAME: Final = ("end", "items")
"""The parts of an answer of which only what the case names is compared and shown."""


@frozen
class Verdict:
    """An answer, and the rulesets that give it: those that the case is for, and the others. No answer: the question does not fit them."""

    answer: Message | None
    expected: tuple[str, ...]
    others: tuple[str, ...]


def verdicts(case: Case, answers: Mapping[str, Message | None]) -> list[Verdict]:
    """The distinct answers: first those of rulesets that the case is for, in its order, and last of all that there is none."""
    order = sorted(answers, key=lambda name: case.rulesets.index(name) if name in case.rulesets else len(case.rulesets))
    groups: list[tuple[Message | None, list[str]]] = []
    for name in order:
        answer = asked_of(case, answers[name])
        alike = next((names for other, names in groups if other == answer), None)
        if alike is None:
            groups.append((answer, alike := []))
        alike.append(name)
    found = [_verdict(case, answer, names) for answer, names in groups]
    return sorted(found, key=lambda verdict: (verdict.answer is None, not verdict.expected))


def _verdict(case: Case, answer: Message | None, names: Sequence[str]) -> Verdict:
    expected = tuple(name for name in names if name in case.rulesets)
    return Verdict(answer, expected, tuple(name for name in names if name not in expected))


def asked_of(case: Case, answer: Message | None) -> Message | None:
    """The part of an answer that the case is about: plays and scores whole, of the rest what the case names."""
    if answer is None:
        return None
    kept = {key: value for key, value in answer.items() if key != "id" and value != []}
    return {key: _named(case, key, value) if key in _BY_NAME else value for key, value in kept.items()}


def _named(case: Case, key: str, value: Mapping[str, Any]) -> Mapping[str, Any]:
    outcomes = [*case.outcomes, *(outcome for accepted in case.readings.values() for outcome in accepted)]
    named = {name for outcome in outcomes for name in outcome.get(key, ())}
    return {name: part for name, part in value.items() if name in named}
