"""Where an answer diverges from the rules, play by play. Every choice that the rules allow is followed, and is no divergence."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import evolve, field, frozen

from basra_spec.conformance.card_conservation import find_imbalances
from basra_spec.conformance.cases import Difference, differences
from basra_spec.conformance.runner import answered_part
from basra_spec.engines import interpreter
from basra_spec.engines.engine import Exchange, excuse_in
from basra_spec.engines.interpreter import State
from basra_spec.engines.messages import Hello, Message
from basra_spec.game.captures import capture_rule
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules

MOST_WAYS: Final = 500
NOT_ANSWERED: Final = ("no answer", "error")
"""How the cause ends where there is no answer that could be right or wrong."""


@frozen
class Divergence:
    """The first point at which an answer is not what the rules say.

    `cause` is alike for faults that are likely to be one; `play` counts the plays from 0 (None: no single play is known to be it);
    `positions` are those before each play up to there, as the engine's answers led to them; `reason` says what no difference does: a crash,
    cards that vanish.
    """

    cause: tuple[str, ...]
    play: int | None = None
    positions: tuple[State, ...] = field(default=(), repr=False, eq=False)
    differences: tuple[Difference, ...] = ()
    reason: str = ""

    def __str__(self) -> str:
        return self.reason or "; ".join(map(str, self.differences))


def find_divergence(rules: Rules, exchange: Exchange, hello: Hello) -> Divergence | None:
    """Where the answer diverges; None where it does not, or is a skip. The request must be one that the rules can answer."""
    request, answer = exchange.request, exchange.answer
    if answer is None:
        return Divergence((request["ask"], "no answer"), positions=positions_in(rules, request), reason=str(exchange.fault))
    if "skip" in answer:
        return None
    if "error" in answer:
        return Divergence((request["ask"], "error"), positions=positions_in(rules, request), reason=str(excuse_in(exchange)))
    if request["ask"] == "play":
        return _of_plays(rules, request, answer, hello)
    expected = interpreter.answer({request["ruleset"]: rules}, request)
    return _of_parts(request["ask"], {key: value for key, value in expected.items() if key != "id"}, answer, hello)


def positions_in(rules: Rules, request: Message) -> tuple[State, ...]:
    """The positions before each play of a request, as the rules have it."""
    if request["ask"] != "play":
        return ()
    position, found = interpreter.start(rules, request), list[State]()
    for play in map(Play.parse, request["plays"]):
        found.append(position)
        position, _ = interpreter.one_play(rules, position, play)
    return tuple(found)


def _of_plays(rules: Rules, request: Message, answer: Message, hello: Hello) -> Divergence | None:
    # An engine may tell too little to say which of several ways it took: all positions that fit are followed.
    fitting, positions = [interpreter.start(rules, request)], list[State]()
    for number, (text, outcome) in enumerate(zip(request["plays"], answer["plays"], strict=False)):
        play = Play.parse(text)
        positions.append(fitting[0])
        possible = [each for position in fitting for each in interpreter.all_plays(rules, position, play, MOST_WAYS)]
        fitting = list(dict.fromkeys(after for after, expected in possible if not _differences(expected, outcome, hello)))[:MOST_WAYS]
        if not fitting:
            diverging = _of_one_play(rules, positions[-1], play, _differences(possible[0][1], outcome, hello))
            return evolve(diverging, play=number, positions=tuple(positions))
    lost = find_imbalances(request, answer, rules.deal.deck)
    if lost:
        return Divergence(("play", "cards lost"), None, tuple(positions), reason="; ".join(lost))
    ends = [_of_parts("end", {"end": interpreter.end_of(position)}, answer, hello) for position in fitting]
    return None if None in ends or ends[0] is None else evolve(ends[0], positions=tuple(positions))


def _differences(expected: Message, outcome: Message, hello: Hello) -> tuple[Difference, ...]:
    return differences(answered_part(hello, expected), {"plays": [outcome]}, hello.refuses)


def _of_one_play(rules: Rules, position: State, play: Play, found: tuple[Difference, ...]) -> Divergence:
    play_class = capture_rule(rules, position.floor, play.card).play_class
    return Divergence(("play", play_class, found[0].where), differences=found)


def _of_parts(ask: str, expected: Mapping[str, Any], answer: Message, hello: Hello) -> Divergence | None:
    found = differences(answered_part(hello, expected), answer, hello.refuses)
    return Divergence((ask, found[0].where), differences=found) if found else None
