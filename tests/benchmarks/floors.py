"""One largest haul found with empty memories, in milliseconds: on the floors that play can reach, and on any others.

A time is the best of three, since a machine now and then does something else.
"""

import random
from collections.abc import Iterable, Iterator
from importlib import import_module
from time import perf_counter
from typing import Any, Final

from basra_spec.game.captures import hauls
from basra_spec.game.cards import to_set
from tests.benchmarks.rounds import RULES
from tests.game.solver import reachable_floors

NUMBERS: Final = range(40)
VALUES: Final = range(1, 11)
SUITS_ON_THE_FLOOR: Final = (2, 3, 1, 0)
"""The suit of a value's first, second … card on the floor: the seven that is played is not the one that sweeps."""

Question = tuple[int, int]
"""A floor and a card to play on it."""


def memories() -> list[Any]:
    """The functions that remember answers. Tables that no floor bears on (they are unbounded) may stay."""
    homes = [
        vars(import_module(f"basra_spec.{name}"))
        for name in ("game.sums", "game.parts", "game.captures", "game.capture_tables", "game.filters", "game.awards")
    ]
    found = {id(thing): thing for home in homes for thing in home.values() if hasattr(thing, "cache_clear")}
    return [thing for thing in found.values() if thing.cache_parameters()["maxsize"] is not None]


def milliseconds(questions: Iterable[Question]) -> list[float]:
    """How long each takes, sorted."""
    remembering = memories()
    return sorted(min(_once(remembering, *question) for _ in range(3)) for question in questions)


def _once(remembering: Iterable[Any], floor: int, card: int) -> float:
    for function in remembering:
        function.cache_clear()
    began = perf_counter()
    next(iter(hauls(RULES, floor, card)), 0)
    return 1000 * (perf_counter() - began)


def of_counts(counts: Iterable[int]) -> int:
    """A floor with so many aces, so many twos …"""
    return to_set(4 * place + suit for place, number in enumerate(counts) for suit in SUITS_ON_THE_FLOOR[:number])


def on(floor: int) -> Iterator[Question]:
    """The floor with every number card, one of a value, that does not lie on it."""
    for value in VALUES:
        card = next((card for card in range(4 * value - 4, 4 * value) if not floor >> card & 1), None)
        if card is not None:
            yield floor, card


def reachable() -> list[Question]:
    return [question for floor in sorted(reachable_floors()) for question in on(of_counts(floor))]


def others(seed: int, number: int) -> list[Question]:
    """Random floors of any size, lopsided ones (all, one or none of a value), and nearly all number cards, `number` of each kind."""
    chance = random.Random(seed)
    floors = [to_set(chance.sample(range(52), chance.randint(0, 51))) for _ in range(number)]
    floors += [of_counts(chance.choices((0, 1, 4), (1, 2, 2), k=10)) for _ in range(number)]
    floors += [to_set(chance.sample(NUMBERS, chance.randint(36, 40))) for _ in range(number)]
    return [question for floor in [*floors, *_extremes()] for question in on(floor)]


def _extremes() -> list[int]:
    """All cards up to a value, all but a spade of each, and all high cards with few low ones."""
    upto = [to_set(range(4 * value)) for value in VALUES]
    but_one = [floor & ~to_set(range(0, 40, 4)) for floor in upto]
    top_heavy = [of_counts([few] * low + [4] * (9 - low) + [0]) for low in range(1, 9) for few in (1, 2, 3)]
    without_a_card = [to_set(set(NUMBERS) - {card}) for card in NUMBERS]
    return upto + but_one + top_heavy + without_a_card
