"""Ending a program with everything that it started.

Its process group goes at once. What left the group (`setsid` does that) is looked for: on Linux, macOS and Windows by its parents, as long
as they run; on Linux also by a variable of its environment, which outlives them. Not found is a process that has left the group, has lost
its parents, and has cleared its environment or runs on another system than Linux.
"""

import contextlib
import os
import signal
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from attrs import field, frozen

VARIABLE: Final = "BASRA_SPEC_ENGINE"
"""The variable that marks the program and whatever inherits its environment."""
_PROC: Final = Path("/proc")
_MOST_ROUNDS: Final = 5


@frozen
class Mark:
    """A value of the variable, for one program."""

    value: str = field(factory=lambda: uuid.uuid4().hex)

    def environment(self) -> dict[str, str]:
        """The environment that the program is started with."""
        return {**os.environ, VARIABLE: self.value}


class _Process(NamedTuple):
    """A running process: its number, that of its parent, and whether it has the mark."""

    number: int
    parent: int
    marked: bool


def kill_tree(process: subprocess.Popen[bytes], mark: Mark) -> None:
    """End the program and what it started, at once."""
    if os.name == "nt":
        _kill_on_windows(process)
        return
    for _ in range(_MOST_ROUNDS):  # what was being started meanwhile is found the next time
        started = _started_by(process, mark)
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        for number in started:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
        if not started:
            return


def _kill_on_windows(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)  # noqa: S603, S607
    with contextlib.suppress(OSError):
        process.kill()


def _started_by(process: subprocess.Popen[bytes], mark: Mark) -> set[int]:
    """The numbers of the processes that have the mark, and of those below the program while it runs: later its number may be another's."""
    running = list(_running(mark))
    found = {each.number for each in running if each.marked} | ({process.pid} if process.poll() is None else set())
    number = 0
    while number < len(found):
        number = len(found)
        found |= {each.number for each in running if each.parent in found}
    return found - {process.pid}


def _running(mark: Mark) -> Iterator[_Process]:
    if not (_PROC / "self" / "stat").exists():
        yield from _listed_by_ps()
        return
    marked = f"{VARIABLE}={mark.value}".encode()
    for folder in _PROC.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, parent, *_ = (folder / "stat").read_bytes().rpartition(b")")[2].split()
            if state not in (b"Z", b"X"):  # those have ended
                yield _Process(int(folder.name), int(parent), marked in (folder / "environ").read_bytes())


def _listed_by_ps() -> Iterator[_Process]:
    with contextlib.suppress(OSError):
        listed = subprocess.run(["ps", "-A", "-o", "pid=", "-o", "ppid="], capture_output=True, check=False).stdout  # noqa: S607
        for line in listed.splitlines():
            number, parent = map(int, line.split())
            yield _Process(number, parent, marked=False)
