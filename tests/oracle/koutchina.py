"""The five games of the page `koutchina-en`, written out by hand."""

from dataclasses import replace

from .captures import count_of_cards, count_of_groups, count_of_points, in_deck_order
from .cards import WHOLE_DECK, Cards, is_number, rank, total, value
from .clearings import (
    an_ordinary_seven_clears,
    is_lone_card_of_the_same_rank,
    is_lone_jack_on_lone_jack,
    is_sum_after_a_trail_beside_a_lone_card,
    only_numbers,
    only_tens_queens_and_kings,
    splits_into_equal_groups_under,
)
from .rules import Clearing, OracleRules

KOMI = "7D"


def of_rank(wanted: str) -> Cards:
    return frozenset(card for card in WHOLE_DECK if rank(card) == wanted)


# Sweeps and obligation


def jack_or_komi(card: str, floor: Cards) -> bool:
    return rank(card) == "J" or card == KOMI


def jack_alone(card: str, floor: Cards) -> bool:
    return rank(card) == "J"


def always(card: str, floor: Cards) -> bool:
    return True


# Basras


def komi_clears_ten_or_less(floor: Cards) -> bool:
    return only_numbers(floor) and total(floor) <= 10


def classic_worth(clearing: Clearing) -> int:
    if rank(clearing.card) == "J":
        return 0
    if clearing.card == KOMI:
        return 10 if komi_clears_ten_or_less(clearing.floor) else 0
    return 10


def egyptian_worth(clearing: Clearing) -> int:
    return 20 if is_lone_jack_on_lone_jack(clearing) else classic_worth(clearing)


def lebanese_worth(clearing: Clearing) -> int:
    if is_lone_card_of_the_same_rank(clearing) or is_sum_after_a_trail_beside_a_lone_card(clearing):
        return 10
    return 0


def komi_clears_in_yemen(floor: Cards, cards: int = 1) -> bool:
    """Whether the 7♦ makes a Basra, where a group of one sum needs so many cards."""
    if only_tens_queens_and_kings(floor):
        return True
    return only_numbers(floor) and (total(floor) < 10 or splits_into_equal_groups_under(floor, 10, cards=cards))


def yemeni_worth(clearing: Clearing, cards: int = 1) -> int:
    if is_lone_jack_on_lone_jack(clearing):
        return 20
    if clearing.card == KOMI:
        return 10 if komi_clears_in_yemen(clearing.floor, cards) else 0
    return classic_worth(clearing)


def jordanian_value(card: str) -> int:
    return 2 * (value(card) if is_number(card) else 10)


def jordanian_worth(clearing: Clearing) -> int:
    return jordanian_value(clearing.card) if classic_worth(clearing) else 0


# Readings of what the page leaves open


def haul_by_points(rules: OracleRules) -> OracleRules:
    return replace(rules, prefer=(count_of_points, in_deck_order))


def haul_by_groups(rules: OracleRules) -> OracleRules:
    return replace(rules, prefer=(count_of_groups, in_deck_order))


def any_equal_haul(rules: OracleRules) -> OracleRules:
    return replace(rules, prefer=(count_of_cards,))


def komi_natural_clear(rules: OracleRules) -> OracleRules:
    """The Komi also makes the Basra that any other 7 would have made on the same floor."""

    def worth(clearing: Clearing) -> int:
        if clearing.card == KOMI and an_ordinary_seven_clears(clearing.floor):
            return rules.worth(clearing._replace(card="7S"))
        return rules.worth(clearing)

    return replace(rules, worth=worth)


def lone_jack_20(rules: OracleRules) -> OracleRules:
    def worth(clearing: Clearing) -> int:
        return 20 if is_lone_jack_on_lone_jack(clearing) else rules.worth(clearing)

    return replace(rules, worth=worth)


def deal_breaks_next_play(rules: OracleRules) -> OracleRules:
    return replace(rules, deal_forgets_previous=True)


def groups_of_two_or_more(rules: OracleRules) -> OracleRules:
    return replace(rules, worth=lambda clearing: yemeni_worth(clearing, cards=2))


HAUL_READINGS = {
    "haul-by-points": haul_by_points,
    "haul-by-groups": haul_by_groups,
    "any-equal-haul": any_equal_haul,
}
KOMI_READING = {"komi-natural-clear": komi_natural_clear}

# The games

CLASSIC = OracleRules(
    name="koutchina-classic",
    hand=4,
    refused=of_rank("J") | {KOMI},
    sweeps=jack_or_komi,
    prefer=(count_of_cards, count_of_points, in_deck_order),
    must_take=always,
    worth=classic_worth,
    points={
        "jacks": (of_rank("J"), 1),
        "aces": (of_rank("A"), 1),
        "two_clubs": (frozenset({"2C"}), 2),
        "ten_diamonds": (frozenset({"10D"}), 3),
    },
    most_cards=30,
    tie_carries=True,
    target=101,
    last_round=30,
    readings=HAUL_READINGS | KOMI_READING,
)
EGYPTIAN = replace(CLASSIC, name="koutchina-egyptian", points={}, worth=egyptian_worth, target=121)
LEBANESE = replace(
    CLASSIC,
    name="koutchina-lebanese",
    hand=6,
    refused=of_rank("J"),
    sweeps=jack_alone,
    worth=lebanese_worth,
    most_cards=3,
    tie_carries=False,
    readings=HAUL_READINGS | {"lone-jack-20": lone_jack_20, "deal-breaks-next-play": deal_breaks_next_play},
)
YEMENI = replace(
    CLASSIC,
    name="koutchina-yemeni",
    worth=yemeni_worth,
    readings=HAUL_READINGS | {"groups-of-two-or-more": groups_of_two_or_more},
)
JORDANIAN = replace(CLASSIC, name="koutchina-jordanian", worth=jordanian_worth)

KOUTCHINA = {rules.name: rules for rules in (CLASSIC, EGYPTIAN, LEBANESE, YEMENI, JORDANIAN)}
