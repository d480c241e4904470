"""What stands behind the sentences of a page: that it is what the trace says, and that every mark leads to it."""

import json
import re
from functools import cache

from attrs import evolve

from basra_spec.pages.citations import ASSUMPTION, OWN_RULE, Behind, Footnotes, Known, behind, shipped_statements
from basra_spec.pages.page import Page, page_of
from basra_spec.pages.render import files_of
from basra_spec.prose.explanation import Explaining
from basra_spec.prose.sentences import sentence_at
from basra_spec.provenance.trace import assumptions, rules_at
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from tests.conftest import Write
from tests.pages.shared import EVERY_STRING, Read, as_shown, lines_of, page, shipped_page
from tests.prose.told import EVERY_LANGUAGE, EVERY_RULESET, SCHEMA, told, words
from tests.strategies import resolved

KNOWN = shipped_statements()


@cache
def found(name: str, language: str = "en") -> Behind:
    return behind(Explaining(resolved(name), SCHEMA, words(language)))


def rests_on(behind: Behind) -> dict[str, tuple[str, ...]]:
    """What each sentence rests on, by the dotted path of the sentence."""
    return {stated.at: stated.rests_on for stated in behind.sentences.values()}


def footnotes(page: Page) -> Footnotes:
    return next(part for part in page.sections[-1].parts if isinstance(part, Footnotes))


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_sentence_is_called_an_assumption_where_the_trace_has_one(name: str, language: str) -> None:
    sentences = told(resolved(name).merged.data, language)
    leaves = [tuple(each.leaf.split(".")) for each in assumptions(resolved(name), KNOWN.statements.values())]
    assumed = {sentence.path for leaf in leaves if (sentence := sentence_at(sentences, leaf))}
    stated = found(name, language).sentences
    assert {path for path in stated if ASSUMPTION in stated[path].rests_on} == assumed
    assert {path for path in stated if "*" in [mark.sign for mark in stated[path].marks]} == assumed


@EVERY_RULESET
def test_a_sentence_rests_on_all_statements_behind_the_rules_that_it_tells(name: str) -> None:
    sentences, expected = told(resolved(name).merged.data), dict[str, set[str]]()
    for key in resolved(name).merged.data:
        for rule in rules_at(resolved(name), key, KNOWN.statements.values(), ()):
            sentence = sentence_at(sentences, tuple(rule.path.split(".")))
            assert sentence
            expected.setdefault(dotted(sentence.path), set()).update(said.id for said in rule.statements)
    behind_all = rests_on(found(name))
    assert {at: set(ids) - {ASSUMPTION} for at, ids in behind_all.items() if ids} == expected


@EVERY_LANGUAGE
@EVERY_RULESET
def test_entries_are_numbered_in_the_order_in_which_the_page_comes_to_them(name: str, language: str) -> None:
    page = shipped_page(name, language)
    entries = footnotes(page).entries
    numbered = [entry for entry in entries if entry.sign.isdigit()]
    assert [entry.sign for entry in numbered] == [str(number) for number in range(1, len(numbered) + 1)]
    assert [entry.sign for entry in entries if entry not in numbered] in ([], ["*"])
    met = dict.fromkeys(entry for stated in found(name, language).sentences.values() for entry in stated.rests_on)
    assert [entry for entry in met if entry != ASSUMPTION] == [entry.id for entry in numbered]


@EVERY_RULESET
def test_each_decision_of_an_assumption_stands_in_its_entry_with_its_reason(name: str) -> None:
    listed = {reason.decision for entry in footnotes(shipped_page(name)).entries for reason in entry.reasons}
    assumed = assumptions(resolved(name), KNOWN.statements.values())
    assert listed == {decision for each in assumed for decision in each.decisions}


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_mark_leads_to_an_entry_and_back_and_has_a_name(name: str, language: str) -> None:
    ((_, html),) = files_of(shipped_page(name, language), "html").items()
    read = Read(html)
    ids = [str(value) for key, value in read.attributes if key == "id"]
    links = [str(value)[1:] for key, value in read.attributes if key == "href"]
    assert len(ids) == len(set(ids))
    assert set(links) <= set(ids)
    glance = 1  # the table under the title has a name too
    assert sum(link.startswith("stated.") for link in links) == [key for key, _ in read.attributes].count("aria-label") - glance
    marked = [stated for stated in found(name, language).sentences.values() if stated.marks]
    assert html.count('<sup class="marks"><a ') == len(marked)


def test_every_mark_of_a_markdown_page_leads_to_an_anchor_that_is_there() -> None:
    text = files_of(shipped_page("koutchina-classic"), "md")["koutchina-classic.en.md"]
    links, anchors = re.findall(r"\(#(.*?)\)", text), re.findall(r'<a id="(.*?)"></a>', text)
    assert set(links) <= set(anchors)
    assert len(anchors) == len(footnotes(shipped_page("koutchina-classic")).entries)


