"""A page of rules: what is on it, that every rule is, and whose words it says they are."""

from pathlib import Path

import pytest
from attrs import evolve

from basra_spec import catalogue, library
from basra_spec.fluent import Messages, parse
from basra_spec.languages import functions
from basra_spec.pages import Line, Listing, Page, page_of
from basra_spec.printing import files_of
from basra_spec.prose import grouped
from basra_spec.resolved import Resolved
from tests.conftest import Write
from tests.pages.shared import as_shown, page, shipped_page
from tests.prose.told import LANGUAGES, SCHEMA, mutated, told, words
from tests.strategies import resolved

EVERY_RULESET = pytest.mark.parametrize("name", catalogue.shipped_ids())
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
HEADINGS = ["aim", "cards", "players", "deal", "play", "basra", "round", "match", "ceremony", "examples"]


def lines(found: Page, section: str) -> list[Line]:
    """Every line of a section, those below others too."""
    parts = [part for each in found.sections if each.id == section for part in each.parts]
    todo = [line for part in parts for line in (part.lines if isinstance(part, Listing) else [part] if isinstance(part, Line) else [])]
    for line in todo:
        todo += line.below
    return todo


def texts(found: Page, section: str) -> list[str]:
    return [line.text for line in lines(found, section)]


@EVERY_LANGUAGE
def test_a_language_says_its_name_its_direction_and_who_has_read_it(language: str) -> None:
    assert words(language).tell("language-name", {})
    assert words(language).tell("language-direction", {}) in ("ltr", "rtl")
    assert words(language).tell("language-reader", {}) in ("author", "native", "nobody")


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_page_has_the_sections_of_a_rules_page_in_their_order(name: str, language: str) -> None:
    found = shipped_page(name, language)
    assert [section.id for section in found.sections][: len(HEADINGS)] == HEADINGS
    assert [section.id for section in found.sections[-2:]] == ["about", "stated"]
    assert all(section.title and section.parts for section in found.sections)
    assert ("changes" in [section.id for section in found.sections]) == bool(resolved(name).parent)
    assert (found.language, found.direction) == (language, words(language).tell("language-direction", {}))


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_sentence_about_a_rule_is_on_the_page_with_the_frame_of_the_game(name: str, language: str) -> None:
    found, rules = shipped_page(name, language), resolved(name).merged.data
    for group, expected in grouped(told(rules, language), rules, words(language)).items():
        assert sorted(texts(found, group)) == sorted(as_shown(each.text) for each in expected)


@pytest.mark.parametrize("name", ["koutchina-lebanese", "portuguese"])
def test_every_small_change_of_a_rule_changes_the_page(name: str) -> None:
    def text(ruleset: Resolved) -> str:
        return "".join(files_of(page(evolve(ruleset, decisions={}), cases=()), "md").values())

    before = text(resolved(name))
    assert [mutant.name for mutant, ruleset in mutated(name) if text(ruleset) == before] == []


def test_what_a_ruleset_changes_stands_beside_what_it_was() -> None:
    found = shipped_page("koutchina-lebanese")
    changes = lines(found, "changes")
    hand = next(line for line in changes if line.text == "Each player gets six cards at every deal.")
    assert [(line.text, [was.text for was in line.below]) for line in hand.below] == [
        ("In place of:", ["Each player gets four cards at every deal."])
    ]
    gone = next(line for line in changes if line.text == "No longer so:")
    assert "The 7♦ takes the whole floor." in [line.text for line in gone.below]
    new = next(line for line in changes if line.text == "New here:")
    assert "Before the previous play, in the same round, just one card lay on the floor." in [line.text for line in new.below[1].below]


def test_a_change_deep_in_the_rules_stands_with_what_it_is_part_of(write: Write) -> None:
    found = page(library.resolve(write("cafe", "round: {score: {most_cards: {tie: share}}}")), cases=())
    changed = next(line for line in lines(found, "changes") if line.text == "Changed here:")
    assert [line.text for line in changed.below] == ["The side with the most cards scores 30 points."]


def test_a_ruleset_that_changes_no_rule_says_so(write: Write) -> None:
    assert texts(page(library.resolve(write("cafe")), cases=()), "changes") == ["No rule is told differently."]


def test_house_rules_are_named(write: Write) -> None:
    found = page(library.resolve(write("cafe", header="extends: koutchina-classic\nwith: [target-121]")), cases=())
    assert texts(found, "changes")[:1] == ["This house rule is part of it:"]
    assert "target-121" in texts(found, "changes")


def test_each_decision_is_told_with_its_readings_as_sentences() -> None:
    found = shipped_page("koutchina-classic")
    assert [line.text for line in lines(found, "open") if line.language] == [
        " ".join(decision.why.split()) for decision in resolved("koutchina-classic").decisions.values()
    ]
    assert any("any-equal-haul" in text for text in texts(found, "open"))


def test_a_title_and_notes_in_another_language_are_marked_and_said_to_be(write: Write) -> None:
    path = write("cafe")
    text = path.read_text(encoding="utf-8").replace("{en: cafe}", "{fr: Le café}") + "notes: {xx: Kafo.}\n"
    path.write_text(text, encoding="utf-8")
    found = page(library.resolve(path), cases=())
    assert (found.title.text, found.title.language) == ("Le café", "fr")
    assert found.lead[0].is_label
    assert [(line.text, line.language) for line in lines(found, "notes")][:2] == [
        ("Kafo.", "xx"),
        ("This text is its author's, in xx.", ""),
    ]
    assert [line.text for line in lines(found, "notes") if line.is_label][1:] == [
        "Not checked: nothing proves that this text agrees with the rules."
    ]


def test_a_title_in_the_language_of_the_page_needs_no_mark() -> None:
    assert (shipped_page("koutchina-classic").title.language, len(shipped_page("koutchina-classic").lead)) == ("", 0)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("", "so does every Basra"),
        ("basra: {kinds: {plain: null, komi: null}}", "counts points at the end of a round."),
        ("round: {score: {most_cards: null, jacks: null, aces: null, two_clubs: null, ten_diamonds: null}}", "Every such play is a Basra"),
    ],
)
def test_the_aim_is_what_counts_points(write: Write, rules: str, said: str) -> None:
    assert said in texts(page(library.resolve(write("cafe", rules)), cases=()), "aim")[0]


def test_a_ruleset_without_sources_is_its_authors_own(write: Write) -> None:
    assert texts(page(library.resolve(write("cafe")), cases=()), "about") == [
        "Made from the ruleset cafe, version 1.",
        "No source is named: these rules are their author's own.",
    ]


def test_a_page_that_no_native_reader_has_checked_says_so() -> None:
    english = words("en")
    entries = dict(english.entries) | dict(parse("language-reader = nobody", "mine.ftl"))
    unread = Messages("en", entries, functions(entries))
    found = page_of(resolved("koutchina-classic"), SCHEMA, unread, ())
    assert [line.text for line in found.lead] == ["No native reader has checked this page."]


def test_the_title_of_a_parent_is_told_in_the_language_of_the_page(write: Write, tmp_path: Path) -> None:
    write("cafe")
    found = page(library.resolve(write("corner", header="extends: cafe")), cases=())
    assert [line.text for line in found.lead] == ["It is a variant of cafe."]
