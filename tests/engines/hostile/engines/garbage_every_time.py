"""Answers no question with JSON."""

from tests.engines.hostile.engines.sane import serve

serve(lambda _: b"Segmentation fault\n")
