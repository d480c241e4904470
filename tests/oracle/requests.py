"""From the question of a case to its whole answer."""

from collections.abc import Mapping, Sequence
from typing import Any

from .cards import WHOLE_DECK, Cards, read_list, read_set
from .counting import match, score
from .play import Outcome, Refused, State, after_a_deal, carry_out, deal_round, meanings, play, read_play
from .rules import OracleRules, Previous

Request = Mapping[str, Any]
Answer = dict[str, Any]
Told = list[dict[str, Any]]


def sides_by_seat(request: Request) -> tuple[int, ...]:
    seats = request.get("seats", 2)
    partners = request.get("sides", "partners" if seats == 4 else "solo") == "partners"
    return tuple(seat % 2 if partners else seat for seat in range(seats))


def read_piles(texts: Sequence[str], named_elsewhere: Cards, deck: Cards = WHOLE_DECK) -> tuple[Cards, ...]:
    """The piles, the word `rest` in one of them standing for every card that is named nowhere."""
    piles = [read_set(text.replace("rest", " ")) for text in texts]
    named = named_elsewhere.union(*piles)
    return tuple(pile | (deck - named) if "rest" in text.split() else pile for text, pile in zip(texts, piles, strict=True))


def read_previous(data: Mapping[str, Any] | None) -> Previous | None:
    return None if data is None else Previous(data["trailed"], read_set(data["floor"]))


def all_different(*places: Cards | tuple[str, ...]) -> None:
    cards = [card for place in places for card in place]
    if len(set(cards)) != len(cards):
        raise ValueError("a card lies in two places")


def set_up(request: Request, side_of: tuple[int, ...], deck: Cards) -> State:
    """The position that a request describes card by card."""
    sides = len(set(side_of))
    floor = read_set(request["floor"])
    known = "hands" in request or "stock" in request
    hands = tuple(map(read_set, request["hands"])) if known else ()
    stock = tuple(read_list(request.get("stock", "")))
    piles = read_piles(request.get("piles", ["rest" if known else "", *[""] * (sides - 1)]), floor.union(stock, *hands), deck)
    owners = [side for side, pile in enumerate(piles) if pile]
    all_different(floor, stock, *hands, *piles)
    if known and (len(hands) != len(side_of) or (stock and not any(hands))):
        raise ValueError("a stock needs hands, one a seat and not all empty")
    if len(piles) != sides:
        raise ValueError(f"{len(piles)} piles for {sides} sides")
    return State(
        side_of=side_of,
        floor=floor,
        hands=hands if known else None,
        stock=stock if known else None,
        piles=piles,
        basras=tuple(map(tuple, request.get("basras", [()] * sides))),
        turn=request.get("turn", 0),
        last=request.get("last", owners[0] if len(owners) == 1 else None),
        previous=read_previous(request.get("previous")),
    )


def starts(rules: OracleRules, request: Request) -> list[State]:
    """The position before the first play of the request; several where the game leaves open how the first floor comes about."""
    if "deck" in request:
        return deal_round(rules, sides_by_seat(request), read_list(request["deck"]), request.get("returned", []))
    state = set_up(request, sides_by_seat(request), rules.deck)
    new_hands = state.hands is not None and all(len(hand) == rules.hand for hand in state.hands)
    return [after_a_deal(rules, state) if new_hands else state]


def start(rules: OracleRules, request: Request) -> State:
    """The first of the positions before the first play."""
    return starts(rules, request)[0]


def tell(outcome: Outcome) -> dict[str, Any]:
    return {"taken": outcome.taken, "basra": outcome.basra, "floor": outcome.floor}


def end(state: State) -> dict[str, Any]:
    return {
        "floor": state.floor,
        "hands": None if state.hands is None else list(state.hands),
        "stock": None if state.stock is None else list(state.stock),
        "piles": list(state.piles),
        "last": state.last,
        "basras": [list(of_side) for of_side in state.basras],
    }


def play_one(rules: OracleRules, state: State, text: str) -> tuple[State, dict[str, Any]]:
    try:
        after, outcome = play(rules, state, text)
    except Refused as refusal:
        return state, {"refused": refusal.code}
    return after, tell(outcome)


def play_all_ways(rules: OracleRules, state: State, text: str) -> list[tuple[State, dict[str, Any]]]:
    try:
        ways = meanings(rules, state, text)
    except Refused as refusal:
        return [(state, {"refused": refusal.code})]
    played = [one for taken in ways for one in carry_out(rules, state, read_play(text)[0], taken)]
    return [(after, tell(outcome)) for after, outcome in played]


def plays_answer(rules: OracleRules, request: Request) -> Answer:
    state = start(rules, request)
    told: Told = []
    for text in request.get("plays", []):
        state, what = play_one(rules, state, text)
        told.append(what)
    return {"plays": told, "end": end(state)}


def plays_answers(rules: OracleRules, request: Request) -> list[Answer]:
    lines: list[tuple[State, Told]] = [(state, []) for state in starts(rules, request)]
    for text in request.get("plays", []):
        lines = [(after, [*told, what]) for state, told in lines for after, what in play_all_ways(rules, state, text)]
    return [{"plays": told, "end": end(state)} for state, told in lines]


def score_answer(rules: OracleRules, request: Request) -> Answer:
    piles = read_piles(request["piles"], frozenset(), rules.deck)
    all_different(*piles)
    basras = request.get("basras", [[] for _ in piles])
    return score(rules, piles, basras, request.get("carried", 0))


def answer(rules: OracleRules, request: Request) -> Answer:
    """The whole answer; a play that could take several hauls and names none is refused."""
    ask = request.get("ask", "play")
    if ask == "score":
        return score_answer(rules, request)
    if ask == "match":
        return match(rules, request["rounds"])
    return plays_answer(rules, request)


def answers(rules: OracleRules, request: Request) -> list[Answer]:
    """Every answer the game accepts: a play that names no haul may take any that it may choose."""
    return plays_answers(rules, request) if request.get("ask", "play") == "play" else [answer(rules, request)]
