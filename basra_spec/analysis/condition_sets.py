"""What the rules require of a floor, as regions: the classes, what clears the floor, and the kinds of Basra.

Each union holds every floor that meets what it stands for, and may hold a few more (a floor with the right sum need not split into sums).
So what is empty here is impossible; what is not empty may still be impossible. A condition that is not known here may hold, and may fail.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from attrs import asdict

from basra_spec.analysis.floor_sets import (
    EVERYWHERE,
    MOST_CARDS,
    MOST_SUM,
    NOWHERE,
    Region,
    Union,
    adding_up,
    all_of,
    any_floor,
    counting,
    either,
    multiples,
    within,
)
from basra_spec.game.cards import FULL_DECK, members, rank_mates, to_set
from basra_spec.game.patterns import UNBOUNDED, Bounds
from basra_spec.game.rules import AwardRule, CaptureRule, Rules, Shape

_A_GROUP: Final = Bounds(2, UNBOUNDED)
"""A sum has two cards at least."""
_KNOWN: Final = {
    "AwardRule": {"name", "points", "play", "floor", "taken", "previous", "previous_trailed", "over"},
    "CaptureRule": {"play_class", "value", "mates", "addends", "swept", "one_mate", "one_sum", "obliged", "when"},
    "Shape": {"count", "sum", "only", "splits"},
}
"""The fields of each row that are read here, by the row's type."""


def unknown_fields(row: AwardRule | CaptureRule | Shape) -> dict[str, Any]:
    """The conditions of a row that are not read here and ask for something, by name."""
    values = asdict(row, recurse=False) if isinstance(row, Shape) else row._asdict()
    return {name: value for name, value in values.items() if value and name not in _KNOWN[type(row).__name__]}


# --- floor conditions ---------------------------------------------------------------------------------------------------------------


def met(rules: Rules, row: Shape) -> Union:
    """The floors that meet a condition."""
    return all_of((Region(allowed=row.only),), (counting(row.count),), (adding_up(row.sum),), _splitting(rules, row))


def _splitting(rules: Rules, row: Shape) -> Union:
    if not row.splits:
        return EVERYWHERE
    groups = within(row.splits.groups, MOST_CARDS)
    totals = range(max(1, row.splits.sum.low), min(row.splits.sum.high, MOST_SUM) + 1)
    return tuple(_groups_of(rules, total, groups) for total in totals if groups & ~1)


def _groups_of(rules: Rules, total: int, groups: int) -> Region:
    sums = sum(1 << number * total for number in members(groups & ~1) if number * total <= MOST_SUM)
    least = next(members(groups & ~1))
    return Region(_valued(rules, total), (), counting(Bounds(least, UNBOUNDED)).counts, sums)


def _valued(rules: Rules, most: int) -> int:
    """The cards with a value of up to `most`."""
    return to_set(card for card in members(rules.deal.deck) if 0 < rules.play.values[card] <= most)


def unmet(row: Shape) -> Union:
    """The floors that do not meet a condition."""
    if row.splits or unknown_fields(row):
        return EVERYWHERE
    other_cards: Union = (Region(needs=(FULL_DECK & ~row.only,)),)
    return either((Region(counts=~counting(row.count).counts & Region().counts),), _other_sums(adding_up(row.sum).sums), other_cards)


def _other_sums(sums: int) -> Union:
    return (Region(sums=Region().sums & ~sums),)


# --- classes ------------------------------------------------------------------------------------------------------------------------


def besides(rules: Rules, card: int) -> Union:
    """The floors that the card is not part of."""
    return (Region(allowed=rules.deal.deck & ~(1 << card)),)


def played_as(rules: Rules, card: int, place: int) -> Union:
    """The floors on which a card is played as the class that stands at this place of its `takings`."""
    taking = rules.play.captures[card][place]
    before = [unmet(earlier.when) if earlier.when else NOWHERE for earlier in rules.play.captures[card][:place]]
    return all_of(besides(rules, card), *before, met(rules, taking.when) if taking.when else EVERYWHERE)


def cleared(rules: Rules, taking: CaptureRule) -> Union:
    """The floors that a card takes as a whole, played as this class."""
    if unknown_fields(taking):
        return EVERYWHERE
    if taking.swept:
        return (Region(allowed=taking.swept, needs=(taking.swept,)),)
    mates = [taking.mates]
    if taking.one_mate:
        mates = [0, *(1 << mate for mate in members(taking.mates))]
    most = 1 if taking.one_sum else MOST_CARDS
    return tuple(region for some in mates for region in _groups(rules, some, taking.addends, taking.value, most))


def _groups(rules: Rules, mates: int, addends: int, value: int, most: int) -> Iterator[Region]:
    """The floors of rank matches alone, and those of rank matches and up to `most` sums."""
    yield Region(allowed=mates, needs=(mates,))
    most = min(MOST_CARDS, most + mates.bit_count())
    sums = multiples(value, 1, most) if _of_one_value(rules, mates, value) else Region().sums
    yield Region(mates | addends, (addends,), counting(_A_GROUP).counts, sums)


def _of_one_value(rules: Rules, cards: int, value: int) -> bool:
    return all(rules.play.values[card] == value for card in members(cards & rules.deal.deck))


# --- kinds of Basra -----------------------------------------------------------------------------------------------------------------


def _same_rank(rules: Rules, card: int) -> Union:
    return (Region(allowed=rank_mates(card)),)


def _one_sum(rules: Rules, card: int) -> Union:
    value = rules.play.values[card]
    return (Region(_valued(rules, value), (), counting(_A_GROUP).counts, 1 << value),)


