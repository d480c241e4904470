"""Engines that can be asked: a function of this process, a program, a file of answers. All get the same messages.

An engine greets once (`hello`), then answers a stream of requests; each request gives one exchange, whatever the engine does.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, Protocol

from attrs import evolve, field, frozen

from basra_spec.engines.callables import Function, RaisedError, guarded, is_function, load_function
from basra_spec.engines.line_process import Child, ChildFault, StartError
from basra_spec.engines.messages import EXCUSES, Hello, Message, MessageError, check_answer, dump, hello_request, load
from basra_spec.system.text import one_line

UNREAD_BYTES: Final = 32 * 1024
MOST_REPEATS: Final = 100
_MOST_SHOWN: Final = 300


@frozen
class Exchange:
    """A request and what came of it: an answer that has the right shape, or a fault. `sent` and `received` are the lines.

    Whatever an engine says of itself is on one line and printable, in a fault as in an excuse; `received` is what came, as it came.
    `asked` is False where the engine had been given up before.
    """

    request: Message
    answer: Message | None
    fault: str = field(converter=one_line)
    sent: str = field(repr=False, default="")
    received: str = field(repr=False, default="")
    asked: bool = True


@frozen
class Limits:
    """How long an engine may take, in seconds: to start and greet, and for each answer; how many faults in a row end the run."""

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
        """What is to be said of how it goes, beside the exchanges; nothing that has been taken before."""
        ...

    def close(self) -> list[str]:
        """Let the engine go; the notes that nobody has taken, and those of its end."""
        ...


class Asked(NamedTuple):
    """A request and the line that it is sent as."""

    request: Message
    line: str

    @classmethod
    def of(cls, request: Message) -> "Asked":
        return cls(request, dump(request))

    def failed(self, fault: str, received: str = "") -> Exchange:
        return Exchange(self.request, None, fault, self.line, received)


def judged(asked: Asked, line: str) -> Exchange:
    """The exchange that a line makes as the answer to a request. Raises `MessageError` where the line belongs to no or another request."""
    request, answer = asked.request, load(line)
    if "id" not in answer:
        raise MessageError('the answer has no "id"')
    if answer["id"] != request["id"] or type(answer["id"]) is not type(request["id"]):
        raise MessageError(f"it answers {answer['id']!r:.60}, and {request['id']!r} was asked")
    try:
        check_answer(request["ask"], answer)
    except MessageError as error:
        return Exchange(request, None, f"the answer has the wrong shape: {error}", asked.line, line)
    return Exchange(request, _printable(answer), "", asked.line, line)


def _printable(answer: Message) -> Message:
    """The answer; an excuse, which is free text, as one printable line."""
    return {key: one_line(value) if key in EXCUSES else value for key, value in answer.items()}


class InProcess:
    """A function of this process that takes a request and returns an answer; both go through their texts, so that nothing is shared."""

    def __init__(self, function: Function) -> None:
        self._function = function
        self.hello = _greeting(self._exchange(hello_request("hello")))

    def exchanges(self, requests: Iterable[Message]) -> Iterator[Exchange]:
        return map(self._exchange, requests)

    def take_notes(self) -> list[str]:
        return []

    def close(self) -> list[str]:
        return []

    def _exchange(self, request: Message) -> Exchange:
        asked = Asked.of(request)
        try:
            with guarded():
                line = dump(self._function(load(asked.line)))
            return judged(asked, line)
        except MessageError as error:
            return asked.failed(str(error))
        except RaisedError as error:
            return asked.failed(f"it raised {error}")


class Recorded:
    """An engine whose answers stand in a file, a line each, in any order."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: dict[object, list[str]] = {}
        for number, line in enumerate(lines, 1):
            if line.strip():
                self._lines.setdefault(_id_in_file(line, number), []).append(line.rstrip("\r\n"))
        self.hello = _greeting(self._exchange(hello_request("hello")))

    def exchanges(self, requests: Iterable[Message]) -> Iterator[Exchange]:
        return map(self._exchange, requests)

    def take_notes(self) -> list[str]:
        return []

    def close(self) -> list[str]:
        return []

    def _exchange(self, request: Message) -> Exchange:
        asked, found = Asked.of(request), self._lines.get(request["id"], [])
        if len(found) != 1:
            return asked.failed("the file has no answer to it" if not found else f"the file has {len(found)} answers to it")
        return judged(asked, found[0])


def _id_of(line: str) -> str | int | None:
    """The id of an answer, if it has one that a request can have. Raises `MessageError` for a line that is no answer."""
    name = load(line).get("id")
    return name if isinstance(name, str | int) else None


def _id_in_file(line: str, number: int) -> str | int | None:
    try:
        return _id_of(line)
    except MessageError as error:
        raise StartError(f"line {number} of the answers: {one_line(str(error))}") from None


def _greeting(exchange: Exchange) -> Hello:
    answer = exchange.answer or {}
    excuse = exchange.fault or next((f"it answers {key}: {answer[key]}" for key in EXCUSES if key in answer), "")
    try:
        if not excuse:
            return Hello.of(answer)
    except MessageError as error:
        excuse = one_line(str(error))
    received = one_line(exchange.received, _MOST_SHOWN) or "(nothing usable)"
    raise StartError(f"it does not greet: {excuse}\n  sent:     {exchange.sent}\n  received: {received}")


