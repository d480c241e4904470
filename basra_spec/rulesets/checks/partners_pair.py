"""Partners sit opposite, so that partnerships need an even number of players, four at least.

Good: `players: {2: [solo], 4: [partners]}`.
Bad: `players: {3: [partners]}`.
"""

from collections.abc import Iterator

from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "partners-cannot-pair"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each such number of players."""
    for seats, sides in resolved.ruleset.players.items():
        if "partners" in sides and (seats % 2 or seats < 4):
            message = f"{seats} players cannot form partnerships"
            yield resolved.problem(CODE, message, f"write {seats}: [solo], or give partners 4 or 6 seats", ("players", str(seats)))
