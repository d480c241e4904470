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
from basra_spec.game.cards import names, parse_cards, parse_set, set_names
from basra_spec.game.events import Awarded, Captured, Event, Refused, Trailed
from basra_spec.game.faults import CardError, DealError, Fault, MatchError, PositionError, fault
from basra_spec.game.legality import IllegalPlay, ways
from basra_spec.game.play import advance
from basra_spec.game.position import BASRA, Play, Position, Previous, basras
from basra_spec.game.rounds import deal, seating
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score, standing
from basra_spec.game.table import Table, play_on

WINDOW: Final = 64
IMPOSSIBLE: Final = (CardError, DealError, MatchError, PositionError)
"""What is raised for a request that no answer can be given to under the rules."""
State = Position | Table
"""What a request is about between two plays: a position, or a table where it does not give the hands."""


def answer(rules: Mapping[str, Rules], request: Any) -> Message:
    """The answer to a request; `{id, error}` for one that is malformed or impossible, `{id, skip}` for a ruleset not among `rules`."""
    reply: Message = {"id": request.get("id") if isinstance(request, dict) else None}
    try:
        check_request(request)
        if request["ask"] == "hello":
            return reply | hello_of(rules)
        if request["ruleset"] not in rules:
            return reply | {"skip": f'there is no ruleset "{request["ruleset"]}"'}
        return reply | answer_under(rules[request["ruleset"]], request)
    except (MessageError, *IMPOSSIBLE) as error:
        return reply | {"error": str(error)}


def answer_under(rules: Rules, request: Request) -> Message:
    """The answer to a well-formed request under these rules, without its id. Raises one of `IMPOSSIBLE`."""
    return _ASKS[request["ask"]](rules, request)


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
    """The answer of the interpreter to `hello`."""
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
    state, plays = start(rules, request), list(map(Play.parse, request["plays"]))
    after, outcomes_of_plays = _after_plays(rules, state, plays)
    return {"plays": outcomes_of_plays, "end": end_of(after)}


def one_play(rules: Rules, state: State, play: Play) -> tuple[State, Message]:
    """The state after a play and its outcome as an answer gives it; a play that is refused leaves the state."""
    after, (outcome,) = _after_plays(rules, state, [play])
    return after, outcome


def _after_plays(rules: Rules, state: State, plays: Sequence[Play]) -> tuple[State, list[Message]]:
    return _at_table(rules, state, plays) if isinstance(state, Table) else _in_round(rules, state, plays)


def _at_table(rules: Rules, table: Table, plays: Sequence[Play]) -> tuple[Table, list[Message]]:
    found = list[Message]()
    for play in plays:
        try:
            table, result = play_on(rules, table, play)
        except IllegalPlay as refusal:
            found.append({"refused": refusal.code})
            continue
        basra = sum(award.points for award in result.awards if award.name == BASRA)
        found.append({"taken": set_names(result.taken), "basra": basra, "floor": set_names(table.floor)})
    return table, found


def _in_round(rules: Rules, position: Position, plays: Sequence[Play]) -> tuple[Position, list[Message]]:
    unplayed, log = iter(plays), list[Event]()
    after = advance(rules, position, lambda hand, floor: next(unplayed), len(plays), log, lenient=True)
    return after, outcomes(position.floor, log) + [{"refused": "round-over"} for _ in unplayed]


def outcomes(floor: int, events: Iterable[Event]) -> list[Message]:
    """The plays among events as outcomes of an answer; the first play meets this floor."""
    found = list[Message]()
    for event in events:
        match event:
            case Captured(taken=taken):
                floor &= ~taken
                found.append({"taken": set_names(taken), "basra": 0, "floor": set_names(floor)})
            case Trailed(card=card):
                floor |= 1 << card
                found.append({"taken": "", "basra": 0, "floor": set_names(floor)})
            case Awarded(award=award) if award.name == BASRA:
                found[-1]["basra"] = award.points
            case Refused(code=code):
                found.append({"refused": code})
    return found


