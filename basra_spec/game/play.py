"""Playing: one step from a position and a play to the next position, and the loop over it.

The order of evaluation is fixed: the card's class, its legal hauls, the `keep` filters, the obligation, the player's choice; whether it is
a Basra (judged on the floor before the play, the class, the haul and the play before); the cards move; a new deal if all hands are empty;
at the end of the round, the leftovers.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from typing import Final

from attrs import frozen

from basra_spec.game import sums
from basra_spec.game.awards import NO_BASRA, Award, Clearing, award, failed
from basra_spec.game.captures import Hauls, Refusal, draw, hauls, taking_of
from basra_spec.game.cards import members, set_names
from basra_spec.game.events import BasraMade, Captured, Dealt, Event, LeftoversTaken, Played, Refused, Trailed
from basra_spec.game.position import Play, Position, Previous
from basra_spec.game.rounds import LEFTOVERS, deal_hands
from basra_spec.game.rules import Rules, Taking

Choose = Callable[[int, int], Play]
Log = list[Event] | None
ALL: Final = -1


class IllegalPlay(Exception):
    """A play that the ruleset does not allow here.

    `code` is the code of refusal in the protocol (`not-in-hand`, `must-take`, …), `reason` a sentence, `play` the play.
    """

    def __init__(self, code: str, reason: str, play: Play) -> None:
        super().__init__(f"{play}: {reason} ({code})")
        self.code = code
        self.reason = reason
        self.play = play


class AmbiguousPlay(IllegalPlay):
    """A play that names no haul where the card may be played in several ways; its code is `ambiguous`.

    `ways` are the first six of them: what each takes, as a set (0: the card is laid down).
    """

    def __init__(self, play: Play, ways: tuple[int, ...]) -> None:
        shown = ", ".join(str(Play(play.card, way)) for way in ways)
        super().__init__("ambiguous", f"it can be played in several ways, name one: {shown}", play)
        self.ways = ways


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
    floor, told_hands, stock, told_piles, told_basras, seat, last, previous = position
    before: tuple[bool, int] | None = previous
    hands, piles, basras = list(told_hands), list(told_piles), list(told_basras)
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
        made = award(rules, Clearing(card, floor, before and Previous(*before), held + len(stock) == 1)) if 0 < taken == floor else NO_BASRA
        if log is not None:
            log += _events(seat, card, taken, made, sides)
        before = (not taken, floor)
        hands[seat] ^= bit
        held -= 1
        if taken:
            side = seat % sides
            piles[side] |= taken | bit
            floor ^= taken
            last = seat
            if made.kinds:
                basras[side] += (made.worth,)
        else:
            floor |= bit
        seat = (seat + 1) % seats
        if not held and stock:
            hands, stock = deal_hands(stock, rules.hand, seats, seat)
            held = sum(map(int.bit_count, hands))
            if log is not None:
                log.append(Dealt(tuple(hands)))
    after = Position(floor, tuple(hands), stock, tuple(piles), tuple(basras), seat, last, before and Previous(*before))
    return after if held else _leftovers(rules, after, log)


def _leftovers(rules: Rules, position: Position, log: Log) -> Position:
    """The position at the end of the round, once the floor's last cards have gone to their takers; they are never a Basra."""
    if not position.floor or position.last is None:
        return position
    shares = next(LEFTOVERS[rules.leftovers](position, position.last))
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


def taken_by(rules: Rules, floor: int, play: Play) -> int:
    """What a play takes from this floor: the claim, where it is allowed, else the only haul there is. Raises `IllegalPlay`."""
    if play.taken is not None:
        return _claimed(rules, floor, play)
    within = floor & rules.reach[play.card]
    return within and _only_way(rules, floor, within, play)


def _claimed(rules: Rules, floor: int, play: Play) -> int:
    claim = play.taken or 0
    possible = hauls(rules, floor, play.card)
    refusal = possible.why_not(claim) if claim else _must_take(possible)
    if refusal:
        raise IllegalPlay(refusal.code, refusal.reason, play)
    return claim


