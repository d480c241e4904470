"""Leaves the id out of one answer."""

from tests.engines.hostile.engines.sane import guilty, reply, serve

serve(guilty(lambda request: {key: value for key, value in reply(request).items() if key != "id"}))
