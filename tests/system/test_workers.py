"""Processes that work for another: none of them, and nothing that they have started, outlives it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from basra_spec.system.workers import map_in_order, workers
from tests.engines.hostile.conforming import left_behind

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and numbers of processes as POSIX has them")
PARENT = """
import os, sys
from basra_spec.system.workers import map_in_order, run_program, workers

PROGRAM = "import os, time; open({name!r}, 'w').write(str(os.getpid())); time.sleep(600)"

def runs(name):
    open(name + '.worker', 'w').write(str(os.getpid()))
    return run_program([sys.executable, "-c", PROGRAM.format(name=name)], os.environ)

if __name__ == "__main__":
    from basra_spec.cli.exits import signals_handled
    with signals_handled():
        try:
            with workers(2) as pool:
                list(map_in_order(pool, runs, sys.argv[1:]))
        except KeyboardInterrupt:
            sys.exit(7)
"""


def test_what_is_made_of_the_items_comes_in_their_order() -> None:
    with workers(2) as pool:
        assert list(map_in_order(pool, abs, [-3, 2, -1])) == [3, 2, 1]


@pytest.mark.parametrize("number", ["SIGTERM", "SIGINT", "SIGKILL"])
def test_workers_and_their_programs_end_with_their_parent(tmp_path: Path, number: str) -> None:
    code, names = tmp_path / "parent.py", [tmp_path / "one", tmp_path / "two"]
    code.write_text(PARENT, encoding="utf-8")
    noted = [*names, *(Path(f"{name}.worker") for name in names)]
    with subprocess.Popen([sys.executable, str(code), *map(str, names)], stderr=subprocess.PIPE, text=True) as parent:
        while not all(name.exists() and name.read_text(encoding="utf-8") for name in noted):
            assert parent.poll() is None
            time.sleep(0.05)
        parent.send_signal(getattr(signal, number))
        _, err = parent.communicate(timeout=30)
    assert parent.returncode == (-signal.SIGKILL if number == "SIGKILL" else 7)
    assert err == ""
    assert [name.name for name in noted if left_behind(int(name.read_text(encoding="utf-8")))] == []
