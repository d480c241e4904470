"""Answers one question with a list."""

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: b"[]\n"))
