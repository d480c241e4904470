"""Dies of every question."""

import sys

from tests.engines.hostile.engines.sane import serve

serve(lambda _: sys.exit(9))
