"""Leaves the first refused card of a deal on the floor, though it has put it back into the stock."""

from tests.engines.hostile.engines.sane import Message, reply, serve


def deal(request: Message) -> Message:
    right = reply(request)
    right["end"]["floor"] += " JS"
    return right


serve(deal)
