"""`basra-spec captures`."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import click

from basra_spec.cli.output import say, say_json
from basra_spec.engines import interpreter
from basra_spec.game.cards import SYMBOLS, names, parse_card, parse_set, set_names
from basra_spec.game.faults import CardError, PositionError
from basra_spec.game.legality import way_count, ways
from basra_spec.game.outcome import Explanation, explain
from basra_spec.game.position import Play, Position, Previous, parse_previous
from basra_spec.game.rules import Rules
from basra_spec.rulesets import loader

MOST_SHOWN: Final = 20


def _read(reader: Callable[[str], Any]) -> Callable[[click.Context, click.Parameter, str | None], Any]:
    def callback(ctx: click.Context, parameter: click.Parameter, text: str | None) -> Any:
        try:
            return None if text is None else reader(text.translate(SYMBOLS))
        except CardError as error:
            raise click.BadParameter(str(error)) from None

    return callback


def floor_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that set up a play on a floor; the command gets `floor`, `card` and `before`."""
    for option in (
        click.option("--before", callback=_read(parse_previous), help='The play before, and the floor it found: "trailed 4D".'),
        click.option("--play", "card", required=True, callback=_read(parse_card), help="The card played: 9C."),
        click.option("--floor", required=True, callback=_read(parse_set), help='The cards on the floor: "9S 5H 4D".'),
    ):
        command = option(command)
    return command


@click.command("captures")
@click.argument("ruleset")
@floor_options
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(ruleset: str, floor: int, card: int, before: Any, as_json: bool) -> None:
    """Say what a card takes from a floor, and whether it is a Basra, or why not."""
    rules = loader.load_rules(ruleset)
    told = explained(rules, floor, card, before)
    number = way_count(rules, floor, card)
    if as_json:
        shown = [_as_json(way) for way in told]
        say_json({"ruleset": rules.name, "floor": set_names(floor), "play": names([card]), "number_of_ways": number, "ways": shown})
        return
    if len(told) > 1:
        say(f"{number:,} ways to choose from" + (f"; the first {MOST_SHOWN}:" if number > MOST_SHOWN else ":"))
    for explanation in told:
        for line in _told(explanation, floor):
            say(line)


def explained(rules: Rules, floor: int, card: int, before: Previous | None) -> list[Explanation]:
    """Each way to play the card on this floor, the first of them where there are many. Raises `click.UsageError` for what cannot be."""
    position = _position(rules, floor, card, before)
    found = ways(rules, floor, card, MOST_SHOWN)
    return [explain(rules, position, Play(card, way if len(found) > 1 else None)) for way in found]


def _position(rules: Rules, floor: int, card: int, before: Previous | None) -> Position:
    if floor >> card & 1:
        raise click.UsageError(f"{names([card])} lies on the floor and cannot be played")
    if not rules.deal.deck >> card & 1:
        raise click.UsageError(f"{names([card])} does not belong to the deck of {rules.name}")
    seats = next(iter(rules.deal.players))
    told = before.told() if before else None
    request = {"start": {"floor": set_names(floor), "previous": told}, "seats": seats, "sides": rules.deal.players[seats][0]}
    try:
        return interpreter.holding(rules.deal.deck, interpreter.start(rules, request), card)
    except PositionError as error:
        raise click.UsageError(str(error)) from None


def _told(explanation: Explanation, floor: int) -> Iterator[str]:
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
