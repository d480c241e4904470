"""Does not wish to say what it is."""

from tests.engines.hostile.engines.sane import write

write({"id": "hello", "skip": "not today"})
