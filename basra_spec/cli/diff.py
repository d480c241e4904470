"""`basra-spec diff`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from basra_spec.analysis.difference import Difference, Disagreement, disagreements
from basra_spec.analysis.situations import outcome_text, question_text
from basra_spec.cli.options import Command, cases_option, output_options
from basra_spec.cli.output import count, say, say_all, say_json
from basra_spec.conformance import proposals
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.rulesets.schema import as_yaml


@click.command("diff", cls=Command)
@click.argument("first")
@click.argument("second")
@click.option("--size", type=click.IntRange(1, 5), default=3, help="Search floors of up to this many cards.")
@cases_option
@output_options
def command(first: str, second: str, size: int, folder: Path | None, *, as_json: bool) -> None:
    """Compare two rulesets rule by rule, and show each difference with the smallest position in which it matters.

    --cases writes each ruleset's answer as a proposed case. Derive the answer from the source before you rely on it.
    """
    one, other = loader.load(first), loader.load(second)
    found = []
    for disagreement in disagreements(one, other, size):
        found.append(disagreement)
        if not as_json:
            say_all(_lines(disagreement, one.id, other.id, size))
    if as_json:
        say_json([_as_json(disagreement) for disagreement in found])
    elif not found:
        say("no rule differs")
    if folder:
        written = [path for each in found for path in _propose(folder, each, one, other)]
        say(f"{count(len(written), 'case')} proposed in {folder}", err=as_json)


def _propose(folder: Path, found: Disagreement, *both: Resolved) -> Iterator[Path]:
    """Write the cases for one difference, and give their paths; none for a case that already exists."""
    if not found.example:  # what only one rule by itself would change, neither of them answers
        return
    for resolved in both:
        comment = f"{found.name}: {_value(resolved.merged.value(found.path))}"
        text = proposals.propose_case(rules_of(resolved), found.example.situation.question(), [comment])
        path = text and proposals.write(folder, f"{proposals.slug(found.name)}-in-{resolved.id}", text)
        if path:
            yield path


def _lines(found: Disagreement, first: str, second: str, size: int) -> Iterator[str]:
    yield f"{found.name}: {_value(found.first)} in {first}, {_value(found.second)} in {second}"
    if found.example:
        yield from _example_lines(found.example, first, second)
    elif found.alone:
        yield f"  no situation with {_floors(size)} shows it between the two, because other rules hide it; on its own, it shows here:"
        yield from _example_lines(found.alone, found.of, f"{found.of} with this rule of {second if found.of == first else first}")
    elif not found.whole:
        yield "  it cannot be changed on its own, only with other rules"
    elif found.path[0] == "ceremony":
        yield "  ceremony: it changes no position"
    else:
        yield f"  no situation with {_floors(size)} shows it"


def _floors(size: int) -> str:
    return "floors of one card" if size == 1 else f"floors of up to {size} cards"


def _example_lines(example: Difference, *names: str) -> Iterator[str]:
    yield f"  {question_text(example.situation.question())}"
    for name, outcome in zip(names, (example.first, example.second), strict=True):
        yield f"    {name}: {outcome_text(example.situation, outcome)}"


def _value(value: Any) -> str:
    return "nothing" if value is None else as_yaml(value)


def _as_json(found: Disagreement) -> dict[str, Any]:
    return {
        "rule": found.name,
        "first": found.first,
        "second": found.second,
        "whole": found.whole,
        "example": _difference_as_json(found.example),
        "alone": _difference_as_json(found.alone) and {"of": found.of, **_difference_as_json(found.alone)},
    }


def _difference_as_json(example: Difference | None) -> dict[str, Any]:
    """The situation as the keys of a case, and the two answers in words; nothing where there is none."""
    if example is None:
        return {}
    answers = [outcome_text(example.situation, outcome) for outcome in (example.first, example.second)]
    return {"situation": example.situation.question(), "answers": answers}
