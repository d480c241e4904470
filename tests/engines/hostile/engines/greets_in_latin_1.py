"""Greets in another encoding than UTF-8."""

import sys

sys.stdout.buffer.write('{"id": "hello", "engine": "café"}\n'.encode("latin-1"))
