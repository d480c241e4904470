"""Look up what a card takes by the number of floor cards of each value, where the player has no choice.

Suits do not affect sums, so a few thousand counts stand for all floors that occur in play. An entry is a mask: the card takes
`floor & mask`. If only some cards of a value are taken, a second step picks the suits. If counts cannot decide, the hauls are listed.

The tables fill during play. Each holds up to `_MOST` entries and is cleared when it is full.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice
from typing import Final

from attrs import frozen

from basra_spec.game import sums
from basra_spec.game.awards import sure_awards
from basra_spec.game.captures import Hauls, capture_rule
from basra_spec.game.cards import members, rank, to_set
from basra_spec.game.filters import COUNT_FILTERS, NO_GROUP_LEFT, picks
from basra_spec.game.parts import parts
from basra_spec.game.rules import CaptureRule, Rules

_MOST: Final = 1 << 14
_LANE: Final = (1 << sums.LANE) - 1


Entry = tuple[int, int]
"""The mask of the floor cards taken, and the floor's counts afterwards: a mask of the lanes that remain if negative, else the counts."""


@frozen
class Picked:
    """What a card takes where suits are picked: the floor cards in `mask`, and from each set in `lanes` that number of the best cards."""

    mask: int
    lanes: tuple[tuple[int, int], ...]


class CaptureTables:
    """The tables of some rules. `counts` are as in `sums`, with an extra lane for each rank without a value."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.sure_awards, self.without_clearing = sure_awards(rules), rules.awards.without_clearing
        self.latest = (0, 0)
        """The last floor and its counts, reused when a round is played one play at a time."""
        values = rules.play.values
        bare = sorted({rank(card) for card in range(52) if not values[card]})
        lane_of = [values[card] or max(values) + 1 + bare.index(rank(card)) for card in range(52)]
        self.units = tuple(sums.unit(lane) for lane in lane_of)
        self.cards_of_lane = {
            lane: to_set(card for card in members(rules.deal.deck) if lane_of[card] == lane) for lane in dict.fromkeys(lane_of)
        }
        self._profiles: dict[CaptureRule, Profile] = {}
        self._firsts = firsts = [None if first.when else self._profile(first) for first, *_ in rules.play.captures]
        empty: dict[int, Entry] = {}
        self.look_up: tuple[Callable[[int], Entry | None], ...] = tuple((first.entries if first else empty).get for first in firsts)
        """By card, the look-up in its table; always None if the card's class depends on the floor."""
        self.lanes = tuple(first.lanes if first else 0 for first in firsts)
        """By card, the lanes of the counts that are the key of its table."""

    def count(self, cards: int) -> int:
        """The counts of a set of cards."""
        return sums.count(self.units, cards)

    def profile(self, card: int, floor: int) -> "Profile":
        """The table of a card's rule on a floor."""
        return self._firsts[card] or self._profile(capture_rule(self.rules, floor, card))

    def _profile(self, rule: CaptureRule) -> "Profile":
        found = self._profiles.get(rule)
        if found is None:
            found = self._profiles[rule] = Profile(self, rule)
        return found

    def lanes_of(self, cards: int) -> int | None:
        """The lanes that count these cards; None if a lane also counts other cards of the deck."""
        lanes = 0
        for lane, counted in self.cards_of_lane.items():
            if counted & cards == counted:
                lanes |= _LANE << sums.LANE * lane
            elif counted & cards:
                return None
        return lanes


@lru_cache(maxsize=1 << 8)
def tables_of(rules: Rules) -> CaptureTables:
    """The tables of some rules, created on first use."""
    return CaptureTables(rules)


