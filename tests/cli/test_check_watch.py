"""`basra-spec check --watch`: what it prints when. One test runs it for real; the others give it its snapshots."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from basra_spec.cli import check
from basra_spec.cli.check import Snapshot
from tests.cli.running import COMMAND, Run, Said

Cafe = Callable[..., Path]
Step = Callable[[], object]
SOUND = "1 file, no problems"


@pytest.fixture
def watched(command: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Watch these names while the steps are taken one after another, each followed by as many looks as let it come to rest."""

    def watch(steps: Sequence[Step], *names: str) -> Said:
        real = check._snapshots

        def looks(paths: tuple[str, ...]) -> Iterator[Snapshot]:
            found = real(paths)
            yield next(found)
            for step in steps:
                step()
                yield next(found)
                yield next(found)
            raise KeyboardInterrupt

        monkeypatch.setattr(check, "_snapshots", looks)
        monkeypatch.setattr(check, "PAUSE", 0)
        return command("check", "--watch", *names)

    return watch


def test_a_file_is_checked_again_when_it_changes_and_only_then(watched: Callable[..., Said], cafe: Cafe) -> None:
    cafe()
    steps: list[Step] = [lambda: None, lambda: cafe("match: {target: many}"), lambda: None, lambda: cafe("match: {target: 201}")]
    code, out, err = watched(steps, "cafe.yaml")
    assert (code, err.strip()) == (130, "interrupted")
    first, *problem, last = out.splitlines()
    assert (first, problem[-1], last) == (SOUND, "1 problem in 1 file", SOUND)
    assert problem[0].startswith("cafe.yaml:7:17: error: ")


def test_a_parent_that_changes_is_a_reason_to_check_again(watched: Callable[..., Said], cafe: Cafe) -> None:
    Path("town.yaml").write_bytes(cafe().read_bytes().replace(b"id: cafe", b"id: town"))
    cafe(parent="town")
    _, out, _ = watched([lambda: Path("town.yaml").write_text("format: [", encoding="utf-8")], "cafe.yaml")
    assert out.splitlines()[0] == SOUND
    assert "town.yaml:1:" in out


def test_a_file_that_vanishes_and_comes_back_is_told_each_time(watched: Callable[..., Said], cafe: Cafe) -> None:
    _, out, _ = watched([cafe().unlink, cafe], "cafe.yaml")
    first, *gone, last = out.splitlines()
    assert (first, last) == (SOUND, SOUND)
    assert "(unreadable-file)" in gone[0]


def test_a_new_file_in_a_folder_is_checked(watched: Callable[..., Said], cafe: Cafe) -> None:
    def town() -> None:
        Path("town.yaml").write_bytes(cafe().read_bytes().replace(b"id: cafe", b"id: town"))

    cafe()
    assert watched([town], ".").out.splitlines() == [SOUND, "2 files, no problems"]


def test_an_empty_folder_is_waited_for(watched: Callable[..., Said], cafe: Cafe) -> None:
    cafe().unlink()
    assert watched([cafe], ".").out.splitlines() == ["there is no ruleset and no case in the folder .", SOUND]


def test_an_id_that_nothing_has_yet_is_waited_for(watched: Callable[..., Said], cafe: Cafe) -> None:
    cafe().unlink()
    _, out, _ = watched([cafe], "cafe")
    assert "(unknown-ruleset)" in out
    assert out.splitlines()[-1] == SOUND


def test_a_folder_that_vanishes_ends_nothing(watched: Callable[..., Said], cafe: Cafe) -> None:
    Path("rules").mkdir()
    cafe().rename("rules/cafe.yaml")
    _, out, _ = watched([lambda: Path("rules").rename("elsewhere"), lambda: Path("elsewhere").rename("rules")], "rules")
    assert (out.splitlines()[0], out.splitlines()[-1]) == (SOUND, SOUND)


def test_a_file_that_stays_half_saved_for_a_while_is_told_and_mended(watched: Callable[..., Said], cafe: Cafe) -> None:
    steps: list[Step] = [lambda: cafe().write_text("format: 1\nid: ca", encoding="utf-8"), lambda: cafe("match: {target: 201}")]
    cafe()
    _, out, _ = watched(steps, "cafe.yaml")
    first, *half, last = out.splitlines()
    assert (first, half[-1], last) == (SOUND, "1 problem in 1 file", SOUND)


@pytest.mark.parametrize("form", ["json", "github", "sarif"])
def test_a_watch_prints_text_and_nothing_else(command: Run, form: str) -> None:
    code, out, err = command("check", "--watch", "--format", form)
    assert (code, out) == (2, "")
    assert "--watch prints text" in err


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
def test_for_real_it_checks_again_after_a_change_and_ends_with_ctrl_c(cafe: Cafe) -> None:
    path = cafe()
    with subprocess.Popen(
        [*COMMAND, "check", "--watch", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == SOUND + "\n"
        cafe("match: {target: many}")
        assert child.stdout.readline().startswith("cafe.yaml:7:17: error: ")
        child.send_signal(signal.SIGINT)
        try:
            out, err = child.communicate(timeout=60)
        finally:
            child.kill()  # where Ctrl-C is ignored from outside, nothing else would end it
    assert (child.returncode, err.strip()) == (130, "interrupted")
    assert "\x1b" not in out
    assert [found.name for found in Path().iterdir()] == ["cafe.yaml"]
