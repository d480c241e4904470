"""Whether the parts of an answer agree: no card is lost, none is in two places, and each floor follows from the play before."""

from collections.abc import Iterator, Mapping
from typing import Any

from basra_spec.engines.messages import Message
from basra_spec.game.cards import parse_card, parse_set, set_names
from basra_spec.game.faults import CardError


def find_imbalances(request: Message, answer: Message, deck: int) -> list[str]:
    """What does not add up in an answer to `play`, as sentences; parts that the engine does not answer are left out."""
    if request["ask"] != "play" or "plays" not in answer:
        return []
    plays, outcomes = len(request["plays"]), len(answer["plays"])
    if plays != outcomes:
        return [f"{outcomes} outcome{'' if outcomes == 1 else 's'} for {plays} play{'' if plays == 1 else 's'}"]
    try:
        return [*_floors(request, answer), *_places(request, answer, deck)]
    except CardError as error:
        return [str(error)]


def _floors(request: Message, answer: Message) -> Iterator[str]:
    """Each floor is the one before, less what was taken, or with the card that was laid down."""
    floor = parse_set(request["start"]["floor"]) if "floor" in request["start"] else None
    for number, (play, outcome) in enumerate(zip(request["plays"], answer["plays"], strict=False), 1):
        if "refused" in outcome or floor is None or "taken" not in outcome:
            floor = parse_set(outcome["floor"]) if "floor" in outcome else floor if "refused" in outcome else None
            continue
        card, taken = parse_card(play.split()[0]), parse_set(outcome["taken"])
        if taken & ~floor:
            yield f"play {number} takes {set_names(taken & ~floor)}, which was not on the floor"
        left = floor & ~taken if taken else floor | 1 << card
        floor = parse_set(outcome["floor"]) if "floor" in outcome else left
        if floor & ~left:
            yield f"play {number}: {set_names(floor & ~left)} cannot be on the floor after it"
        if left & ~floor:
            yield f"play {number}: {set_names(left & ~floor)} is gone from the floor"


def _places(request: Message, answer: Message, deck: int) -> Iterator[str]:
    """At the end no card is in two places; and if the answer has all places, no card is missing."""
    end = answer.get("end", {})
    held = 0
    for place, cards in _places_in(end):
        twice = held & cards
        if twice:
            yield f"at the end {set_names(twice)} is in {place} and elsewhere"
        held |= cards
    whole = _all_cards(request, answer, end, deck)
    if whole is not None and whole & ~held:
        yield f"at the end {set_names(whole & ~held)} is nowhere"
    if whole is not None and held & ~whole:
        yield f"at the end {set_names(held & ~whole)} has come from nowhere"


def _places_in(end: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    if "floor" in end:
        yield "the floor", parse_set(end["floor"])
    for key, what in (("piles", "the pile of side"), ("hands", "the hand of seat")):
        yield from ((f"{what} {number}", parse_set(cards)) for number, cards in enumerate(end.get(key, [])))
    for card in end.get("stock", "").split():
        yield "the stock", 1 << parse_card(card)


def _all_cards(request: Message, answer: Message, end: Message, deck: int) -> int | None:
    """The cards that the end of the answer must hold; None if it has too few places to say."""
    start = request["start"]
    if not {"floor", "piles"} <= end.keys():
        return None
    if {"hands", "stock"} <= end.keys():
        return deck
    if "deck" in start or "hands" in start:
        return None
    played = [
        parse_card(play.split()[0]) for play, outcome in zip(request["plays"], answer["plays"], strict=False) if "refused" not in outcome
    ]
    return parse_set(start["floor"]) | sum(map(parse_set, start.get("piles", []))) | sum(1 << card for card in set(played))


def with_reversed_floor(request: Message) -> Message | None:
    """The same request with the floor in reverse order, under another id; None where that is the same request."""
    cards = request.get("start", {}).get("floor", "").split()
    if len(cards) < 2:
        return None
    return {**request, "id": f"{request['id']} again", "start": {**request["start"], "floor": " ".join(reversed(cards))}}
