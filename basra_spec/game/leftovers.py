"""Who gets the cards that lie on the floor when the last card of a round has been played.

Each word is a function from the position and the seat that captured last to the shares, one set of cards a side, that the word accepts:
one way to share, or several of which play takes the first.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from basra_spec.game.cards import members, to_set
from basra_spec.game.position import Position

Shares = tuple[int, ...]


def _last_capturer(position: Position, last: int) -> Iterator[Shares]:
    yield _shares(position, [position.side(last)] * position.floor.bit_count())


def _nobody(position: Position, last: int) -> Iterator[Shares]:
    yield (0,) * len(position.piles)


def _split(position: Position, last: int) -> Iterator[Shares]:
    """A card at a time, in deck order, to every side in turn from the last capturer's on; what does not go round is the last capturer's."""
    sides = len(position.piles)
    yield _in_turn(position, [(position.side(last) + turn) % sides for turn in range(sides)], last)


def _split_players(position: Position, last: int) -> Iterator[Shares]:
    """The same, to every player in turn from the last capturer on."""
    seats = len(position.hands)
    yield _in_turn(position, [position.side((last + turn) % seats) for turn in range(seats)], last)


def _split_freely(position: Position, last: int) -> Iterator[Shares]:
    """As many cards to every side, any of them, and what does not go round to the last capturer."""
    sides, taker = len(position.piles), position.side(last)
    others = [side for side in range(sides) if side != taker]
    for given in _every_deal(position.floor, len(others), position.floor.bit_count() // sides):
        shares = dict(zip(others, given, strict=True)) | {taker: position.floor & ~sum(given)}
        yield tuple(shares[side] for side in range(sides))


def _every_deal(cards: int, sides: int, each: int) -> Iterator[Shares]:
    """Every way to give so many cards to each of some sides."""
    if not sides:
        yield ()
        return
    for share in map(to_set, combinations(members(cards), each)):
        for others in _every_deal(cards & ~share, sides - 1, each):
            yield (share, *others)


def _in_turn(position: Position, takers: list[int], last: int) -> Shares:
    rounds = position.floor.bit_count() // len(takers)
    rest = position.floor.bit_count() - rounds * len(takers)
    return _shares(position, takers * rounds + [position.side(last)] * rest)


def _shares(position: Position, takers: list[int]) -> Shares:
    shares = [0] * len(position.piles)
    for card, side in zip(members(position.floor), takers, strict=True):
        shares[side] |= 1 << card
    return tuple(shares)


LEFTOVERS: Final[dict[str, Callable[[Position, int], Iterator[Shares]]]] = {
    "last-capturer": _last_capturer,
    "nobody": _nobody,
    "split": _split,
    "split-players": _split_players,
    "split-freely": _split_freely,
}
