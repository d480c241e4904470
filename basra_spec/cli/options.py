"""Options that several commands share, and the rules for all options: what repeats is a list, and no value is dropped in silence."""

import math
import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click

from basra_spec.system.files import require_writable

Wrapper = Callable[[Callable[..., Any]], Callable[..., Any]]
A_DAY: Final = 86_400


class Command(click.Command):
    """A command that refuses an option with a single value that is given twice."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments. Raises `click.UsageError`."""
        _, _, given = self.make_parser(ctx).parse_args(args=list(args))
        for option in dict.fromkeys(given):
            if isinstance(option, click.Option) and not option.is_flag and not option.multiple and given.count(option) > 1:
                raise click.UsageError(f"{option.opts[-1]} takes one value, but was given {given.count(option)} times", ctx)
        return super().parse_args(ctx, args)


class Group(click.Group):
    """A group of such commands."""

    command_class = Command


def list_option(*names: str, callback: Callable[[tuple[str, ...]], Any] = tuple, **settings: Any) -> Wrapper:
    """An option that may be repeated, and whose values may be separated by commas. The command gets a tuple.

    The name of an existing file is one value, whatever commas it has.
    """

    def split(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> Any:
        values = [value.strip() for each in given for value in ([each] if os.path.lexists(each) else each.split(","))]
        if "" in values:
            raise click.BadParameter("a value is empty")
        return callback(tuple(values))

    return click.option(*names, multiple=True, callback=split, **settings)


def writable_folder(context: click.Context, parameter: click.Parameter, folder: Path | None) -> Path | None:
    """A folder that can be created and written to, checked before long work begins. With `--check`, nothing is written."""
    if folder and not context.params.get("compared"):
        _check_writable(folder)
    return folder


def output_file(context: click.Context, parameter: click.Parameter, file: Path | None) -> Path | None:
    """A file that can be written, in a folder that exists; or a pipe or a device."""
    if file and (file.is_file() or not os.path.lexists(file)):
        target = Path(os.path.realpath(file))  # unlike `Path.resolve`, it raises nothing for a circle of links
        if not target.parent.is_dir():
            raise click.BadParameter(f"there is no folder {file.parent}")
        _check_writable(target.parent)
    return file


def regular_file(context: click.Context, parameter: click.Parameter, file: Path | None) -> Path | None:
    """A regular file that can be written, because it is read, too."""
    if file and os.path.lexists(file) and not file.is_file():
        raise click.BadParameter(f"{file} is not a file")
    return output_file(context, parameter, file)


def _check_writable(folder: Path) -> None:
    try:
        require_writable(folder)
    except OSError as error:
        raise click.BadParameter(f"{folder} cannot be written: {error.strerror}") from None


FOLDER: Final = click.Path(file_okay=False, path_type=Path)
FILE: Final = click.Path(dir_okay=False, path_type=Path)

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def output_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--json` and `--output FILE`; the command gets `as_json`, and what it prints on standard output goes to the file."""

    @json_option
    @click.option("-o", "--output", type=FILE, callback=output_file, metavar="FILE", help="Write the output to FILE.")
    @wraps(command)
    def with_output(*args: Any, output: Path | None, **others: Any) -> Any:
        from basra_spec.cli.output import written_to

        with written_to(output):
            return command(*args, **others)

    return with_output


def folder_option(text: str, **settings: Any) -> Wrapper:
    """`--output DIR`, a folder that can be written to; the command gets `folder`."""
    return click.option("-o", "--output", "folder", type=FOLDER, callback=writable_folder, metavar="DIR", help=text, **settings)


cases_option = click.option("--cases", "folder", type=FOLDER, callback=writable_folder, metavar="DIR", help="Write proposed cases to DIR.")

messages_option = click.option(
    "--messages",
    "own",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Replace built-in messages by those of the same name in the .ftl files of DIR.",
)


def ruleset_option(text: str) -> Wrapper:
    """`--ruleset`, a list of ids or paths; the command gets `names`."""
    return list_option("--ruleset", "names", metavar="RULESET[,...]", help=text)


def engine_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--engine` and its limits; the command gets `spec` and `limits`."""
    from basra_spec.engines.engine import DEFAULT_LIMITS, Limits

    @click.option("--engine", "spec", metavar="CMD", help="The engine: a command line, or module:attribute of a Python function.")
    @click.option(
        "--start-timeout",
        "start",
        type=click.FloatRange(0.1, A_DAY),
        default=DEFAULT_LIMITS.start,
        metavar="S",
        help="Seconds to wait for the hello.",
    )
    @click.option(
        "--answer-timeout",
        "answer",
        type=click.FloatRange(0.01, A_DAY),
        default=DEFAULT_LIMITS.answer,
        metavar="S",
        help="Seconds to wait for an answer.",
    )
    @click.option("--give-up", type=click.IntRange(1), default=DEFAULT_LIMITS.faults, metavar="N", help="Stop after N faults in a row.")
    @wraps(command)
    def with_limits(*args: Any, start: float, answer: float, give_up: int, **others: Any) -> Any:
        if math.isnan(start) or math.isnan(answer):  # no comparison refuses it
            raise click.UsageError("a timeout is a number of seconds")
        return command(*args, limits=Limits(start, answer, give_up), **others)

    return with_limits
