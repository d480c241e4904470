"""List, count and check the captures (hauls) that a card may make on a floor.

A haul is legal if the card's class allows it: cards of its rank and sums that share no card, or the cards that it sweeps. The `keep`
filters of the ruleset are applied to the legal hauls in order, and the player chooses among the rest. Each filter prefers the greater key,
and each key adds up card by card, so the best cards of each value can be picked separately.
"""

from collections.abc import Collection, Iterator, Sequence
from math import prod
from typing import NamedTuple

from attrs import frozen

from basra_spec.game import sums
from basra_spec.game.cards import members, set_names
from basra_spec.game.filters import ADDS, COUNT_FILTERS, NO_GROUP_LEFT, SUIT_FILTERS, best, best_first, every_pick, pick_count
from basra_spec.game.parts import Parts, parts
from basra_spec.game.rules import NO_CLASS, CaptureRule, Rules
from basra_spec.game.shapes import unmet


class Refusal(NamedTuple):
    """Why a play is not allowed: the refusal code of the protocol, and a sentence."""

    code: str
    reason: str


def capture_rule(rules: Rules, floor: int, card: int) -> CaptureRule:
    """The rule of the card on this floor: its most specific class whose condition the floor meets."""
    for rule in rules.play.captures[card]:
        if rule.when is None or unmet(rules, rule.when, floor) is None:
            return rule
    return NO_CLASS


