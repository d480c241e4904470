"""Where the files that ship with the package stand: beside it in an installed wheel, one level up in a checkout."""

from functools import cache
from pathlib import Path


@cache
def shipped(folder: str) -> Path:
    """The folder `rulesets`, `conformance` or `docs` as it ships."""
    package = Path(__file__).resolve().parent
    inside = package / "_shipped" / folder
    return inside if inside.is_dir() else package.parent / folder
