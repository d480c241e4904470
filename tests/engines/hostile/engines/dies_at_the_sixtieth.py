"""Dies of every sixtieth question that it is asked, whichever that is."""

import sys
from itertools import count

from tests.engines.hostile.engines.sane import reply, serve

asked = count(1)
serve(lambda request: reply(request) if next(asked) < 60 else sys.exit("worn out"))
