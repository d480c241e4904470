"""`basra-spec compare`."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import click

from basra_spec.cli.captures import explained, floor_options
from basra_spec.cli.output import say, say_json
from basra_spec.game.cards import names, set_names
from basra_spec.game.outcome import Explanation
from basra_spec.game.rules import Rules
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of


class Row(NamedTuple):
    """What a ruleset does: what is taken, what it is worth, and why."""

    ruleset: str
    takes: str
    basra: str
    why: str


@click.command("compare")
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@floor_options
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(rulesets: tuple[str, ...], floor: int, card: int, before: Any, as_json: bool) -> None:
    """Say what every ruleset does with a position, and why, in one table; without RULESET, every one that ships."""
    rows = [_row(rules_of(resolved), floor, card, before) for resolved in loader.load_many(rulesets, readings=False)]
    if as_json:
        say_json({"floor": set_names(floor), "play": names([card]), "rulesets": [row._asdict() for row in rows]})
        return
    say(f"{names([card])} on {set_names(floor) or 'an empty floor'}", bold=True)
    for line in _table(rows):
        say(line)


def _row(rules: Rules, floor: int, card: int, before: Any) -> Row:
    ways = explained(rules, floor, card, before)
    takes = " or ".join(dict.fromkeys(set_names(way.taken) or "nothing" for way in ways[:3])) + (" or ..." if len(ways) > 3 else "")
    points = dict.fromkeys(str(way.basra.points) if way.basra.kinds else "-" for way in ways)
    return Row(rules.name, takes, " or ".join(points), "; ".join(dict.fromkeys(map(_why, ways))))


def _why(way: Explanation) -> str:
    if not way.taken:
        return "laid down"
    if way.basra.kinds:
        return f"played as {way.play_class}; Basra: {', '.join(way.basra.kinds)}"
    if not way.cleared:
        return f"played as {way.play_class}; the floor is not cleared"
    failed = "; ".join(f"{kind}: {reason}" for kind, reason in way.kinds.items() if reason)
    return f"played as {way.play_class}; no Basra" + (f" ({failed})" if failed else "")


def _table(rows: Sequence[Row]) -> Iterator[str]:
    head = Row("ruleset", "takes", "Basra", "why")
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(3)]
    for row in (head, *rows):
        yield "  ".join([*(text.ljust(width) for text, width in zip(row, widths, strict=False)), row.why]).rstrip()
