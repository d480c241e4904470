"""Where in a schema a key may stand: the answer to a key that stands in the wrong place."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from basra_spec.rulesets.problems import Path

NAME: Final = "NAME"
"""Stands in a place for a name that the author chooses, as that of a kind of Basra."""
MOST_NAMED: Final = 3


def homes(schema: Mapping[str, Any], key: str, place: Path = ()) -> Iterator[Path]:
    """The places of the maps that may have the key; the items of a list stand where the list does."""
    for name, part in schema.get("properties", {}).items():
        if name == key:
            yield place
        yield from homes(part, key, (*place, name))
    for keyword, inner in (("additionalProperties", (*place, NAME)), ("items", place)):
        if isinstance(schema.get(keyword), Mapping):
            yield from homes(schema[keyword], key, inner)


def belongs(schema: Mapping[str, Any], key: str, place: Path) -> str | None:
    """Where a key belongs that may not stand at this place: the homes nearest to it, in words. None where no map has the key."""
    here = tuple(step for step in place if isinstance(step, str))
    found = sorted(dict.fromkeys(homes(schema, key)), key=lambda home: (-_shared(home, here), len(home)))
    near = [home for home in found if _shared(home, here) == _shared(found[0], here)][:MOST_NAMED]
    top = ["at the top of the file"] if () in near else []
    *others, last = [_dotted(home, here) for home in near if home] or [""]
    under = [f"under {', '.join(others)}{' or ' if others else ''}{last}"] if last else []
    return f'"{key}" belongs {" or ".join([*top, *under])}' if near else None


def _shared(home: Path, here: Path) -> int:
    """How many steps down two places go together; a name that is left open goes with any."""
    steps = [one in (NAME, other) for one, other in zip(home, here, strict=False)]
    return (*steps, False).index(False)


def _dotted(home: Path, here: Path) -> str:
    """A home as people write it, with the names that stand in the file where it is the same way down."""
    shared = _shared(home, here)
    return ".".join(map(str, (*here[:shared], *home[shared:])))
