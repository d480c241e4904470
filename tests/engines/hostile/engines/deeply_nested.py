"""Answers one question with a hundred thousand lists in each other."""

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"))
