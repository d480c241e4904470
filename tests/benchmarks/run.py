"""Measure the package and print the figures beside their targets.

From the top of the checkout: python -m tests.benchmarks.run [--json] [--rounds NUMBER] [--repeats NUMBER]

Speeds are ratios to something measured in the same run, its turns taken alternately, so that they hold on any machine.
"""

import json
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any, NamedTuple

from tests.benchmarks import floors, processes, rounds

ROUNDS_A_REPEAT = 100
FIRST_SEED = 1_000_000
"""The rounds that are timed are none of those that are compared."""


class Figure(NamedTuple):
    """A figure and its target: at most so much, or at least."""

    name: str
    measured: float
    unit: str
    bound: str
    target: float

    @property
    def met(self) -> bool:
        return self.measured <= self.target if self.bound == "at most" else self.measured >= self.target


def agreement(number: int) -> int:
    """How many plays the two engines agree on, in rounds of two and of four players. Raises `Disagreement`."""
    return sum(rounds.compare(rounds.draw_round(seed, seats=2 if seed % 2 else 4)) for seed in range(number))


def playing(repeats: int) -> Iterator[Figure]:
    by_advance, by_apply = list[float](), list[float]()
    for repeat in range(repeats):
        first = FIRST_SEED + repeat * ROUNDS_A_REPEAT * 2
        drawn = [rounds.draw_round(seed) for seed in range(first, first + ROUNDS_A_REPEAT)]
        by_advance.append(rounds.seconds_of_naive(drawn) / rounds.seconds_of_advance(drawn))
        drawn = [rounds.draw_round(seed) for seed in range(first + ROUNDS_A_REPEAT, first + 2 * ROUNDS_A_REPEAT)]
        by_apply.append(rounds.seconds_of_naive(drawn) / rounds.seconds_of_apply(drawn))
    yield Figure("plays a second: advance / hand-written engine", median(by_advance), "x", "at least", 10)
    yield Figure("plays a second: apply / hand-written engine", median(by_apply), "x", "at least", 3)


def largest_hauls() -> Iterator[Figure]:
    reachable = floors.milliseconds(floors.reachable())
    yield Figure("largest haul, reachable floors: median", median(reachable), "ms", "at most", 0.2)
    yield Figure("largest haul, reachable floors: 99th percentile", quantiles(reachable, n=100)[98], "ms", "at most", 0.2)
    yield Figure("largest haul, reachable floors: worst", reachable[-1], "ms", "at most", 0.2)
    yield Figure("largest haul, any floors: worst", floors.milliseconds(floors.others(seed=1, number=300))[-1], "ms", "at most", 5)


def commands(repeats: int) -> Iterator[Figure]:
    yield Figure("basra-spec conform", median(processes.seconds(processes.CONFORM) for _ in range(repeats)), "s", "at most", 2)
    started = _process_ratio(processes.VERSION, processes.IMPORT_CLICK, repeats)
    yield Figure("basra-spec --version / import click", started, "x", "at most", 1.5)
    checked = _process_ratio(processes.CHECK, processes.IMPORT_READERS, repeats)
    yield Figure("basra-spec check / import click, yaml, jsonschema", checked, "x", "at most", 2)


def _process_ratio(command: tuple[str, ...], base: tuple[str, ...], repeats: int) -> float:
    """The median time of one command to that of the other, after a first turn that fills the disk's memory."""
    turns = [(processes.seconds(command), processes.seconds(base)) for _ in range(repeats + 1)][1:]
    return median(ours for ours, _ in turns) / median(theirs for _, theirs in turns)


def table(figures: list[Figure]) -> Iterator[str]:
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        missed = "" if figure.met else "   missed"
        yield f"{figure.name:{width}}  {figure.measured:9.3f} {figure.unit:2}  {figure.bound} {figure.target:g}{missed}"


def as_json(figures: list[Figure], compared: int, plays: int) -> dict[str, Any]:
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    agreed = {"rounds": compared, "plays": plays}
    return {**machine, "agreement": agreed, "figures": [{**figure._asdict(), "met": figure.met} for figure in figures]}


def options(arguments: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m tests.benchmarks.run", description="Measure the package against its targets.")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    parser.add_argument("--rounds", type=int, default=2_000, help="how many rounds to compare play by play (default 2000)")
    parser.add_argument("--repeats", type=int, default=15, help="how often each speed is measured, at least 5 (default 15)")
    chosen = parser.parse_args(arguments)
    if chosen.repeats < 5:
        parser.error("a median needs at least 5 repeats")
    return chosen


def main(arguments: list[str]) -> int:
    chosen = options(arguments)
    plays = agreement(chosen.rounds)
    figures = [*playing(chosen.repeats), *largest_hauls(), *commands(chosen.repeats)]
    if chosen.json:
        print(json.dumps(as_json(figures, chosen.rounds, plays), indent=1))
    else:
        print(f"both engines agree on {chosen.rounds} rounds, {plays} plays", *table(figures), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
