"""A limit on work, counted in steps, so that a search that is too long ends at the same place on every machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class BudgetSpent(Exception):
    """The steps of a budget are spent, and the question is not decided."""


_left: Final[ContextVar[list[int] | None]] = ContextVar("steps left", default=None)


@contextmanager
def limited_to(steps: int) -> Iterator[None]:
    """Give a block of code this many steps: with the first step more, `spend` raises `BudgetSpent`."""
    token = _left.set([steps])
    try:
        yield
    finally:
        _left.reset(token)


def spend(steps: int = 1) -> None:
    """Count steps, a few microseconds each. Without a budget they are not counted."""
    left = _left.get()
    if left is not None:
        left[0] -= steps
        if left[0] < 0:
            raise BudgetSpent
