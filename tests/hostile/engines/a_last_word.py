"""Writes one more line when its input has ended."""

from tests.hostile.engines.sane import serve, write

serve()
write(b"good bye\n")
