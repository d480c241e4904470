"""Limits of time on the command line."""

import click
import pytest

from basra_spec.cli.options import Seconds
from tests.each import each


@pytest.mark.parametrize("text", ["0.01", "5", "86400"])
def test_a_number_of_seconds_is_read(text: str) -> None:
    assert Seconds(0.01).convert(text, None, None) == float(text)


@each("text", ["nan", "-nan", "inf", "-inf", "1e300", "86401", "0", "-1", "soon", ""])
def test_what_cannot_be_waited_for_is_no_number_of_seconds(text: str) -> None:
    with pytest.raises(click.BadParameter):
        Seconds(0.01).convert(text, None, None)
