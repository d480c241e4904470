"""What hypothesis draws from: cards, decks, plays, and positions that a game has reached; and the rulesets they are for.

All of it shrinks to something short: a deck keeps deck order below its drawn top, and a game is a few move numbers played round and round.
"""

from collections.abc import Sequence
from functools import cache
from itertools import cycle

from hypothesis import strategies as st

from basra_spec import library, source
from basra_spec.cards import members, to_set
from basra_spec.merge import changes_of
from basra_spec.plays import Choose, advance, ways
from basra_spec.position import Play, Position
from basra_spec.rounds import PLACES, deal
from basra_spec.rules import Rules, compile_rules
from basra_spec.ruleset import Ruleset
from tests.oracle import RULESETS, OracleRules, reading

Game = tuple[str, str]
resolved = cache(library.load)
ORACLES = {name: RULESETS[name] for name in library.shipped_ids() if name in RULESETS}
GAMES: tuple[Game, ...] = tuple((name, other) for name in ORACLES for other in ("", *resolved(name).readings))
"""Every ruleset that ships, as it stands and under each of its readings: its id, and the reading's name or nothing."""
CLASSIC: Game = ("koutchina-classic", "")


def readings(name: str) -> st.SearchStrategy[Game]:
    """A ruleset as it stands, or under one of its readings."""
    return st.sampled_from([game for game in GAMES if game[0] == name])


@cache
def compiled(name: str, other: str = "") -> Rules:
    """The compiled rules of a ruleset, or of one of its readings."""
    return library.reading_rules(resolved(name), other) if other else compile_rules(resolved(name).ruleset, name)


@cache
def oracle(name: str, other: str = "") -> OracleRules:
    """The same game as the oracle knows it."""
    return reading(ORACLES[name], other) if other else ORACLES[name]


@cache
def changed(changes: str, name: str = "koutchina-classic") -> Rules:
    """The compiled rules of a ruleset after changes, written as a file would."""
    merged, problems = resolved(name).merged.with_changes(changes_of(source.parse(changes)))
    assert not problems
    return compile_rules(Ruleset.of(merged.data), name)


# --- cards --------------------------------------------------------------------------------------------------------------------------

cards = st.integers(0, 51)
card_sets = st.sets(cards).map(to_set)


def lists_of_cards(least: int = 0, most: int = 52) -> st.SearchStrategy[list[int]]:
    """Different cards; low ones, of which many sums are made, about half of the time."""
    each = st.one_of(st.integers(0, 27), cards)
    return st.lists(each, unique=True, min_size=least, max_size=most)


@st.composite
def floors_and_cards(draw: st.DrawFn, least: int = 0, most: int = 10) -> tuple[int, int]:
    """A floor, and a card that does not lie on it."""
    card, *floor = draw(lists_of_cards(least + 1, most + 1))
    return to_set(floor), card


# --- games --------------------------------------------------------------------------------------------------------------------------


def decks(rules: Rules) -> st.SearchStrategy[tuple[int, ...]]:
    """A ruleset's deck in some order."""
    whole = tuple(members(rules.deck))
    return st.lists(st.sampled_from(whole), unique=True).map(lambda top: (*top, *(card for card in whole if card not in top)))


def refused(rules: Rules, deck: Sequence[int], seats: int) -> int:
    """How many cards of this deck are refused before the first floor is full, and go back to a place that chance gives."""
    if rules.put_back in PLACES:
        return 0
    turned, kept = 0, 0
    for card in deck[seats * rules.hand :]:
        kept += not rules.refused >> card & 1
        turned += 1
        if kept == rules.floor:
            break
    return turned - kept


@st.composite
def first_positions(draw: st.DrawFn, game: Game = CLASSIC) -> Position:
    """The start of a round, for any number of players that the ruleset is for, in any of its partnerships."""
    rules = compiled(*game)
    seats, sides = draw(st.sampled_from([(seats, sides) for seats, known in rules.players.items() for sides in known]))
    deck = draw(decks(rules))
    gaps = refused(rules, deck, seats)
    return deal(rules, deck, draw(st.lists(st.integers(0, 15), min_size=gaps, max_size=gaps)), seats, sides)


@st.composite
def positions(draw: st.DrawFn, game: Game = CLASSIC, most: int = 48) -> Position:
    """A position that play has reached, the end of the round among them."""
    start, plays = draw(first_positions(game)), draw(st.integers(0, most))
    return advance(compiled(*game), start, chooser(compiled(*game), draw(move_numbers)), plays)


move_numbers = st.lists(st.integers(0, 23), min_size=1, max_size=8)


def chooser(rules: Rules, numbers: Sequence[int]) -> Choose:
    """A player who lets the numbers decide, one a play and round and round: which card of the hand, and which of its hauls."""
    turns = cycle(numbers)

    def choose(hand: int, floor: int) -> Play:
        number, held = next(turns), list(members(hand))
        card = held[number % len(held)]
        possible = ways(rules, floor, card, 24)
        return Play(card, possible[number // len(held) % len(possible)])

    return choose


plays = st.builds(Play, cards, st.none() | card_sets)
