"""Random games as questions: whole matches that a seed decides, a round a question, each with the answer that the game itself gave.

Questions have the keys of a case. The players know the rules: they choose among the ways that there are, and name theirs where there are
several, if the engine reads claims. Now and then one tries a claim that is not allowed.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from attrs import frozen

from basra_spec.analysis.search import match_ends
from basra_spec.analysis.situations import MatchEnd, possible
from basra_spec.engines.interpreter import end_of, outcomes, set_up_of
from basra_spec.engines.messages import Hello, Message
from basra_spec.game.cards import NAMES, members, names, set_names, to_set
from basra_spec.game.events import Event
from basra_spec.game.legality import ways
from basra_spec.game.play import ALL, advance
from basra_spec.game.position import Play, Position
from basra_spec.game.rounds import deal, places_wanted, sides_of
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score, standing

Question = Mapping[str, Any]
MOST_ROUNDS: Final = 40
MOST_WAYS: Final = 24
ONE_TRY_IN: Final = 20


class Planned(NamedTuple):
    """A question, and the answer that came of it in the game; None where nobody has worked it out yet."""

    question: Question
    answer: Message | None = None


def game(rules: Rules, hello: Hello, seed: str) -> Iterator[Planned]:
    """The questions of one match, as far as the engine takes them: of each round the plays, the score and how the match then stands.

    Of two rounds in three a part is asked once more, by itself.
    """
    chance = Random(seed)  # noqa: S311 (games, not secrets)
    seats, sides = chance.choice([(seats, sides) for seats, known in rules.deal.players.items() for sides in known])
    rounds, carried = list[tuple[int, ...]](), 0
    while len(rounds) < MOST_ROUNDS:
        played = _round(rules, hello, chance, seats, sides)
        paid = score(rules, played.end.piles, played.end.awards, carried)
        rounds.append(paid.totals)
        planned = [*_of_round(played, hello), _of_score(played.end, carried), _of_match(rounds, paid.carried)]
        yield from (each for each in planned if each.question.get("ask", "play") in hello.asks)
        carried = paid.carried
        if len(standing(rules, rounds).playing) < sides_of(seats, sides):  # it is over, or goes on with other seats
            return


def endings(rules: Rules, hello: Hello, seed: str) -> Iterator[Planned]:
    """Ends of matches that games seldom see, one of each kind; none for an engine that knows no matches."""
    chance = Random(seed)  # noqa: S311
    yield from (Planned(chance.choice(group).question()) for group in _endings(rules)) if "match" in hello.asks else ()


@lru_cache(maxsize=32)
def _endings(rules: Rules) -> list[list[MatchEnd]]:
    """Matches in groups: of one status, before or past the target, level or not, long or short."""
    groups: dict[tuple[object, ...], list[MatchEnd]] = {}
    for ending in match_ends((rules,)):
        if possible(ending, rules):
            now = standing(rules, ending.rounds)
            best = max(now.totals)
            long = rules.match.cap_rounds is not None and len(ending.rounds) >= rules.match.cap_rounds
            groups.setdefault((now.status, best >= rules.match.target, now.totals.count(best) > 1, long), []).append(ending)
    return list(groups.values())


@frozen
class _Played:
    """A round: its table, its deal, and what was said, and came of it, before and after some moment."""

    table: Question
    deal: Question
    before: "_Stretch"
    after: "_Stretch"
    part: str

    @property
    def end(self) -> Position:
        return self.after.end


@frozen
class _Stretch:
    """Some plays of a round in turn: the position before them, the plays as they are sent, their outcomes, the position after."""

    start: Position
    plays: list[str]
    outcomes: list[Message]
    end: Position


def _round(rules: Rules, hello: Hello, chance: Random, seats: int, sides: str) -> _Played:
    deck = list(members(rules.deal.deck))
    chance.shuffle(deck)
    gaps = places_wanted(rules, deck, seats)
    smallest_stock = len(deck) - seats * rules.deal.hand - rules.deal.floor - gaps
    returned = [chance.randint(0, smallest_stock) for _ in range(gaps)]
    first = deal(rules, deck, returned, seats, sides)
    player = Player(rules, hello, chance)
    before = player.plays(first, chance.randrange(1, len(deck) - rules.deal.floor))
    after = player.plays(before.end)
    cards = {"deck": names(deck), "returned": returned}
    return _Played({"seats": seats, "sides": sides}, cards, before, after, chance.choice(list(_PARTS)))


def _of_round(played: _Played, hello: Hello) -> Iterator[Planned]:
    """The whole round, from its deck if the engine takes decks; then a part of it from a position, if it takes those."""
    plays, outcomes = played.before.plays + played.after.plays, played.before.outcomes + played.after.outcomes
    if "deck" in hello.starts:
        yield Planned({**played.table, **played.deal, "plays": plays}, {"plays": outcomes, "end": end_of(played.end)})
    else:
        yield Planned({**played.table, "floor": set_names(played.before.start.floor), "plays": plays})
    if {"deck", "floor"} <= set(hello.starts):
        yield from _PARTS[played.part](played)


def _set_up(played: _Played) -> Iterator[Planned]:
    """The rest of the round from the position in the middle."""
    after = played.after
    yield Planned({**played.table, **set_up_of(after.start), "plays": after.plays}, {"plays": after.outcomes, "end": end_of(after.end)})


def _cut(played: _Played) -> Iterator[Planned]:
    """The first part of the round, then a play on the floor that it left, without the previous play."""
    before = played.before
    yield Planned({**played.table, **played.deal, "plays": before.plays}, {"plays": before.outcomes, "end": end_of(before.end)})
    yield Planned({**played.table, "floor": set_names(before.end.floor), "plays": played.after.plays[:1]})


_PARTS: Final[dict[str, Callable[[_Played], Iterator[Planned]]]] = {
    "none": lambda played: iter(()),
    "set up": _set_up,
    "cut": _cut,
}


def _of_score(end: Position, carried: int) -> Planned:
    answer = end_of(end)
    return Planned({"ask": "score", "piles": answer["piles"], "basras": answer["basras"], "carried": carried})


def _of_match(rounds: list[tuple[int, ...]], carried: int) -> Planned:
    return Planned({"ask": "match", "rounds": list(map(list, rounds)), "carried": carried})


class Player:
    """Plays all hands at random within the rules, with claims if the engine reads them."""

    def __init__(self, rules: Rules, hello: Hello, chance: Random) -> None:
        self._plays: list[str] = []
        self._rules = rules
        self._chance = chance
        self._claims = hello.claims
        self._tries = hello.claims and hello.refuses is not None

    def plays(self, start: Position, most: int = ALL) -> _Stretch:
        """Up to `most` plays from a position, or all that are left in the round."""
        self._plays, log = [], list[Event]()
        end = advance(self._rules, start, self.choose, most, log, lenient=True)
        return _Stretch(start, self._plays, outcomes(start.floor, log), end)

    def choose(self, hand: int, floor: int) -> Play:
        """A card of the hand and one of the ways to play it; now and then a claim that may be illegal."""
        card = self._chance.choice(list(members(hand)))
        if self._tries and not self._chance.randrange(ONE_TRY_IN):
            play = Play(card, to_set(other for other in members(floor) if self._chance.randrange(2)))
            self._plays.append(str(play))
            return play
        possible = ways(self._rules, floor, card, MOST_WAYS)
        if len(possible) == 1:
            self._plays.append(NAMES[card])
            return Play(card)
        play = Play(card, self._chance.choice(possible))
        self._plays.append(str(play if self._claims else Play(card)))
        return play
