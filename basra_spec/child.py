"""A child process that speaks in lines: written to, read from and drained by threads, so that nothing it does can block us.

Threads because a pipe cannot be polled on Windows. The child gets a process group of its own where there is such a thing, so that what it
started is stopped with it, and so that Ctrl-C reaches us and not it.
"""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
from typing import IO, Any, Final

LONGEST_LINE: Final = 1_000_000
_KEPT_OF_STDERR: Final = 4_000
_PATIENCE_AT_THE_END: Final = 2.0


class StartError(Exception):
    """A program that cannot be started: not found, not a program, not allowed."""


class ChildFault(Exception):
    """The child ended, stayed silent, or wrote what is no line; the text says which."""


class _TooLong:
    """Stands in the queue of lines for one that went on and on."""


_TOO_LONG: Final = _TooLong()
Item = bytes | _TooLong | None


class Child:
    """A running child; after `kill` it and all in its process group are gone."""

    def __init__(self, command: str) -> None:
        self._process = _start(command)
        self._lines: queue.SimpleQueue[Item] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stderr = b""
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._drain)]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Write a line, sooner or later; never blocks."""
        self._outbox.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        """The next line without its end. Raises `ChildFault` where none comes in time, or ever."""
        try:
            item = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise ChildFault(f"no answer within {seconds:g} s") from None
        if item is None:
            raise ChildFault(self._ending())
        if isinstance(item, _TooLong):
            raise ChildFault(f"a line of more than {LONGEST_LINE:,} bytes")
        try:
            return item.decode()
        except UnicodeDecodeError:
            raise ChildFault("a line that is not UTF-8") from None

    def unread(self) -> list[str]:
        """The lines that have come and that nobody has asked for."""
        found = []
        with contextlib.suppress(queue.Empty):
            while isinstance(item := self._lines.get_nowait(), bytes):
                found.append(item.decode(errors="replace"))
        return found

    def end(self) -> bool:
        """Close the child's input and wait a little; whether it ended by itself."""
        self._outbox.put(None)
        try:
            self._process.wait(_PATIENCE_AT_THE_END)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """Stop the child and its process group at once."""
        with contextlib.suppress(OSError):
            _KILLERS.get(os.name, _kill_one)(self._process)
        self._outbox.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE_AT_THE_END)
        for thread in self._threads:
            thread.join(_PATIENCE_AT_THE_END)

    def _ending(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        code = self._process.poll()
        how = "closed its output" if code is None else f"ended with exit code {code}"
        said = self._stderr.decode(errors="replace").strip().splitlines()
        return f"it {how}" + (f"; it wrote to standard error: {said[-1][:200]}" if said else "")

    def _write(self) -> None:
        stdin = _pipe(self._process.stdin)
        with contextlib.suppress(OSError, ValueError):
            while (data := self._outbox.get()) is not None:
                stdin.write(data)
                stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            stdin.close()

    def _read(self) -> None:
        stdout, pending = _pipe(self._process.stdout), b""
        with contextlib.suppress(OSError, ValueError), stdout:
            while chunk := stdout.read1(1 << 16):
                *whole, pending = (pending + chunk).split(b"\n")
                for line in whole:
                    self._lines.put(line.rstrip(b"\r") if len(line) <= LONGEST_LINE else _TOO_LONG)
                if len(pending) > LONGEST_LINE:
                    self._lines.put(_TOO_LONG)
                    return
        if pending:
            self._lines.put(pending)
        self._lines.put(None)

    def _drain(self) -> None:
        stderr = _pipe(self._process.stderr)
        with contextlib.suppress(OSError, ValueError), stderr:
            while chunk := stderr.read1(1 << 16):
                self._stderr = (self._stderr + chunk)[-_KEPT_OF_STDERR:]


def _pipe(pipe: IO[bytes] | None) -> Any:
    assert pipe is not None
    return pipe


def _start(command: str) -> subprocess.Popen[bytes]:
    windows = os.name == "nt"
    try:
        words: str | list[str] = command if windows else shlex.split(command)
    except ValueError as error:
        raise StartError(f"the command cannot be read: {error}") from None
    if not words:
        raise StartError("the command is empty")
    group: dict[str, Any] = {"creationflags": 0x200} if windows else {"start_new_session": True}
    try:
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **group)  # noqa: S603
    except OSError as error:
        raise StartError(f"{command}: {error.strerror or error}") from None


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGKILL)


def _kill_tree(process: subprocess.Popen[bytes]) -> None:
    subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)  # noqa: S603, S607


def _kill_one(process: subprocess.Popen[bytes]) -> None:
    process.kill()


_KILLERS: Final = {"posix": _kill_group, "nt": _kill_tree}
