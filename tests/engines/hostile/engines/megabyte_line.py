"""Answers one question with a line of more than a megabyte."""

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda request: {"id": request["id"], "skip": "no" * 600_000}))
