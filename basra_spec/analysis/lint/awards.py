"""Checks of kinds of Basra that hold together: whether they pay the same, and whether each makes a difference."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from basra_spec.analysis.budget import spend
from basra_spec.analysis.card_equivalence import groups
from basra_spec.analysis.condition_sets import fails, holds
from basra_spec.analysis.floor_sets import Union, all_of, any_floor
from basra_spec.analysis.search import captures
from basra_spec.analysis.situations import Capture, possible
from basra_spec.game.awards import failed
from basra_spec.game.captures import hauls
from basra_spec.game.cards import FULL_DECK, NAMES, members, set_names, to_set
from basra_spec.game.rules import AwardRule, Rules
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

_LARGEST_FLOOR: Final = 3


def kinds_disagree(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Kinds of Basra that hold for the same play must pay the same, unless one lists the other under `over`.

    Only `check` reports this, because it needs a search. A ruleset that was never checked still loads, and the highest worth is paid. The
    check skips kinds that provably never hold together. For the others it searches floors of up to three cards, with the previous plays
    that could have led to them, and reports the smallest.

    Good: `lone: {floor: {count: 1}}` at 10, `jack_on_jack: {play: [jack], floor: {count: 1, only: [J]}, worth: 20, over: [lone]}`.
    Bad: the same without `over`: a Jack on a lone Jack is worth 10 under one kind and 20 under the other.
    """
    for clearing, first, second in _disagreements(rules):
        after = f" after the previous play ({clearing.previous})" if clearing.previous else ""
        message = (
            f'the kinds "{first.name}" and "{second.name}" both hold for {NAMES[clearing.card]} on {set_names(clearing.floor)}{after}, '
            f"but pay {first.points} and {second.points}"
        )
        which, upper, lower = _order(rules, first, second)
        hint = f'give both the same worth, narrow one, or let the {which} one take precedence: over: [{lower.name}] in "{upper.name}"'
        paths = [("basra", "kinds", kind.name) for kind in (second, first)]
        yield resolved.problem("kinds-disagree", message, hint, *paths)


Rivals = dict[int, tuple[AwardRule, AwardRule]]
"""Two kinds that pay differently, by card, where they may hold together."""


def _disagreements(rules: Rules) -> Iterator[tuple[Capture, AwardRule, AwardRule]]:
    """The pairs of kinds that disagree, each with the smallest clearing for which both hold."""
    return filter(None, (_smallest(rules, rivals) for rivals in _rivals(rules).values()))


def _rivals(rules: Rules) -> dict[tuple[str, str], Rivals]:
    """By the names of two kinds, the cards for which it is not proved that they never hold together."""
    rivals: dict[tuple[str, str], Rivals] = {}
    disagreeing = {card: pairs for card, rows in enumerate(rules.awards.rows) if (pairs := [*filter(_disagree, combinations(rows, 2))])}
    for alike in groups((rules,)) if disagreeing else ():
        for pair in disagreeing.get(alike[0], ()):
            if _may_hold_together(rules, pair, alike[0]):
                rivals.setdefault((pair[0].name, pair[1].name), {}).update(dict.fromkeys(alike, pair))
    return rivals


def _disagree(pair: tuple[AwardRule, AwardRule]) -> bool:
    one, other = pair
    return one.points != other.points and other.name not in one.over and one.name not in other.over


def _may_hold_together(rules: Rules, pair: tuple[AwardRule, AwardRule], card: int) -> bool:
    return any(
        any_floor(all_of(*(holds(rules, kind, card, place) for kind in pair)), rules.play.values)
        for place in range(len(rules.play.captures[card]))
    )


def _smallest(rules: Rules, rivals: Rivals) -> tuple[Capture, AwardRule, AwardRule] | None:
    """The smallest clearing for which two kinds hold; None if no small floor shows one."""
    pairs = rivals.values()
    lying = to_set(card for card in range(52) if any(_may_lie(pair, card) for pair in pairs))
    looks_back = any(kind.previous for pair in pairs for kind in pair)
    for asked in _small_captures(rules, to_set(rivals), lying, looks_back=looks_back):
        pair = rivals.get(asked.card)
        if pair and _all_hold(rules, asked, pair):
            return asked, *pair
    return None


def _may_lie(pair: tuple[AwardRule, AwardRule], card: int) -> bool:
    return all(kind.floor.only >> card & 1 for kind in pair)


def _small_captures(rules: Rules, played: int, lying: int = FULL_DECK, *, looks_back: bool) -> Iterable[Capture]:
    """The plays of some cards on small floors of some cards, smallest first."""
    for asked in captures((rules,), _LARGEST_FLOOR, _LARGEST_FLOOR if looks_back else -1, played, lying):
        spend()
        yield asked


def _all_hold(rules: Rules, asked: Capture, kinds: Iterable[AwardRule]) -> bool:
    floor, card, previous = asked
    hold = all(failed(rules, kind, card, floor, previous, last=False) is None for kind in kinds)
    return hold and floor > 0 and floor in hauls(rules, floor, card)


