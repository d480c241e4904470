"""What the engines beside this file have in common: all is as it should be, but for what each of them says.

Run one by hand with `python -m tests.engines.hostile.engines.NAME`.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

Message = dict[str, Any]
Answer = Callable[[Message], Message | bytes]

RULESET: Final = "koutchina-classic"
GUILTY: Final = "capture/three-sums-at-once koutchina-classic"
"""The id of the one request that many of them answer badly."""


ANSWERS: Final = "ANSWERS_MADE_BEFOREHAND"
"""The name of the variable that says in which file they stand, by id, each as its text: to import the engine is most of a start."""


@cache
def _made_beforehand() -> Mapping[str, str]:
    path = os.environ.get(ANSWERS)
    return dict(json.loads(Path(path).read_text(encoding="utf-8"))) if path else {}


def reply(request: Message) -> Message:
    """The right answer."""
    made = _made_beforehand().get(request["id"])
    return dict(json.loads(made)) if made else right_answer(request)


def right_answer(request: Message) -> Message:
    """What the built-in engine answers."""
    from basra_spec.engines import interpreter

    return interpreter.answer({RULESET: _rules()}, request)


@cache
def _rules() -> Any:
    from basra_spec.rulesets.loader import load_rules

    return load_rules(RULESET)


def as_line(message: Message) -> bytes:
    return json.dumps(message).encode() + b"\n"


def write(data: Message | bytes) -> None:
    """Write an answer as a line, or bytes as they are."""
    sys.stdout.buffer.write(data if isinstance(data, bytes) else as_line(data))
    sys.stdout.buffer.flush()


def guilty(bad: Answer) -> Answer:
    """Answer badly to the one request, and rightly to all others."""
    return lambda request: bad(request) if request["id"] == GUILTY else reply(request)


def hang() -> NoReturn:
    """Do nothing for much longer than anybody waits."""
    time.sleep(600)
    raise SystemExit


def serve(answer: Answer = reply, **greeting: Any) -> None:
    """Greet, with these changes of the greeting, and answer until the input ends."""
    for line in sys.stdin.buffer:
        request = json.loads(line)
        write({**reply(request), "engine": "hostile", "window": 16, **greeting} if request["ask"] == "hello" else answer(request))
