"""Whether a case can be asked under rules: a position that can be, and plays that somebody could make in it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from basra_spec.conformance.cases import Case
from basra_spec.engines import interpreter
from basra_spec.game.faults import CardError
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import Problem

_HINTS: Final = {
    "nowhere": ("piles", 'let a pile hold every card that you do not name: piles: [rest, ""]'),
    "captured last": ("piles", "say which seat captured last: last: 0"),
    "whose hand is empty": ("turn", "give that seat a card, or say whose turn it is: turn: 1 is the second seat"),
    "every hand is empty": ("hands", "give the seats cards, or leave the stock out"),
    "no whole number of deals": (
        "stock",
        "a stock is some whole deals, a full hand for each seat; leave it out where no deal comes into play",
    ),
    "a stock goes with hands": ("stock", 'give the hands too, one a seat: hands: ["", 9C]'),
    "start.hands": ("hands", 'one hand a seat: an empty one is ""'),
    " hands and ": ("hands", 'one hand a seat, and one pile a side: an empty one is ""'),
    "previous play left": ("previous", "previous.floor is the floor that the play before found, not the one that it left"),
    "belong to the deck": ("floor", "take cards of the game's deck only"),
    " is on the floor and ": ("floor", "leave the card in one of the places"),
    " is in ": ("floor", "leave the card in one of the places"),
}
"""By what an error says: the key of the case that it is about, and how to mend it."""
_NOT_TO_PLAY: Final = {
    "not-in-hand": "nobody can play {card} here: it lies in sight, or in another hand",
    "not-on-floor": "{play} takes a card that does not lie on the floor",
    "round-over": "no card is left to play when it comes to {card}",
}
"""Refusals that say nothing of the rules, but that the position and the play do not go together."""


def unaskable(case: Case, name: str, rules: Rules) -> Iterator[Problem]:
    """What keeps a case from being asked under the rules that go by this name; a refusal that the case expects is no fault."""
    try:
        answer = interpreter.answer({name: rules}, case.request(name, rules))
    except CardError as error:
        answer = {"error": str(error)}
    if "error" in answer:
        key, hint = mend(answer["error"])
        yield _problem(case, key, f"this cannot be asked under {name}: {answer['error']}", hint)
    elif not _expects_refusal(case):
        yield from _not_to_play(case, answer)


def mend(error: str) -> tuple[str, str]:
    """The key of a case that an error is about, and how to mend it."""
    return next((found for part, found in _HINTS.items() if part in error), ("plays", "set up what can be under these rules"))


def _not_to_play(case: Case, answer: Mapping[str, Any]) -> Iterator[Problem]:
    for number, told in enumerate(answer.get("plays", ())):
        if told.get("refused") in _NOT_TO_PLAY:
            play = case.question["plays"][number]
            said = _NOT_TO_PLAY[told["refused"]].format(card=str(play).split()[0], play=play)
            hint = f"play another card, or expect the refusal: expect: {{refused: {told['refused']}}}"
            yield case.file.problem(("plays", number), "impossible-case", said, hint)
            return


def _expects_refusal(case: Case) -> bool:
    outcomes = [*case.outcomes, *(outcome for outcomes in case.readings.values() for outcome in outcomes)]
    return any("refused" in told for outcome in outcomes for told in (outcome, *outcome.get("plays", ())))


def _problem(case: Case, key: str, message: str, hint: str) -> Problem:
    start = next((at for at in (key, "floor", "deck", "piles", "rounds") if at in case.file.data), "rulesets")
    return case.file.problem((start,), "impossible-case", message, hint, on_key=True)
