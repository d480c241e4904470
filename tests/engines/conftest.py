"""The command line, and the right answers that the hostile engines read."""

from tests.engines.hostile.conftest import right_answers, tool

__all__ = ["right_answers", "tool"]
