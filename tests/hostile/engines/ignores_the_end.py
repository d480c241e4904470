"""Does not end when its input does."""

from tests.hostile.engines.sane import hang, serve

serve()
hang()
