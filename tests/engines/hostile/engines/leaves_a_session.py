"""Starts other processes in sessions of their own, notes their numbers in the file that it is given, and hangs at one question.

With the word `orphan` it starts them by a process that has exited meanwhile.
"""

import subprocess
import sys
from pathlib import Path

from tests.engines.hostile.engines.sane import guilty, hang, serve

START = """
import subprocess, sys
quiet = subprocess.DEVNULL
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True, stdout=quiet, stderr=quiet)
print(child.pid)
"""

if sys.argv[2:] == ["orphan"]:
    number = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True).stdout.strip()
else:
    number = str(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True).pid)
with Path(sys.argv[1]).open("a", encoding="utf-8") as file:
    print(number, file=file)
serve(guilty(lambda _: hang()))
