"""Slips a card into a pile that was in no hand and on no floor."""

from tests.engines.hostile.engines.sane import Message, guilty, reply, serve


def generous(request: Message) -> Message:
    right = reply(request)
    right["end"]["piles"][0] += " AC"
    return right


serve(guilty(generous))
