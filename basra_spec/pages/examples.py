"""Worked examples: single plays on a bare floor, played by the rules of the page, with sentences and a picture.

Where they are placed: plays that clear the floor with the kinds of Basra, the Basras first; any other play with the class of its card.

Which cases become the examples of a ruleset: first its author's own, from the files beside the ruleset, at most `MOST_OWN` in all; then
cases of the suite that name the ruleset, or else its nearest ancestor with cases, until a place has `MOST_AT_A_PLACE`. The next case is
always the one that is least like those chosen already: in outcome, kind of Basra, one card or several taken, topic, class. Ties go to
the earlier topic (`FIRST_TOPICS`, then the others by name), then to stated before derived cases, then to the id. A case qualifies only
if its answer is certain (stated, derived or an author's own), it asks for one play, and it sets up nothing but the floor and the play
before. The ruleset plays each example again; one that comes out otherwise is left out, so no example is ever false. A case of the suite
may differ in the points for a Basra only: the page shows what the ruleset pays.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from basra_spec.conformance.cases import SUFFIX, Case, ancestor_with_cases, differences
from basra_spec.conformance.own_cases import find_cases
from basra_spec.engines.interpreter import previous_of
from basra_spec.game.captures import capture_rule
from basra_spec.game.cards import parse_set, set_names
from basra_spec.game.faults import PositionError
from basra_spec.game.legality import IllegalPlay, way_count
from basra_spec.game.outcome import Explanation
from basra_spec.game.position import Play, Previous
from basra_spec.game.rules import Rules
from basra_spec.game.table import explain_on_floor
from basra_spec.pages.pictures import PlayPicture
from basra_spec.prose.card_notation import rank_labels, write_cards
from basra_spec.prose.fluent import Arguments, Messages, Value
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.system.resources import shipped

PREVIOUS_PLAY: Final = "previous-play"
FIRST_TOPICS: Final = ("capture", "basra", PREVIOUS_PLAY)
# Topics about what players say rather than what a card does.
NO_EXAMPLES: Final = ("claims",)
MOST_OWN: Final = 6
MOST_AT_A_PLACE: Final = 3
# The place of plays that clear the floor; any other play, and a sweep that is not a Basra, has the place of its class.
CLEARED: Final = ""
CERTAIN: Final = ("stated", "derived")
_QUESTION_KEYS: Final = {"floor", "plays", "previous"}
_ANSWER_KEYS: Final = {"taken", "floor", "basra"}


@frozen
class Example:
    """A play on a floor and what it yields.

    `ways` is the number of ways to play the card there, `sweeps` whether its class sweeps, `case` the id of the case or an empty string.
    """

    floor: int
    explanation: Explanation
    ways: int
    sweeps: bool
    previous: Previous | None = None
    case: str = ""

    @property
    def card(self) -> int:
        return self.explanation.play.card

    @property
    def is_basra(self) -> bool:
        return bool(self.explanation.basra.kinds)

    @property
    def place(self) -> str:
        """The part of the page: `CLEARED`, or the class of the card. A sweep belongs to its class, as sweeping is what that is for."""
        return CLEARED if self.explanation.cleared and (self.is_basra or not self.sweeps) else self.explanation.play_class

    @property
    def key(self) -> tuple[int, Previous | None, int]:
        """Equal for two examples of the same play."""
        return self.floor, self.previous, self.card

    @property
    def answer(self) -> dict[str, Any]:
        """The result as an engine answers it."""
        taken = self.explanation.taken
        left = self.floor & ~taken if taken else self.floor | 1 << self.card
        return {"taken": set_names(taken), "floor": set_names(left), "basra": self.explanation.basra.points}

    @property
    def outcome(self) -> tuple[bool, bool, bool]:
        """Whether the play takes anything, clears the floor, is a Basra."""
        return bool(self.explanation.taken), self.explanation.cleared, self.is_basra


def play_example(rules: Rules, floor: int, play: Play, previous: Previous | None = None) -> Example:
    """A play on a bare floor. Raises `IllegalPlay`, and `PositionError` for cards that cannot lie there."""
    explanation = explain_on_floor(rules, floor, play, previous)
    sweeps = bool(capture_rule(rules, floor, play.card).swept)
    return Example(floor, explanation, way_count(rules, floor, play.card), sweeps, previous)


# --- choosing the examples of a ruleset ----------------------------------------------------------------------------------------------


def choose_examples(ruleset: Resolved, suite: Sequence[Case]) -> tuple[Example, ...]:
    """The worked examples of a ruleset, from the cases beside its file and from the suite, in the order of their places."""
    rules = rules_of(ruleset)
    own = list(islice(_true_examples(_own_cases(ruleset), rules), MOST_OWN))
    keys = {example.key for example in own}
    named = (_suite_examples(name, suite, rules) for name in (ruleset.id, ancestor_with_cases(ruleset, suite)))
    others = [each for each in next(filter(None, named), []) if each.key not in keys]
    rows = [*((name, False) for name in ruleset.merged.data["plays"]), (CLEARED, True), (CLEARED, False)]
    return tuple(example for row in rows for example in _fill(_in_row(own, row), _in_row(others, row)))


def _in_row(examples: Iterable[Example], row: tuple[str, bool]) -> list[Example]:
    """The examples at a place that are Basras, or those that are not."""
    return [each for each in examples if (each.place, each.is_basra) == row]


def _fill(own: Sequence[Example], others: Iterable[Example]) -> list[Example]:
    """The author's own, and as many others as there is room for, each as unlike those before it as possible."""
    chosen, rest = list(own), list(others)
    while rest and len(chosen) < MOST_AT_A_PLACE:
        chosen.append(min(rest, key=lambda each: _likeness(each, chosen)))
        rest.remove(chosen[-1])
    return chosen


