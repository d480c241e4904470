"""Fails at every question, and says so."""

from tests.engines.hostile.engines.sane import serve

serve(lambda request: {"id": request["id"], "error": "the tables are on fire"})
