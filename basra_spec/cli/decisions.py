"""`basra-spec decisions`."""

from collections.abc import Iterator
from typing import Any

import click

from basra_spec.cli.output import say, say_json
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.resolved import Decision, Resolved
from basra_spec.rulesets.schema import as_yaml


@click.command("decisions")
@click.argument("ruleset", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
def command(ruleset: str | None, as_json: bool) -> None:
    """Print what the pages leave open, what each ruleset takes there and why, and how else the page can be read."""
    loaded = loader.load_many([ruleset] if ruleset else [])
    if as_json:
        say_json({resolved.id: {name: _as_json(decision) for name, decision in resolved.decisions.items()} for resolved in loaded})
        return
    for resolved in loaded:
        say(f"{resolved.id}: {len(resolved.decisions)} decisions", bold=True)
        for decision in resolved.decisions.values():
            for line in _lines(resolved, decision):
                say(line)
        say()


def _lines(resolved: Resolved, decision: Decision) -> Iterator[str]:
    inherited = decision.file.data["id"]
    yield f"  {decision.name}" + ("" if inherited == resolved.id else f" (from {inherited})")
    yield f"    why: {' '.join(decision.why.split())}"
    here = {dotted(leaf): value for leaf in decision.leaves if (value := resolved.merged.value(leaf)) is not None}
    yield from (f"    here: {leaf}: {as_yaml(value)}" for leaf, value in here.items())
    for name, changes in decision.readings.items():
        told = "; ".join(f"{dotted(change.path)}: {as_yaml(change.value)}" for change in changes)
        yield f"    or {name}: {told}"
    for name, text in decision.in_words.items():
        yield f"    or {name} (in words only): {' '.join(text.split())}"


def _as_json(decision: Decision) -> dict[str, Any]:
    return {
        "why": decision.why,
        "leaves": list(map(dotted, decision.leaves)),
        "readings": {name: {dotted(change.path): change.value for change in changes} for name, changes in decision.readings.items()},
        "in_words": dict(decision.in_words),
    }
