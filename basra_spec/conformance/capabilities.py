"""What an engine can be asked and held to, from its greeting: everything else is skipped, with that reason, and never failed."""

from collections.abc import Callable
from typing import Any, Final

from basra_spec.conformance.cases import Case, Expectation
from basra_spec.engines.messages import Hello, Message

ALWAYS: Final = frozenset({"refused", "scores", "totals", "status", "winner"})


def skip_reason(hello: Hello, case: Case, request: Message) -> str:
    """Why the engine is not asked this; empty where it is."""
    for reason, applies in (
        (f"it does not claim the ruleset {request['ruleset']}", request["ruleset"] not in hello.rulesets),
        (f"it does not answer {case.ask}", case.ask not in hello.asks),
        (f"it takes no {_start(request)} as a start", case.ask == "play" and _start(request) not in hello.starts),
        ("it reads no claims", not hello.claims and any(" " in play for play in request.get("plays", []))),
        ("it judges no plays", hello.refuses is None and all(map(_expects_refusal, case.outcomes))),
        (f"it answers none of {', '.join(case.outcomes[0])}", not any(told(hello, outcome) for outcome in case.outcomes)),
    ):
        if applies:
            return reason
    return ""


def _start(request: Message) -> str:
    return "deck" if "deck" in request.get("start", {}) else "floor"


def _expects_refusal(expect: Expectation) -> bool:
    return "refused" in expect or any("refused" in play for play in expect.get("plays", []))


def told(hello: Hello, expect: Expectation) -> dict[str, Any]:
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
