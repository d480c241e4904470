"""Which cards no rule tells apart: two fives of other suits usually, the 7♦ and another seven not; and which are played otherwise.

Where rules are searched for a difference, one card of each sort is enough, and a card that all of them play alike can show none.
"""

from collections.abc import Collection, Iterator

from attrs import astuple, evolve

from basra_spec.game.cards import FULL_DECK, members, rank, to_set
from basra_spec.game.rules import FloorRow, Rules

Sorts = tuple[tuple[int, ...], ...]


def sorts(many: Collection[Rules]) -> Sorts:
    """The cards of all these rules' decks in groups that none of them tells apart, each in deck order, in order of their first cards."""
    groups: dict[tuple[object, ...], list[int]] = {}
    deck = 0
    for rules in many:
        deck |= rules.deck
    for card in members(deck):
        groups.setdefault(tuple(part for rules in many for part in _marks(rules, card)), []).append(card)
    return tuple(map(tuple, groups.values()))


def _marks(rules: Rules, card: int) -> Iterator[object]:
    """Everything that the rules say of a card."""
    yield rank(card)
    yield rules.values[card]
    yield rules.points[card]
    yield tuple(taking.play_class for taking in rules.takings[card])
    yield tuple((kind.name, kind.worth) for kind in rules.kinds[card])
    yield tuple(cards >> card & 1 for cards in _named_sets(rules))


def _named_sets(rules: Rules) -> Iterator[int]:
    yield rules.deck
    yield rules.refused
    yield from (row.cards for row in rules.each)
    for rows in rules.takings:
        for taking in rows:
            yield taking.swept
            yield from _of_floor(taking.when)
    for kinds in rules.kinds:
        for kind in kinds:
            yield from _of_floor(kind.floor)
            yield from _of_floor(kind.previous)


def _of_floor(row: FloorRow | None) -> Iterator[int]:
    if row:
        yield row.only


def played_otherwise(many: Collection[Rules]) -> int:
    """The set of cards for which any two of these rules read something else when the card is played."""
    shared = {(rules.deck, rules.units, rules.of_value, rules.keep, _points_that_matter(rules)) for rules in many}
    if len(shared) > 1:
        return FULL_DECK
    return to_set(card for card in range(52) if len({(rules.takings[card], rules.kinds[card]) for rules in many}) > 1)


def _points_that_matter(rules: Rules) -> tuple[int, ...]:
    return rules.points if "most-points" in rules.keep else ()


def same_rules(one: Rules, other: Rules) -> bool:
    """Whether two sets of rules are the same tables, whatever their names: then no situation can tell them apart."""
    return _tables(one) == _tables(other)


def _tables(rules: Rules) -> tuple[object, ...]:
    return astuple(evolve(rules, name=""), recurse=False)
