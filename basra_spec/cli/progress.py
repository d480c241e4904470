"""How far the work is: on a terminal a line on standard error, which is written over and goes again."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from shutil import get_terminal_size
from typing import Final, TypeVar

import click

from basra_spec.cli.output import on_a_terminal

PATIENCE: Final = 2.0
"""Seconds before anything is told of work that may well be done at once."""
_PACE: Final = 0.1
"""Seconds between two numbers: more often nobody can read them."""
_WIDTH: Final = 39

Item = TypeVar("Item")


def along(items: Iterable[Item], tell: Callable[[int, Item], str], *, patience: float = 0) -> Iterator[Item]:
    """The items as they come, told on a terminal after so many seconds: `tell` gets the number of an item, from 1, and the item.

    Where it gives an empty text, the line is cleared, for something else to be printed.
    """
    if not on_a_terminal(sys.stderr):
        yield from items
        return
    begun, last, shown = time.monotonic(), 0.0, ""
    for number, item in enumerate(items, 1):
        now, text = time.monotonic(), tell(number, item)
        if now - begun > patience and (now - last > _PACE or not _is_next(shown, text)):
            _write(text)
            last, shown = now, text
        yield item
    if shown:
        _write("")


def _is_next(shown: str, text: str) -> bool:
    """Whether two texts differ in their numbers only, so that the second may be left out."""
    return [letter for letter in shown if not letter.isdigit()] == [letter for letter in text if not letter.isdigit()]


def _write(text: str) -> None:
    width = min(_WIDTH, get_terminal_size().columns - 1)
    click.echo("\r" + text[:width].ljust(width) + ("" if text else "\r"), nl=False, err=True)
