"""`basra-spec smoke`."""

import click

from basra_spec.cli.exits import Exit
from basra_spec.cli.options import engine_options
from basra_spec.cli.output import say
from basra_spec.conformance.smoke import Finding, smoke
from basra_spec.engines.engine import Limits
from basra_spec.engines.faults import StartError
from basra_spec.engines.program import open_engine
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of


@click.command("smoke")
@engine_options
def command(spec: str | None, limits: Limits) -> int:
    """Check an adapter before the rules, and say in plain words what is wrong with it.

    For everything that is wrong, the very lines that were sent and received are shown.
    """
    if spec is None:
        raise click.UsageError("name the engine: --engine CMD")
    rules = {resolved.id: rules_of(resolved) for resolved in loader.load_many([], readings=False)}
    try:
        engine = open_engine(spec, limits)
    except StartError as error:
        say(f"the engine could not be started: {error}", err=True)
        return Exit.ENGINE
    bad = 0
    try:
        for finding in smoke(engine, rules):
            bad += bool(finding.fault)
            _tell(finding)
    finally:
        notes = engine.close()
    ending = Finding("it ends when its input ends", "; ".join(notes))
    _tell(ending)
    bad += bool(notes)
    say("the adapter is sound: now basra-spec conform" if not bad else f"{bad} to mend", fg="red" if bad else "green", bold=True)
    return Exit.PROBLEMS if bad else Exit.CLEAN


def _tell(finding: Finding) -> None:
    if not finding.fault:
        say(f"ok   {finding.step}")
        return
    say(f"BAD  {finding.step}: {finding.fault}", fg="red")
    for exchange in finding.exchanges:
        say(f"       sent:     {exchange.sent}")
        say(f"       received: {exchange.received or '(nothing usable)'}")
