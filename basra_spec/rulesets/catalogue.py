"""Find the files of rulesets and house rules by id."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from basra_spec.rulesets import source
from basra_spec.rulesets.problems import START, Problem, ProblemsFound
from basra_spec.rulesets.problems import Path as Place
from basra_spec.rulesets.source import Source
from basra_spec.system.files import is_file
from basra_spec.system.resources import shipped
from basra_spec.system.text import likeliest, nearest

SUFFIX: Final = ".yaml"
HOUSE_RULES: Final = "rulesets/house-rules"


def shipped_files() -> list[Path]:
    """The files of the built-in rulesets, without the house rules."""
    return sorted(shipped("rulesets").glob("*" + SUFFIX))


def shipped_ids() -> tuple[str, ...]:
    """The ids of the built-in rulesets."""
    return tuple(path.stem for path in shipped_files())


def find(name: str, folders: Sequence[Path] = ()) -> Path:
    """The file of a ruleset given by path or id. An id is searched for in the folders, the working folder and the built-in rulesets.

    Raises `ProblemsFound` if there is none.
    """
    if name.endswith((SUFFIX, ".yml")) or "/" in name or "\\" in name:
        return Path(name)
    path = _in_one_of((*folders, Path(), *_shipped_folders()), name)
    if path:
        return path
    message = f'there is no ruleset "{name}"'
    raise ProblemsFound(
        [Problem(name, START, "", "unknown-ruleset", message, nearest(name, {*shipped_ids(), *house_rule_ids(), *ids_in(Path())}))]
    )


def ids_in(folder: Path) -> list[str]:
    """The ids of the rulesets and house rules in a folder, from the names of the files; cases are left out."""
    return sorted(path.stem for path in folder.glob("*" + SUFFIX) if "." not in path.stem)


def house_rule_ids() -> list[str]:
    """The ids of the built-in house rules."""
    return ids_in(shipped(HOUSE_RULES))


def _shipped_folders() -> tuple[Path, Path]:
    return shipped("rulesets"), shipped(HOUSE_RULES)


def _in_one_of(folders: Iterable[Path], name: str) -> Path | None:
    files = (folder / (name + SUFFIX) for folder in folders)
    return next((file for file in files if is_file(file)), None)


def is_house_rule(path: Path) -> bool:
    """Whether a file is marked as a house rule; False for a file that cannot be read."""
    return source.read_map(path).get("house_rule") is True


def find_entry(file: Source, place: Place, name: str, folders: Sequence[Path]) -> Path:
    """The file of an id that a file refers to: in these folders, or a built-in one. No other file is opened. Raises `ProblemsFound`."""
    if not is_plain_name(name):
        bare = name.removesuffix(".yml").removesuffix(SUFFIX)
        without = f"write {bare}, without {name[len(bare) :]}" if is_plain_name(bare) else None
        hint = without or _titled(name, (*folders, *_shipped_folders())) or _NO_ID
        raise ProblemsFound([file.problem(place, "parent-outside", f'"{name}" is not an id', hint)])
    found = _in_one_of((*folders, *_shipped_folders()), name)
    if not found:
        hint = _likeliest(file, folders, str(place[0]), name)
        raise ProblemsFound([file.problem(place, "unknown-ruleset", f'there is no ruleset "{name}"', hint)])
    return found


_NO_ID: Final = "use the id of a file in this folder, or of a built-in ruleset"


def is_plain_name(name: str) -> bool:
    """Whether a name has only letters, digits and hyphens, so that it cannot lead to another folder."""
    return bool(name) and all(letter.isalnum() or letter == "-" for letter in name)


def candidates(path: Path, name: str) -> list[Path]:
    """The possible files of an id that a ruleset refers to; the first that exists counts."""
    return [folder / (name + SUFFIX) for folder in (path.parent, *_shipped_folders())]


def _likeliest(file: Source, folders: Sequence[Path], key: str, name: str) -> str:
    """The hint for an unknown id: the nearest that is allowed under the key, or one that belongs under another."""
    games, houses = (shipped("rulesets"), "a game", "extends"), (shipped(HOUSE_RULES), "a house rule", "with")
    here, (folder, kind, other) = (houses, games) if key == "with" else (games, houses)
    known = {each for place in (*folders, here[0]) for each in ids_in(place)} - {Path(file.file).stem}
    elsewhere = likeliest(name, set(ids_in(folder)))
    if likeliest(name, known) is None and elsewhere is not None:
        return f'did you mean "{elsewhere}"? It is {kind}: put it under {other}'
    hint = _titled(name, [*folders, here[0]]) or (None if likeliest(name, known) else _with_a_word_of(name, known))
    return hint or nearest(name, known)


def _titled(title: str, folders: Iterable[Path]) -> str | None:
    """The hint for a title that is used as an id."""
    for folder in folders:
        for name in ids_in(folder)[:_MOST_TITLES]:
            if title.casefold() in map(str.casefold, _titles(folder / (name + SUFFIX))):
                return f'did you mean "{name}"? That is its id; "{title}" is its title'
    return None


def _titles(path: Path) -> list[str]:
    titles = source.read_map(path).get("title")
    return [str(title) for title in titles.values()] if isinstance(titles, dict) else []


def _with_a_word_of(name: str, known: Iterable[str]) -> str | None:
    """The hint for a name unlike any id: the ids that share its rarest word, if they are few."""
    sharing = [[each for each in sorted(known) if word in each.split("-")] for word in name.casefold().split("-")]
    fewest = min((ids for ids in sharing if ids), key=len, default=[])
    return f"did you mean {' or '.join(f'{chr(34)}{each}{chr(34)}' for each in fewest)}?" if 0 < len(fewest) <= _FEW else None


_FEW: Final = 2
_MOST_TITLES: Final = 100
"""Files of a folder that are searched for a title."""
