"""What stands behind a rule that a file overrides: where its parent or a house rule sets it, and which page states that.

An author who meets a problem at such a rule sees beside it what the game had before, and so what the rule can be like.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import shorten

from attrs import evolve, frozen

from basra_spec.provenance.statements import Statement, statements
from basra_spec.provenance.trace import rules_at
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import Change, changes_of, dotted
from basra_spec.rulesets.problems import Elsewhere, Problem, steps_of
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import as_yaml


@frozen
class _Ground:
    """One thing that a file stands on: a game with all its rules, or a house rule with the few that it has."""

    setters: Mapping[Place, Change]
    game: Resolved | None = None


def add_override_context(problems: Iterable[Problem]) -> list[Problem]:
    """The problems; one whose place is a rule that the file's parent or a house rule sets too has that beside it (`also`)."""
    problems = list(problems)
    grounds = {file: _grounds(file) for file in {problem.file for problem in problems if problem.pointer}}
    return [evolve(problem, also=(*problem.also, *_behind(problem, grounds.get(problem.file, [])))) for problem in problems]


def _grounds(file: str) -> list[_Ground]:
    game, houses = loader.parent_and_house_rules(Path(file))
    house_rules = [_Ground({change.path: change for change in changes_of(house)}) for house in houses]
    return [*([_Ground(game.merged.setters, game)] if game else []), *house_rules]


def _behind(problem: Problem, grounds: Iterable[_Ground]) -> Iterator[Elsewhere]:
    path: Place = steps_of(problem.pointer)
    for ground in grounds:
        leaf = next((path[:depth] for depth in range(len(path), 0, -1) if path[:depth] in ground.setters), None)
        if leaf:
            change = ground.setters[leaf]
            setting = f"{Path(change.source.file).name}:{change.span.line} has {shorten(as_yaml(change.value), 60)}"
            yield Elsewhere(change.source.file, change.span, "; ".join([setting, *_statement_behind(ground.game, leaf)]))


def _statement_behind(game: Resolved | None, leaf: Place) -> Iterator[str]:
    """The statement that backs a rule of the game: of several, one that speaks of just this rule."""
    about = frozenset((game.id, game.merged.setters[leaf].source.data["id"])) if game else frozenset()
    found = [statement for rule in rules_at(game, dotted(leaf), _statements(about), ()) for statement in rule.statements] if game else []
    found.sort(key=lambda statement: not any(dotted(leaf) in paths for paths in statement.backs.values()))
    for statement in found[:1]:
        yield f"{statement.id} ({', '.join(statement.documents)}) states it"


@cache
def _statements(about: frozenset[str]) -> tuple[Statement, ...]:
    return tuple(statements(about=about).values())
