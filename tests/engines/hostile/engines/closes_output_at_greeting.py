"""Closes its output instead of greeting, and lives on."""

import os

from tests.engines.hostile.engines.sane import hang

os.close(1)
hang()
