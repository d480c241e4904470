"""Ends in the middle of its greeting."""

import sys

sys.stdout.write('{"id": "hello", "protocol": 1, "eng')
