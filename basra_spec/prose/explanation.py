"""A rule as its author wants it told: what it says, what it took the place of, the page behind it, and how else that reads."""

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from attrs import frozen

from basra_spec.prose.fluent import Messages
from basra_spec.prose.sentences import Told, sentence_at, sentences_at, tell
from basra_spec.provenance.statements import Statement
from basra_spec.provenance.trace import Rule, backed, rules_at
from basra_spec.rulesets.merge import Change, dotted, touches
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Decision, Resolved, in_language, variant
from basra_spec.system.text import likeliest, nearest

_MOST_OFFERED: Final = 4
Passage = tuple[Told, ...]
"""A sentence, and those that stand below it; what an author said in words, no message tells."""


@frozen
class Backing:
    """A statement behind a rule. It is `doubtful` where it also rests on rules that stand no more as its page has them."""

    statement: Statement
    doubtful: bool = False


@frozen
class Replaced:
    """Sentences that no longer hold, the rule that they told, the file and line where it stands, and the statements behind it."""

    path: str
    passage: Passage
    set_by: str
    backing: tuple[Backing, ...] = ()


@frozen
class Origin:
    """Who says a rule: a page has the game, or a house rule that documents may describe, or else nobody but the file's author."""

    name: str
    title: str
    documents: tuple[str, ...]
    is_house_rule: bool


@frozen
class Altered:
    """What a ruleset tells otherwise than its parent: the sentences now, and those before; either may be none."""

    now: Passage
    before: Passage


@frozen
class Reading:
    """Another reading of the page: the passages that it puts in place (or its words, where no rule can say it), and those it takes away."""

    name: str
    passages: tuple[Passage, ...]
    without: tuple[Passage, ...] = ()


@frozen
class Question:
    """A decision about a rule: why the rule stands as it does, the other readings, and what the rules say there now."""

    name: str
    why: str
    readings: tuple[Reading, ...]
    here: tuple[Passage, ...] = ()


@frozen
class Explained:
    """A rule, the sentences that tell it, what it took the place of, and what the page leaves open about it.

    `told_at` is the path of the sentence: the rule's own, or that of the map whose sentence tells several rules; `within` is the sentence
    above it, and the path of that. `backing` has what speaks of just this rule first.
    """

    rule: Rule
    told_at: str
    passage: Passage
    within: tuple[str, str] | None
    origin: Origin
    backing: tuple[Backing, ...]
    replaced: tuple[Replaced, ...]
    questions: tuple[Question, ...]


@frozen
class Explaining:
    """A ruleset, the schema of the language, and the words to explain it in."""

    resolved: Resolved
    schema: Mapping[str, Any]
    messages: Messages

    def told(self, resolved: Resolved | None = None) -> list[Told]:
        """The sentences of a ruleset, this one if none is given."""
        return tell((resolved or self.resolved).merged.data, self.schema, self.messages)

    def rules(self, path: str, statements: Collection[Statement]) -> Iterator[Explained]:
        """Every rule at or below a dotted path, explained."""
        told, rules = self.told(), list(rules_at(self.resolved, path, statements, ()))
        asked = dict.fromkeys(name for rule in rules for name in rule.decisions)
        questions = {name: self._question(self.resolved.decisions[name], told) for name in asked}
        for rule in rules:
            place: Path = tuple(rule.path.split("."))
            setter, sentence = self.resolved.merged.setters[place], sentence_at(told, place)
            at = sentence.path if sentence else place
            yield Explained(
                rule=rule,
                told_at=dotted(at),
                passage=_passages(told, {at}).get(at, ()),
                within=_above(told, at),
                origin=self.origin(setter),
                backing=backing_of(self.resolved, place, rule.statements),
                replaced=tuple(self._replaced(place, setter, statements)),
                questions=tuple(questions[name] for name in rule.decisions),
            )

    def origin(self, setter: Change) -> Origin:
        """Who says a rule, by the change that set it."""
        data = setter.source.data
        title = in_language(data["title"], self.messages.language)
        return Origin(data["id"], title, tuple(data.get("sources", ())), bool(data.get("house_rule")))

    def removed(self, path: str, statements: Collection[Statement] = ()) -> Iterator[tuple[str, Replaced]]:
        """What files of the ruleset took away at a dotted path or below it: by whom, and what it said."""
        place: Path = tuple(path.split("."))
        for at, change in self.resolved.merged.removers.items():
            if touches(at, place):
                yield from ((change.set_by, replaced) for replaced in self._replaced(max(at, place, key=len), change, statements))

    def altered(self) -> list[Altered]:
        """What is told otherwise than of the parent, in the order of a page; nothing where there is no parent.

        What stands deep is told with what it is part of: a condition with its kind of Basra.
        """
        if not self.resolved.parent:
            return []
        told, before = self.told(), self.told(self.resolved.parent)
        ours, theirs = ({each.path: each.text for each in sentences} for sentences in (told, before))
        other = dict.fromkeys(
            _around(each, sentences) for sentences in (told, before) for each in sentences if ours.get(each.path) != theirs.get(each.path)
        )
        return [Altered(_part(told, path), _part(before, path)) for path in sorted(other, key=_order(told, before))]

    def open_questions(self) -> list[Question]:
        """Every decision in force, with its readings."""
        told = self.told()
        return [self._question(decision, told) for decision in self.resolved.decisions.values()]

    def _replaced(self, path: Path, change: Change, statements: Collection[Statement]) -> Iterator[Replaced]:
        """What stood at a path, or around or inside it, before a change of it."""
        before = self.resolved.parent
        while before and any(change is known for known in (before.merged.setters.get(path), *before.merged.removers.values())):
            before = before.parent
        if before:
            told = self.told(before)
            setters = {leaf: setter for leaf, setter in before.merged.setters.items() if touches(leaf, path)}
            first = {unit.path: leaf for leaf in reversed(setters) if (unit := sentence_at(told, leaf))}
            for at, passage in _passages(told, first).items():
                rule = next(rules_at(before, dotted(first[at]), statements, ()))
                yield Replaced(dotted(at), passage, setters[first[at]].set_by, backing_of(before, first[at], rule.statements))

    def _question(self, decision: Decision, told: Sequence[Told]) -> Question:
        readings = [self._reading(reading, changes, told) for reading, changes in decision.readings.items()]
        in_words = [Reading(reading, ((Told((), _flat(text), 0, "", {}),),)) for reading, text in decision.in_words.items()]
        there = [leaf for leaf in decision.leaves if self.resolved.merged.value(leaf) is not None]
        at = [each for leaf in there if (each := sentence_at(told, leaf))]
        here = dict.fromkeys(_around(each, told) for each in at)
        return Question(decision.name, _flat(decision.why), (*readings, *in_words), tuple(_part(told, path) for path in here))

    def _reading(self, name: str, changes: Sequence[Change], here: Sequence[Told]) -> Reading:
        """The passages that differ under a reading, among those of the rules that it touches."""
        there = self.told(variant(self.resolved, changes))
        ours, theirs = ({each.path: each.text for each in told} for told in (here, there))
        new = {path for path in _touched(there, changes) if ours.get(path) != theirs[path]}
        gone = {path for path in _touched(here, changes) if path not in theirs}
        return Reading(name, tuple(_passages(there, new).values()), tuple(_passages(here, gone).values()))


