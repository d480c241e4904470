"""Which hauls a card may take from a floor.

A legal haul is any set of floor cards that the card's class lets it take: equal cards and sums that share no card, or what it sweeps. The
ruleset's `keep` filters are applied to the legal hauls in order; what is left is the player's choice. Every filter prefers the haul whose
key is greater, and every key adds up card by card, so that the best cards of each rank can be picked on their own.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import chain, combinations, islice, product
from operator import or_
from typing import Final, NamedTuple

from attrs import frozen

from basra_spec import sums
from basra_spec.cards import members, set_names, to_set
from basra_spec.rules import Rules, Taking

Key = Callable[[Rules, int, int], int]


def _most_cards(rules: Rules, card: int, taken: int) -> int:
    return taken.bit_count()


def _most_points(rules: Rules, card: int, taken: int) -> int:
    return sum(rules.points[other] for other in members(taken))


def _most_groups(rules: Rules, card: int, taken: int) -> int:
    mates = taken & rules.takings[card].mates
    others = sum(rules.values[other] for other in members(taken & ~mates))
    return mates.bit_count() + others // max(1, rules.takings[card].value)


def _deck_order(rules: Rules, card: int, taken: int) -> int:
    """The haul that holds the first card, in deck order, that just one of two holds comes first: bits compared from the lowest up."""
    return int(f"{taken:052b}"[::-1], 2)


FILTERS: Final[dict[str, Key]] = {
    "most-cards": _most_cards,
    "most-points": _most_points,
    "most-groups": _most_groups,
    "deck-order": _deck_order,
}

_COUNT_FILTERS: Final[dict[str, Callable[[int, int], Sequence[int]]]] = {"most-cards": sums.largest, "most-groups": sums.most_groups}


class Refusal(NamedTuple):
    """Why a play is not allowed: the code of the protocol, and the reason in a sentence."""

    code: str
    reason: str


@frozen
class Hauls:
    """The hauls that a card may take from a floor, without listing them; see `hauls`. None at all: the card stays on the floor."""

    rules: Rules
    floor: int
    card: int

    def __iter__(self) -> Iterator[int]:
        """Every haul (a set of floor cards), each once, found as they are asked for where the filters allow."""
        taking = self.rules.takings[self.card]
        if taking.swept:
            return filter(None, (self.floor & taking.swept,))
        candidates = filter(None, self._candidates(taking))
        return iter(_best(self.rules, self.card, candidates)) if self.rules.keep else candidates

    def __contains__(self, taken: object) -> bool:
        return isinstance(taken, int) and self.why_not(taken) is None

    def __bool__(self) -> bool:
        return next(iter(self), 0) > 0

    def count(self) -> int:
        """How many hauls there are."""
        return sum(1 for _ in self)

    def why_not(self, taken: int) -> Refusal | None:
        """Why this haul may not be taken; None where it may."""
        if taken & ~self.floor:
            return Refusal("not-on-floor", f"{set_names(taken & ~self.floor)} does not lie on the floor")
        reason = _illegal(self.rules, self.card, self.floor, taken)
        if reason:
            return Refusal("not-a-capture", reason)
        kept = next(iter(self))
        if _rank_haul(self.rules, self.card, taken) < _rank_haul(self.rules, self.card, kept):
            return Refusal("not-kept", f"the ruleset takes {set_names(kept)} ({', '.join(self.rules.keep)})")
        return None

    def _candidates(self, taking: Taking) -> Iterator[int]:
        """The legal hauls; of those that the filters cannot keep, as many left out as is easy. The empty one may be among them."""
        addends = self.floor & taking.addends
        matches = self._matches(taking, self.floor & taking.mates)
        for part in self._parts(taking, addends):
            if not part:
                yield from matches
                continue
            lanes = [self._picks(addends & self.rules.of_value[value], number) for value, number in sums.lanes(part)]
            for picked in product(matches, *lanes):
                yield reduce(or_, picked)

    def _matches(self, taking: Taking, mates: int) -> Sequence[int]:
        """The sets of rank matches that may be taken, the empty one among them unless a filter wants all."""
        if not mates:
            return (0,)
        most = 1 if taking.one_mate else mates.bit_count()
        least = most if self._first_filter() in _COUNT_FILTERS else 0
        return [pick for number in range(least, most + 1) for pick in self._picks(mates, number)]

    def _parts(self, taking: Taking, addends: int) -> Sequence[int]:
        """The counts of addends that may be taken in sums; a filter that looks at counts alone is applied where it comes first."""
        if not addends & (addends - 1):
            return (0,)
        counts, units = 0, self.rules.units
        while addends:
            lowest = addends & -addends
            counts += units[lowest.bit_length() - 1]
            addends ^= lowest
        if taking.one_sum:
            return sums.single(counts, taking.value)
        return _COUNT_FILTERS.get(self._first_filter(), sums.every)(counts, taking.value)

    def _first_filter(self) -> str:
        return self.rules.keep[0] if self.rules.keep else ""

    def _picks(self, cards: int, number: int) -> Sequence[int]:
        return (cards,) if cards.bit_count() == number else _picks(self.rules, self.card, cards, number)


def hauls(rules: Rules, floor: int, card: int) -> Hauls:
    """The hauls that the ruleset lets this card take from this floor (a set of cards)."""
    return Hauls(rules, floor, card)


def _rank_haul(rules: Rules, card: int, taken: int) -> tuple[int, ...]:
    return tuple(FILTERS[name](rules, card, taken) for name in rules.keep)


def _best(rules: Rules, card: int, candidates: Iterator[int]) -> list[int]:
    first = list(islice(candidates, 2))
    if len(first) < 2:
        return first
    kept, best = list[int](), tuple[int, ...]()
    for haul in chain(first, candidates):
        rank = _rank_haul(rules, card, haul)
        if rank > best:
            kept, best = [haul], rank
        elif rank == best:
            kept.append(haul)
    return kept


@lru_cache(maxsize=1 << 16)
def _picks(rules: Rules, card: int, cards: int, number: int) -> Sequence[int]:
    """The ways to pick `number` of these cards, which count the same: all of them, or those that the filters leave."""
    picks = [to_set(chosen) for chosen in combinations(members(cards), number)]
    for name in rules.keep:
        key = FILTERS[name]
        best = max(key(rules, card, pick) for pick in picks)
        picks = [pick for pick in picks if key(rules, card, pick) == best]
    return tuple(picks)


def is_ordinary(rules: Rules, card: int, taken: int) -> bool:
    """Whether these cards, whatever the card's class, split into cards of its rank and sums worth its value."""
    others = [other for other in members(taken) if other >> 2 != card >> 2]
    value = rules.values[card]
    if any(not 0 < rules.values[other] < value for other in others):
        return False
    return sums.splits(sum(rules.units[other] for other in others), value) if others else bool(taken)


