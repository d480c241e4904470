"""Closes its output at one question, and lives on."""

import os

from tests.engines.hostile.engines.sane import guilty, hang, serve


def close(_: object) -> bytes:
    os.close(1)
    hang()


serve(guilty(close))
