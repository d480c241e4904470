"""Questions about rules, smallest first: plays on a floor, first deals, ends of rounds, scores, matches.

The order is fixed, and says what *small* is: for plays the history (none, then one play before), the number of floor cards, their pips (A 1
… K 13), deck order, then the card played, again by pips and deck order. Of cards that no rule tells apart, the first in deck order stand
for all.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple, Protocol

from basra_spec.analysis.card_equivalence import Groups, groups
from basra_spec.engines.messages import Message
from basra_spec.game.captures import capture_rule, hauls
from basra_spec.game.cards import FULL_DECK, members, names, rank, set_names, to_set
from basra_spec.game.outcome import Moment, every_outcome
from basra_spec.game.play import advance
from basra_spec.game.position import Play, Position, Previous, basras
from basra_spec.game.rounds import DealError, deal, places_wanted, sides_of
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score, standing


class Situation(Protocol):
    """A question that rules answer: in process by `outcome`, as a request by `question`."""

    def outcome(self, rules: Rules) -> Hashable:
        """What the rules make of it, as a value that can be compared."""
        ...

    def question(self) -> Message:
        """The question as the keys of a case."""
        ...


class Capture(NamedTuple):
    """A card played on a floor, after the play before (None: the round's first, or it does not matter)."""

    floor: int
    card: int
    previous: Previous | None

    def outcome(self, rules: Rules) -> Hashable:
        """Every way to play the card, with what it pays: a set of pairs (taken, (name and points of each award))."""
        if (self.floor | 1 << self.card) & ~rules.deal.deck:
            return "the deck has no such card"
        return _ways(rules, Moment(self.floor, self.previous), self.card)

    def question(self) -> Message:
        asked: Message = {"floor": set_names(self.floor), "plays": [names([self.card])]}
        if self.previous:
            asked["previous"] = self.previous.told()
        return asked


class LastCapture(NamedTuple):
    """The last card of a round, played on a floor."""

    floor: int
    card: int
    seats: int
    sides: str

    def outcome(self, rules: Rules) -> Hashable:
        """Every way to play the card, as of a `Capture`."""
        if (self.floor | 1 << self.card) & ~rules.deal.deck or self.sides not in rules.deal.players.get(self.seats, ()):
            return "there is no such end of a round"
        return _ways(rules, Moment(self.floor, last=True), self.card)

    def question(self) -> Message:
        hands = [names([self.card]), *[""] * (self.seats - 1)]
        piles = ["rest", *[""] * (sides_of(self.seats, self.sides) - 1)]
        told = {"floor": set_names(self.floor), "hands": hands, "piles": piles, "last": 0}
        return {"seats": self.seats, "sides": self.sides, **told, "plays": [names([self.card])]}


def _ways(rules: Rules, moment: Moment, card: int) -> Hashable:
    """Every way to play a card, with what it pays; an award of 0 points is none, and which kinds hold is not compared."""
    return frozenset(
        (taken, tuple((award.name, award.points) for award in awards if award.points))
        for taken, awards in every_outcome(rules, moment, card)
    )


class FirstDeal(NamedTuple):
    """The first deal of a round from a deck; of the places to put refused cards back, rules that need fewer look at the first ones only."""

    deck: tuple[int, ...]
    returned: tuple[int, ...]
    seats: int
    sides: str

    def outcome(self, rules: Rules) -> Hashable:
        """The first position, or why there is none."""
        try:
            returned = self.returned[: places_wanted(rules, self.deck, self.seats)]
            return deal(rules, self.deck, returned, self.seats, self.sides)
        except DealError:
            return "no such deal"

    def question(self) -> Message:
        asked: Message = {"deck": names(self.deck), "plays": [], "seats": self.seats, "sides": self.sides}
        return asked | ({"returned": list(self.returned)} if self.returned else {})


class RoundEnd(NamedTuple):
    """The last card of a round, which takes nothing from this floor; `last` is the seat that captured last."""

    floor: int
    card: int
    seats: int
    sides: str
    last: int

    def _position(self, rules: Rules) -> Position:
        rest = rules.deal.deck & ~self.floor & ~(1 << self.card)
        number = sides_of(self.seats, self.sides)
        hands = (1 << self.card,) + (0,) * (self.seats - 1)
        piles = tuple(rest if side == self.last % number else 0 for side in range(number))
        return Position(self.floor, hands, (), piles, ((),) * number, last=self.last)

    def outcome(self, rules: Rules) -> Hashable:
        """The piles at the end, and what is left on the floor."""
        end = advance(rules, self._position(rules), lambda hand, floor: Play(self.card))
        return end.piles, end.floor

    def question(self) -> Message:
        hands = [names([self.card]), *[""] * (self.seats - 1)]
        number = sides_of(self.seats, self.sides)
        piles = ["rest" if side == self.last % number else "" for side in range(number)]
        told = {"floor": set_names(self.floor), "hands": hands, "piles": piles, "last": self.last}
        return {"seats": self.seats, "sides": self.sides, **told, "plays": [names([self.card])]}


class RoundScore(NamedTuple):
    """What a round pays."""

    piles: tuple[int, ...]
    basras: tuple[tuple[int, ...], ...]
    carried: int

    def outcome(self, rules: Rules) -> Hashable:
        """The scores, and what is carried on."""
        found = score(rules, self.piles, basras(self.basras), self.carried)
        return found.totals, found.carried

    def question(self) -> Message:
        piles = list(map(set_names, self.piles))
        return {"ask": "score", "piles": piles, "basras": [list(side) for side in self.basras], "carried": self.carried}


class MatchEnd(NamedTuple):
    """A match after some rounds."""

    rounds: tuple[tuple[int, ...], ...]

    def outcome(self, rules: Rules) -> Hashable:
        """Whether it goes on, who has won, who plays on."""
        try:
            now = standing(rules, self.rounds)
        except ValueError:
            return "it was over before"
        return now.status, now.winner, now.playing

    def question(self) -> Message:
        return {"ask": "match", "rounds": [list(scores) for scores in self.rounds]}


def possible(situation: Situation, rules: Rules) -> bool:
    """Whether it can be at all under these rules: their deck and tables, and no trail before of a card that had to take."""
    if isinstance(situation.outcome(rules), str):
        return False
    return not isinstance(situation, Capture) or _lawful(rules, situation.floor, situation.previous)


def _lawful(rules: Rules, floor: int, before: Previous | None) -> bool:
    """Whether the play before may have been what it says."""
    if not before or not before.trailed:
        return True
    trailed = next(members(floor & ~before.floor))
    return not (capture_rule(rules, before.floor, trailed).obliged and any(hauls(rules, before.floor, trailed)))


def pips(cards: Iterable[int]) -> int:
    """The pips of some cards: an ace 1, a king 13."""
    return sum(rank(card) + 1 for card in cards)


# --- plays --------------------------------------------------------------------------------------------------------------------------


def captures(many: Collection[Rules], most: int, most_after: int = -1, played: int = FULL_DECK) -> Iterator[Capture]:
    """Every play on a floor of up to `most` cards, smallest first; then, on floors of up to `most_after`, after each play before.

    `played` is the set of cards that are played.
    """
    alike = groups(many)
    wanted = tuple(sort for sort in alike if played >> sort[0] & 1)
    for size in range(most + 1):
        for floor in floors(alike, size):
            yield from (Capture(floor, card, None) for card in _next_cards(wanted, floor))
    for size in range(most_after + 1):
        for floor in floors(alike, size):
            for previous in _plays_before(alike, floor):
                yield from (Capture(floor, card, previous) for card in _next_cards(wanted, floor | previous.floor))


def last_captures(many: Collection[Rules], most: int, played: int = FULL_DECK) -> Iterator[LastCapture]:
    """The last play of a round on floors of up to `most` cards, smallest first, at the first table that one of the rules has."""
    alike, (seats, sides) = groups(many), _tables(many)[0]
    wanted = tuple(sort for sort in alike if played >> sort[0] & 1)
    for size in range(1, most + 1):
        for floor in floors(alike, size):
            yield from (LastCapture(floor, card, seats, sides) for card in _next_cards(wanted, floor))


@lru_cache(maxsize=64)
def floors(alike: Groups, size: int) -> tuple[int, ...]:
    """The floors of so many cards, by pips and deck order, one for all that differ only in cards that are alike."""
    found = set()
    for chosen in combinations_with_replacement(range(len(alike)), size):
        if all(chosen.count(sort) <= len(alike[sort]) for sort in set(chosen)):
            found.add(to_set(alike[sort][chosen[:place].count(sort)] for place, sort in enumerate(chosen)))
    return tuple(sorted(found, key=lambda floor: (pips(members(floor)), list(members(floor)))))


def _next_cards(alike: Groups, floor: int) -> list[int]:
    """The first card of each sort that is not among these, by pips and deck order."""
    free = (next((card for card in sort if not floor >> card & 1), None) for sort in alike)
    return sorted((card for card in free if card is not None), key=lambda card: (rank(card), card))


def _plays_before(alike: Groups, floor: int) -> Iterator[Previous]:
    """A trail of each of the floor's cards, and a capture that left this floor."""
    for card in members(floor):
        yield Previous(True, floor ^ 1 << card)
    for card in _next_cards(alike, floor)[:1]:
        yield Previous(False, floor | 1 << card)


# --- deals, ends of rounds, scores, matches -----------------------------------------------------------------------------------------


def _tables(many: Collection[Rules]) -> list[tuple[int, str]]:
    """Every number of seats and way to form sides that one of the rules has."""
    return list(dict.fromkeys((seats, sides) for rules in many for seats, ways in rules.deal.players.items() for sides in ways))


def _side_counts(many: Collection[Rules]) -> list[int]:
    return list(dict.fromkeys(sides_of(seats, sides) for seats, sides in _tables(many)))


PLACES: dict[int, list[tuple[int, ...]]] = {0: [()], 1: [(0,), (3,)], 2: [(0, 0), (3, 1)]}


def first_deals(many: Collection[Rules]) -> Iterator[FirstDeal]:
    """First deals in which the floor begins with each card, then with each pair of cards, and the refused ones go to several places."""
    alike = groups(many)
    firsts, lasts = [sort[0] for sort in alike], [sort[-1] for sort in alike]
    openings: list[tuple[int, ...]] = [(card,) for card in firsts]
    openings += product(firsts, lasts)
    for seats, sides in _tables(many):
        for opening in openings:
            for rules in many if len(set(opening)) == len(opening) else ():
                deck = _deck(rules, opening, seats)
                wanted = max(_places_wanted(each, deck, seats) for each in many)
                yield from (FirstDeal(deck, places, seats, sides) for places in PLACES[wanted])


def _places_wanted(rules: Rules, deck: tuple[int, ...], seats: int) -> int:
    try:
        return places_wanted(rules, deck, seats)
    except DealError:
        return 0


def _deck(rules: Rules, opening: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """A deck whose first floor begins with `opening`, and has nothing else to refuse."""
    others = [card for card in members(rules.deal.deck) if card not in opening]
    plain = [card for card in others if not rules.deal.refused >> card & 1]
    hands = [card for card in others if card not in plain] + plain[::-1]
    top = hands[: seats * rules.deal.hand]
    return (*top, *(card for card in opening if rules.deal.deck >> card & 1), *(card for card in others if card not in top))


def round_ends(many: Collection[Rules]) -> Iterator[RoundEnd]:
    """Ends of rounds with up to seven cards left over, for every table and every last capturer; the last card takes none of them."""
    common = [card for card in range(52) if all(rules.deal.deck >> card & 1 for rules in many)]
    last_card, left = common[-1], common[: len(common) // 2 : 3][:7]
    for number in range(len(left) + 1):
        for seats, sides in _tables(many):
            yield from (RoundEnd(to_set(left[:number]), last_card, seats, sides, last) for last in range(seats))


def round_scores(many: Collection[Rules]) -> Iterator[RoundScore]:
    """Scores: each card alone, each majority and tie of the whole deck, Basras, and what is carried."""
    alike = groups(many)
    deck = [card for card in range(52) if all(rules.deal.deck >> card & 1 for rules in many)]
    for number in _side_counts(many):
        nobody = ((),) * number
        yield RoundScore((to_set(deck[:2]), *(0,) * (number - 1)), ((10,), *nobody[1:]), 0)
        for sort in alike:
            yield RoundScore((1 << sort[0], *(0,) * (number - 1)), nobody, 0)
        for sizes in _sizes(len(deck), number):
            piles = _cut(deck, sizes)
            yield from (RoundScore(piles, nobody, carried) for carried in (0, 30))


def _sizes(cards: int, sides: int) -> Iterator[tuple[int, ...]]:
    """How many cards each side has: level, then one side ahead by more and more, then two sides level ahead of the rest."""
    share = cards // sides
    for ahead in range(cards - share + 1):
        first = share + ahead
        rest = (cards - first) // (sides - 1)
        yield (first, *(rest,) * (sides - 2), cards - first - rest * (sides - 2))
    if sides > 2:
        yield (share + 1, share + 1, *(share - 1,) * (sides - 3), cards - 2 * (share + 1) - (share - 1) * (sides - 3))


def _cut(deck: list[int], sizes: tuple[int, ...]) -> tuple[int, ...]:
    piles, start = [], 0
    for size in sizes:
        piles.append(to_set(deck[start : start + size]))
        start += size
    return tuple(piles)


def match_ends(many: Collection[Rules]) -> Iterator[MatchEnd]:
    """Matches: one side ahead by each total, all sides level, two of them level, and long ones without a decision."""
    highest = max(rules.match.target for rules in many) + 1
    longest = max(rules.match.cap_rounds or 0 for rules in many) + 1
    for number in _side_counts(many):
        rest = (0,) * (number - 2)
        for total in range(1, highest + 1):
            yield MatchEnd(((total, 0, *rest),))
            yield MatchEnd(((total, total, *rest),))
            if total > 1:
                yield MatchEnd(((total, total - 1, *rest),))
        for total in range(1, highest + 1):
            yield MatchEnd(((total, total, *rest), (1, 0, *rest)))
        for rounds in range(2, longest + 1):
            yield MatchEnd(((1, 0, *rest), *((0,) * number,) * (rounds - 1)))
            yield MatchEnd(((0,) * number,) * rounds)


Maker = Callable[[Collection[Rules]], Iterator[Any]]
BESIDES_PLAYS: dict[str, Maker] = {"deal": first_deals, "leftovers": round_ends, "score": round_scores, "match": match_ends}
