"""`basra-spec engine`."""

import sys

import click

from basra_spec.engines import interpreter
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of


@click.command("engine")
@click.option("--ruleset", "wanted", multiple=True, metavar="ID", help="Only this ruleset (an id or a path).")
def command(wanted: tuple[str, ...]) -> None:
    """Serve the built-in interpreter over the protocol, on standard input and output.

    Ask it what you would like to know, or judge it as any other engine.
    """
    rules = {resolved.id: rules_of(resolved) for resolved in loader.load_many(wanted, readings=False)}
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    interpreter.serve(rules, sys.stdin, sys.stdout)
