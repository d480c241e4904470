"""The pages of the cases: that each case is there once, and says what the rulesets answer, in the language of the page."""

import json
import re
from collections.abc import Mapping
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from attrs import evolve, field, frozen

from basra_spec.conformance.cases import Case
from basra_spec.engines import interpreter
from basra_spec.engines.messages import REFUSALS, Message
from basra_spec.pages.page import Page
from basra_spec.pages.paragraphs import Line
from basra_spec.pages.render import html
from basra_spec.prose.card_notation import write_pattern
from basra_spec.rulesets.resolved import rules_of
from basra_spec.site import case_pages, case_text, content, rules_pages, tree
from basra_spec.site.case_html import PARTS, case_writer
from basra_spec.site.case_pages import relevant_part, verdicts
from basra_spec.site.content import Edition
from basra_spec.site.links import case_addresses, case_name, topics
from basra_spec.system.resources import shipped
from basra_spec.system.text import in_one_line
from tests.each import each
from tests.pages.shared import EVERY_STRING, Read, every_case, shipped_page
from tests.prose.shared import EVERY_LANGUAGE, messages_in

SAMPLE = ("jack", "score", "match", "previous-play", "deal")
CASES = {case.id: case for case in every_case()}
Answers = Mapping[str, Message | None]


@cache
def answered() -> dict[str, Answers]:
    return dict(map(content.answer_case, content.cases()))


@cache
def edition(language: str) -> Edition:
    """A language with the titles of its rules pages; what stands below them is not needed here."""
    return Edition(messages_in(language), [titled(name, language) for name in content.rulesets()])


def titled(name: str, language: str) -> Page:
    title = Line(content.rulesets()[name].title(language), language="fr")
    return Page(name, 1, title, language, messages_in(language).format("language-direction", {}), (), ())


@cache
def pages(language: str) -> dict[str, str]:
    return case_pages.pages(edition(language), answered())


@frozen
class Seen:
    """What is read in a page: the section of each case by name, and every place with an anchor."""

    cases: dict[str, str]
    anchors: list[str] = field(factory=list)


@cache
def seen(page: str) -> Seen:
    """The page as it is read."""
    sections = re.findall(r'<section class="basra-case">.*?</section>', page, re.DOTALL)
    named = {re.findall(r'<h3 id="([^"]*)"', section)[0]: section for section in sections}
    return Seen(named, re.findall(r'\bid="([^"]*)"', page))