@EVERY_RULESET
def test_the_frame_of_the_game_has_no_marks_and_every_rule_has_its_sentence(name: str) -> None:
    stated = [line.stated.at for line in lines_of(shipped_page(name).sections) if line.stated]
    assert sorted(stated) == sorted(dotted(each.path) for each in told(resolved(name).merged.data))


def test_json_has_the_ids_of_the_statements_and_their_entries() -> None:
    data = json.loads(files_of(shipped_page("koutchina-classic"), "json")["koutchina-classic.en.json"])
    line = data["sections"][1]["parts"][0]["lines"][0]
    assert (line["rule"], line["stated"]) == ("deck", ["koutchina.deck.full-pack"])
    part = data["sections"][-1]["parts"][-1]
    assert part["type"] == "stated"
    assert part["documents"][0] == {"id": "koutchina-en", "title": "Basra rules — how to play", "language": "en"}
    assert part["entries"][0] == {
        "id": "koutchina.deck.full-pack",
        "mark": "1",
        "documents": ["koutchina-en", "koutchina-fr"],
        "section": "Overview",
    }
    assumed = part["entries"][-1]
    assert (assumed["id"], assumed["mark"], assumed["text"]) == (ASSUMPTION, "*", "No page states this: it is an assumption.")
    assert "first-floor-refusals" in [decision["name"] for decision in assumed["decisions"]]


# --- rules of one's own -------------------------------------------------------------------------------------------------------------


def test_a_rule_of_an_author_is_the_authors_own_and_a_parents_stays_stated(write: Write) -> None:
    found = page(loader.resolve(write("cafe", "deal: {hand: 6}")), cases=())
    stated = {line.stated.at: line.stated for line in lines_of(found.sections) if line.stated}
    assert stated["deal.hand"].rests_on == (OWN_RULE,)
    assert [(mark.sign, mark.name) for mark in stated["deal.hand"].marks] == [("†", "The author’s own rule")]
    assert "koutchina.deal.floor-of-four" in stated["deal.floor"].rests_on
    own = next(entry for entry in footnotes(found).entries if entry.id == OWN_RULE)
    assert own.text == "This is the author’s own rule: no page is behind it."


def test_a_house_rule_stands_under_its_name(write: Write) -> None:
    found = page(loader.resolve(write("cafe", header="extends: koutchina-classic\nwith: [target-121]")), cases=())
    stated = {line.stated.at: line.stated for line in lines_of(found.sections) if line.stated}
    assert stated["match.target"].rests_on[-1:] == ("house-rule.target-121",)
    entry = next(entry for entry in footnotes(found).entries if entry.id == "house-rule.target-121")
    assert entry.sign.isdigit()
    assert "target-121" in entry.text


def test_a_statement_that_also_gives_what_is_changed_says_so() -> None:
    told = {entry.id: entry.text for entry in footnotes(shipped_page("koutchina-lebanese")).entries}
    assert told["koutchina.classic.most-cards-and-carry"] == "Partly different here."
    assert told["koutchina.deck.full-pack"] == ""


def test_numbers_that_follow_each_other_make_one_mark() -> None:
    stated = next(each for each in found("koutchina-classic").sentences.values() if each.at == "values.A")
    assert [(mark.sign, mark.name) for mark in stated.marks] == [("2–6", "Where this is stated: 2–6")]
    assert stated.marks[0].entry == stated.rests_on[0]


# --- what strangers wrote -----------------------------------------------------------------------------------------------------------


def hostile(text: str) -> Page:
    """A page on which a document and each statement have a text for their title, section and reason."""
    documents = {name: evolve(each, title=text) for name, each in KNOWN.documents.items()}
    statements = {name: evolve(each, section=text) for name, each in KNOWN.statements.items()}
    return page_of(resolved("koutchina-classic"), SCHEMA, words("en"), (), Known(statements, documents))


@EVERY_STRING
def test_the_title_of_a_document_and_of_its_section_stay_text(text: str) -> None:
    made, usual = (Read(files_of(hostile(each), "html")["koutchina-classic.en.html"]) for each in (text, "x"))
    assert [tag for tag in made.tags if tag != "bdi"] == [tag for tag in usual.tags if tag != "bdi"]
    assert made.text.count(as_shown(text)) >= len(footnotes(hostile("x")).entries)
    markdown = files_of(hostile(text), "md")["koutchina-classic.en.md"].partition("## Where this is stated")[2]
    assert not set(re.sub(r'<a id="[\w.-]+"></a>|<!-- -->', "", markdown)) & set("<>|$~")
    data = json.loads(files_of(hostile(text), "json")["koutchina-classic.en.json"])
    listed = data["sections"][-1]["parts"][-1]
    assert {each["title"] for each in listed["documents"]} == {as_shown(text)}
    assert {each["section"] for each in listed["entries"] if "section" in each} == {as_shown(text)}
