"""Is asked in vain."""

from tests.engines.hostile.engines.sane import serve

serve(lambda request: {"id": request["id"], "skip": "the tables are closed"})
