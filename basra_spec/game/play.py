"""Play one card (`apply`) or many (`advance`): from a position to the next.

The order of evaluation is fixed: the card's class, its legal hauls, the `keep` filters, the obligation, the player's choice; the Basra,
judged by the floor before the play, the class, the haul and the previous play; the cards move; new hands are dealt if all are empty; the
leftovers at the end of the round.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Final

from basra_spec.game.awards import NO_AWARDS, Before, awards_of
from basra_spec.game.capture_tables import CaptureTables, Entry, tables_of
from basra_spec.game.cards import set_names
from basra_spec.game.events import Awarded, Captured, Dealt, Event, LeftoversTaken, Played, Refused, Trailed
from basra_spec.game.legality import IllegalPlay, take
from basra_spec.game.position import Award, Play, Position, Previous
from basra_spec.game.rounds import LEFTOVERS, deal_hands
from basra_spec.game.rules import Rules

Choice = Play | int
"""A play, or the card to play."""
Choose = Callable[[int, int], Choice]
Log = list[Event] | None
ALL: Final = -1


def apply(rules: Rules, position: Position, play: Choice) -> Played:
    """The position after one play, and its events. The given position does not change.

    Raises `IllegalPlay`, and `AmbiguousPlay` if the play has no claim and several hauls are possible.
    """
    if not any(position.hands):
        raise IllegalPlay("round-over", "the round is over", as_play(play))
    log: list[Event] = []
    after = _play_on(rules, position, None, iter((play,)), 1, log)
    return _new(Played, (after, (*log,)))


def advance(
    rules: Rules, position: Position, plays: Choose | Sequence[Choice], most: int = ALL, log: Log = None, *, lenient: bool = False
) -> Position:
    """The position after some plays, or at the end of the round, with the leftovers shared out, if that comes first.

    `plays` is a sequence, or a function `plays(hand, floor)` that gets two sets: the hand of the seat to play, and the floor. A choice is a
    `Play`, or a card alone. At most `most` plays are made (-1: no limit). Events are appended to `log`. Raises `IllegalPlay`; if `lenient`,
    an illegal play is logged as `Refused` instead, and the next choice follows.
    """
    if not any(position.hands):
        return position
    if callable(plays):
        return _play_on(rules, position, plays, iter(()), most, log, lenient=lenient)
    number = len(plays) if most < 0 else min(most, len(plays))
    return _play_on(rules, position, None, iter(plays), number, log, lenient=lenient)


def _play_on(
    rules: Rules, position: Position, choose: Choose | None, listed: Iterator[Choice], most: int, log: Log, *, lenient: bool = False
) -> Position:
    """The loop for all plays. For speed it works on local variables and creates a position only at the end."""
    before: Before
    floor, old_hands, stock, old_piles, old_awards, seat, last, before = position
    hands, piles, awards, seats, sides = [*old_hands], [*old_piles], [*old_awards], len(old_hands), len(old_piles)
    tables, next_listed = tables_of(rules), listed.__next__
    look_up, lanes, units, sure, without_clearing = tables.look_up, tables.lanes, tables.units, tables.sure_awards, tables.without_clearing
    known, counts = tables.latest
    counts = counts if known == floor else tables.count(floor)
    for _ in repeat(None) if most < 0 else repeat(None, most):
        hand = hands[seat]
        choice = choose(hand, floor) if choose else next_listed()
        card = choice if isinstance(choice, int) else choice[0]
        bit, found = hand & 1 << card, look_up[card](counts & lanes[card]) if card is choice else None
        if found is None or not bit:
            found = _settle(tables, seat, hand, floor, counts, choice, log if lenient else None)
            if found is None:
                continue
        mask, kept = found
        taken, paid = floor & mask, NO_AWARDS
        hands[seat] = hand = hand ^ bit
        if taken:
            side, last, after = seat % sides, seat, floor ^ taken
            if not after or without_clearing:
                paid = sure[card] or awards_of(rules, card, floor, taken, before, last=not stock and not any(hands))
                awards[side] += paid
            piles[side] |= taken | bit
            counts = kept if kept >= 0 else counts & kept
        else:
            after = floor | bit
            counts += units[card]
        if log is not None:
            _note(log, seat, seat % sides, card, taken, paid)
        before, floor = (not taken, floor), after
        seat = (seat + 1) % seats
        if not hand and not any(hands):
            if not stock:
                break
            hands, stock = _deal(rules, stock, seats, seat, log)
    tables.latest = floor, counts
    if not hands[seat - 1] and not any(hands):
        floor = _share_out(rules, floor, seats, last, piles, log)
    return _new(Position, (floor, (*hands,), stock, (*piles,), (*awards,), seat, last, before and _new(Previous, before)))


_new: Final = tuple.__new__
"""Create a named tuple from a tuple, in a third of the time of a call of its class."""


def _deal(rules: Rules, stock: tuple[int, ...], seats: int, seat: int, log: Log) -> tuple[list[int], tuple[int, ...]]:
    """The next hands and the remaining stock."""
    hands, stock = deal_hands(stock, rules.deal.hand, seats, seat)
    if log is not None:
        log.append(Dealt(tuple(hands)))
    return hands, stock


def _share_out(rules: Rules, floor: int, seats: int, last: int | None, piles: list[int], log: Log) -> int:
    """Share out the leftovers, which is never a Basra, and return the cards that stay on the floor."""
    if last is None or not floor:
        return floor
    shares = next(iter(LEFTOVERS[rules.round.leftovers](floor, seats, len(piles), last)))
    for side, share in enumerate(shares):
        piles[side] |= share
        floor &= ~share
        if share and log is not None:
            log.append(LeftoversTaken(side, share))
    return floor


def _settle(tables: CaptureTables, seat: int, hand: int, floor: int, counts: int, choice: Choice, log: Log) -> Entry | None:
    """What a choice takes if the loop's look-up does not decide; None if the play is illegal and was logged."""
    play = as_play(choice)
    try:
        if not hand >> play.card & 1:
            raise IllegalPlay("not-in-hand", f"seat {seat} holds {set_names(hand)}", play)
        return take(tables, floor, counts, play)
    except IllegalPlay as refusal:
        if log is None:
            raise
        log.append(Refused(seat, play.card, refusal.code))
        return None


def as_play(choice: Choice) -> Play:
    """A choice as a play; a card alone has no claim."""
    return Play(choice) if isinstance(choice, int) else choice


def _note(log: list[Event], seat: int, side: int, card: int, taken: int, awards: tuple[Award, ...]) -> None:
    """Log a play and its awards."""
    log.append(_new(Captured, (seat, card, taken)) if taken else _new(Trailed, (seat, card)))
    if awards:
        log += [Awarded(side, award) for award in awards]
