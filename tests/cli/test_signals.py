"""Being told to end: a command ends in order, and nothing that it has started is left behind."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE

import pytest

from basra_spec.cli import exits
from basra_spec.engines.messages import dump, hello_request
from basra_spec.rulesets import catalogue
from basra_spec.site.building import can_build
from tests.cli.running import COMMAND
from tests.engines.hostile.conforming import CASES, beside, hostile, left_behind

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and numbers of processes as POSIX has them")
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP] if os.name == "posix" else []


@pytest.mark.parametrize("number", SIGNALS)
def test_an_engine_that_does_not_end_by_itself_is_stopped(tmp_path: Path, number: signal.Signals) -> None:
    noted = tmp_path / "number"
    with beside("conform", *CASES, "--show-messages", "--engine", hostile("slow_and_stays", noted)) as running:
        assert running.stdout
        assert running.stdout.readline().startswith("passed capture/t")
        running.send_signal(number)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 128 + number
    assert err.startswith("interrupted: ")
    assert len(err.splitlines()) == 1
    assert not left_behind(int(noted.read_text(encoding="utf-8")))


@pytest.mark.parametrize("number", SIGNALS)
def test_a_command_that_waits_is_ended_with_one_line(number: signal.Signals) -> None:
    with subprocess.Popen([*COMMAND, "engine"], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as running:
        assert running.stdin
        assert running.stdout
        running.stdin.write(dump(hello_request("hello")) + "\n")
        running.stdin.flush()
        assert running.stdout.readline()
        running.send_signal(number)
        assert running.wait(20) == 128 + number
        assert running.stderr
        assert running.stderr.read() == ("interrupted\n" if number == signal.SIGINT else f"terminated by {number.name}\n")


def test_a_terminal_that_hangs_up_ends_the_run_with_its_report(tmp_path: Path) -> None:
    import pty

    noted, report = tmp_path / "number", tmp_path / "report.json"
    words = [*COMMAND, "conform", *CASES, "--show-messages", "--output", str(report), "--engine", hostile("slow_and_stays", noted)]
    child, terminal = pty.fork()
    if child == 0:
        os.execv(words[0], words)  # noqa: S606
    os.read(terminal, 1)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 128 + signal.SIGHUP
    assert json.loads(report.read_text(encoding="utf-8"))["counts"]["not_run"] > 0
    assert not left_behind(int(noted.read_text(encoding="utf-8")))


def workers_of(parent: int) -> list[int]:
    """The processes that a process has started and that go on."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout  # noqa: S607
    return [int(child) for child, its_parent in map(str.split, told.splitlines()) if int(its_parent) == parent]


@pytest.mark.skipif(shutil.which("ps") is None, reason="nothing here tells of processes")
@pytest.mark.parametrize("number", [*SIGNALS, signal.SIGKILL] if SIGNALS else [])
def test_the_processes_of_mutate_end_with_it_and_soon(number: signal.Signals) -> None:
    with beside("suite", "mutate") as running:
        while len(workers := workers_of(running.pid)) < min(2, os.cpu_count() or 1):
            assert running.poll() is None
            time.sleep(0.1)
        time.sleep(0.5)
        began = time.monotonic()
        running.send_signal(number)
        out, err = running.communicate(timeout=30)
    assert time.monotonic() - began < 8
    assert [worker for worker in workers if left_behind(worker)] == []
    if number == signal.SIGKILL:
        assert running.returncode == -number
    else:
        judged = len([line for line in out.splitlines() if " mutants, " in line])
        assert running.returncode == 128 + number
        all_of_them = len(catalogue.shipped_files())
        assert err == f"interrupted: {all_of_them - judged} of {all_of_them} rulesets not judged\n"


@pytest.mark.skipif(shutil.which("ps") is None, reason="nothing here tells of processes")
@pytest.mark.skipif(not can_build(), reason="the site is built with MkDocs")
def test_a_site_that_is_broken_off_leaves_no_process_and_nothing_half_written(tmp_path: Path) -> None:
    (tmp_path / "site" / "en").mkdir(parents=True)
    (tmp_path / "site" / "en" / "index.html").write_text("the old one", encoding="utf-8")
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "base.yml").touch()
    with beside("docs", "site", "--lang", "en", "--output", tmp_path) as running:
        while len(workers := workers_of(running.pid)) < 2 or not list(tmp_path.glob(".*")):
            assert running.poll() is None
            time.sleep(0.1)
        running.send_signal(signal.SIGTERM)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err.splitlines()[-1]) == (128 + signal.SIGTERM, "", "terminated by SIGTERM")
    assert [worker for worker in workers if left_behind(worker)] == []
    files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {"site/en/index.html", "source/base.yml"}


def test_a_second_signal_does_not_break_off_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exits, "_received", [])
    with exits.signals_handled():
        with pytest.raises(exits.Terminated):
            signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGHUP)
        assert exits.received_signal() is signal.SIGTERM
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_a_signal_that_is_ignored_from_outside_stays_so() -> None:
    code = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); from basra_spec.cli import exits\n"
    code += "with exits.signals_handled(): signal.raise_signal(signal.SIGHUP); print('on it goes')"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "on it goes\n"


def test_ctrl_c_while_the_modules_load_prints_no_traceback() -> None:
    for delay in (0.05, 0.1, 0.15):
        with subprocess.Popen([*COMMAND, "check"], stdout=PIPE, stderr=PIPE, text=True) as running:
            time.sleep(delay)
            running.send_signal(signal.SIGINT)
            _, err = running.communicate(timeout=30)
        assert "basra_spec" not in err, f"{delay}: {err}"  # Python's own start is beyond our reach
