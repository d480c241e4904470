"""Processes that work for this one: they leave Ctrl-C and the like to it, and end with it, with all they have started."""

import multiprocessing
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
_A_MOMENT: Final = 0.5  # Windows hears of Ctrl-C only between one wait and the next
_LEFT_TO_THE_PARENT: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
_programs: list[subprocess.Popen[str]] = []


@contextmanager
def workers(number: int | None = None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes, as many as there are cores if no number is given. Where the block is left early, all of them are stopped."""
    pool = ProcessPoolExecutor(number, initializer=serve_a_parent)
    try:
        yield pool
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown()


def each_in(pool: ProcessPoolExecutor, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """What a function makes of the items, in order; all of them are under way at once."""
    # No future is cancelled: the pool of some Pythons breaks down when its processes are gone and a future is not its own any more.
    for future in [pool.submit(function, item) for item in items]:
        while not future.done():
            wait([future], _A_MOMENT)
        yield future.result()


def ran(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, str]:
    """Run a program in a worker, and end it with that: its exit code, and all that it writes."""
    program = subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True, encoding="utf-8", env=environment
    )
    _programs.append(program)
    try:
        said, _ = program.communicate()
        return program.returncode, said
    finally:
        _programs.remove(program)


def serve_a_parent() -> None:
    """What a worker does first."""
    for number in _LEFT_TO_THE_PARENT:
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end(number: int = 0, frame: FrameType | None = None) -> None:
    for program in _programs:
        program.kill()
        with suppress(OSError):
            os.waitpid(program.pid, 0)  # not its own `wait`: what this has interrupted may hold its lock
    os._exit(1)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        _end()
