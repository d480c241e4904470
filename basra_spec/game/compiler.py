"""Compile a ruleset: from the model of a file to the tables of `rules`."""

from collections.abc import Callable, Mapping
from typing import Final

from basra_spec.game.cards import FULL_DECK, members, rank, rank_mates, to_set
from basra_spec.game.patterns import by_card, patterns_set, ranked
from basra_spec.game.rules import NO_CLASS, EachRow, FloorRow, KindRow, MostRow, Rules, Taking
from basra_spec.game.ruleset import FloorCondition, Kind, Ruleset, ScoreItem, Worth
from basra_spec.game.sums import unit

FIXED_VALUES: Final[Mapping[str, Callable[[int], int]]] = {"face": lambda card: rank(card) + 1}


def compile_rules(ruleset: Ruleset, name: str = "") -> Rules:
    """The rules of a checked ruleset (`load(…).ruleset`), ready for play; `name` is what they are called. Raises nothing.

    Compile once and play often: all that could be looked up by name is a table afterwards.
    """
    values = capture_values(ruleset)
    takings = _takings(ruleset, values)
    each = tuple(EachRow(item, patterns_set(row.each), row.worth) for item, row in ruleset.round.score.items() if row.each is not None)
    return Rules(
        name=name,
        deck=ruleset.deck_set(),
        values=values,
        units=tuple(map(unit, values)),
        of_value=tuple(sum(1 << card for card in range(52) if values[card] == value) for value in range(max(values) + 1)),
        takings=takings,
        reach=tuple(FULL_DECK if rows[0].when else rows[0].reach for rows in takings),
        points=tuple(sum(row.worth for row in each if row.cards >> card & 1) for card in range(52)),
        keep=ruleset.capture.keep,
        kinds=_kinds(ruleset, values),
        players=ruleset.players,
        hand=ruleset.deal.hand,
        floor=ruleset.deal.floor,
        refused=patterns_set(ruleset.deal.refused),
        put_back=ruleset.deal.put_back,
        leftovers=ruleset.round.leftovers,
        each=each,
        most=tuple(_most(item, row) for item, row in ruleset.round.score.items() if row.most is not None),
        target=ruleset.match.target,
        level=ruleset.match.level,
        cap_rounds=ruleset.match.cap.rounds if ruleset.match.cap else None,
        cap_level=ruleset.match.cap.level if ruleset.match.cap else ruleset.match.level,
    )


def capture_values(ruleset: Ruleset) -> tuple[int, ...]:
    """What each card counts in a sum, 0 for a card that has no value."""
    told = by_card(ruleset.values.items())
    return tuple(FIXED_VALUES[value](card) if isinstance(value, str) else value or 0 for card, value in enumerate(told))


def classes_by_card(ruleset: Ruleset) -> tuple[list[str], ...]:
    """The play classes of each card, the most specific first, as far as they matter: none after one that applies to every floor."""
    told = ranked((pattern, name) for name, row in ruleset.plays.items() for pattern in row.cards)
    on_every_floor = {name for name, row in ruleset.plays.items() if row.when is None}
    last = [next((place for place, name in enumerate(names, 1) if name in on_every_floor), len(names)) for names in told]
    return tuple(names[:end] for names, end in zip(told, last, strict=True))


def makers(ruleset: Ruleset, kind: Kind) -> int:
    """The set of the cards that may make a Basra of this kind."""
    named = patterns_set(kind.cards) & ruleset.deck_set()
    if kind.play is None:
        return named
    classes = classes_by_card(ruleset)
    return to_set(card for card in members(named) if not set(kind.play).isdisjoint(classes[card]))


def worth_of(worth: Worth | None, card: int, values: tuple[int, ...]) -> int:
    """The points that an entry of a worth table gives for a Basra made with this card."""
    return 2 * values[card] if isinstance(worth, str) else worth or 0


def _takings(ruleset: Ruleset, values: tuple[int, ...]) -> tuple[tuple[Taking, ...], ...]:
    """By card, what it can take as each class that it may be of."""
    lower = _lower_cards(ruleset.deck_set(), values)
    classes = classes_by_card(ruleset)
    return tuple(
        tuple(_taking(ruleset, values[card], lower[values[card]], card, name) for name in classes[card]) or (NO_CLASS,)
        for card in range(52)
    )


def _lower_cards(deck: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """By capture value, the set of the cards of the deck that count less, and something."""
    return tuple(to_set(card for card in members(deck) if 0 < values[card] < value) for value in range(max(values) + 1))


def _taking(ruleset: Ruleset, value: int, lower: int, card: int, name: str) -> Taking:
    play_class = ruleset.plays[name]
    takes = play_class.takes
    mates = rank_mates(card) if takes.rank else 0
    addends = lower & ~rank_mates(card) if takes.sums else 0
    swept = patterns_set(takes.sweep)
    return Taking(
        play_class=name,
        value=value,
        mates=mates,
        addends=addends,
        swept=swept,
        one_mate=takes.rank == "one",
        one_sum=takes.sums == "one",
        reach=mates | addends | swept,
        obliged=(play_class.oblige or ruleset.capture.oblige) == "card",
        when=_floor(play_class.when) if play_class.when else None,
    )


def _kinds(ruleset: Ruleset, values: tuple[int, ...]) -> tuple[tuple[KindRow, ...], ...]:
    """By card, the kinds of Basra that it may make."""
    rows: list[list[KindRow]] = [[] for _ in range(52)]
    for name, kind in ruleset.basra.kinds.items():
        worths = by_card((kind.worth or ruleset.basra.worth).items())
        for card in members(makers(ruleset, kind)):
            rows[card].append(_kind(name, kind, worth_of(worths[card], card, values), ruleset.basra.not_at))
    return tuple(map(tuple, rows))


def _kind(name: str, kind: Kind, worth: int, not_at: tuple[str, ...]) -> KindRow:
    previous = kind.previous
    return KindRow(
        name=name,
        worth=worth,
        play=kind.play,
        floor=_floor(kind.floor),
        taken=kind.taken,
        previous=_floor(previous.floor) if previous else None,
        previous_trailed=previous.trailed if previous else None,
        over=kind.over,
        not_at=not_at,
    )


def _floor(condition: FloorCondition) -> FloorRow:
    return FloorRow(condition.count, condition.sum, patterns_set(condition.only), condition.splits)


def _most(name: str, item: ScoreItem) -> MostRow:
    return MostRow(name, item.worth, item.tie or "nobody", item.min)
