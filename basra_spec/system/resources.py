"""Find the files that ship with the package: inside it in an installed wheel, beside it in a checkout."""

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
    """Whether a file is one of the built-in rulesets or house rules."""
    return Path(file).is_relative_to(shipped("rulesets"))


def display_name(file: str) -> str:
    """The name of a file in messages: without its folder for a built-in one."""
    return Path(file).name if is_shipped(file) else file
