"""Whatever is changed in the tables of a ruleset, the search finds a situation that shows it: no table is left out of a list by mistake."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from attrs import evolve, fields, has

from basra_spec.analysis.card_equivalence import comparison, groups
from basra_spec.analysis.search import differing_topics
from basra_spec.game.cards import FULL_DECK, parse_card, parse_set
from basra_spec.game.patterns import Bounds
from basra_spec.game.rules import AwardRule, CaptureRule, EachItem, MostItem, Rules, Shape
from basra_spec.game.ruleset import Splits
from tests.strategies import changed, first_that_differs

BASE: Final = """
match: {cap: {rounds: 3, level: draw}}
plays: {seven: {cards: [7], takes: {rank: many, sums: many}, when: {count: 3+}}}
basra:
  kinds:
    lone:
      cards: [3]
      floor: {count: 1, sum: 2-9}
      taken: same-rank
      previous: {trailed: true, floor: {count: 0}}
      worth: 5
      over: [plain]
"""
FIVE, SIX, TWO, THREE = map(parse_card, ("5S", "6S", "2S", "3S"))


def entry(table: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """A table with another entry at a place."""
    return (*table[:place], value, *table[place + 1 :])


def of_card(card: int, **changes: Any) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """The table by card in which the card's first row is changed."""
    return lambda table: entry(table, card, (table[card][0]._replace(**changes), *table[card][1:]))


def kind(name: str, **changes: Any) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """The table of kinds of Basra in which one of them is changed, for every card."""
    return lambda table: tuple(tuple(row._replace(**changes) if row.name == name else row for row in rows) for rows in table)


def item(**changes: Any) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """The list of score items in which the first is changed."""
    return lambda rows: (rows[0]._replace(**changes), *rows[1:])


def shape(**changes: Any) -> Shape:
    """The floors that a lone card makes, with a change."""
    return evolve(Shape(Bounds(1, 1), Bounds(2, 9), FULL_DECK, None), **changes)


# By field of a part, and by field of a row within it: how the field is changed.
CHANGES: dict[str, Callable[[Any], Any]] = {
    "deal.deck": lambda deck: deck & ~(1 << FIVE),
    "deal.players": lambda players: {**players, 3: ("solo",)},
    "deal.hand": lambda hand: hand + 1,
    "deal.floor": lambda floor: floor + 1,
    "deal.refused": lambda refused: refused | 1 << FIVE,
    "deal.put_back": lambda word: "bottom",
    "play.values": lambda values: entry(values, FIVE, 11),
    "play.keep": lambda keep: keep[:1],
    "play.points": lambda points: (0,) * 52,
    "play.captures": of_card(FIVE, obliged=False),
    "play.captures.play_class": of_card(parse_card("7S"), play_class="number"),
    "play.captures.value": of_card(FIVE, value=4),
    "play.captures.mates": of_card(FIVE, mates=0),
    "play.captures.addends": of_card(FIVE, addends=0),
    "play.captures.swept": of_card(FIVE, swept=FULL_DECK),
    "play.captures.one_mate": of_card(FIVE, one_mate=True),
    "play.captures.one_sum": of_card(parse_card("3S"), one_sum=True),
    "play.captures.obliged": of_card(FIVE, obliged=False),
    "play.captures.when": of_card(parse_card("7S"), when=None),
    "play.captures.when.count": of_card(parse_card("7S"), when=shape(count=Bounds(2, 9), sum=Bounds(0, 999))),
    "awards.rows": kind("plain", points=11),
    "awards.rows.points": kind("plain", points=11),
    "awards.rows.play": kind("plain", play=("court",)),
    "awards.rows.floor": kind("lone", floor=shape(only=FULL_DECK, count=Bounds(2, 3))),
    "awards.rows.floor.count": kind("plain", floor=shape(sum=Bounds(0, 999), count=Bounds(2, 52))),
    "awards.rows.floor.sum": kind("plain", floor=shape(count=Bounds(0, 52), sum=Bounds(0, 8))),
    "awards.rows.floor.only": kind("plain", floor=shape(count=Bounds(0, 52), sum=Bounds(0, 999), only=parse_set("5S 5H"))),
    "awards.rows.floor.splits": kind("plain", floor=shape(splits=Splits(Bounds(2, 9), Bounds(0, 99)))),
    "awards.rows.taken": kind("plain", taken="one-sum"),
    "awards.rows.previous": kind("lone", previous=None),
    "awards.rows.previous_trailed": kind("lone", previous_trailed=False),
    "awards.rows.over": kind("lone", over=()),
    "awards.rows.not_at": kind("plain", not_at=("last-play",)),
    "round.leftovers": lambda word: "nobody",
    "round.each": item(worth=7),
    "round.each.cards": item(cards=1 << FIVE),
    "round.each.worth": item(worth=7),
    "round.most": item(worth=7),
    "round.most.worth": item(worth=7),
    "round.most.tie": item(tie="share"),
    "round.most.least": item(least=40),
    "match.target": lambda target: target + 1,
    "match.level": lambda word: "draw",
    "match.cap_rounds": lambda rounds: rounds + 1,
    "match.cap_level": lambda word: "another-round",
}
CANNOT_MATTER: Final = {
    "awards.rows.name": "which kinds hold is not compared, only what they pay",
    "round.each.name": "which item pays is not compared, only what a side gets",
    "round.most.name": "which item pays is not compared, only what a side gets",
}
ROWS: Final = {
    "play.captures": CaptureRule,
    "play.captures.when": Shape,
    "awards.rows": AwardRule,
    "awards.rows.floor": Shape,
    "awards.rows.previous": Shape,
    "round.each": EachItem,
    "round.most": MostItem,
}
FOUR_CARDS: Final = "play.captures.one_sum"
"""The only change that needs two sums, and so a floor of four cards."""
LIKE_A_FLOOR: Final = ("play.captures.when.", "awards.rows.previous.")
"""A shape is read in one place, whatever it is the shape of: its fields are changed for one of the three."""


