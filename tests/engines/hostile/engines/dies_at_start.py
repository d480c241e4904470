"""Ends before it has greeted, and says why."""

import sys

sys.exit("no licence found")
