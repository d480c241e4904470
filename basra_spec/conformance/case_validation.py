"""Whether a case can be asked under rules: a position that can be, and plays that somebody could make in it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from basra_spec.conformance.cases import Case
from basra_spec.engines import interpreter
from basra_spec.engines.faults import MessageError
from basra_spec.engines.messages import check_request
from basra_spec.game.faults import PositionError
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import Problem

_HINTS: Final = {
    "nowhere": ("piles", 'put all other cards in one pile: piles: [rest, ""]'),
    "nobody-captured-last": ("piles", "say which seat captured last: last: 0"),
    "turn-with-empty-hand": ("turn", "give that seat a card, or say whose turn it is: turn: 1 is the second seat"),
    "stock-without-hands": ("hands", "give the seats cards, or omit the stock"),
    "part-of-a-deal": ("stock", "a stock must contain whole deals: a full hand for each seat in each; omit it if there is no further deal"),
    "stock-needs-hands": ("stock", 'give the hands too, one for each seat: hands: ["", 9C]'),
    "too-few-entries": ("hands", 'give one hand for each seat; an empty hand is ""'),
    "hands-and-piles-of-the-table": ("hands", 'give one hand for each seat and one pile for each side; an empty one is ""'),
    "previous-does-not-fit": ("previous", "previous.floor is the floor before that play, not the one that it left"),
    "not-in-the-deck": ("floor", "use cards of the game's deck only"),
    "in-two-places": ("floor", "keep the card in one of these places"),
}
"""By the code of an error: the key of the case that it is about, and how to fix it."""
_OTHER_HINT: Final = ("plays", "set up a position that can occur under these rules")
_UNPLAYABLE: Final = {
    "not-in-hand": "{card} cannot be played here: it is not in the hand of the seat whose turn it is",
    "not-on-floor": "{play} takes a card that is not on the floor",
    "round-over": "{card} cannot be played: no cards are left to play",
}
"""Refusals that do not depend on the rules: the position and the play do not go together."""


def validate_case(case: Case, name: str, rules: Rules) -> Iterator[Problem]:
    """What keeps a case from being asked under the rules that go by this name; a refusal that the case expects is no problem."""
    try:
        request = case.request(name, rules)
        check_request(request)
        answer = interpreter.answer_under(rules, request)
    except (MessageError, *interpreter.IMPOSSIBLE) as error:
        codes = _codes_of(error)
        key, hint = next((hint for code, hint in _HINTS.items() if code in codes), _OTHER_HINT)
        at = next((at for at in (key, "floor", "deck", "piles", "rounds") if at in case.file.data), "rulesets")
        yield case.file.problem((at,), "impossible-case", f"this case is impossible under {name}: {error}", hint, on_key=True)
        return
    if not _expects_refusal(case):
        yield from _unplayable(case, answer)


def _codes_of(error: Exception) -> set[str]:
    if isinstance(error, PositionError):
        return {fault.code for fault in error.faults}
    return {error.fault.code} if isinstance(error, MessageError) else set()


def _unplayable(case: Case, answer: Mapping[str, Any]) -> Iterator[Problem]:
    for number, outcome in enumerate(answer.get("plays", ())):
        if outcome.get("refused") in _UNPLAYABLE:
            play = case.question["plays"][number]
            message = _UNPLAYABLE[outcome["refused"]].format(card=str(play).split()[0], play=play)
            hint = f"play another card, or expect the refusal: expect: {{refused: {outcome['refused']}}}"
            yield case.file.problem(("plays", number), "impossible-case", message, hint)
            return


def _expects_refusal(case: Case) -> bool:
    outcomes = [*case.outcomes, *(outcome for outcomes in case.readings.values() for outcome in outcomes)]
    return any("refused" in part for outcome in outcomes for part in (outcome, *outcome.get("plays", ())))
