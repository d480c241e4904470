"""Running the command line: in this process, in one of its own, and in one that believes it has a terminal."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
COMMAND: Final = (sys.executable, "-m", "basra_spec")


class Said(NamedTuple):
    """How a command ended: its exit code, and what it wrote on standard output and standard error."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


def process(*arguments: str, **environment: str) -> Said:
    """The command in a process of its own, with nothing that could be a terminal."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, env=_environment(environment), stdin=subprocess.DEVNULL, check=False)
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def terminal(*arguments: str, **environment: str) -> tuple[int, str]:
    """The command in a process whose input and output are a terminal: its exit code, and all that it wrote there."""
    import pty

    ours, theirs = pty.openpty()
    known = _environment({"TERM": "xterm", **environment})
    child = subprocess.Popen([*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=known)
    os.close(theirs)
    written = bytearray()
    try:
        while piece := os.read(ours, 1 << 16):
            written += piece
    except OSError:  # Linux says so when the other end is closed
        pass
    finally:
        os.close(ours)
    return child.wait(timeout=60), written.decode()


def _environment(changes: dict[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "BASRA_SPEC_DEBUG")}
    return {**kept, "PYTHONUTF8": "1", **changes}
