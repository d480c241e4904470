"""Whole rounds of Classic, played by the package and by the hand-written engine: do they agree, and how long does each take?

Both get the same decks and the same cards to play. Which card of the sorted hand is played is drawn beforehand, and each engine asks a
function for it, so that both pay the same for choosing.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import Final, NamedTuple, TypeVar

from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.legality import ways
from basra_spec.game.play import advance, apply
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal, places_wanted
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score
from basra_spec.rulesets.loader import load, load_rules
from tests.benchmarks import naive

T = TypeVar("T")

RULES: Final = load_rules("koutchina-classic")


class Round(NamedTuple):
    """A deck, the places of the cards refused on the first floor, and the cards in the order in which they are played."""

    deck: tuple[int, ...]
    returned: tuple[int, ...]
    cards: tuple[int, ...]
    seats: int

    def start(self) -> Position:
        return deal(RULES, self.deck, self.returned, self.seats)

    def game(self) -> naive.Game:
        return naive.Game([naive.DECK[card] for card in self.deck], self.returned, self.seats)

    def plays(self) -> list[Play]:
        return [Play(card) for card in self.cards]

    def names(self) -> list[naive.Card]:
        return [naive.DECK[card] for card in self.cards]


class Disagreement(Exception):
    """The two engines play a round differently."""


def draw_round(seed: int, seats: int = 2) -> Round:
    chance = random.Random(seed)
    deck = tuple(chance.sample(range(52), 52))
    returned = _places(chance, deck[4 * seats :])
    stock = deal(RULES, deck, returned, seats).stock
    return Round(deck, returned, tuple(_choices(chance, [*deck[: 4 * seats], *stock], seats)), seats)


def _places(chance: random.Random, cards: Sequence[int]) -> tuple[int, ...]:
    """Where the refused cards go back, among as many cards as the stock has by then."""
    lawful = [place for place, card in enumerate(cards) if not RULES.deal.refused >> card & 1]
    dealt = lawful[3] + 1
    return tuple(chance.randint(0, len(cards) - dealt + before) for before in range(dealt - 4))


def _choices(chance: random.Random, cards: Sequence[int], seats: int) -> Iterable[int]:
    for top in range(0, len(cards), 4 * seats):
        hands = [sorted(cards[top + 4 * seat : top + 4 * seat + 4]) for seat in range(seats)]
        yield from (hand.pop(chance.randrange(len(hand))) for _ in range(4) for hand in hands)


def _one_by_one(cards: Iterable[T]) -> Callable[..., T]:
    upcoming = iter(cards)
    return lambda *_: next(upcoming)


# Time is that of this process alone, so that others on the machine change it less.


def seconds_of_chosen(rounds: Iterable[Round]) -> float:
    """Rounds by `advance`, which asks a function for each card."""
    ready = [(drawn.start(), _one_by_one(drawn.cards)) for drawn in rounds]
    began = process_time()
    for start, choose in ready:
        advance(RULES, start, choose)
    return process_time() - began


def seconds_of_listed(rounds: Iterable[Round]) -> float:
    """Rounds by `advance`, which gets the cards as a list."""
    ready = [(drawn.start(), drawn.cards) for drawn in rounds]
    began = process_time()
    for start, cards in ready:
        advance(RULES, start, cards)
    return process_time() - began


def seconds_of_apply(rounds: Iterable[Round]) -> float:
    """Rounds by `apply`, play by play."""
    ready = [(drawn.start(), drawn.cards) for drawn in rounds]
    began = process_time()
    for start, cards in ready:
        position = start
        for card in cards:
            position = apply(RULES, position, card).position
    return process_time() - began


def seconds_of_naive(rounds: Iterable[Round]) -> float:
    """Rounds by the hand-written engine, which asks a function for each card."""
    ready = [(drawn.game(), _one_by_one(drawn.names())) for drawn in rounds]
    began = process_time()
    for game, choose in ready:
        game.play_out(choose)
    return process_time() - began


# --- other rulesets -------------------------------------------------------------------------------------------------------------------


class Played(NamedTuple):
    """The start of a round and its plays, each a card alone where it can be played in one way only."""

    start: Position
    plays: tuple[Play | int, ...]


def draw_plays(rules: Rules, seed: int) -> Played:
    """A round of two under any rules, each play one of the ways to play a card of the hand."""
    chance = random.Random(seed)
    deck = list(members(rules.deal.deck))
    chance.shuffle(deck)
    seats = next(iter(rules.deal.players))
    start = deal(rules, deck, [0] * places_wanted(rules, deck, seats), seats)
    plays = list[Play | int]()

    def choose(hand: int, floor: int) -> Play | int:
        card = chance.choice(list(members(hand)))
        possible = ways(rules, floor, card, 24)
        plays.append(card if len(possible) == 1 else Play(card, chance.choice(possible)))
        return plays[-1]

    advance(rules, start, choose)
    return Played(start, tuple(plays))


def plays_a_second(name: str, seeds: Iterable[int]) -> float:
    """The plays a second of rounds given as lists. They are drawn by a second compilation of the rules, whose tables are its own."""
    rules = load_rules(name)
    drawer = compile_rules(load(name).ruleset, name)
    rounds = [draw_plays(drawer, seed) for seed in seeds]
    warming, timed = rounds[: len(rounds) // 2], rounds[len(rounds) // 2 :]
    for start, plays in warming:
        advance(rules, start, plays)
    began = process_time()
    for start, plays in timed:
        advance(rules, start, plays)
    return sum(len(plays) for _, plays in timed) / (process_time() - began)


def compare(drawn: Round) -> int:
    """Play by play the same cards taken, Basra and floor, then the same piles and scores; how many plays. Raises `Disagreement`."""
    position, game = drawn.start(), drawn.game()
    for number, (play, card) in enumerate(zip(drawn.plays(), drawn.names(), strict=True)):
        played, outcome = apply(RULES, position, play), game.play(card)
        position = played.position
        theirs = (_set(outcome.taken), outcome.basra, _set(game.floor))
        _same(f"play {number} of {drawn}", (played.taken, played.basra, position.floor), theirs)
    scored, (totals, carried) = score(RULES, position.piles, position.awards), game.score()
    _same(f"piles after {drawn}", position.piles, tuple(_set(side.pile) for side in game.sides))
    _same(f"scores of {drawn}", (scored.totals, scored.carried), (tuple(totals), carried))
    _same(f"advance over {drawn}", advance(RULES, drawn.start(), _one_by_one(drawn.plays())), position)
    return len(drawn.cards)


def _set(cards: Iterable[naive.Card]) -> int:
    return sum(1 << naive.DECK.index(card) for card in cards)


def _same(where: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Disagreement(f"{where}: {ours} and {theirs}")
