"""Engines that cannot be started, or that do not greet: a sentence that says why, and exit code 3."""

import os
import shlex
import signal
import time
from pathlib import Path

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import CASES, Tool, beside, hostile, left_behind

GREETINGS = {
    "dies_at_start": "the engine exited with code 1; it wrote to standard error: no licence found",
    "hangs_at_greeting": "no answer within 0.5 s",
    "closes_output_at_greeting": "the engine closed its output",
    "greets_with_a_banner": "the line is not JSON",
    "greets_with_half_a_line": "the line is not JSON",
    "greets_in_latin_1": "the line is not UTF-8",
    "greets_without_end": "a line of more than 1,000,000 bytes",
    "greets_in_another_version": "the engine speaks version 2 of the protocol, but this is version 1",
    "greets_without_rulesets": 'the answer has the wrong shape: "rulesets" is missing',
    "greets_with_a_skip": "the engine answered skip: not today",
    "greets_with_an_error": "the engine answered error: no cards in the box",
}
LIMITS = {"hangs_at_greeting": ("--start-timeout", 0.5)}
posix_only = pytest.mark.skipif(os.name != "posix", reason="permissions, signals and numbers of processes as POSIX has them")


@pytest.mark.parametrize("name", GREETINGS)
def test_an_engine_that_does_not_greet_is_not_judged(tool: Tool, name: str) -> None:
    code, out, err = tool.run("conform", "--engine", hostile(name), *LIMITS.get(name, ()))
    assert (code, out) == (Exit.ENGINE, "")
    assert f"the engine could not be started: no valid answer to hello: {GREETINGS[name]}\n" in err


@pytest.mark.parametrize("name", ["dies_at_start", "greets_in_another_version"])
def test_nor_is_it_given_a_smoke_test(tool: Tool, name: str) -> None:
    code, out, err = tool.run("conform", "--smoke", "--engine", hostile(name))
    assert (code, out) == (Exit.ENGINE, "")
    assert f"the engine could not be started: no valid answer to hello: {GREETINGS[name]}\n" in err


def test_the_lines_of_a_failed_greeting_are_shown(tool: Tool) -> None:
    _, _, err = tool.run("conform", "--engine", hostile("greets_with_a_banner"))
    assert '  sent:     {"id": "hello", "ask": "hello", "protocol": 1}\n' in err
    assert "  received: The Basra engine, at your service\n" in err


@pytest.mark.parametrize("options", [[], ["--smoke"]])
def test_a_program_that_there_is_not_cannot_be_started(tool: Tool, options: list[str]) -> None:
    code, _, err = tool.run("conform", *options, "--engine", "no-such-engine --fast")
    assert code == Exit.ENGINE
    assert err.startswith("the engine could not be started: no-such-engine --fast: ")


@pytest.mark.parametrize("options", [[], ["--smoke"]])
@pytest.mark.parametrize("nothing", ["", " "])
def test_an_empty_command_is_no_engine_and_not_the_built_in_one_either(tool: Tool, options: list[str], nothing: str) -> None:
    code, out, err = tool.run("conform", *options, "--engine", nothing)
    assert (code, out) == (Exit.ENGINE, "")
    assert "the command is empty" in err


@posix_only
def test_a_quotation_without_an_end_is_told(tool: Tool) -> None:
    code, _, err = tool.run("conform", "--engine", "node 'my engine.js")
    assert code == Exit.ENGINE
    assert "the command cannot be read: No closing quotation" in err


@posix_only
def test_a_file_that_is_no_program_cannot_be_started(tool: Tool, tmp_path: Path) -> None:
    file = tmp_path / "engine.txt"
    file.write_text("a text", encoding="utf-8")
    code, _, err = tool.run("conform", "--engine", shlex.quote(str(file)))
    assert code == Exit.ENGINE
    assert err == f"the engine could not be started: {shlex.quote(str(file))}: Permission denied\n"


@posix_only
def test_ctrl_c_while_it_does_not_greet_leaves_no_engine_behind(tmp_path: Path) -> None:
    number = tmp_path / "number"
    with beside("conform", *CASES, "--engine", hostile("hangs_at_greeting", number)) as running:
        while not (number.exists() and number.read_text(encoding="utf-8")):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        assert running.wait(20) == Exit.INTERRUPTED
    assert not left_behind(int(number.read_text(encoding="utf-8")))
