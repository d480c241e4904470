"""Playing: one step from a position and a play to the next position, and the loop over it.

The order of evaluation is fixed: the card's class, its legal hauls, the `keep` filters, the obligation, the player's choice; whether it is
a Basra (judged on the floor before the play, the class, the haul and the play before); the cards move; a new deal if all hands are empty;
at the end of the round, the leftovers.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import islice

from attrs import frozen

from basra_spec import sums
from basra_spec.cards import members, set_names
from basra_spec.hauls import Hauls, Refusal, hauls
from basra_spec.kinds import NO_BASRA, Award, Clearing, award, failed
from basra_spec.position import BasraMade, Captured, Dealt, Event, LeftoversTaken, Play, Played, Position, Previous, Trailed
from basra_spec.rules import Rules

Choose = Callable[[Position], Play]


class IllegalPlay(Exception):
    """A play that the ruleset does not allow here. `code` is the protocol's code, `reason` a sentence, `play` the play."""

    def __init__(self, code: str, reason: str, play: Play) -> None:
        super().__init__(f"{play}: {reason} ({code})")
        self.code = code
        self.reason = reason
        self.play = play


class AmbiguousPlay(IllegalPlay):
    """A play that names no haul where the card may take in several ways. `ways` are the first of them (0: laid down)."""

    def __init__(self, play: Play, ways: tuple[int, ...]) -> None:
        shown = ", ".join(str(Play(play.card, way)) for way in ways)
        super().__init__("ambiguous", f"it can be played in several ways, name one: {shown}", play)
        self.ways = ways


def apply(rules: Rules, position: Position, play: Play) -> Played:
    """The outcome of one play. Raises `IllegalPlay` (`AmbiguousPlay` where several hauls fit); the position is a value and stays."""
    log: list[Event] = []
    return Played(_step(rules, position, play, log), tuple(log))


def advance(rules: Rules, position: Position, choose: Choose, plays: int | None = None, log: list[Event] | None = None) -> Position:
    """The position after `plays` plays (None: all), or at the end of the round if that comes first; `choose` says each play.

    Events are appended to `log`. Raises `IllegalPlay` for a play that is not allowed.
    """
    while plays != 0 and not position.over:
        position = _step(rules, position, choose(position), log)
        plays = plays and plays - 1
    return position


def taken_by(rules: Rules, floor: int, play: Play) -> int:
    """What a play takes from this floor: the claim, where it is allowed, else the only haul there is. Raises `IllegalPlay`."""
    if play.taken is None:
        return _only_way(rules, floor, play)
    possible = hauls(rules, floor, play.card)
    refusal = possible.why_not(play.taken) if play.taken else _must_take(possible)
    if refusal:
        raise IllegalPlay(refusal.code, refusal.reason, play)
    return play.taken


def _must_take(possible: Hauls) -> Refusal | None:
    haul = next(iter(possible), 0)
    return Refusal("must-take", f"it takes {set_names(haul)}, and must") if haul and possible.rules.obliged else None


def ways(rules: Rules, floor: int, card: int, most: int) -> tuple[int, ...]:
    """The first `most` ways to play the card on this floor: its hauls, and 0 where it is or may be laid down."""
    found = tuple(islice(hauls(rules, floor, card), most))
    return (*found, 0)[:most] if not found or not rules.obliged else found


def _only_way(rules: Rules, floor: int, play: Play) -> int:
    within = floor & rules.takings[play.card].reach
    if not within:
        return 0
    first, *others = _first_ways(rules, within, play.card)
    if others:
        raise AmbiguousPlay(play, ways(rules, floor, play.card, 6))
    return first


@lru_cache(maxsize=1 << 16)
def _first_ways(rules: Rules, within: int, card: int) -> tuple[int, ...]:
    """Two ways, or the only one. A game plays the same few cards on the same few floors again and again."""
    return ways(rules, within, card, 2)


