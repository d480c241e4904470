"""What the tests of the command line share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from basra_spec.cli import run
from tests.cli.running import Run, Said


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run_command(*arguments: str | Path) -> Said:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return run_command


@pytest.fixture
def cafe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Write `cafe.yaml` into an empty working folder: a change of a ruleset that ships."""
    monkeypatch.chdir(tmp_path)

    def write(rules: str = "", parent: str = "koutchina-classic", title: str = "Cafe") -> Path:
        path = Path("cafe.yaml")
        header = f'format: 1\nid: cafe\nversion: 1\ntitle: {{en: "{title}"}}\nextends: {parent}\n'
        path.write_text(f"{header}\n{rules}\n", encoding="utf-8")
        return path

    return write
