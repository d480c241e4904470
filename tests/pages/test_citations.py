"""The footnotes of a page: they agree with the trace, and every mark leads to one."""

import json
import re
from functools import cache

from attrs import evolve

from basra_spec.pages.citations import ASSUMPTION, OWN_RULE, Citations, Footnotes, StatementIndex, builtin_statements, collect_citations
from basra_spec.pages.page import Page, build_page
from basra_spec.pages.render import render_files
from basra_spec.prose.explanation import Explainer
from basra_spec.prose.sentences import sentence_at
from basra_spec.provenance.trace import assumptions, rules_at
from basra_spec.rulesets import loader
from basra_spec.rulesets.merge import dotted
from tests.conftest import Write
from tests.pages.shared import EVERY_STRING, Read, as_shown, lines_of, page, shipped_page
from tests.prose.shared import EVERY_LANGUAGE, EVERY_RULESET, SCHEMA, messages_in, sentences_of
from tests.strategies import resolved

INDEX = builtin_statements()


@cache
def citations_of(name: str, language: str = "en") -> Citations:
    return collect_citations(Explainer(resolved(name), SCHEMA, messages_in(language)))


def rests_on(citations: Citations) -> dict[str, tuple[str, ...]]:
    """What each sentence rests on, by the dotted path of the sentence."""
    return {each.rule: each.rests_on for each in citations.sentences.values()}


def notes_of(page: Page) -> Footnotes:
    return next(part for part in page.sections[-1].parts if isinstance(part, Footnotes))


@EVERY_LANGUAGE
@EVERY_RULESET
def test_a_sentence_has_the_mark_of_an_assumption_if_the_trace_has_one(name: str, language: str) -> None:
    sentences = sentences_of(resolved(name).merged.data, language)
    leaves = [tuple(each.leaf.split(".")) for each in assumptions(resolved(name), INDEX.statements.values())]
    assumed = {sentence.path for leaf in leaves if (sentence := sentence_at(sentences, leaf))}
    stated = citations_of(name, language).sentences
    assert {path for path in stated if ASSUMPTION in stated[path].rests_on} == assumed
    assert {path for path in stated if "*" in [mark.sign for mark in stated[path].marks]} == assumed


@EVERY_RULESET
def test_a_sentence_rests_on_all_statements_behind_its_rules(name: str) -> None:
    sentences, expected = sentences_of(resolved(name).merged.data), dict[str, set[str]]()
    for key in resolved(name).merged.data:
        for rule in rules_at(resolved(name), key, INDEX.statements.values(), ()):
            sentence = sentence_at(sentences, tuple(rule.path.split(".")))
            assert sentence
            expected.setdefault(dotted(sentence.path), set()).update(said.id for said in rule.statements)
    found = rests_on(citations_of(name))
    assert {at: set(ids) - {ASSUMPTION} for at, ids in found.items() if ids} == expected


@EVERY_LANGUAGE
@EVERY_RULESET
def test_footnotes_are_numbered_in_the_order_of_the_page(name: str, language: str) -> None:
    page = shipped_page(name, language)
    footnotes = notes_of(page).footnotes
    numbered = [each for each in footnotes if each.sign.isdigit()]
    assert [each.sign for each in numbered] == [str(number) for number in range(1, len(numbered) + 1)]
    assert [each.sign for each in footnotes if each not in numbered] in ([], ["*"])
    cited = dict.fromkeys(note for each in citations_of(name, language).sentences.values() for note in each.rests_on)
    assert [note for note in cited if note != ASSUMPTION] == [each.id for each in numbered]


@EVERY_RULESET
def test_the_footnote_of_assumptions_lists_each_decision_with_its_reason(name: str) -> None:
    listed = {reason.decision for each in notes_of(shipped_page(name)).footnotes for reason in each.reasons}
    assumed = assumptions(resolved(name), INDEX.statements.values())
    assert listed == {decision for each in assumed for decision in each.decisions}


@EVERY_LANGUAGE
@EVERY_RULESET
def test_every_mark_leads_to_a_footnote_and_back_and_has_a_name(name: str, language: str) -> None:
    ((_, html),) = render_files(shipped_page(name, language), "html").items()
    read = Read(html)
    ids = [str(value) for key, value in read.attributes if key == "id"]
    links = [str(value)[1:] for key, value in read.attributes if key == "href"]
    assert len(ids) == len(set(ids))
    assert set(links) <= set(ids)
    facts = 1  # the table below the title has a name as well
    assert sum(link.startswith("note.") for link in links) == [key for key, _ in read.attributes].count("aria-label") - facts > 0
    marked = [each for each in citations_of(name, language).sentences.values() if each.marks]
    assert html.count('<sup class="marks"><a ') == len(marked)


def test_every_mark_of_a_markdown_page_leads_to_an_anchor() -> None:
    text = render_files(shipped_page("koutchina-classic"), "md")["koutchina-classic.en.md"]
    links, anchors = re.findall(r"\(#(.*?)\)", text), re.findall(r'<a id="(.*?)"></a>', text)
    assert set(links) <= set(anchors)
    assert len(anchors) == len(notes_of(shipped_page("koutchina-classic")).footnotes)


