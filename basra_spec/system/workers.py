"""Worker processes: they leave Ctrl-C to their parent, and end with it, together with all processes that they started."""

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
_WAIT: Final = 0.5  # Windows notices Ctrl-C only between two waits
_SIGNALS_OF_THE_PARENT: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
_programs: list[subprocess.Popen[str]] = []


@contextmanager
def workers(number: int | None = None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes, by default one for each core. If the block is left by an error, all of them are stopped."""
    pool = ProcessPoolExecutor(number, initializer=serve_a_parent)
    try:
        yield pool
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown()


def map_in_order(pool: ProcessPoolExecutor, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """The results of a function for the items, in order; all items are submitted at once."""
    # No future is cancelled: in some Pythons that breaks a pool whose processes have ended.
    for future in [pool.submit(function, item) for item in items]:
        while not future.done():
            wait([future], _WAIT)
        yield future.result()


def run_program(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, str]:
    """Run a program in a worker, and end it with the worker. Returns its exit code and its output."""
    program = subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True, encoding="utf-8", env=environment
    )
    _programs.append(program)
    try:
        output, _ = program.communicate()
        return program.returncode, output
    finally:
        _programs.remove(program)


def serve_a_parent() -> None:
    """Initialize a worker: ignore Ctrl-C, and end with the parent."""
    for number in _SIGNALS_OF_THE_PARENT:
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end(number: int = 0, frame: FrameType | None = None) -> None:
    for program in _programs:
        program.kill()
        with suppress(OSError):
            os.waitpid(program.pid, 0)  # not `program.wait`, whose lock may be held by the interrupted code
    os._exit(1)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        _end()
