"""Dies of one question, and says so in red."""

import sys

from tests.engines.hostile.engines.sane import guilty, serve

serve(guilty(lambda _: sys.exit("\x1b[31mout of \u202eaces\x1b]0;basra\x07")))
