"""A page of rules as a value: titled sections of paragraphs, facts and worked examples, made from a ruleset and the messages of a language.

What it looks like is for `printing` to say. Every text of a page is on one line and free of what turns letters about; it is text, whatever
signs of HTML or Markdown are in it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from attrs import evolve, field, frozen

from basra_spec.conformance.cases import Case
from basra_spec.pages.citations import Behind, Footnotes, Known, behind
from basra_spec.pages.examples import CLEARED, Example, drawn, examples_of, sentences
from basra_spec.pages.paragraphs import OWN, UNKNOWN, Line, Paragraph, joined, paragraphs
from basra_spec.pages.pictures import Drawn
from basra_spec.prose.explanation import Altered, Explaining, Passage, Question
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.languages import native_name, play_classes
from basra_spec.prose.sentences import Told, grouped
from basra_spec.prose.summary import Fact, facts
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import in_one_line, in_one_line_each


@frozen
class Facts:
    """The game at a glance: what a table with two columns tells, and its title."""

    title: str = field(converter=in_one_line)
    facts: tuple[Fact, ...]


@frozen
class Block:
    """Paragraphs that belong together and stand apart from what is around them: an open question, a change with what was before."""

    parts: tuple[Paragraph, ...]


@frozen
class Shown:
    """A worked example: its heading, its picture, its sentences, and where it comes from, which may have an address."""

    heading: str = field(converter=in_one_line)
    drawn: Drawn
    sentences: tuple[str, ...] = field(converter=in_one_line_each)
    source: str = field(converter=in_one_line)
    case: str = field(converter=in_one_line)
    example: Example
    address: str = ""


@frozen
class Section:
    """A titled part of a page, or of another section; the id is the same in every language."""

    id: str
    title: str = field(converter=in_one_line)
    parts: tuple["Part", ...]


Part: TypeAlias = Paragraph | Facts | Block | Shown | Footnotes | Section


@frozen
class Page:
    """A page of rules: its title, the language and direction (`ltr`, `rtl`) it is written in, what stands under the title, its sections.

    `left_out` says, and then names, which of the sections that are there a short form of the page leaves out (`LEFT_OUT`).
    """

    ruleset: str
    version: int
    title: Line
    language: str
    direction: str
    lead: tuple[Part, ...]
    sections: tuple[Section, ...]
    left_out: tuple[Line, ...] = ()

    @property
    def parts(self) -> Iterator[Part]:
        """Every part of the page in order, sections before what is in them."""
        yield from self.lead
        yield from _within(self.sections)

    @property
    def examples(self) -> tuple[Shown, ...]:
        """The worked examples in the order in which they stand."""
        return tuple(part for part in self.parts if isinstance(part, Shown))


def _within(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        if isinstance(part, Section):
            yield from _within(part.parts)


@frozen
class Making:
    """What a page is made from: a ruleset with its sentences, and the worked examples by the place where they stand."""

    explaining: Explaining
    shown: Mapping[str, Sequence[Shown]] = field(repr=False)
    behind: Behind = field(repr=False)

    @property
    def resolved(self) -> Resolved:
        return self.explaining.resolved

    @property
    def words(self) -> Messages:
        return self.explaining.messages

    def tell(self, message: str, **arguments: Value) -> str:
        """A message of the page with its arguments."""
        return self.words.tell(message, arguments)

    def line(self, message: str, **arguments: Value) -> Line:
        """A message of the page as a sentence."""
        return Line(self.tell(message, **arguments))

    def label(self, message: str, **arguments: Value) -> Line:
        """A message that speaks about what stands near it or below it."""
        return Line(self.tell(message, **arguments), is_label=True)


def page_of(resolved: Resolved, schema: Mapping[str, Any], words: Messages, suite: Sequence[Case], known: Known | None = None) -> Page:
    """The page of a ruleset in a language. `schema` is that of a whole ruleset, `known` what documents state (None: those that ship).

    Raises `MessageError`.
    """
    explaining = Explaining(resolved, schema, words)
    making = Making(explaining, _shown(examples_of(resolved, suite), words), behind(explaining, known))
    title = Line(*_written(resolved.file.data["title"], words.language))
    sections = {name: Section(name, _heading(making, name), tuple(make(making))) for name, make in _SECTIONS.items()}
    titles = [Line(sections[name].title) for name in LEFT_OUT if sections[name].parts]
    first = [sections.pop(name) for name in FIRST]
    return Page(
        ruleset=resolved.id,
        version=resolved.file.data["version"],
        title=title,
        language=words.language,
        direction=making.tell("language-direction"),
        lead=tuple(_lead(making, title)),
        sections=tuple(section for section in (*first, *_rules(making), *sections.values()) if section.parts),
        left_out=(making.label("page-sheet-left-out"), *titles) if titles else (),
    )


FIRST: Final = ("aim",)
"""The sections that stand before the rules; on a sheet they stand above its columns, in the whole width."""
LEFT_OUT: Final = ("changes", "open", "notes", "stated")
"""The sections that nobody needs who sits down to play: a sheet leaves them out."""


def _heading(making: Making, name: str) -> str:
    parent = making.resolved.parent
    return making.tell(f"page-{name}", parent=_title(making, parent) if parent else "")


def _title(making: Making, resolved: Resolved) -> str:
    return in_one_line(resolved.title(making.words.language))


# --- the author's own words ---------------------------------------------------------------------------------------------------------


def _written(texts: Mapping[str, str], language: str) -> tuple[str, str]:
    """What an author wrote in several languages, in this one or in the first that there is, and the language that a line of it has."""
    chosen = language if language in texts else next(iter(texts))
    return texts[chosen], OWN if chosen == language else chosen


def _authors(making: Making, language: str) -> Line:
    """The label that says whose words these are, and in which language."""
    return making.label("page-author-text", language=native_name(language or making.words.language))


# --- worked examples ----------------------------------------------------------------------------------------------------------------


def shown(example: Example, words: Messages, heading: str, source: str) -> Shown:
    """An example with its picture and its sentences."""
    return Shown(heading, drawn(example, words), sentences(example, words), source, example.case, example)


def _shown(examples: Sequence[Example], words: Messages) -> dict[str, list[Shown]]:
    """The examples by place, numbered as they follow each other on the page."""
    found: dict[str, list[Shown]] = {}
    for number, example in enumerate(examples, 1):
        source = words.tell("page-example-case", {"case": in_one_line(example.case)})
        told = shown(example, words, words.tell("page-example", {"number": number}), source)
        found.setdefault(example.place, []).append(told)
    return found


# --- the rules ----------------------------------------------------------------------------------------------------------------------


def _rules(making: Making) -> Iterator[Section]:
    """The rules by subject, with what is the same in every game."""
    groups = grouped(making.explaining.told(), making.resolved.merged.data, making.words)
    for group, told in groups.items():
        yield Section(group, making.tell(f"group-{group}"), tuple(_PARTS.get(group, _plain)(making, told)))


def _plain(making: Making, told: Sequence[Told]) -> Iterator[Part]:
    yield from paragraphs(told, making.behind.sentences)


def _play(making: Making, told: Sequence[Told]) -> Iterator[Part]:
    """What is the same for every card, then each play class with its examples, then what holds of all of them again."""
    plays = making.resolved.merged.data["plays"]
    parts = {name: [each for each in told if each.path[:2] == ("plays", name)] for name in plays}
    every = [each for each in told if each.path[:1] == ("capture",)]
    stated = making.behind.sentences
    rest = [each for each in told if each not in every and each.path[:2] not in {("plays", name) for name in plays}]
    yield from paragraphs(rest, stated)
    if making.shown:
        yield Paragraph((making.label("page-examples-played"),))
    for name, sentences_of_class in parts.items():
        named = making.tell("page-class", play=play_classes({name: plays[name]["cards"]}))
        yield Section(f"play-{name}", named, (*paragraphs(sentences_of_class, stated), *making.shown.get(name, ())))
    yield Section("capture", making.tell("page-every-card"), paragraphs(every, stated))


def _basra(making: Making, told: Sequence[Told]) -> Iterator[Part]:
    """The kinds of Basra, and the plays that cleared the floor: those that are one, and those that are none."""
    yield from paragraphs(told, making.behind.sentences)
    found = making.shown.get(CLEARED, ())
    for message, is_basra in (("page-examples-basra", True), ("page-examples-no-basra", False)):
        here = [each for each in found if each.example.is_basra == is_basra]
        if here:
            yield Paragraph((making.label(message, count=len(here)),))
        yield from here


_PARTS: Final = {"play": _play, "basra": _basra}
"""The subjects that are more than paragraphs."""


# --- what stands around the rules ---------------------------------------------------------------------------------------------------


def _lead(making: Making, title: Line) -> Iterator[Part]:
    parent = making.resolved.parent
    if title.language:
        yield Paragraph((_authors(making, title.language),))
    if parent:
        yield Paragraph((making.line("page-variant-of", parent=_title(making, parent)),))
    if making.tell("language-reader") == "nobody":
        yield Paragraph((making.label("page-no-native-reader"),))
    yield Facts(making.tell("page-glance"), tuple(facts(making.resolved.merged.data, making.words)))


def _aim(making: Making) -> Iterator[Part]:
    rules = making.resolved.ruleset
    scoring = [name for name, there in (("cards", rules.round.score), ("basras", rules.basra.kinds)) if there]
    scores = making.line("page-aim-scores", scoring="-and-".join(scoring) or "nothing")
    yield Paragraph((scores, making.line("page-aim-target", target=rules.match.target)))


def _notes(making: Making) -> Iterator[Part]:
    notes = making.resolved.file.data.get("notes")
    if notes:
        text, language = _written(notes, making.words.language)
        yield from (Paragraph((Line(part, language),)) for part in text.split("\n\n") if part.strip())
        yield Paragraph((_authors(making, language), making.label("page-not-checked")))


def _about(making: Making) -> Iterator[Part]:
    header = making.resolved.file.data
    yield Paragraph((making.line("page-made-from", id=header["id"], version=header["version"]),))
    sources = header.get("sources", ())
    parent = making.resolved.parent
    none = making.label("page-sources-none", parent=_title(making, parent) if parent else "none")
    yield Paragraph((making.label("page-sources", count=len(sources)) if sources else none,), _each(sources))


def _each(texts: Iterable[str]) -> tuple[Paragraph, ...]:
    return tuple(Paragraph((Line(text),)) for text in texts)


# --- what is different, and what is open --------------------------------------------------------------------------------------------


def _changes(making: Making) -> Iterator[Part]:
    if not making.resolved.parent:
        return
    houses = making.resolved.file.data.get("with", ())
    if houses:
        yield Paragraph((making.label("page-house-rules", count=len(houses)),), _each(houses))
    altered = making.explaining.altered()
    found = {
        "now": [_changed(making, each) for each in altered if each.now and each.before],
        "new": [Block(paragraphs(each.now)) for each in altered if not each.before],
        "gone": [Block(paragraphs(each.before)) for each in altered if not each.now],
    }
    yield from (Section(f"changes-{name}", making.tell(f"page-changes-{name}"), tuple(parts)) for name, parts in found.items() if parts)
    if not altered:
        yield Paragraph((making.line("page-changes-none"),))


def _changed(making: Making, altered: Altered) -> Block:
    return Block((*paragraphs(altered.now), *_labelled(making.label("page-changes-before"), [altered.before])))


def _labelled(label: Line, passages: Iterable[Passage]) -> Iterator[Paragraph]:
    """Passages after a label."""
    for number, paragraph in enumerate(joined(passages)):
        yield paragraph if number else evolve(paragraph, lines=(label, *paragraph.lines))


def _open(making: Making) -> Iterator[Part]:
    questions = making.explaining.open_questions()
    if questions:
        yield Paragraph((making.line("page-open-intro"), making.label("page-author-reasons")))
        yield from (Block(tuple(_question(making, question))) for question in questions)


def _question(making: Making, question: Question) -> Iterator[Paragraph]:
    """What the rules say there, why they do, and how else it is read."""
    yield from joined(question.here)
    yield Paragraph((Line(question.why, UNKNOWN),))
    for reading in question.readings:
        for message, passages in (("page-reading", reading.passages), ("page-reading-without", reading.without)):
            yield from _labelled(making.label(message, reading=reading.name), passages)


def _stated(making: Making) -> Iterator[Part]:
    yield Paragraph((making.label("page-stated-intro"),))
    yield making.behind.footnotes


_SECTIONS: Final = {"aim": _aim, "changes": _changes, "open": _open, "notes": _notes, "about": _about, "stated": _stated}
