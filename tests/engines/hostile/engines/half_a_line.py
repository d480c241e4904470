"""Ends in the middle of one answer."""

import sys

from tests.engines.hostile.engines.sane import guilty, serve, write


def half(_: object) -> bytes:
    write(b'{"id": "capture/thr')
    sys.exit(0)


serve(guilty(half))
