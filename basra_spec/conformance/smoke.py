"""The adapter before the rules: a handful of requests that any engine answers, and what is wrong with the answers in plain words.

Nothing here depends on a ruleset's rules beyond this: a card that lies down stays, and cards neither appear nor vanish.
"""

from collections.abc import Callable, Iterator, Mapping

from attrs import frozen

from basra_spec.conformance.card_conservation import find_imbalances
from basra_spec.engines.engine import Engine, Exchange, excuse_in
from basra_spec.engines.messages import Hello, Message
from basra_spec.game.cards import members, names, parse_cards
from basra_spec.game.faults import CardError
from basra_spec.game.rounds import sides_of
from basra_spec.game.rules import Rules


@frozen
class Finding:
    """A step of the smoke test: what was tried, what is wrong (empty: nothing), and the exchanges that show it."""

    step: str
    fault: str
    exchanges: tuple[Exchange, ...] = ()


@frozen
class _Step:
    """What is tried, with which requests, and how the exchanges are looked at."""

    name: str
    applies: Callable[[Hello], bool]
    requests: Callable[[Message, Rules], list[Message]]
    fault: Callable[[tuple[Exchange, ...], Rules], str]


def smoke(engine: Engine, rules: Mapping[str, Rules]) -> Iterator[Finding]:
    """The findings of every step that applies to the engine, in order; an engine that claims nothing known stops after the first."""
    hello = engine.hello
    known = [name for name in hello.rulesets if name in rules]
    yield Finding(f"it answers hello: {hello.engine} {hello.version}", "")
    yield Finding("it claims a known ruleset", "" if known else f"it claims {', '.join(hello.rulesets) or 'none'}")
    if not known:
        return
    chosen = rules[known[0]]
    for number, step in enumerate(_STEPS):
        if step.applies(hello):
            seats = next(iter(chosen.deal.players))
            base: Message = {"ruleset": known[0], "seats": seats, "sides": chosen.deal.players[seats][0]}
            asked = [{"id": f"smoke-{number}-{i}", **request} for i, request in enumerate(step.requests(base, chosen))]
            exchanges = tuple(engine.exchanges(asked))
            yield Finding(step.name, _first_fault(exchanges) or step.fault(exchanges, chosen), exchanges)


def _first_fault(exchanges: tuple[Exchange, ...]) -> str:
    return next((str(exchange.fault) for exchange in exchanges if exchange.fault), "")


def _play(base: Message, start: Message, *plays: str) -> Message:
    return {"ask": "play", **base, "start": start, "plays": list(plays)}


def _sound(exchanges: tuple[Exchange, ...], rules: Rules) -> str:
    """No excuse, one outcome a play, and nothing lost."""
    faults = (
        excuse_in(exchange) or "; ".join(find_imbalances(exchange.request, exchange.answer or {}, rules.deal.deck))
        for exchange in exchanges
    )
    return next((str(fault) for fault in faults if fault), "")


def _same(exchanges: tuple[Exchange, ...], rules: Rules) -> str:
    first, *others = ({**(exchange.answer or {}), "id": ""} for exchange in exchanges)
    return "" if others == [first] else "the same request got two different answers: the engine keeps state between requests"


def _excused(exchanges: tuple[Exchange, ...], rules: Rules) -> str:
    answer = exchanges[0].answer or {}
    return "" if "skip" in answer or "error" in answer else "it answered for an unknown ruleset, and should answer skip"


def _refused(exchanges: tuple[Exchange, ...], rules: Rules) -> str:
    if excuse := excuse_in(exchanges[0]):
        return str(excuse)
    plays = (exchanges[0].answer or {}).get("plays", [{}])
    return "" if plays and "refused" in plays[0] else "it let a king take a five, though its hello says that it refuses illegal plays"