class Profile:
    """The table of one capture rule, keyed by the counts of the floor in `lanes`."""

    def __init__(self, tables: CaptureTables, rule: CaptureRule) -> None:
        self.tables, self.rule, self.keep = tables, rule, tables.rules.play.keep
        self.entries: dict[int, Entry] = {}
        self._picked: dict[int, Picked | None] = {}
        self._all_mates = rule.obliged and not rule.one_mate and not rule.one_sum and self.keep[:1] in [(name,) for name in COUNT_FILTERS]
        self._addends = tables.lanes_of(rule.addends)
        self._others = 0 if self._all_mates or (rule.swept and rule.obliged) else tables.lanes_of(rule.mates | rule.swept)
        self.lanes = (self._addends or 0) | (self._others or 0)
        self._counted = self._addends is not None and self._others is not None
        mates = tables.lanes_of(rule.mates)
        self._claims_by_counts = not rule.swept and mates is not None and self._addends is not None and {*self.keep} <= {NO_GROUP_LEFT}
        self._claim_lanes = (mates or 0) | (self._addends or 0) if self.keep else 0
        self._reach = rule.reach
        self._allowed = set[tuple[int, int]]()

    def take(self, floor: int, counts: int) -> Entry | None:
        """The cards taken from a floor, and the counts afterwards as in `Entry`; None if there is a choice."""
        key = counts & self.lanes
        found = self.entries.get(key) or self._picked.get(key) or self._learn(key)
        if isinstance(found, tuple):
            return floor & found[0], found[1]
        taken = self._pick(floor, found) if found else None
        if taken is None:
            taken = _only_way(self.tables.rules, self.rule, floor & self._reach)
        return None if taken is None else (taken, self.tables.count(floor & ~taken))

    def after_claim(self, floor: int, counts: int, claim: int) -> int | None:
        """The counts after a claim that is known to be legal; None if it must still be checked."""
        if not claim:
            return None if self.rule.obliged else counts
        taken = self.tables.count(claim)
        if self.rule.swept:
            return counts - taken if claim == floor & self.rule.swept else None
        known = not claim & ~(floor & self._reach) and (taken, counts & self._claim_lanes) in self._allowed
        return counts - taken if known else None

    def remember(self, counts: int, claim: int) -> None:
        """Remember a legal claim by its counts. If no filter looks at suits, the same counts are legal with any suits."""
        if claim and self._claims_by_counts:
            if len(self._allowed) >= _MOST:
                self._allowed.clear()
            self._allowed.add((self.tables.count(claim), counts & self._claim_lanes))

    def _pick(self, floor: int, found: Picked) -> int | None:
        """The cards taken where suits are picked; None if several picks are equally good."""
        taken = floor & found.mask
        for lane, number in found.lanes:
            pick = _sole_pick(self.tables.rules, floor & lane, number)
            if pick is None:
                return None
            taken |= pick
        return taken

    def _learn(self, key: int) -> Entry | Picked | None:
        """Compute and remember what is taken at these counts; None if counts do not decide."""
        if not self._counted or key in self._picked:
            return None
        if len(self.entries) + len(self._picked) >= _MOST:
            self.entries.clear()
            self._picked.clear()
        found = self._haul(key)
        if isinstance(found, tuple):
            self.entries[key] = found
        else:
            self._picked[key] = found
        return found

    def _haul(self, key: int) -> Entry | Picked | None:
        """The only haul at these counts; None if there are several, or if the player may also lay the card down."""
        rule, others, counts = self.rule, key & (self._others or 0), key & (self._addends or 0)
        if rule.swept:
            return self._entry(rule.swept) if rule.obliged or not others else None
        parts = tuple(islice(self._parts(counts), 3)) if counts else (0,)
        if self._all_mates:
            return self._part(counts, parts[0], rule.mates) if len(parts) == 1 else None
        hauls = (1 + sums.size(others)) * len(parts) - 1
        if hauls > 1 or (hauls and not rule.obliged):
            return None
        return self._part(counts, parts[-1], rule.mates if others else 0)

    def _parts(self, counts: int) -> Iterable[int]:
        """The counts that may be taken in sums."""
        if self.rule.one_sum:
            return sums.single(counts, self.rule.value)
        return COUNT_FILTERS[self.keep[0]](counts, self.rule.value) if self._all_mates else parts(counts, self.rule.value)

    def _part(self, counts: int, part: int, mates: int) -> Entry | Picked:
        """The haul of a part of the counts and the mask `mates`. If only some cards of a lane are taken, the suits are picked later."""
        mask, there, lanes = mates, dict(sums.lanes(counts)), list[tuple[int, int]]()
        for value, number in sums.lanes(part):
            cards = self.tables.cards_of_lane[value]
            if number == there[value]:
                mask |= cards
            else:
                lanes.append((cards, number))
        return Picked(mask, tuple(lanes)) if lanes else self._entry(mask)

    def _entry(self, mask: int) -> Entry | Picked:
        lanes = self.tables.lanes_of(mask)
        return Picked(mask, ()) if lanes is None else (mask, ~lanes)


@lru_cache(maxsize=1 << 14)
def _sole_pick(rules: Rules, cards: int, number: int) -> int | None:
    """The best pick of `number` of these cards; None if several are equally good."""
    found = tuple(islice(picks(rules, cards, number), 2))
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=1 << 14)
def _only_way(rules: Rules, rule: CaptureRule, within: int) -> int | None:
    """What the rule takes from these floor cards (0: nothing); None if the player has a choice."""
    found = tuple(islice(Hauls(rules, within, rule), 2))
    return None if len(found) > 1 or (found and not rule.obliged) else sum(found)
