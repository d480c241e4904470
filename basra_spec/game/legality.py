"""Whether a play is allowed, and what it takes: the claim, or the only haul there is."""

from functools import lru_cache
from itertools import islice

from basra_spec.game.captures import Hauls, Refusal, hauls
from basra_spec.game.cards import FULL_DECK, set_names
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
        shown = ", ".join(str(Play(play.card, way)) for way in ways)
        super().__init__("ambiguous", f"it can be played in several ways, name one: {shown}", play)
        self.ways = ways


def taken_by(rules: Rules, floor: int, play: Play) -> int:
    """What a play takes from this floor: the claim, where it is allowed, else the only haul there is. Raises `IllegalPlay`."""
    if play.taken is not None:
        return _claimed(rules, floor, play)
    within = floor & _reach(rules)[play.card]
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
    return Refusal("must-take", f"it takes {set_names(haul)}, and must") if haul and possible.rule.obliged else None


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


def _only_way(rules: Rules, floor: int, within: int, play: Play) -> int:
    taken = _sole_way(rules, within, play.card)
    if taken is None:
        raise AmbiguousPlay(play, ways(rules, floor, play.card, 6))
    return taken


@lru_cache(maxsize=1 << 6)
def _reach(rules: Rules) -> tuple[int, ...]:
    """By card, all floor cards that matter to it; every card where its class depends on the floor."""
    return tuple(FULL_DECK if first.when else first.reach for first, *_ in rules.play.captures)


@lru_cache(maxsize=1 << 16)
def _sole_way(rules: Rules, within: int, card: int) -> int | None:
    """What the card does to floor cards within its reach where there is no choice (0: it is laid down); None where there is one."""
    possible = hauls(rules, within, card)
    haul = possible.sole()
    return haul if not haul or possible.rule.obliged else None
