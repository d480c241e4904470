"""Kinds of Basra that hold for the same play pay the same; where they must not, one names the other under `over`.

Good: `lone: {floor: {count: 1}}` at 10, `jack_on_jack: {play: [jack], floor: {count: 1, only: [J]}, worth: 20, over: [lone]}`.
Bad: the same without `over`: a Jack on a lone Jack would be worth 10 and 20.

The smallest floor that shows it is looked for among floors of up to three cards, each with the plays before that could have led to it.
"""

from collections.abc import Iterator
from itertools import combinations

from basra_spec.analysis.condition_sets import fails, holds
from basra_spec.analysis.floor_sets import Union, all_of, any_floor
from basra_spec.analysis.search import captures
from basra_spec.analysis.situations import Capture
from basra_spec.game.awards import failed
from basra_spec.game.captures import hauls
from basra_spec.game.cards import NAMES, members, set_names
from basra_spec.game.compiler import compile_rules
from basra_spec.game.rules import AwardRule, Rules
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "kinds-disagree"
LARGEST_FLOOR = 3


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each pair of kinds that can hold together with different worths."""
    rules = compile_rules(resolved.ruleset)
    for clearing, first, second in _disagreements(rules):
        after = f", after the play before {clearing.previous}" if clearing.previous else ""
        message = (
            f'the kinds "{first.name}" and "{second.name}" both hold for {NAMES[clearing.card]} on {set_names(clearing.floor)}{after}, '
            f"and pay {first.points} and {second.points}"
        )
        which, upper, lower = _order(rules, first, second)
        hint = f'give both one worth, narrow one, or let the {which} one go before the other: over: [{lower.name}] in "{upper.name}"'
        yield resolved.problem(CODE, message, hint, ("basra", "kinds", second.name), ("basra", "kinds", first.name))


def _disagreements(rules: Rules) -> Iterator[tuple[Capture, AwardRule, AwardRule]]:
    """The pairs of kinds that disagree, each with the smallest clearing for which both hold."""
    rivals = {card: pairs for card in members(rules.deal.deck) if (pairs := [*filter(_disagree, combinations(rules.awards.rows[card], 2))])}
    looks_back = any(kind.previous for pairs in rivals.values() for pair in pairs for kind in pair)
    found = set[tuple[str, str]]()
    for asked in captures((rules,), LARGEST_FLOOR, LARGEST_FLOOR if looks_back else -1) if rivals else ():
        for first, second in rivals.get(asked.card, ()):
            if asked.floor and (first.name, second.name) not in found and _both_hold(rules, asked, first, second):
                found.add((first.name, second.name))
                yield asked, first, second


def _disagree(pair: tuple[AwardRule, AwardRule]) -> bool:
    one, other = pair
    return one.points != other.points and other.name not in one.over and one.name not in other.over


def _both_hold(rules: Rules, asked: Capture, first: AwardRule, second: AwardRule) -> bool:
    floor, card, previous = asked
    hold = all(failed(rules, kind, card, floor, previous, last=False) is None for kind in (first, second))
    return hold and floor in hauls(rules, floor, card)


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
