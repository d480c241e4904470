"""Takes its time over one question, and answers others meanwhile."""

from threading import Timer

from tests.engines.hostile.engines.sane import Message, guilty, reply, serve, write


def later(request: Message) -> bytes:
    Timer(0.2, write, [reply(request)]).start()
    return b""


serve(guilty(later))
