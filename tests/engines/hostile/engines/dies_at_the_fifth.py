"""Dies of every fifth question that it is asked."""

import sys
from itertools import count

from tests.engines.hostile.engines.sane import reply, serve

asked = count(1)
serve(lambda request: reply(request) if next(asked) < 5 else sys.exit("worn out"))
