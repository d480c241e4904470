"""The messages of the protocol, version 1: what each must look like, read strictly. `conformance/PROTOCOL.md` is their page."""

import json
from collections.abc import Mapping
from typing import Any, Final

from attrs import field, frozen

from basra_spec.engines.faults import MessageError
from basra_spec.engines.message_schema import ID, TRUTH, Either, ListOf, MapOf, Maybe, Record, Schema, Shape, one_of, text, whole
from basra_spec.system.text import one_line

PROTOCOL: Final = 1
REFUSALS: Final = ("round-over", "not-in-hand", "not-on-floor", "not-a-capture", "not-kept", "must-take", "ambiguous")

Message = dict[str, Any]
Request = Mapping[str, Any]

_CARD: Final = "(A|[2-9]|10|T|J|Q|K)[SHDC]"
# $ also matches before a last line end, in Python though not in JSON Schema: hence (?!\n).
CARDS: Final[Shape] = text(rf"^({_CARD}( {_CARD})*)?$(?!\n)", 'cards such as "9S 10H"')
PLAY: Final[Shape] = text(rf"^{_CARD}( -| x( {_CARD})+)?$(?!\n)", 'a play such as "9C", "9C x 5H 4D" or "9C -"')
_SEAT: Final[Shape] = Maybe(whole())
_BASRAS: Final[Shape] = ListOf(ListOf(whole()))
_POINTS: Final[Shape] = ListOf(whole(None), least=1)

_END: Final = {"floor": CARDS, "hands": ListOf(CARDS), "stock": CARDS, "piles": ListOf(CARDS), "last": _SEAT, "basras": _BASRAS}
_FLOOR_START: Final = Record(
    {"floor": CARDS},
    {
        "hands": ListOf(CARDS, least=2),
        "stock": CARDS,
        "piles": ListOf(CARDS, least=1),
        "basras": _BASRAS,
        "turn": whole(),
        "last": _SEAT,
        "previous": Maybe(Record({"trailed": TRUTH, "floor": CARDS})),
    },
)
_DECK_START: Final = Record({"deck": CARDS}, {"returned": ListOf(whole())})


_REFUSED: Final = Record({"refused": text()})
_OUTCOME: Final = Record({}, {"taken": CARDS, "basra": whole(), "floor": CARDS})

_ASKED: Final[dict[str, dict[str, Shape]]] = {
    "play": {
        "seats": whole(2),
        "sides": one_of("solo", "partners"),
        "start": Either("deck", _DECK_START, _FLOOR_START),
        "plays": ListOf(PLAY),
    },
    "score": {"piles": ListOf(CARDS, least=1), "basras": _BASRAS, "carried": whole()},
    "match": {"rounds": ListOf(_POINTS, least=1), "carried": whole()},
}
ASKS: Final = tuple(_ASKED)
REQUESTS: Final[dict[str, Record]] = {
    "hello": Record({"id": ID, "ask": one_of("hello"), "protocol": whole()}),
    **{ask: Record({"id": ID, "ask": one_of(ask), "ruleset": text(), **keys}) for ask, keys in _ASKED.items()},
}
PARTS: Final = ("taken", "floor", "basra", "hands", "stock", "piles", "last", "basras", "items", "carried", "playing")
ANSWERS: Final[dict[str, Record]] = {
    "hello": Record(
        {
            "id": ID,
            "protocol": whole(),
            "engine": text(),
            "version": text(),
            "rulesets": ListOf(text()),
            "asks": ListOf(one_of(*ASKS)),
            "answers": ListOf(one_of(*PARTS)),
        },
        {"starts": ListOf(one_of("floor", "deck")), "claims": TRUTH, "refuses": ListOf(one_of(*REFUSALS)), "window": whole(1)},
    ),
    "play": Record({"id": ID, "plays": ListOf(Either("refused", _REFUSED, _OUTCOME))}, {"end": Record({}, _END)}),
    "score": Record({"id": ID, "scores": _POINTS}, {"items": MapOf(ListOf(whole(None))), "carried": whole()}),
    "match": Record(
        {"id": ID, "totals": _POINTS, "status": one_of("won", "draw", "another-round"), "winner": _SEAT}, {"playing": ListOf(whole())}
    ),
}
EXCUSES: Final[dict[str, Record]] = {"skip": Record({"id": ID, "skip": text()}), "error": Record({"id": ID, "error": text()})}