@frozen
class Hauls:
    """The hauls that a card may take from a floor, from `captures.hauls(rules, floor, card)`. They are computed on demand.

    Each haul is a set of floor cards. Iterate, test with `in`, or test for any (`bool`). If there is none, the card stays on the floor.
    """

    rules: Rules
    """The rules of the game."""
    floor: int
    """The floor, as a set."""
    rule: CaptureRule
    """What the card can take: the rule of its play class on this floor."""

    def __iter__(self) -> Iterator[int]:
        """Yield each haul (a set of floor cards) once."""
        if self.rule.swept:
            return filter(None, (self.floor & self.rule.swept,))
        return filter(None, self._candidates())

    def __contains__(self, taken: object) -> bool:
        return isinstance(taken, int) and self.why_not(taken) is None

    def __bool__(self) -> bool:
        return next(iter(self), 0) > 0

    def count(self) -> int:
        """The number of hauls, without listing them."""
        if self.rule.swept:
            return bool(self.floor & self.rule.swept)
        numbers, found = self._kept()
        mates = self.floor & self.rule.mates
        with_mates = sum(pick_count(self.rules, mates, number) for number in numbers)
        if isinstance(found, Parts) and not self._sorts_suits():
            with_sums = found.choices()
        else:
            with_sums = sum(prod(pick_count(self.rules, *lane) for lane in self._lanes(part)) for part in found)
        return with_mates * with_sums - (0 in numbers and 0 in found)

    def why_not(self, taken: int) -> Refusal | None:
        """Why these floor cards may not be taken: a `code` of the protocol and a `reason`. None if they may."""
        if taken & ~self.floor:
            return Refusal("not-on-floor", f"{set_names(taken & ~self.floor)} does not lie on the floor")
        reason = _illegal(self.rules, self.rule, self.floor, taken)
        if reason:
            return Refusal("not-a-capture", reason)
        reason = self._not_kept(taken)
        return Refusal("not-kept", reason) if reason else None

    def _not_kept(self, taken: int) -> str | None:
        """Why a filter drops this legal haul; None if none does."""
        left = NO_GROUP_LEFT in self.rules.play.keep and _group_left(self.rules, self.rule, self.floor & ~taken, taken)
        if left:
            return f"it leaves {set_names(left)}, which it must take too"
        if set(self.rules.play.keep) <= {NO_GROUP_LEFT}:
            return None
        kept = next(iter(self))
        if self._rank(taken) == self._rank(kept):
            return None
        return f"the ruleset takes {set_names(kept)} ({', '.join(self.rules.play.keep)})"

    def _candidates(self) -> Iterator[int]:
        """The hauls that pass the filters, perhaps including the empty one."""
        numbers, found = self._kept()
        mates = self.floor & self.rule.mates
        for part in found:
            lanes = self._lanes(part)
            for number in numbers:
                yield from every_pick(self.rules, [(mates, number), *lanes])

    def _lanes(self, part: int) -> list[tuple[int, int]]:
        """For each value in a part: the floor cards of that value, and the number taken."""
        addends, of_value = self.floor & self.rule.addends, self.rules.play.of_value
        return [(addends & of_value[value], number) for value, number in sums.lanes(part)]

    def _kept(self) -> tuple[Sequence[int], Collection[int]]:
        """The numbers of equal cards and the counts in sums that pass the filters.

        A filter's key adds up over equal cards and sums, so the best haul combines the best of each.
        """
        numbers, found = self._mate_numbers(), self._parts()
        for name in self.rules.play.keep[self._filters_counts() :]:
            if name == NO_GROUP_LEFT:
                numbers, found = self._without_group_left(numbers, found)
                continue
            numbers = self._best_numbers(numbers, name) if len(numbers) > 1 else numbers
            found = self._best_parts(found, name) if len(found) > 1 else found
        return numbers, found

    def _best_numbers(self, numbers: Sequence[int], name: str) -> Sequence[int]:
        """The numbers of equal cards with the greatest key of a filter."""
        mates = best_first(self.rules, self.floor & self.rule.mates)
        return best(numbers, lambda number: sum(ADDS[name](self.rules, card) for card in mates[:number]))

    def _best_parts(self, found: Collection[int], name: str) -> Collection[int]:
        """The counts with the greatest key of a filter."""
        addends, of_value = self.floor & self.rule.addends, self.rules.play.of_value
        if isinstance(found, Parts):
            sorted_lanes = [best_first(self.rules, addends & of_value[digit.value]) for digit in found.digits]
            if name == "deck-order":
                return found.first(sorted_lanes)
            return found.best([[ADDS[name](self.rules, card) for card in lane] for lane in sorted_lanes])
        cards = {value: best_first(self.rules, addends & of_value[value]) for part in found for value, _ in sums.lanes(part)}
        return best(
            found, lambda part: sum(ADDS[name](self.rules, card) for value, number in sums.lanes(part) for card in cards[value][:number])
        )

    def _without_group_left(self, numbers: Sequence[int], found: Collection[int]) -> tuple[Sequence[int], Collection[int]]:
        """The choices that leave no further group; all choices if every haul leaves one."""
        there = (self.floor & self.rule.mates).bit_count()
        full = [number for number in numbers if number == there or (self.rule.one_mate and number)]
        if isinstance(found, Parts):
            closed: Collection[int] = found.closed()
        elif self.rule.one_sum:
            closed = [part for part in found if part] or found
        else:
            counts = self._counts()
            closed = [part for part in found if not sums.any_group(counts - part, self.rule.value)]
        return (full, closed) if full and closed else (numbers, found)

    def _mate_numbers(self) -> Sequence[int]:
        """The numbers of equal cards that may be taken: only the greatest if the first filter looks at counts."""
        there = (self.floor & self.rule.mates).bit_count()
        most = min(there, 1) if self.rule.one_mate else there
        return range(most if self._first_filter() in COUNT_FILTERS else 0, most + 1)

    def _counts(self) -> int:
        """The counts of the cards that could be in a sum; 0 if there are fewer than two."""
        addends = self.floor & self.rule.addends
        return sums.count(self.rules.play.units, addends) if addends & (addends - 1) else 0

    def _parts(self) -> Collection[int]:
        """The counts that may be taken in sums, after the first filter if it looks at counts only."""
        counts = self._counts()
        if not counts:
            return (0,)
        if self.rule.one_sum:
            return sums.single(counts, self.rule.value)
        return COUNT_FILTERS.get(self._first_filter(), parts)(counts, self.rule.value)

    def _first_filter(self) -> str:
        return self.rules.play.keep[0] if self.rules.play.keep else ""

    def _filters_counts(self) -> bool:
        """Whether the first filter has already chosen the counts."""
        return self._first_filter() in COUNT_FILTERS and not self.rule.one_sum

    def _sorts_suits(self) -> bool:
        return not SUIT_FILTERS.isdisjoint(self.rules.play.keep)

    def _rank(self, taken: int) -> tuple[int, ...]:
        """The key of a haul for each filter except `no-group-left`."""
        mates = taken & self.rule.mates
        cards = list(members(taken & ~mates))
        return tuple(
            sum(ADDS[name](self.rules, card) for card in cards) + (self.rule.value or 1) * mates.bit_count()
            if name == "most-groups"
            else sum(ADDS[name](self.rules, card) for card in members(taken))
            for name in self.rules.play.keep
            if name != NO_GROUP_LEFT
        )


