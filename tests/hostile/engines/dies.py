"""Dies of one question."""

import sys

from tests.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: sys.exit("out of aces")))
