"""Starts another process, notes its number in the file that it is given, and hangs at one question."""

import subprocess
import sys
from pathlib import Path

from tests.engines.hostile.engines.sane import guilty, hang, serve

child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with Path(sys.argv[1]).open("a", encoding="utf-8") as file:
    print(child.pid, file=file)
serve(guilty(lambda _: hang()))
