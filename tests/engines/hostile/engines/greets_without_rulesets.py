"""Leaves out of its greeting what must be there."""

import sys

from tests.engines.hostile.engines.sane import reply, write

sys.stdin.readline()
greeting = reply({"id": "hello", "ask": "hello", "protocol": 1})
del greeting["rulesets"]
write(greeting)
