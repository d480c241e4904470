"""Situations and what rulesets make of them, as pictures and sentences of a language; what has none is told in English, and marked so."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from basra_spec.analysis.situations import FirstDeal, MatchEnd, RoundEnd, RoundScore, Situation
from basra_spec.analysis.telling import told, told_outcome
from basra_spec.game.position import Position
from basra_spec.pages.examples import Example, drawn, sentences
from basra_spec.pages.pictures import picture
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import noted
from basra_spec.prose.fluent import Messages, Value
from basra_spec.site.differences import Side
from basra_spec.site.html import in_english, quiet

_DASH: Final = "\u2013"
"""What stands between scores, and where there are no cards."""


def _tell(words: Messages, message: str, **arguments: Value) -> str:
    return words.tell(f"page-site-compare-{message}", arguments)


# --- one play -------------------------------------------------------------------------------------------------------------------------


def way_of(example: Example, words: Messages) -> str:
    """A play with its picture and what it takes, as HTML."""
    shown = quiet(picture(drawn(example, words)))
    played = example.played
    outcome = "nothing" if not played.taken else "basra" if example.is_basra else "cleared" if played.cleared else "some"
    way = _tell(words, "way", outcome=outcome, cards=noted(played.taken, words), worth=played.award.worth)
    return f"<div>{shown}<p>{html.marked(way)}</p></div>"


# --- the question ---------------------------------------------------------------------------------------------------------------------


def question_of(situation: Situation, sides: Sequence[Side], words: Messages) -> str:
    """What is asked, as HTML: what lies on the floor, and what the play before met where that counts; a deal, a score, a match."""
    if sides[0].ways:
        example = sides[0].ways[0]
        return html.marked(" ".join(sentences(example, words)[: 2 if example.previous else 1]))
    if isinstance(situation, FirstDeal):
        return html.marked(_deal(situation, [side.outcome for side in sides], words))
    tell = _QUESTIONS.get(type(situation))
    return html.marked(tell(situation, words)) if tell else in_english(told(situation.question()))


def _deal(asked: FirstDeal, outcomes: Iterable[Any], words: Messages) -> str:
    """A deal; of the deck just the cards that come into play."""
    used = max(_used(asked, each) for each in outcomes if isinstance(each, Position))
    return _tell(words, "deal", seats=asked.seats, sides=asked.sides, cards=_in_order(asked.deck[:used], words))


def _used(asked: FirstDeal, dealt: Position) -> int:
    """How many cards of the deck were turned up or dealt out."""
    return 1 + max(place for place, card in enumerate(asked.deck) if (sum(dealt.hands) | dealt.floor) >> card & 1)


def _round_end(asked: RoundEnd, words: Messages) -> str:
    known: dict[str, Value] = {"card": noted(1 << asked.card, words), "floor": noted(asked.floor, words)}
    return _tell(words, "round-end", seats=asked.seats, last=asked.last + 1, **known)


def _score(asked: RoundScore, words: Messages) -> str:
    basras = " | ".join(" ".join(map(str, side)) or _DASH for side in asked.basras)
    piles = " | ".join(noted(pile, words) or _DASH for pile in asked.piles)
    return _tell(words, "score", piles=piles, basras=basras, carried=asked.carried)


def _match(asked: MatchEnd, words: Messages) -> str:
    """The scores of a match; rounds that are alike are told once."""
    told_rounds = [(_DASH.join(map(str, scores)), len(list(alike))) for scores, alike in groupby(asked.rounds)]
    rounds = ", ".join(f"{scores} × {count}" if count > 1 else scores for scores, count in told_rounds)
    return _tell(words, "match", rounds=rounds)


_QUESTIONS: Final[Mapping[type, Callable[[Any, Messages], str]]] = {RoundEnd: _round_end, RoundScore: _score, MatchEnd: _match}


# --- the answer -----------------------------------------------------------------------------------------------------------------------


def answer_of(situation: Situation, outcome: Any, words: Messages) -> str:
    """What came of it, as HTML."""
    if isinstance(situation, FirstDeal):
        return html.marked(_dealt(situation, outcome, words) if isinstance(outcome, Position) else _tell(words, "no-deal"))
    tell = None if isinstance(outcome, str) else _ANSWERS.get(type(situation))
    return html.marked(tell(outcome, words)) if tell else in_english(told_outcome(situation, outcome))


def _dealt(asked: FirstDeal, dealt: Position, words: Messages) -> str:
    """The hands, the first floor, and where in the stock the cards lie that were put back."""
    hands = " | ".join(noted(hand, words) for hand in dealt.hands)
    back = [card for card in asked.deck[: _used(asked, dealt)] if card in dealt.stock]
    places = [(noted(1 << card, words), dealt.stock.index(card) + 1) for card in back]
    put_back = [_tell(words, "put-back", card=card, place=place, stock=len(dealt.stock)) for card, place in places]
    return " ".join([_tell(words, "dealt", hands=hands, floor=noted(dealt.floor, words) or _DASH), *put_back])


def _piles(outcome: tuple[tuple[int, ...], int], words: Messages) -> str:
    piles, floor = outcome
    counts = " | ".join(str(pile.bit_count()) for pile in piles)
    return _tell(words, "piles", piles=counts, floor=noted(floor, words) or _DASH)


def _scored(outcome: tuple[tuple[int, ...], int], words: Messages) -> str:
    totals, carried = outcome
    return _tell(words, "scored", scores=_DASH.join(map(str, totals)), carried=carried)


def _status(outcome: tuple[str, int | None, tuple[int, ...]], words: Messages) -> str:
    status, winner, playing = outcome
    sides = ", ".join(str(side + 1) for side in playing)
    return _tell(words, "status", status=status, side=0 if winner is None else winner + 1, sides=sides)


_ANSWERS: Final[Mapping[type, Callable[[Any, Messages], str]]] = {RoundEnd: _piles, RoundScore: _scored, MatchEnd: _status}


def _in_order(cards: Iterable[int], words: Messages) -> str:
    """Cards in their own order."""
    return " ".join(noted(1 << card, words) for card in cards)
