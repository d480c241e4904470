"""All situations in which rules may differ, smallest first: one search for what a variant, a house rule or a mutant changes."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from basra_spec.analysis.card_equivalence import played_otherwise
from basra_spec.analysis.situations import BESIDES_PLAYS, Situation, captures, last_captures
from basra_spec.game.cards import FULL_DECK
from basra_spec.game.rules import Rules

MOST_FLOOR_CARDS: Final = 4
MOST_WITH_HISTORY: Final = 3


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
