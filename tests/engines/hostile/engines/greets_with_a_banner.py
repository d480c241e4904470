"""Writes a line for people before it is asked anything."""

from tests.engines.hostile.engines.sane import serve, write

write(b"The Basra engine, at your service\n")
serve()
