"""A hand-written engine for Classic, as one writes it straight from the rules page: what the interpreter's speed is measured against."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = ["S", "H", "D", "C"]
VALUES = {rank: number for number, rank in enumerate(RANKS[:10], 1)}
BASRA = 10
KOMI_LIMIT = 10
MOST_CARDS = 30


@dataclass(frozen=True)
class Card:
    rank: str
    suit: str

    @property
    def is_number(self) -> bool:
        return self.rank in VALUES

    @property
    def value(self) -> int:
        return VALUES.get(self.rank, 0)

    @property
    def order(self) -> tuple[int, int]:
        return RANKS.index(self.rank), SUITS.index(self.suit)


DECK = [Card(rank, suit) for rank in RANKS for suit in SUITS]
KOMI = Card("7", "D")
POINTS = {card: 1 for card in DECK if card.rank in ("J", "A")} | {Card("2", "C"): 2, Card("10", "D"): 3}


@dataclass
class Side:
    pile: list[Card] = field(default_factory=list)
    basras: list[int] = field(default_factory=list)


@dataclass
class Player:
    side: Side
    hand: list[Card] = field(default_factory=list)


@dataclass
class Outcome:
    taken: list[Card]
    basra: int


def points(cards: Iterable[Card]) -> int:
    return sum(POINTS.get(card, 0) for card in cards)


def find_groups(floor: list[Card], value: int) -> list[tuple[Card, ...]]:
    """Every two or more number cards that add up to the value."""
    numbers = [card for card in floor if card.is_number]
    sizes = range(2, len(numbers) + 1)
    return [group for size in sizes for group in combinations(numbers, size) if sum(card.value for card in group) == value]


def prefer(one: list[Card], other: list[Card]) -> list[Card]:
    """The haul with more cards, then with more points, then the one that holds the first card that only one of them holds."""
    if len(one) != len(other):
        return one if len(one) > len(other) else other
    if points(one) != points(other):
        return one if points(one) > points(other) else other
    return min(one, other, key=lambda haul: sorted(card.order for card in haul))


def largest_haul(groups: list[tuple[Card, ...]]) -> list[Card]:
    """The best of all sets of groups that share no card."""
    best: list[Card] = []
    for number, group in enumerate(groups):
        rest = [other for other in groups[number + 1 :] if not set(other) & set(group)]
        best = prefer(best, [*group, *largest_haul(rest)])
    return best


def capture(floor: list[Card], card: Card) -> list[Card]:
    """What the card takes from the floor; nothing where it has to stay there."""
    if card.rank == "J" or card == KOMI:
        return list(floor)
    equal = [other for other in floor if other.rank == card.rank]
    return equal + largest_haul(find_groups(floor, card.value)) if card.is_number else equal


def basra_points(floor: list[Card], card: Card) -> int:
    """What it is worth that this card clears this floor."""
    if card.rank == "J":
        return 0
    if card == KOMI:
        fits = all(other.is_number for other in floor) and sum(other.value for other in floor) <= KOMI_LIMIT
        return BASRA if fits else 0
    return BASRA


class Game:
    """One round: two players, or four in partnerships; the player at 0 plays first."""

    def __init__(self, deck: Sequence[Card], returned: Sequence[int] = (), players: int = 2) -> None:
        self.sides = [Side(), Side()]
        self.players = [Player(self.sides[seat % 2]) for seat in range(players)]
        self.floor: list[Card] = []
        self.stock = list(deck)
        self.turn = 0
        self.last: Side | None = None
        self.deal_hands()
        self.deal_floor(returned)

    @property
    def over(self) -> bool:
        return not any(player.hand for player in self.players)

    def draw(self, number: int) -> list[Card]:
        drawn, self.stock = self.stock[:number], self.stock[number:]
        return drawn

    def deal_hands(self) -> None:
        for player in self.players:
            player.hand = self.draw(4)

    def deal_floor(self, returned: Sequence[int]) -> None:
        refused = []
        while len(self.floor) < 4:
            [card] = self.draw(1)
            if card.rank == "J" or card == KOMI:
                refused.append(card)
            else:
                self.floor.append(card)
        for card, place in zip(refused, returned, strict=True):
            self.stock.insert(place, card)

    def play(self, card: Card) -> Outcome:
        player = self.players[self.turn]
        player.hand.remove(card)
        taken = capture(self.floor, card)
        basra = 0
        if taken:
            if len(taken) == len(self.floor):
                basra = basra_points(self.floor, card)
            self.floor = [other for other in self.floor if other not in taken]
            player.side.pile += [*taken, card]
            self.last = player.side
            if basra:
                player.side.basras.append(basra)
        else:
            self.floor.append(card)
        self.turn = (self.turn + 1) % len(self.players)
        if self.over:
            self.deal_or_end()
        return Outcome(taken, basra)

    def play_out(self, choose: Callable[["Game"], Card]) -> None:
        while not self.over:
            self.play(choose(self))

    def deal_or_end(self) -> None:
        if self.stock:
            self.deal_hands()
        elif self.last:
            self.last.pile += self.floor
            self.floor = []

    def score(self, carried: int = 0) -> tuple[list[int], int]:
        """Each side's points, and what waits for the next round."""
        totals = [points(side.pile) + sum(side.basras) for side in self.sides]
        sizes = [len(side.pile) for side in self.sides]
        if sizes[0] == sizes[1]:
            return totals, MOST_CARDS + carried
        totals[sizes.index(max(sizes))] += MOST_CARDS + carried
        return totals, 0
