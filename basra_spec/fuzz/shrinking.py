"""Reducing a question to which an engine gives a wrong answer, as long as the same fault shows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from basra_spec.engines import interpreter
from basra_spec.engines.interpreter import State
from basra_spec.game.cards import members, parse_set, set_names, to_set
from basra_spec.game.table import Table

T = TypeVar("T")
Question = Mapping[str, Any]
Shows = Callable[[Question], bool]


def fewest(items: Sequence[T], shows: Callable[[list[T]], bool]) -> list[T]:
    """As few of the items, in their order, as still show it: none of those left can be spared alone (Zeller's ddmin).

    All of them together must show it.
    """
    kept, size = list(items), len(items)
    while size:
        start, before = 0, len(kept)
        while start < len(kept):
            without = kept[:start] + kept[start + size :]
            if shows(without):
                kept = without
            else:
                start += size
        if size > 1 or len(kept) == before:  # once more over single ones, where some have gone
            size //= 2
    return kept


def shrink(question: Question, positions: Sequence[State], play: int | None, shows: Shows) -> Question:
    """The smallest question found that shows the same as a round's: fewer plays, from a position set up, and fewer cards.

    `positions` are those before each play, `play` the one that is looked at (None: what comes after the last).
    """
    plays = without_later_plays(question, shows)["plays"] if play is None else question["plays"][: play + 1]
    for form in (on_floor, _set_up):
        for start in reversed(range(min(len(plays), len(positions)))):
            tried = form(question, positions[start], plays[start:])
            if tried and shows(tried):
                return _fewer_cards(_fewer_plays(tried, shows), shows)
    cut = {**question, "plays": plays}
    return cut if shows(cut) else question


def without_later_plays(question: Question, shows: Shows) -> Question:
    """Without the plays after the one that shows it; with a deck, the deal alone may show it. The whole question must show it.

    Halved each time, as it shows from some play on or, rarely, now and then: then a few plays too many stay.
    """
    fewest_plays, enough = 0 if "deck" in question else 1, len(question["plays"])
    while fewest_plays < enough:
        middle = (fewest_plays + enough) // 2
        if shows({**question, "plays": question["plays"][:middle]}):
            enough = middle
        else:
            fewest_plays = middle + 1
    return {**question, "plays": question["plays"][:enough]}


_NEEDLESS: Final = (("seats", "sides"), ("sides",), ("previous",), ("basras",), ("last",), ("turn",), ("returned",), ("carried",))


def simplify(question: Question, shows: Shows) -> Question:
    """Without the parts that do not matter: what is left out has its default."""
    for keys in _NEEDLESS:
        tried = {key: value for key, value in question.items() if key not in keys}
        if tried != question and shows(tried):
            question = tried
    return question


def on_floor(question: Question, position: State, plays: list[str]) -> Question:
    """Plays on a floor, without hands."""
    table = {key: question[key] for key in ("seats", "sides") if key in question}
    return {**table, "floor": set_names(position.floor), **_previous(position), "plays": plays}


def _set_up(question: Question, position: State, plays: list[str]) -> Question | None:
    """Plays from a whole position; None where nobody knows the hands."""
    if isinstance(position, Table):
        return None
    return {**on_floor(question, position, plays), **interpreter.set_up_of(position)}


def _previous(position: State) -> dict[str, Any]:
    return {"previous": position.previous.as_data()} if position.previous else {}


def _fewer_plays(question: Question, shows: Shows) -> Question:
    *before, last = question["plays"]
    return {**question, "plays": [*fewest(before, lambda plays: shows({**question, "plays": [*plays, last]})), last]}


def _fewer_cards(question: Question, shows: Shows) -> Question:
    """Without the play before, if it does not matter, and with fewer floor cards."""
    if "hands" in question:
        return question
    alone = {key: value for key, value in question.items() if key != "previous"}
    if alone != question and shows(alone):
        question = alone
    cards = fewest(list(members(parse_set(question["floor"]))), lambda kept: shows(_keeping(question, kept)))
    return _keeping(question, cards)


def _keeping(question: Question, cards: list[int]) -> Question:
    """The question with only these cards on its floors; one that the play before has taken stays there."""
    gone = parse_set(question["floor"]) & ~to_set(cards)
    kept = {**question, "floor": set_names(to_set(cards))}
    before = question.get("previous")
    return kept | ({"previous": {**before, "floor": set_names(parse_set(before["floor"]) & ~gone)}} if before else {})
