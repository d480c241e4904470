"""The score of a round and the state of a match."""

from collections.abc import Sequence
from typing import Any

from .cards import Cards
from .rules import OracleRules


def holder_of_the_most(amounts: Sequence[int]) -> int | None:
    """The side that has more than every other; None when the top is shared."""
    best = max(amounts)
    return amounts.index(best) if amounts.count(best) == 1 else None


def score(rules: OracleRules, piles: Sequence[Cards], basras: Sequence[Sequence[int]], carried: int = 0) -> dict[str, Any]:
    """The points of a round by side and by item, and what is left waiting for the next round."""
    sizes = [len(pile) for pile in piles]
    winner = holder_of_the_most(sizes) if max(sizes) >= rules.fewest_most_cards else None
    stake = rules.most_cards + carried
    items = {"most_cards": [stake if side == winner else 0 for side in range(len(piles))]}
    if winner is None and rules.tie_shares and max(sizes) >= rules.fewest_most_cards:
        items["most_cards"] = [stake // sizes.count(max(sizes)) if size == max(sizes) else 0 for size in sizes]
    for item, (cards, each) in rules.points.items():
        items[item] = [each * len(pile & cards) for pile in piles]
    scores = [sum(basras[side]) + sum(of_side[side] for of_side in items.values()) for side in range(len(piles))]
    waits = stake if winner is None and rules.tie_carries else 0
    return {"scores": scores, "items": items, "carried": waits}


def match(rules: OracleRules, rounds: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Where a match stands after these rounds, every one of them played to its end."""
    totals = [sum(of_side) for of_side in zip(*rounds, strict=True)] or [0, 0]
    leader = holder_of_the_most(totals)
    level_ends = rules.level_is_a_draw and max(totals) >= rules.target
    at_the_cap = rules.last_round is not None and len(rounds) >= rules.last_round
    if leader is not None and (at_the_cap or totals[leader] >= rules.target):
        return {"totals": totals, "status": "won", "winner": leader, "playing": []}
    if at_the_cap or level_ends:
        return {"totals": totals, "status": "draw", "winner": None, "playing": []}
    parting = rules.only_level_sides_play and max(totals) >= rules.target
    playing = [side for side, points in enumerate(totals) if points == max(totals) or not parting]
    return {"totals": totals, "status": "another-round", "winner": None, "playing": playing}
