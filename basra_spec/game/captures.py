"""Which hauls a card may take from a floor.

A legal haul is any set of floor cards that the card's class lets it take: equal cards and sums that share no card, or what it sweeps. The
ruleset's `keep` filters are applied to the legal hauls in order; what is left is the player's choice. Every filter prefers the haul whose
key is greater, and every key adds up card by card, so that the best cards of each rank can be picked on their own.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import chain, combinations, islice, product
from math import comb
from operator import or_
from typing import Final, NamedTuple

from attrs import frozen

from basra_spec.game import sums
from basra_spec.game.cards import members, set_names, to_set
from basra_spec.game.rules import NO_CLASS, CaptureRule, Rules
from basra_spec.game.shapes import unmet
from basra_spec.game.sums import Parts, parts

Key = Callable[[Rules, CaptureRule, int, int], int]


def _most_cards(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> int:
    return taken.bit_count()


def _most_points(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> int:
    return sum(rules.play.points[other] for other in members(taken))


def _most_groups(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> int:
    mates = taken & rule.mates
    others = sum(rules.play.values[other] for other in members(taken & ~mates))
    return mates.bit_count() + others // max(1, rule.value)


def _deck_order(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> int:
    """The haul that holds the first card, in deck order, that just one of two holds comes first: bits compared from the lowest up."""
    return int(f"{taken:052b}"[::-1], 2)


def _no_group_left(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> int:
    return not _group_left(rules, rule, floor & ~taken, taken)


FILTERS: Final[dict[str, Key]] = {
    "most-cards": _most_cards,
    "most-points": _most_points,
    "most-groups": _most_groups,
    "deck-order": _deck_order,
    "no-group-left": _no_group_left,
}


def _all_parts(counts: int, target: int) -> Iterable[int]:
    return parts(counts, target)


def _parts_of_most_groups(counts: int, target: int) -> Iterable[int]:
    found = list(parts(counts, target))
    most = max(map(sums.pips, found))
    return [part for part in found if sums.pips(part) == most]


def _closed_parts(counts: int, target: int) -> Iterable[int]:
    return parts(counts, target).closed()


# Filters that look at counts alone: where one of them comes first it is applied before any suit is looked at.
_COUNT_FILTERS: Final[dict[str, Callable[[int, int], Iterable[int]]]] = {
    "most-cards": sums.largest,
    "most-groups": _parts_of_most_groups,
    "no-group-left": _closed_parts,
}
_SUIT_FILTERS: Final = ("most-points", "deck-order")


class Refusal(NamedTuple):
    """Why a play is not allowed: the code of the protocol, and the reason in a sentence."""

    code: str
    reason: str


def capture_rule(rules: Rules, floor: int, card: int) -> CaptureRule:
    """What the card can take from this floor: that of its most specific class whose condition the floor meets."""
    for rule in rules.play.captures[card]:
        if rule.when is None or unmet(rules, rule.when, floor) is None:
            return rule
    return NO_CLASS


@frozen
class Hauls:
    """The hauls that a card may take from a floor, as `captures.hauls(rules, floor, card)` gives them: none of them listed yet.

    Each is a set of floor cards. Loop over them, ask whether one is `in` them, or whether there is any (`bool`): where there is none the
    card stays on the floor.
    """

    rules: Rules
    """The rules that they are of."""
    floor: int
    """The floor, as a set."""
    rule: CaptureRule
    """What the card can take there: the row of its play class."""

    def __iter__(self) -> Iterator[int]:
        """Every haul (a set of floor cards), each once, found as they are asked for where the filters allow."""
        if self.rule.swept:
            return filter(None, (self.floor & self.rule.swept,))
        candidates = filter(None, self._candidates())
        return iter(self._best(candidates)) if self._later_filters() else candidates

    def __contains__(self, taken: object) -> bool:
        return isinstance(taken, int) and self.why_not(taken) is None

    def __bool__(self) -> bool:
        return next(iter(self), 0) > 0

    def sole(self) -> int | None:
        """The only haul there is; 0 where there is none, None where there are several."""
        rule = self.rule
        if rule.swept:
            return self.floor & rule.swept
        matches, parts_taken, addends = self._matches(), self._parts(), self.floor & rule.addends
        if len(matches) == 1 and isinstance(parts_taken, tuple) and len(parts_taken) == 1:
            # Nearly every play of a game: no sum, or one way to take sums, in which all cards go.
            if not parts_taken[0]:
                return matches[0]
            if sums.size(parts_taken[0]) == addends.bit_count():
                return matches[0] | addends
        found = list(islice(self, 2))
        return None if len(found) > 1 else sum(found)

    def count(self) -> int:
        """How many hauls there are; without listing them, where no filter compares them."""
        if self.rule.swept or self._later_filters() or self._first_filter() not in _COUNTABLE or self.rule.one_sum:
            return sum(1 for _ in self)
        counts = self._counts()
        found = _COUNTABLE[self._first_filter()](counts, self.rule.value) if counts else None
        with_nothing = (found is None or found.numbers & 1) and self._least_mates() == 0
        return (found.choices() if found else 1) * self._rank_ways() - bool(with_nothing)

    def why_not(self, taken: int) -> Refusal | None:
        """Why these floor cards may not be taken: a `code` of the protocol and a `reason`; None where they may."""
        if taken & ~self.floor:
            return Refusal("not-on-floor", f"{set_names(taken & ~self.floor)} does not lie on the floor")
        reason = _illegal(self.rules, self.rule, self.floor, taken)
        if reason:
            return Refusal("not-a-capture", reason)
        reason = self._not_kept(taken)
        return Refusal("not-kept", reason) if reason else None

    def _not_kept(self, taken: int) -> str | None:
        """Which filter drops a legal haul, and why."""
        left = "no-group-left" in self.rules.play.keep and _group_left(self.rules, self.rule, self.floor & ~taken, taken)
        if left:
            return f"it leaves {set_names(left)}, which it must take too"
        if set(self.rules.play.keep) <= {"no-group-left"}:
            return None
        kept = next(iter(self))
        if self._rank(taken) == self._rank(kept):
            return None
        return f"the ruleset takes {set_names(kept)} ({', '.join(self.rules.play.keep)})"

    def _candidates(self) -> Iterator[int]:
        """The legal hauls; of those that the first filter drops, none where it looks at counts. The empty one may be among them."""
        addends = self.floor & self.rule.addends
        matches = self._matches()
        for part in self._parts():
            if not part:
                yield from matches
                continue
            lanes = [self._picks(addends & self.rules.play.of_value[value], number) for value, number in sums.lanes(part)]
            for picked in product(matches, *lanes):
                yield reduce(or_, picked)

    def _matches(self) -> Sequence[int]:
        """The sets of rank matches that may be taken, the empty one among them unless a filter wants all."""
        mates = self.floor & self.rule.mates
        if not mates:
            return (0,)
        most = 1 if self.rule.one_mate else mates.bit_count()
        return [pick for number in range(self._least_mates(), most + 1) for pick in self._picks(mates, number)]

    def _least_mates(self) -> int:
        mates = (self.floor & self.rule.mates).bit_count()
        most = min(mates, 1) if self.rule.one_mate else mates
        return most if self._first_filter() in _COUNT_FILTERS else 0

    def _rank_ways(self) -> int:
        """How many sets of rank matches may be taken."""
        mates = (self.floor & self.rule.mates).bit_count()
        most = min(mates, 1) if self.rule.one_mate else mates
        return sum(comb(mates, number) for number in range(self._least_mates(), most + 1))

    def _counts(self) -> int:
        """The cards that could be in a sum, as a count of `sums`; 0 where there are too few for one."""
        addends, counts, units = self.floor & self.rule.addends, 0, self.rules.play.units
        if not addends & (addends - 1):
            return 0
        while addends:
            lowest = addends & -addends
            counts += units[lowest.bit_length() - 1]
            addends ^= lowest
        return counts

    def _parts(self) -> Iterable[int]:
        """The counts that may be taken in sums."""
        counts = self._counts()
        if not counts:
            return (0,)
        if self.rule.one_sum:
            return sums.single(counts, self.rule.value)
        return _COUNT_FILTERS.get(self._first_filter(), _all_parts)(counts, self.rule.value)

    def _first_filter(self) -> str:
        return self.rules.play.keep[0] if self.rules.play.keep else ""

    def _later_filters(self) -> bool:
        """Whether a filter is left to apply after the first has chosen the counts."""
        native = self._first_filter() in _COUNT_FILTERS and not self.rule.one_sum
        return len(self.rules.play.keep) > native

    def _picks(self, cards: int, number: int) -> Sequence[int]:
        return (cards,) if cards.bit_count() == number else _picks(self.rules, self.rule, cards, number)

    def _rank(self, taken: int) -> tuple[int, ...]:
        return tuple(FILTERS[name](self.rules, self.rule, self.floor, taken) for name in self.rules.play.keep)

    def _best(self, candidates: Iterator[int]) -> list[int]:
        first = list(islice(candidates, 2))
        if len(first) < 2:
            return first
        kept, best = list[int](), tuple[int, ...]()
        for haul in chain(first, candidates):
            rank = self._rank(haul)
            if rank > best:
                kept, best = [haul], rank
            elif rank == best:
                kept.append(haul)
        return kept


_COUNTABLE: Final[dict[str, Callable[[int, int], Parts]]] = {
    "": parts,
    "no-group-left": lambda counts, target: parts(counts, target).closed(),
}


def hauls(rules: Rules, floor: int, card: int) -> Hauls:
    """The hauls that the ruleset lets this card take from this floor (a set of cards)."""
    return Hauls(rules, floor, capture_rule(rules, floor, card))


@lru_cache(maxsize=1 << 16)
def _picks(rules: Rules, rule: CaptureRule, cards: int, number: int) -> Sequence[int]:
    """The ways to pick `number` of these cards, which count the same: all of them, or those that the filters leave."""
    picks = [to_set(chosen) for chosen in combinations(members(cards), number)]
    for name in rules.play.keep:
        if name in _SUIT_FILTERS:
            keys = [FILTERS[name](rules, rule, cards, pick) for pick in picks]
            picks = [pick for pick, key in zip(picks, keys, strict=True) if key == max(keys)]
    return tuple(picks)


def _group_left(rules: Rules, rule: CaptureRule, rest: int, taken: int) -> int:
    """A group in the rest of the floor that the card could take as well: an equal card or a sum; the empty set where there is none."""
    mates = 0 if rule.one_mate and taken & rule.mates else rest & rule.mates
    if mates:
        return mates & -mates
    addends = rest & rule.addends
    if rule.one_sum and taken & rule.addends:
        return 0
    counts = sum(rules.play.units[card] for card in members(addends))
    return draw(rules, list(members(addends)), sums.any_group(counts, rule.value))


def draw(rules: Rules, cards: list[int], part: int) -> int:
    """Take cards of these values out of the list; the set of them."""
    drawn = 0
    for value, number in sums.lanes(part):
        for card in [card for card in cards if rules.play.values[card] == value][:number]:
            cards.remove(card)
            drawn |= 1 << card
    return drawn


def is_ordinary(rules: Rules, card: int, taken: int) -> bool:
    """Whether these cards, whatever the card's class, split into cards of its rank and sums worth its value."""
    others = [other for other in members(taken) if other >> 2 != card >> 2]
    value = rules.play.values[card]
    if any(not 0 < rules.play.values[other] < value for other in others):
        return False
    return sums.splits(sum(rules.play.units[other] for other in others), value) if others else bool(taken)


def _illegal(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> str | None:
    """Why the card cannot take just these floor cards, before any filter; None where it can."""
    if not taken:
        return "it takes nothing"
    if rule.swept:
        whole = floor & rule.swept
        return None if taken == whole else f"it sweeps {set_names(whole) or 'nothing here'}, no more and no less"
    mates = taken & rule.mates
    if rule.one_mate and mates.bit_count() > 1:
        return f"it takes one card of its rank, not {set_names(mates)}"
    return _no_sums(rules, rule, taken & ~mates)


def _no_sums(rules: Rules, rule: CaptureRule, others: int) -> str | None:
    """Why these cards, none of which matches by rank, are not taken in sums; None where they are, or there is none."""
    if not others:
        return None
    if others & ~rule.addends:
        why = f"can be in no sum of {rule.value}" if rule.addends else "is not of its rank, and it takes no sums"
        return f"{set_names(others & ~rule.addends)} {why}"
    counts = sum(rules.play.units[other] for other in members(others))
    total = sums.pips(counts)
    if (rule.one_sum and total != rule.value) or total % rule.value:
        return f"{set_names(others)} adds up to {total}, not to {rule.value}"
    return None if sums.splits(counts, rule.value) else f"{set_names(others)} does not split into sums of {rule.value}"