def all_plays(rules: Rules, state: State, play: Play, most: int) -> list[tuple[State, Message]]:
    """Every possible outcome of a play. If it names no way and there are several: the first `most` of them, then its refusal."""
    first = one_play(rules, state, play)
    if first[1].get("refused") != "ambiguous":
        return [first]
    return [*(one_play(rules, state, Play(play.card, way)) for way in ways(rules, state.floor, play.card, most)), first]


def _score(rules: Rules, request: Request) -> Message:
    piles = tuple(map(parse_set, request["piles"]))
    if sum(piles) != reduce(or_, piles) or len(piles) != len(request["basras"]):
        raise PositionError([fault("piles-of-a-score")])
    result = score(rules, piles, basras(request["basras"]), request["carried"])
    return {"scores": list(result.totals), "items": {name: list(paid) for name, paid in result.items.items()}, "carried": result.carried}


def _match(rules: Rules, request: Request) -> Message:
    now = standing(rules, request["rounds"])
    return {"totals": list(now.totals), "status": now.status, "winner": now.winner, "playing": list(now.playing)}


_ASKS: Final[dict[str, Callable[[Rules, Request], Message]]] = {"play": _play, "score": _score, "match": _match}


def start(rules: Rules, request: Request) -> State:
    """The state that a `play` request starts from: a position, or a table where the request does not give the hands.

    Raises `PositionError`, `DealError`, `CardError`.
    """
    given, seats = request["start"], request["seats"]
    if "deck" in given:
        return deal(rules, parse_cards(given["deck"]), given.get("returned", ()), seats, request["sides"])
    sides = seating(rules, seats, request["sides"])
    open_cards = {
        "floor": _cards(given, "floor"),
        "piles": tuple(map(parse_set, given.get("piles", ("",) * sides))),
        "awards": basras(given.get("basras", ((),) * sides)),
        "turn": given.get("turn", 0),
        "last": given.get("last"),
        "previous": previous_of(given.get("previous")),
    }
    hands = tuple(map(parse_set, given["hands"])) if "hands" in given else None
    if len(open_cards["piles"]) != sides or (hands is not None and len(hands) != seats):
        raise PositionError([fault("hands-and-piles-of-the-table", seats=seats, sides=request["sides"], piles=sides)])
    if hands is None:
        table = Table(seats=seats, **open_cards)
        _check([*([fault("stock-needs-hands")] if "stock" in given else []), *table.problems(rules.deal.deck)])
        return table
    position = Position(hands=hands, stock=parse_cards(given.get("stock", "")), **open_cards)
    dealt = len(position.stock) % (seats * rules.deal.hand) == 0
    _check([*position.problems(rules.deal.deck), *([] if dealt else [fault("part-of-a-deal", cards=len(position.stock))])])
    return position


def _check(problems: Sequence[Fault]) -> None:
    if problems:
        raise PositionError(problems)


def _cards(given: Request, key: str) -> int:
    try:
        return parse_set(given.get(key, ""))
    except CardError as error:
        raise CardError(error.code, f"start.{key}", **error.fields) from None


def previous_of(given: Message | None) -> Previous | None:
    """The previous play, as a request gives it."""
    return Previous(given["trailed"], parse_set(given["floor"])) if given else None


def end_of(state: State) -> Message:
    """A state as the end of an answer; of a table what lies open."""
    hidden = {} if isinstance(state, Table) else {"hands": list(map(set_names, state.hands)), "stock": names(state.stock)}
    return {
        "floor": set_names(state.floor),
        **hidden,
        "piles": list(map(set_names, state.piles)),
        "last": state.last,
        "basras": [[award.points for award in side if award.name == BASRA] for side in state.awards],
    }


def set_up_of(position: Position) -> Message:
    """A position as the start of a request."""
    return {**end_of(position), "turn": position.turn, **({"previous": position.previous.as_data()} if position.previous else {})}


def rest(piles: Sequence[str], deck: int, elsewhere: int = 0) -> list[str]:
    """Piles in which the word `rest` is every card of the deck that is named nowhere."""
    named = reduce(or_, (parse_set(pile) for pile in piles if pile != "rest"), elsewhere)
    return [set_names(deck & ~named) if pile == "rest" else pile for pile in piles]
