"""Writes one more line when its input has ended."""

from tests.engines.hostile.engines.sane import serve, write

serve()
write(b"good bye\n")
