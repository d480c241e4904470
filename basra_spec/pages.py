"""A page of rules as a value: titled sections of sentences, lists and worked examples, made from a ruleset and the messages of a language.

What it looks like is for `printing` to say. Every text of a page is on one line and free of what turns letters about; it is text, whatever
signs of HTML or Markdown are in it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from attrs import field, frozen

from basra_spec.cases import Case
from basra_spec.examples import Example, drawn, examples_of, sentences
from basra_spec.explanation import Altered, Explaining, Passage, Question, Reading
from basra_spec.fluent import Messages, Value
from basra_spec.foreign import in_one_line
from basra_spec.languages import languages, messages
from basra_spec.pictures import Drawn
from basra_spec.problems import Path
from basra_spec.prose import Told, grouped
from basra_spec.resolved import Resolved
from basra_spec.stated import Behind, Footnotes, Known, Stated, behind

OWN: Final = ""
"""The language of what stands in the page's own."""
UNKNOWN: Final = "und"
"""The language of what an author wrote without saying in which."""


@frozen
class Line:
    """A sentence, and those that stand below it; `language` is its own, `is_label` says that it speaks about what is near it.

    One that tells a rule says in `stated` which, and what stands behind it.
    """

    text: str = field(converter=in_one_line)
    below: tuple["Line", ...] = ()
    language: str = OWN
    is_label: bool = False
    stated: Stated | None = None


@frozen
class Listing:
    """Sentences as a list."""

    lines: tuple[Line, ...]


@frozen
class Shown:
    """A worked example: its heading, its picture, its sentences, and where it comes from."""

    heading: str = field(converter=in_one_line)
    drawn: Drawn
    sentences: tuple[str, ...]
    source: str = field(converter=in_one_line)
    case: str = field(converter=in_one_line)
    example: Example


Part = Line | Listing | Shown | Footnotes


@frozen
class Section:
    """A titled part of a page; the id is the same in every language."""

    id: str
    title: str = field(converter=in_one_line)
    parts: tuple[Part, ...]


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
    lead: tuple[Line, ...]
    sections: tuple[Section, ...]
    left_out: tuple[Line, ...] = ()


@frozen
class Making:
    """What a page is made from: a ruleset with its sentences, and the cases of the suite."""

    explaining: Explaining
    suite: Sequence[Case] = field(repr=False)
    behind: Behind = field(repr=False)

    @property
    def resolved(self) -> Resolved:
        return self.explaining.resolved

    @property
    def words(self) -> Messages:
        return self.explaining.messages

    def tell(self, message: str, **arguments: Value) -> str:
        """A message of the page with its arguments."""
        return self.words.tell(message, {name.replace("_", "-"): value for name, value in arguments.items()})

    def label(self, message: str, *below: Line, **arguments: Value) -> Line:
        """A message that speaks about what stands near it or below it."""
        return Line(self.tell(message, **arguments), below, is_label=True)


def page_of(resolved: Resolved, schema: Mapping[str, Any], words: Messages, suite: Sequence[Case], known: Known | None = None) -> Page:
    """The page of a ruleset in a language. `schema` is that of a whole ruleset, `known` what documents state (None: those that ship).

    Raises `MessageError`.
    """
    explaining = Explaining(resolved, schema, words)
    making = Making(explaining, suite, behind(explaining, known))
    title = _written(resolved.file.data["title"], words.language)
    found = {name: tuple(make(making)) for name, make in _SECTIONS.items()}
    groups = _groups(making)
    sections = [Section(name, making.tell(f"group-{name}"), parts) for name, parts in groups.items() if parts]
    around = {name: Section(name, _heading(making, name), parts) for name, parts in found.items() if parts}
    titles = [Line(around[name].title) for name in LEFT_OUT if name in around]
    return Page(
        ruleset=resolved.id,
        version=resolved.file.data["version"],
        title=title,
        language=words.language,
        direction=making.tell("language-direction"),
        lead=tuple(_lead(making, title)),
        sections=(*(around.pop(name) for name in FIRST if name in around), *sections, *around.values()),
        left_out=(Line(making.tell("page-sheet-left-out"), is_label=True), *titles) if titles else (),
    )


FIRST: Final = ("aim",)
"""The sections that stand before the rules."""
LEFT_OUT: Final = ("changes", "open", "notes")
"""The sections that nobody needs who sits down to play: a sheet leaves them out."""


def _heading(making: Making, name: str) -> str:
    parent = making.resolved.parent
    return making.tell(f"page-{name}", parent=_title(making, parent)) if name == "changes" and parent else making.tell(f"page-{name}")


def _title(making: Making, resolved: Resolved) -> str:
    return in_one_line(resolved.title(making.words.language))


# --- the author's own words ---------------------------------------------------------------------------------------------------------


def _written(texts: Mapping[str, str], language: str) -> Line:
    """What an author wrote in several languages, in this one or in the first that there is."""
    chosen = language if language in texts else next(iter(texts))
    return Line(texts[chosen], language=OWN if chosen == language else chosen)


def _authors(making: Making, line: Line) -> Line:
    """The label that says whose words these are, and in which language."""
    return making.label("page-author-text", language=_language_name(line.language or making.words.language))


