"""Every kind of Basra changes some play's points: one that it holds for, where no other kind pays as much and none goes over it.

Good: `plain: {play: [number, court]}`, `jack_on_jack: {play: [jack], floor: {count: 1, only: [J]}, worth: 20}`.
Bad: `lone: {play: [number], floor: {count: 1}}` beside `plain` at the same worth: a lone card is cleared for 10 points without it.

It is a proof, for floors of any size; the play in the message is the smallest for which both hold.
Of two kinds that say the same, the later is named.
"""

from collections.abc import Collection, Iterator, Sequence

from basra_spec.analysis.condition_sets import fails, holds
from basra_spec.analysis.floor_sets import all_of, any_floor
from basra_spec.analysis.search import captures
from basra_spec.analysis.situations import Capture, possible
from basra_spec.game.awards import failed
from basra_spec.game.captures import hauls
from basra_spec.game.cards import NAMES, members, set_names
from basra_spec.game.compiler import compile_rules
from basra_spec.game.rules import AwardRule, Rules
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "kind-shadowed"
LEVEL = "warning"
LARGEST_FLOOR = 3


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each kind that could be left out."""
    rules = compile_rules(resolved.ruleset)
    left = list(resolved.ruleset.basra.kinds)
    for name in reversed(tuple(left)):
        others = [other for other in left if other != name]
        covering = shadows(rules, name, others)
        if covering:
            left = others
            message = f'the kind "{name}" changes no points: wherever it holds, {_told(rules, name, covering)}{_example(rules, name)}'
            hint = f"leave it out, or give it a worth of its own and over: [{', '.join(covering)}]"
            yield resolved.problem_of(CODE, message, hint, ("basra", "kinds", name), *(("basra", "kinds", other) for other in covering))


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


def _told(rules: Rules, name: str, covering: Sequence[str]) -> str:
    over = {row.name for card, _ in _rows(rules, name) for row in rules.awards.rows[card] if name in row.over}
    does = "goes over it" if over >= set(covering) else "pays no less or goes over it" if over & set(covering) else "pays no less"
    return " or ".join(f'"{other}"' for other in covering) + f" holds too and {does}"


def _example(rules: Rules, name: str) -> str:
    """The smallest play for which the kind holds, as words; nothing where none is found on small floors."""
    makers = dict(_rows(rules, name))
    looks_back = any(row.previous for row in makers.values())
    for asked in captures((rules,), LARGEST_FLOOR, LARGEST_FLOOR if looks_back else -1):
        if asked.card in makers and _made(rules, makers[asked.card], asked):
            after = f" after the play before {asked.previous}" if asked.previous else ""
            return f", as for {NAMES[asked.card]} on {set_names(asked.floor)}{after}"
    return ""


def _made(rules: Rules, kind: AwardRule, asked: Capture) -> bool:
    holds_there = failed(rules, kind, asked.card, asked.floor, asked.previous, last=False) is None
    holding = asked.floor and holds_there and asked.floor in hauls(rules, asked.floor, asked.card)
    return bool(holding) and possible(asked, rules)
