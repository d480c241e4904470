"""What holds of every ruleset that loads: whole rounds end and lose no card, and a check ends within its budget."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from basra_spec.analysis import lint
from basra_spec.game.cards import members
from basra_spec.game.outcome import Moment, every_outcome
from basra_spec.game.play import advance, apply
from basra_spec.game.position import Play, Position
from basra_spec.game.rules import Rules
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.strategies import first_positions
from tests.analysis.random_rulesets import random_rulesets

CALLS_OF_A_ROUND = 2_000_000
CALLS_OF_A_CHECK = 30_000_000


@contextmanager
def at_most(calls: int) -> Iterator[None]:
    """Let the block call so many Python functions: what takes more does not end in a reasonable time."""
    left = calls

    def count(frame: object, event: str, argument: Any) -> None:
        nonlocal left
        left -= event == "call"
        if left < 0:
            sys.setprofile(None)
            raise AssertionError(f"more than {calls:,} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


def any_play(rules: Rules, position: Position, number: int) -> Play:
    """One of the first ways to play one of the cards in hand, chosen by a number."""
    held = list(members(position.hands[position.turn]))
    card = held[number % len(held)]
    ways = list(islice(every_outcome(rules, Moment(position.floor, position.previous, position.is_last), card), 6))
    return Play(card, ways[number % len(ways)].taken)


@settings(max_examples=40)
@given(data=st.data(), game=random_rulesets(), numbers=st.lists(st.integers(0, 59), min_size=1, max_size=8))
def test_a_round_under_any_ruleset_ends_and_loses_no_card(data: st.DataObject, game: Resolved, numbers: list[int]) -> None:
    rules = rules_of(game)
    start = position = data.draw(first_positions(rules))
    plays = list[Play]()
    with at_most(CALLS_OF_A_ROUND):
        while not position.over:
            plays.append(any_play(rules, position, numbers[len(plays) % len(numbers)]))
            position = apply(rules, position, plays[-1]).position
            assert position.problems(rules.deal.deck) == []
        again = iter(plays)
        assert advance(rules, start, lambda hand, floor: next(again)) == position


@settings(max_examples=40)
@given(game=random_rulesets())
def test_a_check_of_any_ruleset_ends_within_its_budget(game: Resolved) -> None:
    with at_most(CALLS_OF_A_CHECK):
        assert {problem.level for problem in lint.problems_of(game)} <= {"error", "warning", "note"}
