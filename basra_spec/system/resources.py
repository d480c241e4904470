"""Where the files that ship with the package stand: beside it in an installed wheel, one level up in a checkout."""

from functools import cache
from pathlib import Path


@cache
def shipped(folder: str) -> Path:
    """The folder `rulesets`, `conformance` or `docs` as it ships."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "_shipped" / folder
    return inside if inside.is_dir() else package.parent / folder


def is_shipped(file: str) -> bool:
    """Whether a file of this name is one of the rulesets or house rules that ship, found as such."""
    return Path(file).is_relative_to(shipped("rulesets"))


def bare(file: str) -> str:
    """A file as people are told of it: of one that ships the name alone, since it is no matter of theirs where that lies."""
    return Path(file).name if is_shipped(file) else file
