"""All situations in which rules may differ, smallest first: one search for what a variant, a house rule or a mutant changes.

The order is fixed. Plays are ordered by history (none, then one play before), by the number of floor cards, by their pips (A 1 … K 13), by
deck order, and then by the card played, again by pips and deck order. Of cards that no rule distinguishes, the first in deck order stands
for all.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import Any, Final

from basra_spec.analysis.budget import spend
from basra_spec.analysis.card_equivalence import Groups, groups, played_differently
from basra_spec.analysis.situations import Capture, FirstDeal, LastCapture, MatchEnd, RoundEnd, RoundScore, Situation
from basra_spec.game.cards import FULL_DECK, members, rank, to_set
from basra_spec.game.faults import DealError
from basra_spec.game.position import Previous
from basra_spec.game.rounds import places_wanted, sides_of
from basra_spec.game.rules import Rules

MOST_FLOOR_CARDS: Final = 4
MOST_WITH_HISTORY: Final = 3

_READS: Final = {
    "deal": ("deal",),
    "score": ("round",),
    "match": ("match",),
    "plays": ("deal", "play", "awards"),
    "leftovers": ("deal", "play", "round"),
}
"""The parts of the rules that the outcomes of a topic's situations read."""
TOPICS: Final = tuple(_READS)


def situations(many: Collection[Rules], topics: Collection[str] = (), most: int = MOST_FLOOR_CARDS) -> Iterator[Situation]:
    """All situations of some topics, topic by topic; plays by number of floor cards.

    Without `topics` they are those in which the rules can differ; of one ruleset alone, all. Of several rules, cards that all of them play
    alike are not played.
    """
    for topic in topics or (differing_topics(many) if len(many) > 1 else TOPICS):
        yield from of_topic(topic, many, most)


def differing_topics(many: Collection[Rules]) -> list[str]:
    """The topics in which any two of the rules can differ: those that read a part in which they do."""
    first, *others = many
    return [
        topic for topic, parts in _READS.items() if any(getattr(first, part) != getattr(other, part) for other in others for part in parts)
    ]


def of_topic(topic: str, many: Collection[Rules], most: int = MOST_FLOOR_CARDS) -> Iterator[Situation]:
    """The situations of one of `TOPICS`, smallest first."""
    return BESIDES_PLAYS[topic](many) if topic in BESIDES_PLAYS else _plays(many, most)


def _plays(many: Collection[Rules], most: int) -> Iterator[Situation]:
    with_history = min(most, MOST_WITH_HISTORY)
    played = played_differently(many) if len(many) > 1 else FULL_DECK
    yield from captures(many, most, with_history if any(rules.awards.looks_back for rules in many) else -1, played)
    if any(rules.awards.looks_at_end for rules in many):
        yield from last_captures(many, with_history, played)


def pips(cards: Iterable[int]) -> int:
    """The pips of some cards: an ace 1, a king 13."""
    return sum(rank(card) + 1 for card in cards)


# --- plays --------------------------------------------------------------------------------------------------------------------------


def captures(
    many: Collection[Rules], most: int, most_after: int = -1, played: int = FULL_DECK, lying: int = FULL_DECK
) -> Iterator[Capture]:
    """Every play on a floor of up to `most` cards, smallest first; then, on floors of up to `most_after`, after each play before.

    `played` is the set of cards that are played, `lying` of those that may lie on the floor.
    """
    alike = groups(many)
    lying_alike = tuple(sort for sort in alike if lying >> sort[0] & 1)
    wanted = tuple(sort for sort in alike if played >> sort[0] & 1)
    for size in range(most + 1):
        for floor in floors(lying_alike, size):
            yield from (Capture(floor, card, None) for card in _next_cards(wanted, floor))
    for size in range(most_after + 1):
        for floor in floors(lying_alike, size):
            for previous in _plays_before(alike, floor):
                yield from (Capture(floor, card, previous) for card in _next_cards(wanted, floor | previous.floor))


def last_captures(many: Collection[Rules], most: int, played: int = FULL_DECK) -> Iterator[LastCapture]:
    """The last play of a round on floors of up to `most` cards, smallest first, at the first table that one of the rules has."""
    alike, (seats, sides) = groups(many), _tables(many)[0]
    wanted = tuple(sort for sort in alike if played >> sort[0] & 1)
    for size in range(1, most + 1):
        for floor in floors(alike, size):
            yield from (LastCapture(floor, card, seats, sides) for card in _next_cards(wanted, floor))


def floors(alike: Groups, size: int) -> tuple[int, ...]:
    """The floors of so many cards, by pips and deck order, one for all that differ only in cards that are alike."""
    spend(comb(len(alike) + size - 1, size))
    return _floors(alike, size)


@lru_cache(maxsize=64)
def _floors(alike: Groups, size: int) -> tuple[int, ...]:
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


_Generator = Callable[[Collection[Rules]], Iterator[Any]]
BESIDES_PLAYS: dict[str, _Generator] = {"deal": first_deals, "leftovers": round_ends, "score": round_scores, "match": match_ends}
