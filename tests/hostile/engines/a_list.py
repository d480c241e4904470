"""Answers one question with a list."""

from tests.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: b"[]\n"))
