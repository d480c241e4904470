"""Worked examples: one play on a bare floor, played by the rules that it is shown for, and told as sentences and as a picture.

Where they stand: what cleared the floor with the kinds of Basra, those that are one before those that are none, and any other play with the
class that played the card.

Which cases become the examples of a ruleset: its author's own first, those beside its file, at most `MOST_OWN` in all; then those of the
suite that name the ruleset itself, or else its nearest ancestor, until there are `MOST_AT_A_PLACE`. Of these, those come first that are
least like what stands there already: in outcome, kind of Basra, one card or several taken, topic, class; then by topic in the order of
`TOPICS` (of `PREVIOUS_PLAY` only where the play before was named), stated cases before derived ones, then by id. Only a case is taken whose
answer is certain (stated, derived or an author's own), which asks for one play and sets up nothing but the floor and the play before. Each
is played again by the ruleset, and left out where it comes out otherwise: no example is ever false. What a Basra is worth is what the
ruleset pays; a case of the suite of which only that is otherwise stays, or else whoever pays 5 points for a Basra would see none.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from basra_spec.conformance.cases import SUFFIX, Case, ancestor_with_cases, differences
from basra_spec.conformance.own_cases import gather
from basra_spec.engines import interpreter
from basra_spec.game.captures import capture_rule
from basra_spec.game.cards import NAMES, parse_set, set_names
from basra_spec.game.faults import PositionError
from basra_spec.game.legality import IllegalPlay, way_count
from basra_spec.game.outcome import Explanation, explain
from basra_spec.game.position import Play, Previous
from basra_spec.game.rules import Rules
from basra_spec.pages.pictures import Drawn
from basra_spec.prose.card_notation import letters, noted
from basra_spec.prose.fluent import Arguments, Messages, Value
from basra_spec.rulesets.resolved import Resolved, rules_of
from basra_spec.system.resources import shipped

PREVIOUS_PLAY: Final = "previous-play"
TOPICS: Final = ("capture", "basra", PREVIOUS_PLAY, "jack", "komi")
MOST_OWN: Final = 6
MOST_AT_A_PLACE: Final = 3
CLEARED: Final = ""
"""The place of the plays that cleared the floor; that of any other, and of a sweep that is no Basra, is its class."""
CERTAIN: Final = ("stated", "derived")
_QUESTION: Final = {"floor", "plays", "previous"}
_ANSWER: Final = {"taken", "floor", "basra"}


@frozen
class Example:
    """A play on a floor and all that came of it.

    `ways` is how many there were to choose from, `sweeps` whether the card sweeps there, `case` the id of the case or nothing.
    """

    floor: int
    played: Explanation
    ways: int
    sweeps: bool
    previous: Previous | None = None
    case: str = ""

    @property
    def card(self) -> int:
        return self.played.play.card

    @property
    def is_basra(self) -> bool:
        return bool(self.played.basra.kinds)

    @property
    def place(self) -> str:
        """Where it stands among the rules: `CLEARED`, or the class that played the card; to sweep is what some classes are there for."""
        told_with_basras = self.played.cleared and (self.is_basra or not self.sweeps)
        return CLEARED if told_with_basras else self.played.play_class

    @property
    def shown(self) -> tuple[int, Previous | None, int]:
        """What it shows: two plays that are alike in this are one."""
        return self.floor, self.previous, self.card

    @property
    def answer(self) -> dict[str, Any]:
        """What came of it, as an engine answers."""
        taken = self.played.taken
        left = self.floor & ~taken if taken else self.floor | 1 << self.card
        return {"taken": set_names(taken), "floor": set_names(left), "basra": self.played.basra.points}

    @property
    def outcome(self) -> tuple[bool, bool, bool]:
        """Which kind of outcome it is: whether it takes, whether that clears the floor, whether that is a Basra."""
        return bool(self.played.taken), self.played.cleared, self.is_basra


def played(rules: Rules, floor: int, play: Play, previous: Previous | None = None) -> Example:
    """A play on a bare floor. Raises `IllegalPlay`, and `PositionError` for what cannot lie there."""
    seats, sides = next(iter(rules.deal.players.items()))
    start = {"floor": set_names(floor), "previous": previous.told() if previous else None}
    position = interpreter.start(rules, {"start": start, "seats": seats, "sides": sides[0]})
    if not (rules.deal.deck & ~floor) >> play.card & 1:
        where = "lies on the floor" if floor >> play.card & 1 else "does not belong to the deck"
        raise IllegalPlay("not-in-hand", f"{NAMES[play.card]} {where} and cannot be played", play)
    told = explain(rules, interpreter.holding(rules.deal.deck, position, play.card), play)
    return Example(floor, told, way_count(rules, floor, play.card), bool(capture_rule(rules, floor, play.card).swept), previous)


# --- the examples of a ruleset ------------------------------------------------------------------------------------------------------


def examples_of(ruleset: Resolved, suite: Sequence[Case]) -> tuple[Example, ...]:
    """The worked examples of a ruleset, from the cases beside its file and from the suite, in the order of the places they stand at."""
    rules = rules_of(ruleset)
    own = list(islice(_holding(_own(ruleset), rules), MOST_OWN))
    named = (_of_suite(name, suite, rules) for name in (ruleset.id, ancestor_with_cases(ruleset, suite)))
    known = [each for each in next((examples for examples in named if examples), []) if each.shown not in {one.shown for one in own}]
    rows = [*((name, False) for name in ruleset.merged.data["plays"]), (CLEARED, True), (CLEARED, False)]
    return tuple(example for row in rows for example in _chosen(_standing(own, row), _standing(known, row)))


def _standing(examples: Iterable[Example], row: tuple[str, bool]) -> list[Example]:
    """The examples that stand in a row: at a place, and either Basras or none."""
    return [each for each in examples if (each.place, each.is_basra) == row]


def _chosen(own: Sequence[Example], known: Iterable[Example]) -> list[Example]:
    """The author's own, and as many of the suite's as there is room for, each as unlike those before it as can be."""
    chosen, rest = list(own), list(known)
    while rest and len(chosen) < MOST_AT_A_PLACE:
        chosen.append(min(rest, key=lambda each: _alike(each, chosen)))
        rest.remove(chosen[-1])
    return chosen


def _alike(example: Example, others: Sequence[Example]) -> tuple[int, ...]:
    """How many of the others share its outcome, its kinds of Basra, whether that takes one card or several, its topic, its play class."""
    return tuple(sum(trait(example) == trait(other) for other in others) for trait in _TRAITS)


_TRAITS: Final[Sequence[Callable[[Example], object]]] = (
    lambda example: example.outcome,
    lambda example: example.played.basra.kinds,
    lambda example: (example.played.basra.kinds, example.played.taken.bit_count() > 1),
    lambda example: example.case.partition("/")[0],
    lambda example: example.played.play_class,
)


def _of_suite(name: str | None, suite: Sequence[Case], rules: Rules) -> list[Example]:
    """The examples among the suite's cases of a ruleset, for these rules."""
    cases = [case for case in suite if name in case.rulesets]
    topics = {topic: [case for case in cases if case.topic == topic] for topic in TOPICS}
    topics[PREVIOUS_PLAY] = [case for case in topics[PREVIOUS_PLAY] if "previous" in case.question]
    found = {each.shown: each for topic in reversed(topics.values()) for each in reversed(list(_holding(topic, rules, _but_for_worth)))}
    return list(found.values())[::-1]


