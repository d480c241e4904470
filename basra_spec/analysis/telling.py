"""Questions and situations as people read them: cards and words, on one line."""

from collections.abc import Callable
from typing import Any

from basra_spec.analysis.situations import Capture, FirstDeal, LastCapture, MatchEnd, RoundEnd, RoundScore, Situation
from basra_spec.engines.messages import Message
from basra_spec.game.cards import names, set_names
from basra_spec.game.position import Position


def told(question: Message) -> str:
    """A question, as the keys of a case, in words and cards on one line."""
    if len(question.get("plays", ())) != 1 or not question.keys() <= {"floor", "previous", "plays"}:
        return "; ".join(f"{key} {listed(value)}" for key, value in question.items() if not _says_nothing(value))
    after = f", after the play before {listed(question['previous'])}" if question.get("previous") else ""
    return f"{question['plays'][0]} on {question['floor'] or 'an empty floor'}{after}"


def _says_nothing(value: Any) -> bool:
    return value is False or (isinstance(value, list) and all(part == [] for part in value))


def listed(value: Any) -> str:
    """A value of a question or an answer on one line: hands, piles and the like with a bar between them."""
    if isinstance(value, dict):
        return f"{'trailed' if value['trailed'] else 'took'} {value['floor']}".rstrip()
    if isinstance(value, list):
        return " | ".join(" ".join(map(str, part)) or "none" if isinstance(part, list) else str(part) or "nothing" for part in value)
    return str(value) if value not in ("", None) else "nothing"


def told_outcome(situation: Situation, outcome: Any) -> str:
    """A situation's outcome in words and cards, on one line."""
    return outcome if isinstance(outcome, str) else _OUTCOMES[type(situation)](outcome)


def _told_ways(ways: frozenset[tuple[int, tuple[tuple[str, int], ...]]]) -> str:
    return " or ".join(
        f"takes {set_names(taken) or 'nothing'}" + "".join(f", {name.capitalize()} {points}" for name, points in awards)
        for taken, awards in sorted(ways)
    )


def _told_deal(dealt: Position) -> str:
    hands = " | ".join(map(set_names, dealt.hands))
    return f"hands {hands}; floor {set_names(dealt.floor) or 'nothing'}; stock {names(dealt.stock)}"


def _told_piles(outcome: tuple[tuple[int, ...], int]) -> str:
    piles, floor = outcome
    return f"piles of {' and '.join(str(pile.bit_count()) for pile in piles)} cards, {set_names(floor) or 'nothing'} on the floor"


def _told_score(outcome: tuple[tuple[int, ...], int]) -> str:
    totals, carried = outcome
    return f"{' to '.join(map(str, totals))}, {carried} carried"


def _told_match(outcome: tuple[str, int | None, tuple[int, ...]]) -> str:
    status, winner, playing = outcome
    return (
        status + (f" by side {winner}" if winner is not None else "") + (f", for sides {', '.join(map(str, playing))}" if playing else "")
    )


_OUTCOMES: dict[type, Callable[[Any], str]] = {
    Capture: _told_ways,
    LastCapture: _told_ways,
    FirstDeal: _told_deal,
    RoundEnd: _told_piles,
    RoundScore: _told_score,
    MatchEnd: _told_match,
}
