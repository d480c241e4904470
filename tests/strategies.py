"""The rulesets that tests are about, each loaded once, and their oracle; what hypothesis draws for them is in `basra_spec.strategies`."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from hypothesis import strategies as st

from basra_spec.analysis.search import situations
from basra_spec.analysis.situations import Situation
from basra_spec.game.awards import awards_of, failed
from basra_spec.game.compiler import compile_rules
from basra_spec.game.position import BASRA, Award, Previous
from basra_spec.game.rules import Rules
from basra_spec.game.ruleset import Ruleset
from basra_spec.rulesets import catalogue, loader, source
from basra_spec.rulesets.merge import changes_of
from basra_spec.rulesets.resolved import reading_rules
from tests.oracle import RULESETS, OracleRules, reading


class Clearing(NamedTuple):
    """A card that takes this whole floor, the play before it, and whether it is the last play of the round."""

    card: int
    floor: int
    previous: Previous | None = None
    last: bool = False


def basra_of(rules: Rules, made: Clearing) -> Award:
    """The Basra of a clearing; without points and kinds where it makes none."""
    card, floor, previous, last = made
    return next(iter(awards_of(rules, card, floor, floor, previous, last=last)), Award(BASRA, 0))


def kinds_that_hold(rules: Rules, made: Clearing) -> set[str]:
    """The kinds of Basra of which no condition fails, whether another silences them or not."""
    card, floor, previous, last = made
    return {rule.name for rule in rules.awards.rows[card] if failed(rules, rule, card, floor, previous, last=last) is None}


Game = tuple[str, str]
resolved = cache(loader.load)
ORACLES = {name: RULESETS[name] for name in catalogue.shipped_ids() if name in RULESETS}
GAMES: tuple[Game, ...] = tuple((name, other) for name in ORACLES for other in ("", *resolved(name).readings))
"""Every ruleset that ships, as it stands and under each of its readings: its id, and the reading's name or nothing."""
CLASSIC: Game = ("koutchina-classic", "")


def readings(name: str) -> st.SearchStrategy[Game]:
    """A ruleset as it stands, or under one of its readings."""
    return st.sampled_from([game for game in GAMES if game[0] == name])


@cache
def compiled(name: str, other: str = "") -> Rules:
    """The compiled rules of a ruleset, or of one of its readings."""
    return reading_rules(resolved(name), other) if other else compile_rules(resolved(name).ruleset, name)


@cache
def oracle(name: str, other: str = "") -> OracleRules:
    """The same game as the oracle knows it."""
    return reading(ORACLES[name], other) if other else ORACLES[name]


@cache
def changed_ruleset(changes: str, name: str = "koutchina-classic") -> Ruleset:
    """A ruleset after changes, written as a file would."""
    merged, problems = resolved(name).merged.with_changes(changes_of(source.parse(changes)))
    assert not problems
    return Ruleset.of(merged.data)


@cache
def changed(changes: str, name: str = "koutchina-classic") -> Rules:
    """The compiled rules of a ruleset after changes, written as a file would."""
    return compile_rules(changed_ruleset(changes, name), name)


def first_that_differs(first: Rules, second: Rules, topics: Sequence[str] = (), most: int = 4) -> Situation | None:
    """The first situation of the search, up to floors of `most` cards, of which two sets of rules make something else."""
    return next((each for each in situations((first, second), topics, most) if each.outcome(first) != each.outcome(second)), None)
