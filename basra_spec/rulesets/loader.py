"""From a file to a ruleset: read it and its parents, merge, check."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from attrs import evolve

from basra_spec.game.compiler import compile_rules
from basra_spec.game.rules import Rules
from basra_spec.game.ruleset import Ruleset
from basra_spec.rulesets import source
from basra_spec.rulesets.attribution import hint_at_parent_names, reattribute
from basra_spec.rulesets.catalogue import SUFFIX, find, find_entry, is_house_rule, shipped_files
from basra_spec.rulesets.checks import OF_DECISIONS, OF_RULES
from basra_spec.rulesets.checks.decisions import still_fitting
from basra_spec.rulesets.merge import Change, Merged, changes_of, join, touches
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.problems import Problem, ProblemsFound
from basra_spec.rulesets.resolved import Decision, Resolved
from basra_spec.rulesets.schema import ID_PATTERN, pattern_fits, shape_problems, whole_problems
from basra_spec.rulesets.source import Source
from basra_spec.system.resources import display_name

PLACEHOLDER: Final = "the-game-it-changes"
"""Stands in hints for the id of a parent that only the author knows."""
MOST_PARENTS: Final = 20
MOST_HOUSE_RULES: Final = 20
T = TypeVar("T")


def load_many(names: Sequence[str], *, readings: bool = True) -> list[Resolved]:
    """The rulesets of these paths and ids; without any, the built-in ones. Raises `ProblemsFound`.

    Without `readings` those of the decisions are not tried, which takes as long as all the rest: enough to play.
    """
    return [resolve(path, readings=readings) for path in ([find(name) for name in names] if names else shipped_files())]


def load(name: str) -> Resolved:
    """The whole ruleset of a path or an id, merged with what it extends and checked: a `Resolved`, whose `ruleset` is the frozen model.

    An id is looked for in the working folder, then among the rulesets that ship. Raises `ProblemsFound` with all problems of the stage
    that failed.
    """
    return resolve(find(name))


def load_rules(name: str) -> Rules:
    """The rules of a path or an id, compiled for play; found and checked as `load` does. Raises `ProblemsFound`."""
    resolved = load(name)
    return compile_rules(resolved.ruleset, resolved.id)


def resolve(path: Path, *, readings: bool = True) -> Resolved:
    """The whole ruleset of a file, checked, its decisions' readings too if wanted. Raises `ProblemsFound`."""
    with in_authors_terms(path):
        return _checked(_resolve(path, ()), readings=readings)


def resolve_text(text: str, path: Path) -> Resolved:
    """The whole ruleset of a text that is not yet in the file of this path, checked. Raises `ProblemsFound`."""
    file = source.parse(text, str(path))
    with in_authors_terms(path, file):
        _raise(shape_problems(file))
        _raise(_header_problems(file, path))
        return _checked(_of_file(file, path, ()))


def resolve_named(file: Source, place: Place, folders: Sequence[Path]) -> Resolved:
    """The ruleset that a case names at a place, with the house rules merged on that stand under its `with`, checked.

    Ids are looked for in the folders and among those that ship. Raises `ProblemsFound`, placed where the case has the name.
    """
    with in_authors_terms(Path(file.file), file, folders):
        return _named(file, place, folders)


def _named(file: Source, place: Place, folders: Sequence[Path]) -> Resolved:
    name, houses = _value(file, place), file.data.get("with", [])
    base = _resolve(_game(file, place, path_named(file, place, folders)), ())
    if not houses:
        return _checked(base)
    sources = [_house_rule(file, number, find_entry(file, ("with", number), house, folders)) for number, house in enumerate(houses)]
    title = f"{name} with {' and '.join(houses)}"
    empty = source.parse(f"format: 1\nid: combined\nversion: 1\ntitle: {{en: combined}}\nextends: {base.id}\n", title)
    return evolve(_checked(_layered(empty, base, sources)), lineage=(*base.lineage, title))


def path_named(file: Source, place: Place, folders: Sequence[Path]) -> Path:
    """The file of the ruleset or house rule that a case names at a place, found as `resolve_named` finds it. Raises `ProblemsFound`."""
    return find_entry(file, place, _value(file, place), folders)


def _value(file: Source, place: Place) -> str:
    found = file.data
    for step in place:
        found = found[step]
    return str(found)


