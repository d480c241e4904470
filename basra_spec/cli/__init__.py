"""The command line. Each command is a module that parses arguments, calls and prints, and that is imported when it is called.

Imports every package; nothing imports it.
"""

import gc
import os
import sys
from importlib import import_module
from typing import Any, Final

import click

from basra_spec import __version__
from basra_spec.cli.exits import Exit, received_signal, signals_handled

SECTIONS: Final = {
    "Write a ruleset": {
        "new": "Create a ruleset with a first case.",
        "check": "Validate rulesets and cases.",
        "test": "Run your own cases against your rules.",
        "show": "Print a complete ruleset, or its decisions.",
        "explain": "Explain rules in plain sentences, with their sources.",
        "diff": "Compare two rulesets rule by rule.",
    },
    "Look up a play": {
        "captures": "Show what a card captures under one ruleset, or under all.",
    },
    "Publish rules": {
        "docs": "Render rules pages, and build the site.",
    },
    "Test an engine": {
        "conform": "Test an engine with the conformance suite.",
        "fuzz": "Play random matches against an engine and reduce its faults.",
        "engine": "Serve the built-in engine over the protocol.",
    },
    "Maintain the built-in rulesets": {
        "suite": "Audit the conformance suite, its statements and its sources.",
    },
}


class Commands(click.Group):
    """The commands, by section. The module of a command has its name, and its attribute `command`."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Ctrl-C is caught before click catches it and prints an empty line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            return _interrupted()

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for section in SECTIONS.values() for name in section]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        found = import_module(f"{__name__}.{cmd_name}").command
        return found if isinstance(found, click.Command) else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, commands in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl(list(commands.items()))


SETTINGS: Final = {"help_option_names": ["-h", "--help"], "max_content_width": 100, "show_default": True}


@click.group(cls=Commands, context_settings=SETTINGS)
@click.version_option(__version__, prog_name="basra-spec", message="%(prog)s %(version)s")
def group() -> None:
    """Validate, test and publish rules of the card game Basra, and test engines against them.

    Name a ruleset by its id or by the path of its file. Options with [,...] may be repeated, or take several values separated by commas.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit. Whatever happens, the user sees a message and never a traceback."""
    gc.set_threshold(100_000)  # a command is short and makes few cycles
    _open_closed_streams()
    with signals_handled():
        code = run(arguments)
    try:
        sys.stdout.flush()
    except OSError as error:  # a full disk shows only now; Python would complain once more as it closes the stream
        _drop_output()
        code = code if code or isinstance(error, BrokenPipeError) else _failed(error)
    sys.exit(code)


def _open_closed_streams() -> None:
    """Open the null device in place of each standard stream that is closed."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def _drop_output() -> None:
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def run(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 128 and the number of a signal that has ended it."""
    code = _run(arguments)
    number = received_signal()
    return code if number is None else 128 + number


def _run(arguments: list[str] | None) -> int:
    try:
        result = group.main(arguments, prog_name="basra-spec", standalone_mode=False)
    except click.ClickException as error:
        return _usage_error(error)
    except (click.Abort, KeyboardInterrupt):
        return _interrupted()
    except (BrokenPipeError, SystemExit):
        # The reader of the output is gone (as `head` is); click makes a SystemExit of it.
        _drop_output()
        return Exit.CLEAN
    except Exception as error:
        return _failed(error)
    return int(result or Exit.CLEAN)


def _interrupted() -> int:
    from basra_spec.cli.output import say

    number = received_signal()
    say("interrupted" if number is None else f"terminated by {number.name}", err=True)
    return Exit.INTERRUPTED


def _usage_error(error: click.ClickException) -> int:
    from basra_spec.cli.output import say

    context = getattr(error, "ctx", None)
    if context:
        say(context.get_usage(), err=True)
        say(f"Try '{context.command_path} --help' for help.\n", err=True)
    say(f"Error: {error.format_message()}", err=True)
    return Exit.USAGE


def _failed(error: Exception) -> int:
    from basra_spec.cli.output import complain, file_error, say
    from basra_spec.engines.faults import StartError
    from basra_spec.rulesets.problems import ProblemsFound

    if received_signal():  # a process of a pool or a terminal that is gone fails because of the signal
        return _interrupted()
    if isinstance(error, ProblemsFound):
        from basra_spec.provenance.override_context import add_override_context

        return complain(add_override_context(error.problems))
    if isinstance(error, StartError):
        say(f"the engine could not be started: {error}", err=True)
        return Exit.ENGINE
    if isinstance(error, OSError):
        say(f"basra-spec: {file_error(error)}", err=True)
        return Exit.USAGE
    if os.environ.get("BASRA_SPEC_DEBUG"):
        raise error
    say(f"basra-spec: internal error: {type(error).__name__}: {error}", err=True)
    say("  please report it, with the output of the same command under BASRA_SPEC_DEBUG=1", err=True)
    return Exit.INTERNAL
