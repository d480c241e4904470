"""Leaves one card on a floor twice."""

from tests.engines.hostile.engines.sane import guilty, reply, serve

serve(guilty(lambda request: {**reply(request), "end": {"floor": "KD KD"}}))
