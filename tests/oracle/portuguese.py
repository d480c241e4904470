"""The games of the page `portuguese`, written out by hand."""

from dataclasses import replace
from itertools import combinations

from .cards import DECK_ORDER, Cards, is_number, rank, total
from .clearings import is_lone_card_of_the_same_rank
from .first_floors import BEFORE_REPLACED
from .koutchina import jack_alone, of_rank
from .play import put
from .rules import Clearing, Leftovers, OracleRules

SEVEN_OF_DIAMONDS = "7D"


# Sweeps and obligation


def ten_or_less(floor: Cards) -> bool:
    """The number cards are counted; a picture counts 0."""
    return total(filter(is_number, floor)) <= 10


def jack_or_seven_up_to_ten(card: str, floor: Cards) -> bool:
    return rank(card) == "J" or (card == SEVEN_OF_DIAMONDS and ten_or_less(floor))


def never(card: str, floor: Cards) -> bool:
    return False


# Basras


def worth(clearing: Clearing) -> int:
    return 10 if rank(clearing.card) != "J" or len(clearing.floor) == 1 else 0


def worth_of_five(clearing: Clearing) -> int:
    return 5 if worth(clearing) else 0


def lebanese_worth(clearing: Clearing) -> int:
    return 10 if is_lone_card_of_the_same_rank(clearing) else 0


def worth_with_two_card_jack(clearing: Clearing) -> int:
    return 10 if rank(clearing.card) != "J" or len(clearing.floor) in (1, 2) else 0


# Leftovers shared out


def dealt_round(floor: Cards, takers: list[int], sides: int, last_side: int) -> tuple[Cards, ...]:
    """One card to each taker in turn, in deck order, while there is one for everybody; the others to the last side."""
    shares: list[set[str]] = [set() for _ in range(sides)]
    waiting = [card for card in DECK_ORDER if card in floor]
    while len(waiting) >= len(takers):
        for side in takers:
            shares[side].add(waiting.pop(0))
    shares[last_side].update(waiting)
    return tuple(map(frozenset, shares))


def by_side(end: Leftovers) -> list[tuple[Cards, ...]]:
    sides, first = len(set(end.side_of)), end.side_of[end.last]
    return [dealt_round(end.floor, [(first + step) % sides for step in range(sides)], sides, first)]


def by_player(end: Leftovers) -> list[tuple[Cards, ...]]:
    seats = len(end.side_of)
    takers = [end.side_of[(end.last + step) % seats] for step in range(seats)]
    return [dealt_round(end.floor, takers, len(set(end.side_of)), end.side_of[end.last])]


