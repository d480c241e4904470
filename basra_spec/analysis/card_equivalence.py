"""Which cards no rule distinguishes (two fives of other suits usually, the 7♦ and another seven not), and which are played differently.

Where rules are searched for a difference, one card of each group is enough, and a card that all of them play alike can show none. Both are
read from the whole tables, so that a new table or field counts without being named here.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache, lru_cache
from itertools import repeat
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from attrs import evolve

from basra_spec.game.cards import FULL_DECK, rank, to_set
from basra_spec.game.patterns import Bounds
from basra_spec.game.rules import ByCard, CardSet, Number, Rules

Groups = tuple[tuple[int, ...], ...]
Exchange = tuple[int, int]
"""Two cards that change places."""


def groups(many: Collection[Rules]) -> Groups:
    """The cards of all these rules' decks in groups that none of them distinguishes, each in deck order, in order of their first cards."""
    found: dict[tuple[int, ...], list[int]] = {}
    firsts = [_first_alike(rules) for rules in many]
    for card in range(52):
        if any(rules.deal.deck >> card & 1 for rules in many):
            found.setdefault(tuple(first[card] for first in firsts), []).append(card)
    return tuple(map(tuple, found.values()))


@lru_cache(maxsize=1 << 8)
def _first_alike(rules: Rules) -> tuple[int, ...]:
    """By card, the first card of its rank with which it may change places: in all tables, and nothing is different."""
    first: list[int] = []
    for card in range(52):
        earlier = dict.fromkeys(first[4 * rank(card) :])
        first.append(next((other for other in earlier if _may_be_exchanged(rules, (other, card))), card))
    return tuple(first)


def _may_be_exchanged(rules: Rules, cards: Exchange) -> bool:
    return comparison(Rules)(rules, rules, cards)


# --- tables with two cards exchanged ------------------------------------------------------------------------------------------------

Comparison = Callable[[Any, Any, Exchange], bool]
"""Whether exchanging two cards turns the one value into the other."""


def _equal(one: object, other: object, cards: Exchange) -> bool:
    return one == other


def _sets(one: int, other: int, cards: Exchange) -> bool:
    first, second = cards
    differs = (one >> first ^ one >> second) & 1
    return one ^ (differs << first | differs << second) == other


@cache
def comparison(kind: Any) -> Comparison:
    """The comparison for a type of the rules. Raises `TypeError` for a type of which it is not known how cards appear in it."""
    compare = next((compare for known, compare in _PLAIN if kind == known), None) or _composed(kind, get_args(kind))
    if compare is None:
        raise TypeError(f"it is not known how cards appear in {kind}: a table of rules holds CardSet, ByCard and Number")
    return compare


def _composed(kind: Any, inner: tuple[Any, ...]) -> Comparison | None:
    origin = get_origin(kind)
    if origin is Annotated and inner[1:] == get_args(ByCard)[1:]:
        return _by_card(comparison(get_args(inner[0])[0]))
    if origin is tuple and inner[1:] == (...,):
        return _each(comparison(inner[0]))
    if origin in (Union, UnionType) and inner[1:] == (NoneType,):
        return _unless_none(comparison(inner[0]))
    if origin is Mapping and inner[0] == Number:
        return _values(comparison(inner[1]))
    hints = get_type_hints(kind, include_extras=True) if isinstance(kind, type) else {}
    return _fields({name: comparison(hint) for name, hint in hints.items()}) if hints else None


_PLAIN: Final = ((CardSet, _sets), *((kind, _equal) for kind in (str, bool, Bounds, Number)))


def _by_card(entry: Comparison) -> Comparison:
    def compare(one: Any, other: Any, cards: Exchange) -> bool:
        turned = list(other)
        turned[cards[0]], turned[cards[1]] = turned[cards[1]], turned[cards[0]]
        return all(entry(mine, theirs, cards) for mine, theirs in zip(one, turned, strict=True))

    return compare


def _each(entry: Comparison) -> Comparison:
    return lambda one, other, cards: len(one) == len(other) and all(map(entry, one, other, repeat(cards)))


def _unless_none(inner: Comparison) -> Comparison:
    return lambda one, other, cards: one is other if None in (one, other) else inner(one, other, cards)


def _values(value: Comparison) -> Comparison:
    return lambda one, other, cards: one.keys() == other.keys() and all(value(one[key], other[key], cards) for key in one)


def _fields(fields: Mapping[str, Comparison]) -> Comparison:
    return lambda one, other, cards: all(compare(getattr(one, name), getattr(other, name), cards) for name, compare in fields.items())


# --- cards that are played otherwise ------------------------------------------------------------------------------------------------

_READ_FOR_THE_CARD_PLAYED: Final = (("play", "captures"), ("awards", "rows"))
"""The tables of which a play reads just the entry of the card played."""


def played_differently(many: Collection[Rules]) -> int:
    """The set of cards for which any two of these rules read something else when the card is played."""
    first, *others = many
    if any(_read_for_any_card(first) != _read_for_any_card(rules) for rules in others):
        return FULL_DECK
    return to_set(card for card in range(52) if any(_entries(first, card) != _entries(rules, card) for rules in others))


def _read_for_any_card(rules: Rules) -> tuple[object, ...]:
    parts: dict[str, Any] = {"deal": rules.deal, "play": rules.play, "awards": rules.awards}
    for part, table in _READ_FOR_THE_CARD_PLAYED:
        parts[part] = evolve(parts[part], **{table: ()})
    return tuple(parts.values())


def _entries(rules: Rules, card: int) -> list[object]:
    return [getattr(getattr(rules, part), table)[card] for part, table in _READ_FOR_THE_CARD_PLAYED]
