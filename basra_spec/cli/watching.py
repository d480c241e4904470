"""Checking again whenever a file has changed: by looking at times and sizes, which every system has."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from basra_spec.rulesets import source
from basra_spec.rulesets.catalogue import candidates, is_plain_name

Stamp = tuple[int, int] | None
"""When a file was last written, and its size; None where there is none."""
Snapshot = Mapping[Path, Stamp]
T = TypeVar("T")


def results(snapshots: Iterable[Snapshot], check: Callable[[], T]) -> Iterator[T]:
    """A result for the first snapshot, and one for each change as soon as two snapshots agree on it: a file half saved is let alone."""
    checked = before = None
    for now in snapshots:
        if now != checked and (checked is None or now == before):
            checked = now
            yield check()
        before = now


def snapshot(files: Iterable[Path]) -> Snapshot:
    """What the files look like, and all that their checks hang on: parents and house rules, also where they could lie and do not yet."""
    found: dict[Path, Stamp] = {}
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = _stamp(path)
            waiting += [place for name in _named_in(path, found[path]) for place in candidates(path, name)]
    return found


def _stamp(path: Path) -> Stamp:
    try:
        told = path.stat()
    except OSError:
        return None
    return told.st_mtime_ns, told.st_size


@lru_cache(maxsize=1000)
def _named_in(path: Path, stamp: Stamp) -> tuple[str, ...]:
    """The ids that a file names as its parent and house rules; none while it cannot be read."""
    data = source.read_map(path) if stamp else {}
    house_rules = data.get("with")
    names = [data.get("extends"), *(house_rules if isinstance(house_rules, list) else [])]
    return tuple(name for name in names if isinstance(name, str) and is_plain_name(name))
