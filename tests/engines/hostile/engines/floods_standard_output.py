"""Writes right answers, and after the first of them lines without end that nobody has asked for."""

import threading
from itertools import count

from tests.engines.hostile.engines.sane import Message, reply, serve, write


def flood() -> None:
    while True:
        write(b"here I am\n" * 10_000)


asked = count()


def flooding(request: Message) -> Message:
    if next(asked) == 1:
        threading.Thread(target=flood).start()
    return reply(request)


serve(flooding)