def _illegal(rules: Rules, card: int, floor: int, taken: int) -> str | None:
    """Why the card cannot take just these floor cards, before any filter; None where it can."""
    taking = rules.takings[card]
    if not taken:
        return "it takes nothing"
    if taking.swept:
        whole = floor & taking.swept
        return None if taken == whole else f"it sweeps {set_names(whole) or 'nothing here'}, no more and no less"
    mates = taken & taking.mates
    if taking.one_mate and mates.bit_count() > 1:
        return f"it takes one card of its rank, not {set_names(mates)}"
    return _no_sums(rules, taking, taken & ~mates)


def _no_sums(rules: Rules, taking: Taking, others: int) -> str | None:
    """Why these cards, none of which matches by rank, are not taken in sums; None where they are, or there is none."""
    if not others:
        return None
    if others & ~taking.addends:
        why = f"can be in no sum of {taking.value}" if taking.addends else "is not of its rank, and it takes no sums"
        return f"{set_names(others & ~taking.addends)} {why}"
    counts = sum(rules.units[other] for other in members(others))
    total = sums.pips(counts)
    if (taking.one_sum and total != taking.value) or total % taking.value:
        return f"{set_names(others)} adds up to {total}, not to {taking.value}"
    return None if sums.splits(counts, taking.value) else f"{set_names(others)} does not split into sums of {taking.value}"