def hauls(rules: Rules, floor: int, card: int) -> Hauls:
    """The hauls that the ruleset lets this card take from this floor (a set of cards)."""
    return Hauls(rules, floor, capture_rule(rules, floor, card))


def _group_left(rules: Rules, rule: CaptureRule, rest: int, taken: int) -> int:
    """A group left on the floor that the card could also take: an equal card or a sum. The empty set if there is none."""
    mates = 0 if rule.one_mate and taken & rule.mates else rest & rule.mates
    if mates:
        return mates & -mates
    addends = rest & rule.addends
    if rule.one_sum and taken & rule.addends:
        return 0
    counts = sums.count(rules.play.units, addends)
    return draw(rules, list(members(addends)), sums.any_group(counts, rule.value))


def draw(rules: Rules, cards: list[int], part: int) -> int:
    """Remove cards of these values from the list and return them as a set."""
    drawn = 0
    for value, number in sums.lanes(part):
        for card in [card for card in cards if rules.play.values[card] == value][:number]:
            cards.remove(card)
            drawn |= 1 << card
    return drawn


def is_ordinary(rules: Rules, card: int, taken: int) -> bool:
    """Whether these cards split into cards of the card's rank and sums of its value, whatever its class."""
    others = [other for other in members(taken) if other >> 2 != card >> 2]
    value = rules.play.values[card]
    if any(not 0 < rules.play.values[other] < value for other in others):
        return False
    return sums.splits(sum(rules.play.units[other] for other in others), value) if others else bool(taken)


def _illegal(rules: Rules, rule: CaptureRule, floor: int, taken: int) -> str | None:
    """Why the card cannot take these floor cards, filters aside; None if it can."""
    if not taken:
        return "it takes nothing"
    if rule.swept:
        whole = floor & rule.swept
        return None if taken == whole else f"it sweeps exactly {set_names(whole) or 'nothing'}"
    mates = taken & rule.mates
    if rule.one_mate and mates.bit_count() > 1:
        return f"it takes one card of its rank, not {set_names(mates)}"
    return _no_sums(rules, rule, taken & ~mates)


def _no_sums(rules: Rules, rule: CaptureRule, others: int) -> str | None:
    """Why these cards, which do not match by rank, cannot be taken in sums; None if they can."""
    if not others:
        return None
    if others & ~rule.addends:
        why = f"cannot be in a sum of {rule.value}" if rule.addends else "is not of its rank, and it takes no sums"
        return f"{set_names(others & ~rule.addends)} {why}"
    counts = sums.count(rules.play.units, others)
    total = sums.pips(counts)
    if (rule.one_sum and total != rule.value) or total % rule.value:
        return f"{set_names(others)} adds up to {total}, not to {rule.value}"
    return None if sums.splits(counts, rule.value) else f"{set_names(others)} does not split into sums of {rule.value}"
