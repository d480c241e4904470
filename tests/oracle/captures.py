"""Which floor cards a card takes, found by going through every possibility."""

from collections.abc import Iterable
from itertools import combinations

from .cards import DECK_ORDER, Cards, is_number, rank, total, value
from .rules import OracleRules, card_points


def sums(floor: Cards, card: str) -> list[Cards]:
    """Every two or more number cards of the floor that add up to the card."""
    if not is_number(card):
        return []
    numbers = [other for other in floor if is_number(other)]
    sizes = range(2, len(numbers) + 1)
    return [frozenset(some) for size in sizes for some in combinations(numbers, size) if total(some) == value(card)]


def equals(floor: Cards, card: str) -> list[Cards]:
    """Every floor card of the card's rank, each a group by itself."""
    return [frozenset({other}) for other in floor if rank(other) == rank(card)]


def groups(floor: Cards, card: str) -> list[Cards]:
    return equals(floor, card) + sums(floor, card)


def unions(pieces: Iterable[Cards]) -> set[Cards]:
    """Every set made by joining one or more of the pieces, no two of them sharing a card."""
    joined = {frozenset[str]()}
    for piece in pieces:
        joined |= {cards | piece for cards in joined if cards.isdisjoint(piece)}
    return joined - {frozenset()}


def lawful(rules: OracleRules, floor: Cards, card: str) -> set[Cards]:
    """Everything the card could take, before the game prefers one haul to another."""
    if floor and rules.sweeps(card, floor):
        return {floor}
    found = unions(groups(floor, card))
    return {haul for haul in found if len(equals(haul, card)) <= 1} if rules.one_equal_card else found


def hauls(rules: OracleRules, floor: Cards, card: str) -> list[Cards]:
    """The hauls that the game accepts for the card; an empty list when it takes nothing."""
    kept = [haul for haul in lawful(rules, floor, card) if rules.accepts(floor, card, haul)]
    for measure in rules.prefer:
        best = max((measure(rules, card, haul) for haul in kept), default=None)
        kept = [haul for haul in kept if measure(rules, card, haul) == best]
    return sorted(kept, key=lambda haul: in_deck_order(rules, card, haul), reverse=True)


def no_group_left(floor: Cards, card: str, haul: Cards) -> bool:
    """Whether neither an equal card nor a sum of the card stays behind."""
    return not groups(floor - haul, card)


def count_of_cards(rules: OracleRules, card: str, haul: Cards) -> int:
    return len(haul)


def count_of_points(rules: OracleRules, card: str, haul: Cards) -> int:
    return card_points(rules, haul)


def count_of_groups(rules: OracleRules, card: str, haul: Cards) -> int:
    """Each group is worth the card, so the groups can be counted without forming them."""
    if not is_number(card) or not all(map(is_number, haul)):
        return len(haul)
    return total(haul) // value(card)


def in_deck_order(rules: OracleRules, card: str, haul: Cards) -> tuple[bool, ...]:
    """Greater for the haul that holds the first card of the deck on which two differ."""
    return tuple(other in haul for other in DECK_ORDER)
