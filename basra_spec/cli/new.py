"""`basra-spec new`."""

import os
import shlex
from pathlib import Path

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.output import complain, say
from basra_spec.conformance import scaffold
from basra_spec.rulesets.problems import ProblemsFound


@click.command("new")
@click.argument("name", required=False, metavar="[ID]")
@click.option("--extends", "parent", metavar="ID", help="The game that yours changes.")
@click.option("--with", "houses", multiple=True, metavar="ID", help="A house rule to begin with; as often as you like.")
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path), default=Path(), metavar="DIR", help="Where the files go.")
@click.option("--list", "listed", is_flag=True, help="List the games and the house rules that there are.")
def command(name: str | None, parent: str | None, houses: tuple[str, ...], folder: Path, *, listed: bool) -> int:
    """Begin a ruleset of your own: ID.yaml, and ID.case.yaml with a worked example that passes.

    Copies of the schemas go into .basra beside them, where an editor finds them on any machine and without a network. No file that is
    there is overwritten. Without ID, the games and house rules to begin from are listed.
    """
    if listed or (name is None and parent is None):
        _list()
        return Exit.CLEAN
    if name is None or parent is None:
        lacking = "an id for your rules: basra-spec new my-cafe" if name is None else "the game that it changes: --extends ID"
        raise click.UsageError(f"name {lacking}; basra-spec new --list shows what there is")
    try:
        begun = scaffold.begin(name, parent, houses, folder)
    except ProblemsFound as found:
        complain(found.problems)
        return Exit.USAGE
    try:
        scaffold.write(begun)
    except PermissionError as error:
        raise click.UsageError(
            f"{error.filename} cannot be written: {error.strerror}; write into another folder with --folder DIR"
        ) from None
    say(f"{begun.ruleset} and {begun.case} are written. Next:", bold=True)
    for words in (["check", str(begun.ruleset)], ["test", str(begun.ruleset)], ["diff", parent, str(begun.ruleset)]):
        say("  basra-spec " + " ".join(map(_quoted, words)))
    for path in begun.outdated:
        say(f"note: {path} is of another version of basra-spec and is left as it is; without it the next `new` writes this one's", err=True)
    return Exit.CLEAN


def _list() -> None:
    games, houses = scaffold.on_offer()
    width = max(len(name) for name, _ in (*games, *houses))
    for title, entries in (("Games, for --extends:", games), ("House rules, for --with:", houses)):
        say(title, bold=True)
        for name, told in entries:
            say(f"  {name.ljust(width)}  {told}")


def _quoted(word: str) -> str:
    """The word as a shell takes it."""
    if os.name == "nt":
        return f'"{word}"' if " " in word else word
    return shlex.quote(word)
