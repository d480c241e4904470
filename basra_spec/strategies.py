"""What Hypothesis draws for tests of engines and rulesets: cards, decks, positions that play has reached, and rulesets with small changes.

Nothing else in the package needs Hypothesis; the extra `test` brings it. Whatever is drawn shrinks to something short: a deck keeps deck
order below its drawn top, and a game is a few move numbers played round and round.

Cards and sets of cards are ints (`names` and `set_names` tell which); `rules` are what `load_rules` gives, and `resolved` what `load` does.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import cycle
from typing import NamedTuple

from hypothesis import strategies as st

from basra_spec.analysis.lint import sensible
from basra_spec.analysis.mutants import Change, Mutant, mutants
from basra_spec.game.cards import FULL_DECK, members, rank, to_set
from basra_spec.game.compiler import compile_rules
from basra_spec.game.legality import ways
from basra_spec.game.play import advance
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal, places_wanted
from basra_spec.game.rules import Rules
from basra_spec.rulesets import catalogue, loader
from basra_spec.rulesets.merge import dotted, touches
from basra_spec.rulesets.resolved import Resolved, reading_rules
from basra_spec.rulesets.schema import as_yaml, whole_schema

_resolve = cache(loader.resolve)

# --- cards --------------------------------------------------------------------------------------------------------------------------


def cards() -> st.SearchStrategy[int]:
    """One of the 52 cards. Shrinks to the ace of spades."""
    return st.integers(0, 51)


def card_sets() -> st.SearchStrategy[int]:
    """Any set of the 52 cards, the empty one among them, as an int. Shrinks to few cards."""
    return st.sets(cards()).map(to_set)


def lists_of_cards(least: int = 0, most: int = 52, among: int = FULL_DECK) -> st.SearchStrategy[list[int]]:
    """`least` to `most` different cards of a set, in any order. Shrinks to few and low cards.

    Cards up to the seven, of which many sums are made, are drawn more often than others.
    """
    return _different([*(card for card in members(among) if rank(card) < 7), *members(among)], least, most)


def _different(some: Sequence[int], least: int, most: int) -> st.SearchStrategy[list[int]]:
    # By place, since Hypothesis deletes from a list of places and leaves the others as they are, what it does not in its unique samples.
    return st.lists(st.integers(0, len(some) - 1).map(some.__getitem__), unique=True, min_size=least, max_size=most)


def floors(rules: Rules, least: int = 0, most: int = 10) -> st.SearchStrategy[int]:
    """A floor of `least` to `most` cards of the ruleset's deck, as a set. Shrinks to few and low cards."""
    return lists_of_cards(least, most, rules.deal.deck).map(to_set)


def floors_and_cards(rules: Rules, least: int = 0, most: int = 10) -> st.SearchStrategy[tuple[int, int]]:
    """A floor, and a card of the deck that does not lie on it: a pair of a set and a card. Shrinks as `floors` does."""
    return lists_of_cards(least + 1, most + 1, rules.deal.deck).map(lambda some: (to_set(some[1:]), some[0]))


# --- games --------------------------------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """The arguments of `deal` after the rules, in order: `deal(rules, *drawn)`."""

    deck: tuple[int, ...]
    returned: tuple[int, ...]
    seats: int
    sides: str


