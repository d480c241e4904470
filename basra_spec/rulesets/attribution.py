"""Explain a problem in the terms of the author's own file: by the names that its parent has, and at the author's own line.

Authors choose the names of play classes, kinds of Basra and score items. A name that the parent does not have is a new rule rather than a
change. Only the parent's names tell whether it is a typing mistake.
"""

import pathlib
from collections.abc import Iterable, Iterator, Sequence
from textwrap import shorten
from typing import Final

from attrs import evolve, frozen

from basra_spec.rulesets import source
from basra_spec.rulesets.catalogue import find_entry
from basra_spec.rulesets.key_locations import shared_steps
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Elsewhere, Path, Problem, ProblemsFound, steps_of
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.source import Source
from basra_spec.system.resources import is_shipped
from basra_spec.system.text import mistyped

HOMES: Final[dict[Path, str]] = {("plays",): "play class", ("basra", "kinds"): "kind", ("round", "score"): "score item"}
"""The maps whose keys are names chosen by an author, and what each name is called."""


@frozen
class NewName:
    """A name that a file or its house rules add. `like` is the parent's name that may have been meant."""

    home: Path
    name: str
    like: str | None
    removed_by: str | None
    """The ancestor that removed this name."""

    @property
    def path(self) -> Path:
        """The path of the rule with this name."""
        return *self.home, self.name


def new_names(resolved: Resolved) -> Iterator[NewName]:
    """The names that a ruleset adds to those of its parent; none for a ruleset without a parent."""
    for home in HOMES if resolved.parent else ():
        for name in resolved.merged.value(home) or {}:
            new = resolved.parent and new_name(resolved.parent, home, name)
            if new:
                # A name that is removed at the same time has been renamed.
                yield new if new.like in resolved.merged.value(home) else evolve(new, like=None)


def new_name(parent: Resolved, home: Path, name: str) -> NewName | None:
    """The name compared with those of the parent; None for one that the parent has."""
    known = parent.merged.value(home) or {}
    if name in known:
        return None
    remover = parent.merged.removers.get((*home, name))
    return NewName(home, name, mistyped(name, known), remover.source.data["id"] if remover else None)


def hint_at_parent_names(problems: Iterable[Problem], parent: Resolved) -> Iterator[Problem]:
    """The problems; the hint says first if a name of the parent is mistyped, misplaced or was removed."""
    for problem in problems:
        path = steps_of(problem.pointer)
        meant = _misplaced(path, parent) if problem.code == "unknown-key" else _mistaken(path, parent, problem.code)
        rest = "" if problem.code in _SAYS_ALL else f"{' If not,' if meant and meant.endswith('?') else ';'} {problem.hint}"
        yield evolve(problem, hint=f"{meant}{rest}") if meant else problem


_SAYS_ALL: Final = ("unknown-key", "nothing-to-remove")
"""The codes whose own hint is useless once the intended name is known."""


def _misplaced(path: tuple[str, ...], parent: Resolved) -> str | None:
    """Where a key belongs that is one of the parent's names: the nearest of several places."""
    homes = [home for home in HOMES if path[-1:] and path[-1] in (parent.merged.value(home) or {}) and path[:-1] != home]
    nearest = max((shared_steps(home, path) for home in homes), default=0)
    near = " or ".join(dotted(home) for home in homes if shared_steps(home, path) == nearest)
    return f'"{path[-1]}" belongs under {near}, where {parent.id} has it' if near else None


def _mistaken(path: tuple[str, ...], parent: Resolved, code: str) -> str | None:
    for home in HOMES:
        new = new_name(parent, home, path[len(home)]) if path[: len(home)] == home and len(path) > len(home) else None
        if new and new.like:
            return f'did you mean "{new.like}", which {parent.id} has?'
        if new and new.removed_by:
            fix = "delete this line" if code == "nothing-to-remove" else "write the whole rule again"
            return f'{new.removed_by} removed "{new.name}": {fix}'
    return None


# --- problems in built-in files ---

UNFIT: Final = (
    "this house rule needs a parent with this rule: remove the house rule, and write the rules that you want from it in your own file"
)


def reattribute(problems: Iterable[Problem], file: Source, folders: Sequence[pathlib.Path]) -> list[Problem]:
    """The problems; one in a built-in file moves to the `extends` or `with` entry, here or in a parent, that refers to that file."""
    if is_shipped(file.file):
        return list(problems)
    return list(dict.fromkeys(_at_entry(problem, file, folders) for problem in problems))


def _at_entry(problem: Problem, file: Source, folders: Sequence[pathlib.Path]) -> Problem:
    entry = _entry(file, folders, problem.file, ()) if is_shipped(problem.file) else None
    if entry is None:
        return problem
    own, place = entry
    hint = UNFIT if problem.code == "nothing-to-remove" else problem.hint
    here = own.problem(place, problem.code, problem.message, hint)
    line = problem.quote.partition(" #")[0].strip()
    message = f"in {pathlib.Path(problem.file).name}, line {problem.span.line}" + (f": {shorten(line, 80)}" if line else "")
    return evolve(here, level=problem.level, also=(Elsewhere(problem.file, problem.span, message), *problem.also))


def _entry(file: Source, folders: Sequence[pathlib.Path], wanted: str, seen: tuple[str, ...]) -> tuple[Source, Path] | None:
    """The place of the entry that refers to a built-in file, directly or through a ruleset; for a house rule its own entry."""
    for place, name in _entries(file):
        try:
            path = find_entry(file, place, name, folders)
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


def _entries(file: Source) -> Iterator[tuple[Path, str]]:
    """The ids that a ruleset or a case refers to, each with its place."""
    data = file.data if isinstance(file.data, dict) else {}
    for key in ("with", "extends", "rulesets"):
        found = data.get(key)
        names = [((key, number), name) for number, name in enumerate(found)] if isinstance(found, list) else [((key,), found)]
        yield from ((place, name) for place, name in names if isinstance(name, str))
