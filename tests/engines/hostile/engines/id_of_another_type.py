"""Answers one question with a number as its id."""

from tests.engines.hostile.engines.sane import guilty, reply, serve

serve(guilty(lambda request: {**reply(request), "id": 7}))
