"""The messages of the protocol, version 1: what each must look like, read strictly. `conformance/PROTOCOL.md` is their page.

`python -m basra_spec.engines.messages` writes the published schema.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from attrs import field, frozen

from basra_spec.engines.message_schema import Id, ListOf, MapOf, Maybe, OneOf, Record, Schema, Shape, Text, Truth, Whole
from basra_spec.system.files import write_text
from basra_spec.system.resources import shipped
from basra_spec.system.text import one_line

PROTOCOL: Final = 1
REFUSALS: Final = ("round-over", "not-in-hand", "not-on-floor", "not-a-capture", "not-kept", "must-take", "ambiguous")

Message = dict[str, Any]
Request = Mapping[str, Any]

_CARD: Final = "(A|[2-9]|10|T|J|Q|K)[SHDC]"
_ID: Final[Shape] = Id()
# $ also matches before a last line end, in Python though not in JSON Schema: hence (?!\n).
CARDS: Final[Shape] = Text(rf"^({_CARD}( {_CARD})*)?$(?!\n)", 'cards such as "9S 10H"')
PLAY: Final[Shape] = Text(rf"^{_CARD}( -| x( {_CARD})+)?$(?!\n)", 'a play such as "9C", "9C x 5H 4D" or "9C -"')
_SEAT: Final[Shape] = Maybe(Whole())
_BASRAS: Final[Shape] = ListOf(ListOf(Whole()))
_POINTS: Final[Shape] = ListOf(Whole(None), least=1)

_END: Final = {"floor": CARDS, "hands": ListOf(CARDS), "stock": CARDS, "piles": ListOf(CARDS), "last": _SEAT, "basras": _BASRAS}
_FLOOR_START: Final = Record(
    {"floor": CARDS},
    {
        "hands": ListOf(CARDS, least=2),
        "stock": CARDS,
        "piles": ListOf(CARDS, least=1),
        "basras": _BASRAS,
        "turn": Whole(),
        "last": _SEAT,
        "previous": Maybe(Record({"trailed": Truth(), "floor": CARDS})),
    },
)
_DECK_START: Final = Record({"deck": CARDS}, {"returned": ListOf(Whole())})


@frozen
class _Start:
    """A start from a deck or from a floor, by the key that it has."""

    def fault(self, value: Any, where: str) -> str | None:
        shape = _DECK_START if isinstance(value, dict) and "deck" in value else _FLOOR_START
        return shape.fault(value, where)

    def schema(self) -> Schema:
        return {"if": {"required": ["deck"]}, "then": _DECK_START.schema(), "else": _FLOOR_START.schema()}


@frozen
class _Outcome:
    """A play's outcome, or its refusal."""

    def fault(self, value: Any, where: str) -> str | None:
        return _outcome(value).fault(value, where)

    def schema(self) -> Schema:
        return {"if": {"required": ["refused"]}, "then": _REFUSED.schema(), "else": _TOLD.schema()}


_REFUSED: Final = Record({"refused": Text()})
_TOLD: Final = Record({}, {"taken": CARDS, "basra": Whole(), "floor": CARDS})


def _outcome(value: Any) -> Record:
    return _REFUSED if isinstance(value, dict) and "refused" in value else _TOLD


_ASKED: Final[dict[str, dict[str, Shape]]] = {
    "play": {"seats": Whole(2), "sides": OneOf(("solo", "partners")), "start": _Start(), "plays": ListOf(PLAY)},
    "score": {"piles": ListOf(CARDS, least=1), "basras": _BASRAS, "carried": Whole()},
    "match": {"rounds": ListOf(_POINTS, least=1), "carried": Whole()},
}
ASKS: Final = tuple(_ASKED)
REQUESTS: Final[dict[str, Record]] = {
    "hello": Record({"id": _ID, "ask": OneOf(("hello",)), "protocol": Whole()}),
    **{ask: Record({"id": _ID, "ask": OneOf((ask,)), "ruleset": Text(), **keys}) for ask, keys in _ASKED.items()},
}
PARTS: Final = ("taken", "floor", "basra", "hands", "stock", "piles", "last", "basras", "items", "carried", "playing")
ANSWERS: Final[dict[str, Record]] = {
    "hello": Record(
        {
            "id": _ID,
            "protocol": Whole(),
            "engine": Text(),
            "version": Text(),
            "rulesets": ListOf(Text()),
            "asks": ListOf(OneOf(ASKS)),
            "answers": ListOf(OneOf(PARTS)),
        },
        {"starts": ListOf(OneOf(("floor", "deck"))), "claims": Truth(), "refuses": ListOf(OneOf(REFUSALS)), "window": Whole(1)},
    ),
    "play": Record({"id": _ID, "plays": ListOf(_Outcome())}, {"end": Record({}, _END)}),
    "score": Record({"id": _ID, "scores": _POINTS}, {"items": MapOf(ListOf(Whole(None))), "carried": Whole()}),
    "match": Record(
        {"id": _ID, "totals": _POINTS, "status": OneOf(("won", "draw", "another-round")), "winner": _SEAT}, {"playing": ListOf(Whole())}
    ),
}
EXCUSES: Final[dict[str, Record]] = {"skip": Record({"id": _ID, "skip": Text()}), "error": Record({"id": _ID, "error": Text()})}


class MessageError(ValueError):
    """A message that is not one of the protocol; the text says where and why."""


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
            raise MessageError(f"the engine speaks version {answer['protocol']} of the protocol, and this is version {PROTOCOL}")
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
        raise MessageError(fault)


def check_request(message: Any) -> None:
    """Raise `MessageError` unless it is a request of the protocol."""
    ask = message.get("ask") if isinstance(message, dict) else None
    shape = REQUESTS.get(ask) if isinstance(ask, str) else None
    check(shape or Record({"id": _ID, "ask": OneOf(tuple(REQUESTS))}), message)


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
    except _KeyTwiceError as twice:
        raise MessageError(f'the key "{twice}" stands there twice') from None
    except (ValueError, RecursionError):
        raise MessageError("it is not JSON") from None
    if not isinstance(message, dict):
        raise MessageError("it is JSON, and not an object")
    return message


class _KeyTwiceError(Exception):
    """An object that has a key twice."""


def _no_key_twice(pairs: list[tuple[str, Any]]) -> Message:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen = set[str]()
        raise _KeyTwiceError(next(key for key, _ in pairs if key in seen or seen.add(key))[:40])  # type: ignore[func-returns-value]
    return found


def _no_constant(name: str) -> None:
    raise ValueError(name)


_DECODER: Final = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_no_key_twice)


def made_schema() -> Schema:
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


if __name__ == "__main__":
    write_text(shipped("conformance") / "schema" / "protocol.schema.json", json.dumps(made_schema(), indent=1) + "\n")
