"""Printing: what a stream that is closed, or whose reader has gone, does to a command, and what never reaches a terminal."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from basra_spec.cli import mutate, output
from basra_spec.cli.exits import Exit
from basra_spec.conformance.suite_strength import Mutation
from tests.cli.running import COMMAND, Run

ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="descriptors as POSIX has them")


def test_what_would_steer_a_terminal_is_shown_as_an_escape(capsys: pytest.CaptureFixture[str]) -> None:
    output.say("one\x1b[2J\n\ttwo\r\u202e\x9b\ud800", err=True, fg="red")
    assert capsys.readouterr().err == "one\\x1b[2J\n\ttwo\\r\\u202e\\x9b\\ud800\n"


class Gone(io.StringIO):
    """A pipe whose reader has gone."""

    def write(self, text: str, /) -> int:
        super().write(text[:0])
        raise BrokenPipeError


def test_where_the_reader_of_the_output_has_gone_all_goes_on_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Gone())
    assert not output.reader_is_gone()
    output.say("one")
    output.say_json({"two": 2})
    assert output.reader_is_gone()


def test_where_nobody_reads_complaints_all_goes_on_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Gone())
    output.say("one", err=True)
    output.say("two", err=True)
    assert not output.reader_is_gone()


@pytest.mark.parametrize("engine", ["tests.conformance.adapters:raises", "tests.conformance.judging:sound"])
def test_a_verdict_is_the_same_whether_anybody_reads_it_or_not(command: Run, monkeypatch: pytest.MonkeyPatch, engine: str) -> None:
    arguments = ("conform", "--ruleset", "koutchina-classic", "--case", "score/*", "--engine", engine)
    code = command(*arguments).code
    monkeypatch.setattr(sys, "stdout", Gone())
    assert (command(*arguments).code, output.reader_is_gone()) == (code, True)


@pytest.mark.parametrize(("number", "code"), [(1, Exit.UNREAD), (2, Exit.CLEAN)])
def test_what_takes_long_stops_where_nobody_reads_and_says_so(
    command: Run, monkeypatch: pytest.MonkeyPatch, number: int, code: Exit
) -> None:
    judged = list[object]()

    def made(files: list[object], size: int) -> Iterator[Mutation]:
        for file in files:
            if len(judged) == number - 1:
                monkeypatch.setattr(sys, "stdout", Gone())
            judged.append(file)
            yield Mutation("a-game", 1, ())

    monkeypatch.setattr(mutate, "_in_parallel", made)
    assert command("suite", "mutate", "koutchina-classic", "koutchina-egyptian").code == code
    assert len(judged) == number


# --- closed streams -----------------------------------------------------------------------------------------------------------------

CLOSED = ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"]


@ON_POSIX
@pytest.mark.parametrize("closed", CLOSED)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["check", "no-such-ruleset"], 2), (["conform", "--case", "komi/lone-seven"], 0), (["--help"], 0), (["engine"], 0)],
    ids=str,
)
def test_a_stream_that_is_closed_is_no_trouble(closed: str, arguments: list[str], code: int) -> None:
    words = ["sh", "-c", f'"$@" {closed}', "sh", *COMMAND, *arguments]
    done = subprocess.run(words, capture_output=True, stdin=subprocess.DEVNULL, text=True, check=False)
    assert done.returncode == code
    assert "Traceback" not in done.stdout + done.stderr


def test_a_stream_that_is_closed_or_was_never_there_is_no_terminal() -> None:
    closed = io.StringIO()
    closed.close()
    assert [output.is_terminal(stream) for stream in (None, closed, io.StringIO())] == [False] * 3