def _ordinary(rules: Rules, card: int) -> Union:
    lower = _valued(rules, rules.play.values[card] - 1) & ~rank_mates(card)
    # The rank matches are left out of the sums that must split, and may have any value of their own.
    return tuple(_groups(rules, rank_mates(card), lower, rules.play.values[card], MOST_CARDS))


def _other_ranks(rules: Rules, card: int) -> Union:
    return (Region(needs=(FULL_DECK & ~rank_mates(card),)),)


def _no_sum(rules: Rules, card: int) -> Union:
    bare = to_set(other for other in members(rules.deal.deck) if not rules.play.values[other])
    return either((counting(Bounds(0, 1)),), (Region(needs=(bare,)),), _other_sums(1 << rules.play.values[card]))


_IS: Final[dict[str, Callable[[Rules, int], Union]]] = {"same-rank": _same_rank, "one-sum": _one_sum, "ordinary": _ordinary}
_IS_NOT: Final[dict[str, Callable[[Rules, int], Union]]] = {"same-rank": _other_ranks, "one-sum": _no_sum, "ordinary": _other_ranks}


def holds(rules: Rules, kind: AwardRule, card: int, place: int) -> Union:
    """The floors that a card clears, played as the class at this place, as a Basra of this kind."""
    taking = rules.play.captures[card][place]
    if kind.play is not None and taking.play_class not in kind.play:
        return NOWHERE
    taken = _IS[kind.taken](rules, card) if kind.taken in _IS else EVERYWHERE
    clears = all_of((counting(Bounds(1, UNBOUNDED)),), played_as(rules, card, place), cleared(rules, taking))
    return all_of(clears, met(rules, kind.floor), taken, _after(rules, kind))


def fails(rules: Rules, kind: AwardRule, card: int, place: int, besides: AwardRule) -> Union:
    """The floors for which a kind does not hold, although another (`besides`) does."""
    if kind.play is not None and rules.play.captures[card][place].play_class not in kind.play:
        return EVERYWHERE
    if not _follows(kind, besides) or unknown_fields(kind) != unknown_fields(besides):
        return EVERYWHERE
    floor = NOWHERE if _narrower(besides.floor, kind.floor) else unmet(kind.floor)
    return either(floor, _not_taken(rules, kind.taken, card, besides.taken))


def _not_taken(rules: Rules, taken: str | None, card: int, other: str | None) -> Union:
    """The floors that are not taken as one word asks, although they are as the other asks."""
    if taken is None or _surely(rules, taken, card, other):
        return NOWHERE
    return _IS_NOT[taken](rules, card) if taken in _IS_NOT else EVERYWHERE


def _surely(rules: Rules, taken: str, card: int, other: str | None) -> bool:
    """Whether a haul is such a one wherever it is as the other word asks."""
    return taken == other or (
        taken == "ordinary" and other == "one-sum" and _of_one_value(rules, rank_mates(card), rules.play.values[card])
    )


def _follows(kind: AwardRule, other: AwardRule) -> bool:
    """Whether the play before is as a kind wants it wherever it is as the other wants it."""
    if kind.previous is None:
        return True
    if other.previous is None or kind.previous_trailed not in (None, other.previous_trailed):
        return False
    return _narrower(other.previous, kind.previous)


def _narrower(one: Shape, other: Shape) -> bool:
    """Whether it is plain that every floor that meets the one condition meets the other."""
    bounds = ((one.count, other.count), (one.sum, other.sum))
    inside = all(inner.low >= outer.low and inner.high <= outer.high for inner, outer in bounds)
    same = other.splits in (None, one.splits) and unknown_fields(one) == unknown_fields(other)
    return inside and not one.only & ~other.only and same


# --- the play before ----------------------------------------------------------------------------------------------------------------


def _after(rules: Rules, kind: AwardRule) -> Union:
    """The floors that the play before can have left, if it was as the kind wants it."""
    if kind.previous is None:
        return EVERYWHERE
    found = met(rules, kind.previous)
    trailed = _laid_down(rules, found) if kind.previous_trailed is not False else NOWHERE
    return either(trailed, _left(found) if kind.previous_trailed is not True else NOWHERE)


def _laid_down(rules: Rules, found: Union) -> Union:
    """The floors that are one of these with one card more."""
    return tuple(_with(region, 1 << card, rules.play.values[card]) for region in found for card in members(rules.deal.deck))


def _with(region: Region, card: int, value: int) -> Region:
    return Region(region.allowed | card, (card,), region.counts << 1 & Region().counts, region.sums << value & Region().sums)


def _left(found: Union) -> Union:
    """The floors that are one of these with a card or more taken from it."""
    return tuple(
        Region(region.allowed, (), (1 << max(0, region.counts.bit_length() - 1)) - 1, (1 << region.sums.bit_length()) - 1)
        for region in found
        if region.counts
    )


# --- what can be --------------------------------------------------------------------------------------------------------------------


def can_be_played_as(rules: Rules, card: int, place: int) -> bool:
    """Whether there may be a floor on which the card is played as the class at this place; False is a proof that there is none."""
    return any_floor(played_as(rules, card, place), rules.play.values)


def can_hold(rules: Rules, kind: AwardRule, card: int) -> bool:
    """Whether the card may make a Basra of this kind; False is a proof that it cannot."""
    return any(any_floor(holds(rules, kind, card, place), rules.play.values) for place in range(len(rules.play.captures[card])))
