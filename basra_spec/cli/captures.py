"""`basra-spec captures`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import click

from basra_spec.cli.options import Command, output_options
from basra_spec.cli.output import say, say_all, say_json
from basra_spec.game.cards import SYMBOLS, names, parse_card, parse_set, set_names
from basra_spec.game.faults import CardError, PositionError
from basra_spec.game.legality import IllegalPlay, way_count, ways
from basra_spec.game.outcome import Explanation
from basra_spec.game.position import Play, Previous, parse_previous
from basra_spec.game.rules import Rules
from basra_spec.game.table import explain_on_floor
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import rules_of

MOST_WAYS: Final = 20
_MOST_CELLS: Final = 3


def _parsed(parse: Callable[[str], Any]) -> Callable[[click.Context, click.Parameter, str | None], Any]:
    def callback(ctx: click.Context, parameter: click.Parameter, text: str | None) -> Any:
        try:
            return None if text is None else parse(text.translate(SYMBOLS))
        except CardError as error:
            raise click.BadParameter(str(error)) from None

    return callback


@click.command("captures", cls=Command)
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--floor", required=True, callback=_parsed(parse_set), metavar="CARDS", help='The cards on the floor: "9S 5H 4D".')
@click.option("--play", "card", required=True, callback=_parsed(parse_card), metavar="CARD", help="The card played: 9C.")
@click.option(
    "--before",
    callback=_parsed(parse_previous),
    metavar="PLAY",
    help='The previous play (trailed or took) and the floor before it: "trailed 4D".',
)
@output_options
def command(rulesets: Sequence[str], floor: int, card: int, before: Previous | None, *, as_json: bool) -> None:
    """Show what a card captures from a floor, and whether that is a Basra.

    For one RULESET, show each way to play the card, and why it is a Basra or not. For several, or for all built-in rulesets if none is
    named, show a table with a row for each.
    """
    loaded = [rules_of(resolved) for resolved in loader.load_many(rulesets, readings=False)]
    if len(rulesets) == 1:
        _show_ways(loaded[0], floor, card, before, as_json=as_json)
    else:
        _compare([_row(rules, floor, card, before) for rules in loaded], floor, card, as_json=as_json)


def _explained(rules: Rules, floor: int, card: int, before: Previous | None) -> list[Explanation]:
    """The first `MOST_WAYS` ways to play the card on this floor. Raises `click.UsageError` for an impossible position."""
    try:
        found = ways(rules, floor, card, MOST_WAYS)
        return [explain_on_floor(rules, floor, Play(card, way if len(found) > 1 else None), before) for way in found]
    except (IllegalPlay, PositionError) as error:
        raise click.UsageError(error.reason if isinstance(error, IllegalPlay) else str(error)) from None


# --- one ruleset --------------------------------------------------------------------------------------------------------------------


def _show_ways(rules: Rules, floor: int, card: int, before: Previous | None, *, as_json: bool) -> None:
    explained, number = _explained(rules, floor, card, before), way_count(rules, floor, card)
    if as_json:
        found = [_as_json(way) for way in explained]
        say_json({"ruleset": rules.name, "floor": set_names(floor), "play": names([card]), "number_of_ways": number, "ways": found})
        return
    if len(explained) > 1:
        say(f"{number:,} ways to choose from" + (f"; the first {MOST_WAYS}:" if number > MOST_WAYS else ":"))
    for explanation in explained:
        say_all(_lines(explanation, floor))


def _lines(explanation: Explanation, floor: int) -> Iterator[str]:
    card = names([explanation.play.card])
    if not explanation.taken:
        yield f"{card} takes nothing and stays on the floor"
        return
    groups = " + ".join(f"({set_names(group)})" if group.bit_count() > 1 else set_names(group) for group in explanation.groups)
    yield f"{card} ({explanation.play_class}) takes {groups}"
    yield f"  left on the floor: {set_names(floor & ~explanation.taken) or 'nothing'}"
    if not explanation.cleared:
        yield "  no Basra: the floor is not cleared"
    elif explanation.basra.kinds:
        yield f"  Basra, {explanation.basra.points} points: {', '.join(explanation.basra.kinds)}"
    else:
        yield "  no Basra: the floor is cleared, but no kind of Basra holds"
    for kind, reason in explanation.kinds.items():
        if reason:
            yield f"    {kind}: {reason}"


def _as_json(explanation: Explanation) -> dict[str, Any]:
    return {
        "class": explanation.play_class,
        "taken": set_names(explanation.taken),
        "groups": [set_names(group) for group in explanation.groups],
        "cleared": explanation.cleared,
        "basra": explanation.basra.points,
        "kinds": {kind: reason or "holds" for kind, reason in explanation.kinds.items()},
    }


# --- several rulesets ---------------------------------------------------------------------------------------------------------------


Row = dict[str, str]
"""A row of the table, by column: the ruleset, what it takes, the points of the Basra, and why."""


def _compare(rows: Sequence[Row], floor: int, card: int, *, as_json: bool) -> None:
    if as_json:
        say_json({"floor": set_names(floor), "play": names([card]), "rulesets": rows})
        return
    say(f"{names([card])} on {set_names(floor) or 'an empty floor'}", bold=True)
    say_all(_table(rows))


def _row(rules: Rules, floor: int, card: int, before: Previous | None) -> Row:
    explained = _explained(rules, floor, card, before)
    takes = dict.fromkeys(set_names(way.taken) or "nothing" for way in explained[:_MOST_CELLS])
    more = " or ..." if len(explained) > _MOST_CELLS else ""
    points = dict.fromkeys(str(way.basra.points) if way.basra.kinds else "-" for way in explained)
    reasons = dict.fromkeys(map(_reason, explained))
    return {
        "ruleset": rules.name,
        "takes": " or ".join(takes) + more,
        "basra": " or ".join(points),
        "why": "; ".join(reasons),
    }


def _reason(way: Explanation) -> str:
    if not way.taken:
        return "trails"
    if way.basra.kinds:
        return f"played as {way.play_class}; Basra: {', '.join(way.basra.kinds)}"
    if not way.cleared:
        return f"played as {way.play_class}; the floor is not cleared"
    failed = "; ".join(f"{kind}: {reason}" for kind, reason in way.kinds.items() if reason)
    return f"played as {way.play_class}; no Basra" + (f" ({failed})" if failed else "")


def _table(rows: Sequence[Row]) -> Iterator[str]:
    lines = [["ruleset", "takes", "Basra", "why"], *(list(row.values()) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    yield from ("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)
