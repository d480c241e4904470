"""Exit codes, and the signals that end a command: SIGTERM, SIGHUP and SIGBREAK end it in order, as Ctrl-C does."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from types import FrameType


class Exit(IntEnum):
    """Exit codes of every command."""

    CLEAN = 0
    """No problems."""
    PROBLEMS = 1
    """A ruleset has problems, or a case failed or errored."""
    USAGE = 2
    """The command was used wrongly, or a file cannot be read or written."""
    ENGINE = 3
    """The engine could not be started."""
    INTERNAL = 4
    """Internal error; please report it."""
    INTERRUPTED = 130
    """Ctrl-C. Any other signal that ends the program gives 128 and its number, too."""
    UNREAD = 141
    """The reader of the output is gone (as after `head`), and a long-running command stopped before its verdict."""


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
