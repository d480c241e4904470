"""Answers one question with a line that is no JSON."""

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: b"Segmentation fault\n"))