def _step(rules: Rules, position: Position, play: Play, log: list[Event] | None) -> Position:
    floor, hands, stock, piles, basras, seat, last, previous = position
    bit = 1 << play.card
    if not hands[seat] & bit:
        raise _not_in_hand(position, play)
    taken = taken_by(rules, floor, play)
    hands = (*hands[:seat], hands[seat] ^ bit, *hands[seat + 1 :])
    previous = Previous(not taken, floor)
    if taken:
        side = seat % len(piles)
        made = award(rules, Clearing(play.card, floor, position.previous)) if taken == floor else NO_BASRA
        if made.kinds:
            basras = (*basras[:side], (*basras[side], made.worth), *basras[side + 1 :])
        piles = (*piles[:side], piles[side] | taken | bit, *piles[side + 1 :])
        floor ^= taken
        last = seat
    else:
        made = NO_BASRA
        floor |= bit
    if log is not None:
        log += _events(seat, play.card, taken, made, len(piles))
    after = Position(floor, hands, stock, piles, basras, (seat + 1) % len(hands), last, previous)
    return after if any(hands) else _deal_or_end(rules, after, log)


def _events(seat: int, card: int, taken: int, made: Award, sides: int) -> list[Event]:
    if not taken:
        return [Trailed(seat, card)]
    captured = Captured(seat, card, taken)
    return [captured, BasraMade(seat % sides, made.kinds, made.worth)] if made.kinds else [captured]


def _not_in_hand(position: Position, play: Play) -> IllegalPlay:
    if position.over:
        return IllegalPlay("round-over", "the round is over", play)
    hand = position.hands[position.turn]
    return IllegalPlay("not-in-hand", f"seat {position.turn} holds {set_names(hand)}", play)


def _deal_or_end(rules: Rules, position: Position, log: list[Event] | None) -> Position:
    if position.stock:
        position = deal_hands(position, rules.hand)
        if log is not None:
            log.append(Dealt(position.hands))
        return position
    return _leftovers(rules, position, log)


def deal_hands(position: Position, hand: int) -> Position:
    """The position after a hand from the top of the stock to each seat, beginning with the seat whose turn it is."""
    seats = len(position.hands)
    hands = list(position.hands)
    for place in range(seats):
        seat = (position.turn + place) % seats
        hands[seat] = sum(1 << card for card in position.stock[place * hand : (place + 1) * hand])
    return position._replace(hands=tuple(hands), stock=position.stock[seats * hand :])


def _leftovers(rules: Rules, position: Position, log: list[Event] | None) -> Position:
    if not position.floor or position.last is None or rules.leftovers == "nobody":
        return position
    side = position.side(position.last)
    if log is not None:
        log.append(LeftoversTaken(side, position.floor))
    piles = (*position.piles[:side], position.piles[side] | position.floor, *position.piles[side + 1 :])
    return position._replace(floor=0, piles=piles)


@frozen
class Explanation:
    """Why a play does what it does: its class, what it takes and in which groups, and what each kind of Basra says of it.

    `kinds` maps every kind that this card could make to None where it holds, else to the condition that fails.
    """

    play: Play
    play_class: str
    taken: int
    groups: tuple[int, ...]
    cleared: bool
    award: Award
    kinds: dict[str, str | None]


def explain(rules: Rules, position: Position, play: Play) -> Explanation:
    """Why a play does what it does. Raises `IllegalPlay`."""
    taken = taken_by(rules, position.floor, play)
    cleared = bool(taken) and taken == position.floor
    clearing = Clearing(play.card, position.floor, position.previous)
    return Explanation(
        play=play,
        play_class=rules.takings[play.card].play_class,
        taken=taken,
        groups=_groups(rules, play.card, taken),
        cleared=cleared,
        award=award(rules, clearing) if cleared else NO_BASRA,
        kinds={kind.name: failed(rules, kind, clearing) for kind in rules.kinds[play.card]} if cleared else {},
    )


def _groups(rules: Rules, card: int, taken: int) -> tuple[int, ...]:
    """The haul as groups: each rank match on its own, then the sums; a sweep is one group."""
    taking = rules.takings[card]
    if taking.swept:
        return (taken,) if taken else ()
    matched = tuple(1 << mate for mate in members(taken & taking.mates))
    rest = list(members(taken & ~taking.mates))
    parts = sums.grouping(sum(rules.units[other] for other in rest), taking.value) if rest else []
    return matched + tuple(_draw(rules, rest, part) for part in parts)


def _draw(rules: Rules, cards: list[int], part: int) -> int:
    """Take cards of these values out of the list, as a set."""
    drawn = 0
    for value, number in sums.lanes(part):
        for card in [card for card in cards if rules.values[card] == value][:number]:
            cards.remove(card)
            drawn |= 1 << card
    return drawn
