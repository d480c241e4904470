"""Check a play and find what it takes: its claim, or the only haul."""

from collections.abc import Iterator
from itertools import islice

from basra_spec.game.capture_tables import CaptureTables, Entry, tables_of
from basra_spec.game.captures import hauls
from basra_spec.game.cards import set_names
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules


class IllegalPlay(Exception):
    """A play that the ruleset does not allow here.

    `code` is the refusal code of the protocol (`not-in-hand`, `must-take`, …), `reason` a sentence, `play` the play.
    """

    def __init__(self, code: str, reason: str, play: Play) -> None:
        super().__init__(f"{play}: {reason} ({code})")
        self.code = code
        self.reason = reason
        self.play = play


class AmbiguousPlay(IllegalPlay):
    """A play without a claim where the card can be played in several ways; its code is `ambiguous`.

    `ways` are the first six: the set that each takes (0: the card is laid down).
    """

    def __init__(self, play: Play, ways: tuple[int, ...]) -> None:
        listed = ", ".join(str(Play(play.card, way)) for way in ways)
        super().__init__("ambiguous", f"it can be played in several ways; choose one: {listed}", play)
        self.ways = ways


def taken_by(rules: Rules, floor: int, play: Play) -> int:
    """The set that a play takes from this floor: its claim if it has one, else the only haul. Raises `IllegalPlay`."""
    tables = tables_of(rules)
    return take(tables, floor, tables.count(floor), play)[0]


def take(tables: CaptureTables, floor: int, counts: int, play: Play) -> Entry:
    """What a play takes from a floor with these counts, and the counts afterwards as in `Entry`. Raises `IllegalPlay`."""
    card, claim = play
    profile = tables.profile(card, floor)
    if claim is None:
        found = profile.take(floor, counts)
        if found is None:
            raise AmbiguousPlay(play, ways(tables.rules, floor, card, 6))
        return found
    after = profile.after_claim(floor, counts, claim)
    if after is None:
        _check(tables.rules, floor, play, claim)
        profile.remember(counts, claim)
        after = counts - tables.count(claim)
    return claim, after


def _check(rules: Rules, floor: int, play: Play, claim: int) -> None:
    """Raise `IllegalPlay` if the claim is not legal."""
    possible = hauls(rules, floor, play.card)
    if claim:
        refusal = possible.why_not(claim)
        if refusal:
            raise IllegalPlay(refusal.code, refusal.reason, play)
    elif possible.rule.obliged:
        haul = next(iter(possible), 0)
        if haul:
            raise IllegalPlay("must-take", f"it can take {set_names(haul)}, so it must capture", play)


def every_way(rules: Rules, floor: int, card: int) -> Iterator[int]:
    """Every way to play the card on this floor: its hauls, then 0 if it can be laid down."""
    possible, taken = hauls(rules, floor, card), 0
    for taken in possible:
        yield taken
    if not taken or not possible.rule.obliged:
        yield 0


def ways(rules: Rules, floor: int, card: int, most: int) -> tuple[int, ...]:
    """The first `most` ways to play the card on this floor: its hauls, and 0 if it can be laid down."""
    return tuple(islice(every_way(rules, floor, card), most))


def way_count(rules: Rules, floor: int, card: int) -> int:
    """The number of ways to play the card on this floor, without listing them."""
    possible = hauls(rules, floor, card)
    number = possible.count()
    return number + (not number or not possible.rule.obliged)
