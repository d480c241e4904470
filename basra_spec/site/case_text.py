"""The question and the answers of a case in the words of a language: plays as pictures and sentences, everything else as small tables."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from basra_spec.conformance.cases import Case, Expectation
from basra_spec.engines.interpreter import previous_of
from basra_spec.game.cards import parse_set, set_names
from basra_spec.game.position import Play
from basra_spec.game.ruleset import ScoreItem
from basra_spec.pages.examples import floor_sentence, previous_sentence
from basra_spec.pages.pictures import PlayPicture, draw
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import write_pattern
from basra_spec.site.case_html import CaseWriter, fold, numbers, points_table, position_rows, table
from basra_spec.site.html import exclude_from_search, in_english

# The most plays that are described one by one.
FEW: Final = 4
# The score items of a ruleset by name.
Items = Mapping[str, ScoreItem]


# --- answers --------------------------------------------------------------------------------------------------------------------------


def answer_html(writer: CaseWriter, answer: Expectation, main: Expectation, items: Items) -> str:
    """An answer as HTML. `main` is the answer in the pictures of the question; of many plays only the first difference is described."""
    plays = answer.get("plays", ())
    if len(plays) > FEW:
        outcomes = _first_difference(writer, plays, main.get("plays", ()))
    elif len(plays) > 1:
        outcomes = f"<ol>{''.join(f'<li>{_outcome(writer, outcome)}</li>' for outcome in plays)}</ol>"
    else:
        outcomes = _outcome(writer, plays[0] if plays else answer)
    end = {**answer.get("end", {}), **({"carried": answer["carried"]} if answer.get("carried") else {})}
    points = [(_item_label(writer, name, items), each) for name, each in answer.get("items", {}).items()]
    points += [(writer.html("total"), answer[key]) for key in ("scores", "totals") if key in answer]
    return outcomes + points_table(writer, points) + " ".join(_match(writer, answer)) + table(position_rows(writer, end))


def _outcome(writer: CaseWriter, outcome: Expectation) -> str:
    return " ".join(map(html.inline, outcome_sentences(writer, outcome)))


def outcome_sentences(writer: CaseWriter, outcome: Expectation) -> Iterator[str]:
    """What a play yields, sentence by sentence."""
    if "refused" in outcome:
        yield writer.text("refused", code=outcome["refused"])
    if outcome.get("taken"):
        yield writer.text("takes", cards=writer.notation(outcome["taken"]))
    elif "taken" in outcome:
        yield writer.text("lays")
    if outcome.get("basra"):
        yield _basra(writer, outcome)
    elif outcome.get("taken") and outcome.get("floor") == "" and "basra" in outcome:
        yield writer.edition.messages.format("example-no-basra", {})


def _basra(writer: CaseWriter, outcome: Expectation) -> str:
    """The Basra of a play with its points; an empty string without a Basra."""
    worth = outcome.get("basra", 0)
    return writer.edition.messages.format("picture-basra", {"worth": worth}) if worth else ""


def _first_difference(writer: CaseWriter, plays: Sequence[Expectation], main: Sequence[Expectation]) -> str:
    """The first play of a round that has another outcome than in the main answer."""
    for number, (outcome, other) in enumerate(zip(plays, main, strict=False), 1):
        if any(outcome[key] != other.get(key) for key in outcome):
            return f"{writer.html('departs', number=number)} {_outcome(writer, outcome)}"
    return writer.html("as-shown")


def _item_label(writer: CaseWriter, name: str, items: Items) -> str:
    """The cards that a score item pays for; its name if the ruleset has no such item."""
    if name not in items:
        return in_english(name.replace("_", " "))
    each = items[name].each
    if each is None:
        return writer.html("most-cards")
    return f'<bdi dir="ltr">{", ".join(write_pattern(pattern, writer.edition.messages) for pattern in each)}</bdi>'


def _match(writer: CaseWriter, answer: Mapping[str, Any]) -> Iterator[str]:
    """Whether a match is over, who has won it, and who plays on."""
    if "status" in answer:
        winner = answer.get("winner")
        yield writer.html("status", status=answer["status"], side=-1 if winner is None else winner)
    if answer.get("playing"):
        yield f"{writer.html('playing')} {numbers(answer['playing'])}"


# --- questions ------------------------------------------------------------------------------------------------------------------------

# The parts of a question that are not rows of its table.
_NOT_IN_TABLE: Final = ("floor", "plays", "previous", "rounds")


def question_html(writer: CaseWriter, case: Case, main: Expectation) -> str:
    """The question as HTML; `main` is the answer that its pictures show."""
    question = case.question
    rest = {key: value for key, value in question.items() if key not in _NOT_IN_TABLE and value != []}
    rounds = [(writer.html("round", number=number), points) for number, points in enumerate(question.get("rounds", ()), 1)]
    return _plays(writer, question, main) + table(position_rows(writer, rest)) + points_table(writer, rounds)


def _plays(writer: CaseWriter, question: Mapping[str, Any], main: Expectation) -> str:
    plays, outcomes = question.get("plays", ()), main.get("plays", ())
    if len(plays) > FEW or "floor" not in question:
        return _play_table(writer, plays, outcomes)
    figures = [_figure(writer, *each) for each in _plays_with_floors(question, outcomes)]
    previous = previous_of(question.get("previous"))
    before = f"<p>{html.inline(previous_sentence(previous, writer.edition.messages))}</p>" if previous else ""
    if len(figures) == 1:
        return f'{before}<div class="basra-plays">{figures[0]}</div>'
    return f'{before}<ol class="basra-plays">{"".join(f"<li>{each}</li>" for each in figures)}</ol>'


def _plays_with_floors(question: Mapping[str, Any], outcomes: Sequence[Expectation]) -> Iterator[tuple[Play, int, Expectation]]:
    floor = parse_set(question["floor"])
    for text, outcome in zip(question["plays"], outcomes, strict=True):
        yield Play.parse(text), floor, outcome
        floor = parse_set(outcome["floor"]) if "floor" in outcome else floor


def _figure(writer: CaseWriter, play: Play, floor: int, outcome: Expectation) -> str:
    """A play as a picture of its outcome, and as sentences that ask the question."""
    refused = "refused" in outcome
    asked = [floor_sentence(floor, writer.edition.messages), _asked(writer, play)]
    picture = PlayPicture(
        card=play.card,
        floor=floor,
        taken=parse_set(outcome.get("taken", "")),
        title=writer.edition.messages.format("picture-title", {"card": writer.names[play.card]}),
        text=" ".join([*asked, *outcome_sentences(writer, outcome)]),
        ranks=writer.ranks,
        caption=writer.text("refused-short") if refused else _basra(writer, outcome),
        claimed=(play.taken or 0) if refused else 0,
        shared=True,
    )
    return f"{exclude_from_search(draw(picture))}<p>{' '.join(map(html.inline, asked))}</p>"


def _asked(writer: CaseWriter, play: Play) -> str:
    card = writer.names[play.card]
    if play.taken:
        return writer.text("claimed", card=card, cards=writer.notation(set_names(play.taken)))
    return writer.text("played" if play.taken is None else "declined", card=card)


def _play_table(writer: CaseWriter, plays: Sequence[str], outcomes: Sequence[Expectation]) -> str:
    if not plays:
        return ""
    names = ("taken", "floor")
    head = (writer.html("play"), [writer.html("card"), *(writer.html(f"after-{name}") for name in names), writer.html("points")])
    rows = []
    for number, (text, outcome) in enumerate(zip(plays, outcomes, strict=True), 1):
        cells = [writer.cards(outcome.get(name, "")) for name in names]
        rows.append((str(number), [html.inline(writer.names[Play.parse(text).card]), *cells, str(outcome.get("basra") or "")]))
    return fold(writer.html("plays", count=len(plays)), table(rows, head), is_open=len(plays) <= FEW)