def _order(rules: Rules, first: AwardRule, second: AwardRule) -> tuple[str, AwardRule, AwardRule]:
    """Which of two kinds is the exception to the other: the one that holds only where the other does, else the better paid."""
    if _inside(rules, first.name, second.name) == _inside(rules, second.name, first.name):
        upper, lower = (first, second) if first.points > second.points else (second, first)
        return "better paid", upper, lower
    return ("narrower", first, second) if _inside(rules, first.name, second.name) else ("narrower", second, first)


def _inside(rules: Rules, name: str, other: str) -> bool:
    """Whether it is proved that one kind holds only where the other does."""
    return not any(
        any_floor(all_of(holds(rules, kind, card, place), *_failing(rules, kind, other, card, place)), rules.play.values)
        for card in members(rules.deal.deck)
        for kind in rules.awards.rows[card]
        if kind.name == name
        for place in range(len(rules.play.captures[card]))
    )


def _failing(rules: Rules, kind: AwardRule, other: str, card: int, place: int) -> list[Union]:
    """The floors for which the other kind fails; all of them, and so no limit, where it is not for the card at all."""
    return [fails(rules, row, card, place, besides=kind) for row in rules.awards.rows[card] if row.name == other]


def kind_shadowed(resolved: Resolved, rules: Rules) -> Iterator[Problem]:
    """Every kind of Basra must change the points of some play. It does not if another always holds too and pays as much, or is over it.

    Every warning is proven, for floors of any size. The play in the message is the smallest for which both kinds hold. If two kinds have
    the same conditions, the check reports the later one.

    Good: `plain: {play: [number, court]}`, `jack_on_jack: {play: [jack], floor: {count: 1, only: [J]}, worth: 20}`.
    Bad: `lone: {play: [number], floor: {count: 1}}` beside `plain` at the same worth: without `lone`, the same plays are
    worth the same points.
    """
    left = list(resolved.ruleset.basra.kinds)
    for name in reversed(tuple(left)):
        others = [other for other in left if other != name]
        covering = shadows(rules, name, others)
        if covering:
            left = others
            covered = f"{_covered_by(rules, name, covering)}{_example(rules, name)}"
            message = f'the kind "{name}" never changes the points: whenever it holds, {covered}'
            hint = f"remove it, or give it its own worth and over: [{', '.join(covering)}]"
            paths = [("basra", "kinds", each) for each in (name, *covering)]
            yield resolved.problem_of("kind-shadowed", message, hint, *paths)


def shadows(rules: Rules, name: str, others: Collection[str]) -> list[str]:
    """Kinds of which one, wherever the named kind holds, does all that it does; none where it can make a difference, or never holds."""
    found = set[str]()
    for card, kind in _rows(rules, name):
        standing = [row for row in rules.awards.rows[card] if row.name in others]
        rivals = [row for row in standing if _replaces(row, kind, standing)]
        for place in range(len(rules.play.captures[card])):
            needed = _needed(rules, kind, card, place, rivals)
            if needed is None:
                return []
            found |= needed
    return [other for other in others if other in found]


def _rows(rules: Rules, name: str) -> list[tuple[int, AwardRule]]:
    return [(card, row) for card in members(rules.deal.deck) for row in rules.awards.rows[card] if row.name == name]


def _needed(rules: Rules, kind: AwardRule, card: int, place: int, rivals: Sequence[AwardRule]) -> set[str] | None:
    """The fewest of the rivals, the first left out first, of which one always holds too; None where none may."""
    mine = holds(rules, kind, card, place)
    failing = {row.name: fails(rules, row, card, place, besides=kind) for row in rivals}
    if any_floor(all_of(mine, *failing.values()), rules.play.values):
        return None
    for name in tuple(failing):
        fewer = {other: union for other, union in failing.items() if other != name}
        if not any_floor(all_of(mine, *fewer.values()), rules.play.values):
            failing = fewer
    return set(failing)


def _replaces(row: AwardRule, kind: AwardRule, standing: Sequence[AwardRule]) -> bool:
    """Whether the points are the same without the kind wherever the other row holds too, whatever else of those standing holds."""
    silenced = any(row.name in other.over for other in standing)
    if not kind.over:
        return kind.name in row.over or (row.points >= kind.points and not silenced)
    level = all(other.points == kind.points for other in standing if other.name in kind.over)
    unsilenced = not any(kind.name in other.over for other in standing)
    return level and unsilenced and row.points == kind.points and not silenced


def _covered_by(rules: Rules, name: str, covering: Sequence[str]) -> str:
    over = {row.name for card, _ in _rows(rules, name) for row in rules.awards.rows[card] if name in row.over}
    does = (
        "takes precedence"
        if over >= set(covering)
        else "pays at least as much or takes precedence"
        if over & set(covering)
        else "pays at least as much"
    )
    return " or ".join(f'"{other}"' for other in covering) + f" also holds and {does}"


def _example(rules: Rules, name: str) -> str:
    """The smallest play for which the kind holds, as words; nothing where none is found on small floors."""
    makers = dict(_rows(rules, name))
    looks_back = any(row.previous for row in makers.values())
    for asked in _small_captures(rules, to_set(makers), looks_back=looks_back):
        if asked.card in makers and _all_hold(rules, asked, [makers[asked.card]]) and possible(asked, rules):
            after = f" after the previous play ({asked.previous})" if asked.previous else ""
            return f"; for example, {NAMES[asked.card]} on {set_names(asked.floor)}{after}"
    return ""
