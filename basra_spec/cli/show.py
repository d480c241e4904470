"""`basra-spec show`."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import click

from basra_spec.cli.output import brief, say, say_json
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Resolved
from basra_spec.rulesets.schema import as_yaml

COMMENT_COLUMN: Final = 64


@click.command("show")
@click.argument("ruleset")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(ruleset: str, as_json: bool) -> None:
    """Print a whole ruleset, with all that its parents say: each value with the file and line that set it."""
    resolved = loader.load(ruleset)
    if as_json:
        say_json(_as_json(resolved))
        return
    say(f"# {resolved.title()} ({' < '.join(reversed(resolved.lineage))})", bold=True)
    for line in _lines(resolved, resolved.merged.data, ()):
        say(line)
    for note in _notes(resolved):
        say(f"# note, not checked: {note}")
    for decision in resolved.decisions.values():
        say(f"# decision {decision.name}: {' '.join(decision.why.split())}")


def _lines(resolved: Resolved, data: Mapping[str, Any], path: Path) -> Iterator[str]:
    indent = "  " * len(path)
    for key, value in data.items():
        if isinstance(value, dict) and value:
            yield f"{indent}{key}:"
            yield from _lines(resolved, value, (*path, key))
        else:
            yield f"{indent}{key}: {as_yaml(value)}".ljust(COMMENT_COLUMN) + f"  # {brief(_place(resolved, (*path, key)))}"


def _notes(resolved: Resolved) -> list[str]:
    """What the file says that is no rule of play, in each of its languages, on one line each."""
    return [" ".join(note.split()) for note in resolved.file.data.get("notes", {}).values()]


def _place(resolved: Resolved, path: Path) -> str:
    return resolved.merged.blamed(path)[0].set_by


def _as_json(resolved: Resolved) -> dict[str, Any]:
    return {
        "id": resolved.id,
        "title": resolved.file.data["title"],
        "notes": resolved.file.data.get("notes", {}),
        "lineage": list(resolved.lineage),
        "rules": resolved.merged.data,
        "set_by": {dotted(path): _place(resolved, path) for path in resolved.merged.setters},
        "decisions": {
            name: {"why": decision.why, "leaves": [dotted(leaf) for leaf in decision.leaves], "readings": list(decision.readings)}
            for name, decision in resolved.decisions.items()
        },
    }