def _above(told: Sequence[Told], path: Path) -> tuple[str, str] | None:
    """The nearest sentence that stands above the one at a path: its path and its text."""
    around = [each for each in told if len(each.path) < len(path) and path[: len(each.path)] == each.path]
    nearest_one = max(around, key=lambda each: len(each.path), default=None)
    return (dotted(nearest_one.path), nearest_one.text) if nearest_one else None


def backing_of(resolved: Resolved, leaf: Path, statements: Iterable[Statement]) -> tuple[Backing, ...]:
    """The statements that back a rule, those that speak of it most closely first, and last those that rest on changed rules too."""

    def far(statement: Statement) -> int:
        return -max(len(path) for path in backed(statement, resolved, leaf) if touches(path, leaf))

    found = [Backing(statement, _is_doubtful(resolved, leaf, statement)) for statement in sorted(statements, key=far)]
    return tuple(sorted(found, key=lambda each: each.doubtful))


def _is_doubtful(resolved: Resolved, leaf: Path, statement: Statement) -> bool:
    """Whether a rule that the statement backs is not, in this ruleset, as it is in the one that the statement is about."""
    home: Resolved | None = resolved
    while home and home.id not in statement.backs:
        home = home.parent
    return home is not None and any(home.merged.value(path) != resolved.merged.value(path) for path in backed(statement, resolved, leaf))


def _touched(told: Sequence[Told], changes: Sequence[Change]) -> set[Path]:
    return {each.path for change in changes for each in sentences_at(told, change.path)}


def _passages(told: Sequence[Told], wanted: Container[Path]) -> dict[Path, Passage]:
    """The sentences of these paths, each with all that stands below it; one that stands below another is not told again."""
    found: dict[Path, Passage] = {}
    for each in told:
        around = next((path for path in found if each.path[: len(path)] == path), None)
        if around is not None:
            found[around] = (*found[around], each)
        elif each.path in wanted:
            found[each.path] = (each,)
    return found


def _around(told: Told, sentences: Sequence[Told]) -> Path:
    """The path of a sentence, or of the one around it at depth 1."""
    around = (each.path for each in sentences if each.depth == 1 and told.path[: len(each.path)] == each.path)
    return next(around, told.path)


def _part(told: Sequence[Told], path: Path) -> Passage:
    """The sentence of a path with all below it; of what heads a part of the page the sentence alone."""
    own = next((each for each in told if each.path == path), None)
    return _passages(told if own and own.depth else [own] if own else [], {path}).get(path, ())


def _order(*pages: Sequence[Told]) -> Callable[[Path], tuple[int, int]]:
    """Where a path is told: on which page first, and at which place there, so that what is gone comes last."""
    places = {each.path: (page, place) for page, told in reversed(list(enumerate(pages))) for place, each in enumerate(told)}
    return places.__getitem__


def _flat(text: str) -> str:
    return " ".join(text.split())


def nearest_rule(resolved: Resolved, path: str) -> str:
    """A hint for a path that leads to no rule: the paths that end so, else the likeliest; without any, the keys that there are."""
    leaves = (*resolved.merged.setters, *resolved.merged.removers)
    paths = dict.fromkeys(dotted(leaf[:depth]) for leaf in leaves for depth in range(1, len(leaf) + 1))
    near = None if likeliest(path, paths) else likeliest(path, {each.rpartition(".")[2] for each in paths})
    same = _ending(paths, path) or _ending(paths, near or path)
    if same:
        return f"did you mean {' or '.join(same[:_MOST_OFFERED])}?"
    return nearest(path, paths, f"allowed: {', '.join(resolved.merged.data)}, and what is in them")


def _ending(paths: Iterable[str], name: str) -> list[str]:
    return [f'"{path}"' for path in paths if path.endswith(f".{name}")]
