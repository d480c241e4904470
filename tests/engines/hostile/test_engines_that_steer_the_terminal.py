"""Engines whose words would clear the screen, turn letters about or fake a line of the report: they are shown, and steer nothing."""

import pytest

from basra_spec.cli.exits import Exit
from tests.engines.hostile.conforming import GUILTY, Tool, hostile

SHOWN = r"\x1b[2J\u202eon fire\u2028\r\n9 passed, 0 failed\x9b1m\ud800"


def harmless(text: str) -> bool:
    """Whether all that is printed is lines of printable letters."""
    return all(line.isprintable() for line in text.split("\n"))


@pytest.mark.parametrize("options", [(), ("--show-messages",)])
def test_an_excuse_is_one_printable_line_in_the_report_of_a_run(tool: Tool, options: tuple[str, ...]) -> None:
    run = tool.judge(hostile("steers_the_terminal"), *options)
    assert run.code == Exit.PROBLEMS
    assert (run.reasons("errored"), run.reasons("skipped")) == ({SHOWN}, {SHOWN})
    assert f"  {SHOWN}\n" in run.out
    assert f" skipped: {SHOWN}\n" in run.out
    assert harmless(run.out + run.err)


def test_the_report_for_machines_keeps_what_came(tool: Tool) -> None:
    (exchange, _) = tool.judge(hostile("steers_the_terminal")).results[GUILTY]["exchanges"]
    assert "\\u001b[2J\\u202eon fire" in exchange["received"]


def test_last_words_are_one_printable_line(tool: Tool) -> None:
    run = tool.judge(hostile("dies_with_an_escape"), "--show-messages")
    assert run.reasons("errored") == {
        r"the engine exited with code 1; it wrote to standard error: \x1b[31mout of \u202eaces\x1b]0;basra\x07",
    }
    assert harmless(run.out + run.err)


@pytest.mark.parametrize("options", [[], ["--smoke"]])
def test_so_is_what_came_instead_of_a_greeting(tool: Tool, options: list[str]) -> None:
    code, out, err = tool.run("conform", *options, "--engine", hostile("greets_with_an_escape"))
    assert code == Exit.ENGINE
    assert '  received: \\x1b[2J{"engine": "\\u202ecat"}\n' in err
    assert harmless(out + err)