def decks(rules: Rules) -> st.SearchStrategy[tuple[int, ...]]:
    """The ruleset's deck in some order, listed from the top. Shrinks to deck order, below a short top where the top matters."""
    whole = tuple(members(rules.deal.deck))

    def deck(top: Sequence[int]) -> tuple[int, ...]:
        return (*top, *(card for card in whole if card not in top))

    return (_different(whole, 0, len(whole)) | _different(whole, len(whole) // 2, len(whole))).map(deck)


def refused(rules: Rules, deck: Sequence[int], seats: int) -> int:
    """How many cards of a deck are refused before the first floor is full, and go back to a place that chance gives."""
    return places_wanted(rules, deck, seats)


def returned_places(rules: Rules, deck: Sequence[int], seats: int) -> st.SearchStrategy[tuple[int, ...]]:
    """A place in the stock for each card of a deck that is refused, as `deal` takes them. Shrinks to the top of the stock."""
    number = refused(rules, deck, seats)
    stock = len(deck) - seats * rules.deal.hand - rules.deal.floor - number  # as the first of them goes back; it grows from then on
    return st.lists(st.integers(0, stock), min_size=number, max_size=number).map(tuple)


@st.composite
def deals(draw: st.DrawFn, rules: Rules) -> Deal:
    """A first deal: for any number of players that the ruleset is for, in any of its partnerships. Shrinks to those it lists first."""
    seats, sides = draw(st.sampled_from([(seats, sides) for seats, known in rules.deal.players.items() for sides in known]))
    deck = draw(decks(rules))
    return Deal(deck, draw(returned_places(rules, deck, seats)), seats, sides)


def first_positions(rules: Rules) -> st.SearchStrategy[Position]:
    """The start of a round. Shrinks as `deals` does."""
    return deals(rules).map(lambda drawn: deal(rules, *drawn))


@st.composite
def positions(draw: st.DrawFn, rules: Rules, most: int = 52) -> Position:
    """A position that up to `most` plays have reached, the end of the round among them. Shrinks to few plays."""
    start, plays = draw(first_positions(rules)), draw(st.integers(0, most))
    return advance(rules, start, chooser(rules, draw(move_numbers())), plays)


@st.composite
def moves(draw: st.DrawFn, rules: Rules, most: int = 51) -> tuple[Position, Play]:
    """A position of a round that is not over, and a play allowed there, which names what it takes. Shrinks to few plays before it."""
    every = rules.deal.deck.bit_count() - rules.deal.floor  # all cards are played but those of the first floor
    position = draw(positions(rules, min(most, every - 1)))
    return position, chooser(rules, draw(move_numbers()))(position.hands[position.turn], position.floor)


def plays() -> st.SearchStrategy[Play]:
    """Any play of any card, with a claim or without; hardly any position allows it. Shrinks to the ace of spades without a claim."""
    return st.builds(Play, cards(), st.none() | card_sets())


def move_numbers() -> st.SearchStrategy[list[int]]:
    """The decisions of a game, for `chooser`: one to eight numbers. Shrinks to [0], the lowest card and its first haul every time."""
    return st.lists(st.integers(0, 23), min_size=1, max_size=8)


def chooser(rules: Rules, numbers: Sequence[int]) -> Callable[[int, int], Play]:
    """A player for `advance` who lets the numbers decide, one a play and round and round: which card of the hand, which of its hauls."""
    turns = cycle(numbers)

    def choose(hand: int, floor: int) -> Play:
        number, held = next(turns), list(members(hand))
        card = held[number % len(held)]
        possible = ways(rules, floor, card, 24)
        return Play(card, possible[number // len(held) % len(possible)])

    return choose


# --- rulesets -----------------------------------------------------------------------------------------------------------------------

Delta = tuple[Change, ...]


def rulesets() -> st.SearchStrategy[Resolved]:
    """A ruleset that ships, resolved. Shrinks to the first by id."""
    return st.sampled_from(catalogue.shipped_files()).map(_resolve)


def deltas(resolved: Resolved, most: int = 3) -> st.SearchStrategy[Delta]:
    """One to `most` small changes that make another ruleset of this one, as (path, value) with None for what is removed.

    `lint.sensible(resolved, delta)` is that ruleset: it meets every check. Shrinks to one change, of a rule that the file says early.
    """
    known = tuple(mutants(resolved, whole_schema()))

    @st.composite  # without arguments: Hypothesis would write out the whole ruleset wherever it tells of the strategy
    def delta(draw: st.DrawFn) -> Delta:
        chosen: tuple[Mutant, ...] = ()
        for place in draw(st.lists(st.integers(0, len(known) - 1), min_size=1, max_size=most)):
            chosen = _one_more(resolved, chosen, (*known[place:], *known[:place]))
        return _joined(chosen)

    return delta()


def rules(resolved: Resolved, most: int = 3) -> st.SearchStrategy[Rules]:
    """Compiled rules of a ruleset (to which they shrink), of one of its readings, or of the ruleset with a delta that their name gives."""
    readings = st.sampled_from([(), *((name,) for name in resolved.readings)]).map(lambda names: reading_rules(resolved, *names))

    def changed(delta: Delta) -> Rules:
        after = sensible(resolved, delta)
        assert after, "every delta makes sense"
        changes = ", ".join(f"{dotted(path)}: {as_yaml(value)}" for path, value in dict(delta).items())
        return compile_rules(after.ruleset, f"{resolved.id} with {changes}")

    return readings | deltas(resolved, most).map(changed)


def _joined(chosen: Iterable[Mutant]) -> Delta:
    return tuple(change for mutant in chosen for change in mutant.changes)


def _one_more(resolved: Resolved, chosen: tuple[Mutant, ...], found: Iterable[Mutant]) -> tuple[Mutant, ...]:
    """The mutants chosen, and the first found that is of another rule than they and makes sense beside them."""
    apart = (mutant for mutant in found if not any(touches(mutant.path, other.path) for other in chosen))
    return next((more for more in ((*chosen, mutant) for mutant in apart) if sensible(resolved, _joined(more))), chosen)
