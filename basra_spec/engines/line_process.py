"""A child process that speaks in lines: written to, read from and drained by threads, so that nothing it does can block us.

Threads because a pipe cannot be polled on Windows. The child gets a process group of its own where there is such a thing, so that what it
started is stopped with it, and so that Ctrl-C reaches us and not it.
"""

import contextlib
import os
import queue
import shlex
import subprocess
import threading
from collections import deque
from typing import IO, Any, Final

from basra_spec.engines.faults import ProcessError, StartError
from basra_spec.engines.process_tree import Mark, kill_tree

LONGEST_LINE: Final = 1_000_000
MOST_UNREAD: Final = 16_000_000
_MOST_OF_A_LINE: Final = 400
_COST_OF_A_LINE: Final = 64
_KEPT_OF_STDERR: Final = 4_000
_PATIENCE_AT_THE_END: Final = 2.0
_PATIENCE_WITH_PIPES: Final = 0.5
_NEW_PROCESS_GROUP: Final = 0x200  # `subprocess.CREATE_NEW_PROCESS_GROUP`, which only Windows has


class _TooLong:
    """Stands in the queue of lines for one that went on and on."""


_TOO_LONG: Final = _TooLong()
Item = bytes | _TooLong | None


class LineProcess:
    """A running child; after `kill` it and all in its process group are gone."""

    def __init__(self, command: str) -> None:
        self._mark = Mark()
        self._process = _start(command, self._mark)
        self._arrived: queue.SimpleQueue[tuple[int, list[Item]]] = queue.SimpleQueue()
        self._lines: deque[Item] = deque()
        self._room = threading.Condition()
        self._unread = 0
        self._let_go = False
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stderr = b""
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._drain)]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Write a line, sooner or later; never blocks."""
        self._outbox.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        """The next line without its end. Raises `ProcessError` where none comes in time, or ever."""
        try:
            if not self._lines:
                self._fetch(seconds)
        except queue.Empty:
            raise ProcessError("timeout", seconds=seconds) from None
        item = self._lines.popleft()
        if item is None:
            self._lines.append(None)  # the end stays the end
            raise self._ending()
        if isinstance(item, _TooLong):
            raise ProcessError("line-too-long", most=LONGEST_LINE)
        try:
            return item.decode()
        except UnicodeDecodeError:
            raise ProcessError("not-utf-8") from None

    def unread(self) -> str | None:
        """The beginning of the first line that has come and that nobody has asked for; None where there is none."""
        with contextlib.suppress(queue.Empty):
            if not self._lines:
                self._fetch(0)
        first = next((item for item in self._lines if isinstance(item, bytes)), None)
        return None if first is None else first[:_MOST_OF_A_LINE].decode(errors="replace")

    def _fetch(self, seconds: float) -> None:
        """Take what has come from the reader, who may then read on. Raises `queue.Empty` where nothing comes in time."""
        cost, lines = self._arrived.get(timeout=seconds)
        self._lines.extend(lines)
        with self._room:
            self._unread -= cost
            self._room.notify()

    def end(self) -> bool:
        """Close the child's input and wait a little; whether it ended by itself."""
        self._release()
        self._outbox.put(None)
        try:
            self._process.wait(_PATIENCE_AT_THE_END)
        except subprocess.TimeoutExpired:
            return False
        self._join()
        return True

    def kill(self) -> None:
        """End the program and what it started, at once."""
        self._release()
        kill_tree(self._process, self._mark)
        self._outbox.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE_AT_THE_END)
        self._join()

    def _release(self) -> None:
        """Nobody will ask for much more: the reader need not wait, and drops what there is no room for, so that the child can end."""
        with self._room:
            self._let_go = True
            self._room.notify()

    def _join(self) -> None:
        """Let the threads finish what has come; a stranger that holds a pipe open may keep them, but not us."""
        for thread in self._threads:
            thread.join(_PATIENCE_WITH_PIPES)

    def _ending(self) -> ProcessError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        code = self._process.poll()
        if code is not None:
            self._outbox.put(None)  # nobody reads what it is sent any more, and the writer would wait for more of it
            self._join()
        lines = self._stderr.decode(errors="replace").strip().splitlines()
        stderr = lines[-1][:200] if lines else ""
        return ProcessError("closed-output" if code is None else "exited", exit_code=code, stderr=stderr)

    def _write(self) -> None:
        stdin = _pipe(self._process.stdin)
        with contextlib.suppress(OSError, ValueError):
            waiting: list[bytes | None] = [b""]
            while None not in waiting:
                waiting = [self._outbox.get()]
                while not self._outbox.empty():
                    waiting.append(self._outbox.get())
                stdin.write(b"".join(data for data in waiting if data))
                stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            stdin.close()

    def _read(self) -> None:
        stdout, pending = _pipe(self._process.stdout), b""
        with contextlib.suppress(OSError, ValueError), stdout:
            while chunk := stdout.read1(1 << 16):
                *whole, pending = (pending + chunk).split(b"\n")
                lines: list[Item] = [line.rstrip(b"\r") if len(line) <= LONGEST_LINE else _TOO_LONG for line in whole]
                if len(pending) > LONGEST_LINE:
                    self._hand_over([*lines, _TOO_LONG])
                    return
                if lines:
                    self._hand_over(lines)
        self._arrived.put((0, [pending, None] if pending else [None]))

    def _hand_over(self, lines: list[Item]) -> None:
        """Give lines to whoever asks for them. A child that writes far more than it is asked for has to wait with the rest."""
        cost = sum(len(line) + _COST_OF_A_LINE for line in lines if isinstance(line, bytes))
        with self._room:
            if self._unread > MOST_UNREAD:  # the child is let go, and nobody will ask
                return
            self._unread += cost
            self._arrived.put((cost, lines))
            self._room.wait_for(lambda: self._unread <= MOST_UNREAD or self._let_go)

    def _drain(self) -> None:
        stderr = _pipe(self._process.stderr)
        with contextlib.suppress(OSError, ValueError), stderr:
            while chunk := stderr.read1(1 << 16):
                self._stderr = (self._stderr + chunk)[-_KEPT_OF_STDERR:]


def _pipe(pipe: IO[bytes] | None) -> Any:
    assert pipe is not None
    return pipe


def _start(command: str, mark: Mark) -> subprocess.Popen[bytes]:
    windows = os.name == "nt"
    try:
        words: str | list[str] = command if windows else shlex.split(command)
    except ValueError as error:
        raise StartError("bad-command", reason=error) from None
    if not words:
        raise StartError("empty-command")
    apart: dict[str, Any] = {"creationflags": _NEW_PROCESS_GROUP} if windows else {"start_new_session": True}
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    try:
        return subprocess.Popen(words, env=mark.environment(), **pipes, **apart)  # noqa: S603
    except OSError as error:
        raise StartError("cannot-run", command=command, reason=error.strerror or error) from None
