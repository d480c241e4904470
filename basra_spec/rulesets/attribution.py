"""Names that authors choose: of play classes, kinds of Basra and score items. A name that a parent does not have is a new rule, and not a
change of one; where it is a slip, or stands in the wrong place, nobody but the parent's names can tell.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from attrs import evolve, frozen

from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path, Problem, steps_of
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import mistyped

HOMES: Final[dict[Path, str]] = {("plays",): "play class", ("basra", "kinds"): "kind", ("round", "score"): "score item"}
"""The maps whose keys are names that an author chooses, and what each name is."""


@frozen
class NewName:
    """A name that a file or its house rules add to what the parent has; `like` is the parent's name of which it may be a slip."""

    home: Path
    name: str
    like: str | None
    removed_by: str | None
    """The ancestor that has removed this very name."""

    @property
    def path(self) -> Path:
        """Where the rule of this name stands."""
        return *self.home, self.name


def new_names(resolved: Resolved) -> Iterator[NewName]:
    """The names that a ruleset adds to its parent's; of a ruleset without a parent none is new."""
    for home in HOMES if resolved.parent else ():
        for name in resolved.merged.value(home) or {}:
            new = resolved.parent and new_name(resolved.parent, home, name)
            if new:
                # What is removed in the same breath has got another name.
                yield new if new.like in resolved.merged.value(home) else evolve(new, like=None)


def new_name(parent: Resolved, home: Path, name: str) -> NewName | None:
    """The name as seen from the parent; None for one that the parent has."""
    known = parent.merged.value(home) or {}
    if name in known:
        return None
    remover = parent.merged.removers.get((*home, name))
    return NewName(home, name, mistyped(name, known), remover.source.data["id"] if remover else None)


def with_names(problems: Iterable[Problem], parent: Resolved) -> Iterator[Problem]:
    """The problems of a file; where a name of the parent's was mistyped, misplaced, or is no longer there, the hint begins with that."""
    for problem in problems:
        path = steps_of(problem.pointer)
        said = _misplaced(path, parent) if problem.code == "unknown-key" else _mistaken(path, parent, problem.code)
        kept = "" if problem.code in _SAYS_ALL else f"{' or' if said and said.endswith('?') else ';'} {problem.hint}"
        yield evolve(problem, hint=f"{said}{kept}") if said else problem


_SAYS_ALL: Final = ("unknown-key", "nothing-to-remove")
"""The codes whose own hint is no use once it is known which name was meant."""


def _misplaced(path: tuple[str, ...], parent: Resolved) -> str | None:
    """Where a key belongs that is a name of the parent's: of several places the nearest."""
    homes = [home for home in HOMES if path[-1:] and path[-1] in (parent.merged.value(home) or {}) and path[:-1] != home]
    nearest = max((_shared(home, path) for home in homes), default=0)
    near = " or ".join(dotted(home) for home in homes if _shared(home, path) == nearest)
    return f'"{path[-1]}" belongs under {near}, where {parent.id} has it' if near else None


def _shared(home: Path, path: Path) -> int:
    return (*(one == other for one, other in zip(home, path, strict=False)), False).index(False)


def _mistaken(path: tuple[str, ...], parent: Resolved, code: str) -> str | None:
    for home in HOMES:
        new = new_name(parent, home, path[len(home)]) if path[: len(home)] == home and len(path) > len(home) else None
        if new and new.like:
            return f'did you mean "{new.like}", which {parent.id} has?'
        if new and new.removed_by:
            mend = "leave this out" if code == "nothing-to-remove" else "say all of it anew"
            return f'{new.removed_by} has removed "{new.name}": {mend}'
    return None
