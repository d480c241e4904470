"""What a terminal, a pipe, a locale and a key do to the output. These run the command in a process of its own."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, process, terminal

Cafe = Callable[..., Path]
ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="a POSIX terminal and POSIX signals")
ASCII = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
ESCAPE = "\x1b["
COLOURED = [["check"], ["check", "no-such-ruleset"], ["show", "koutchina-classic"], ["conform", "--case", "komi/*"]]


@pytest.mark.parametrize("arguments", COLOURED, ids=" ".join)
def test_a_pipe_gets_no_colour_and_no_progress(arguments: list[str]) -> None:
    said = process(*arguments, TERM="xterm")
    assert ESCAPE not in said.out + said.err
    assert "\r" not in said.out + said.err


@ON_POSIX
def test_a_terminal_gets_colours() -> None:
    code, written = terminal("check")
    assert code == 0
    assert re.search(r"\x1b\[32m\d+ files, no errors", written)


@ON_POSIX
def test_a_terminal_gets_the_place_of_a_problem_in_bold(cafe: Cafe) -> None:
    code, written = terminal("check", str(cafe("match: {target: a lot}")))
    assert code == 1
    assert f"{ESCAPE}1mcafe.yaml:7:17: error: " in written


@ON_POSIX
def test_a_terminal_gets_a_line_of_progress_that_goes_away() -> None:
    _, written = terminal("conform", "--ruleset", "koutchina-classic")
    assert re.search(r"\rcase \d+/\d+", written)
    assert re.search(r"\r +\r", written)


@ON_POSIX
@pytest.mark.parametrize("arguments", COLOURED, ids=" ".join)
def test_no_color_is_obeyed_on_a_terminal(arguments: list[str]) -> None:
    assert ESCAPE not in terminal(*arguments, NO_COLOR="1")[1]


@ON_POSIX
def test_a_terminal_of_forty_columns_gets_its_help() -> None:
    code, written = terminal("conform", "--help", COLUMNS="40")
    assert code == 0
    assert "Traceback" not in written


# --- pipes and keys -----------------------------------------------------------------------------------------------------------------


@ON_POSIX
@pytest.mark.parametrize(
    "arguments", [["show", "koutchina-classic"], ["show", "koutchina-classic", "--json"], ["conform"], ["--help"]], ids=" ".join
)
def test_a_reader_who_goes_away_is_no_error(arguments: list[str]) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    try:
        done = subprocess.run([*COMMAND, *arguments], stdout=theirs, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, check=False)
    finally:
        os.close(theirs)
    assert (done.returncode, done.stderr) == (0, b"")


@ON_POSIX
def test_a_full_disk_is_a_sentence() -> None:
    if not Path("/dev/full").is_char_device():
        pytest.skip("no full disk to write to")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([*COMMAND, "show", "koutchina-classic"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (2, b"basra-spec: No space left on device\n")


@ON_POSIX
def test_ctrl_c_ends_a_run_with_130_and_one_line() -> None:
    known = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, "conform", "--show-messages"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=known, text=True, encoding="utf-8"
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline()
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert len(err.strip().splitlines()) == 1
    assert err.strip().startswith("interrupted")
    assert "Traceback" not in out


# --- letters ------------------------------------------------------------------------------------------------------------------------


def test_problems_that_quote_arabic_and_suits_are_plain_ascii_where_nothing_else_can_be_shown(cafe: Cafe) -> None:
    path = cafe('notes: {ar: "قهوة للخاسرين 7♦", مقهى: "…"}\ndeal: {refused: ["7♦"]}', title="مقهى")
    said = process("check", str(path), **ASCII)
    assert said.code == 1
    assert said.out.isascii()
    assert "cafe.yaml:7:33: error: " in said.out
    assert "cafe.yaml:8:18: error: " in said.out


@pytest.mark.parametrize("command", ["show", "check"])
def test_a_title_in_arabic_is_plain_ascii_where_nothing_else_can_be_shown(cafe: Cafe, command: str) -> None:
    said = process(command, str(cafe(title="مقهى 7♦")), **ASCII)
    assert said.code == 0
    assert said.out.isascii()


@pytest.mark.parametrize(
    "arguments",
    [
        ["captures", "koutchina-classic", "--floor", "11♦", "--play", "9C"],
        ["check", "مقهى.yaml"],
        ["check", "مقهى"],
        ["مقهى"],
        ["conform", "--case", "♦"],
        ["conform", "--case", "komi/lone-seven", "--output", "no-such-folder/مقهى.json"],
    ],
    ids=" ".join,
)
def test_wrong_use_is_told_in_plain_ascii_where_nothing_else_can_be_shown(arguments: list[str]) -> None:
    said = process(*arguments, **ASCII | {"PYTHONUTF8": "1"})
    assert said.code == 2
    assert said.err.isascii()
    assert "Traceback" not in said.err


def test_a_quoted_text_is_not_changed_into_another_that_could_be_right(cafe: Cafe) -> None:
    card = process("captures", "koutchina-classic", "--floor", "7é", "--play", "9C", **ASCII | {"PYTHONUTF8": "1"})
    rank = process("check", str(cafe('deal: {refused: ["7♦"]}')), **ASCII)
    assert 'there is no card "7' in card.err
    assert 'there is no card "7e"' not in card.err
    assert 'there is no rank "7' in rank.out
    assert 'there is no rank "7D"' not in rank.out


def test_json_is_plain_ascii_everywhere(cafe: Cafe) -> None:
    said = process("check", "--json", str(cafe('deal: {refused: ["7♦"]}')))
    assert said.out.isascii()
    assert json.loads(said.out)["problems"][0]["message"] == 'there is no rank "7♦"'


def test_letters_are_shown_as_they_are_where_they_can_be(cafe: Cafe) -> None:
    said = process("check", str(cafe('deal: {refused: ["11♦"]}')), PYTHONIOENCODING="utf-8")
    assert 'there is no rank "11♦"' in said.out
    assert "A 2 … 10 J Q K" in said.out


@pytest.mark.skipif(sys.platform != "linux", reason="file names are bytes there")
def test_a_file_name_that_is_no_text_is_no_trouble(cafe: Cafe) -> None:
    path = cafe("match: {target: a lot}")
    folder = Path(os.fsdecode(b"\xff"))
    folder.mkdir()
    path.rename(folder / "cafe.yaml")
    said = process("check", str(folder))
    assert said.code == 1
    assert "cafe.yaml:7:17: error: " in said.out
