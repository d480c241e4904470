"""Engines that are programs: requests go out several at a time, and after a fault the program is restarted and the run goes on."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import Final

from attrs import evolve

from basra_spec.engines.engine import (
    DEFAULT_LIMITS,
    Engine,
    Exchange,
    Limits,
    SentRequest,
    answered_id,
    check_line,
    hello_in,
    in_process,
    is_function,
    load_function,
)
from basra_spec.engines.faults import Fault, MessageError, ProcessError, StartError
from basra_spec.engines.line_process import LineProcess
from basra_spec.engines.messages import Hello, Message, hello_request
from basra_spec.system.text import one_line

UNREAD_BYTES: Final = 32 * 1024
MOST_REPEATS: Final = 100


def open_engine(spec: str, limits: Limits = DEFAULT_LIMITS) -> Engine:
    """The engine of a command line, or of `module:attribute`: a function of this process. Raises `StartError`."""
    return in_process(load_function(spec)) if is_function(spec) else Program(spec, limits)


class _Requests:
    """The requests of a run: those to come, those sent and not yet answered, and the suspects of a fault.

    Usually several are under way. Where that ends in a fault, none of them is known to have caused it: all become suspects, and are
    sent again one by one (`_isolating`) before any other. A suspect that fails alone has caused the fault; where none fails, the fault
    is `_unexplained`.
    """

    def __init__(self, requests: Iterable[Message]) -> None:
        self._to_come = map(SentRequest.of, requests)
        self._suspects = deque[SentRequest]()
        self._isolating = False
        self._unexplained: Fault | None = None
        self.sent = deque[SentRequest]()

    def take(self) -> SentRequest | None:
        """The next request to send; None after the last."""
        return self._suspects.popleft() if self._suspects else next(self._to_come, None)

    def has_room(self, window: int) -> bool:
        """Whether another request may be sent now."""
        return len(self.sent) < (1 if self._isolating else window) and sum(len(sent.line) for sent in self.sent) < UNREAD_BYTES

    def put_back(self) -> None:
        """Put the requests sent before all others."""
        self._suspects.extendleft(reversed(self.sent))
        self.sent.clear()

    def suspect(self, fault: Fault) -> None:
        """Any of the requests sent may have caused the fault."""
        self.put_back()
        self._isolating, self._unexplained = True, fault

    def settle(self, exchange: Exchange) -> Fault | None:
        """Take a request as answered; after the last suspect, the fault that none of them has explained."""
        self._unexplained = None if exchange.fault else self._unexplained
        if self._suspects:
            return None
        self._isolating = False
        fault, self._unexplained = self._unexplained, None
        return fault


class Program:
    """A program that reads requests and writes answers. After a fault it is restarted, and the run goes on."""

    def __init__(self, command: str, limits: Limits = DEFAULT_LIMITS) -> None:
        self._command = command
        self._limits = limits
        self._notes = Counter[str]()
        self._given_up = False
        self._answered: set[object] = set()
        self._process = LineProcess(command)
        self.hello = self._greet()

    def exchanges(self, requests: Iterable[Message]) -> Iterator[Exchange]:
        run = _Requests(requests)
        self._answered.clear()
        try:
            yield from self._run(run)
        except StartError as error:
            yield from self._give_up(run, error.fault)

    def _run(self, run: _Requests) -> Iterator[Exchange]:
        if self._given_up:  # its answers to earlier requests may still be on their way
            self._restart()
            self._given_up = False
        faults = 0
        while self._send(run):
            exchange = self._receive(run)
            if exchange is None:
                continue
            yield exchange
            if fault := run.settle(exchange):
                self._note(f"{fault}; the engine was restarted, and the requests under way succeeded when sent again one by one")
            faults = faults + 1 if exchange.fault else 0
            if faults == self._limits.faults:
                yield from self._give_up(run, Fault("given-up", {"number": faults, "fault": exchange.fault}))
                return

    def take_notes(self) -> list[str]:
        """The notes so far, each once, with how often it was made."""
        taken = [f"{note} ({number} times)" if number > 1 else note for note, number in self._notes.items()]
        self._notes.clear()
        return taken

    def close(self) -> list[str]:
        try:
            exited = self._process.end()
            extra = self._process.unread()
        finally:
            self._process.kill()
        if extra is not None and not self._given_up:
            self._note(f"the engine wrote a line that was not requested: {one_line(extra, 80)}")
        if not exited and not self._given_up:
            self._note("the engine did not exit when its input closed, and was stopped")
        return self.take_notes()

    def _note(self, text: str) -> None:
        self._notes[one_line(text)] += 1

    def _send(self, run: _Requests) -> bool:
        """Fill the window once half of it is answered; whether anything is under way."""
        if len(run.sent) <= self.hello.window // 2:
            while run.has_room(self.hello.window) and (sent := run.take()):
                self._process.send(sent.line)
                run.sent.append(sent)
        return bool(run.sent)

    def _receive(self, run: _Requests) -> Exchange | None:
        """The exchange of the first request under way; None where the program failed and another may have caused that."""
        line, first = "", run.sent[0]
        try:
            line = self._process.receive(self._limits.answer)
            exchange = self._checked(first, line)
            self._answered.add(first.request["id"])
        except (ProcessError, MessageError) as error:
            self._restart(error.fault)
            if len(run.sent) > 1:
                run.suspect(error.fault)
                return None
            exchange = first.failed(error.fault, line)
        run.sent.popleft()
        return exchange

    def _checked(self, sent: SentRequest, line: str) -> Exchange:
        """The exchange of the line. A second answer to an earlier request is noted, and the next line taken instead."""
        for _ in range(MOST_REPEATS):
            try:
                return check_line(sent, line)
            except MessageError:
                name = answered_id(line)
                if name not in self._answered:
                    raise
            self._note(f"the engine answered {name!r:.200} twice")
            line = self._process.receive(self._limits.answer)
        raise ProcessError("many-repeats", number=MOST_REPEATS)

    def _greet(self) -> Hello:
        sent, line = SentRequest.of(hello_request("hello")), ""
        self._process.send(sent.line)
        try:
            line = self._process.receive(self._limits.start)
            return hello_in(check_line(sent, line))
        except (ProcessError, MessageError) as error:
            self._process.kill()
            return hello_in(sent.failed(error.fault, line))
        except BaseException:  # Ctrl-C too: no process is left behind
            self._process.kill()
            raise

    def _restart(self, before: Fault | None = None) -> None:
        """Start the program again, after a fault. Raises `StartError`."""
        self._process.kill()
        try:
            self._process = LineProcess(self._command)
            self.hello = self._greet()
        except StartError as error:
            raise StartError("cannot-restart", fault=error.fault, before=before) from None

    def _give_up(self, run: _Requests, fault: Fault) -> Iterator[Exchange]:
        self._given_up = True
        run.put_back()
        while sent := run.take():
            yield evolve(sent.failed(fault), asked=False)
