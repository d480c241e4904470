"""Functions that answer the protocol, most of them broken in one way, for `--engine tests.conformance.adapters:NAME`."""

from collections.abc import Callable
from itertools import count
from typing import Any

from basra_spec.engines.messages import Message
from tests.conformance.judging import sound

Adapter = Callable[[Message], Message]
Spoil = Callable[[Message, Message], Message]
Applies = Callable[[Message], object]


def greeting(**changes: Any) -> Adapter:
    """The sound engine with another greeting."""
    return lambda request: {**sound(request), **changes} if request["ask"] == "hello" else sound(request)


def spoiling(spoil: Spoil, applies: Applies = lambda request: True) -> Adapter:
    """The sound engine, with its answers spoilt where that applies."""
    return lambda request: spoil(request, sound(request)) if request["ask"] != "hello" and applies(request) else sound(request)


def instead(applies: Applies, **answer: Any) -> Adapter:
    """The sound engine, with another answer where that applies."""
    return spoiling(lambda request, right: {"id": right["id"], **answer}, applies)


def asks(ask: str) -> Applies:
    return lambda request: request["ask"] == ask


def from_floor(floor: str) -> Applies:
    return lambda request: request.get("start", {}).get("floor") == floor


def from_deck(request: Message) -> bool:
    return "deck" in request.get("start", {})


def claims(request: Message) -> bool:
    return any(" x " in play for play in request.get("plays", []))


takes_only = greeting(answers=["taken"])
claims_the_unheard_of = greeting(rulesets=["my-own-basra"])
claims_nothing = greeting(rulesets=[])
only_matches = greeting(asks=["match"], answers=[])


def other_four(request: Message, right: Message) -> Message:
    """Another haul of the same size, where one of two fours is taken."""
    swap = {"4S": "4H", "4H": "4S"}

    def swapped(cards: str) -> str:
        return " ".join(swap.get(card, card) for card in cards.split())

    return {
        "id": right["id"],
        "plays": [{**play, "taken": swapped(play["taken"]), "floor": swapped(play["floor"])} for play in right["plays"]],
    }


the_other_four = spoiling(other_four)


def _without_floor(request: Message, right: Message) -> Message:
    right["plays"][-1]["floor"] = right["end"]["floor"] = ""
    return right


def _without_its_card(request: Message, right: Message) -> Message:
    right["end"]["piles"][0] = right["end"]["piles"][0].removesuffix(" 5C")
    return right


def _first_outcome(request: Message, right: Message) -> Message:
    return {**right, "plays": right["plays"][:1]}


def _short_stock(request: Message, right: Message) -> Message:
    right["end"]["stock"] = right["end"]["stock"].rpartition(" ")[0]
    return right


_calls = count()


def _by_turns(request: Message, right: Message) -> Message:
    right["end"]["last"] = next(_calls) % 2
    return right


loses_a_card = spoiling(_without_floor, from_floor(""))
forgets_the_card_played = spoiling(_without_its_card, from_floor("5H KS"))
answers_one_play = spoiling(_first_outcome, lambda request: len(request.get("plays", ())) == 3)
remembers = spoiling(_by_turns, from_floor("5H KS"))
deals_short = spoiling(_short_stock, from_deck)
invents_a_shape = instead(from_floor("2H"), plays=[], cards="KC")
names_another = spoiling(lambda request, right: {**right, "id": "smoke-0"}, from_floor("QS"))
fails_at_scores = instead(asks("score"), error="no scores yet")
skips_matches = instead(asks("match"), skip="no matches here")
skips_decks = instead(from_deck, skip="no decks here")
fails_at_claims = instead(claims, error="no such method")
lets_a_king_take_a_five = instead(claims, plays=[{"taken": "5H", "basra": 10, "floor": ""}])


def plays_any_game(request: Message) -> Message:
    return sound(request if request["ask"] == "hello" else {**request, "ruleset": "koutchina-classic"})


def raises(request: Message) -> Message:
    if request["ask"] == "score":
        raise KeyError("piles")
    return sound(request)


class WordlessError(Exception):
    """An exception that has no text."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


class Cancelled(BaseException):
    """What is no plain exception, as frameworks have them."""


def raises_without_words(request: Message) -> Message:
    if request["ask"] == "score":
        raise WordlessError
    return sound(request)


def is_cancelled(request: Message) -> Message:
    if request["ask"] == "score":
        raise Cancelled("too\nlate")
    return sound(request)


def prints(request: Message) -> Message:
    print("thinking", request["ask"])
    return sound(request)


def gives_nothing(request: Message) -> Message | None:
    return sound(request) if request["ask"] != "score" else None


def exits(request: Message) -> Message:
    if request["ask"] == "score":
        raise SystemExit(3)
    return sound(request)
