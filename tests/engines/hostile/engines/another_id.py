"""Answers one question in the name of another."""

from tests.engines.hostile.engines.sane import guilty, reply, serve

serve(guilty(lambda request: {**reply(request), "id": "capture/none-such"}))
