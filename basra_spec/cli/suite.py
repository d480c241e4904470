"""`basra-spec suite`."""

import click

from basra_spec.cli.mutate import command as mutate
from basra_spec.cli.options import Group
from basra_spec.cli.trace import command as trace


@click.group("suite", cls=Group)
def command() -> None:
    """Audit the conformance suite, its statements and its sources."""


command.add_command(trace)
command.add_command(mutate)
