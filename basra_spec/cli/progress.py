"""How far the work is: on a terminal a line on standard error, which is written over and goes again."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import Final, TypeVar

from basra_spec.cli.output import on_a_terminal, show

PATIENCE: Final = 2.0
"""Seconds before anything is told of work that may well be done at once."""
_PACE: Final = 0.1
"""Seconds between two numbers: more often nobody can read them."""
_WIDTH: Final = 59

Item = TypeVar("Item")
Show = Callable[[str], None]
"""Puts a text in the place of the one before; an empty one clears the line, for something else to be printed."""


@contextmanager
def line(patience: float = 0) -> Iterator[Show]:
    """A line that shows, after so many seconds, how far the work is; nothing where there is no terminal."""
    if not on_a_terminal(sys.stderr):
        yield lambda _: None
        return
    begun, last, shown = time.monotonic(), 0.0, ""

    def update(text: str) -> None:
        nonlocal last, shown
        now = time.monotonic()
        if text == shown or now - begun < patience or (now - last < _PACE and _differ_in_numbers(shown, text)):
            return
        _write(text)
        last, shown = now, text

    try:
        yield update
    finally:
        if shown:
            _write("")


def along(items: Iterable[Item], tell: Callable[[int, Item], str], *, patience: float = 0) -> Iterator[Item]:
    """The items as they come, told on a line: `tell` gets the number of an item, from 1, and the item."""
    with line(patience) as update:
        for number, item in enumerate(items, 1):
            update(tell(number, item))
            yield item


def _differ_in_numbers(shown: str, text: str) -> bool:
    """Whether two texts differ in their numbers only, so that the second may be left out."""
    return [letter for letter in shown if not letter.isdigit()] == [letter for letter in text if not letter.isdigit()]


def _write(text: str) -> None:
    width = min(_WIDTH, get_terminal_size().columns - 1)
    show("\r" + text[:width].ljust(width) + ("" if text else "\r"))