class _Backlog:
    """Requests not yet answered: those put back, which are under suspicion and asked one by one, then the fresh ones."""

    def __init__(self, requests: Iterable[Message]) -> None:
        self._fresh = map(Asked.of, requests)
        self.suspects: deque[Asked] = deque()

    def take(self) -> Asked | None:
        return self.suspects.popleft() if self.suspects else next(self._fresh, None)

    def put_back(self, asked: deque[Asked]) -> None:
        self.suspects.extendleft(reversed(asked))


class Program:
    """A program that reads requests and writes answers. After a fault it is started again, and the run goes on.

    Several requests are under way at once, as the engine allows. Where that ends in a fault, nobody can tell which of them was to blame:
    all are asked again one by one.
    """

    def __init__(self, command: str, limits: Limits = DEFAULT_LIMITS) -> None:
        self._command = command
        self._limits = limits
        self._notes = Counter[str]()
        self._given_up = False
        self._answered: set[object] = set()
        self._child = Child(command)
        self.hello = self._greet()

    def exchanges(self, requests: Iterable[Message]) -> Iterator[Exchange]:
        backlog, sent = _Backlog(requests), deque[Asked]()
        faults, doubt = 0, ""
        self._answered.clear()
        if self._given_up:  # its answers to earlier requests may still be on their way
            self._given_up = bool(self._restart())
        while self._fill(sent, backlog):
            line = ""
            try:
                line = self._child.receive(self._limits.answer)
                exchange = self._judged(sent[0], line)
                self._answered.add(sent.popleft().request["id"])
            except (ChildFault, MessageError) as fault:
                exchange = sent[0].failed(str(fault), line)
                culprit_known = len(sent) == 1
                backlog.put_back(sent)
                sent.clear()
                stopped = self._restart()
                if stopped:
                    yield from self._refusing(backlog, f"not asked: {stopped} (before that: {fault})")
                    return
                if not culprit_known:
                    doubt = f"{fault}; it was started again, and what was under way was asked again, one by one, and went well"
                    continue
                backlog.take()
            yield exchange
            faults = faults + 1 if exchange.fault else 0
            if exchange.fault:
                doubt = ""
            elif doubt and not backlog.suspects:
                self._note(doubt)
                doubt = ""
            if faults == self._limits.faults:
                backlog.put_back(sent)
                yield from self._refusing(backlog, f"not asked: {faults} faults in a row, the last: {exchange.fault}")
                return

    def take_notes(self) -> list[str]:
        """The notes so far, each once, with how often it was made."""
        taken = [f"{note} ({number} times)" if number > 1 else note for note, number in self._notes.items()]
        self._notes.clear()
        return taken

    def close(self) -> list[str]:
        try:
            by_itself = self._child.end()
            extra = self._child.unread()
        finally:
            self._child.kill()
        if extra is not None and not self._given_up:
            self._note(f"it wrote what nobody had asked for: {one_line(extra, 80)}")
        if not by_itself and not self._given_up:
            self._note("it did not end when its input ended, and was stopped")
        return self.take_notes()

    def _note(self, text: str) -> None:
        self._notes[one_line(text)] += 1

    def _judged(self, asked: Asked, line: str) -> Exchange:
        """The exchange of the line, or of a later one where this is a second answer: that is noted, and harms no other question."""
        for _ in range(MOST_REPEATS):
            try:
                return judged(asked, line)
            except MessageError:
                name = _id_of(line)
                if name not in self._answered:
                    raise
            self._note(f"it answered {name!r:.200} a second time")
            line = self._child.receive(self._limits.answer)
        raise ChildFault(f"it answered {MOST_REPEATS} questions a second time")

    def _fill(self, sent: deque[Asked], backlog: _Backlog) -> bool:
        """Send as much as may be under way, once half of it is answered; whether anything is."""
        if len(sent) > self.hello.window // 2:
            return True
        while len(sent) < (1 if backlog.suspects else self.hello.window) and sum(len(asked.line) for asked in sent) < UNREAD_BYTES:
            asked = backlog.take()
            if asked is None:
                break
            self._child.send(asked.line)
            sent.append(asked)
        return bool(sent)

    def _greet(self) -> Hello:
        asked, line = Asked.of(hello_request("hello")), ""
        self._child.send(asked.line)
        try:
            line = self._child.receive(self._limits.start)
            return _greeting(judged(asked, line))
        except (ChildFault, MessageError) as fault:
            self._child.kill()
            return _greeting(asked.failed(str(fault), line))
        except BaseException:  # Ctrl-C too: no child is left behind
            self._child.kill()
            raise

    def _restart(self) -> str:
        """Start the program again; why it cannot be, or nothing."""
        self._child.kill()
        try:
            self._child = Child(self._command)
            self.hello = self._greet()
        except StartError as error:
            return f"it could not be started again: {str(error).splitlines()[0]}"
        return ""

    def _refusing(self, backlog: _Backlog, fault: str) -> Iterator[Exchange]:
        self._given_up = True
        while (asked := backlog.take()) is not None:
            yield evolve(asked.failed(fault), asked=False)


def open_engine(spec: str, limits: Limits = DEFAULT_LIMITS) -> Engine:
    """The engine of a command line, or of `module:attribute`: a function of this process. Raises `StartError`."""
    return InProcess(load_function(spec)) if is_function(spec) else Program(spec, limits)
