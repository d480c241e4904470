"""Options that several commands share."""

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from basra_spec.cli.limits import Seconds
from basra_spec.engines.engine import DEFAULT_LIMITS, Limits
from basra_spec.system.files import require_writable

Command = Callable[..., Any]


def writable_folder(context: click.Context, parameter: click.Parameter, folder: Path | None) -> Path | None:
    """A folder that can be made and written into: what takes long to find must not be lost at the end. Who only compares writes nothing."""
    if folder and not context.params.get("compared"):
        _must_be_writable(folder)
    return folder


def writable_file(context: click.Context, parameter: click.Parameter, file: Path | None) -> Path | None:
    """A file that can be written; the folder that it is in must be there."""
    if file and (file.is_file() or not os.path.lexists(file)):
        target = Path(os.path.realpath(file))  # unlike `Path.resolve` it raises nothing for links in a circle
        if not target.parent.is_dir():
            raise click.BadParameter(f"there is no folder {file.parent}")
        _must_be_writable(target.parent)
    elif file:
        raise click.BadParameter(f"{file} is no file")
    return file


def _must_be_writable(folder: Path) -> None:
    try:
        require_writable(folder)
    except OSError as error:
        raise click.BadParameter(f"{folder} cannot be written: {error.strerror}") from None


cases_option = click.option(
    "--cases",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    callback=writable_folder,
    metavar="DIR",
    help="Write proposed cases into this folder.",
)

messages_option = click.option(
    "--messages",
    "own",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="A folder of .ftl files: messages of your own, in place of those of the same name.",
)


def out_option(text: str) -> Callable[[Command], Command]:
    """`--out`, a folder that must be named and can be written; the command gets `folder`."""
    return click.option(
        "--out",
        "folder",
        type=click.Path(file_okay=False, path_type=Path),
        callback=writable_folder,
        required=True,
        metavar="DIR",
        help=text,
    )


def engine_options(command: Command) -> Command:
    """`--engine` and its limits; the command gets `spec` and `limits`."""

    @click.option("--engine", "spec", metavar="CMD", help="The engine: a command line, or module:attribute.")
    @click.option("--start-limit", type=Seconds(0.1), default=DEFAULT_LIMITS.start, metavar="S", help="Seconds to greet.")
    @click.option("--answer-limit", type=Seconds(0.01), default=DEFAULT_LIMITS.answer, metavar="S", help="Seconds an answer.")
    @click.option("--give-up", type=click.IntRange(1), default=DEFAULT_LIMITS.faults, metavar="N", help="Faults in a row that end the run.")
    @wraps(command)
    def with_limits(*args: Any, start_limit: float, answer_limit: float, give_up: int, **others: Any) -> Any:
        return command(*args, limits=Limits(start_limit, answer_limit, give_up), **others)

    return with_limits
