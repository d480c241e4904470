"""Writes a hundred megabytes to standard error while it answers."""

import sys

from tests.engines.hostile.engines.sane import Message, reply, serve


def talkative(request: Message) -> Message:
    sys.stderr.write("thinking\n" * 350_000)
    return reply(request)


serve(talkative)
