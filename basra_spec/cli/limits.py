"""Limits of time on the command line."""

import math
from typing import Any, Final

import click

A_DAY: Final = 86_400.0


class Seconds(click.FloatRange):
    """A number of seconds from `least` on, and no more than a day: what is endless or no number can be waited for nowhere."""

    def __init__(self, least: float) -> None:
        super().__init__(least, A_DAY)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number. Not a number lies within any range, as comparisons go."""
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is no number of seconds.", param, ctx)
        return number
