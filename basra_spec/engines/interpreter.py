"""The interpreter as an engine: a request in, an answer out, both plain JSON values. Every request stands alone.

Requests and answers are those of `conformance/PROTOCOL.md`; other engines get the same ones.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, TextIO

from basra_spec import __version__
from basra_spec.engines.faults import MessageError
from basra_spec.engines.messages import ASKS, PARTS, PROTOCOL, REFUSALS, Message, Request, check_request, dump, load
from basra_spec.game.cards import names, parse_cards, parse_set, set_names, to_set
from basra_spec.game.events import Awarded, Captured, Event, Refused, Trailed
from basra_spec.game.faults import CardError, DealError, MatchError, PositionError, fault
from basra_spec.game.legality import ways
from basra_spec.game.play import advance
from basra_spec.game.position import BASRA, Play, Position, Previous, basras
from basra_spec.game.rounds import deal, seating
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score, standing

WINDOW: Final = 64


def answer(rules: Mapping[str, Rules], request: Any) -> Message:
    """The answer to a request; `{id, error}` for one that is malformed or impossible, `{id, skip}` for a ruleset not among `rules`."""
    reply: Message = {"id": request.get("id") if isinstance(request, dict) else None}
    try:
        check_request(request)
        if request["ask"] == "hello":
            return reply | hello_of(rules)
        if request["ruleset"] not in rules:
            return reply | {"skip": f'there is no ruleset "{request["ruleset"]}"'}
        return reply | _ASKS[request["ask"]](rules[request["ruleset"]], request)
    except (CardError, DealError, MatchError, MessageError, PositionError) as error:
        return reply | {"error": str(error)}


def serve(rules: Mapping[str, Rules], requests: TextIO, answers: TextIO) -> None:
    """Answer the requests of a stream, a line each, until it ends."""
    for line in requests:
        try:
            reply = answer(rules, load(line))
        except MessageError as error:
            reply = {"id": None, "error": str(error)}
        answers.write(dump(reply) + "\n")
        answers.flush()


def hello_of(rules: Mapping[str, Rules]) -> Message:
    """What the interpreter says of itself."""
    return {
        "protocol": PROTOCOL,
        "engine": "basra-spec",
        "version": __version__,
        "rulesets": list(rules),
        "asks": list(ASKS),
        "starts": ["floor", "deck"],
        "answers": list(PARTS),
        "claims": True,
        "refuses": list(REFUSALS),
        "window": WINDOW,
    }


def _play(rules: Rules, request: Request) -> Message:
    position, plays = start(rules, request), list(map(Play.parse, request["plays"]))
    if hands_known(request):
        position, told = _played(rules, position, plays)
        return {"plays": told, "end": end_of(position)}
    told = []
    for play in plays:
        position, outcome = one_play(rules, holding(rules.deal.deck, position, play.card), play)
        told.append(outcome)
    end = end_of(position)
    return {"plays": told, "end": {key: end[key] for key in WITHOUT_HANDS}}


def hands_known(request: Request) -> bool:
    """Whether a `play` request says what everyone holds; else it is about the floor alone."""
    return "deck" in request["start"] or "hands" in request["start"]


def one_play(rules: Rules, position: Position, play: Play) -> tuple[Position, Message]:
    """The position after a play and its outcome as an answer tells it; a play that is refused leaves the position."""
    after, (outcome,) = _played(rules, position, [play])
    return after, outcome


def _played(rules: Rules, position: Position, plays: Sequence[Play]) -> tuple[Position, list[Message]]:
    said, log = iter(plays), list[Event]()
    after = advance(rules, position, lambda hand, floor: next(said), len(plays), log, lenient=True)
    told = outcomes(position.floor, log)
    return after, told + [{"refused": "round-over"} for _ in said]


def outcomes(floor: int, events: Iterable[Event]) -> list[Message]:
    """The plays among events, as an answer tells them; the first of them meets this floor."""
    told = list[Message]()
    for event in events:
        match event:
            case Captured(taken=taken):
                floor &= ~taken
                told.append({"taken": set_names(taken), "basra": 0, "floor": set_names(floor)})
            case Trailed(card=card):
                floor |= 1 << card
                told.append({"taken": "", "basra": 0, "floor": set_names(floor)})
            case Awarded(award=award) if award.name == BASRA:
                told[-1]["basra"] = award.points
            case Refused(code=code):
                told.append({"refused": code})
    return told


def all_plays(rules: Rules, position: Position, play: Play, most: int) -> list[tuple[Position, Message]]:
    """Whatever may come of a play. Where it names no way and there are several: the first `most` of them, then its refusal."""
    first = one_play(rules, position, play)
    if first[1].get("refused") != "ambiguous":
        return [first]
    return [*(one_play(rules, position, Play(play.card, way)) for way in ways(rules, position.floor, play.card, most)), first]


def _score(rules: Rules, request: Request) -> Message:
    piles = tuple(map(parse_set, request["piles"]))
    if sum(piles) != reduce(or_, piles) or len(piles) != len(request["basras"]):
        raise PositionError([fault("piles-of-a-score")])
    told = score(rules, piles, basras(request["basras"]), request["carried"])
    return {"scores": list(told.totals), "items": {name: list(paid) for name, paid in told.items.items()}, "carried": told.carried}


def _match(rules: Rules, request: Request) -> Message:
    now = standing(rules, request["rounds"])
    return {"totals": list(now.totals), "status": now.status, "winner": now.winner, "playing": list(now.playing)}


_ASKS: Final[dict[str, Callable[[Rules, Request], Message]]] = {"play": _play, "score": _score, "match": _match}


def start(rules: Rules, request: Request) -> Position:
    """The position that a `play` request starts from. Raises `PositionError`, `DealError`, `CardError`."""
    told, seats = request["start"], request["seats"]
    if "deck" in told:
        return deal(rules, parse_cards(told["deck"]), told.get("returned", ()), seats, request["sides"])
    sides = seating(rules, seats, request["sides"])
    position = Position(
        floor=_cards(told, "floor"),
        hands=tuple(map(parse_set, told.get("hands", ("",) * seats))),
        stock=parse_cards(told.get("stock", "")),
        piles=tuple(map(parse_set, told.get("piles", ("",) * sides))),
        awards=basras(told.get("basras", ((),) * sides)),
        turn=told.get("turn", 0),
        last=told.get("last"),
        previous=previous_of(told.get("previous")),
    )
    if len(position.hands) != seats or len(position.piles) != sides:
        raise PositionError([fault("hands-and-piles-of-the-table", seats=seats, sides=request["sides"], piles=sides)])
    if "stock" in told and "hands" not in told:
        raise PositionError([fault("stock-needs-hands")])
    if "hands" not in told and position.turn < seats:
        position = position._replace(hands=_unseen_hands(rules, position))
    problems = position.problems(rules.deal.deck)
    if len(position.stock) % (seats * rules.deal.hand):
        problems.append(fault("part-of-a-deal", cards=len(position.stock)))
    if problems:
        raise PositionError(problems, "the position is impossible: ")
    return position


def _cards(told: Request, key: str) -> int:
    try:
        return parse_set(told.get(key, ""))
    except CardError as error:
        raise CardError(error.code, f"start.{key}", **error.fields) from None


def previous_of(told: Message | None) -> Previous | None:
    """The play before, as a request tells it."""
    return Previous(told["trailed"], parse_set(told["floor"])) if told else None


def _unseen_hands(rules: Rules, position: Position) -> tuple[int, ...]:
    """Every card that the position does not name, in one hand: the request is about the floor alone, and nobody asks where they are."""
    unseen = rules.deal.deck & ~position.floor & ~sum(position.piles) & ~to_set(position.stock)
    return tuple(unseen if seat == position.turn else 0 for seat in range(len(position.hands)))


def holding(deck: int, position: Position, card: int) -> Position:
    """The same position with the card in every hand, if it lies nowhere open: whoever's turn it is can play it, and the round goes on."""
    unseen = deck & ~position.floor & ~sum(position.piles)
    # Where the card lies open, or is none of the deck, they hold some other one, so that the play is refused and the round not over.
    other = 0 if card else 1
    return position._replace(hands=(1 << (card if unseen >> card & 1 else other),) * len(position.hands))


def about_to_play(rules: Rules, position: Position, card: int, *, known: bool) -> Position:
    """The position in which a card is played: as it is where the hands are known, else with the card in every hand."""
    return position if known else holding(rules.deal.deck, position, card)


WITHOUT_HANDS: Final = ("floor", "piles", "last", "basras")


def end_of(position: Position) -> Message:
    """A position as the end of an answer."""
    return {
        "floor": set_names(position.floor),
        "hands": list(map(set_names, position.hands)),
        "stock": names(position.stock),
        "piles": list(map(set_names, position.piles)),
        "last": position.last,
        "basras": [list(side) for side in position.basras],
    }


def set_up_of(position: Position) -> Message:
    """A position as the start of a request."""
    return {**end_of(position), "turn": position.turn, **({"previous": position.previous.told()} if position.previous else {})}


def rest(piles: Sequence[str], deck: int, elsewhere: int = 0) -> list[str]:
    """Piles in which the word `rest` is every card of the deck that is named nowhere."""
    named = reduce(or_, (parse_set(pile) for pile in piles if pile != "rest"), elsewhere)
    return [set_names(deck & ~named) if pile == "rest" else pile for pile in piles]
