"""Problems that stand in a file which ships, told where the author's own file has brought it in: nobody can mend the rules that ship."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import shorten
from typing import Final

from attrs import evolve

from basra_spec.rulesets import source
from basra_spec.rulesets.catalogue import named
from basra_spec.rulesets.problems import Elsewhere, Problem, ProblemsFound
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.source import Source
from basra_spec.system.resources import is_shipped

UNFIT: Final = "the house rule is for a parent that has it: leave it out, and write what you want of it in your own file"


def brought(problems: Iterable[Problem], file: Source, folders: Sequence[Path]) -> list[Problem]:
    """The problems; one in a file that ships stands at the name in this file, or in a parent beside it, by which that came in."""
    if is_shipped(file.file):
        return list(problems)
    return list(dict.fromkeys(_at_its_name(problem, file, folders) for problem in problems))


def _at_its_name(problem: Problem, file: Source, folders: Sequence[Path]) -> Problem:
    entry = _entry(file, folders, problem.file, ()) if is_shipped(problem.file) else None
    if entry is None:
        return problem
    own, place = entry
    hint = UNFIT if problem.code == "nothing-to-remove" else problem.hint
    here = own.problem(place, problem.code, problem.message, hint)
    line = problem.quote.partition(" #")[0].strip()
    said = f"it comes from {Path(problem.file).name}, line {problem.span.line}" + (f": {shorten(line, 80)}" if line else "")
    return evolve(here, level=problem.level, also=(Elsewhere(problem.file, problem.span, said), *problem.also))


def _entry(file: Source, folders: Sequence[Path], wanted: str, seen: tuple[str, ...]) -> tuple[Source, Place] | None:
    """The place of the name by which a file that ships has come in: a house rule's own, else that of the game that has it."""
    for place, name in _names(file):
        try:
            path = named(file, place, name, folders)
            inner = None if is_shipped(str(path)) else source.read(path)
        except ProblemsFound:
            continue
        if str(path) in seen:
            continue
        if inner is None and (place[0] != "with" or str(path) == wanted):
            return file, place
        deeper = _entry(inner, [path.parent], wanted, (*seen, str(path))) if inner else None
        if deeper:
            return deeper
    return None


def _names(file: Source) -> Iterator[tuple[Place, str]]:
    """The ids that a ruleset or a case names, each with its place."""
    data = file.data if isinstance(file.data, dict) else {}
    for key in ("with", "extends", "rulesets"):
        found = data.get(key)
        names = [((key, number), name) for number, name in enumerate(found)] if isinstance(found, list) else [((key,), found)]
        yield from ((place, name) for place, name in names if isinstance(name, str))