class Unmarked(HTMLParser):
    """The text of HTML that is shown in the language of the page: what is marked as English, and what is in a picture, left out."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = ""
        self.open: list[bool] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag == "svg" or ("lang", "en") in attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """It has no text."""

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.text += "" if any(self.open) else data


@EVERY_LANGUAGE
def test_every_case_is_on_the_site_once(language: str) -> None:
    found = [(path, name) for path, page in pages(language).items() for name in seen(page).cases]
    at = {case.id: (f"cases/{page.name}.md", case_name(case)) for group in topics().values() for page in group for case in page.cases}
    assert sorted(found) == sorted(at.values())
    assert set(at) == set(CASES)


@EVERY_LANGUAGE
def test_every_case_has_its_anchor_on_the_page_of_its_topic_once(language: str) -> None:
    for topic in topics():
        anchors = seen(pages(language)[f"cases/{topic}.md"]).anchors
        names = [case_name(case) for case in CASES.values() if case.topic == topic]
        assert [name for name in names if anchors.count(name) != 1] == []


@EVERY_LANGUAGE
def test_the_address_of_a_case_is_where_it_stands(language: str) -> None:
    for case in CASES.values():
        path, _, anchor = case_addresses()[case.id].partition("#")
        assert anchor in seen(pages(language)[path.replace(".html", ".md")]).cases


@each("language", ["en", "ar"])
@each("path", [f"cases/{page.name}.md" for group in topics().values() for page in group])
def test_a_page_of_cases_is_well_formed_and_not_too_long(language: str, path: str) -> None:
    page = pages(language)[path]
    assert Read(page).open == []
    assert len(page.encode("utf-8")) < 280_000


# --- answers --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("topic", SAMPLE)
def test_the_verdicts_are_what_the_interpreter_answers(topic: str) -> None:
    rules = {name: rules_of(each) for name, each in content.rulesets().items()}
    for case in (case for case in CASES.values() if case.topic == topic):
        given = verdicts(case, answered()[case.id])
        names = [name for verdict in given for name in (*verdict.expected, *verdict.others)]
        assert sorted(names) == sorted(rules)
        for verdict in given:
            for name in (*verdict.expected, *verdict.others):
                assert relevant_part(case, fitting(case, name, rules)) == verdict.answer
            assert set(verdict.expected) <= set(case.rulesets)
            assert not set(verdict.others) & set(case.rulesets)


def fitting(case: Case, name: str, rules: Mapping[str, Any]) -> Message | None:
    try:
        answer = interpreter.answer(rules, case.request(name, rules[name]))
    except ValueError:
        return None
    return None if "error" in answer else answer


@pytest.mark.parametrize("topic", SAMPLE)
def test_each_ruleset_stands_beside_its_answer_on_the_page(topic: str) -> None:
    write = case_writer(edition("en"))
    for group in topics()[topic]:
        shown = seen(pages("en")[f"cases/{group.name}.md"]).cases
        for case in group.cases:
            found = answered()[case.id]
            told = re.findall(r"<div><dt>(.*?)</dt>(.*?)</div>", shown[case_name(case)])
            fit = [verdict for verdict in verdicts(case, found) if verdict.answer is not None]
            assert len(told) == len(fit)
            for (answer, beside), verdict in zip(told, fit, strict=True):
                items = content.rulesets()[(verdict.expected + verdict.others)[0]].ruleset.round.score
                assert answer == case_text.answer_html(write, verdict.answer or {}, found[case.rulesets[0]] or {}, items)
                linked = re.findall(r'href="\.\./rules/([^"]*)\.html"', beside)
                everyone = len(linked) == len(verdict.expected)
                assert linked == [*verdict.expected, *(() if everyone else verdict.others)]
                assert ("✓" in beside) == bool(verdict.expected)


def test_a_play_and_its_basra_are_told_in_words() -> None:
    shown = seen(pages("ru")["cases/basra.md"]).cases
    assert "Берёт <bdi" in "".join(shown.values())
    assert "Басра: 10 очков" in "".join(shown.values())


@EVERY_LANGUAGE
@pytest.mark.parametrize("code", REFUSALS)
def test_why_a_play_is_refused_is_told_in_words(language: str, code: str) -> None:
    assert code not in "".join(case_text.outcome_sentences(case_writer(edition(language)), {"refused": code}))


def test_of_a_whole_round_only_what_departs_from_the_one_shown_is_told() -> None:
    write = case_writer(edition("en"))
    shown = {"plays": [{"taken": "", "basra": 0}] * 5}
    other = {"plays": [*shown["plays"][:3], {"taken": "9S", "basra": 0}, {"taken": "9H", "basra": 0}]}
    assert "outcome shown above" in case_text.answer_html(write, shown, shown, {})
    assert "Play 4 has a different outcome: Takes" in case_text.answer_html(write, other, shown, {})
    assert "9♥" not in case_text.answer_html(write, other, shown, {})


@pytest.mark.parametrize(("pattern", "expected"), [("J", "В"), ("2C", "2♣"), ("10D", "10♦"), ("A-10", "Т–10"), ("QH", "Д♥")])
def test_a_card_pattern_is_written_as_short_as_a_card(pattern: str, expected: str) -> None:
    assert write_pattern(pattern, messages_in("ru")) == expected


# --- the language of the page -----------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_each_topic_has_its_own_name_and_sentence_in_the_language(language: str) -> None:
    found = edition(language)
    told = [found.text(f"case-topic-{topic}{part}") for topic in topics() for part in ("", "-text")]
    assert len(set(told)) == len(told)
    if language != "en":
        assert not set(told) & {edition("en").text(f"case-topic-{topic}-text") for topic in topics()}
    listed = [line for entry in tree.navigation(found) for name, line in entry.items() if name == found.text("cases")]
    names = [label for page in listed[0][1:] for label in page]  # type: ignore[index]
    assert [name for topic in topics() if (name := found.text(f"case-topic-{topic}")) not in names] == []


def test_each_standing_of_a_case_has_its_words() -> None:
    schema = json.loads((shipped("conformance") / "schema" / "case.schema.json").read_text(encoding="utf-8"))
    assert tuple(schema["properties"]["standing"]["enum"]) == case_pages.STANDINGS
    assert len({edition("en").text("case-standing", standing=each) for each in case_pages.STANDINGS}) == len(case_pages.STANDINGS)


def test_what_is_not_marked_as_english_has_no_latin_word_in_a_language_of_another_script() -> None:
    documents = {"koutchina", "russian", "french", "portuguese"}
    for path, page in pages("ru").items():
        text = Unmarked(re.sub(r"^#.*$", "", page, flags=re.MULTILINE)).text
        assert set(re.findall(r"[A-Za-z]{3,}", text)) - documents == set(), path


@EVERY_LANGUAGE
def test_a_picture_says_what_it_shows_in_the_language_and_is_not_searched(language: str) -> None:
    page = pages(language)["cases/jack.md"]
    title = messages_in(language).format("picture-title", {"card": write_pattern("JC", messages_in(language))})
    assert f"<title>{in_one_line(title)}</title>" in page
    assert page.count("<svg ") == page.count("<svg data-search-exclude ") > 0
    assert page.count("<desc>") == page.count("<svg ") - 1


# --- what others wrote ----------------------------------------------------------------------------------------------------------------


@EVERY_STRING
def test_a_hostile_name_or_reason_is_text(text: str) -> None:
    case = CASES["deal/french-four-seats"]
    found = answered()[case.id]
    hostile = evolve(case, id=f"jack/{text}".replace("\n", " "), because=text)
    told, kind = (case_pages.case_section(case_writer(edition("en")), each, found) for each in (hostile, case))
    read, usual = Read(told), Read(kind)
    assert read.open == []
    assert set(read.tags) <= {*usual.tags, "p", "bdi"}
    assert {name for name, _ in read.attributes} == {name for name, _ in usual.attributes}


# --- from the rules ---------------------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_the_case_of_an_example_is_a_link_on_the_site_and_none_in_print(language: str) -> None:
    name = next(iter(content.rulesets()))
    page = shipped_page(name, language)
    site = rules_pages.rules_page(edition(language), page)
    linked = re.findall(r'<figure>.*?<a href="\.\./(cases/[^"]*)">([^<]*)</a>', site, re.DOTALL)
    assert [address for address, _ in linked] == [case_addresses()[each.case] for each in page.examples]
    assert [text for _, text in linked] == [each.source for each in page.examples]
    assert "../cases/" not in html.render(page)


def test_every_part_of_a_question_is_told() -> None:
    otherwise = {"plays", "previous", "rounds", "sides"}
    assert {key for case in CASES.values() for key in case.question} - otherwise - set(PARTS) == set()


def test_the_question_of_a_play_has_a_picture_for_each_play() -> None:
    write = case_writer(edition("en"))
    for case in CASES.values():
        plays = case.question.get("plays", ())
        if case.ask == "play" and "floor" in case.question and len(plays) <= case_text.FEW:
            assert case_text.question_html(write, case, answered()[case.id][case.rulesets[0]] or {}).count("<svg") == len(plays)
