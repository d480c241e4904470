"""The filters of `keep`: which of the legal hauls are left. Each prefers the haul whose key is greater.

All but `no-group-left` add up card by card, so that the best cards of each value can be picked on their own, and the best haul is found
without listing the others.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from basra_spec.game import sums
from basra_spec.game.cards import members, to_set
from basra_spec.game.rules import Rules

NO_GROUP_LEFT: Final = "no-group-left"
# Filters that look at counts alone: where one of them comes first it is applied before any suit is looked at.
COUNT_FILTERS: Final[dict[str, Callable[[int, int], Collection[int]]]] = {
    "most-cards": sums.largest,
    "most-groups": sums.most_pips,
    NO_GROUP_LEFT: lambda counts, target: sums.parts(counts, target).closed(),
}
# What one card adds to the key of a filter; two cards of one value differ in it only where the filter looks at suits.
ADDS: Final[dict[str, Callable[[Rules, int], int]]] = {
    "most-cards": lambda rules, card: 1,
    "most-points": lambda rules, card: rules.play.points[card],
    "most-groups": lambda rules, card: rules.play.values[card] or 1,
    "deck-order": lambda rules, card: 1 << 51 - card,
}
SUIT_FILTERS: Final = {"most-points", "deck-order"}


def picks(rules: Rules, cards: int, number: int) -> Iterator[int]:
    """The ways to pick so many of these cards, which count the same, that the filters leave: all that hold the best cards.

    What a filter of suits prefers adds up card by card, so only cards at the edge, where several are as good, leave a choice.
    """
    if cards.bit_count() == number or not number:
        yield cards if number else 0
        return
    sure, level = _edge(rules, cards, number)
    for chosen in combinations(level, number - sure.bit_count()):
        yield sure | to_set(chosen)


def pick_count(rules: Rules, cards: int, number: int) -> int:
    """How many ways `picks` has."""
    sure, level = _edge(rules, cards, number) if number else (0, [])
    return comb(len(level), number - sure.bit_count())


def _edge(rules: Rules, cards: int, number: int) -> tuple[int, list[int]]:
    """The cards that every best pick of so many holds, and those of which it holds some."""
    keys = {card: _suit_key(rules, card) for card in members(cards)}
    edge = sorted(keys.values(), reverse=True)[number - 1]
    return to_set(card for card, key in keys.items() if key > edge), [card for card, key in keys.items() if key == edge]


def every_pick(rules: Rules, lanes: Sequence[tuple[int, int]]) -> Iterator[int]:
    """Every way to pick so many cards of each lane."""
    if not lanes:
        yield 0
        return
    (cards, number), *others = lanes
    for pick in picks(rules, cards, number):
        for more in every_pick(rules, others):
            yield pick | more


def best_first(rules: Rules, cards: int) -> list[int]:
    """Cards that count the same, those first that the filters prefer."""
    return sorted(members(cards), key=lambda card: _suit_key(rules, card), reverse=True)


def _suit_key(rules: Rules, card: int) -> tuple[int, ...]:
    return tuple(ADDS[name](rules, card) for name in rules.play.keep if name in SUIT_FILTERS)


def best(choices: Iterable[int], key: Callable[[int], int]) -> list[int]:
    """The choices with the greatest key."""
    keys = {choice: key(choice) for choice in choices}
    most = max(keys.values())
    return [choice for choice, each in keys.items() if each == most]
