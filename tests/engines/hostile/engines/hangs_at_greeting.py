"""Reads the greeting and never answers; notes its number in the file that it is given."""

import os
import sys
from pathlib import Path

from tests.engines.hostile.engines.sane import hang

if sys.argv[1:]:
    Path(sys.argv[1]).write_text(str(os.getpid()), encoding="utf-8")
sys.stdin.readline()
hang()
