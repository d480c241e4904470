"""A page of rules as a value: titled sections of paragraphs, facts and worked examples, made from a ruleset and the messages of a language.

The `render` package turns it into files. Every text of a page is on one line, without characters that reorder others; it is plain text,
even if it contains HTML or Markdown.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from attrs import evolve, field, frozen

from basra_spec.conformance.cases import Case
from basra_spec.pages.citations import Citations, Footnotes, StatementIndex, collect_citations
from basra_spec.pages.examples import CLEARED, Example, choose_examples, example_picture, example_sentences
from basra_spec.pages.paragraphs import PAGE_LANGUAGE, UNKNOWN_LANGUAGE, Line, Paragraph, join_passages, to_paragraphs
from basra_spec.pages.pictures import PlayPicture
from basra_spec.prose.explanation import ChangedPassage, Explainer, Passage, Question
from basra_spec.prose.fluent import Messages, Value
from basra_spec.prose.languages import class_argument, native_name
from basra_spec.prose.sentences import RuleSentence, group_sentences
from basra_spec.prose.summary import Fact, summarize
from basra_spec.rulesets.resolved import Resolved
from basra_spec.system.text import in_one_line, in_one_line_each


@frozen
class Facts:
    """The game at a glance: a title and the rows of a table with two columns."""

    title: str = field(converter=in_one_line)
    facts: tuple[Fact, ...]


@frozen
class Block:
    """Paragraphs that belong together, apart from those around them: an open question, or a change with the old text."""

    paragraphs: tuple[Paragraph, ...]


@frozen
class ExampleFigure:
    """A worked example on a page: heading, picture, sentences, source, the id of its case, and an address for the source."""

    heading: str = field(converter=in_one_line)
    picture: PlayPicture
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


Part: TypeAlias = Paragraph | Facts | Block | ExampleFigure | Footnotes | Section


@frozen
class Page:
    """A page of rules: its title, language, direction (`ltr`, `rtl`), the parts below the title, and its sections.

    `left_out` is a label and the titles of the sections that a short form of the page leaves out (`LEFT_OUT`).
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
        """Every part of the page in order; a section comes before its parts."""
        return _flatten((*self.lead, *self.sections))

    @property
    def examples(self) -> tuple[ExampleFigure, ...]:
        """The worked examples in order."""
        return tuple(part for part in self.parts if isinstance(part, ExampleFigure))