def _dealt(exchanges: tuple[Exchange, ...], rules: Rules) -> str:
    if excuse := excuse_in(exchanges[0]):
        return str(excuse)
    end = (exchanges[0].answer or {}).get("end", {})
    held = [card for text in [end.get("floor", ""), end.get("stock", ""), *end.get("hands", [])] for card in _read(text)]
    if not {"hands", "stock"} <= end.keys():
        return ""
    return "" if sorted(held) == sorted(members(rules.deal.deck)) else f"after the deal there are {len(held)} cards, not the whole deck"


def _read(text: str) -> tuple[int, ...]:
    try:
        return parse_cards(text)
    except CardError:
        return ()


def _lawful_deck(rules: Rules) -> str:
    """A deck whose first floor needs no replacement: the refused cards at the bottom."""
    return names([*members(rules.deal.deck & ~rules.deal.refused), *members(rules.deal.deck & rules.deal.refused)])


def _plays(hello: Hello) -> bool:
    return "play" in hello.asks and "floor" in hello.starts


def _has_decks(hello: Hello) -> bool:
    return "play" in hello.asks and "deck" in hello.starts


def _no_such_game(base: Message, rules: Rules) -> list[Message]:
    return [_play({**base, "ruleset": "no-such-game"}, {"floor": ""}, "9C")]


def _deck(base: Message, rules: Rules) -> list[Message]:
    return [_play(base, {"deck": _lawful_deck(rules), "returned": []})]


_STEPS = (
    _Step("a card on an empty floor", _plays, lambda base, _: [_play(base, {"floor": ""}, "9C")], _sound),
    _Step("a card on its equal", _plays, lambda base, _: [_play(base, {"floor": "5H KS"}, "5C")], _sound),
    _Step("three plays in one request", _plays, lambda base, _: [_play(base, {"floor": "2H"}, "KC", "QD", "KD")], _sound),
    _Step("the same request twice", _plays, lambda base, _: [_play(base, {"floor": "5H KS"}, "5C")] * 2, _same),
    _Step("several requests at once", _plays, lambda base, _: [_play(base, {"floor": "2H"}, "KC")] * 8, _sound),
    _Step(
        "a position with hands, piles and a stock",
        _plays,
        lambda base, rules: [_play(base, _set_up(base, rules), "9C")],
        _sound,
    ),
    _Step("a deck", _has_decks, _deck, _dealt),
    _Step(
        "an illegal claim",
        lambda hello: _plays(hello) and hello.claims and hello.refuses is not None,
        lambda base, _: [_play(base, {"floor": "5H"}, "KC x 5H")],
        _refused,
    ),
    _Step("an unknown ruleset", _plays, _no_such_game, _excused),
    _Step("a score", lambda hello: "score" in hello.asks, lambda base, rules: [_score(base, rules)], _sound),
    _Step(
        "a match",
        lambda hello: "match" in hello.asks,
        lambda base, _: [{"ask": "match", "ruleset": base["ruleset"], "rounds": [[1, 0], [0, 2]], "carried": 0}],
        _sound,
    ),
)


def _set_up(base: Message, rules: Rules) -> Message:
    """The nine in the first hand, another card in each other, one floor card, the rest in the piles."""
    nine, *others = parse_cards("9C 3H 4H 6H 8H KH")[: base["seats"]]
    used = parse_cards("9C 3H 4H 6H 8H KH QS")
    rest = [card for card in members(rules.deal.deck) if card not in (*used[: base["seats"]], used[-1])]
    piles = [names(rest), *[""] * (sides_of(base["seats"], base["sides"]) - 1)]
    return {"floor": "QS", "hands": [names([nine]), *(names([card]) for card in others)], "stock": "", "piles": piles, "last": 0}


def _score(base: Message, rules: Rules) -> Message:
    piles = [names(members(rules.deal.deck)), *[""] * (sides_of(base["seats"], base["sides"]) - 1)]
    return {"ask": "score", "ruleset": base["ruleset"], "piles": piles, "basras": [[] for _ in piles], "carried": 0}
