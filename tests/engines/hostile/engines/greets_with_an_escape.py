"""Greets with a name that clears the screen, in a line that is no answer."""

from tests.engines.hostile.engines.sane import write

write(b'\x1b[2J{"engine": "\xe2\x80\xaecat"}\n')
