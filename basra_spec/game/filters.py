"""The `keep` filters, which select among the legal hauls. Each prefers the greater key.

The keys of all but `no-group-left` add up card by card, so the best cards of each value can be picked separately, and the best haul is
found without listing the others.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from basra_spec.game import sums
from basra_spec.game.cards import members, to_set
from basra_spec.game.parts import most_pips, parts
from basra_spec.game.rules import Rules

NO_GROUP_LEFT: Final = "no-group-left"
# Filters that look at counts only. If one comes first, it is applied before suits are considered.
COUNT_FILTERS: Final[dict[str, Callable[[int, int], Collection[int]]]] = {
    "most-cards": sums.largest,
    "most-groups": most_pips,
    NO_GROUP_LEFT: lambda counts, target: parts(counts, target).closed(),
}
# What one card adds to the key of a filter. Cards of one value differ only in `SUIT_FILTERS`.
ADDS: Final[dict[str, Callable[[Rules, int], int]]] = {
    "most-cards": lambda rules, card: 1,
    "most-points": lambda rules, card: rules.play.points[card],
    "most-groups": lambda rules, card: rules.play.values[card] or 1,
    "deck-order": lambda rules, card: 1 << 51 - card,
}
SUIT_FILTERS: Final = {"most-points", "deck-order"}


def picks(rules: Rules, cards: int, number: int) -> Iterator[int]:
    """The best ways to pick `number` of these cards, which have one value.

    Keys add up card by card, so there is a choice only among cards that are equally good at the cut.
    """
    if cards.bit_count() == number or not number:
        yield cards if number else 0
        return
    sure, level = _edge(rules, cards, number)
    for chosen in combinations(level, number - sure.bit_count()):
        yield sure | to_set(chosen)


def pick_count(rules: Rules, cards: int, number: int) -> int:
    """The number of `picks`."""
    sure, level = _edge(rules, cards, number) if number else (0, [])
    return comb(len(level), number - sure.bit_count())


def _edge(rules: Rules, cards: int, number: int) -> tuple[int, list[int]]:
    """The cards in every best pick, and the equally good cards of which it contains some."""
    keys = {card: _suit_key(rules, card) for card in members(cards)}
    edge = sorted(keys.values(), reverse=True)[number - 1]
    return to_set(card for card, key in keys.items() if key > edge), [card for card, key in keys.items() if key == edge]


def every_pick(rules: Rules, lanes: Sequence[tuple[int, int]]) -> Iterator[int]:
    """Every way to pick the given number of cards from each lane."""
    if not lanes:
        yield 0
        return
    (cards, number), *others = lanes
    for pick in picks(rules, cards, number):
        for more in every_pick(rules, others):
            yield pick | more


def best_first(rules: Rules, cards: int) -> list[int]:
    """Cards of one value, those preferred by the filters first."""
    return sorted(members(cards), key=lambda card: _suit_key(rules, card), reverse=True)


def _suit_key(rules: Rules, card: int) -> tuple[int, ...]:
    return tuple(ADDS[name](rules, card) for name in rules.play.keep if name in SUIT_FILTERS)


def best(choices: Iterable[int], key: Callable[[int], int]) -> list[int]:
    """The choices with the greatest key."""
    keys = {choice: key(choice) for choice in choices}
    most = max(keys.values())
    return [choice for choice, each in keys.items() if each == most]
