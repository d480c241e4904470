"""Takes half a second over every question; notes its number in the file that it is given."""

import os
import sys
import time
from pathlib import Path

from tests.engines.hostile.engines.sane import Message, reply, serve


def slowly(request: Message) -> Message:
    time.sleep(0.5)
    return reply(request)


Path(sys.argv[1]).write_text(str(os.getpid()), encoding="utf-8")
serve(slowly)
