"""Why a ruleset says what it says: each rule with its sentence, what it replaced, the statements behind it, and other readings."""

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from attrs import frozen

from basra_spec.prose.fluent import Messages
from basra_spec.prose.sentences import RuleSentence, sentence_at, sentences_at, to_sentences
from basra_spec.provenance.statements import Statement
from basra_spec.provenance.trace import Rule, backed, rules_at
from basra_spec.rulesets.merge import Change, dotted, touches
from basra_spec.rulesets.problems import Path
from basra_spec.rulesets.resolved import Decision, Resolved, in_language, variant
from basra_spec.system.text import likeliest, nearest

_MOST_SUGGESTED: Final = 4
# A sentence and those below it. A text that an author wrote in words is a sentence without a message.
Passage = tuple[RuleSentence, ...]


@frozen
class Backing:
    """A statement behind a rule. It is `doubtful` if it also depends on rules that this ruleset has changed."""

    statement: Statement
    doubtful: bool = False


@frozen
class ReplacedRule:
    """A rule that no longer holds: its path, its sentences, the file and line that set it, and the statements behind it."""

    path: str
    passage: Passage
    set_by: str
    backing: tuple[Backing, ...] = ()


@frozen
class Origin:
    """The file that set a rule: a ruleset or a house rule, with the documents that it names; without any, the rule is its author's own."""

    name: str
    title: str
    documents: tuple[str, ...]
    is_house_rule: bool


@frozen
class ChangedPassage:
    """A difference from the parent: the sentences now and the sentences before, either of which may be empty."""

    now: Passage
    before: Passage


@frozen
class Reading:
    """Another reading of the page: the passages it adds (or its text, where no rule can express it) and the passages it removes."""

    name: str
    passages: tuple[Passage, ...]
    without: tuple[Passage, ...] = ()


@frozen
class Question:
    """A decision about rules: the reason for it, the other readings, and the current sentences of these rules."""

    name: str
    why: str
    readings: tuple[Reading, ...]
    here: tuple[Passage, ...] = ()


@frozen
class RuleExplanation:
    """A rule, the sentences about it, what it replaced, and what the page leaves open about it.

    `sentence_path` is the path of the sentence: the rule's own, or that of a map whose sentence covers several rules; `within` is the
    path and the text of the sentence above it. `backing` lists the most specific statements first.
    """

    rule: Rule
    sentence_path: str
    passage: Passage
    within: tuple[str, str] | None
    origin: Origin
    backing: tuple[Backing, ...]
    replaced: tuple[ReplacedRule, ...]
    questions: tuple[Question, ...]


@frozen
class Explainer:
    """Explains a ruleset in a language. `schema` is that of a whole ruleset; every method raises `MessageError`."""

    resolved: Resolved
    schema: Mapping[str, Any]
    messages: Messages

    def sentences(self, resolved: Resolved | None = None) -> list[RuleSentence]:
        """The sentences of a ruleset (None: of this one)."""
        return to_sentences((resolved or self.resolved).merged.data, self.schema, self.messages)

    def explain_rules(self, path: str, statements: Collection[Statement]) -> Iterator[RuleExplanation]:
        """Every rule at or below a dotted path, explained."""
        sentences, rules = self.sentences(), list(rules_at(self.resolved, path, statements, ()))
        names = dict.fromkeys(name for rule in rules for name in rule.decisions)
        questions = {name: self._question(self.resolved.decisions[name], sentences) for name in names}
        for rule in rules:
            place: Path = tuple(rule.path.split("."))
            setter, sentence = self.resolved.merged.setters[place], sentence_at(sentences, place)
            at = sentence.path if sentence else place
            yield RuleExplanation(
                rule=rule,
                sentence_path=dotted(at),
                passage=_passages(sentences, {at}).get(at, ()),
                within=_sentence_above(sentences, at),
                origin=self.origin_of(setter),
                backing=find_backing(self.resolved, place, rule.statements),
                replaced=tuple(self._replaced(place, setter, statements)),
                questions=tuple(questions[name] for name in rule.decisions),
            )

    def origin_of(self, setter: Change) -> Origin:
        """The file that set a rule, by the change that set it."""
        data = setter.source.data
        title = in_language(data["title"], self.messages.language)
        return Origin(data["id"], title, tuple(data.get("sources", ())), bool(data.get("house_rule")))

    def removed_rules(self, path: str, statements: Collection[Statement] = ()) -> Iterator[tuple[str, ReplacedRule]]:
        """The rules that were removed at or below a dotted path, each with the file and line that removed it."""
        place: Path = tuple(path.split("."))
        for at, change in self.resolved.merged.removers.items():
            if touches(at, place):
                yield from ((change.set_by, replaced) for replaced in self._replaced(max(at, place, key=len), change, statements))

    def changed_passages(self) -> list[ChangedPassage]:
        """The differences from the parent in the order of a page; none if there is no parent.

        A nested sentence is quoted with what it belongs to: a condition with its kind of Basra.
        """
        if not self.resolved.parent:
            return []
        now, before = self.sentences(), self.sentences(self.resolved.parent)
        ours, theirs = ({each.path: each.text for each in sentences} for sentences in (now, before))
        changed = dict.fromkeys(
            _outer_path(each, sentences)
            for sentences in (now, before)
            for each in sentences
            if ours.get(each.path) != theirs.get(each.path)
        )
        return [ChangedPassage(_part(now, path), _part(before, path)) for path in sorted(changed, key=_page_order(now, before))]

    def open_questions(self) -> list[Question]:
        """Every decision in force, with its readings."""
        sentences = self.sentences()
        return [self._question(decision, sentences) for decision in self.resolved.decisions.values()]

    def _replaced(self, path: Path, change: Change, statements: Collection[Statement]) -> Iterator[ReplacedRule]:
        """The rules at, around or inside a path before a change of it."""
        before = self.resolved.parent
        while before and any(change is known for known in (before.merged.setters.get(path), *before.merged.removers.values())):
            before = before.parent
        if before:
            sentences = self.sentences(before)
            setters = {leaf: setter for leaf, setter in before.merged.setters.items() if touches(leaf, path)}
            first = {sentence.path: leaf for leaf in reversed(setters) if (sentence := sentence_at(sentences, leaf))}
            for at, passage in _passages(sentences, first).items():
                rule = next(rules_at(before, dotted(first[at]), statements, ()))
                yield ReplacedRule(dotted(at), passage, setters[first[at]].set_by, find_backing(before, first[at], rule.statements))

    def _question(self, decision: Decision, sentences: Sequence[RuleSentence]) -> Question:
        readings = [self._reading(reading, changes, sentences) for reading, changes in decision.readings.items()]
        in_words = [Reading(name, ((RuleSentence((), " ".join(text.split()), 0, "", {}),),)) for name, text in decision.in_words.items()]
        leaves = [leaf for leaf in decision.leaves if self.resolved.merged.value(leaf) is not None]
        here = dict.fromkeys(_outer_path(each, sentences) for leaf in leaves if (each := sentence_at(sentences, leaf)))
        passages = tuple(_part(sentences, path) for path in here)
        return Question(decision.name, " ".join(decision.why.split()), (*readings, *in_words), passages)

    def _reading(self, name: str, changes: Sequence[Change], sentences: Sequence[RuleSentence]) -> Reading:
        """The passages that a reading changes, among those of the rules that it touches."""
        varied = self.sentences(variant(self.resolved, changes))
        ours, theirs = ({each.path: each.text for each in group} for group in (sentences, varied))
        added = {path for path in _touched(varied, changes) if ours.get(path) != theirs[path]}
        removed = {path for path in _touched(sentences, changes) if path not in theirs}
        return Reading(name, tuple(_passages(varied, added).values()), tuple(_passages(sentences, removed).values()))


