"""Answers one question with a line that never ends."""

from tests.engines.hostile.engines.sane import guilty, serve, write


def endless(_: object) -> bytes:
    while True:
        write(b" " * 65536)


serve(guilty(endless))
