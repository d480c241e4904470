"""Checks of the cards: their play classes, their capture values, what they take, and which captures are kept."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from basra_spec.game.cards import NAMES, RANKS, members, rank, set_names, to_set
from basra_spec.game.compiler import capture_values, classes_by_card, makers
from basra_spec.game.patterns import Row, by_card, clashes
from basra_spec.game.ruleset import FloorCondition
from basra_spec.game.sums import HIGHEST_VALUE
from basra_spec.rulesets.problems import Path, Problem
from basra_spec.rulesets.resolved import Resolved

Place = tuple[Path, Row[object]]


def card_without_class(resolved: Resolved) -> Iterator[Problem]:
    """Every card of the deck must have a play class on every floor. A card without a class cannot be played.

    Good: `plays: {number: {cards: [A-10], …}, court: {cards: [J-K], …}}` with `deck: [any]`.
    Bad: the same without `court`; or with a `when` in `court`, and no other class for its cards.
    """
    ruleset = resolved.ruleset
    classes = classes_by_card(ruleset)
    housed = to_set(card for card in range(52) if any(ruleset.plays[name].when is None for name in classes[card]))
    homeless = ruleset.deck_set() & ~housed
    if homeless:
        hint = "add them to the cards of a play class without `when`, or remove them from the deck"
        message = f"these cards have no play class that applies on every floor: {set_names(homeless)}"
        yield resolved.problem("card-without-class", message, hint, ("plays",), ("deck",))


def equal_patterns(resolved: Resolved) -> Iterator[Problem]:
    """If two patterns match a card, the one that matches fewer cards wins. Two patterns that match equally many must agree.

    Good: `number: {cards: [A-10]}`, `komi: {cards: [7D]}`: the 7♦ is a komi.
    Bad: `low: {cards: [A-5]}`, `high: {cards: [5-9]}`: the fives belong to both.
    """
    rules = resolved.ruleset
    classes: list[Place] = [(("plays", name, "cards"), (p, name)) for name, row in rules.plays.items() for p in row.cards]
    yield from _clashes(resolved, "play classes", classes, lambda name: rules.plays[str(name)].when is not None)
    yield from _clashes(resolved, "capture values", _table(("values",), rules.values))
    yield from _clashes(resolved, "worths", _table(("basra", "worth"), rules.basra.worth))
    for name, kind in rules.basra.kinds.items():
        yield from _clashes(resolved, "worths", _table(("basra", "kinds", name, "worth"), kind.worth or {}))


def _table(path: Path, table: Mapping[str, object]) -> list[Place]:
    return [((*path, pattern), (pattern, value)) for pattern, value in table.items()]


def _clashes(
    resolved: Resolved, what: str, places: list[Place], falls_through: Callable[[object], bool] = lambda _: False
) -> Iterator[Problem]:
    for clash in clashes([row for _, row in places], falls_through):
        paths = [path for path, (pattern, _) in places if pattern in (clash.second, clash.first)]
        sides = " and ".join(f"{row[0]} ({row[1]})" for _, row in places if row[0] in (clash.first, clash.second))
        message = f"two {what} match {NAMES[clash.card]} equally well: {sides}"
        yield resolved.problem("equal-patterns", message, "narrow one of the patterns, so that it names fewer cards", *reversed(paths))


def value_missing(resolved: Resolved) -> Iterator[Problem]:
    """A card that takes sums needs a capture value. So does a card whose Basra is worth twice its value.

    Good: `values: {A: 1, 2-10: face}`, `number: {cards: [A-10], takes: {sums: many}}`.
    Bad: `number: {cards: [A-Q], takes: {sums: many}}` with the same values: the queen has no value that other cards could add up to.
    """
    ruleset = resolved.ruleset
    values = capture_values(ruleset)
    classes = classes_by_card(ruleset)
    for name, row in ruleset.plays.items():
        bare = [card for card in members(ruleset.deck_set()) if row.takes.sums and not values[card] and name in classes[card]]
        yield from _without_value(
            resolved, bare, f'the class "{name}" takes sums', ("plays", name, "cards"), ("plays", name, "takes", "sums")
        )
    for name, kind in ruleset.basra.kinds.items():
        path: Path = ("basra", "kinds", name, "worth") if kind.worth else ("basra", "worth")
        worths = by_card((kind.worth or ruleset.basra.worth).items())
        bare = [card for card in members(makers(ruleset, kind)) if worths[card] == "twice-value" and not values[card]]
        yield from _without_value(resolved, bare, "a Basra is worth twice the value of its card", path)
    printed = by_card(ruleset.values.items())
    faces = [card for card in range(52) if printed[card] == "face" and RANKS[rank(card)] in ("J", "Q", "K")]
    if faces:
        message, paths = (
            f"{NAMES[faces[0]]} cannot have the value face: no number is printed on it",
            [("values", pattern) for pattern in ruleset.values],
        )
        yield resolved.problem("value-missing", message, "give court cards a number: J: 11", *paths)


def _without_value(resolved: Resolved, bare: list[int], why: str, *paths: Path) -> Iterator[Problem]:
    if bare:
        message = f"{why}, but {NAMES[bare[0]]} has no capture value"
        yield resolved.problem("value-missing", message, "give the card a value under values, or exclude it here", *paths, ("values",))


def sweep_not_alone(resolved: Resolved) -> Iterator[Problem]:
    """A class either takes cards by rank and sums, or sweeps. A sweep leaves no choice, so a class cannot do both.

    Good: `takes: {rank: many, sums: many}`, `takes: {sweep: [any]}`.
    Bad: `takes: {rank: many, sweep: [any]}`.
    """
    for name, row in resolved.ruleset.plays.items():
        if row.takes.sweep and (row.takes.rank or row.takes.sums):
            path = ("plays", name, "takes")
            hint = "remove one; in a file that extends another, null removes it: takes: {rank: null, sums: null, sweep: [any]}"
            message = f'the class "{name}" sweeps and also takes by rank or sums'
            yield resolved.problem("sweep-not-alone", message, hint, (*path, "sweep"), path)


def split_sum_too_large(resolved: Resolved) -> Iterator[Problem]:
    """The sum in a `splits` condition is at most 20, the highest capture value. Larger sums can be split in too many ways.

    Good: `splits: {groups: 2+, sum: 0-9}`.
    Bad: `splits: {groups: 2+, sum: 0+}`.
    """
    ruleset = resolved.ruleset
    conditions: list[tuple[Path, FloorCondition | None]] = [(("plays", name, "when"), row.when) for name, row in ruleset.plays.items()]
    for name, kind in ruleset.basra.kinds.items():
        conditions.append((("basra", "kinds", name, "floor"), kind.floor))
        conditions.append((("basra", "kinds", name, "previous", "floor"), kind.previous.floor if kind.previous else None))
    for path, condition in conditions:
        if condition and condition.splits and condition.splits.sum.high > HIGHEST_VALUE:
            message = f"the sum of a group must be at most {HIGHEST_VALUE}, not {condition.splits.sum}"
            hint = f"for example: 0-{HIGHEST_VALUE}"
            yield resolved.problem("split-sum-too-large", message, hint, (*path, "splits", "sum"))


_LOOKS_AT_COUNTS: Final = {"most-cards", "most-groups", "no-group-left"}


def points_alone(resolved: Resolved) -> Iterator[Problem]:
    """`most-points` must follow a filter by number of cards or groups, or be followed by `deck-order`.

    On its own it keeps every capture with the most points, whatever other cards are in it. A large floor has too many of these to compare.

    Good: `keep: [most-cards, most-points]`, `keep: [most-points, deck-order]`.
    Bad: `keep: [most-points]`.
    """
    keep = resolved.ruleset.capture.keep
    if "most-points" in keep and "deck-order" not in keep and keep[0] not in _LOOKS_AT_COUNTS:
        hint = "write [most-cards, most-points], or [most-points, deck-order]"
        yield resolved.problem(
            "points-alone",
            "most-points needs a filter by number of cards or groups before it, or deck-order after it",
            hint,
            ("capture", "keep"),
        )