def _likeness(example: Example, others: Sequence[Example]) -> tuple[int, ...]:
    return tuple(sum(trait(example) == trait(other) for other in others) for trait in _TRAITS)


_TRAITS: Final[Sequence[Callable[[Example], object]]] = (
    lambda example: example.outcome,
    lambda example: example.explanation.basra.kinds,
    lambda example: (example.explanation.basra.kinds, example.explanation.taken.bit_count() > 1),
    lambda example: example.case.partition("/")[0],
    lambda example: example.explanation.play_class,
)


def _suite_examples(name: str | None, suite: Sequence[Case], rules: Rules) -> list[Example]:
    """The examples among the suite's cases of a ruleset, one for each play, for these rules."""
    cases = [case for case in suite if name in case.rulesets and case.topic not in NO_EXAMPLES]
    cases = [case for case in cases if case.topic != PREVIOUS_PLAY or "previous" in case.question]
    topics = dict.fromkeys((*FIRST_TOPICS, *sorted({case.topic for case in cases})))
    found: dict[object, Example] = {}
    for topic in topics:
        for example in _true_examples([case for case in cases if case.topic == topic], rules, _ignoring_points):
            found.setdefault(example.key, example)
    return list(found.values())


def _own_cases(ruleset: Resolved) -> Iterator[Case]:
    """The cases beside an author's file; their ids are the names of their files."""
    file = Path(ruleset.file.file)
    if file.resolve().is_relative_to(shipped("rulesets").resolve()):
        return
    for trial in find_cases([str(file)]).trials:
        if trial.ruleset.id == ruleset.id:
            yield evolve(trial.case, id=Path(trial.case.file.file).name.removesuffix(SUFFIX))


Answer = Mapping[str, Any]


def _ignoring_points(answer: Answer) -> Answer:
    """An answer that only says whether the play is a Basra, not for how many points."""
    return {**answer, "basra": bool(answer["basra"])} if "basra" in answer else answer


def _true_examples(cases: Iterable[Case], rules: Rules, comparable: Callable[[Answer], Answer] = dict) -> Iterator[Example]:
    """The examples among these cases whose answer is true for the rules, stated ones first; `comparable` is what counts of it."""
    for case in sorted(filter(_qualifies, cases), key=lambda case: (CERTAIN.index(case.standing or "derived"), case.id)):
        try:
            play, previous = Play.parse(case.question["plays"][0]), previous_of(case.question.get("previous"))
            example = play_example(rules, parse_set(case.question["floor"]), play, previous)
        except (IllegalPlay, PositionError):
            continue
        if not differences(comparable(case.outcomes[0]), {"plays": [comparable(example.answer)]}):
            yield evolve(example, case=case.id)


def _qualifies(case: Case) -> bool:
    return (
        case.ask == "play"
        and case.standing in (*CERTAIN, "")
        and not (case.house_rules or case.proposed)
        and case.question.keys() <= _QUESTION_KEYS
        and len(case.question.get("plays", ())) == len(case.outcomes) == 1
        and case.outcomes[0].keys() <= _ANSWER_KEYS
    )


# --- as sentences and as a picture --------------------------------------------------------------------------------------------------


def example_sentences(example: Example, messages: Messages) -> tuple[str, ...]:
    """What happens, sentence by sentence."""
    taken, card = example.explanation.taken, write_cards(1 << example.card, messages)
    arguments: dict[str, Value] = {"card": card, "ways": example.ways, "worth": example.explanation.basra.points}
    for name, cards in {"taken": taken, "left": example.floor & ~taken}.items():
        arguments |= {name: write_cards(cards, messages), f"{name}-count": cards.bit_count()}
    before = (previous_sentence(example.previous, messages),) if example.previous else ()
    return (*before, floor_sentence(example.floor, messages), *(messages.format(name, arguments) for name in _message_names(example)))


def previous_sentence(previous: Previous, messages: Messages) -> str:
    """The floor of the play before, and whether that play took anything."""
    return messages.format(f"example-previous-{'trailed' if previous.trailed else 'took'}", _floor_arguments(previous.floor, messages))


def floor_sentence(floor: int, messages: Messages) -> str:
    """The cards on the floor."""
    return messages.format("example-floor", _floor_arguments(floor, messages))


def _floor_arguments(floor: int, messages: Messages) -> Arguments:
    return {"floor": write_cards(floor, messages), "floor-count": floor.bit_count()}


def _message_names(example: Example) -> Iterator[str]:
    if example.ways > 1:
        yield "example-ways"
    if not example.explanation.taken:
        yield "example-laid-down"
        return
    yield "example-taken"
    yield "example-basra" if example.is_basra else "example-no-basra" if example.explanation.cleared else "example-left"


def example_picture(example: Example, messages: Messages) -> PlayPicture:
    """The picture of an example in a language."""
    return PlayPicture(
        card=example.card,
        floor=example.floor,
        taken=example.explanation.taken,
        title=messages.format("picture-title", {"card": write_cards(1 << example.card, messages)}),
        text=" ".join(example_sentences(example, messages)),
        ranks=rank_labels(messages),
        caption=messages.format("picture-basra", {"worth": example.explanation.basra.points}) if example.is_basra else "",
    )
