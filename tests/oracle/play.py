"""The play of one round: the deal, the plays, the leftovers."""

from dataclasses import dataclass, replace

from .captures import hauls, lawful
from .cards import Cards, read_list, read_set
from .rules import Clearing, Leftovers, OracleRules, Previous

FLOOR_CARDS = 4


@dataclass(frozen=True)
class State:
    """A position. Where hands and stock are None only the floor is known, and the round goes on."""

    side_of: tuple[int, ...]
    floor: Cards
    hands: tuple[Cards, ...] | None
    stock: tuple[str, ...] | None
    piles: tuple[Cards, ...]
    basras: tuple[tuple[int, ...], ...]
    turn: int = 0
    last: int | None = None
    previous: Previous | None = None


@dataclass(frozen=True)
class Outcome:
    """What a play did; the floor is the one it left, before any leftovers are given away."""

    taken: Cards
    basra: int
    floor: Cards


class Refused(Exception):
    """The play does not stand; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


# The deal


def hand_out(rules: OracleRules, seats: int, stock: list[str]) -> tuple[tuple[Cards, ...], list[str]]:
    """A hand for each seat, from the top, and the stock that is left."""
    hands = tuple(frozenset(stock[seat * rules.hand : (seat + 1) * rules.hand]) for seat in range(seats))
    return hands, stock[seats * rules.hand :]


def turn_up_floor(rules: OracleRules, stock: list[str], returned: list[int]) -> tuple[Cards, list[str]]:
    """The first floor, and the stock after each refused card went back to its given place."""
    floor: list[str] = []
    aside: list[str] = []
    while len(floor) < FLOOR_CARDS:
        top = stock.pop(0)
        (aside if top in rules.refused else floor).append(top)
    if rules.place_in_stock is not None:
        if returned:
            raise ValueError("the game itself says where refused cards go back")
        for card in aside:
            stock.insert(rules.place_in_stock(len(stock)), card)
        return frozenset(floor), stock
    if len(aside) != len(returned):
        raise ValueError(f"{len(aside)} refused cards, but {len(returned)} places for them to go back to")
    for card, cards_above in zip(aside, returned, strict=True):
        if not 0 <= cards_above <= len(stock):
            raise ValueError(f"there are not {cards_above} cards to lie above {card}")
        stock.insert(cards_above, card)
    return frozenset(floor), stock


def first_floors(rules: OracleRules, stock: list[str], returned: list[int]) -> list[tuple[Cards, list[str]]]:
    """The first floor and the stock; several where the game leaves open how the dealer goes about it."""
    if rules.first_floors:
        return [turn_up(rules, list(stock)) for turn_up in rules.first_floors]
    return [turn_up_floor(rules, stock, returned)]


def deal_round(rules: OracleRules, side_of: tuple[int, ...], deck: list[str], returned: list[int]) -> list[State]:
    """The position after the first deal; several where the game leaves open how it is made."""
    if set(deck) != rules.deck:
        raise ValueError(f"a deck of {len(deck)} cards")
    hands, left = hand_out(rules, len(side_of), deck)
    nothing = tuple(() for _ in set(side_of))
    dealt = [
        State(side_of, floor, hands, tuple(stock), tuple(map(frozenset, nothing)), nothing)
        for floor, stock in first_floors(rules, left, returned)
    ]
    return list(dict.fromkeys(dealt))


# One play


def basra(rules: OracleRules, floor: Cards, card: str, taken: Cards, previous: Previous | None) -> int:
    """The points of the Basra that the play made, 0 if it made none."""
    if not floor or taken != floor:
        return 0
    return rules.worth(Clearing(card, floor, previous))


def read_play(text: str) -> tuple[str, Cards | None]:
    """The card, and what it claims: an empty set when laid down, None when nothing is said."""
    if text.endswith(" -"):
        return read_list(text[:-2])[0], frozenset()
    card, named, claim = text.partition(" x ")
    if named and not claim.strip():
        raise ValueError(f"{text!r} claims nothing")
    return read_list(card)[0], read_set(claim) if named else None


def holds(state: State, card: str) -> bool:
    """Whether the seat to play has the card; with unknown hands, whether it can have it."""
    if state.hands is not None:
        return card in state.hands[state.turn]
    return card not in state.floor.union(*state.piles)


def is_over(state: State) -> bool:
    return state.hands is not None and not any(state.hands) and not state.stock


def is_last_card(state: State) -> bool:
    """Whether one card is left to play in the whole round; of a floor alone nobody can say so."""
    return state.hands is not None and not state.stock and sum(map(len, state.hands)) == 1


def ways(rules: OracleRules, floor: Cards, card: str) -> list[Cards]:
    """All that the card may take, the empty set where it may be laid down."""
    taking = hauls(rules, floor, card)
    return taking if taking and rules.must_take(card, floor) else [*taking, frozenset()]


def laid_down(rules: OracleRules, floor: Cards, card: str) -> Cards:
    if hauls(rules, floor, card) and rules.must_take(card, floor):
        raise Refused("must-take")
    return frozenset()


def claimed(rules: OracleRules, floor: Cards, card: str, claim: Cards) -> Cards:
    if not claim <= floor:
        raise Refused("not-on-floor")
    if claim not in lawful(rules, floor, card):
        raise Refused("not-a-capture")
    if claim not in hauls(rules, floor, card):
        raise Refused("not-kept")
    return claim


def another_card_must_take(rules: OracleRules, state: State) -> bool:
    """Whether the game asks for a card that takes, and the seat to play is known to hold one."""
    hand = frozenset[str]() if state.hands is None else state.hands[state.turn]
    return rules.hand_must_take and any(hauls(rules, state.floor, card) for card in hand)


def meanings(rules: OracleRules, state: State, text: str) -> list[Cards]:
    """What the play may take: several hauls when it names none and the game leaves the choice."""
    if is_over(state):
        raise Refused("round-over")
    card, claim = read_play(text)
    if not holds(state, card):
        raise Refused("not-in-hand")
    if claim is None or not claim:
        found = ways(rules, state.floor, card) if claim is None else [laid_down(rules, state.floor, card)]
        if frozenset() in found and another_card_must_take(rules, state):
            raise Refused("must-take")
        return found
    return [claimed(rules, state.floor, card, claim)]


def put(items: tuple[Cards, ...], index: int, cards: Cards) -> tuple[Cards, ...]:
    return (*items[:index], cards, *items[index + 1 :])


def hands_without(state: State, card: str) -> tuple[Cards, ...] | None:
    if state.hands is None:
        return None
    return put(state.hands, state.turn, state.hands[state.turn] - {card})


def carry_out(rules: OracleRules, state: State, card: str, taken: Cards) -> list[tuple[State, Outcome]]:
    """The position after the card took these cards, and what the play did; several where leftovers may be shared in several ways."""
    side = state.side_of[state.turn]
    spoilt = rules.last_card_is_no_basra and is_last_card(state)
    points = 0 if spoilt else basra(rules, state.floor, card, taken, state.previous)
    floor = state.floor - taken if taken else state.floor | {card}
    made = state.basras[side] + ((points,) if points else ())
    after = replace(
        state,
        floor=floor,
        hands=hands_without(state, card),
        piles=put(state.piles, side, state.piles[side] | taken | {card}) if taken else state.piles,
        basras=(*state.basras[:side], made, *state.basras[side + 1 :]),
        turn=(state.turn + 1) % len(state.side_of),
        last=state.turn if taken else state.last,
        previous=Previous(not taken, state.floor),
    )
    return [(later, Outcome(taken, points, floor)) for later in when_hands_are_empty(rules, after)]


def after_a_deal(rules: OracleRules, state: State) -> State:
    return replace(state, previous=None) if rules.deal_forgets_previous else state


def when_hands_are_empty(rules: OracleRules, state: State) -> list[State]:
    """The next hand-out, or the leftovers at the end of the round."""
    if state.hands is None or any(state.hands):
        return [state]
    if state.stock:
        hands, stock = hand_out(rules, len(state.side_of), list(state.stock))
        return [after_a_deal(rules, replace(state, hands=hands, stock=tuple(stock)))]
    if state.last is None:
        return [state]
    sharings = rules.shares(Leftovers(state.floor, state.side_of, state.last))
    return [replace(state, floor=frozenset(), piles=tuple(map(frozenset.union, state.piles, shares))) for shares in sharings]


def play(rules: OracleRules, state: State, text: str) -> tuple[State, Outcome]:
    """The play as the game takes it; raises Refused."""
    taken = meanings(rules, state, text)
    if len(taken) > 1:
        raise Refused("ambiguous")
    return carry_out(rules, state, read_play(text)[0], taken[0])[0]
