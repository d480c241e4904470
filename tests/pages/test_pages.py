"""A page of rules: what is on it, that every rule is, and whose words it says they are."""

from pathlib import Path

import pytest
from attrs import evolve

from basra_spec.pages.examples import CLEARED
from basra_spec.pages.page import Block, ExampleFigure, Facts, Page, Part, Section, build_page
from basra_spec.pages.paragraphs import Line, Paragraph
from basra_spec.pages.render import render_files
from basra_spec.prose.fluent import Messages, parse
from basra_spec.prose.languages import message_functions
from basra_spec.prose.sentences import group_sentences
from basra_spec.prose.summary import summarize
from basra_spec.rulesets import loader
from basra_spec.rulesets.resolved import Resolved
from tests.conftest import Write
from tests.each import each
from tests.pages.shared import as_shown, lines_of, page, paragraphs_of, shipped_page
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET, SCHEMA, messages_in, mutated, rules_with, sentences_of
from tests.strategies import resolved

HEADINGS = ["aim", "cards", "players", "deal", "play", "basra", "round", "match", "ceremony"]
FACTS = ["players", "cards", "hand", "floor", "basra", "target"]


def lines(found: Page, section: str) -> list[Line]:
    """Every line of a section, those inside of what is in it too."""
    return lines_of(parts(found, section))


def parts(found: Page, section: str) -> list[Part]:
    return [part for each in found.sections if each.id == section for part in each.parts]


def glance(found: Page) -> dict[str, str]:
    return {fact.id: fact.text for part in found.lead if isinstance(part, Facts) for fact in part.facts}


def lead(found: Page) -> list[Line]:
    return lines_of(found.lead)


def texts(found: Page, section: str) -> list[str]:
    return [line.text for line in lines(found, section)]


@EVERY_LANGUAGE
def test_a_language_says_its_name_its_direction_and_who_has_read_it(language: str) -> None:
    assert messages_in(language).format("language-name", {})
    assert messages_in(language).format("language-direction", {}) in ("ltr", "rtl")
    assert messages_in(language).format("language-reader", {}) in ("author", "native", "nobody")


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_page_has_the_sections_of_a_rules_page_in_their_order(name: str, language: str) -> None:
    found = shipped_page(name, language)
    assert [section.id for section in found.sections][: len(HEADINGS)] == HEADINGS
    assert [section.id for section in found.sections[-2:]] == ["about", "citations"]
    assert all(section.title and section.parts for section in found.sections)
    assert ("changes" in [section.id for section in found.sections]) == bool(resolved(name).parent)
    assert (found.language, found.direction) == (language, messages_in(language).format("language-direction", {}))


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_sentence_about_a_rule_is_on_the_page_with_the_frame_of_the_game(name: str, language: str) -> None:
    found, rules = shipped_page(name, language), resolved(name).merged.data
    for group, expected in group_sentences(sentences_of(rules, language), rules, messages_in(language)).items():
        said = [line.text for line in lines(found, group) if not line.is_label]
        assert sorted(said) == sorted(as_shown(each.text) for each in expected)


@pytest.mark.parametrize("name", ["koutchina-lebanese", "portuguese"])
def test_every_small_change_of_a_rule_changes_the_page(name: str) -> None:
    def text(ruleset: Resolved) -> str:
        return "".join(render_files(page(evolve(ruleset, decisions={}), cases=()), "md").values())

    before = text(resolved(name))
    assert [mutant.name for mutant, ruleset in mutated(name) if text(ruleset) == before] == []


def test_what_a_ruleset_changes_stands_beside_what_it_was() -> None:
    found = shipped_page("koutchina-lebanese")
    changed, new, gone = (blocks(found, f"changes-{name}") for name in ("now", "new", "gone"))
    assert changed[0] == ["Each player gets six cards at every deal.", "Before:", "Each player gets four cards at every deal."]
    assert ["The 7♦ takes the whole floor."] in gone
    assert new[1][-1] == "Before the previous play, in the same round, just one card lay on the floor."


def blocks(found: Page, section: str) -> list[list[str]]:
    """The texts of each block of a section inside another."""
    inside = [part for part in found.parts if isinstance(part, Section) and part.id == section]
    return [[line.text for line in lines_of([block])] for each in inside for block in each.parts if isinstance(block, Block)]


def test_a_change_deep_in_the_rules_stands_with_what_it_is_part_of(write: Write) -> None:
    found = page(loader.resolve(write("cafe", "round: {score: {most_cards: {tie: share}}}")), cases=())
    assert [block[0] for block in blocks(found, "changes-now")] == ["The side with the most cards scores 30 points."]


