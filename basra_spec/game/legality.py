"""Whether a play is allowed, and what it takes: the claim, or the only haul there is."""

from itertools import islice

from basra_spec.game.capture_tables import CaptureTables, Entry, tables_of
from basra_spec.game.captures import hauls
from basra_spec.game.cards import set_names
from basra_spec.game.position import Play
from basra_spec.game.rules import Rules


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
        listed = ", ".join(str(Play(play.card, way)) for way in ways)
        super().__init__("ambiguous", f"it can be played in several ways, name one: {listed}", play)
        self.ways = ways


def taken_by(rules: Rules, floor: int, play: Play) -> int:
    """What a play takes from this floor: the claim, where it is allowed, else the only haul there is. Raises `IllegalPlay`."""
    tables = tables_of(rules)
    return take(tables, floor, tables.count(floor), play)[0]


def take(tables: CaptureTables, floor: int, counts: int, play: Play) -> Entry:
    """What a play takes from a floor with these counts, and what becomes of the counts. Raises `IllegalPlay`."""
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
    """Raise `IllegalPlay` unless the play may take what it claims."""
    possible = hauls(rules, floor, play.card)
    if claim:
        refusal = possible.why_not(claim)
        if refusal:
            raise IllegalPlay(refusal.code, refusal.reason, play)
    elif possible.rule.obliged:
        haul = next(iter(possible), 0)
        if haul:
            raise IllegalPlay("must-take", f"it takes {set_names(haul)}, and must", play)


def ways(rules: Rules, floor: int, card: int, most: int) -> tuple[int, ...]:
    """The first `most` ways to play the card on this floor: its hauls, and 0 where it is or may be laid down."""
    possible = hauls(rules, floor, card)
    found = tuple(islice(possible, most))
    return found if found and possible.rule.obliged else (*found, 0)[:most]


def way_count(rules: Rules, floor: int, card: int) -> int:
    """How many ways there are to play the card on this floor, without listing them."""
    possible = hauls(rules, floor, card)
    number = possible.count()
    return number + (not number or not possible.rule.obliged)