def base() -> Rules:
    return changed(BASE)


def names_of(kind: Any) -> Iterator[str]:
    return (field.name for field in fields(kind) if field.init) if has(kind) else iter(kind._fields)


def every_field() -> set[str]:
    parts = {name: getattr(base(), name) for name in names_of(Rules) if name != "name"}
    tables = {f"{part}.{name}" for part, value in parts.items() for name in names_of(type(value))}
    inner = {f"{place}.{name}" for place, kind in ROWS.items() for name in names_of(kind)}
    return {name for name in tables | inner if not name.startswith(LIKE_A_FLOOR)}


def test_every_field_of_every_part_is_changed_or_cannot_matter() -> None:
    assert {name for name in CHANGES if not name.startswith(LIKE_A_FLOOR)} | {*CANNOT_MATTER} == every_field()


def with_change(name: str) -> Rules:
    part, table, *_ = name.split(".")
    before = getattr(base(), part)
    return evolve(base(), **{part: evolve(before, **{table: CHANGES[name](getattr(before, table))})})


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_of_a_field_is_found(name: str) -> None:
    after = with_change(name)
    assert after.parts != base().parts
    assert differing_topics((base(), after))
    assert first_that_differs(base(), after, most=4 if name == FOUR_CARDS else 3) is not None


def test_rules_without_a_change_have_no_topic_in_which_they_differ() -> None:
    assert differing_topics((base(), evolve(base(), name="other"))) == []


ONE_CARD: Final = [
    *("deal.deck", "deal.refused", "play.values", "play.captures"),
    *("play.captures.value", "play.captures.mates", "play.captures.swept", "round.each.cards", "awards.rows.floor.only"),
]


@pytest.mark.parametrize("name", ONE_CARD)
def test_a_card_whose_entry_is_changed_is_no_longer_like_the_others_of_its_rank(name: str) -> None:
    fives = range(FIVE, FIVE + 4)
    assert tuple(fives) in groups((base(),))
    assert not any(set(fives) <= set(group) for group in groups((with_change(name),)))


class Unknown:
    """A table of a type that says nothing of cards."""

    mask: int


def test_a_table_of_which_it_is_not_known_how_cards_appear_in_it_is_refused() -> None:
    with pytest.raises(TypeError, match="not known how cards appear"):
        comparison(Unknown)
