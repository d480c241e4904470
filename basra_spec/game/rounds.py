"""Start and end a round: deal hands and the first floor, replace refused cards and put them back, and share out the leftovers.

Nothing is random here: the deck is listed from the top, and if a refused card may go back anywhere, its place is given.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from basra_spec.game.cards import members, names, set_names, to_set
from basra_spec.game.faults import DealError
from basra_spec.game.position import Position
from basra_spec.game.rules import Rules


def sides_of(seats: int, sides: str) -> int:
    """The number of sides that the seats form as `solo` or `partners`."""
    return SIDES[sides](seats)


SIDES: Final[dict[str, Callable[[int], int]]] = {"solo": lambda seats: seats, "partners": lambda seats: seats // 2}


def seating(rules: Rules, seats: int, sides: str | None = None) -> int:
    """The number of sides at this number of seats, as `solo` or `partners` (None: the first that the ruleset lists). Raises `DealError`."""
    if seats not in rules.deal.players:
        allowed = " or ".join(map(str, rules.deal.players))
        raise DealError("number-of-players", allowed=allowed, seats=seats)
    known = rules.deal.players[seats]
    if sides is not None and sides not in known:
        raise DealError("way-to-form-sides", seats=seats, allowed=" or ".join(known), sides=sides)
    return sides_of(seats, sides or known[0])


def deal(rules: Rules, deck: Sequence[int], returned: Sequence[int] = (), seats: int = 2, sides: str | None = None) -> Position:
    """The first position of a round from a deck listed from the top; seat 0 plays first.

    The hands are dealt first, from the top, seat by seat, then the floor. `returned` gives, for each card refused on the floor, in that
    order, the number of stock cards above the place where it goes back; empty if the ruleset fixes the places. Raises `DealError`.
    """
    number = seating(rules, seats, sides)
    _check_deck(rules, deck)
    top = seats * rules.deal.hand
    floor, refused, stock = _first_floor(rules, deck[top:])
    stock = _put_back(rules, stock, refused, returned)
    hands, _ = deal_hands(tuple(deck[:top]), rules.deal.hand, seats, 0)
    return Position(floor, tuple(hands), tuple(stock), (0,) * number, ((),) * number)


def places_wanted(rules: Rules, deck: Sequence[int], seats: int) -> int:
    """The number of places that `deal` needs for this deck: one for each refused card, 0 if the ruleset fixes them. Raises `DealError`."""
    return 0 if rules.deal.put_back in PLACES else len(_first_floor(rules, deck[seats * rules.deal.hand :])[1])


def _check_deck(rules: Rules, deck: Sequence[int]) -> None:
    held = sum(1 << card for card in set(deck))
    if len(deck) > held.bit_count():
        twice = sorted({card for card in deck if deck.count(card) > 1})
        raise DealError("deck-repeats", cards=names(twice))
    if held != rules.deal.deck:
        lacking, foreign = set_names(rules.deal.deck & ~held), set_names(held & ~rules.deal.deck)
        raise DealError("deck-lacks" if lacking else "deck-holds-others", cards=lacking or foreign)


def _first_floor(rules: Rules, cards: Sequence[int]) -> tuple[int, list[int], list[int]]:
    """The floor, the refused cards in order, and the remaining cards from the top."""
    floor, refused, dealt = 0, list[int](), 0
    while floor.bit_count() < rules.deal.floor:
        if dealt == len(cards):
            raise DealError("no-first-floor", number=rules.deal.floor)
        card = cards[dealt]
        dealt += 1
        if rules.deal.refused >> card & 1:
            refused.append(card)
        else:
            floor |= 1 << card
    return floor, refused, list(cards[dealt:])


PLACES: Final[dict[str, Callable[[int], int]]] = {
    "middle": lambda size: size // 2,
    "middle-rounded-up": lambda size: (size + 1) // 2,
    "bottom": lambda size: size,
}


def _put_back(rules: Rules, stock: list[int], refused: Sequence[int], returned: Sequence[int]) -> list[int]:
    fixed = PLACES.get(rules.deal.put_back)
    if fixed and returned:
        raise DealError("place-is-fixed")
    if not fixed and len(returned) != len(refused):
        raise _places_do_not_fit(refused, len(returned))
    for card, given in zip(refused, returned or refused, strict=True):
        place = fixed(len(stock)) if fixed else given
        if not 0 <= place <= len(stock):
            raise DealError("place-too-low", card=names([card]), place=place, size=len(stock))
        stock.insert(place, card)
    return stock


def _places_do_not_fit(refused: Sequence[int], given: int) -> DealError:
    number = len(refused)
    refused_cards = f"{number} cards are" if number > 1 else "1 card is" if number else "no card is"
    cards = f" ({names(refused)})" if refused else ""
    return DealError("places-do-not-fit", number=refused_cards, cards=cards, given=given or "none")


_BIT_OF: Final = tuple(1 << card for card in range(52)).__getitem__


def deal_hands(stock: tuple[int, ...], hand: int, seats: int, first: int) -> tuple[list[int], tuple[int, ...]]:
    """The hands by seat, dealt from the top of the stock beginning with seat `first`, and the remaining stock."""
    hands = [0] * seats
    for place in range(seats):
        hands[(first + place) % seats] = sum(map(_BIT_OF, stock[place * hand : (place + 1) * hand]))
    return hands, stock[seats * hand :]


# --- the leftovers ----------------------------------------------------------------------------------------------------------------------
# Each word is a function of the floor, the numbers of seats and sides, and the seat that captured last. It gives the shares that the rule
# allows, each with a set of cards for every side. Play uses the first.

Shares = tuple[int, ...]
Share = Callable[[int, int, int, int], Iterable[Shares]]


def _last_capturer(floor: int, seats: int, sides: int, last: int) -> Iterable[Shares]:
    taker = last % sides
    return (tuple([floor if side == taker else 0 for side in range(sides)]),)


def _nobody(floor: int, seats: int, sides: int, last: int) -> Iterable[Shares]:
    return ((0,) * sides,)


def _split(floor: int, seats: int, sides: int, last: int) -> Iterable[Shares]:
    """One card at a time, in deck order, to the sides in turn from the last capturer's side on; the remainder goes to that side."""
    return (_in_turn(floor, sides, [(last + turn) % sides for turn in range(sides)]),)


