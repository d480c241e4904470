"""Help and version."""

import click
import pytest

from basra_spec import __version__
from basra_spec.cli import SECTIONS, group
from tests.cli.running import Run, process
from tests.each import each

COMMANDS = group.list_commands(click.Context(group))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_tells_what_it_does(command: Run, name: str) -> None:
    code, out, err = command(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: basra-spec {name} [OPTIONS]")


@each("name", COMMANDS)
def test_each_option_and_argument_has_its_help(name: str) -> None:
    found = group.get_command(click.Context(group), name)
    assert found is not None
    assert [option.name for option in found.params if isinstance(option, click.Option) and not option.help] == []


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_the_program_lists_every_command_under_a_heading(command: Run, option: str) -> None:
    out = command(option).out
    assert all(f"\n{title}:\n" in out for title in SECTIONS)
    assert all(f"\n  {name} " in out for name in COMMANDS)


def test_without_a_command_the_help_is_shown_and_that_is_wrong_use(command: Run) -> None:
    code, out, err = command()
    assert code == 2
    assert "Write a ruleset:" in out + err


def test_the_version_is_one_line(command: Run) -> None:
    assert command("--version") == (0, f"basra-spec {__version__}\n", "")


@pytest.mark.parametrize("columns", ["40", "10", "0", "wide"])
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_fits_itself_to_a_narrow_terminal(command: Run, monkeypatch: pytest.MonkeyPatch, name: str, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert command(*name.split(), "--help").code == 0


def test_the_module_runs_as_the_command_does() -> None:
    assert process("--version") == (0, f"basra-spec {__version__}\n", "")
