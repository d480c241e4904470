"""Where the files that ship with the package stand: beside it in an installed wheel, one level up in a checkout."""

import errno
from functools import cache
from pathlib import Path


@cache
def shipped(folder: str) -> Path:
    """The folder `rulesets`, `conformance` or `docs` that ships. Raises `OSError` where it is missing, as in a zip file."""
    package = Path(__file__).resolve().parents[1]
    places = package / "_shipped" / folder, package.parent / folder
    found = next((place for place in places if place.is_dir()), None)
    if found is None:
        raise OSError(errno.ENOENT, "the files that ship with basra-spec are missing; install it, as it cannot run from a zip file", folder)
    return found


def is_shipped(file: str) -> bool:
    """Whether a file of this name is one of the rulesets or house rules that ship, found as such."""
    return Path(file).is_relative_to(shipped("rulesets"))


def bare(file: str) -> str:
    """A file as people are told of it: of one that ships the name alone, since it is no matter of theirs where that lies."""
    return Path(file).name if is_shipped(file) else file