def _split_players(floor: int, seats: int, sides: int, last: int) -> Iterable[Shares]:
    """The same with players in turn, from the last capturer on."""
    return (_in_turn(floor, sides, [(last + turn) % seats % sides for turn in range(seats)]),)


def _split_freely(floor: int, seats: int, sides: int, last: int) -> Iterator[Shares]:
    """The same number of any cards to every side; the remainder goes to the last capturer's side."""
    taker = last % sides
    for given in _every_deal(floor, sides - 1, floor.bit_count() // sides):
        yield (*given[:taker], floor & ~sum(given), *given[taker:])


def _every_deal(cards: int, sides: int, each: int) -> Iterator[Shares]:
    """Every way to give `each` cards to each of the sides."""
    if not sides:
        yield ()
        return
    for share in map(to_set, combinations(members(cards), each)):
        for others in _every_deal(cards & ~share, sides - 1, each):
            yield (share, *others)


def _in_turn(floor: int, sides: int, takers: list[int]) -> Shares:
    """Give the cards in deck order to the takers in turn; the remainder goes to the first."""
    rounds, rest = divmod(floor.bit_count(), len(takers))
    shares = [0] * sides
    for card, side in zip(members(floor), takers * rounds + takers[:1] * rest, strict=True):
        shares[side] |= 1 << card
    return tuple(shares)


LEFTOVERS: Final[dict[str, Share]] = {
    "last-capturer": _last_capturer,
    "nobody": _nobody,
    "split": _split,
    "split-players": _split_players,
    "split-freely": _split_freely,
}
