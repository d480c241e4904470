"""Programs and files of others that some tests use: packages of Node in one folder, which `.ci/run` fills."""

import os
from pathlib import Path
from typing import Final

import pytest

VARIABLE: Final = "BASRA_NODE_PACKAGES"


def in_tools(name: str) -> Path:
    """A file of one of the packages; the test is skipped where the folder or the package is not there."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        pytest.skip(f"{VARIABLE} names no folder with the packages of Node that .ci/run installs")
    path = Path(folder) / "node_modules" / name
    if not path.exists():
        pytest.skip(f"{path} is not there; .ci/run installs it")
    return path
