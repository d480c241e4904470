"""Does not wish to say what it is."""

from tests.hostile.engines.sane import write

write({"id": "hello", "skip": "not today"})
