"""Fails before it can say what it is."""

from tests.engines.hostile.engines.sane import write

write({"id": "hello", "error": "no cards in the box"})
