"""Answers one question with an empty line."""

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: b"\n"))
