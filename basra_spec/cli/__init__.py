"""The command line: each command is a module, which reads arguments, calls and prints, and is imported when it is called.

Imports every package; nothing imports it.
"""

import os
import sys
from importlib import import_module
from typing import Any, Final

import click

from basra_spec import __version__
from basra_spec.cli.exits import Exit

SECTIONS: Final = {
    "For authors of rulesets": {
        "new": "Begin a ruleset of your own with its first case, or list what there is to begin from.",
        "check": "Say what is wrong in rulesets, where, and how to mend it.",
        "show": "Print a whole ruleset, each value with the file and line that set it.",
        "explain": "Tell the rules in plain sentences; of one rule also who set it, which page says so, and how else that reads.",
        "test": "Run your own cases, or those of the parent's page.",
        "diff": "Say how two rulesets differ, with the smallest position that shows each difference.",
        "decisions": "Print what the pages leave open, and what the rulesets take there.",
        "docs": "Make pages of rules from rulesets, with worked examples that are played; play the examples in a page of your own.",
        "trace": "Say which page states a rule, which case shows it, and what is assumed.",
    },
    "For everyone": {
        "captures": "Say what a card takes from a floor, and whether it is a Basra.",
        "compare": "Say what every ruleset does with a position, side by side.",
    },
    "For makers of engines": {
        "conform": "Judge an engine by the suite of cases.",
        "smoke": "Check an adapter before the rules, and say in plain words what is wrong with it.",
        "fuzz": "Play random games against an engine, and show each fault as small as it can be made.",
        "mutate": "Change every rule a little, and say which changes no case notices.",
        "engine": "Serve the built-in interpreter over the protocol.",
    },
}


class Commands(click.Group):
    """The commands by section; a command's module has its name, and holds it as `command`."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Ctrl-C is caught before click sees it, which would print an empty line."""
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


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="basra-spec", message="%(prog)s %(version)s")
def group() -> None:
    """Rulesets of the card game Basra as data: check them, play them, judge engines by them.

    A ruleset is named by its id or by the path of its file.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit; whatever happens, a user sees a sentence and never a traceback."""
    from basra_spec.cli.output import open_what_is_closed
    from basra_spec.cli.signals import heeding

    open_what_is_closed()
    with heeding():
        code = run(arguments)
    try:
        sys.stdout.flush()
    except OSError as error:  # a full disk shows only now; Python would complain once more as it closes the stream
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        code = code if code or isinstance(error, BrokenPipeError) else _failed(error)
    sys.exit(code)


def run(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 128 and the number of a signal that has ended it."""
    from basra_spec.cli.signals import came

    code = _run(arguments)
    signal = came()
    return code if signal is None else 128 + signal


def _run(arguments: list[str] | None) -> int:
    try:
        result = group.main(arguments, prog_name="basra-spec", standalone_mode=False)
    except click.ClickException as error:
        return _wrong_use(error)
    except (click.Abort, KeyboardInterrupt):
        return _interrupted()
    except (BrokenPipeError, SystemExit):
        # The reader has gone (as `head` does); click makes a SystemExit of it. Python would complain once more as it closes the stream.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        return Exit.CLEAN
    except Exception as error:
        return _failed(error)
    return int(result or Exit.CLEAN)


def _interrupted() -> int:
    from basra_spec.cli.output import say
    from basra_spec.cli.signals import came

    signal = came()
    say("interrupted" if signal is None else f"ended by {signal.name}", err=True)
    return Exit.INTERRUPTED


def _wrong_use(error: click.ClickException) -> int:
    from basra_spec.cli.output import say

    context = getattr(error, "ctx", None)
    if context:
        say(context.get_usage(), err=True)
        say(f"Try '{context.command_path} --help' for help.\n", err=True)
    say(f"Error: {error.format_message()}", err=True)
    return Exit.USAGE


def _failed(error: Exception) -> int:
    from basra_spec.cli.output import complain, file_error, say
    from basra_spec.cli.signals import came
    from basra_spec.provenance.override_context import with_background
    from basra_spec.rulesets.problems import ProblemsFound

    if came():  # what else has failed, a process of a pool or a terminal, went with it
        return _interrupted()
    if isinstance(error, ProblemsFound):
        return complain(with_background(error.problems))
    if isinstance(error, OSError):
        say(f"basra-spec: {file_error(error)}", err=True)
        return Exit.USAGE
    if os.environ.get("BASRA_SPEC_DEBUG"):
        raise error
    say(f"basra-spec: an error of the program itself: {type(error).__name__}: {error}", err=True)
    say("  please report it, with what BASRA_SPEC_DEBUG=1 shows", err=True)
    return Exit.BROKEN
