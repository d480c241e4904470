"""Gives the points of one Basra as a text."""

from tests.engines.hostile.engines.sane import guilty, reply, serve

serve(guilty(lambda request: {**reply(request), "plays": [{"basra": "10"}]}))
