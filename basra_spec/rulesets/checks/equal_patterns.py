"""Where two patterns name a card, the one that names fewer cards wins; two that name equally few and disagree decide nothing.

Good: `number: {cards: [A-10]}`, `komi: {cards: [7D]}`: the 7♦ is a komi.
Bad: `low: {cards: [A-5]}`, `high: {cards: [5-9]}`: the fives belong to both.
"""

from collections.abc import Callable, Iterator, Mapping

from basra_spec.game.cards import NAMES
from basra_spec.game.patterns import Row, clashes
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "equal-patterns"

Place = tuple[Path, Row[object]]


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each pair of patterns that clash: in the play classes, the capture values, and every table of worths."""
    rules = resolved.ruleset
    classes: list[Place] = [(("plays", name, "cards"), (p, name)) for name, row in rules.plays.items() for p in row.cards]
    yield from _clashes(resolved, "play classes", classes, lambda name: rules.plays[str(name)].when is not None)
    yield from _clashes(resolved, "capture values", _table(("values",), rules.values))
    yield from _clashes(resolved, "worths", _table(("basra", "worth"), rules.basra.worth))
    for name, kind in rules.basra.kinds.items():
        yield from _clashes(resolved, "worths", _table(("basra", "kinds", name, "worth"), kind.worth or {}))


def _table(path: Path, table: Mapping[str, object]) -> list[Place]:
    return [((*path, pattern), (pattern, value)) for pattern, value in table.items()]


def _never(value: object) -> bool:
    return False


def _clashes(resolved: Resolved, what: str, places: list[Place], falls_through: Callable[[object], bool] = _never) -> Iterator[Problem]:
    for clash in clashes([row for _, row in places], falls_through):
        paths = [path for path, (pattern, _) in places if pattern in (clash.second, clash.first)]
        sides = " and ".join(f"{row[0]} ({row[1]})" for _, row in places if row[0] in (clash.first, clash.second))
        message = f"two {what} have an equal claim to {NAMES[clash.card]}: {sides}"
        yield resolved.problem(CODE, message, "make one of the patterns name fewer cards", *reversed(paths))