@EVERY_RULESET
def test_the_frame_of_the_game_has_no_marks_and_every_rule_has_its_sentence(name: str) -> None:
    stated = [line.citations.rule for line in lines_of(shipped_page(name).sections) if line.citations]
    assert sorted(stated) == sorted(dotted(each.path) for each in sentences_of(resolved(name).merged.data))


def test_json_has_the_ids_of_the_statements_and_their_footnotes() -> None:
    data = json.loads(render_files(shipped_page("koutchina-classic"), "json")["koutchina-classic.en.json"])
    line = data["sections"][1]["parts"][0]["lines"][0]
    assert (line["rule"], line["footnotes"]) == ("deck", ["koutchina.deck.full-pack"])
    part = data["sections"][-1]["parts"][-1]
    assert part["type"] == "footnotes"
    assert part["documents"][0] == {"id": "koutchina-en", "title": "Basra rules — how to play", "language": "en"}
    assert part["footnotes"][0] == {
        "id": "koutchina.deck.full-pack",
        "mark": "1",
        "documents": ["koutchina-en", "koutchina-fr"],
        "section": "Overview",
    }
    assumed = part["footnotes"][-1]
    assert (assumed["id"], assumed["mark"], assumed["text"]) == (ASSUMPTION, "*", "No page states this: it is an assumption.")
    assert "first-floor-refusals" in [decision["name"] for decision in assumed["decisions"]]


# --- an author's own rules ----------------------------------------------------------------------------------------------------------


def test_an_authors_rule_is_the_authors_own_and_a_parents_keeps_its_statements(write: Write) -> None:
    found = page(loader.resolve(write("cafe", "deal: {hand: 6}")), cases=())
    stated = {line.citations.rule: line.citations for line in lines_of(found.sections) if line.citations}
    assert stated["deal.hand"].rests_on == (OWN_RULE,)
    assert [(mark.sign, mark.name) for mark in stated["deal.hand"].marks] == [("†", "The author’s own rule")]
    assert "koutchina.deal.floor-of-four" in stated["deal.floor"].rests_on
    own = next(entry for entry in notes_of(found).footnotes if entry.id == OWN_RULE)
    assert own.text == "This is the author’s own rule; no page states it."


def test_a_house_rule_has_a_footnote_with_its_name(write: Write) -> None:
    found = page(loader.resolve(write("cafe", header="extends: koutchina-classic\nwith: [target-121]")), cases=())
    stated = {line.citations.rule: line.citations for line in lines_of(found.sections) if line.citations}
    assert stated["match.target"].rests_on[-1:] == ("house-rule.target-121",)
    entry = next(entry for entry in notes_of(found).footnotes if entry.id == "house-rule.target-121")
    assert entry.sign.isdigit()
    assert "target-121" in entry.text


def test_a_footnote_says_that_the_ruleset_changes_a_part_of_its_statement() -> None:
    texts = {each.id: each.text for each in notes_of(shipped_page("koutchina-lebanese")).footnotes}
    assert texts["koutchina.classic.most-cards-and-carry"] == "Partly different here."
    assert texts["koutchina.deck.full-pack"] == ""


def test_consecutive_numbers_become_one_mark() -> None:
    stated = next(each for each in citations_of("koutchina-classic").sentences.values() if each.rule == "values.A")
    assert [(mark.sign, mark.name) for mark in stated.marks] == [("2–6", "Where this is stated: 2–6")]
    assert stated.marks[0].footnote == stated.rests_on[0]


# --- untrusted text -----------------------------------------------------------------------------------------------------------------


def hostile(text: str) -> Page:
    """A page whose documents have this text as title and whose statements have it as section."""
    documents = {name: evolve(each, title=text) for name, each in INDEX.documents.items()}
    statements = {name: evolve(each, section=text) for name, each in INDEX.statements.items()}
    return build_page(resolved("koutchina-classic"), SCHEMA, messages_in("en"), (), StatementIndex(statements, documents))


@EVERY_STRING
def test_the_titles_of_documents_and_sections_stay_plain_text(text: str) -> None:
    made, usual = (Read(render_files(hostile(each), "html")["koutchina-classic.en.html"]) for each in (text, "x"))
    assert [tag for tag in made.tags if tag != "bdi"] == [tag for tag in usual.tags if tag != "bdi"]
    assert made.text.count(as_shown(text)) >= len(notes_of(hostile("x")).footnotes)
    markdown = render_files(hostile(text), "md")["koutchina-classic.en.md"].partition("## Where the rules are stated")[2]
    assert not set(re.sub(r'<a id="[\w.-]+"></a>|<!-- -->', "", markdown)) & set("<>|$~")
    data = json.loads(render_files(hostile(text), "json")["koutchina-classic.en.json"])
    listed = data["sections"][-1]["parts"][-1]
    assert {each["title"] for each in listed["documents"]} == {as_shown(text)}
    assert {each["section"] for each in listed["footnotes"] if "section" in each} == {as_shown(text)}
