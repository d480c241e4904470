"""Engines: what every engine offers, and the two kinds that answer one request after the other: a function, a file of answers.

An engine answers `hello` once, then a stream of requests; each request gives one exchange, whatever the engine does. `program` has the
third kind, a program that runs beside us. All get the same messages.
"""

import contextlib
import importlib
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from attrs import field, frozen

from basra_spec.engines.faults import Fault, MessageError, RaisedError, StartError
from basra_spec.engines.messages import EXCUSES, Hello, Message, check_answer, dump, hello_request, load
from basra_spec.system.text import one_line

_MOST_SHOWN: Final = 300
Function = Callable[[dict[str, Any]], dict[str, Any]]
_SPEC: Final = re.compile(r"[A-Za-z_][\w.]+:[A-Za-z_][\w.]*")


@frozen
class Exchange:
    """A request with its answer, which has the right shape, or with a fault. `sent` and `received` are the lines.

    Text of an engine in a fault or an excuse is on one line and printable; `received` is unchanged.
    `asked` is False where the request was not sent, since the run had ended before.
    """

    request: Message
    answer: Message | None
    fault: Fault | None = None
    sent: str = field(repr=False, default="")
    received: str = field(repr=False, default="")
    asked: bool = True


@frozen
class Limits:
    """How long an engine may take, in seconds: to start and answer `hello`, for each answer; how many faults in a row end the run."""

    start: float = 20.0
    answer: float = 5.0
    faults: int = 10


DEFAULT_LIMITS: Final = Limits()


class Engine(Protocol):
    """Whatever can be asked."""

    @property
    def hello(self) -> Hello: ...

    def exchanges(self, requests: Iterable[Message]) -> Iterator[Exchange]:
        """One exchange a request, in their order."""
        ...

    def take_notes(self) -> list[str]:
        """Remarks on how the run goes, beside the exchanges, since the last call."""
        ...

    def close(self) -> list[str]:
        """Stop the engine; the notes not yet taken, and those on its end."""
        ...


class SentRequest(NamedTuple):
    """A request and the line that it is sent as."""

    request: Message
    line: str

    @classmethod
    def of(cls, request: Message) -> "SentRequest":
        return cls(request, dump(request))

    def failed(self, fault: Fault, received: str = "") -> Exchange:
        return Exchange(self.request, None, fault, self.line, received)


def check_line(sent: SentRequest, line: str) -> Exchange:
    """The exchange of a line that answers a request. Raises `MessageError` where the line belongs to no or another request."""
    request, answer = sent.request, load(line)
    if "id" not in answer:
        raise MessageError("no-id")
    if answer["id"] != request["id"] or type(answer["id"]) is not type(request["id"]):
        raise MessageError("other-id", answered=answer["id"], asked=request["id"])
    try:
        check_answer(request["ask"], answer)
    except MessageError as error:
        return sent.failed(Fault("wrong-shape", {"fault": error.fault}), line)
    # An excuse is free text.
    printable = {key: one_line(value) if key in EXCUSES else value for key, value in answer.items()}
    return Exchange(request, printable, None, sent.line, line)


def answered_id(line: str) -> str | int | None:
    """The id of an answer, if it has one that a request can have. Raises `MessageError` for a line that is no answer."""
    name = load(line).get("id")
    return name if isinstance(name, str | int) else None


def hello_in(exchange: Exchange) -> Hello:
    """The answer to `hello` of an exchange. Raises `StartError`, with both lines."""
    answer, fault = exchange.answer or {}, exchange.fault or excuse_in(exchange)
    try:
        if not fault:
            return Hello.of(answer)
    except MessageError as error:
        fault = error.fault
    received = one_line(exchange.received, _MOST_SHOWN) or "(nothing usable)"
    raise StartError("no-hello", fault=fault, sent=exchange.sent, received=received)


def excuse_in(exchange: Exchange) -> Fault | None:
    """The fault of an engine that answered `skip` or `error`."""
    answer = exchange.answer or {}
    return next((Fault("excused", {"key": key, "reason": answer[key]}) for key in EXCUSES if key in answer), None)


class DirectEngine:
    """An engine that answers a request at once: `answer` gives the line. It may raise `MessageError` and `RaisedError`."""

    def __init__(self, answer: Callable[[SentRequest], str]) -> None:
        self._answer = answer
        self.hello = hello_in(self._exchange(hello_request("hello")))

    def exchanges(self, requests: Iterable[Message]) -> Iterator[Exchange]:
        return map(self._exchange, requests)

    def take_notes(self) -> list[str]:
        return []

    def close(self) -> list[str]:
        return []

    def _exchange(self, request: Message) -> Exchange:
        sent = SentRequest.of(request)
        try:
            return check_line(sent, self._answer(sent))
        except (MessageError, RaisedError) as error:
            return sent.failed(error.fault)


def in_process(function: Function) -> DirectEngine:
    """The engine of a function that takes a request and returns an answer; both pass as text, so that nothing is shared."""

    def answer(sent: SentRequest) -> str:
        with guarded():
            return dump(function(load(sent.line)))

    return DirectEngine(answer)


def recorded(lines: Iterable[str]) -> DirectEngine:
    """The engine whose answers are lines of a file, in any order. Raises `StartError`."""
    answers: dict[object, list[str]] = {}
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                answers.setdefault(answered_id(line), []).append(line.rstrip("\r\n"))
            except MessageError as error:
                raise StartError("bad-answers-file", line=number, fault=error.fault) from None

    def answer(sent: SentRequest) -> str:
        found = answers.get(sent.request["id"], [])
        if len(found) != 1:
            raise MessageError("many-recorded-answers" if found else "no-recorded-answer", number=len(found))
        return found[0]

    return DirectEngine(answer)


# --- functions that others have written ---------------------------------------------------------------------------------------------


def is_function(spec: str) -> bool:
    """Whether the name of an engine is `module:attribute`."""
    return bool(_SPEC.fullmatch(spec))


def load_function(spec: str) -> Function:
    """The function that `module:attribute` names. Raises `StartError`."""
    module, _, path = spec.partition(":")
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        with guarded():
            found: Any = importlib.import_module(module)
            for name in path.split("."):
                found = getattr(found, name)
    except RaisedError as error:
        raise StartError("cannot-load", spec=spec, **error.fault.fields) from None
    finally:
        with contextlib.suppress(ValueError):  # the module may have removed it
            sys.path.remove(here)
    if not callable(found):
        raise StartError("not-a-function", spec=spec)
    return found  # type: ignore[no-any-return]


@contextlib.contextmanager
def guarded() -> Iterator[None]:
    """Run what others have written: its output goes to standard error, and whatever it raises becomes a `RaisedError`.

    Except Ctrl-C and the end of a waiting generator, which are meant for us.
    """
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    except (KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        raise RaisedError("raised", reason=_described(error)) from None


def _described(error: BaseException) -> str:
    """The name and the text of an exception; a class of others may fail to give even these."""
    name = type.__dict__["__name__"].__get__(type(error))
    try:
        text = str(error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        text = "(its text cannot be read)"
    return one_line(f"{name}: {text}")