def test_a_ruleset_that_changes_no_rule_says_so(write: Write) -> None:
    assert texts(page(loader.resolve(write("cafe")), cases=()), "changes") == ["No rule is different."]


def test_house_rules_are_named(write: Write) -> None:
    found = page(loader.resolve(write("cafe", header="extends: koutchina-classic\nwith: [target-121]")), cases=())
    assert texts(found, "changes")[:1] == ["It includes this house rule:"]
    assert "target-121" in texts(found, "changes")


def test_each_decision_is_told_with_its_readings_as_sentences() -> None:
    found = shipped_page("koutchina-classic")
    assert [line.text for line in lines(found, "open") if line.language] == [
        " ".join(decision.why.split()) for decision in resolved("koutchina-classic").decisions.values()
    ]
    assert any("any-equal-haul" in text for text in texts(found, "open"))
    questions = [part for part in parts(found, "open") if isinstance(part, Block)]
    assert len(questions) == len(resolved("koutchina-classic").decisions)
    first, equal = (lines_of([question]) for question in questions[:2])
    assert first[0] == equal[0]
    assert first[0].text in texts(found, "play")


def test_a_title_and_notes_in_another_language_are_marked_and_said_to_be(write: Write) -> None:
    path = write("cafe")
    text = path.read_text(encoding="utf-8").replace("{en: cafe}", "{fr: Le café}") + "notes: {xx: Kafo.}\n"
    path.write_text(text, encoding="utf-8")
    found = page(loader.resolve(path), cases=())
    assert (found.title.text, found.title.language) == ("Le café", "fr")
    assert lead(found)[0].is_label
    assert [(line.text, line.language) for line in lines(found, "notes")][:2] == [
        ("Kafo.", "xx"),
        ("This text is the author's, in xx.", ""),
    ]
    assert [line.text for line in lines(found, "notes") if line.is_label][1:] == ["Not checked: this text may disagree with the rules."]


def test_a_title_in_the_language_of_the_page_needs_no_mark() -> None:
    assert (shipped_page("koutchina-classic").title.language, lead(shipped_page("koutchina-classic"))) == ("", [])


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("", "and for every Basra"),
        ("basra: {kinds: {plain: null, komi: null}}", "you score for the cards in it."),
        ("round: {score: {most_cards: null, jacks: null, aces: null, two_clubs: null, ten_diamonds: null}}", "every such play is a Basra"),
    ],
)
def test_the_aim_is_what_counts_points(write: Write, rules: str, said: str) -> None:
    assert said in texts(page(loader.resolve(write("cafe", rules)), cases=()), "aim")[0]


def test_of_a_ruleset_without_sources_what_it_changes_is_its_authors_own(write: Write) -> None:
    assert texts(page(loader.resolve(write("cafe")), cases=()), "about") == [
        "Made from the ruleset cafe, version 1.",
        "No source is named for the differences from Classic Basra: they are the author's own.",
    ]


def test_a_page_that_no_native_reader_has_checked_says_so() -> None:
    english = messages_in("en")
    entries = dict(english.entries) | dict(parse("language-reader = nobody", "mine.ftl"))
    unread = Messages("en", entries, message_functions(entries))
    found = build_page(resolved("koutchina-classic"), SCHEMA, unread, ())
    assert [line.text for line in lead(found)] == ["No native speaker has checked this page."]


def test_the_title_of_a_parent_is_told_in_the_language_of_the_page(write: Write, tmp_path: Path) -> None:
    write("cafe")
    found = page(loader.resolve(write("corner", header="extends: cafe")), cases=())
    assert [line.text for line in lead(found)] == ["A variant of cafe."]


# --- at a glance --------------------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@EVERY_RULESET
def test_the_game_stands_at_a_glance_under_the_title(name: str, language: str) -> None:
    found = glance(shipped_page(name, language))
    assert list(found) == FACTS
    assert all(found.values())


@each(
    ("rules", "fact", "said"),
    [
        ("", "players", "2, or 4 in pairs"),
        ("players: {2: null}", "players", "4 in pairs"),
        ("players: {3: [solo], 4: null}", "players", "2 or 3"),
        ("players: {4: [solo, partners]}", "players", "2 or 4, or 4 in pairs"),
        ("", "cards", "a pack of 52"),
        ("deck: [A-10, J]", "cards", "44 cards of a pack of 52"),
        ("deal: {hand: 1}", "hand", "1 card"),
        ("deal: {floor: 0}", "floor", "empty"),
        ("", "basra", "10 points"),
        ("basra: {kinds: {plain: null, komi: null}}", "basra", "no Basras"),
        ("basra: {kinds: {plain: {worth: 1}}}", "basra", "1 point or 10 points"),
        ("basra: {worth: {any: 5, 2: twice-value}}", "basra", "5 points or twice the value of its card"),
        ("match: {target: 1}", "target", "1 point"),
    ],
)
def test_a_fact_is_told_as_it_is_in_the_rules(rules: str, fact: str, said: str) -> None:
    data = rules_with(rules) if rules else resolved("koutchina-classic").merged.data
    assert {each.id: each.text for each in summarize(data, messages_in("en"))}[fact] == said


