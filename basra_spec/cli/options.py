"""Options that several commands share."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from basra_spec.engines import DEFAULT_LIMITS, Limits

Command = Callable[..., Any]
cases_option = click.option(
    "--cases", "folder", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Write proposed cases into this folder."
)


def engine_options(command: Command) -> Command:
    """`--engine` and its limits; the command gets `spec` and `limits`."""

    @click.option("--engine", "spec", metavar="CMD", help="The engine: a command line, or module:attribute.")
    @click.option("--start-limit", type=click.FloatRange(0.1), default=DEFAULT_LIMITS.start, metavar="S", help="Seconds to greet.")
    @click.option("--answer-limit", type=click.FloatRange(0.01), default=DEFAULT_LIMITS.answer, metavar="S", help="Seconds an answer.")
    @click.option("--give-up", type=click.IntRange(1), default=DEFAULT_LIMITS.faults, metavar="N", help="Faults in a row that end the run.")
    @wraps(command)
    def with_limits(*args: Any, start_limit: float, answer_limit: float, give_up: int, **others: Any) -> Any:
        return command(*args, limits=Limits(start_limit, answer_limit, give_up), **others)

    return with_limits
