"""All situations in which rules may differ, smallest first: one search for what a variant, a house rule or a mutant changes."""

from collections.abc import Collection, Iterator
from typing import Final

from basra_spec.analysis.card_equivalence import played_differently
from basra_spec.analysis.situations import BESIDES_PLAYS, Situation, captures, last_captures
from basra_spec.game.cards import FULL_DECK
from basra_spec.game.rules import Rules

MOST_FLOOR_CARDS: Final = 4
MOST_WITH_HISTORY: Final = 3

_READS: Final = {
    "deal": ("deal",),
    "score": ("round",),
    "match": ("match",),
    "plays": ("deal", "play", "awards"),
    "leftovers": ("deal", "play", "round"),
}
"""The parts of the rules that the outcomes of a topic's situations read."""
TOPICS: Final = tuple(_READS)


def situations(many: Collection[Rules], topics: Collection[str] = (), most: int = MOST_FLOOR_CARDS) -> Iterator[Situation]:
    """All situations of some topics, topic by topic; plays by number of floor cards.

    Without `topics` they are those in which the rules can differ; of one ruleset alone, all. Of several rules, cards that all of them play
    alike are not played.
    """
    for topic in topics or (differing_topics(many) if len(many) > 1 else TOPICS):
        yield from of_topic(topic, many, most)


def differing_topics(many: Collection[Rules]) -> list[str]:
    """The topics in which any two of the rules can differ: those that read a part in which they do."""
    first, *others = many
    return [
        topic for topic, parts in _READS.items() if any(getattr(first, part) != getattr(other, part) for other in others for part in parts)
    ]


def of_topic(topic: str, many: Collection[Rules], most: int = MOST_FLOOR_CARDS) -> Iterator[Situation]:
    """The situations of one of `TOPICS`, smallest first."""
    return BESIDES_PLAYS[topic](many) if topic in BESIDES_PLAYS else _plays(many, most)


def _plays(many: Collection[Rules], most: int) -> Iterator[Situation]:
    with_history = min(most, MOST_WITH_HISTORY)
    played = played_differently(many) if len(many) > 1 else FULL_DECK
    yield from captures(many, most, with_history if any(rules.awards.looks_back for rules in many) else -1, played)
    if any(rules.awards.looks_at_end for rules in many):
        yield from last_captures(many, with_history, played)
