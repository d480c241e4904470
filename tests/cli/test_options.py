"""What holds for the options of every command."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from basra_spec.cli import group
from basra_spec.cli.output import say
from tests.cli.running import Run

FEW = "koutchina-classic"


def commands(of: click.Group = group, name: str = "") -> Iterator[tuple[str, click.Command]]:
    """Every command that runs, with its whole name."""
    context = click.Context(of)
    for inner in of.list_commands(context):
        found = of.get_command(context, inner)
        assert found is not None
        if isinstance(found, click.Group):
            yield from commands(found, f"{name}{inner} ")
        else:
            yield f"{name}{inner}", found


COMMANDS = dict(commands())
WITHOUT_JSON = {"engine"}  # it speaks the protocol, which is JSON


def options(name: str) -> list[click.Option]:
    return [param for param in COMMANDS[name].params if isinstance(param, click.Option)]


def test_every_command_has_json_as_a_flag_and_an_output() -> None:
    for name in COMMANDS.keys() - WITHOUT_JSON:
        found = {text: option for option in options(name) for text in option.opts}
        assert found["--json"].is_flag, name
        assert found["--output"] is found["-o"], name


def test_an_option_that_may_be_repeated_says_so_in_its_metavar_and_no_other_does() -> None:
    for name in COMMANDS:
        for option in options(name):
            assert option.multiple == (option.metavar or "").endswith("[,...]"), f"{name} {option.opts}"


def test_every_option_with_a_value_has_a_default_in_its_help_or_does_nothing_without() -> None:
    """What an option does where it is not given, or that it must be given, stands in help; nothing else has a default."""
    for name, command in COMMANDS.items():
        context = click.Context(command, show_default=True)
        for option in options(name):
            _, text = option.get_help_record(context) or ("", "")
            if not option.is_flag and isinstance(option.get_default(context), str | int | float | Path | list | tuple):
                assert "[default: " in text, f"{name} {option.opts}"


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "--format", "text", "--format", "json", FEW],
        ["captures", FEW, "--floor", "9S", "--floor", "8S", "--play", "9C"],
        ["explain", FEW, "--lang", "en", "--lang", "ar"],
        ["conform", "--engine", "one", "--engine", "other"],
        ["fuzz", "--engine", "one", "--ruleset", FEW, "--ruleset", "portuguese"],
    ],
    ids=" ".join,
)
def test_a_single_value_that_is_given_twice_is_a_usage_error(command: Run, arguments: list[str]) -> None:
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert "takes one value, but was given 2 times" in err


def test_a_list_may_be_repeated_or_separated_by_commas(command: Run) -> None:
    ones = ("--ruleset", "koutchina-classic,portuguese", "--case", "komi/lone-ten", "--case", "jack/*")
    others = ("--ruleset", "koutchina-classic", "--ruleset", "portuguese", "--case", "komi/lone-ten,jack/*")
    assert command("conform", *ones) == command("conform", *others)


def test_a_file_whose_name_has_a_comma_is_one_value(command: Run, tmp_path: Path) -> None:
    folder = tmp_path / "a,b"
    folder.mkdir()
    assert command("new", "cafe", "--extends", FEW, "--output", folder).code == 0
    assert command("conform", "--ruleset", folder / "cafe.yaml", "--case", "komi/*").err.endswith(
        "no case matches --case komi/* for cafe\n"
    )


def test_output_writes_to_a_file_what_would_be_printed(command: Run, tmp_path: Path) -> None:
    for arguments in (["show", FEW], ["explain", FEW, "--lang", "ar"], ["check", FEW, "--format", "github"], ["check", FEW, "--json"]):
        printed, file = command(*arguments), tmp_path / "output"
        assert command(*arguments, "-o", file) == (printed.code, "", printed.err)
        assert file.read_bytes().decode("utf-8") == printed.out


def test_output_writes_nothing_where_the_command_fails(command: Run, tmp_path: Path) -> None:
    assert command("show", "no-such-ruleset", "-o", tmp_path / "output").code == 2
    assert list(tmp_path.iterdir()) == []


def test_new_and_docs_list_what_they_write_as_json(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert json.loads(command("new", "--json").out)["games"][FEW]
    assert json.loads(command("new", "cafe", "--extends", FEW, "--json").out)["ruleset"] == "cafe.yaml"
    render = ("docs", "render", "cafe.yaml", "--output", "pages", "--json")
    assert json.loads(command(*render).out) == {"files": ["pages/cafe.en.html"]}
    assert json.loads(command(*render, "--check").out) == {"files": ["pages/cafe.en.html"], "changes": {}}


def test_a_line_that_a_workflow_would_run_is_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    say("::stop-commands::x\n  ::error::y\na::b")
    assert capsys.readouterr().out == "\\x3a:stop-commands::x\n  \\x3a:error::y\na::b\n"


def test_the_version_loads_nothing_but_click_and_the_command_line() -> None:
    code = "import sys; sys.argv = ['basra-spec', '--version']\nfrom basra_spec.__main__ import main\ntry: main()\n"
    code += "except SystemExit: print(*sys.modules, file=sys.stderr)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name for name in run.stderr.split() if name.startswith("basra_spec")} == {
        "basra_spec",
        "basra_spec.__main__",
        "basra_spec.cli",
        "basra_spec.cli.exits",
    }