def _sentence_above(sentences: Sequence[RuleSentence], path: Path) -> tuple[str, str] | None:
    above = sentence_at([each for each in sentences if len(each.path) < len(path)], path)
    return (dotted(above.path), above.text) if above else None


def find_backing(resolved: Resolved, leaf: Path, statements: Iterable[Statement]) -> tuple[Backing, ...]:
    """The statements that back a rule, the most specific first and the doubtful last."""

    def order(backing: Backing) -> tuple[bool, int]:
        return backing.doubtful, -max(len(path) for path in backed(backing.statement, resolved, leaf) if touches(path, leaf))

    return tuple(sorted((Backing(each, _is_doubtful(resolved, leaf, each)) for each in statements), key=order))


def _is_doubtful(resolved: Resolved, leaf: Path, statement: Statement) -> bool:
    """Whether the statement backs any rule that this ruleset has changed since the ruleset that the statement is about."""
    home: Resolved | None = resolved
    while home and home.id not in statement.backs:
        home = home.parent
    return home is not None and any(home.merged.value(path) != resolved.merged.value(path) for path in backed(statement, resolved, leaf))


def _touched(sentences: Sequence[RuleSentence], changes: Sequence[Change]) -> set[Path]:
    return {each.path for change in changes for each in sentences_at(sentences, change.path)}


def _passages(sentences: Sequence[RuleSentence], wanted: Container[Path]) -> dict[Path, Passage]:
    """The sentences of these paths, each with everything below it; a sentence below another one is not repeated."""
    found: dict[Path, Passage] = {}
    for each in sentences:
        around = next((path for path in found if each.path[: len(path)] == path), None)
        if around is not None:
            found[around] = (*found[around], each)
        elif each.path in wanted:
            found[each.path] = (each,)
    return found


def _outer_path(sentence: RuleSentence, sentences: Sequence[RuleSentence]) -> Path:
    """The path of a sentence, or of the sentence around it at depth 1."""
    around = (each.path for each in sentences if each.depth == 1 and sentence.path[: len(each.path)] == each.path)
    return next(around, sentence.path)


def _part(sentences: Sequence[RuleSentence], path: Path) -> Passage:
    """The sentence of a path with everything below it; of a sentence that heads a section only the sentence itself."""
    own = next((each for each in sentences if each.path == path), None)
    return _passages(sentences if own and own.depth else [own] if own else [], {path}).get(path, ())


def _page_order(*pages: Sequence[RuleSentence]) -> Callable[[Path], tuple[int, int]]:
    """A sort key for paths: first the page that has the path, then its position there, so that removed paths come last."""
    places = {each.path: (page, place) for page, sentences in reversed(list(enumerate(pages))) for place, each in enumerate(sentences)}
    return places.__getitem__


def suggest_rule(resolved: Resolved, path: str) -> str:
    """A hint for an unknown path: the paths that end like it, otherwise the most similar one, otherwise the top-level keys."""
    leaves = (*resolved.merged.setters, *resolved.merged.removers)
    paths = dict.fromkeys(dotted(leaf[:depth]) for leaf in leaves for depth in range(1, len(leaf) + 1))
    near = None if likeliest(path, paths) else likeliest(path, {each.rpartition(".")[2] for each in paths})
    same = _paths_ending(paths, path) or _paths_ending(paths, near or path)
    if same:
        return f"did you mean {' or '.join(same[:_MOST_SUGGESTED])}?"
    return nearest(path, paths, f"allowed: {', '.join(resolved.merged.data)}, and the rules below them")


def _paths_ending(paths: Iterable[str], name: str) -> list[str]:
    return [f'"{path}"' for path in paths if path.endswith(f".{name}")]
