"""The reference pages that are made from the code: the language from its schema, the checks from their docstrings,
the commands from click, and what there is in Python from its source. What stands above the mark of a made page is written by hand.

`python -m basra_spec.cli.reference FOLDER` writes them.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import click

from basra_spec.analysis import lint
from basra_spec.cli import SECTIONS, api, group
from basra_spec.cli.exits import Exit
from basra_spec.rulesets import checks, source
from basra_spec.rulesets.published_schema import published_schemas
from basra_spec.rulesets.schema import as_yaml
from basra_spec.system.files import write_text
from basra_spec.system.resources import shipped

MADE: Final = "<!-- Made by python -m basra_spec.cli.reference; edit what it is made from. -->"


def pages() -> dict[str, str]:
    """The text of each made page, by file name."""
    made = {"language.md": _language(), "checks.md": _checks(), "commands.md": _commands(), "python.md": api.page()}
    return {name: _by_hand(name) + MADE + "\n\n" + "\n".join(lines).rstrip() + "\n" for name, lines in made.items()}


def _by_hand(name: str) -> str:
    above, mark, _ = (shipped("docs") / "reference" / name).read_text(encoding="utf-8").partition(MADE)
    return above if mark else ""


_NOTATION: Final = """\
Version 1. A file that extends nothing is a whole ruleset: all keys under *Rules* are there. A file with `extends` says only what
it changes, and `null` removes a key. A card pattern is a rank (`Q`), a range of ranks (`A-10`), one card (`7D`) or `any`; where several
name a card, the one that names the fewest cards wins. Bounds are one number (`1`), a range (`0-10`) or at least (`2+`), both ends
included."""


def _language() -> Iterator[str]:
    language = source.read(shipped("rulesets") / "schema" / "language.yaml").data
    yield "# The ruleset language"
    yield ""
    yield _NOTATION
    whole = published_schemas(language)["ruleset.schema.json"]
    parts = {
        "The header": {name: whole["properties"][name] for name in language["header"]},
        "Changing another ruleset": language["parents"],
        "Rules": {name: whole["properties"][name] for name in language["rules"]},
    }
    for title, properties in parts.items():
        yield f"\n## {title}\n"
        for name, schema in properties.items():
            yield from _word(name, schema, 0)


def _word(name: str, schema: Mapping[str, Any], depth: int) -> Iterator[str]:
    indent = "    " * depth
    words = [f"`{word}`" for word in schema.get("enum", [])]
    allowed = f" One of {', '.join(words)}." if words else ""
    yield f"{indent}- **`{name}`**: {schema['description']}{allowed} Example: `{name}: {as_yaml(schema['examples'][0])}`"
    inside = schema.get("additionalProperties")
    if isinstance(inside, dict) and "properties" in inside:
        schema = inside
    for key, part in schema.get("properties", {}).items():
        yield from _word(key, part, depth + 1)


_OF_PLAY: Final = """\
They do not keep a file from being used. A warning is about a rule that cannot have its intended effect, a note about a consequence that
may surprise you. `check` reports them for games without errors; a house rule by itself has none. Each check has a budget of counted
steps; if it does not get to the end, the note [not-decided](problems.md#not-decided) says so."""


def _checks() -> Iterator[str]:
    yield "# Checks"
    yield ""
    yield "What fits the schema and still makes no sense. The title of each check is the code of its problems."
    for check in (*checks.CHECKS, lint.KINDS_DISAGREE):
        yield f"\n## {check.code}\n"
        yield _with_examples(check.page)
    yield "\n## Warnings and notes\n"
    yield _OF_PLAY
    for check in lint.OF_PLAY:
        yield f"\n### {check.code}\n"
        yield f"A {check.level}.\n"
        yield _with_examples(check.page)


def _with_examples(page: str) -> str:
    """The page of a check, its good and its bad example as a list."""
    return re.sub("^(Good|Bad): ", r"- **\1:** ", page, flags=re.MULTILINE)


def _commands() -> Iterator[str]:
    yield "# Commands"
    context = click.Context(group, info_name="basra-spec")
    for title, commands in SECTIONS.items():
        yield f"\n## {title}"
        for name in commands:
            command = group.get_command(context, name)
            if command:
                yield from _command(name, command)
    yield "\n## Exit codes\n"
    yield "| code | |"
    yield "| --- | --- |"
    for code, meaning in _EXITS.items():
        yield f"| {code.value} | {meaning} |"


def _command(name: str, command: click.Command) -> Iterator[str]:
    yield f"\n{'#' * (3 + name.count(' '))} {name}\n"
    if isinstance(command, click.Group):
        yield cleandoc(command.help or "")
        for inner, found in command.commands.items():
            yield from _command(f"{name} {inner}", found)
        return
    words = [param.make_metavar(click.Context(command)) for param in command.params if isinstance(param, click.Argument)]
    yield f"`{' '.join(['basra-spec', name, *words])}`\n"
    yield cleandoc(command.help or "")
    options = [param for param in command.params if isinstance(param, click.Option)]
    for number, option in enumerate(options):
        value = "" if option.is_flag else f" {option.metavar or option.type.name.upper()}"
        yield ("" if number else "\n") + f"- `{option.opts[-1]}{value}`{' (required)' if option.required else ''}: {option.help}"


_EXITS: Final = {
    Exit.CLEAN: "nothing is wrong",
    Exit.PROBLEMS: "a ruleset has problems, or a case failed or errored",
    Exit.USAGE: "wrong use, or a file that cannot be read or written",
    Exit.ENGINE: "the engine could not be started",
    Exit.BROKEN: "the program itself failed",
    Exit.INTERRUPTED: "Ctrl-C; any other signal that ends the program gives 128 and its number, too: 143 for SIGTERM, 129 for SIGHUP",
    Exit.UNREAD: "nobody reads the output any more (as after `head`), and a command that takes long has stopped before its verdict",
}

if __name__ == "__main__":
    for file, text in pages().items():
        write_text(Path(sys.argv[1]) / file, text)
