"""Answers one question with an error, and another with a skip, that would clear the screen, turn letters about and fake a line."""

from tests.engines.hostile.engines.sane import GUILTY, Message, reply, serve

STEERING = "\x1b[2J\u202eon fire\u2028\r\n9 passed, 0 failed\x9b1m\ud800"


def steering(request: Message) -> Message:
    if request["id"] == GUILTY:
        return {"id": request["id"], "error": STEERING}
    return {"id": request["id"], "skip": STEERING} if "capture/t" in request["id"] else reply(request)


serve(steering)
