"""Dies of every question."""

import sys

from tests.hostile.engines.sane import serve

serve(lambda _: sys.exit(9))
