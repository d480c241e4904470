"""Answers one question with a number that is none."""

from tests.engines.hostile.engines.sane import guilty, reply, serve

serve(guilty(lambda request: {**reply(request), "plays": [{"basra": float("nan")}]}))
