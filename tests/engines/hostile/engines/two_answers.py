"""Answers one question twice, when it is asked again with the floor in another order; its window is the number that it is given."""

import sys

from tests.engines.hostile.engines.sane import GUILTY, Message, as_line, reply, serve


def twice(request: Message) -> bytes:
    return as_line(reply(request)) * (2 if request["id"] == f"{GUILTY} again" else 1)


serve(twice, window=int(sys.argv[1]))
