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

from basra_spec.rulesets import catalogue
from tests.benchmarks import floors, processes, rounds

ROUNDS_A_REPEAT = 100
FIRST_SEED = 1_000_000
"""The rounds that are timed are none of those that are compared."""


CLASSIC = "koutchina-classic"
WAYS_TO_PLAY = (
    ("advance, choosing", rounds.seconds_of_chosen, 6),
    ("advance, listed", rounds.seconds_of_listed, 7),
    ("apply", rounds.seconds_of_apply, 3),
)


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
    seed = FIRST_SEED
    for name, seconds, target in WAYS_TO_PLAY:
        ratios = list[float]()
        for _ in range(repeats):
            drawn = [rounds.draw_round(number) for number in range(seed, seed + ROUNDS_A_REPEAT)]
            seed += ROUNDS_A_REPEAT
            ratios.append(rounds.seconds_of_naive(drawn) / seconds(drawn))
        yield Figure(f"plays a second: {name} / hand-written engine", median(ratios), "x", "at least", target)


def other_rulesets(repeats: int) -> Iterator[Figure]:
    """The slowest ruleset beside Classic, and the median of all."""
    others = [name for name in catalogue.shipped_ids() if name != CLASSIC]
    turns = [
        (rounds.plays_a_second(CLASSIC, seeds), {name: rounds.plays_a_second(name, seeds) for name in others}) for seeds in _seeds(repeats)
    ]
    ratios = {name: median(speeds[name] / classic for classic, speeds in turns) for name in others}
    slowest = min(ratios, key=lambda name: ratios[name])
    yield Figure(f"plays a second: slowest other ruleset ({slowest}) / Classic", ratios[slowest], "x", "at least", 0.6)


def _seeds(repeats: int) -> list[range]:
    first = FIRST_SEED * 2
    return [range(first + number * 2 * ROUNDS_A_REPEAT, first + (number + 1) * 2 * ROUNDS_A_REPEAT) for number in range(repeats // 3)]


def largest_hauls() -> Iterator[Figure]:
    reachable = floors.milliseconds(floors.reachable())
    yield Figure("largest haul, reachable floors: median", median(reachable), "ms", "at most", 0.2)
    yield Figure("largest haul, reachable floors: 99th percentile", quantiles(reachable, n=100)[98], "ms", "at most", 0.2)
    yield Figure("largest haul, any floors: worst", floors.milliseconds(floors.others(seed=1, number=300))[-1], "ms", "at most", 3)


def commands(repeats: int) -> Iterator[Figure]:
    yield Figure("basra-spec conform", median(processes.seconds(processes.CONFORM) for _ in range(repeats)), "s", "at most", 1.5)
    started = _process_ratio(processes.VERSION, processes.IMPORT_CLICK, repeats)
    yield Figure("basra-spec --version / import click", started, "x", "at most", 1.3)
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
    figures = [*playing(chosen.repeats), *other_rulesets(chosen.repeats), *largest_hauls(), *commands(chosen.repeats)]
    if chosen.json:
        print(json.dumps(as_json(figures, chosen.rounds, plays), indent=1))
    else:
        print(f"both engines agree on {chosen.rounds} rounds, {plays} plays", *table(figures), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
