"""An answer in the words of a language: what a play takes or why it is refused, what is left, who scores."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from basra_spec.conformance.cases import Expectation
from basra_spec.game.ruleset import ScoreItem
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import pattern_noted
from basra_spec.site.case_html import Writing, by_side, numbers, rows, table
from basra_spec.site.html import in_english

FEW: Final = 4
"""Plays up to which each is told by itself."""
Items = Mapping[str, ScoreItem]
"""The score items of a ruleset by name."""


def told(writing: Writing, answer: Expectation, shown: Expectation, items: Items) -> str:
    """An answer as HTML. `shown` is the one that stands with the question: of many plays only what departs from it is told."""
    plays = answer.get("plays", ())
    if len(plays) > FEW:
        first = _departing(writing, plays, shown.get("plays", ()))
    elif len(plays) > 1:
        first = f"<ol>{''.join(f'<li>{_told(writing, outcome)}</li>' for outcome in plays)}</ol>"
    else:
        first = _told(writing, plays[0] if plays else answer)
    end = {**answer.get("end", {}), **({"carried": answer["carried"]} if answer.get("carried") else {})}
    return first + _points(writing, answer, items) + " ".join(_standing(writing, answer)) + table(rows(writing, end))


def _told(writing: Writing, outcome: Expectation) -> str:
    return " ".join(map(html.marked, sentences(writing, outcome)))


def sentences(writing: Writing, outcome: Expectation) -> Iterator[str]:
    """What comes of one play, sentence by sentence."""
    if "refused" in outcome:
        yield writing.tell("refused", code=outcome["refused"])
    if outcome.get("taken"):
        yield writing.tell("takes", cards=writing.notation(outcome["taken"]))
    elif "taken" in outcome:
        yield writing.tell("lays")
    if outcome.get("basra"):
        yield made_of(writing, outcome)
    elif outcome.get("taken") and outcome.get("floor") == "" and "basra" in outcome:
        yield writing.edition.words.tell("example-no-basra", {})


def made_of(writing: Writing, outcome: Expectation) -> str:
    """The Basra of a play with its points; nothing where it makes none."""
    worth = outcome.get("basra", 0)
    return writing.edition.words.tell("picture-basra", {"worth": worth}) if worth else ""


def _departing(writing: Writing, plays: Sequence[Expectation], shown: Sequence[Expectation]) -> str:
    """Of a whole round only the first play that comes out otherwise than the one shown."""
    for number, (outcome, other) in enumerate(zip(plays, shown, strict=False), 1):
        if any(outcome[key] != other.get(key) for key in outcome):
            return f"{writing.html('departs', number=number)} {_told(writing, outcome)}"
    return writing.html("as-shown")


# --- points ---------------------------------------------------------------------------------------------------------------------------


def _points(writing: Writing, answer: Expectation, items: Items) -> str:
    """Points by side, of single items and in all."""
    paid = [(_item(writing, name, items), points) for name, points in answer.get("items", {}).items()]
    paid += [(writing.html("total"), answer[key]) for key in ("scores", "totals") if key in answer]
    if not paid:
        return ""
    return by_side(writing, paid)


def _item(writing: Writing, name: str, items: Items) -> str:
    """A score item by what it pays for; by its name where the ruleset has none of that name."""
    if name not in items:
        return in_english(name.replace("_", " "))
    each = items[name].each
    if each is None:
        return writing.html("most-cards")
    return f'<bdi dir="ltr">{", ".join(pattern_noted(pattern, writing.edition.words) for pattern in each)}</bdi>'


def _standing(writing: Writing, answer: Mapping[str, Any]) -> Iterator[str]:
    """Whether a match is over, who has won it, who plays on."""
    if "status" in answer:
        winner = answer.get("winner")
        yield writing.html("status", status=answer["status"], side=-1 if winner is None else winner)
    if answer.get("playing"):
        yield f"{writing.html('playing')} {numbers(answer['playing'])}"
