"""Keeps the piles of the questions before."""

from tests.engines.hostile.engines.sane import Message, reply, serve

piles = ["", ""]


def remembering(request: Message) -> Message:
    right = reply(request)
    piles[:] = [" ".join({*old.split(), *new.split()}) for old, new in zip(piles, right["end"]["piles"], strict=True)]
    right["end"]["piles"] = list(piles)
    return right


serve(remembering)
