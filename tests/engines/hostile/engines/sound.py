"""Is as an engine should be."""

from tests.engines.hostile.engines.sane import serve

serve()
