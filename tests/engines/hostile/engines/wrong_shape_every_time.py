"""Answers every question with an object of its own invention."""

from tests.engines.hostile.engines.sane import serve

serve(lambda request: {"id": request["id"], "cards": "5H"})
