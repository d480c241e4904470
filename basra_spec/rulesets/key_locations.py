"""The locations of a key in a schema, for the hint about a misplaced key."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from basra_spec.rulesets.problems import Path as Place

Schema = dict[str, Any]
NAME: Final = "NAME"
"""Stands in a place for a name that the author chooses, such as that of a kind of Basra."""
MOST_NAMED: Final = 3


def places_of(schema: Mapping[str, Any], key: str, place: Place = ()) -> Iterator[Place]:
    """The places of the maps that may have the key; an item of a list has the place of the list."""
    for name, part in schema.get("properties", {}).items():
        if name == key:
            yield place
        yield from places_of(part, key, (*place, name))
    for keyword, inner in (("additionalProperties", (*place, NAME)), ("items", place)):
        if isinstance(schema.get(keyword), Mapping):
            yield from places_of(schema[keyword], key, inner)


def place_hint(schema: Mapping[str, Any], key: str, place: Place) -> str | None:
    """The hint that says where a misplaced key belongs: the nearest places that allow it. None if no place does."""
    here = tuple(step for step in place if isinstance(step, str))
    found = sorted(dict.fromkeys(places_of(schema, key)), key=lambda home: (-shared_steps(home, here), len(home)))
    near = [home for home in found if shared_steps(home, here) == shared_steps(found[0], here)][:MOST_NAMED]
    top = ["at the top of the file"] if () in near else []
    *others, last = [_in_words(home, here) for home in near if home] or [""]
    under = [f"under {', '.join(others)}{' or ' if others else ''}{last}"] if last else []
    return f'"{key}" belongs {" or ".join([*top, *under])}' if near else None


def shared_steps(home: Place, here: Place) -> int:
    """How many first steps two places share; NAME equals any name."""
    steps = [one in (NAME, other) for one, other in zip(home, here, strict=False)]
    return (*steps, False).index(False)


def _in_words(home: Place, here: Place) -> str:
    """A place in dotted form, with the names of the file as far as both share the way."""
    shared = shared_steps(home, here)
    return ".".join(map(str, (*here[:shared], *home[shared:])))
