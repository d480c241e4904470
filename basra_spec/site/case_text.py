"""An answer in the words of a language: what a play takes or why it is refused, what is left, who scores."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from basra_spec.conformance.cases import Case, Expectation
from basra_spec.engines.interpreter import previous_of
from basra_spec.game.cards import parse_set, set_names
from basra_spec.game.position import Play
from basra_spec.game.ruleset import ScoreItem
from basra_spec.pages.examples import floor_told, previous_told
from basra_spec.pages.pictures import Drawn, picture
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import pattern_noted
from basra_spec.site.case_html import Writing, by_side, fold, numbers, rows, table
from basra_spec.site.html import in_english, quiet

FEW: Final = 4
"""Plays up to which each is told by itself."""
Items = Mapping[str, ScoreItem]
"""The score items of a ruleset by name."""


def answer_html(writing: Writing, answer: Expectation, shown: Expectation, items: Items) -> str:
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


_IN_SIGHT: Final = ("floor", "plays", "previous", "rounds")
"""The parts of a question that are told otherwise than as a row of a table."""


def question_html(writing: Writing, case: Case, shown: Expectation) -> str:
    """The question as HTML; `shown` is the answer that its pictures show."""
    question = case.question
    rest = {key: value for key, value in question.items() if key not in _IN_SIGHT and value != []}
    return "".join([_plays(writing, question, shown), table(rows(writing, rest)), _rounds(writing, question.get("rounds", ()))])


def _rounds(writing: Writing, rounds: Sequence[Sequence[int]]) -> str:
    """The points of each round by side."""
    told = [(writing.html("round", number=number), points) for number, points in enumerate(rounds, 1)]
    return by_side(writing, told) if told else ""


# --- plays ----------------------------------------------------------------------------------------------------------------------------


def _plays(writing: Writing, question: Mapping[str, Any], shown: Expectation) -> str:
    plays, outcomes = question.get("plays", ()), shown.get("plays", ())
    if len(plays) > FEW or "floor" not in question:
        return _listed(writing, plays, outcomes)
    told = [_drawn(writing, *each) for each in _met(question, outcomes)]
    before = "".join(f"<p>{html.marked(each)}</p>" for each in _before(writing, question))
    if len(told) == 1:
        return f'{before}<div class="basra-plays">{told[0]}</div>'
    return f'{before}<ol class="basra-plays">{"".join(f"<li>{each}</li>" for each in told)}</ol>'


def _before(writing: Writing, question: Mapping[str, Any]) -> Iterator[str]:
    """What the rules look back to."""
    previous = previous_of(question.get("previous"))
    if previous:
        yield previous_told(previous, writing.edition.words)


def _met(question: Mapping[str, Any], outcomes: Sequence[Expectation]) -> Iterator[tuple[Play, int, Expectation]]:
    """Each play with the floor that it meets and what comes of it."""
    floor = parse_set(question["floor"])
    for text, outcome in zip(question["plays"], outcomes, strict=True):
        yield Play.parse(text), floor, outcome
        floor = parse_set(outcome["floor"]) if "floor" in outcome else floor


def _drawn(writing: Writing, play: Play, floor: int, outcome: Expectation) -> str:
    """A play as a picture that shows what comes of it, and as sentences that tell what is asked."""
    asked = [floor_told(floor, writing.edition.words), _asked(writing, play)]
    refused = "refused" in outcome
    words, claimed = (writing.tell("refused-short"), play.taken or 0) if refused else (made_of(writing, outcome), 0)
    taken = parse_set(outcome.get("taken", ""))
    text = " ".join([*asked, *sentences(writing, outcome)])
    title = writing.edition.words.tell("picture-title", {"card": writing.names[play.card]})
    drawn = Drawn(play.card, floor, taken, title, text, writing.ranks, words, claimed, shared=True)
    return f"{quiet(picture(drawn))}<p>{' '.join(map(html.marked, asked))}</p>"


def _asked(writing: Writing, play: Play) -> str:
    """What is played, and what the player claims to take with it."""
    card = writing.names[play.card]
    if play.taken:
        return writing.tell("claimed", card=card, cards=writing.notation(set_names(play.taken)))
    return writing.tell("played" if play.taken is None else "declined", card=card)


def _listed(writing: Writing, plays: Sequence[str], outcomes: Sequence[Expectation]) -> str:
    """Many plays, or such as come after a deal, as a table."""
    if not plays:
        return ""
    names = ("taken", "floor")
    head = (writing.html("play"), [writing.html("card"), *(writing.html(f"after-{name}") for name in names), writing.html("points")])
    told = []
    for number, (text, outcome) in enumerate(zip(plays, outcomes, strict=True), 1):
        left = [writing.cards(outcome.get(name, "")) for name in names]
        told.append((str(number), [html.marked(writing.names[Play.parse(text).card]), *left, str(outcome.get("basra") or "")]))
    return fold(writing.html("plays", count=len(plays)), table(told, head), is_open=len(plays) <= FEW)