# --- sections of play classes, and what stands in them ------------------------------------------------------------------------------


def sections_in(found: Page, section: str) -> dict[str, Section]:
    return {part.id: part for part in parts(found, section) if isinstance(part, Section)}


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_class_has_a_section_of_its_own_with_the_sentences_of_its_rules(name: str, language: str) -> None:
    found, rules = sections_in(shipped_page(name, language), "play"), resolved(name).merged.data
    assert list(found) == [*(f"play-{each}" for each in rules["plays"]), "capture"]
    assert len({section.title for section in found.values()}) == len(found)
    for play in rules["plays"]:
        lines = [line.text for line in lines_of(found[f"play-{play}"].parts)]
        assert lines == [as_shown(one.text) for one in sentences_of(rules, language) if one.path[:2] == ("plays", play)]


@EVERY_LANGUAGE
def test_a_class_of_the_authors_is_headed_by_its_name(write: Write, language: str) -> None:
    rules = loader.resolve(write("cafe", "plays: {lucky_eight: {cards: [8S], takes: {rank: one}}}"))
    assert "lucky_eight" in sections_in(page(rules, language, ()), "play")["play-lucky_eight"].title


def test_the_classes_that_everybody_knows_are_headed_by_their_names() -> None:
    found = sections_in(shipped_page("koutchina-classic"), "play")
    assert [section.title for section in found.values()] == ["Ordinary cards", "Court cards", "The Jack", "The 7♦", "Every card"]


@EVERY_RULESET
def test_every_example_stands_with_the_class_that_played_it_or_with_the_basras_if_it_cleared_the_floor(name: str) -> None:
    found = shipped_page(name)
    places = {f"play-{each}": each for each in resolved(name).merged.data["plays"]} | {"basra": CLEARED}
    standing = {section.id: section for section in found.parts if isinstance(section, Section)}
    shown = [(place, part) for each, place in places.items() for part in standing[each].parts if isinstance(part, ExampleFigure)]
    assert [part for _, part in shown] == list(found.examples)
    assert all(part.example.place == place for place, part in shown)
    assert [part.heading for part in found.examples] == [f"Example {number}" for number in range(1, len(shown) + 1)]


def test_examples_are_said_to_have_been_played_where_there_are_any(write: Write) -> None:
    played = "A program played every example on this page by these rules."
    assert played in texts(shipped_page("koutchina-classic"), "play")
    assert played not in texts(page(loader.resolve(write("cafe")), cases=()), "play")


# --- paragraphs and lists -----------------------------------------------------------------------------------------------------------


def test_a_list_stands_only_where_a_sentence_announces_it() -> None:
    found = shipped_page("koutchina-yemeni")
    announced = [part.lines[-1].text for group in HEADINGS for part in paragraphs_of(parts(found, group)) if part.below]
    assert announced
    assert all(text.endswith(":") for text in announced)
    assert all(not part.below for part in paragraphs_of(parts(found, "deal")))


def test_a_kind_of_basra_is_an_item_and_its_conditions_are_the_items_below() -> None:
    (_, *kinds), *_ = [part.below for part in parts(shipped_page("koutchina-classic"), "basra") if isinstance(part, Paragraph)]
    assert [[line.text for line in item.lines] for item in kinds[0].below] == [
        ["Before the play, every card on the floor is a card from Ace to 10."],
        ["Before the play, the cards on the floor add up to at most 10."],
    ]


def test_what_an_item_of_the_count_says_more_follows_in_the_same_item() -> None:
    items = next(part.below for part in parts(shipped_page("koutchina-classic"), "round") if isinstance(part, Paragraph))
    assert [len(item.lines) for item in items] == [2, 1, 1, 1, 1]


def test_a_message_of_ones_own_decides_whether_it_announces_a_list() -> None:
    english = messages_in("en")
    entries = dict(english.entries) | dict(parse("round-score = There are points.", "mine.ftl"))
    found = build_page(resolved("koutchina-classic"), SCHEMA, Messages("en", entries, message_functions(entries)), ())
    (whole,) = parts(found, "round")
    assert isinstance(whole, Paragraph)
    assert not whole.below
