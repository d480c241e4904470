"""`basra-spec show`."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import click

from basra_spec.cli.options import Command, output_options
from basra_spec.cli.output import base_name, count, say, say_all, say_json
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Decision, Resolved
from basra_spec.rulesets.schema import as_yaml

COMMENT_COLUMN: Final = 64


@click.command("show", cls=Command)
@click.argument("ruleset", required=False)
@click.option("--decisions", is_flag=True, help="Show only the decisions, each with its reason and its other readings.")
@output_options
def command(ruleset: str | None, *, decisions: bool, as_json: bool) -> None:
    """Print a complete ruleset, with the file and line that set each value.

    --decisions lists the questions that the source leaves open, what the ruleset assumes and why, and how else the source can be read;
    without RULESET, for each built-in ruleset.
    """
    if decisions:
        _show_decisions(loader.load_many([ruleset] if ruleset else []), as_json=as_json)
        return
    if not ruleset:
        raise click.UsageError("name a ruleset, or list all decisions with --decisions")
    resolved = loader.load(ruleset)
    if as_json:
        say_json(_as_json(resolved))
        return
    say(f"# {resolved.title()} ({' < '.join(reversed(resolved.lineage))})", bold=True)
    say_all(_lines(resolved, resolved.merged.data, ()))
    say_all(f"# note, not checked: {' '.join(note.split())}" for note in resolved.file.data.get("notes", {}).values())
    say_all(f"# decision {decision.name}: {' '.join(decision.why.split())}" for decision in resolved.decisions.values())


def _lines(resolved: Resolved, data: Mapping[str, Any], path: Path) -> Iterator[str]:
    indent = "  " * len(path)
    for key, value in data.items():
        if isinstance(value, dict) and value:
            yield f"{indent}{key}:"
            yield from _lines(resolved, value, (*path, key))
        else:
            yield f"{indent}{key}: {as_yaml(value)}".ljust(COMMENT_COLUMN) + f"  # {base_name(_set_by(resolved, (*path, key)))}"


def _set_by(resolved: Resolved, path: Path) -> str:
    return resolved.merged.blamed(path)[0].set_by


def _as_json(resolved: Resolved) -> dict[str, Any]:
    return {
        "id": resolved.id,
        "title": resolved.file.data["title"],
        "notes": resolved.file.data.get("notes", {}),
        "lineage": list(resolved.lineage),
        "rules": resolved.merged.data,
        "set_by": {dotted(path): _set_by(resolved, path) for path in resolved.merged.setters},
        "decisions": _decisions_json(resolved),
    }


# --- decisions ----------------------------------------------------------------------------------------------------------------------


def _show_decisions(loaded: list[Resolved], *, as_json: bool) -> None:
    if as_json:
        say_json({resolved.id: _decisions_json(resolved) for resolved in loaded})
        return
    for resolved in loaded:
        say(f"{resolved.id}: {count(len(resolved.decisions), 'decision')}", bold=True)
        for decision in resolved.decisions.values():
            say_all(_decision_lines(resolved, decision))
        say()


def _decision_lines(resolved: Resolved, decision: Decision) -> Iterator[str]:
    inherited = decision.file.data["id"]
    yield f"  {decision.name}" + ("" if inherited == resolved.id else f" (from {inherited})")
    yield f"    why: {' '.join(decision.why.split())}"
    values = {dotted(leaf): value for leaf in decision.leaves if (value := resolved.merged.value(leaf)) is not None}
    yield from (f"    here: {leaf}: {as_yaml(value)}" for leaf, value in values.items())
    for name, changes in decision.readings.items():
        yield f"    or {name}: " + "; ".join(f"{dotted(change.path)}: {as_yaml(change.value)}" for change in changes)
    for name, text in decision.in_words.items():
        yield f"    or {name} (in words only): {' '.join(text.split())}"


def _decisions_json(resolved: Resolved) -> dict[str, Any]:
    return {
        name: {
            "why": decision.why,
            "leaves": list(map(dotted, decision.leaves)),
            "readings": {
                reading: {dotted(change.path): change.value for change in changes} for reading, changes in decision.readings.items()
            },
            "in_words": dict(decision.in_words),
        }
        for name, decision in resolved.decisions.items()
    }
