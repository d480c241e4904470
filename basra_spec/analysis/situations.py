"""What rules may differ in: a play on a floor, a first deal, the end of a round, a score, a match. Each is a value, and has a text."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, Protocol

from basra_spec.game.captures import capture_rule, hauls
from basra_spec.game.cards import members, names, set_names
from basra_spec.game.faults import DealError
from basra_spec.game.outcome import Moment, every_outcome
from basra_spec.game.play import advance
from basra_spec.game.position import Play, Position, Previous, basras
from basra_spec.game.rounds import deal, places_wanted, sides_of
from basra_spec.game.rules import Rules
from basra_spec.game.scoring import score, standing

Question = dict[str, Any]
"""The keys of a case, or of a request of the protocol, that ask for an outcome."""


class Situation(Protocol):
    """Something that rules decide: in process by `outcome`, by an engine that is asked the `question`."""

    def outcome(self, rules: Rules) -> Hashable:
        """What the rules decide, as a value that can be compared."""
        ...

    def question(self) -> Question:
        """The question as the keys of a case."""
        ...


class Capture(NamedTuple):
    """A card played on a floor, after the play before (None: the round's first, or it does not matter)."""

    floor: int
    card: int
    previous: Previous | None

    def outcome(self, rules: Rules) -> Hashable:
        """Every way to play the card, with what it pays: a set of pairs (taken, (name and points of each award))."""
        if (self.floor | 1 << self.card) & ~rules.deal.deck:
            return "the deck has no such card"
        return _ways(rules, Moment(self.floor, self.previous), self.card)

    def question(self) -> Question:
        asked: Question = {"floor": set_names(self.floor), "plays": [names([self.card])]}
        if self.previous:
            asked["previous"] = self.previous.as_data()
        return asked


class LastCapture(NamedTuple):
    """The last card of a round, played on a floor."""

    floor: int
    card: int
    seats: int
    sides: str

    def outcome(self, rules: Rules) -> Hashable:
        """Every way to play the card, as of a `Capture`."""
        if (self.floor | 1 << self.card) & ~rules.deal.deck or self.sides not in rules.deal.players.get(self.seats, ()):
            return "there is no such end of a round"
        return _ways(rules, Moment(self.floor, last=True), self.card)

    def question(self) -> Question:
        hands = [names([self.card]), *[""] * (self.seats - 1)]
        piles = ["rest", *[""] * (sides_of(self.seats, self.sides) - 1)]
        position = {"floor": set_names(self.floor), "hands": hands, "piles": piles, "last": 0}
        return {"seats": self.seats, "sides": self.sides, **position, "plays": [names([self.card])]}


def _ways(rules: Rules, moment: Moment, card: int) -> Hashable:
    """Every way to play a card, with what it pays; an award of 0 points is none, and which kinds hold is not compared."""
    return frozenset(
        (taken, tuple((award.name, award.points) for award in awards if award.points))
        for taken, awards in every_outcome(rules, moment, card)
    )


class FirstDeal(NamedTuple):
    """The first deal of a round from a deck; of the places to put refused cards back, rules that need fewer look at the first ones only."""

    deck: tuple[int, ...]
    returned: tuple[int, ...]
    seats: int
    sides: str

    def outcome(self, rules: Rules) -> Hashable:
        """The first position, or why there is none."""
        try:
            returned = self.returned[: places_wanted(rules, self.deck, self.seats)]
            return deal(rules, self.deck, returned, self.seats, self.sides)
        except DealError:
            return "no such deal"

    def question(self) -> Question:
        asked: Question = {"deck": names(self.deck), "plays": [], "seats": self.seats, "sides": self.sides}
        return asked | ({"returned": list(self.returned)} if self.returned else {})


class RoundEnd(NamedTuple):
    """The last card of a round, which takes nothing from this floor; `last` is the seat that captured last."""

    floor: int
    card: int
    seats: int
    sides: str
    last: int

    def _position(self, rules: Rules) -> Position:
        rest = rules.deal.deck & ~self.floor & ~(1 << self.card)
        number = sides_of(self.seats, self.sides)
        hands = (1 << self.card,) + (0,) * (self.seats - 1)
        piles = tuple(rest if side == self.last % number else 0 for side in range(number))
        return Position(self.floor, hands, (), piles, ((),) * number, last=self.last)

    def outcome(self, rules: Rules) -> Hashable:
        """The piles at the end, and what is left on the floor."""
        end = advance(rules, self._position(rules), lambda hand, floor: Play(self.card))
        return end.piles, end.floor

    def question(self) -> Question:
        hands = [names([self.card]), *[""] * (self.seats - 1)]
        number = sides_of(self.seats, self.sides)
        piles = ["rest" if side == self.last % number else "" for side in range(number)]
        position = {"floor": set_names(self.floor), "hands": hands, "piles": piles, "last": self.last}
        return {"seats": self.seats, "sides": self.sides, **position, "plays": [names([self.card])]}


class RoundScore(NamedTuple):
    """What a round pays."""

    piles: tuple[int, ...]
    basras: tuple[tuple[int, ...], ...]
    carried: int

    def outcome(self, rules: Rules) -> Hashable:
        """The scores, and what is carried on."""
        found = score(rules, self.piles, basras(self.basras), self.carried)
        return found.totals, found.carried

    def question(self) -> Question:
        piles = list(map(set_names, self.piles))
        return {"ask": "score", "piles": piles, "basras": [list(side) for side in self.basras], "carried": self.carried}


class MatchEnd(NamedTuple):
    """A match after some rounds."""

    rounds: tuple[tuple[int, ...], ...]

    def outcome(self, rules: Rules) -> Hashable:
        """Whether it goes on, who has won, who plays on."""
        try:
            now = standing(rules, self.rounds)
        except ValueError:
            return "it was over before"
        return now.status, now.winner, now.playing

    def question(self) -> Question:
        return {"ask": "match", "rounds": [list(scores) for scores in self.rounds]}


def possible(situation: Situation, rules: Rules) -> bool:
    """Whether it can be at all under these rules: their deck and tables, and no trail before of a card that had to take."""
    if isinstance(situation.outcome(rules), str):
        return False
    return not isinstance(situation, Capture) or _lawful(rules, situation.floor, situation.previous)


def _lawful(rules: Rules, floor: int, before: Previous | None) -> bool:
    """Whether the play before may have been what it says."""
    if not before or not before.trailed:
        return True
    trailed = next(members(floor & ~before.floor))
    return not (capture_rule(rules, before.floor, trailed).obliged and any(hauls(rules, before.floor, trailed)))


# --- as text ------------------------------------------------------------------------------------------------------------------------


def question_text(question: Question) -> str:
    """A question in words and cards, on one line."""
    if len(question.get("plays", ())) != 1 or not question.keys() <= {"floor", "previous", "plays"}:
        return "; ".join(f"{key} {value_text(value)}" for key, value in question.items() if not _says_nothing(value))
    after = f" after the previous play ({value_text(question['previous'])})" if question.get("previous") else ""
    return f"{question['plays'][0]} on {question['floor'] or 'an empty floor'}{after}"


def _says_nothing(value: Any) -> bool:
    return value is False or (isinstance(value, list) and all(part == [] for part in value))


def value_text(value: Any) -> str:
    """A value of a question or an answer on one line: hands, piles and the like with a bar between them."""
    if isinstance(value, dict):
        return f"{'trailed' if value['trailed'] else 'took'} {value['floor']}".rstrip()
    if isinstance(value, list):
        return " | ".join(" ".join(map(str, part)) or "none" if isinstance(part, list) else str(part) or "nothing" for part in value)
    return str(value) if value not in ("", None) else "nothing"


def outcome_text(situation: Situation, outcome: Any) -> str:
    """A situation's outcome in words and cards, on one line."""
    return outcome if isinstance(outcome, str) else _OUTCOMES[type(situation)](outcome)


def _ways_text(ways: frozenset[tuple[int, tuple[tuple[str, int], ...]]]) -> str:
    return " or ".join(
        f"takes {set_names(taken) or 'nothing'}" + "".join(f", {name.capitalize()} {points}" for name, points in awards)
        for taken, awards in sorted(ways)
    )


def _deal_text(dealt: Position) -> str:
    hands = " | ".join(map(set_names, dealt.hands))
    return f"hands {hands}; floor {set_names(dealt.floor) or 'nothing'}; stock {names(dealt.stock)}"


def _piles_text(outcome: tuple[tuple[int, ...], int]) -> str:
    piles, floor = outcome
    return f"piles of {' and '.join(str(pile.bit_count()) for pile in piles)} cards, {set_names(floor) or 'nothing'} on the floor"


def _score_text(outcome: tuple[tuple[int, ...], int]) -> str:
    totals, carried = outcome
    return f"{' to '.join(map(str, totals))}, {carried} carried"


def _match_text(outcome: tuple[str, int | None, tuple[int, ...]]) -> str:
    status, winner, playing = outcome
    return (
        status + (f" by side {winner}" if winner is not None else "") + (f", for sides {', '.join(map(str, playing))}" if playing else "")
    )


_OUTCOMES: dict[type, Callable[[Any], str]] = {
    Capture: _ways_text,
    LastCapture: _ways_text,
    FirstDeal: _deal_text,
    RoundEnd: _piles_text,
    RoundScore: _score_text,
    MatchEnd: _match_text,
}