def _must_take(possible: Hauls) -> Refusal | None:
    haul = next(iter(possible), 0)
    return Refusal("must-take", f"it takes {set_names(haul)}, and must") if haul and possible.taking.obliged else None


def ways(rules: Rules, floor: int, card: int, most: int) -> tuple[int, ...]:
    """The first `most` ways to play the card on this floor: its hauls, and 0 where it is or may be laid down."""
    possible = hauls(rules, floor, card)
    found = tuple(islice(possible, most))
    return found if found and possible.taking.obliged else (*found, 0)[:most]


def way_count(rules: Rules, floor: int, card: int) -> int:
    """How many ways there are to play the card on this floor, without listing them."""
    possible = hauls(rules, floor, card)
    number = possible.count()
    return number + (not number or not possible.taking.obliged)


def _only_way(rules: Rules, floor: int, within: int, play: Play) -> int:
    taken = _sole_way(rules, within, play.card)
    if taken is None:
        raise AmbiguousPlay(play, ways(rules, floor, play.card, 6))
    return taken


@lru_cache(maxsize=1 << 16)
def _sole_way(rules: Rules, within: int, card: int) -> int | None:
    """What the card does to floor cards within its reach where there is no choice (0: it is laid down); None where there is one."""
    possible = hauls(rules, within, card)
    haul = possible.sole()
    return haul if not haul or possible.taking.obliged else None


def _events(seat: int, card: int, taken: int, made: Award, sides: int) -> list[Event]:
    if not taken:
        return [Trailed(seat, card)]
    captured = Captured(seat, card, taken)
    return [captured, BasraMade(seat % sides, made.kinds, made.worth)] if made.kinds else [captured]


@frozen
class Explanation:
    """Why a play does what it does: its class, what it takes and in which groups, and what each kind of Basra says of it."""

    play: Play
    """The play, as it was asked about."""
    play_class: str
    """The play class of the card on this floor, by its name in the ruleset; empty where it has none."""
    taken: int
    """The floor cards that it takes, as a set; 0 where it is laid down."""
    groups: tuple[int, ...]
    """The haul in groups, as sets: each card of its rank, then each sum; a sweep is one group."""
    cleared: bool
    """Whether it takes the whole floor."""
    award: Award
    """The Basra that it makes: `award.kinds`, the names of the kinds that hold, and `award.worth`, its points."""
    kinds: dict[str, str | None]
    """Every kind of Basra that the card could make: None where it holds, else the condition that fails. Empty where nothing is cleared."""


def explain(rules: Rules, position: Position, play: Play) -> Explanation:
    """Why a play does what it does on the floor of a position, whoever holds the card. Raises `IllegalPlay` as `apply` does."""
    taken = taken_by(rules, position.floor, play)
    taking = taking_of(rules, position.floor, play.card)
    cleared = bool(taken) and taken == position.floor
    clearing = Clearing(play.card, position.floor, position.previous, position.is_last)
    return Explanation(
        play=play,
        play_class=taking.play_class,
        taken=taken,
        groups=_groups(rules, taking, taken),
        cleared=cleared,
        award=award(rules, clearing) if cleared else NO_BASRA,
        kinds={kind.name: failed(rules, kind, clearing) for kind in rules.kinds[play.card]} if cleared else {},
    )


def _groups(rules: Rules, taking: Taking, taken: int) -> tuple[int, ...]:
    """The haul as groups: each rank match on its own, then the sums; a sweep is one group."""
    if taking.swept:
        return (taken,) if taken else ()
    matched = tuple(1 << mate for mate in members(taken & taking.mates))
    rest = list(members(taken & ~taking.mates))
    parts = sums.grouping(sum(rules.units[other] for other in rest), taking.value) if rest else []
    return matched + tuple(draw(rules, rest, part) for part in parts)
