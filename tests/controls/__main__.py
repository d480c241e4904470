"""`python -m tests.controls NAME`: the control of that name as a program that reads requests and writes answers, a line each."""

import json
import sys
from io import TextIOWrapper

from tests.controls import broken, sound
from tests.controls.sound import Engine


def serve(name: str) -> None:
    """Answer requests until the input ends."""
    engine: Engine = sound.engine if name == "sound" else getattr(broken, name)
    assert isinstance(sys.stdin, TextIOWrapper)
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        print(json.dumps(engine(json.loads(line))), flush=True)


if __name__ == "__main__":
    serve(*sys.argv[1:])