def _flatten(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        if isinstance(part, Section):
            yield from _flatten(part.parts)


@frozen
class PageContext:
    """What a page is made from: a ruleset in a language, its worked examples by place, and its citations."""

    explainer: Explainer
    figures: Mapping[str, Sequence[ExampleFigure]] = field(repr=False)
    citations: Citations = field(repr=False)

    @property
    def resolved(self) -> Resolved:
        return self.explainer.resolved

    @property
    def messages(self) -> Messages:
        return self.explainer.messages

    def text(self, message: str, **arguments: Value) -> str:
        """A message as text."""
        return self.messages.format(message, arguments)

    def line(self, message: str, **arguments: Value) -> Line:
        """A message as a sentence of the page."""
        return Line(self.text(message, **arguments))

    def label(self, message: str, **arguments: Value) -> Line:
        """A message about what is next to it or below it."""
        return Line(self.text(message, **arguments), is_label=True)

    def title_of(self, resolved: Resolved | None) -> str:
        """The title of a ruleset in the page's language; an empty string for no ruleset."""
        return in_one_line(resolved.title(self.messages.language)) if resolved else ""


# The sections before the rules, which a sheet sets above its columns, and the sections that a sheet leaves out: nobody needs them at
# the table.
FIRST: Final = ("aim",)
LEFT_OUT: Final = ("changes", "open", "notes", "citations")


def build_page(
    resolved: Resolved, schema: Mapping[str, Any], messages: Messages, suite: Sequence[Case], index: StatementIndex | None = None
) -> Page:
    """The page of a ruleset in a language. `schema` is that of a whole ruleset, `index` the statements to cite (None: the built-in ones).

    Raises `MessageError`.
    """
    explainer = Explainer(resolved, schema, messages)
    context = PageContext(explainer, _figures(choose_examples(resolved, suite), messages), collect_citations(explainer, index))
    title, parent = Line(*_own_text(resolved.file.data["title"], messages.language)), context.title_of(resolved.parent)
    sections = {name: Section(name, context.text(f"page-{name}", parent=parent), tuple(make(context))) for name, make in _SECTIONS.items()}
    left_out = [Line(sections[name].title) for name in LEFT_OUT if sections[name].parts]
    first = [sections.pop(name) for name in FIRST]
    return Page(
        ruleset=resolved.id,
        version=resolved.file.data["version"],
        title=title,
        language=messages.language,
        direction=messages.direction,
        lead=tuple(_lead(context, title)),
        sections=tuple(section for section in (*first, *_rules(context), *sections.values()) if section.parts),
        left_out=(context.label("page-sheet-left-out"), *left_out) if left_out else (),
    )


def _own_text(texts: Mapping[str, str], language: str) -> tuple[str, str]:
    """An author's text in this language, or else in the first one, with the language that its `Line` needs."""
    chosen = language if language in texts else next(iter(texts))
    return texts[chosen], PAGE_LANGUAGE if chosen == language else chosen


def _author_label(context: PageContext, language: str) -> Line:
    return context.label("page-author-text", language=native_name(language or context.messages.language))


# --- worked examples ----------------------------------------------------------------------------------------------------------------


def to_figure(example: Example, messages: Messages, heading: str, source: str) -> ExampleFigure:
    """An example with its picture and its sentences."""
    return ExampleFigure(heading, example_picture(example, messages), example_sentences(example, messages), source, example.case, example)


def _figures(examples: Sequence[Example], messages: Messages) -> dict[str, list[ExampleFigure]]:
    found: dict[str, list[ExampleFigure]] = {}
    for number, example in enumerate(examples, 1):
        heading = messages.format("page-example", {"number": number})
        source = messages.format("page-example-case", {"case": in_one_line(example.case)})
        found.setdefault(example.place, []).append(to_figure(example, messages, heading, source))
    return found


# --- the rules ----------------------------------------------------------------------------------------------------------------------


def _rules(context: PageContext) -> Iterator[Section]:
    groups = group_sentences(context.explainer.sentences(), context.resolved.merged.data, context.messages)
    for group, sentences in groups.items():
        yield Section(group, context.text(f"group-{group}"), tuple(_GROUPS.get(group, _plain)(context, sentences)))


def _plain(context: PageContext, sentences: Sequence[RuleSentence]) -> Iterator[Part]:
    yield from to_paragraphs(sentences, context.citations.sentences)


def _play(context: PageContext, sentences: Sequence[RuleSentence]) -> Iterator[Part]:
    """First what is the same in every game, then each play class with its examples, then the rules for every card."""
    plays, citations = context.resolved.merged.data["plays"], context.citations.sentences
    classes = {("plays", name): [each for each in sentences if each.path[:2] == ("plays", name)] for name in plays}
    general = [each for each in sentences if each.path[:1] != ("capture",) and each.path[:2] not in classes]
    yield from to_paragraphs(general, citations)
    if context.figures:
        yield Paragraph((context.label("page-examples-played"),))
    for (_, name), own in classes.items():
        title = context.text("page-class", play=class_argument({name: plays[name]["cards"]}))
        yield Section(f"play-{name}", title, (*to_paragraphs(own, citations), *context.figures.get(name, ())))
    yield Section(
        "capture", context.text("page-every-card"), to_paragraphs([each for each in sentences if each.path[:1] == ("capture",)], citations)
    )


def _basra(context: PageContext, sentences: Sequence[RuleSentence]) -> Iterator[Part]:
    """The kinds of Basra, then the plays that clear the floor: the Basras, and the others."""
    yield from _plain(context, sentences)
    for message, is_basra in (("page-examples-basra", True), ("page-examples-no-basra", False)):
        figures = [each for each in context.figures.get(CLEARED, ()) if each.example.is_basra == is_basra]
        if figures:
            yield Paragraph((context.label(message, count=len(figures)),))
        yield from figures


# The groups that are more than paragraphs.
_GROUPS: Final = {"play": _play, "basra": _basra}


# --- around the rules ---------------------------------------------------------------------------------------------------------------


def _lead(context: PageContext, title: Line) -> Iterator[Part]:
    if title.language:
        yield Paragraph((_author_label(context, title.language),))
    if context.resolved.parent:
        yield Paragraph((context.line("page-variant-of", parent=context.title_of(context.resolved.parent)),))
    if context.text("language-reader") == "nobody":
        yield Paragraph((context.label("page-no-native-reader"),))
    yield Facts(context.text("page-glance"), tuple(summarize(context.resolved.merged.data, context.messages)))


def _aim(context: PageContext) -> Iterator[Part]:
    rules = context.resolved.ruleset
    scoring = [name for name, pays in (("cards", rules.round.score), ("basras", rules.basra.kinds)) if pays]
    scores = context.line("page-aim-scores", scoring="-and-".join(scoring) or "nothing")
    yield Paragraph((scores, context.line("page-aim-target", target=rules.match.target)))


def _notes(context: PageContext) -> Iterator[Part]:
    notes = context.resolved.file.data.get("notes")
    if notes:
        text, language = _own_text(notes, context.messages.language)
        yield from (Paragraph((Line(part, language),)) for part in text.split("\n\n") if part.strip())
        yield Paragraph((_author_label(context, language), context.label("page-not-checked")))


def _about(context: PageContext) -> Iterator[Part]:
    header = context.resolved.file.data
    yield Paragraph((context.line("page-made-from", id=header["id"], version=header["version"]),))
    sources = header.get("sources", ())
    none = context.label("page-sources-none", parent=context.title_of(context.resolved.parent) or "none")
    yield Paragraph((context.label("page-sources", count=len(sources)) if sources else none,), _list_of(sources))


def _list_of(texts: Iterable[str]) -> tuple[Paragraph, ...]:
    return tuple(Paragraph((Line(text),)) for text in texts)


# --- changes and open questions -----------------------------------------------------------------------------------------------------


def _changes(context: PageContext) -> Iterator[Part]:
    if not context.resolved.parent:
        return
    house_rules = context.resolved.file.data.get("with", ())
    if house_rules:
        yield Paragraph((context.label("page-house-rules", count=len(house_rules)),), _list_of(house_rules))
    changed = context.explainer.changed_passages()
    parts = {
        "now": [_changed_block(context, each) for each in changed if each.now and each.before],
        "new": [Block(to_paragraphs(each.now)) for each in changed if not each.before],
        "gone": [Block(to_paragraphs(each.before)) for each in changed if not each.now],
    }
    yield from (Section(f"changes-{name}", context.text(f"page-changes-{name}"), tuple(each)) for name, each in parts.items() if each)
    if not changed:
        yield Paragraph((context.line("page-changes-none"),))


def _changed_block(context: PageContext, changed: ChangedPassage) -> Block:
    return Block((*to_paragraphs(changed.now), *_labelled(context.label("page-changes-before"), [changed.before])))


def _labelled(label: Line, passages: Iterable[Passage]) -> Iterator[Paragraph]:
    for number, paragraph in enumerate(join_passages(passages)):
        yield paragraph if number else evolve(paragraph, lines=(label, *paragraph.lines))


def _open(context: PageContext) -> Iterator[Part]:
    questions = context.explainer.open_questions()
    if questions:
        yield Paragraph((context.line("page-open-intro"), context.label("page-author-reasons")))
        yield from (Block(tuple(_question(context, question))) for question in questions)


def _question(context: PageContext, question: Question) -> Iterator[Paragraph]:
    yield from join_passages(question.here)
    yield Paragraph((Line(question.why, UNKNOWN_LANGUAGE),))
    for reading in question.readings:
        for message, passages in (("page-reading", reading.passages), ("page-reading-without", reading.without)):
            yield from _labelled(context.label(message, reading=reading.name), passages)


def _footnotes(context: PageContext) -> Iterator[Part]:
    yield Paragraph((context.label("page-citations-intro"),))
    yield context.citations.footnotes


_SECTIONS: Final = {"aim": _aim, "changes": _changes, "open": _open, "notes": _notes, "about": _about, "citations": _footnotes}
