"""Playing: one step from a position and a play to the next position, and the loop over it.

The order of evaluation is fixed: the card's class, its legal hauls, the `keep` filters, the obligation, the player's choice; whether it is
a Basra (judged on the floor before the play, the class, the haul and the play before); the cards move; a new deal if all hands are empty;
at the end of the round, the leftovers.
"""

from collections.abc import Callable
from typing import Final

from basra_spec.game.awards import awards_of
from basra_spec.game.cards import set_names
from basra_spec.game.events import Awarded, Captured, Dealt, Event, LeftoversTaken, Played, Refused, Trailed
from basra_spec.game.legality import IllegalPlay, taken_by
from basra_spec.game.position import Award, Play, Position, Previous
from basra_spec.game.rounds import LEFTOVERS, deal_hands
from basra_spec.game.rules import Rules

Choose = Callable[[int, int], Play]
Log = list[Event] | None
ALL: Final = -1


def apply(rules: Rules, position: Position, play: Play) -> Played:
    """What one play makes of a position, which stays as it is. Which cards it takes is told by `plays` and `capture` of the ruleset.

    Raises `IllegalPlay`, and `AmbiguousPlay` where the play names no haul and several fit.
    """
    if position.over:
        raise IllegalPlay("round-over", "the round is over", play)
    log: list[Event] = []
    return Played(advance(rules, position, lambda hand, floor: play, 1, log), tuple(log))


def advance(rules: Rules, position: Position, choose: Choose, plays: int = ALL, log: Log = None, *, lenient: bool = False) -> Position:
    """The position after `plays` plays, or at the end of the round (-1, or where that comes first), the leftovers gone to their takers.

    `choose(hand, floor)` gets two sets, the hand of the seat to play and the floor, and says the `Play`; who wants to know more goes by
    `apply`. Events are added to the list `log`. Raises `IllegalPlay`; a `lenient` game notes it in its log instead, and asks again.
    """
    # Every play of every game goes through this loop: it works on locals, and makes a position only at the end.
    floor, old_hands, stock, old_piles, old_awards, seat, last, previous = position
    before: tuple[bool, int] | None = previous
    hands, piles, awards = list(old_hands), list(old_piles), list(old_awards)
    seats, sides, held = len(hands), len(piles), sum(map(int.bit_count, hands))
    if not held:
        return position
    while plays and held:
        plays -= 1
        play = choose(hands[seat], floor)
        try:
            taken = _taken_from(rules, seat, hands[seat], floor, play)
        except IllegalPlay as refusal:
            _note(refusal, seat, log if lenient else None)
            continue
        card, bit = play.card, 1 << play.card
        made = awards_of(rules, card, floor, taken, before, last=held + len(stock) == 1)
        if log is not None:
            log += _events(seat, seat % sides, card, taken, made)
        before = (not taken, floor)
        hands[seat] ^= bit
        held -= 1
        if taken:
            side = seat % sides
            piles[side] |= taken | bit
            floor ^= taken
            last = seat
            if made:
                awards[side] += made
        else:
            floor |= bit
        seat = (seat + 1) % seats
        if not held and stock:
            hands, stock = deal_hands(stock, rules.deal.hand, seats, seat)
            held = sum(map(int.bit_count, hands))
            if log is not None:
                log.append(Dealt(tuple(hands)))
    after = Position(floor, tuple(hands), stock, tuple(piles), tuple(awards), seat, last, before and Previous(*before))
    return after if held else _leftovers(rules, after, log)


def _leftovers(rules: Rules, position: Position, log: Log) -> Position:
    """The position at the end of the round, once the floor's last cards have gone to their takers; they are never a Basra."""
    if not position.floor or position.last is None:
        return position
    shares = next(LEFTOVERS[rules.round.leftovers](position, position.last))
    if log is not None:
        log += [LeftoversTaken(side, share) for side, share in enumerate(shares) if share]
    piles = tuple(pile | share for pile, share in zip(position.piles, shares, strict=True))
    return position._replace(floor=position.floor & ~sum(shares), piles=piles)


def _note(refusal: IllegalPlay, seat: int, log: Log) -> None:
    """Note a play that is not allowed; where there is nothing to note it in, raise it."""
    if log is None:
        raise refusal
    log.append(Refused(seat, refusal.play.card, refusal.code))


def _taken_from(rules: Rules, seat: int, hand: int, floor: int, play: Play) -> int:
    if not hand >> play.card & 1:
        raise IllegalPlay("not-in-hand", f"seat {seat} holds {set_names(hand)}", play)
    return taken_by(rules, floor, play)


def _events(seat: int, side: int, card: int, taken: int, awards: tuple[Award, ...]) -> list[Event]:
    if not taken:
        return [Trailed(seat, card)]
    return [Captured(seat, card, taken), *(Awarded(side, award) for award in awards)]
