"""Writes a greeting that has no end."""

import sys

while True:
    sys.stdout.write("{" * 65536)
