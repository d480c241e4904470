"""From a file to a ruleset: find it, read it and its parents, merge, check. The only module of the core that knows folders."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from basra_spec import source
from basra_spec.checks import OF_DECISIONS, OF_RULES, of_play
from basra_spec.checks.reading_fits import still_fitting
from basra_spec.data import shipped
from basra_spec.merge import Change, Merged, changes_of, join, touches
from basra_spec.problems import START, Problem, ProblemsFound
from basra_spec.problems import Path as Place
from basra_spec.resolved import Decision, Resolved
from basra_spec.rules import Rules, compile_rules
from basra_spec.ruleset import Ruleset
from basra_spec.schema import shape_problems, whole_problems
from basra_spec.source import Source
from basra_spec.words import nearest

SUFFIX: Final = ".yaml"
HOUSE_RULES: Final = "rulesets/house-rules"


def shipped_files() -> list[Path]:
    """The files of the rulesets that ship with the package; the house rules have a folder of their own."""
    return sorted(shipped("rulesets").glob("*" + SUFFIX))


def shipped_ids() -> tuple[str, ...]:
    """The ids of the rulesets that ship with the package."""
    return tuple(path.stem for path in shipped_files())


def load_many(names: Sequence[str], *, readings: bool = True) -> list[Resolved]:
    """The rulesets of these paths and ids, or of none the ones that ship, whatever lies in the working folder. Raises `ProblemsFound`.

    Without `readings` those of the decisions are not tried, which takes as long as all the rest: enough to play.
    """
    return [resolve(path, readings=readings) for path in ([find(name) for name in names] if names else shipped_files())]


def find(name: str, folders: Sequence[Path] = ()) -> Path:
    """The file of a ruleset given by path or by id; an id is looked for in the folders, the working folder, and among those that ship.

    Raises `ProblemsFound` where there is none.
    """
    if name.endswith((SUFFIX, ".yml")) or "/" in name or "\\" in name:
        return Path(name)
    for folder in (*folders, Path(), shipped("rulesets")):
        path = folder / (name + SUFFIX)
        if path.is_file():
            return path
    house_rule = shipped(HOUSE_RULES) / (name + SUFFIX)
    if house_rule.is_file():
        return house_rule
    message = f'there is no ruleset "{name}"'
    raise ProblemsFound([Problem(name, START, "", "unknown-ruleset", message, nearest(name, shipped_ids()))])


def load(name: str) -> Resolved:
    """The whole ruleset of a path or an id, checked. Raises `ProblemsFound` with all problems of the stage that failed."""
    return resolve(find(name))


def load_rules(name: str) -> Rules:
    """The compiled rules of a path or an id. Raises `ProblemsFound`."""
    resolved = load(name)
    return compile_rules(resolved.ruleset, resolved.id)


def resolve(path: Path, *, readings: bool = True) -> Resolved:
    """The whole ruleset of a file, checked, its decisions' readings too if wanted. Raises `ProblemsFound`."""
    resolved = _resolve(path, ())
    for stage in (OF_RULES, OF_DECISIONS) if readings else (OF_RULES,):
        _raise(problem for check in stage for problem in check(resolved))
    return still_fitting(resolved, OF_RULES) if readings else resolved


def check(path: Path) -> tuple[Problem, ...]:
    """Check a file: a ruleset with all its parents, or a house rule by itself. Raises `ProblemsFound`.

    What comes back are the warnings and notes on a file that can be used, in order of place; a house rule by itself has none.
    """
    if _read(path).data.get("house_rule"):
        return ()
    return tuple(sorted(of_play(resolve(path)), key=lambda problem: problem.order))


def _resolve(path: Path, children: tuple[Path, ...]) -> Resolved:
    file = _read(path)
    if file.data.get("house_rule"):
        hint = "name it under with, in a file that extends a game; basra-spec check takes it as it is"
        raise ProblemsFound([file.problem(("house_rule",), "not-a-whole-game", "this is a house rule, and no game", hint, on_key=True)])
    own = changes_of(file)
    parent = _parent(file, path, (*children, path.resolve()))
    houses = [_house_rule(file, path, number, name) for number, name in enumerate(file.data.get("with", []))]
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
        hint = f"rename the file to {header['id']}{SUFFIX}, or write id: {path.stem}"
        yield file.problem(("id",), "id-is-not-the-file-name", f'the id is "{header["id"]}", and the file is {path.name}', hint)
    for key in ("extends", "with"):
        if header.get("house_rule") and key in header:
            yield file.problem(
                (key,), "house-rule-with-parent", f'a house rule has no "{key}"', "remove it: it is merged onto any game", on_key=True
            )
    if "with" in header and "extends" not in header and "house_rule" not in header:
        yield file.problem(
            ("with",), "with-without-extends", '"with" needs a parent', f"for example: extends: {shipped_ids()[0]}", on_key=True
        )


def _parent(file: Source, path: Path, children: tuple[Path, ...]) -> Resolved | None:
    if "extends" not in file.data:
        return None
    found = _named(file, path, ("extends",), file.data["extends"])
    if found.resolve() in children:
        names = " → ".join(child.stem for child in (*children, found))
        raise ProblemsFound(
            [file.problem(("extends",), "parent-cycle", f"the parents run in a circle: {names}", "extend a ruleset that stands in full")]
        )
    if _read(found).data.get("house_rule"):
        hint = "name a whole game under extends, and the house rule under with"
        raise ProblemsFound([file.problem(("extends",), "not-a-whole-game", f'"{found.stem}" is a house rule, and no game', hint)])
    return _resolve(found, children)


def _house_rule(file: Source, path: Path, number: int, name: str) -> Source:
    house = _read(_named(file, path, ("with", number), name))
    if not house.data.get("house_rule"):
        hint = "name it under extends, or mark its file house_rule: true"
        raise ProblemsFound([file.problem(("with", number), "not-a-house-rule", f'"{name}" is a whole game', hint)])
    return house


def _named(file: Source, path: Path, place: Place, name: str) -> Path:
    """The file of an id that a ruleset names: beside it, or among those that ship. Nothing else is opened."""
    own = shipped("rulesets") if place[0] == "extends" else shipped(HOUSE_RULES)
    folders = (path.parent, shipped("rulesets"), shipped(HOUSE_RULES))
    if not all(letter.isalnum() or letter == "-" for letter in name):
        hint = "name an id: that of a file beside this one, or of a ruleset that ships"
        raise ProblemsFound([file.problem(place, "parent-outside", f'"{name}" is no id', hint)])
    for folder in folders:
        if (folder / (name + SUFFIX)).is_file():
            return folder / (name + SUFFIX)
    here = [found.stem for folder in (path.parent, own) for found in folder.glob("*" + SUFFIX) if found.stem != file.data["id"]]
    raise ProblemsFound([file.problem(place, "unknown-ruleset", f'there is no ruleset "{name}"', nearest(name, set(here)))])


def _decided_twice(houses: Sequence[Source]) -> Iterable[Problem]:
    """Decisions of one name in two house rules: which of them holds would depend on their order."""
    seen: dict[str, Source] = {}
    for house in houses:
        for name in house.data.get("decisions", {}):
            if name in seen:
                message = f'the decision "{name}" also stands in {seen[name].file}'
                yield house.problem(("decisions", name), "house-rules-disagree", message, "give one of them another name", on_key=True)
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
