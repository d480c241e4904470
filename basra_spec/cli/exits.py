"""Exit codes, and the signals that end a command: SIGTERM, SIGHUP and SIGBREAK end it in order, as Ctrl-C does."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from types import FrameType


class Exit(IntEnum):
    """Exit codes of every command; `MEANINGS` explains them."""

    CLEAN = 0
    PROBLEMS = 1
    USAGE = 2
    ENGINE = 3
    INTERNAL = 4
    INTERRUPTED = 130
    UNREAD = 141


MEANINGS = {
    Exit.CLEAN: "no problems",
    Exit.PROBLEMS: "a ruleset has problems, or a case failed or errored",
    Exit.USAGE: "wrong use, or a file that cannot be read or written",
    Exit.ENGINE: "the engine could not be started",
    Exit.INTERNAL: "internal error; please report it",
    Exit.INTERRUPTED: "Ctrl-C; any other signal that ends the program gives 128 plus its number: 143 for SIGTERM, 129 for SIGHUP",
    Exit.UNREAD: "the reader of the output is gone (as after `head`), and a long-running command stopped before its verdict",
}

_TERMINATING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
_received: list[signal.Signals] = []


class Terminated(KeyboardInterrupt):
    """A signal that ends the program. It is caught where Ctrl-C is."""


@contextmanager
def signals_handled() -> Iterator[None]:
    """Turn the signals that end the program into `Terminated`. A signal that is ignored, as by `nohup`, stays ignored."""
    handled = [number for number in _TERMINATING if signal.getsignal(number) is signal.SIG_DFL]
    for number in handled:
        signal.signal(number, _terminate)
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)


def received_signal() -> signal.Signals | None:
    """The first signal other than Ctrl-C that asked the program to end, if any."""
    return _received[0] if _received else None


def _terminate(number: int, frame: FrameType | None) -> None:
    if not _received:  # a second one, as init systems send, must not interrupt the orderly end
        _received.append(signal.Signals(number))
        raise Terminated
