"""How fast another engine is asked: the one in JavaScript against a program that only sends each line back. It needs Node.

From the top of the checkout: python -m tests.benchmarks.engines [--repeats NUMBER]

Both get the suite's requests as the same lines through the same kind of pipes, with as many under way as the engine allows. Of the engine
every answer is read and checked; of the echo nothing is. Their turns alternate, after one that is not counted.
"""

import shlex
import shutil
import sys
from argparse import ArgumentParser
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import closing
from statistics import median
from time import perf_counter
from typing import Final

from basra_spec import cases, library, runner
from basra_spec.child import Child
from basra_spec.engines import UNREAD_BYTES, Program
from basra_spec.messages import Message, dump
from tests.benchmarks.processes import ROOT, TOOL, seconds
from tests.benchmarks.run import Figure, table

ENGINE: Final = shlex.join(["node", str(ROOT / "conformance" / "engines" / "javascript" / "adapter.js")])
ECHO: Final = shlex.join(
    [
        "node",
        "-e",
        """
        let rest = '';
        process.stdin.setEncoding('utf8');
        process.stdin.on('data', (chunk) => {
          const lines = (rest + chunk).split('\\n');
          rest = lines.pop();
          for (const line of lines) process.stdout.write(line + '\\n');
        });
        """,
    ]
)
PATIENCE: Final = 20.0


def requests(engine: Program) -> list[Message]:
    """What the suite asks the engine."""
    rules = {name: library.load_rules(name) for name in library.shipped_ids()}
    asked = runner.questions(runner.pairs(cases.suite(), engine.hello.rulesets), rules, engine.hello)
    return [request for question in asked for request in question.requests]


def seconds_of_engine(engine: Program, asked: Sequence[Message]) -> float:
    """How long the engine takes over all requests, each answer read and checked. Raises `ValueError` where one is at fault."""
    began = perf_counter()
    faults = [exchange.fault for exchange in engine.exchanges(asked) if exchange.fault]
    taken = perf_counter() - began
    if faults:
        raise ValueError(faults[0])
    return taken


def seconds_of_echo(echo: Child, asked: Sequence[Message], window: int) -> float:
    """How long the echo takes over the lines of the same requests. Raises `ValueError` where one comes back changed."""
    began = perf_counter()
    waiting, under_way = deque(map(dump, asked)), deque[str]()
    while waiting or under_way:
        while waiting and len(under_way) < window and sum(map(len, under_way)) < UNREAD_BYTES:
            echo.send(waiting[0])
            under_way.append(waiting.popleft())
        if echo.receive(PATIENCE) != under_way.popleft():
            raise ValueError("the echo has changed a line")
    return perf_counter() - began


def figures(repeats: int) -> Iterator[Figure]:
    echo = Child(ECHO)
    try:
        with closing(Program(ENGINE)) as engine:
            asked = requests(engine)
            turns = [(seconds_of_engine(engine, asked), seconds_of_echo(echo, asked, engine.hello.window)) for _ in range(repeats + 1)][1:]
    finally:
        echo.kill()
    answered, echoed = (len(asked) / median(turn) for turn in zip(*turns, strict=True))
    print(f"{len(asked)} requests, {engine.hello.window} under way: {answered:,.0f} answers a second, {echoed:,.0f} echoes a second")
    yield Figure("answers a second: engine in JavaScript / echo", answered / echoed, "x", "at least", 0.4)
    whole = median(seconds((TOOL, "conform", "--engine", ENGINE)) for _ in range(repeats))
    yield Figure("basra-spec conform --engine", whole, "s", "at most", 3)


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m tests.benchmarks.engines", description="Measure how fast another engine is asked.")
    parser.add_argument("--repeats", type=int, default=5, help="how often each speed is measured (default 5)")
    chosen = parser.parse_args(arguments)
    if shutil.which("node") is None:
        parser.error("Node is not installed")
    print(*table(list(figures(chosen.repeats))), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
