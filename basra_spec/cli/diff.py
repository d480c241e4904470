"""`basra-spec diff`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from basra_spec import library, proposals
from basra_spec.cli.options import cases_option
from basra_spec.cli.output import say, say_json
from basra_spec.difference import Disagreement, disagreements
from basra_spec.resolved import Resolved
from basra_spec.schema import shown
from basra_spec.telling import told, told_outcome
from basra_spec.variants import rules_of


@click.command("diff")
@click.argument("first")
@click.argument("second")
@click.option("--size", type=click.IntRange(1, 5), default=3, show_default=True, help="Floor cards up to which a difference is searched.")
@cases_option
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(first: str, second: str, size: int, folder: Path | None, as_json: bool) -> None:
    """Say how two rulesets differ: rule by rule, each with the smallest situation that shows it.

    --cases writes what each of the two answers there as a case, marked as proposed: derive it from the page before you count on it.
    """
    one, other = library.load(first), library.load(second)
    found = []
    for disagreement in disagreements(one, other, size):
        found.append(disagreement)
        if not as_json:
            for line in _lines(disagreement, one.id, other.id, size):
                say(line)
    if as_json:
        say_json([_as_json(disagreement) for disagreement in found])
    elif not found:
        say("no rule differs")
    if folder:
        written = [path for each in found for path in _propose(folder, each, one, other)]
        say(f"{len(written)} cases proposed in {folder}", err=as_json)


def _propose(folder: Path, found: Disagreement, *both: Resolved) -> Iterator[Path]:
    """The cases written for one difference; a file that stands there already is left as it is."""
    if not found.shown:
        return
    for resolved in both:
        comment = f"{found.name}: {_value(resolved.merged.value(found.path))}"
        text = proposals.proposed(rules_of(resolved), found.shown.situation.question(), [comment])
        path = text and proposals.write(folder, f"{proposals.slug(found.name)}-in-{resolved.id}", text)
        if path:
            yield path


def _lines(found: Disagreement, first: str, second: str, size: int) -> Iterator[str]:
    yield f"{found.name}: {_value(found.first)} in {first}, {_value(found.second)} in {second}"
    if found.shown:
        yield f"  {told(found.shown.situation.question())}"
        yield f"    as in {first}: {told_outcome(found.shown.situation, found.shown.first)}"
        yield f"    as in {second}: {told_outcome(found.shown.situation, found.shown.second)}"
    elif not found.alone:
        yield "  it cannot be changed alone: it goes with others"
    elif found.path[0] == "ceremony":
        yield "  ceremony: it changes no position"
    else:
        yield f"  no situation with floors of up to {size} cards shows it"


def _value(value: Any) -> str:
    return "nothing" if value is None else shown(value)


def _as_json(found: Disagreement) -> dict[str, Any]:
    return {
        "rule": found.name,
        "first": found.first,
        "second": found.second,
        "alone": found.alone,
        "situation": found.shown.situation.question() if found.shown else None,
    }
