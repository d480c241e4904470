"""Kinds of floor and of clearing that a Basra may ask for."""

from itertools import combinations

from .captures import groups, sums, unions
from .cards import Cards, is_number, rank, total
from .rules import Clearing


def is_lone_jack_on_lone_jack(clearing: Clearing) -> bool:
    return rank(clearing.card) == "J" and len(clearing.floor) == 1 and all(rank(other) == "J" for other in clearing.floor)


def is_lone_card_of_the_same_rank(clearing: Clearing) -> bool:
    return len(clearing.floor) == 1 and all(rank(other) == rank(clearing.card) for other in clearing.floor)


def is_sum_after_a_trail_beside_a_lone_card(clearing: Clearing) -> bool:
    before = clearing.previous
    if before is None or not before.trailed or len(before.floor) != 1:
        return False
    return len(clearing.floor) == 2 and clearing.floor in sums(clearing.floor, clearing.card)


def only_numbers(floor: Cards) -> bool:
    return all(map(is_number, floor))


def only_tens_queens_and_kings(floor: Cards) -> bool:
    return all(rank(card) in {"10", "Q", "K"} for card in floor)


def splits_into_sums_of(floor: Cards, goal: int, cards: int = 1) -> bool:
    """Whether the number cards part, none left over, into groups that each add up to `goal` and have so many cards or more."""
    if not floor:
        return True
    first, *others = sorted(floor)
    firsts_group = (frozenset({first, *more}) for size in range(cards - 1, len(floor)) for more in combinations(others, size))
    return any(splits_into_sums_of(floor - group, goal, cards) for group in firsts_group if total(group) == goal)


def splits_into_equal_groups_under(floor: Cards, limit: int, at_least: int = 2, cards: int = 1) -> bool:
    """Whether the number cards part into `at_least` groups or more, all of one sum that is below `limit`, with so many `cards` each."""
    whole = total(floor)
    goals = [goal for goal in range(1, limit) if whole % goal == 0 and whole // goal >= at_least]
    return any(splits_into_sums_of(floor, goal, cards) for goal in goals)


def an_ordinary_seven_clears(floor: Cards) -> bool:
    return floor in unions(groups(floor, "7S"))