@frozen
class Hello:
    """What an engine says of itself: the answer to `hello`. `refuses` is None where it judges no plays. All names are printable."""

    engine: str
    version: str
    rulesets: tuple[str, ...]
    asks: tuple[str, ...]
    starts: tuple[str, ...]
    answers: frozenset[str]
    claims: bool
    refuses: frozenset[str] | None
    window: int = field(default=1)

    @classmethod
    def of(cls, answer: Message) -> "Hello":
        """Read the answer to `hello`. Raises `MessageError`, also for another version of the protocol."""
        if answer.get("protocol") != PROTOCOL and isinstance(answer.get("protocol"), int):
            raise MessageError("other-version", version=answer["protocol"], own=PROTOCOL)
        check(ANSWERS["hello"], answer)
        return cls(
            engine=one_line(answer["engine"]),
            version=one_line(answer["version"]),
            rulesets=tuple(map(one_line, answer["rulesets"])),
            asks=tuple(answer["asks"]),
            starts=tuple(answer.get("starts", ())),
            answers=frozenset(answer["answers"]),
            claims=answer.get("claims", False),
            refuses=frozenset(answer["refuses"]) if "refuses" in answer else None,
            window=answer.get("window", 1),
        )


def hello_request(name: str) -> Message:
    """The first request."""
    return {"id": name, "ask": "hello", "protocol": PROTOCOL}


def check(shape: Record, message: Any) -> None:
    """Raise `MessageError` unless the message has this shape."""
    fault = shape.fault(message)
    if fault:
        raise MessageError(fault.code, **fault.fields)


def check_request(message: Any) -> None:
    """Raise `MessageError` unless it is a request of the protocol."""
    ask = message.get("ask") if isinstance(message, dict) else None
    shape = REQUESTS.get(ask) if isinstance(ask, str) else None
    check(shape or Record({"id": ID, "ask": one_of(*REQUESTS)}), message)


def check_answer(ask: str, message: Any) -> None:
    """Raise `MessageError` unless it is an answer to this question, or an excuse."""
    excuse = next((key for key in EXCUSES if isinstance(message, dict) and key in message), None)
    check(EXCUSES[excuse] if excuse else ANSWERS[ask], message)


def dump(message: Mapping[str, Any]) -> str:
    """A message as its line, without the line's end; in ASCII, so that no half of a letter can keep it from being sent."""
    return json.dumps(message)


def load(line: str) -> Message:
    """The message of a line. Raises `MessageError`."""
    try:
        message = _DECODER.decode(line)
    except MessageError:
        raise
    except (ValueError, RecursionError):
        raise MessageError("not-json") from None
    if not isinstance(message, dict):
        raise MessageError("not-an-object")
    return message


def _without_duplicates(pairs: list[tuple[str, Any]]) -> Message:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise MessageError("duplicate-key", key=next(key for key in keys if keys.count(key) > 1)[:40])
    return found


def _no_constant(name: str) -> None:
    raise ValueError(name)


_DECODER: Final = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_without_duplicates)


def published_schema() -> Schema:
    """The published schema: `request` and `answer` by question."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The messages of the protocol, version {PROTOCOL}",
        "$defs": {
            **{f"{ask}-request": shape.schema() for ask, shape in REQUESTS.items()},
            **{f"{ask}-answer": shape.schema() for ask, shape in ANSWERS.items()},
            **{name: shape.schema() for name, shape in EXCUSES.items()},
        },
    }
