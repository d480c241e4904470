"""The game of the page `russian`, written out by hand."""

from dataclasses import replace

from .captures import count_of_cards, no_group_left
from .cards import rank
from .koutchina import KOMI, always, jack_or_komi, komi_clears_ten_or_less, komi_natural_clear, of_rank
from .rules import Clearing, OracleRules, any_lawful


def worth(clearing: Clearing) -> int:
    if rank(clearing.card) == "J":
        return 0
    if clearing.card == KOMI:
        return 10 if komi_clears_ten_or_less(clearing.floor) else 0
    return 10


# Readings of what the page leaves open


def no_larger_capture(rules: OracleRules) -> OracleRules:
    return replace(rules, prefer=(count_of_cards,))


def any_groups(rules: OracleRules) -> OracleRules:
    return replace(rules, accepts=any_lawful)


EGYPTIAN_PROFILE = OracleRules(
    name="russian-egyptian",
    hand=4,
    refused=of_rank("J") | {KOMI},
    sweeps=jack_or_komi,
    prefer=(),
    must_take=always,
    worth=worth,
    points={
        "jacks": (of_rank("J"), 1),
        "aces": (of_rank("A"), 1),
        "two_clubs": (frozenset({"2C"}), 2),
        "ten_diamonds": (frozenset({"10D"}), 3),
    },
    most_cards=30,
    tie_carries=True,
    target=101,
    last_round=None,
    readings={
        "no-larger-capture": no_larger_capture,
        "any-groups": any_groups,
        "komi-natural-clear": komi_natural_clear,
    },
    accepts=no_group_left,
)

RUSSIAN = {EGYPTIAN_PROFILE.name: EGYPTIAN_PROFILE}
