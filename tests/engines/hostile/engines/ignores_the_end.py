"""Does not end when its input does."""

from tests.engines.hostile.engines.sane import hang, serve

serve()
hang()
