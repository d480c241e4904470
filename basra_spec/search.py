"""The smallest difference between two behaviours: one search for what a variant, a house rule or a mutant changes."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from typing import Any, Final, TypeVar

from attrs import frozen

from basra_spec.alike import played_otherwise
from basra_spec.cards import FULL_DECK
from basra_spec.rules import Rules
from basra_spec.situations import BESIDES_PLAYS, Situation, captures, last_captures

S = TypeVar("S")
Behaviour = Callable[[Situation], Hashable]
MOST_FLOOR_CARDS: Final = 4
MOST_WITH_HISTORY: Final = 3


@frozen
class Difference:
    """A situation in which two behaviours differ, and what each does."""

    situation: Any
    first: Hashable
    second: Hashable


def behaviour(rules: Rules) -> Behaviour:
    """What rules do, in process."""
    return lambda situation: situation.outcome(rules)


def first_difference(first: Callable[[S], Hashable], second: Callable[[S], Hashable], among: Iterable[S]) -> Difference | None:
    """The first of the situations in which the behaviours differ; None where they agree on all."""
    for situation in among:
        one, other = first(situation), second(situation)
        if one != other:
            return Difference(situation, one, other)
    return None


def rules_differ(first: Rules, second: Rules, topics: Iterable[str] = (), most: int = MOST_FLOOR_CARDS) -> Difference | None:
    """The smallest difference between two sets of rules, the topics named searched first; None up to floors of `most` cards."""
    return first_difference(behaviour(first), behaviour(second), situations((first, second), topics, most))


def situations(many: Collection[Rules], topics: Iterable[str] = (), most: int = MOST_FLOOR_CARDS) -> Iterator[Situation]:
    """All situations, topic by topic, those named first, then those with few situations; plays by number of floor cards.

    Of several rules, cards that all of them play alike are not played.
    """
    order = dict.fromkeys([*(topic for topic in topics if topic in TOPICS), *TOPICS])
    for topic in order:
        yield from of_topic(topic, many, most)


TOPICS: Final = (*BESIDES_PLAYS, "plays")


def of_topic(topic: str, many: Collection[Rules], most: int = MOST_FLOOR_CARDS) -> Iterator[Situation]:
    """The situations of one of `TOPICS`, smallest first."""
    return BESIDES_PLAYS[topic](many) if topic in BESIDES_PLAYS else _plays(many, most)


def _plays(many: Collection[Rules], most: int) -> Iterator[Situation]:
    every_kind = [kind for rules in many for kinds in rules.kinds for kind in kinds]
    with_history = min(most, MOST_WITH_HISTORY)
    played = played_otherwise(many) if len(many) > 1 else FULL_DECK
    yield from captures(many, most, with_history if any(kind.previous for kind in every_kind) else -1, played)
    if any(kind.not_at for kind in every_kind):
        yield from last_captures(many, with_history, played)


TOPIC_OF: Final = {
    "deck": ("deal", "score"),
    "players": ("deal",),
    "deal": ("deal",),
    "values": ("plays",),
    "plays": ("plays",),
    "capture": ("plays",),
    "basra": ("plays",),
    "match": ("match",),
    "round": ("leftovers", "score"),
}
"""Where a change of a rule is likely to show, by the rule's first key."""
