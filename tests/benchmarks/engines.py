"""How fast another engine is asked: the one in JavaScript against a program that only sends each line back. It needs Node.

From the top of the checkout: python -m tests.benchmarks.engines [--repeats NUMBER]

Both get the suite's requests as the same lines through the same pipes, as many under way as the engine allows, and what comes back is read
and checked in the same way; so the ratio is what the engine itself costs. Their turns alternate, after one that is not counted.
"""

import shlex
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import closing
from statistics import median
from time import perf_counter
from typing import Final

from basra_spec.conformance import cases, runner
from basra_spec.engines.engine import Limits
from basra_spec.engines.messages import Message, dump, hello_request
from basra_spec.engines.program import Program
from basra_spec.rulesets import catalogue, loader
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
        const greeting = process.argv[1] + '\\n';
        let greeted = false;
        process.stdin.on('data', (chunk) => {
          const lines = (rest + chunk).split('\\n');
          rest = lines.pop();
          for (const line of lines) {
            process.stdout.write(greeted ? line + '\\n' : greeting);
            greeted = true;
          }
        });
        """,
    ]
)


def requests(engine: Program) -> list[Message]:
    """What the suite asks the engine."""
    rules = {name: loader.load_rules(name) for name in catalogue.shipped_ids()}
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


def seconds_of_echo(echo: Program, asked: Sequence[Message]) -> float:
    """How long the echo takes over the same requests; each comes back as it went, which is read, checked, and found to be no answer."""
    began = perf_counter()
    for exchange in echo.exchanges(asked):
        if exchange.received != exchange.sent:
            raise ValueError("the echo has changed a line")
    return perf_counter() - began


def echo_of(engine: Program) -> Program:
    """A program that greets with the engine's window, and then sends each line back."""
    greeting = hello_request("hello") | {"engine": "echo", "version": "1", "rulesets": [], "asks": [], "answers": []}
    del greeting["ask"]
    told = dump(greeting | {"window": engine.hello.window})
    return Program(shlex.join([*shlex.split(ECHO), told]), Limits(faults=sys.maxsize))


def figures(repeats: int) -> Iterator[Figure]:
    with closing(Program(ENGINE)) as engine, closing(echo_of(engine)) as echo:
        asked = requests(engine)
        turns = [(seconds_of_engine(engine, asked), seconds_of_echo(echo, asked)) for _ in range(repeats + 1)][1:]
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
