"""`basra-spec suite mutate`."""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import click

from basra_spec.analysis.situations import question_text
from basra_spec.cli.exits import Exit
from basra_spec.cli.options import Command, output_options
from basra_spec.cli.output import reader_is_gone, say, say_json
from basra_spec.conformance import cases
from basra_spec.conformance.suite_strength import Mutation, Survivor, mutation
from basra_spec.rulesets import catalogue, loader
from basra_spec.rulesets.schema import whole_schema
from basra_spec.system.workers import map_in_order, workers


@click.command("mutate", cls=Command)
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--size", type=click.IntRange(1, 6), default=4, help="Search floors of up to this many cards for survivors.")
@click.option("--evidence", is_flag=True, help="List the mutants that have no effect, each with the evidence.")
@output_options
def command(rulesets: tuple[str, ...], size: int, *, evidence: bool, as_json: bool) -> int:
    """Change each rule a little and report the mutants that no case of the suite detects.

    Mutants change a number by one, replace a word by each other word, remove a key, and narrow or widen a pattern. An undetected mutant
    is a gap in the suite, unless no position up to the size searched tells it from the ruleset or one of its readings. Without RULESET,
    mutate each built-in ruleset.
    """
    files = [catalogue.find(name) for name in rulesets] or catalogue.shipped_files()
    found, interrupted = list[Mutation](), False
    try:
        with closing(_in_parallel(files, size)) as each:
            for judged in each:
                found.append(judged)
                if not as_json:
                    _report(judged, size, evidence=evidence)
                if reader_is_gone():
                    break
    except KeyboardInterrupt:
        interrupted = True
    if as_json:
        say_json([_as_json(judged, size) for judged in found])
    if interrupted:
        say(f"interrupted: {len(files) - len(found)} of {len(files)} rulesets not judged", err=True)
        return Exit.INTERRUPTED
    if any(judged.unexplained for judged in found):
        return Exit.PROBLEMS
    return Exit.CLEAN if len(found) == len(files) else Exit.UNREAD


def _in_parallel(files: list[Path], size: int) -> Generator[Mutation]:
    """The results in the order of the rulesets, each from a process of its own if there are several. All are stopped when it is closed."""
    if len(files) == 1:
        yield _mutation(files[0], size)
        return
    with workers() as pool:
        yield from map_in_order(pool, partial(_mutation, size=size), files)


def _mutation(file: Path, size: int) -> Mutation:
    return mutation(loader.resolve(file), cases.suite(), whole_schema(), size)


def _report(judged: Mutation, size: int, *, evidence: bool) -> None:
    detected = judged.mutants - len(judged.survivors)
    explained = len(judged.survivors) - len(judged.unexplained)
    say(
        f"{judged.ruleset}: {judged.mutants} mutants, {detected} detected, {explained} explained, {len(judged.unexplained)} unexplained",
        bold=True,
    )
    for survivor in judged.unexplained:
        say(f"  {survivor.name}", fg="red")
        if survivor.shows:
            say(f"    detected by {question_text(survivor.shows.question())}")
    for survivor in judged.survivors if evidence else ():
        if not survivor.shows:
            say(f"  {survivor.name}: {_evidence(survivor, size)}")


def _evidence(survivor: Survivor, size: int) -> str:
    """Why a mutant that passes every case is no gap."""
    return f"the same tables as {survivor.same}" if survivor.same else f"no effect up to {size} floor cards that no reading has"


def _as_json(judged: Mutation, size: int) -> dict[str, Any]:
    return {
        "ruleset": judged.ruleset,
        "mutants": judged.mutants,
        "survivors": [_survivor_json(survivor, size) for survivor in judged.survivors],
    }


def _survivor_json(survivor: Survivor, size: int) -> dict[str, Any]:
    found = {"mutant": survivor.name, "shows": survivor.shows.question() if survivor.shows else None}
    return found if survivor.shows else {**found, "evidence": _evidence(survivor, size)}
