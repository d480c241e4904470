"""Answers no question with JSON."""

from tests.hostile.engines.sane import serve

serve(lambda _: b"Segmentation fault\n")
