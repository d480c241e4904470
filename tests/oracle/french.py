"""The games of the page `french-yemeni`, written out by hand."""

from dataclasses import replace

from .cards import rank
from .clearings import is_lone_jack_on_lone_jack, only_numbers, splits_into_equal_groups_under
from .koutchina import KOMI, always, jack_or_komi, of_rank
from .rules import Clearing, OracleRules


def worth_with_groups(clearing: Clearing, at_least: int, cards: int = 1) -> int:
    """The points of a clearing where the 7♦ needs so many groups of one sum up to 10, with so many cards each."""
    if rank(clearing.card) == "J":
        return 20 if is_lone_jack_on_lone_jack(clearing) else 0
    if clearing.card == KOMI:
        return 10 if only_numbers(clearing.floor) and splits_into_equal_groups_under(clearing.floor, 11, at_least, cards) else 0
    return 10


def worth(clearing: Clearing) -> int:
    return worth_with_groups(clearing, at_least=1)


# Readings of what the page leaves open


def two_groups_minimum(rules: OracleRules) -> OracleRules:
    return replace(rules, worth=lambda clearing: worth_with_groups(clearing, at_least=2))


def groups_of_two_or_more(rules: OracleRules) -> OracleRules:
    return replace(rules, worth=lambda clearing: worth_with_groups(clearing, at_least=1, cards=2))


def hand_level_obligation(rules: OracleRules) -> OracleRules:
    return replace(rules, hand_must_take=True)


def level_is_a_draw(rules: OracleRules) -> OracleRules:
    return replace(rules, level_is_a_draw=True)


YEMENI = OracleRules(
    name="french-yemeni",
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
        "two-groups-minimum": two_groups_minimum,
        "groups-of-two-or-more": groups_of_two_or_more,
        "hand-level-obligation": hand_level_obligation,
        "level-is-a-draw": level_is_a_draw,
    },
)
YEMENI_121 = replace(YEMENI, name="french-yemeni-121", target=121)

FRENCH = {rules.name: rules for rules in (YEMENI, YEMENI_121)}