def _checked(resolved: Resolved, *, readings: bool = True) -> Resolved:
    for stage in (OF_RULES, OF_DECISIONS) if readings else (OF_RULES,):
        _raise(problem for check in stage for problem in check(resolved))
    return still_fitting(resolved, OF_RULES) if readings else resolved


def resolve_or_house_rule(path: Path) -> Resolved | None:
    """The whole ruleset of a file, checked; None for a house rule, which is read by itself. Raises `ProblemsFound`."""
    if _read(path).data.get("house_rule"):
        return None
    return _checked(_resolve(path, ()))


@contextmanager
def in_authors_terms(path: Path, file: Source | None = None, folders: Sequence[Path] = ()) -> Iterator[None]:
    """Put the problems that the block raises in terms of the file: by the names of its parent, and at the file's own lines."""
    try:
        yield
    except ProblemsFound as found:
        file = file or _readable(path)
        game = parent_and_house_rules(path, file)[0] if file else None
        named = [*hint_at_parent_names(found.problems, game)] if game else found.problems
        raise ProblemsFound(reattribute(named, file, folders or [path.parent]) if file else named) from None


def _readable(path: Path) -> Source | None:
    """The file, if it can be read, whether it fits the schema or not."""
    try:
        return source.read(path)
    except ProblemsFound:
        return None


def parent_and_house_rules(path: Path, file: Source | None = None) -> tuple[Resolved | None, list[Source]]:
    """The game that a file extends and the house rules that it names, as far as these are valid; the file itself need not be."""
    file = file or _readable(path)
    if not file:
        return None, []
    data = file.data if isinstance(file.data, dict) else {}
    games = _sound(lambda _: _parent(file, path, (path.resolve(),)), [data.get("extends")])
    houses = data.get("with")
    names = houses[:MOST_HOUSE_RULES] if isinstance(houses, list) else []
    return next(iter(games), None), _sound(lambda name: _house_rule(file, 0, find_entry(file, ("with", 0), name, [path.parent])), names)


def _sound(load: Callable[[str], T | None], names: Iterable[Any]) -> list[T]:
    """What can be loaded of these names."""
    found = []
    for name in names:
        try:
            loaded = load(name) if isinstance(name, str) else None
        except ProblemsFound:
            continue
        found += [loaded] if loaded is not None else []
    return found


def _resolve(path: Path, children: tuple[Path, ...]) -> Resolved:
    return _of_file(_read(path), path, children)


def _of_file(file: Source, path: Path, children: tuple[Path, ...]) -> Resolved:
    if file.data.get("house_rule"):
        hint = "list it under with, in a file that extends a game"
        message = "this is a house rule, not a complete game"
        raise ProblemsFound([file.problem(("house_rule",), "not-a-whole-game", message, hint, on_key=True)])
    parent = _parent(file, path, (*children, path.resolve()))
    names = file.data.get("with", [])
    houses = [_house_rule(file, number, find_entry(file, ("with", number), name, [path.parent])) for number, name in enumerate(names)]
    return _layered(file, parent, houses)


def _layered(file: Source, parent: Resolved | None, houses: Sequence[Source]) -> Resolved:
    """A file on its house rules on its parent."""
    own = changes_of(file)
    joined, problems = join(houses, own)
    _raise([*problems, *_decided_twice(houses)])
    base = parent.merged if parent else Merged()
    merged, problems = base.with_changes(joined)
    _raise(problems)
    merged, problems = merged.with_changes(own)
    _raise(problems)
    return Resolved(
        file=file,
        merged=merged,
        ruleset=_model(file, merged),
        decisions=_decisions(parent, houses, file, joined, own),
        lineage=(*(parent.lineage if parent else ()), file.data["id"]),
        parent=parent,
    )


def _read(path: Path) -> Source:
    file = source.read(path)
    _raise(shape_problems(file))
    _raise(_header_problems(file, path))
    return file


def _raise(problems: Iterable[Problem]) -> None:
    problems = list(problems)
    if problems:
        raise ProblemsFound(problems)


def _header_problems(file: Source, path: Path) -> Iterable[Problem]:
    header = file.data
    if header["id"] != path.stem:
        other = f", or write id: {path.stem}" if pattern_fits(ID_PATTERN, path.stem) else ""
        hint = f"rename the file to {header['id']}{SUFFIX}{other}"
        yield file.problem(("id",), "id-is-not-the-file-name", f'the id is "{header["id"]}", but the file is named {path.name}', hint)
    for key in ("extends", "with"):
        if header.get("house_rule") and key in header:
            yield file.problem(
                (key,),
                "house-rule-with-parent",
                f'a house rule cannot have "{key}"',
                "remove it: a house rule can change any game",
                on_key=True,
            )
    if "with" in header and "extends" not in header and "house_rule" not in header:
        yield file.problem(
            ("with",),
            "with-without-extends",
            '"with" needs a parent',
            f"add the game that the house rules change: extends: {PLACEHOLDER}",
            on_key=True,
        )