def _own(ruleset: Resolved) -> Iterator[Case]:
    """The cases beside the file of an author, by the names of their files."""
    file = Path(ruleset.file.file)
    if file.resolve().is_relative_to(shipped("rulesets").resolve()):
        return
    for trial in gather([str(file)]).trials:
        if trial.ruleset.id == ruleset.id:
            yield evolve(trial.case, id=Path(trial.case.file.file).name.removesuffix(SUFFIX))


Answer = Mapping[str, Any]


def _but_for_worth(answer: Answer) -> Answer:
    """An answer of which only whether it is a Basra counts, and not for how many points."""
    return {**answer, "basra": bool(answer["basra"])} if "basra" in answer else answer


def _holding(cases: Iterable[Case], rules: Rules, seen: Callable[[Answer], Answer] = dict) -> Iterator[Example]:
    """The plays on bare floors among these cases that come out as the case says, as far as that is `seen`, stated ones first."""
    for case in sorted(filter(_is_plain, cases), key=lambda case: (CERTAIN.index(case.standing or "derived"), case.id)):
        try:
            previous = interpreter.previous_of(case.question.get("previous"))
            example = played(rules, parse_set(case.question["floor"]), Play.parse(case.question["plays"][0]), previous)
        except (IllegalPlay, PositionError):
            continue
        if not differences(seen(case.outcomes[0]), {"plays": [seen(example.answer)]}):
            yield evolve(example, case=case.id)


def _is_plain(case: Case) -> bool:
    return (
        case.ask == "play"
        and case.standing in (*CERTAIN, "")
        and not (case.house_rules or case.proposed)
        and case.question.keys() <= _QUESTION
        and len(case.question.get("plays", ())) == len(case.outcomes) == 1
        and case.outcomes[0].keys() <= _ANSWER
    )


# --- as sentences and as a picture --------------------------------------------------------------------------------------------------


def sentences(example: Example, messages: Messages) -> tuple[str, ...]:
    """What happens, one sentence after the other."""
    taken, card = example.played.taken, noted(1 << example.card, messages)
    known: dict[str, Value] = {"card": card, "ways": example.ways, "worth": example.played.basra.points}
    for name, cards in {"taken": taken, "left": example.floor & ~taken}.items():
        known |= {name: noted(cards, messages), f"{name}-count": cards.bit_count()}
    before = (previous_told(example.previous, messages),) if example.previous else ()
    return (*before, floor_told(example.floor, messages), *(messages.tell(name, known) for name in _told_of(example)))


def previous_told(previous: Previous, messages: Messages) -> str:
    """What the play before met, and whether it took anything."""
    return messages.tell(f"example-previous-{'trailed' if previous.trailed else 'took'}", _lying(previous.floor, messages))


def floor_told(floor: int, messages: Messages) -> str:
    """What lies on the floor."""
    return messages.tell("example-floor", _lying(floor, messages))


def _lying(floor: int, messages: Messages) -> Arguments:
    return {"floor": noted(floor, messages), "floor-count": floor.bit_count()}


def _told_of(example: Example) -> Iterator[str]:
    if example.ways > 1:
        yield "example-ways"
    if not example.played.taken:
        yield "example-laid-down"
        return
    yield "example-taken"
    if not example.played.cleared:
        yield "example-left"
    else:
        yield "example-basra" if example.is_basra else "example-no-basra"


def drawn(example: Example, messages: Messages) -> Drawn:
    """The picture of an example in a language."""
    made = messages.tell("picture-basra", {"worth": example.played.basra.points}) if example.is_basra else ""
    return Drawn(
        card=example.card,
        floor=example.floor,
        taken=example.played.taken,
        title=messages.tell("picture-title", {"card": noted(1 << example.card, messages)}),
        text=" ".join(sentences(example, messages)),
        ranks=letters(messages),
        made=made,
    )
