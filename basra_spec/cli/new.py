"""`basra-spec new`."""

import os
import shlex
from collections.abc import Sequence
from pathlib import Path

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import Command, folder_option, json_option, list_option
from basra_spec.cli.output import complain, say, say_all, say_json
from basra_spec.conformance import scaffold
from basra_spec.rulesets.problems import ProblemsFound


@click.command("new", cls=Command)
@click.argument("name", required=False, metavar="[ID]")
@click.option("--extends", "parent", metavar="ID", help="The game that the ruleset changes.")
@list_option("--with", "house_rules", metavar="ID[,...]", help="House rules to add.")
@folder_option("Write the files to DIR.", default=Path(), show_default="the working folder")
@click.option("--list", "list_all", is_flag=True, help="List the built-in games and house rules.")
@json_option
def command(name: str | None, parent: str | None, house_rules: Sequence[str], folder: Path, *, list_all: bool, as_json: bool) -> int:
    """Create a ruleset: ID.yaml, and ID.case.yaml with a first example that passes.

    Copies of the schemas go to .basra beside them, where an editor finds them offline. Existing files are never overwritten. Without ID,
    list the games and house rules to start from.
    """
    if list_all or (name is None and parent is None):
        _list(as_json=as_json)
        return Exit.CLEAN
    if name is None or parent is None:
        missing = "an id for your rules: basra-spec new my-cafe" if name is None else "the game that it changes: --extends ID"
        raise click.UsageError(f"name {missing}; basra-spec new --list shows the built-in games")
    try:
        begun = scaffold.plan(name, parent, house_rules, folder)
    except ProblemsFound as found:
        complain(found.problems)
        return Exit.USAGE
    try:
        scaffold.write(begun)
    except PermissionError as error:
        raise click.UsageError(f"{error.filename} cannot be written: {error.strerror}; name another folder with --output DIR") from None
    if as_json:
        say_json({"ruleset": str(begun.ruleset), "case": str(begun.case), "outdated": list(map(str, begun.outdated))})
        return Exit.CLEAN
    say(f"created {begun.ruleset} and {begun.case}. Next:", bold=True)
    for words in (["check", str(begun.ruleset)], ["test", str(begun.ruleset)], ["diff", parent, str(begun.ruleset)]):
        say("  basra-spec " + " ".join(map(_quoted, words)))
    for path in begun.outdated:
        say(f"note: {path} belongs to another version of basra-spec and is kept; delete it, and the next `new` writes it again", err=True)
    return Exit.CLEAN


def _list(*, as_json: bool) -> None:
    games, house_rules = scaffold.shipped_parents()
    if as_json:
        say_json({"games": dict(games), "house_rules": dict(house_rules)})
        return
    width = max(len(name) for name, _ in (*games, *house_rules))
    for title, entries in (("Games, for --extends:", games), ("House rules, for --with:", house_rules)):
        say(title, bold=True)
        say_all(f"  {name.ljust(width)}  {summary}" for name, summary in entries)


def _quoted(word: str) -> str:
    """The word, quoted for the shell."""
    if os.name == "nt":
        return f'"{word}"' if " " in word else word
    return shlex.quote(word)
