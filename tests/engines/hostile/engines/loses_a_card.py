"""Loses the one card that is left on a floor."""

from tests.engines.hostile.engines.sane import Message, guilty, reply, serve


def lossy(request: Message) -> Message:
    right = reply(request)
    right["plays"][0]["floor"] = right["end"]["floor"] = ""
    return right


serve(guilty(lossy))
