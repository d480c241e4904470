"""`basra-spec engine`."""

import sys

import click

from basra_spec.cli.options import Command, ruleset_option
from basra_spec.engines import interpreter
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of


@click.command("engine", cls=Command)
@ruleset_option("Serve these rulesets.  [default: all built-in rulesets]")
def command(names: tuple[str, ...]) -> None:
    """Serve the built-in engine over the protocol, on standard input and output.

    Send it requests to see how it answers, or test it as any other engine: conform --engine "basra-spec engine".
    """
    rules = {resolved.id: rules_of(resolved) for resolved in loader.load_many(names, readings=False)}
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    interpreter.serve(rules, sys.stdin, sys.stdout)
