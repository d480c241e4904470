"""The typed model of a ruleset file: a class for each concept, an attribute for each key. `of` reads checked data."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from attrs import field, frozen
from attrs.converters import optional

from basra_spec.game.patterns import ANY_NUMBER, Bounds, patterns_set

Data = Mapping[str, Any]
Patterns = tuple[str, ...]
Worth = int | Literal["twice-value"]
WorthTable = Mapping[str, Worth]


def _patterns(data: Iterable[str | int]) -> Patterns:
    return tuple(map(str, data))


def _bounds(data: str | int | Bounds) -> Bounds:
    return data if isinstance(data, Bounds) else Bounds.parse(str(data))


def _worths(data: Any) -> WorthTable:
    """A single worth is a table of one row: every card."""
    return {str(key): worth for key, worth in data.items()} if isinstance(data, Mapping) else {"any": data}


Oblige = Literal["card", "none"]


@frozen
class Takes:
    """What a play class takes: rank matches, sums (how many; None: not allowed), and the cards that it sweeps."""

    rank: Literal["many", "one"] | None = None
    sums: Literal["many", "one"] | None = None
    sweep: Patterns = field(default=(), converter=_patterns)


@frozen
class Splits:
    """A split into groups of one sum: bounds of the number of groups, of their sum, and of the cards in each."""

    groups: Bounds = field(converter=_bounds)
    sum: Bounds = field(converter=_bounds)
    cards: Bounds = field(default=ANY_NUMBER, converter=_bounds)


@frozen
class FloorCondition:
    """A condition on a floor: the number and the sum of its cards, the allowed cards, and how they split."""

    count: Bounds = field(default=ANY_NUMBER, converter=_bounds)
    sum: Bounds = field(default=ANY_NUMBER, converter=_bounds)
    only: Patterns = field(default=("any",), converter=_patterns)
    splits: Splits | None = None

    @classmethod
    def of(cls, data: Data) -> "FloorCondition":
        return cls(**{**data, "splits": Splits(**data["splits"])} if "splits" in data else data)


@frozen
class PlayClass:
    """Cards that are played alike. It applies `when` the floor meets a condition (None: always). `oblige` None: as in `capture`."""

    cards: Patterns
    takes: Takes
    when: FloorCondition | None
    oblige: Oblige | None

    @classmethod
    def of(cls, data: Data) -> "PlayClass":
        when = FloorCondition.of(data["when"]) if "when" in data else None
        return cls(_patterns(data["cards"]), Takes(**data["takes"]), when, data.get("oblige"))


@frozen
class PreviousCondition:
    """A condition on the previous play: whether it took nothing (None: either), and the floor before it."""

    trailed: bool | None
    floor: FloorCondition

    @classmethod
    def of(cls, data: Data) -> "PreviousCondition":
        return cls(data.get("trailed"), FloorCondition.of(data.get("floor", {})))


Taken = Literal["same-rank", "one-sum", "ordinary"]


@frozen
class Kind:
    """A kind of Basra: conditions that must all hold, its own worth (None: the common one), and the kinds that it overrides."""

    play: tuple[str, ...] | None
    cards: Patterns
    floor: FloorCondition
    taken: Taken | None
    previous: PreviousCondition | None
    worth: WorthTable | None
    over: tuple[str, ...]

    @classmethod
    def of(cls, data: Data) -> "Kind":
        return cls(
            tuple(data["play"]) if "play" in data else None,
            _patterns(data.get("cards", ["any"])),
            FloorCondition.of(data.get("floor", {})),
            data.get("taken"),
            PreviousCondition.of(data["previous"]) if "previous" in data else None,
            _worths(data["worth"]) if "worth" in data else None,
            tuple(data.get("over", ())),
        )


Moment = Literal["last-play"]


@frozen
class Basra:
    """The common worth of a Basra, the kinds by name, and the plays that make no Basra."""

    worth: WorthTable
    kinds: Mapping[str, Kind]
    not_at: tuple[Moment, ...] = ()

    @classmethod
    def of(cls, data: Data) -> "Basra":
        kinds = {name: Kind.of(kind) for name, kind in data["kinds"].items()}
        return cls(_worths(data["worth"]), kinds, tuple(data.get("not_at", ())))


@frozen
class Deal:
    """The numbers of cards dealt to each player and to the first floor, the cards refused there, and where they go back."""

    hand: int
    floor: int
    refused: Patterns = field(converter=_patterns)
    put_back: Literal["anywhere", "middle", "middle-rounded-up", "bottom"]


Filter = Literal["most-cards", "most-points", "most-groups", "deck-order", "no-group-left"]


@frozen
class Capture:
    """Whether a card that can capture must, and the filters of its hauls."""

    oblige: Oblige
    keep: tuple[Filter, ...]


@frozen
class ScoreItem:
    """Points for each of some cards (`each`), or for the most cards (`most`). Exactly one of the two is set."""

    worth: int
    each: Patterns | None = field(default=None, converter=optional(_patterns))
    most: Literal["cards"] | None = None
    tie: Literal["nobody", "carry", "share"] | None = None
    min: int = 0


Leftovers = Literal["last-capturer", "nobody", "split", "split-players", "split-freely"]


@frozen
class Round:
    """Who gets the leftovers, and the score items by name."""

    leftovers: Leftovers
    score: Mapping[str, ScoreItem]


@frozen
class Cap:
    """The limit on the rounds of a match, and what happens if the leading sides are level then."""

    rounds: int
    level: Literal["draw", "another-round"]


@frozen
class Match:
    """The total that ends a match, what happens if the leading sides are level, and the limit on its rounds (None: no limit)."""

    target: int
    level: Literal["another-round", "level-sides", "draw"]
    cap: Cap | None


@frozen
class Ruleset:
    """A whole ruleset. Ceremony is printed and not played, so it stays plain data."""

    deck: Patterns
    values: Mapping[str, int | Literal["face"]]
    players: Mapping[int, tuple[str, ...]]
    deal: Deal
    plays: Mapping[str, PlayClass]
    capture: Capture
    basra: Basra
    round: Round
    match: Match
    ceremony: Mapping[str, str]

    @classmethod
    def of(cls, rules: Data) -> "Ruleset":
        """The model of complete rules that match the schema."""
        capture, match = rules["capture"], rules["match"]
        return cls(
            deck=_patterns(rules["deck"]),
            values={str(pattern): value for pattern, value in rules["values"].items()},
            players={int(seats): tuple(sides) for seats, sides in rules["players"].items()},
            deal=Deal(**rules["deal"]),
            plays={name: PlayClass.of(data) for name, data in rules["plays"].items()},
            capture=Capture(capture["oblige"], tuple(capture["keep"])),
            basra=Basra.of(rules["basra"]),
            round=Round(rules["round"]["leftovers"], {name: ScoreItem(**item) for name, item in rules["round"]["score"].items()}),
            match=Match(match["target"], match["level"], Cap(**match["cap"]) if "cap" in match else None),
            ceremony=rules["ceremony"],
        )

    def deck_set(self) -> int:
        """The set of cards in the deck."""
        return patterns_set(self.deck)
