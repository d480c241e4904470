"""Dies of one question."""

import sys

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: sys.exit("out of aces")))
