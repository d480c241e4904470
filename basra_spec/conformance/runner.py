"""Running cases against an engine: each pair of a case and a ruleset gives one result."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from attrs import evolve, field, frozen

from basra_spec.conformance.card_conservation import find_imbalances, with_reversed_floor
from basra_spec.conformance.cases import Case, Difference, Expectation, differences
from basra_spec.engines.engine import Engine, Exchange
from basra_spec.engines.messages import Hello, Message
from basra_spec.game.rules import Rules

AS_WRITTEN: Final = "as-written"
"""Stands beside the names of readings for what the ruleset itself says."""


class Status(StrEnum):
    """The status of a case: `errored` is a crash, a timeout or a malformed answer; `skipped` a question that the engine does not answer."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    SKIPPED = "skipped"


@frozen
class Result:
    """A case's outcome for one ruleset.

    `reading` names the reading that an open case's answer follows (None: the ruleset's own), `fits` all that it would fit; `unanswered`
    are the parts of the expectation that the engine does not answer; `exchanges` are the lines sent and received, two where the floor was
    also given in another order.
    """

    case: Case
    ruleset: str
    status: Status
    differences: tuple[Difference, ...] = ()
    reading: str | None = None
    fits: tuple[str, ...] = ()
    reason: str = ""
    unanswered: tuple[str, ...] = ()
    exchanges: tuple[Exchange, ...] = field(default=(), repr=False)


class Question(NamedTuple):
    """A case with a ruleset, and the requests that it makes; none where the engine is not asked, for a reason."""

    case: Case
    ruleset: str
    requests: tuple[Message, ...]
    reason: str


def pairs(cases: Iterable[Case], rulesets: Iterable[str] | None = None) -> list[tuple[Case, str]]:
    """Every case with every ruleset that it is about, limited to these rulesets (None: all)."""
    wanted = None if rulesets is None else set(rulesets)
    return [(case, ruleset) for case in cases for ruleset in case.rulesets if wanted is None or ruleset in wanted]


def questions(chosen: Iterable[tuple[Case, str]], rules: Mapping[str, Rules], hello: Hello) -> list[Question]:
    """The requests for each pair, or the reason to skip it."""
    found = []
    for case, ruleset in chosen:
        request = case.request(ruleset, rules[ruleset])
        reason = skip_reason(hello, case, request)
        again = with_reversed_floor(request)
        requests = (request, again) if again else (request,)
        found.append(Question(case, ruleset, () if reason else requests, reason))
    return found


def run(asked: Sequence[Question], rules: Mapping[str, Rules], engine: Engine) -> Iterator[Result]:
    """The result of each question, as it comes."""
    exchanges = engine.exchanges(request for question in asked for request in question.requests)
    for question in asked:
        if question.reason:
            yield Result(question.case, question.ruleset, Status.SKIPPED, reason=question.reason)
        else:
            mine = tuple(next(exchanges) for _ in question.requests)
            yield _verdict(question, mine, rules[question.ruleset], engine.hello)


def _verdict(question: Question, exchanges: tuple[Exchange, ...], rules: Rules, hello: Hello) -> Result:
    """The first exchange's result, unless the same question with the floor in another order fares worse."""
    results = [judge(question.case, question.ruleset, exchange, rules, hello) for exchange in exchanges]
    worse = next((result for result in results[1:] if result.status is not results[0].status), None)
    chosen = results[0] if worse is None or results[0].status is not Status.PASSED else _reordered(worse, exchanges[1])
    return evolve(chosen, exchanges=exchanges)


def _reordered(result: Result, exchange: Exchange) -> Result:
    floor = exchange.request["start"]["floor"]
    return evolve(result, reason=f"with the floor given as {floor}" + (f": {result.reason}" if result.reason else ""))