def _language_name(language: str) -> str:
    """A language's name in the language itself; of one that has no messages its tag."""
    return messages(language).tell("language-name", {}) if language in languages() else language


# --- what stands around the rules ---------------------------------------------------------------------------------------------------


def _lead(making: Making, title: Line) -> Iterator[Line]:
    parent = making.resolved.parent
    if title.language:
        yield _authors(making, title)
    if parent:
        yield Line(making.tell("page-variant-of", parent=_title(making, parent)))
    if making.tell("language-reader") == "nobody":
        yield making.label("page-no-native-reader")


def _aim(making: Making) -> Iterator[Part]:
    rules = making.resolved.ruleset
    scoring = [name for name, there in (("cards", rules.round.score), ("basras", rules.basra.kinds)) if there]
    yield Line(making.tell("page-aim-scores", scoring="-and-".join(scoring) or "nothing"))
    yield Line(making.tell("page-aim-target", target=rules.match.target))


def _examples(making: Making) -> Iterator[Part]:
    found = examples_of(making.resolved, making.suite)
    if found:
        yield making.label("page-examples-played")
    for number, example in enumerate(found, 1):
        case = in_one_line(example.case)
        yield shown(example, making.words, making.tell("page-example", number=number), making.tell("page-example-case", case=case))


def shown(example: Example, words: Messages, heading: str, source: str) -> Shown:
    """An example with its picture and its sentences."""
    return Shown(heading, drawn(example, words), sentences(example, words), source, example.case, example)


def _notes(making: Making) -> Iterator[Part]:
    notes = making.resolved.file.data.get("notes")
    if notes:
        note = _written(notes, making.words.language)
        chosen = notes[note.language or making.words.language]
        yield from (Line(part, language=note.language) for part in chosen.split("\n\n") if part.strip())
        yield _authors(making, note)
        yield making.label("page-not-checked")


def _about(making: Making) -> Iterator[Part]:
    header = making.resolved.file.data
    yield Line(making.tell("page-made-from", id=header["id"], version=header["version"]))
    sources = tuple(map(Line, header.get("sources", ())))
    yield making.label("page-sources", *sources, count=len(sources)) if sources else making.label("page-sources-none")


# --- the rules ----------------------------------------------------------------------------------------------------------------------


def _groups(making: Making) -> dict[str, tuple[Part, ...]]:
    """The rules by subject, with what is the same in every game."""
    groups = grouped(making.explaining.told(), making.resolved.merged.data, making.words)
    stated = making.behind.sentences
    return {group: (Listing(_nested(sentences, stated)),) if sentences else () for group, sentences in groups.items()}


def _nested(told: Sequence[Told], stated: Mapping[Path, Stated]) -> tuple[Line, ...]:
    """Sentences as lines, each with the deeper ones that follow it below."""
    starts = [place for place, each in enumerate(told) if each.depth <= told[0].depth]
    ends = [*starts[1:], len(told)][: len(starts)]
    return tuple(
        Line(told[start].text, _nested(told[start + 1 : end], stated), stated=stated.get(told[start].path))
        for start, end in zip(starts, ends, strict=True)
    )


def _changes(making: Making) -> Iterator[Part]:
    if not making.resolved.parent:
        return
    houses = making.resolved.file.data.get("with", ())
    if houses:
        yield making.label("page-house-rules", *map(Line, houses), count=len(houses))
    altered = making.explaining.altered()
    lists = {
        "page-changes-now": [_changed(making, each) for each in altered if each.now and each.before],
        "page-changes-new": [_line(each.now) for each in altered if not each.before],
        "page-changes-gone": [_line(each.before) for each in altered if not each.now],
    }
    for message, lines in lists.items():
        if lines:
            yield making.label(message, *lines)
    if not altered:
        yield Line(making.tell("page-changes-none"))


def _changed(making: Making, altered: Altered) -> Line:
    return _line(altered.now, making.label("page-changes-before", _line(altered.before)))


def _line(passage: Passage, *more: Line) -> Line:
    first, *below = passage
    return Line(first, (*map(Line, below), *more))


def _open(making: Making) -> Iterator[Part]:
    questions = making.explaining.open_questions()
    if questions:
        yield Line(making.tell("page-open-intro"))
        yield making.label("page-author-reasons")
        yield Listing(tuple(_question(making, question, making.resolved.decisions[question.name].in_words) for question in questions))


def _question(making: Making, question: Question, in_words: Iterable[str]) -> Line:
    readings = [line for reading in question.readings for line in _reading(making, reading, UNKNOWN if reading.name in in_words else OWN)]
    return Line(question.why, tuple(readings), language=UNKNOWN)


def _reading(making: Making, reading: Reading, language: str) -> Iterator[Line]:
    there = tuple(Line(first, tuple(map(Line, below)), language) for first, *below in reading.passages)
    for message, lines in (("page-reading", there), ("page-reading-without", tuple(map(_line, reading.without)))):
        if lines:
            yield making.label(message, *lines, reading=reading.name)


def _stated(making: Making) -> Iterator[Part]:
    yield making.label("page-stated-intro")
    yield making.behind.footnotes


_SECTIONS: Final = {
    "aim": _aim,
    "examples": _examples,
    "changes": _changes,
    "open": _open,
    "notes": _notes,
    "about": _about,
    "stated": _stated,
}