def _parent(file: Source, path: Path, children: tuple[Path, ...]) -> Resolved | None:
    if "extends" not in file.data:
        return None
    found = find_entry(file, ("extends",), file.data["extends"], [path.parent])
    if found.resolve() in children:
        names = " → ".join(child.stem for child in (*children, found))
        raise ProblemsFound([file.problem(("extends",), "parent-cycle", f"circular extends: {names}", "extend a complete ruleset")])
    if len(children) > MOST_PARENTS:
        message = f"this ruleset is the {MOST_PARENTS}th parent of {children[0].stem}, and extends another"
        raise ProblemsFound([file.problem(("extends",), "too-deep", message, "extend a complete ruleset")])
    return _resolve(_game(file, ("extends",), found), children)


def _game(file: Source, place: Place, found: Path) -> Path:
    """The same path, where it is no house rule's: those are named elsewhere."""
    if is_house_rule(found):
        hint = (
            f"write with: [{found.stem}], and the game that it changes: extends: {PLACEHOLDER}"
            if place[0] == "extends"
            else f"put a complete game under {place[0]}, and the house rule under with"
        )
        raise ProblemsFound([file.problem(place, "not-a-whole-game", f'"{found.stem}" is a house rule, not a complete game', hint)])
    return found


def _house_rule(file: Source, number: int, path: Path) -> Source:
    house = _read(path)
    if not house.data.get("house_rule"):
        home = "put it under rulesets" if "rulesets" in file.data else f"write extends: {path.stem}"
        hint = f"{home}, or add house_rule: true to its file"
        raise ProblemsFound(
            [file.problem(("with", number), "not-a-house-rule", f'"{path.stem}" is a complete game, not a house rule', hint)]
        )
    return house


def _decided_twice(houses: Sequence[Source]) -> Iterable[Problem]:
    """Decisions of one name in two house rules: which of them holds would depend on their order."""
    seen: dict[str, Source] = {}
    for house in houses:
        for name in house.data.get("decisions", {}):
            if name in seen:
                message = f'the decision "{name}" is also in {display_name(seen[name].file)}'
                yield house.problem(("decisions", name), "house-rules-disagree", message, "rename one of them", on_key=True)
            seen[name] = house


def _model(file: Source, merged: Merged) -> Ruleset:
    """The model of the merged rules, if they are whole."""
    _raise(whole_problems(file, merged.data, merged.blamed))
    return Ruleset.of(merged.data)


def _decisions(
    parent: Resolved | None, houses: Sequence[Source], file: Source, joined: Sequence[Change], own: Sequence[Change]
) -> Mapping[str, Decision]:
    """The decisions in force: a file's own, and those of its parents and house rules whose leaves no later change has set."""
    inherited = dict(parent.decisions) if parent else {}
    standing = _unsettled(inherited, [*joined, *own])
    for house in houses:
        others = [change for change in joined if change.source is not house]
        standing |= _unsettled(_own_decisions(house), [*others, *own])
    return standing | _own_decisions(file)


def _unsettled(decisions: Mapping[str, Decision], changes: Sequence[Change]) -> dict[str, Decision]:
    setting = [change.path for change in changes if change.value != {}]
    return {
        name: decision
        for name, decision in decisions.items()
        if not any(touches(path, leaf) for path in setting for leaf in decision.leaves)
    }


def _own_decisions(file: Source) -> dict[str, Decision]:
    return {name: _decision(file, name, data) for name, data in file.data.get("decisions", {}).items()}


def _decision(file: Source, name: str, data: Mapping[str, Any]) -> Decision:
    place = ("decisions", name)
    readings = {
        reading: tuple(changes_of(file, rules, (*place, "readings", reading))) for reading, rules in data.get("readings", {}).items()
    }
    at = [tuple(path.split(".")) for path in data.get("at", [])]
    leaves = [*at, *(change.path for changes in readings.values() for change in changes)]
    return Decision(name, data["why"], tuple(dict.fromkeys(leaves)), readings, data.get("in_words", {}), file)