def judge(case: Case, ruleset: str, exchange: Exchange, rules: Rules, hello: Hello) -> Result:
    """The result of one exchange."""
    answer = exchange.answer
    if answer is None:
        reason = f"{'' if exchange.asked else 'not asked: '}{exchange.fault}"
        return Result(case, ruleset, Status.ERRORED, reason=reason)
    if "skip" in answer:
        return Result(case, ruleset, Status.SKIPPED, reason=answer["skip"])
    if "error" in answer:
        return Result(case, ruleset, Status.ERRORED, reason=answer["error"])
    lost = find_imbalances(exchange.request, answer, rules.deal.deck)
    return Result(case, ruleset, Status.FAILED, reason="; ".join(lost)) if lost else _compared(case, ruleset, answer, hello)


def _compared(case: Case, ruleset: str, answer: Message, hello: Hello) -> Result:
    """The result of an answer that is sound: does it fit an accepted outcome, or one of a reading?"""
    lacking = tuple(dict.fromkeys(key for outcome in case.outcomes for key in outcome if key not in answered_part(hello, outcome)))

    def fits(outcome: Expectation) -> bool:
        expected = answered_part(hello, outcome)
        return bool(expected) and not differences(expected, answer, hello.refuses)

    readings = tuple(name for name, outcomes in case.readings.items() if any(map(fits, outcomes)))
    if any(map(fits, case.outcomes)):
        return Result(case, ruleset, Status.PASSED, fits=(AS_WRITTEN, *readings), unanswered=lacking)
    if readings:
        return Result(case, ruleset, Status.PASSED, reading=readings[0], fits=readings, unanswered=lacking)
    found = differences(answered_part(hello, case.outcomes[0]), answer, hello.refuses)
    also = f"nor one of {len(case.outcomes) - 1} other outcomes" if len(case.outcomes) > 1 else ""
    return Result(case, ruleset, Status.FAILED, found, reason=also, unanswered=lacking)


# --- what an engine can be asked, by its answer to hello -----------------------------------------------------------------------------

ALWAYS: Final = frozenset({"refused", "scores", "totals", "status", "winner"})


def skip_reason(hello: Hello, case: Case, request: Message) -> str:
    """Why the engine is not asked this; empty if it is."""
    for reason, applies in (
        (f"the engine does not claim the ruleset {request['ruleset']}", request["ruleset"] not in hello.rulesets),
        (f"the engine does not answer {case.ask}", case.ask not in hello.asks),
        (f"the engine does not accept a {_start(request)} as a start", case.ask == "play" and _start(request) not in hello.starts),
        ("the engine does not read claims", not hello.claims and any(" " in play for play in request.get("plays", []))),
        ("the engine does not judge plays", hello.refuses is None and all(map(_expects_refusal, case.outcomes))),
        (f"the engine answers none of {', '.join(case.outcomes[0])}", not any(answered_part(hello, outcome) for outcome in case.outcomes)),
    ):
        if applies:
            return reason
    return ""


def _start(request: Message) -> str:
    return "deck" if "deck" in request.get("start", {}) else "floor"


def _expects_refusal(expect: Expectation) -> bool:
    return "refused" in expect or any("refused" in play for play in expect.get("plays", []))


def answered_part(hello: Hello, expect: Expectation) -> dict[str, Any]:
    """The part of an expectation that the engine answers."""
    kept: dict[str, Any] = {}
    for key, value in expect.items():
        part = _NESTED[key](hello, value) if key in _NESTED else value
        if part if key in _NESTED else _answers(hello, key):
            kept[key] = part
    return kept


def _answers(hello: Hello, key: str) -> bool:
    return key in ALWAYS or key in hello.answers


def _keys(hello: Hello, part: Expectation) -> dict[str, Any]:
    return {key: value for key, value in part.items() if _answers(hello, key)}


def _each(hello: Hello, plays: list[Expectation]) -> list[dict[str, Any]]:
    parts = [_keys(hello, play) for play in plays]
    return parts if any(parts) else []


_NESTED: Final[dict[str, Callable[[Hello, Any], Any]]] = {"plays": _each, "end": _keys}
