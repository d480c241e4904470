"""The house rules that ship, written out by hand: each a function from a game to the game with it."""

from collections.abc import Callable
from dataclasses import replace

from .cards import WHOLE_DECK, rank
from .koutchina import KOMI, jack_alone, of_rank
from .portuguese import by_side
from .rules import Clearing, OracleRules

SCORING = ("jacks", "aces", "two_clubs", "ten_diamonds")


def iraqi_counts(rules: OracleRules) -> OracleRules:
    points = {**rules.points, "ten_diamonds": (frozenset({"10D"}), 6)}
    return replace(rules, worth=lambda clearing: 5 if rules.worth(clearing) else 0, points=points)


def two_card_jack(rules: OracleRules) -> OracleRules:
    def worth(clearing: Clearing) -> int:
        return 10 if rank(clearing.card) == "J" and len(clearing.floor) <= 2 else rules.worth(clearing)

    return replace(rules, worth=worth)


def no_point_cards(rules: OracleRules) -> OracleRules:
    return replace(rules, points={name: item for name, item in rules.points.items() if name not in SCORING})


def plain_seven_of_diamonds(rules: OracleRules) -> OracleRules:
    """The 7♦ is any other seven, on the first floor too."""

    def worth(clearing: Clearing) -> int:
        return rules.worth(clearing._replace(card="7S")) if clearing.card == KOMI else rules.worth(clearing)

    forced = jack_alone if rules.must_take is rules.sweeps else rules.must_take
    return replace(rules, sweeps=jack_alone, must_take=forced, worth=worth, refused=rules.refused - {KOMI})


def optional_capture(rules: OracleRules) -> OracleRules:
    return replace(rules, must_take=lambda card, floor: False)


def without_queens_and_kings(rules: OracleRules) -> OracleRules:
    return replace(rules, deck=WHOLE_DECK - of_rank("Q") - of_rank("K"), hand=5)


HOUSE_RULES: dict[str, Callable[[OracleRules], OracleRules]] = {
    "hands-of-six": lambda rules: replace(rules, hand=6),
    "iraqi-counts": iraqi_counts,
    "no-basra-on-the-last-play": lambda rules: replace(rules, last_card_is_no_basra=True),
    "no-point-cards": no_point_cards,
    "optional-capture": optional_capture,
    "plain-seven-of-diamonds": plain_seven_of_diamonds,
    "refused-under-the-stock": lambda rules: replace(rules, place_in_stock=lambda left: left),
    "shared-most-cards": lambda rules: replace(rules, tie_shares=True, tie_carries=False),
    "split-leftovers": lambda rules: replace(rules, shares=by_side),
    "target-121": lambda rules: replace(rules, target=121),
    "target-151": lambda rules: replace(rules, target=151),
    "three-solo": lambda rules: rules,
    "two-card-jack": two_card_jack,
    "without-queens-and-kings": without_queens_and_kings,
}
