"""A plain engine for the Classic and the Lebanese game, written from the rules page and the protocol: nothing here is clever.

It stands by itself and knows nothing of the package that judges it. Each rule is a small method, so that a broken engine is this one with a
method or two in other words.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

Message = dict[str, Any]
Cards = tuple[str, ...]

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK: Final[Cards] = tuple(rank + suit for rank in RANKS for suit in "SHDC")
PLACE: Final = {card: place for place, card in enumerate(DECK)}
KOMI: Final = "7D"
NUMBERS: Final = {rank: number for number, rank in enumerate(RANKS[:10], 1)}
JACKS: Final[Cards] = ("JS", "JH", "JD", "JC")
POINTS: Final[dict[str, dict[str, int]]] = {
    "jacks": dict.fromkeys(JACKS, 1),
    "aces": {"AS": 1, "AH": 1, "AD": 1, "AC": 1},
    "two_clubs": {"2C": 2},
    "ten_diamonds": {"10D": 3},
}
TABLES: Final = {(2, "solo"), (4, "partners")}
T = TypeVar("T")


class Game(NamedTuple):
    """What the two games do not share."""

    hand: int
    refused: frozenset[str]
    sweepers: frozenset[str]
    basras: tuple[str, ...]
    most_cards: int
    tie_carries: bool


GAMES: Final = {
    "koutchina-classic": Game(
        hand=4,
        refused=frozenset({*JACKS, KOMI}),
        sweepers=frozenset({*JACKS, KOMI}),
        basras=("plain", "komi"),
        most_cards=30,
        tie_carries=True,
    ),
    "koutchina-lebanese": Game(
        hand=6,
        refused=frozenset(JACKS),
        sweepers=frozenset(JACKS),
        basras=("lone", "pair"),
        most_cards=3,
        tie_carries=False,
    ),
}


class Previous(NamedTuple):
    """The play before: whether it took nothing, and the floor that it found."""

    trailed: bool
    floor: Cards


class Position(NamedTuple):
    """A round between two plays. Without hands the question is about the floor alone."""

    seats: int
    floor: Cards
    hands: tuple[Cards, ...] | None
    stock: Cards
    piles: tuple[Cards, ...]
    basras: tuple[tuple[int, ...], ...]
    turn: int
    last: int | None
    previous: Previous | None


class Impossible(ValueError):
    """A request that sets up what cannot be."""


class Engine:
    """A function from request to answer. The rules stand in its methods, in the order in which a play meets them."""

    ruleset: ClassVar[str] = "koutchina-classic"
    """Where to look for the fault, if this is a broken one."""
    komi_limit: ClassVar[int] = 10

    def __call__(self, request: Message) -> Message:
        return {"id": request.get("id"), **self.answer(request)}

    def answer(self, request: Message) -> Message:
        if request["ask"] == "hello":
            return self.hello()
        if request["ruleset"] not in GAMES:
            return {"skip": f'there is no ruleset "{request["ruleset"]}"'}
        if request["ask"] == "play" and (request["seats"], request["sides"]) not in TABLES:
            return {"skip": f"there is no game of {request['seats']} seats, {request['sides']}"}
        game = GAMES[request["ruleset"]]
        asks = {"play": self.play, "score": self.score, "match": self.match}
        try:
            return asks[request["ask"]](game, request)
        except Impossible as error:
            return {"error": str(error)}

    def hello(self) -> Message:
        return {
            "protocol": 1,
            "engine": "control",
            "version": "1.0",
            "rulesets": list(GAMES),
            "asks": ["play", "score", "match"],
            "starts": ["floor", "deck"],
            "answers": ["taken", "floor", "basra", "hands", "stock", "piles", "last", "basras", "items", "carried", "playing"],
            "claims": True,
            "refuses": ["round-over", "not-in-hand", "not-on-floor", "not-a-capture", "not-kept", "must-take"],
            "window": 64,
        }

    # --- what a card takes

    def rank(self, card: str) -> str:
        return card[:-1]

    def value(self, card: str) -> int:
        """What a card counts in a sum; a picture counts nothing, and is in none."""
        return NUMBERS.get(self.rank(card), 0)

    def equals(self, card: str, floor: Cards) -> frozenset[str]:
        return frozenset(other for other in floor if self.rank(other) == self.rank(card))

    def groups(self, card: str, floor: Cards) -> list[frozenset[str]]:
        """Every group of two floor cards or more that adds up to the card."""
        target = self.value(card)
        lower = tuple(other for other in floor if 0 < self.value(other) < target)
        return [frozenset(group) for group in self._adding_up(target, lower)]

    def _adding_up(self, target: int, cards: Cards) -> Iterator[Cards]:
        for place, card in enumerate(cards):
            missing = target - self.value(card)
            if missing == 0:
                yield (card,)
            elif missing > 0:
                yield from ((card, *others) for others in self._adding_up(missing, cards[place + 1 :]))

    def unions(self, groups: Iterable[frozenset[str]]) -> set[frozenset[str]]:
        """Every set of cards that consists of groups which share no card; the empty set is one."""
        found = {frozenset[str]()}
        for group in groups:
            found |= {union | group for union in found if not union & group}
        return found

    def preference(self, cards: frozenset[str]) -> tuple[int, int, list[int]]:
        """The haul with the most cards is taken, of these that with the most points, of these the first in deck order."""
        points = sum(worth[card] for worth in POINTS.values() for card in cards if card in worth)
        return (len(cards), points, [-PLACE[card] for card in sorted(cards, key=PLACE.__getitem__)])

    def sums(self, card: str, floor: Cards) -> frozenset[str]:
        """The cards that are taken in sums, in as many of them as can go together."""
        return max(self.unions(self.groups(card, floor)), key=self.preference)

    def haul(self, game: Game, card: str, floor: Cards) -> Cards:
        """All that a card takes from this floor."""
        return self.swept(floor) if card in game.sweepers else self.matched(card, floor)

    def swept(self, floor: Cards) -> Cards:
        return floor

    def matched(self, card: str, floor: Cards) -> Cards:
        taken = self.together(self.equals(card, floor), self.sums(card, floor))
        return tuple(other for other in floor if other in taken)

    def together(self, equals: frozenset[str], sums: frozenset[str]) -> frozenset[str]:
        return equals | sums

    # --- what a player may do

    def objection(self, game: Game, position: Position, card: str, claim: Cards | None) -> str | None:
        """Why a play is refused; None where it is lawful."""
        if position.hands is not None and not any(position.hands):
            return "round-over"
        if not self.holds(position, card):
            return "not-in-hand"
        return None if claim is None else self.claim_objection(game, card, position.floor, claim)

    def holds(self, position: Position, card: str) -> bool:
        """Whether the player has the card; where no hands are told, each has whatever does not lie open."""
        if position.hands is not None:
            return card in position.hands[position.turn]
        return not any(card in cards for cards in (position.floor, *position.piles))

    def claim_objection(self, game: Game, card: str, floor: Cards, claim: Cards) -> str | None:
        haul = self.haul(game, card, floor)
        if set(claim) == set(haul):
            return None
        if not claim:
            return "must-take"
        if not set(claim) <= set(floor):
            return "not-on-floor"
        return "not-kept" if card not in game.sweepers and self.splits(card, claim) else "not-a-capture"

    def splits(self, card: str, claim: Cards) -> bool:
        """Whether these cards are equal cards and sums and nothing else."""
        return frozenset(claim) - self.equals(card, claim) in self.unions(self.groups(card, claim))

    # --- whether it is a Basra

    def basra(self, game: Game, position: Position, card: str, taken: Cards) -> int:
        """The points of the Basra that the play makes; 0 for none."""
        kinds = {"plain": self.plain, "komi": self.komi, "lone": self.lone, "pair": self.pair}
        cleared = bool(taken) and set(taken) == set(position.floor)
        return 10 if cleared and any(kinds[name](position, card) for name in game.basras) else 0

    def plain(self, position: Position, card: str) -> bool:
        """Classic: any card clears that does not sweep."""
        return self.rank(card) != "J" and card != KOMI

    def komi(self, position: Position, card: str) -> bool:
        """Classic: the 7D clears a few small cards."""
        return card == KOMI and self.few(position.floor)

    def few(self, floor: Cards) -> bool:
        return all(self.rank(card) in NUMBERS for card in floor) and sum(map(self.value, floor)) <= self.komi_limit

    def lone(self, position: Position, card: str) -> bool:
        """Lebanese: an equal card clears a single one."""
        return len(position.floor) == 1 and self.rank(position.floor[0]) == self.rank(card)

    def pair(self, position: Position, card: str) -> bool:
        """Lebanese: a sum clears two cards, one of which the play before laid beside the other."""
        before = position.previous
        laid = before is not None and before.trailed and len(before.floor) == 1
        return laid and len(position.floor) == 2 and frozenset(position.floor) in self.groups(card, position.floor)

    # --- where the cards go

    def play(self, game: Game, request: Message) -> Message:
        position = self.start(game, request)
        told = []
        for text in request["plays"]:
            position, outcome = self.one_play(game, position, text)
            told.append(outcome)
        return {"plays": told, "end": self.end(position)}

    def one_play(self, game: Game, position: Position, text: str) -> tuple[Position, Message]:
        card, claim = parse_play(text)
        refused = self.objection(game, position, card, claim)
        if refused:
            return self.after_refusal(position), {"refused": refused}
        taken = self.haul(game, card, position.floor)
        basra = self.basra(game, position, card, taken)
        after = self.captured(position, card, taken, basra) if taken else self.laid(position, card)
        outcome = {"taken": written(taken), "basra": basra, "floor": written(after.floor)}
        return self.settled(game, self.passed_on(after, card, Previous(not taken, position.floor))), outcome

    def after_refusal(self, position: Position) -> Position:
        return position

    def captured(self, position: Position, card: str, taken: Cards, basra: int) -> Position:
        side = self.side(position.seats, position.turn)
        return position._replace(
            floor=self.without(position.floor, taken),
            piles=added(position.piles, side, (*taken, card)),
            basras=added(position.basras, side, (basra,) if basra else ()),
            last=position.turn,
        )

    def side(self, seats: int, seat: int) -> int:
        """Partners sit opposite."""
        return seat % 2

    def without(self, floor: Cards, taken: Cards) -> Cards:
        return tuple(card for card in floor if card not in taken)

    def laid(self, position: Position, card: str) -> Position:
        return position._replace(floor=(*position.floor, card))

    def passed_on(self, position: Position, card: str, previous: Previous) -> Position:
        """The card has left the hand, and it is the next seat's turn."""
        hands = None if position.hands is None else tuple(tuple(held for held in hand if held != card) for hand in position.hands)
        return position._replace(hands=hands, turn=(position.turn + 1) % position.seats, previous=previous)

    # --- deals, and the end of the round

    def start(self, game: Game, request: Message) -> Position:
        told, seats = request["start"], request["seats"]
        if "deck" in told:
            return self.deal(game, parse_cards(told["deck"]), told.get("returned", []), seats)
        position = Position(
            seats=seats,
            floor=parse_cards(told["floor"]),
            hands=tuple(map(parse_cards, told["hands"])) if "hands" in told else None,
            stock=parse_cards(told.get("stock", "")),
            piles=tuple(map(parse_cards, told.get("piles", ["", ""]))),
            basras=tuple(map(tuple, told.get("basras", [[], []]))),
            turn=told.get("turn", 0),
            last=told.get("last"),
            previous=parse_previous(told.get("previous")),
        )
        check(position)
        return position

    def deal(self, game: Game, deck: Cards, returned: Sequence[int], seats: int) -> Position:
        top = seats * game.hand
        floor, refused, stock = self.first_floor(game, deck[top:])
        return Position(
            seats=seats,
            floor=floor,
            hands=self.hands(deck[:top], seats),
            stock=self.put_back(stock, refused, returned),
            piles=((), ()),
            basras=((), ()),
            turn=0,
            last=None,
            previous=None,
        )

    def hands(self, cards: Cards, seats: int) -> tuple[Cards, ...]:
        size = len(cards) // seats
        return tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))

    def first_floor(self, game: Game, cards: Cards) -> tuple[Cards, Cards, Cards]:
        """The floor, the cards refused on it, and the stock below them."""
        lawful = [card for card in cards if card not in game.refused][:4]
        dealt = cards[: cards.index(lawful[-1]) + 1]
        return tuple(lawful), tuple(card for card in dealt if card not in lawful), cards[len(dealt) :]

    def put_back(self, stock: Cards, refused: Cards, returned: Sequence[int]) -> Cards:
        for card, place in zip(refused, returned, strict=False):
            stock = (*stock[:place], card, *stock[place:])
        return stock

    def settled(self, game: Game, position: Position) -> Position:
        """A new deal where every hand is empty; with no stock left that is the end of the round."""
        if position.hands is None or any(position.hands):
            return position
        return self.new_deal(game, position) if position.stock else self.leftovers(position)

    def new_deal(self, game: Game, position: Position) -> Position:
        top = position.seats * game.hand
        hands = self.hands(position.stock[:top], position.seats)
        # The seat to play gets the first hand: that is seat 0, unless a position was set up otherwise.
        return position._replace(hands=(*hands[-position.turn :], *hands[: -position.turn]), stock=position.stock[top:])

    def leftovers(self, position: Position) -> Position:
        taker = self.taker(position)
        if taker is None:
            return position
        return position._replace(floor=(), piles=added(position.piles, self.side(position.seats, taker), position.floor))

    def taker(self, position: Position) -> int | None:
        return position.last

    def end(self, position: Position) -> Message:
        held = {} if position.hands is None else {"hands": list(map(written, position.hands)), "stock": written(position.stock)}
        return {
            "floor": written(position.floor),
            **held,
            "piles": list(map(written, position.piles)),
            "last": position.last,
            "basras": list(map(list, position.basras)),
        }

    # --- the score of a round

    def score(self, game: Game, request: Message) -> Message:
        piles = tuple(map(parse_cards, request["piles"]))
        waiting = request["carried"] if game.tie_carries else 0
        most, carried = self.most_cards(game, list(map(len, piles)), waiting)
        items = {
            "most_cards": most,
            **{name: [sum(worth.get(card, 0) for card in pile) for pile in piles] for name, worth in POINTS.items()},
        }
        scores = [sum(made) + sum(item[side] for item in items.values()) for side, made in enumerate(request["basras"])]
        return {"scores": scores, "items": items, "carried": carried}

    def most_cards(self, game: Game, sizes: list[int], waiting: int) -> tuple[list[int], int]:
        """What each side gets for having the most cards, and what waits for the next round."""
        leader = self.leader(sizes)
        if leader is None:
            return [0] * len(sizes), game.most_cards + waiting if game.tie_carries else 0
        return [game.most_cards + waiting if side == leader else 0 for side in range(len(sizes))], 0

    def leader(self, sizes: list[int]) -> int | None:
        """The side with more cards than any other."""
        return sizes.index(max(sizes)) if sizes.count(max(sizes)) == 1 else None

    # --- the match

    def match(self, game: Game, request: Message) -> Message:
        totals = [sum(scores) for scores in zip(*request["rounds"], strict=True)]
        status = self.status(totals, len(request["rounds"]))
        winner = self.winner(totals) if status == "won" else None
        return {"totals": totals, "status": status, "winner": winner, "playing": self.playing(totals) if status == "another-round" else []}

    def status(self, totals: list[int], rounds: int) -> str:
        capped = self.capped(rounds)
        if not capped and not self.reached(max(totals)):
            return "another-round"
        if not self.level(totals):
            return "won"
        return "draw" if capped else "another-round"

    def winner(self, totals: list[int]) -> int:
        return totals.index(max(totals))

    def reached(self, total: int) -> bool:
        return total >= 101

    def level(self, totals: list[int]) -> bool:
        return totals.count(max(totals)) > 1

    def capped(self, rounds: int) -> bool:
        return rounds >= 30

    def playing(self, totals: list[int]) -> list[int]:
        return list(range(len(totals)))


# --- texts


def parse_cards(text: str) -> Cards:
    return tuple(text.replace("T", "10").split())


def parse_play(text: str) -> tuple[str, Cards | None]:
    """The card, and what the player says it takes; None where nothing is said."""
    card, *claim = parse_cards(text)
    return card, tuple(claim[1:]) if claim else None


def parse_previous(told: Message | None) -> Previous | None:
    return Previous(told["trailed"], parse_cards(told["floor"])) if told else None


def written(cards: Cards) -> str:
    return " ".join(cards)


def added(places: tuple[tuple[T, ...], ...], side: int, more: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
    return tuple((*place, *more) if number == side else place for number, place in enumerate(places))


def check(position: Position) -> None:
    """Raise `Impossible` for a position that cannot be."""
    cards = [*position.floor, *position.stock, *(card for place in (*(position.hands or ()), *position.piles) for card in place)]
    if len(cards) > len(set(cards)):
        raise Impossible("a card stands there twice")
    if position.stock and not any(position.hands or ()):
        raise Impossible("every hand is empty, and the stock is not")


engine: Final = Engine()
