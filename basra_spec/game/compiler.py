"""Compile a ruleset: from the model of a file to tables by card."""

from collections.abc import Callable, Mapping
from typing import Final

from basra_spec.game.cards import members, rank, rank_mates, to_set
from basra_spec.game.patterns import by_card, patterns_set, ranked
from basra_spec.game.rules import (
    NO_CLASS,
    AwardRule,
    AwardRules,
    CaptureRule,
    DealRules,
    EachItem,
    MatchRules,
    MostItem,
    PlayRules,
    RoundRules,
    Rules,
    Shape,
)
from basra_spec.game.ruleset import FloorCondition, Kind, Ruleset, Worth

FIXED_VALUES: Final[Mapping[str, Callable[[int], int]]] = {"face": lambda card: rank(card) + 1}


def compile_rules(ruleset: Ruleset, name: str = "") -> Rules:
    """Compile a checked ruleset (`load(…).ruleset`) for play, under the name `name`. Raises nothing.

    Compile once and play often: compiled rules look nothing up by name.
    """
    values = capture_values(ruleset)
    return Rules(name, _deal(ruleset), _play(ruleset, values), AwardRules(_award_rules(ruleset, values)), _round(ruleset), _match(ruleset))


def _deal(ruleset: Ruleset) -> DealRules:
    deal = ruleset.deal
    return DealRules(ruleset.deck_set(), ruleset.players, deal.hand, deal.floor, patterns_set(deal.refused), deal.put_back)


def _play(ruleset: Ruleset, values: tuple[int, ...]) -> PlayRules:
    keep, items = ruleset.capture.keep, _each_items(ruleset)
    return PlayRules(
        values=values,
        captures=_capture_rules(ruleset, values),
        keep=keep,
        points=tuple(sum(item.worth for item in items if "most-points" in keep and item.cards >> card & 1) for card in range(52)),
    )


def _each_items(ruleset: Ruleset) -> tuple[EachItem, ...]:
    return tuple(EachItem(name, patterns_set(item.each), item.worth) for name, item in ruleset.round.score.items() if item.each is not None)


def _round(ruleset: Ruleset) -> RoundRules:
    most = {name: item for name, item in ruleset.round.score.items() if item.most is not None}
    rows = tuple(MostItem(name, item.worth, item.tie or "nobody", item.min) for name, item in most.items())
    return RoundRules(ruleset.round.leftovers, _each_items(ruleset), rows)


def _match(ruleset: Ruleset) -> MatchRules:
    match, cap = ruleset.match, ruleset.match.cap
    return MatchRules(match.target, match.level, cap.rounds if cap else None, cap.level if cap else match.level)


def capture_values(ruleset: Ruleset) -> tuple[int, ...]:
    """The capture value of each card; 0 for none."""
    by_pattern = by_card(ruleset.values.items())
    return tuple(FIXED_VALUES[value](card) if isinstance(value, str) else value or 0 for card, value in enumerate(by_pattern))


def classes_by_card(ruleset: Ruleset) -> tuple[list[str], ...]:
    """The play classes of each card, the most specific first, up to the first that applies to every floor."""
    by_pattern = ranked((pattern, name) for name, row in ruleset.plays.items() for pattern in row.cards)
    on_every_floor = {name for name, row in ruleset.plays.items() if row.when is None}
    last = [next((place for place, name in enumerate(names, 1) if name in on_every_floor), len(names)) for names in by_pattern]
    return tuple(names[:end] for names, end in zip(by_pattern, last, strict=True))


def makers(ruleset: Ruleset, kind: Kind) -> int:
    """The set of cards that can make a Basra of this kind."""
    named = patterns_set(kind.cards) & ruleset.deck_set()
    if kind.play is None:
        return named
    classes = classes_by_card(ruleset)
    return to_set(card for card in members(named) if not set(kind.play).isdisjoint(classes[card]))


def worth_of(worth: Worth | None, card: int, values: tuple[int, ...]) -> int:
    """The points of an entry of a worth table for a Basra made with this card."""
    return 2 * values[card] if isinstance(worth, str) else worth or 0


def _capture_rules(ruleset: Ruleset, values: tuple[int, ...]) -> tuple[tuple[CaptureRule, ...], ...]:
    """By card, the capture rule of each of its classes."""
    lower = _lower_cards(ruleset.deck_set(), values)
    classes = classes_by_card(ruleset)
    return tuple(
        tuple(_capture_rule(ruleset, values[card], lower[values[card]], card, name) for name in classes[card]) or (NO_CLASS,)
        for card in range(52)
    )


def _lower_cards(deck: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """By capture value, the cards of the deck with a lower value; cards without a value are left out."""
    return tuple(to_set(card for card in members(deck) if 0 < values[card] < value) for value in range(max(values) + 1))


def _capture_rule(ruleset: Ruleset, value: int, lower: int, card: int, name: str) -> CaptureRule:
    play_class = ruleset.plays[name]
    takes = play_class.takes
    return CaptureRule(
        play_class=name,
        value=value,
        mates=rank_mates(card) if takes.rank else 0,
        addends=lower & ~rank_mates(card) if takes.sums else 0,
        swept=patterns_set(takes.sweep),
        one_mate=takes.rank == "one",
        one_sum=takes.sums == "one",
        obliged=(play_class.oblige or ruleset.capture.oblige) == "card",
        when=_shape(play_class.when) if play_class.when else None,
    )


def _award_rules(ruleset: Ruleset, values: tuple[int, ...]) -> tuple[tuple[AwardRule, ...], ...]:
    """By card, the kinds of Basra that it can make."""
    rows: list[list[AwardRule]] = [[] for _ in range(52)]
    classes = classes_by_card(ruleset)
    for name, kind in ruleset.basra.kinds.items():
        rule = _award_rule(name, kind, ruleset.basra.not_at)
        worths = by_card((kind.worth or ruleset.basra.worth).items())
        for card in members(makers(ruleset, kind)):
            play = rule.play if len(classes[card]) > 1 else None  # a card with one class that makes this kind always meets the condition
            rows[card].append(rule._replace(points=worth_of(worths[card], card, values), play=play))
    return tuple(map(tuple, rows))


def _award_rule(name: str, kind: Kind, not_at: tuple[str, ...]) -> AwardRule:
    """A kind of Basra without its points, which depend on the card."""
    previous = kind.previous
    return AwardRule(
        name=name,
        points=0,
        play=kind.play,
        floor=_shape(kind.floor),
        taken=kind.taken,
        previous=_shape(previous.floor) if previous else None,
        previous_trailed=previous.trailed if previous else None,
        over=kind.over,
        not_at=not_at,
    )


def _shape(condition: FloorCondition) -> Shape:
    return Shape(condition.count, condition.sum, patterns_set(condition.only), condition.splits)
