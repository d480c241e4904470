"""Being told to end: SIGTERM, and SIGHUP and SIGBREAK where they exist, end a command as Ctrl-C does: nothing is left behind."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_NUMBERS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
_came: list[signal.Signals] = []


class ToldToEnd(KeyboardInterrupt):
    """A signal that says to end. It is caught where Ctrl-C is."""


@contextmanager
def heeding() -> Iterator[None]:
    """Heed these signals meanwhile; one that whoever started us has had ignored (as `nohup` does) stays so."""
    heeded = [number for number in _NUMBERS if signal.getsignal(number) is signal.SIG_DFL]
    for number in heeded:
        signal.signal(number, _end)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, signal.SIG_DFL)


def came() -> signal.Signals | None:
    """The signal that has told us to end, if one has."""
    return _came[0] if _came else None


def _end(number: int, frame: FrameType | None) -> None:
    if not _came:  # a second one, as init systems send, must not break off the orderly end
        _came.append(signal.Signals(number))
        raise ToldToEnd
