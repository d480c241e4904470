"""Every play class has a card that is played as it, on some floor.

Good: `komi: {cards: [7D], takes: {sweep: [any]}}` beside `number: {cards: [A-10], …}`: the 7♦ is the narrower.
Bad: `court: {cards: [Q, K], …}` with `deck: [A-J]`; or a `when` that no floor meets, `{count: 1, sum: 20+}`.

It is a proof, for floors of any size: from the patterns, and from what a `when` counts. A class of the parent whose cards a house rule has
taken out of the deck is let alone: which classes a game has a house rule cannot know.
"""

from collections.abc import Iterable, Iterator

from basra_spec.analysis.condition_sets import besides, can_be_played_as, met
from basra_spec.analysis.floor_sets import all_of, any_floor
from basra_spec.game.cards import members
from basra_spec.game.compiler import compile_rules
from basra_spec.game.patterns import patterns_set
from basra_spec.game.rules import Rules
from basra_spec.rulesets.problems import Problem
from basra_spec.rulesets.resolved import Resolved

CODE = "class-unreached"
LEVEL = "warning"


def check(resolved: Resolved) -> Iterator[Problem]:
    """One problem for each class that no card is ever played as."""
    rules = compile_rules(resolved.ruleset)
    reached = {card: _classes(rules, card) for card in members(rules.deal.deck)}
    used = {name for names in reached.values() for name in names}
    for name, row in resolved.ruleset.plays.items():
        cards = patterns_set(row.cards) & rules.deal.deck
        if name in used or (not cards and _taken_out(resolved, name)):
            continue
        instead = dict.fromkeys(other for card in members(cards) for other in reached[card])
        message = f'no card is ever played as "{name}": {_why(rules, name, cards, instead)}'
        own = [("plays", name, key) for key in ("when", "cards") if resolved.merged.value(("plays", name, key))]
        others = [("plays", other) for other in instead]
        hint = "leave it out (null removes what a parent has)" + (", or give it cards and floors of its own" if cards else "")
        yield resolved.problem_of(CODE, message, hint, *own, *others, ("deck",), ("values",))


def _taken_out(resolved: Resolved, name: str) -> bool:
    """Whether a house rule has set the deck, and the class is as the parent has it."""
    changes = [change for path in (("deck",), ("plays", name)) for change in resolved.merged.blamed(path)]
    return "house_rule" in changes[0].source.data and not any(map(resolved.chosen, changes[1:]))


def _classes(rules: Rules, card: int) -> list[str]:
    """The classes that a card may be played as."""
    return [taking.play_class for place, taking in enumerate(rules.play.captures[card]) if can_be_played_as(rules, card, place)]


def _why(rules: Rules, name: str, cards: int, instead: Iterable[str]) -> str:
    if not cards:
        return "the deck has none of its cards"
    asked = {
        (card, taking.when) for card in members(cards) for taking in rules.play.captures[card] if taking.play_class == name and taking.when
    }
    if asked and not any(any_floor(all_of(besides(rules, card), met(rules, when)), rules.play.values) for card, when in asked):
        return "no floor meets its when"
    return "its cards are always played as " + " or ".join(f'"{other}"' for other in instead)
