"""Running `basra-spec` against an engine, in this process or beside it, and what came of it."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import sleep
from typing import Any, Final, NamedTuple

import pytest

from basra_spec import cli
from basra_spec.cli import conform
from basra_spec.engines import line_process
from basra_spec.engines.process_tree import Mark
from basra_spec.provenance.statements import statements
from basra_spec.rulesets import loader

CASES: Final = ("--ruleset", "koutchina-classic", "--case", "capture/t*")
GUILTY: Final = "capture/three-sums-at-once"
"""The case in question, one of `CASES`: the hostile engines answer it badly."""

_statements = cache(statements)
_resolve = cache(loader.resolve)


class Run(NamedTuple):
    """What a run of the command line leaves: its exit code, what it printed, and the results of its report by case."""

    code: int
    out: str
    err: str
    report: dict[str, Any]

    @property
    def results(self) -> dict[str, dict[str, Any]]:
        return {result["case"]: result for result in self.report.get("results", [])}

    @property
    def notes(self) -> list[str]:
        """The notes of how the engine went, which are printed and stand in the report."""
        printed = [line.removeprefix("note: ") for line in self.out.splitlines() if line.startswith("note: ")]
        assert printed == self.report["notes"]
        return printed

    def cases(self, status: str) -> set[str]:
        return {name for name, result in self.results.items() if result["status"] == status}

    def reasons(self, status: str) -> set[str]:
        return {result["reason"] for result in self.results.values() if result["status"] == status}


def command(*words: object) -> str:
    """Words as the command line that `--engine` takes."""
    join = subprocess.list2cmdline if os.name == "nt" else shlex.join
    return join(list(map(str, words)))


def module(name: str, *arguments: object) -> str:
    """The command of a module of Python."""
    return command(sys.executable, "-m", name, *arguments)


def hostile(name: str, *arguments: object) -> str:
    """The command of an engine of the folder `engines`."""
    return module(f"tests.engines.hostile.engines.{name}", *arguments)


class Tool:
    """The command line in this process. Every engine must be gone when it comes back."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self._report = folder / "report.json"
        self._capture = capture

    def conform(self, *arguments: object) -> Run:
        """Run `conform`, with `--output`."""
        self._report.unlink(missing_ok=True)
        code, out, err = self.run("conform", "--output", self._report, *arguments)
        report = json.loads(self._report.read_text(encoding="utf-8")) if self._report.exists() else {}
        return Run(code, out, err, report)

    def judge(self, command: str, *arguments: object) -> Run:
        """Run `conform` on `CASES` against the engine of a command."""
        return self.conform(*CASES, "--engine", command, *arguments)

    def run(self, *arguments: object) -> tuple[int, str, str]:
        """Run any command: its exit code, what it printed, and what it said on standard error."""
        with _started() as processes:
            code = cli.run(list(map(str, arguments)))
        out, err = self._capture.readouterr()
        assert all(process.poll() is not None for process in processes), "a child process is left behind"
        assert "internal error" not in err
        return code, out, err


def beside(*arguments: object) -> subprocess.Popen[str]:
    """The command line as a process of its own, which Ctrl-C can be sent to."""
    words = [sys.executable, "-m", "basra_spec", *map(str, arguments)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


@contextmanager
def _started() -> Iterator[list[subprocess.Popen[bytes]]]:
    """The engines' processes that are started meanwhile. The statements and the rulesets are read once for all tests."""
    found: list[subprocess.Popen[bytes]] = []

    def start(command: str, mark: Mark) -> subprocess.Popen[bytes]:
        found.append(real(command, mark))
        return found[-1]

    real = line_process._start
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_process, "_start", start)
        patch.setattr(conform, "statements", _statements)
        patch.setattr(loader, "resolve", _resolve)
        yield found


def left_behind(number: int) -> bool:
    """Whether a process goes on, now and in a moment (POSIX only); then it is ended. One that nobody has waited for yet has ended, too."""
    for _ in range(50):
        if not _lives(number):
            return False
        sleep(0.1)
    os.kill(number, signal.SIGKILL)
    return True


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
