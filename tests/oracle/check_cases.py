"""Answer every conformance case by brute force and print what does not agree.

From the top of the checkout: python -m tests.oracle.check_cases [FOLDER or FILE ...]
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from . import RULESETS, problems

ROOT = Path(__file__).resolve().parents[2]


def case_files(places: list[Path]) -> list[Path]:
    return sorted(file for place in places for file in ([place] if place.is_file() else place.rglob("*.case.yaml")))


def complaints(case: dict[str, Any]) -> Iterator[str]:
    for name in case["rulesets"]:
        if name in RULESETS:
            yield from (f"{name}: {line}" for line in problems(case, RULESETS[name]))


def main(arguments: list[str]) -> int:
    files = case_files([Path(text) for text in arguments] or [ROOT / "conformance"])
    faulty = 0
    for file in files:
        lines = list(complaints(yaml.safe_load(file.read_text(encoding="utf-8"))))
        faulty += bool(lines)
        print(*(f"{file}: {line}" for line in lines), sep="\n", end="\n" if lines else "")
    print(f"{len(files)} cases read, {faulty} with something to look at")
    return 1 if faulty or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