def in_equal_shares(end: Leftovers) -> list[tuple[Cards, ...]]:
    """Every way to give each side the same number of cards, what is over going to the last capturer's."""
    sides, first = len(set(end.side_of)), end.side_of[end.last]
    return [by_side(end)[0], *every_sharing(end.floor, [side for side in range(sides) if side != first], sides, len(end.floor) // sides)]


def every_sharing(floor: Cards, others: list[int], sides: int, each: int) -> list[tuple[Cards, ...]]:
    if not others:
        return [tuple(floor for _ in range(sides))]
    side, *further = others
    return [
        put(shares, side, frozenset(some))
        for some in combinations(sorted(floor), each)
        for shares in every_sharing(floor - set(some), further, sides, each)
    ]


# Readings of what the page leaves open


def sweeps_optional(rules: OracleRules) -> OracleRules:
    return replace(rules, must_take=never)


def single_rank_match(rules: OracleRules) -> OracleRules:
    return replace(rules, one_equal_card=True)


def faces_block_komi(rules: OracleRules) -> OracleRules:
    def sweeps(card: str, floor: Cards) -> bool:
        return rules.sweeps(card, floor) and (rank(card) == "J" or all(map(is_number, floor)))

    return replace(rules, sweeps=sweeps, must_take=sweeps)


def jack_never(rules: OracleRules) -> OracleRules:
    return replace(rules, worth=lambda clearing: 0 if rank(clearing.card) == "J" else rules.worth(clearing))


def majority_28(rules: OracleRules) -> OracleRules:
    return replace(rules, fewest_most_cards=28)


def all_sides_play(rules: OracleRules) -> OracleRules:
    return replace(rules, only_level_sides_play=False)


def jack_any_lone_card(rules: OracleRules) -> OracleRules:
    def any_worth(clearing: Clearing) -> int:
        return 10 if rank(clearing.card) == "J" and len(clearing.floor) == 1 else rules.worth(clearing)

    return replace(rules, worth=any_worth)


def jack_exactly_two(rules: OracleRules) -> OracleRules:
    def exact_worth(clearing: Clearing) -> int:
        return 0 if rank(clearing.card) == "J" and len(clearing.floor) == 1 else rules.worth(clearing)

    return replace(rules, worth=exact_worth)


def per_player(rules: OracleRules) -> OracleRules:
    return replace(rules, shares=by_player)


def any_assignment(rules: OracleRules) -> OracleRules:
    return replace(rules, shares=in_equal_shares)


def middle_rounded_up(rules: OracleRules) -> OracleRules:
    return replace(rules, place_in_stock=lambda left: (left + 1) // 2)


def put_back_before_replaced(rules: OracleRules) -> OracleRules:
    return replace(rules, first_floors=BEFORE_REPLACED)


FOR_ALL = {
    "sweeps-optional": sweeps_optional,
    "single-rank-match": single_rank_match,
    "majority-28": majority_28,
    "all-sides-play": all_sides_play,
    "middle-rounded-up": middle_rounded_up,
    "put-back-before-replaced": put_back_before_replaced,
}
JACK_READING = {"jack-never": jack_never}
KOMI_READING = {"faces-block-komi": faces_block_komi}

# The games

BASE = OracleRules(
    name="portuguese",
    hand=4,
    refused=of_rank("J") | {SEVEN_OF_DIAMONDS},
    sweeps=jack_or_seven_up_to_ten,
    prefer=(),
    must_take=jack_or_seven_up_to_ten,
    worth=worth,
    points={
        "jacks": (of_rank("J"), 1),
        "aces": (of_rank("A"), 1),
        "two_clubs": (frozenset({"2C"}), 2),
        "ten_diamonds": (frozenset({"10D"}), 3),
    },
    most_cards=30,
    tie_carries=False,
    target=101,
    last_round=None,
    readings=FOR_ALL | KOMI_READING | JACK_READING,
    place_in_stock=lambda left: left // 2,
    only_level_sides_play=True,
)
LEBANESE = replace(
    BASE,
    name="portuguese-lebanese",
    sweeps=jack_alone,
    must_take=jack_alone,
    worth=lebanese_worth,
    readings=FOR_ALL | {"jack-any-lone-card": jack_any_lone_card},
)
IRAQI = replace(
    BASE,
    name="portuguese-iraqi",
    worth=worth_of_five,
    points={**BASE.points, "ten_diamonds": (frozenset({"10D"}), 6)},
)
TWO_CARD_JACK = replace(
    BASE,
    name="portuguese-two-card-jack",
    worth=worth_with_two_card_jack,
    readings=FOR_ALL | KOMI_READING | {"jack-exactly-two": jack_exactly_two},
)
SPLIT_LEFTOVERS = replace(
    BASE,
    name="portuguese-split-leftovers",
    shares=by_side,
    readings={**BASE.readings, "per-player": per_player, "any-assignment": any_assignment},
)
TOURNAMENT = replace(BASE, name="portuguese-tournament", target=151)
THREE_SOLO = replace(BASE, name="portuguese-three-solo")

PORTUGUESE = {rules.name: rules for rules in (BASE, LEBANESE, IRAQI, TWO_CARD_JACK, SPLIT_LEFTOVERS, TOURNAMENT, THREE_SOLO)}
