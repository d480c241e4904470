"""The first floor where a refused card goes back before another replaces it, in each way in which a dealer may go about that."""

from .cards import Cards
from .rules import FirstFloor, OracleRules

FLOOR_CARDS = 4


def put_back(rules: OracleRules, stock: list[str], card: str) -> None:
    if rules.place_in_stock is None:
        raise ValueError("nobody says where a refused card goes back")
    stock.insert(rules.place_in_stock(len(stock)), card)


def as_it_is_turned_up(rules: OracleRules, stock: list[str]) -> tuple[Cards, list[str]]:
    """Cards are turned up singly, and a refused one goes back before the next."""
    floor: list[str] = []
    while len(floor) < FLOOR_CARDS:
        top = stock.pop(0)
        if top in rules.refused:
            put_back(rules, stock, top)
        else:
            floor.append(top)
    return frozenset(floor), stock


def out_of_four_one_by_one(rules: OracleRules, stock: list[str]) -> tuple[Cards, list[str]]:
    """Four cards are turned up; a refused one goes back and is replaced, then the next."""
    floor, stock = stock[:FLOOR_CARDS], stock[FLOOR_CARDS:]
    while refused := [card for card in floor if card in rules.refused]:
        put_back(rules, stock, refused[0])
        floor[floor.index(refused[0])] = stock.pop(0)
    return frozenset(floor), stock


def out_of_four_all_together(rules: OracleRules, stock: list[str]) -> tuple[Cards, list[str]]:
    """Four cards are turned up; all refused ones go back, then all are replaced."""
    floor, stock = stock[:FLOOR_CARDS], stock[FLOOR_CARDS:]
    while refused := [card for card in floor if card in rules.refused]:
        for card in refused:
            put_back(rules, stock, card)
        floor = [card for card in floor if card not in refused]
        while len(floor) < FLOOR_CARDS:
            floor.append(stock.pop(0))
    return frozenset(floor), stock


BEFORE_REPLACED: tuple[FirstFloor, ...] = (as_it_is_turned_up, out_of_four_one_by_one, out_of_four_all_together)
