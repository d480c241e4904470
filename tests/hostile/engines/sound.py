"""Is as an engine should be."""

from tests.hostile.engines.sane import serve

serve()
