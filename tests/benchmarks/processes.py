"""How long whole processes take: the suite, and commands against what Python needs to import what they use."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
TOOL: Final = str(Path(sys.executable).with_name("basra-spec"))

CONFORM: Final = (TOOL, "conform")
VERSION: Final = (TOOL, "--version")
CHECK: Final = (TOOL, "check", str(ROOT / "rulesets" / "koutchina-egyptian.yaml"))
IMPORT_CLICK: Final = (sys.executable, "-c", "import click")
IMPORT_READERS: Final = (sys.executable, "-c", "import click, yaml, jsonschema")


def seconds(command: tuple[str, ...]) -> float:
    """The wall time of a process. Raises `CalledProcessError` where it fails."""
    began = perf_counter()
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    return perf_counter() - began
