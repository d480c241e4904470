"""Limits of time on the command line."""

import pytest

from tests.cli.running import Run

ENGINE = "tests.controls.sound:engine"


@pytest.mark.parametrize("text", ["0.01", "5", "86400"])
def test_a_number_of_seconds_is_read(command: Run, text: str) -> None:
    assert command("conform", "--engine", ENGINE, "--answer-timeout", text, "--case", "komi/lone-ten").code == 0


@pytest.mark.parametrize("option", ["--start-timeout", "--answer-timeout"])
@pytest.mark.parametrize("text", ["nan", "-nan", "inf", "-inf", "1e300", "86401", "0", "-1", "soon", ""])
def test_what_cannot_be_waited_for_is_no_number_of_seconds(command: Run, option: str, text: str) -> None:
    assert command("conform", "--engine", ENGINE, option, text).code == 2
