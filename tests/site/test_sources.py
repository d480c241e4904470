"""The pages on sources and decisions, as they are before MkDocs: all that is known is there once, and every link leads to a place."""

import re
from functools import cache
from html import unescape
from posixpath import dirname, join, normpath

import pytest
from attrs import evolve

from basra_spec.pages.citations import StatementIndex, builtin_statements
from basra_spec.prose.languages import load_messages
from basra_spec.provenance.trace import assumptions
from basra_spec.site import content, decisions, rules_pages, sources
from basra_spec.site.content import Edition, build_edition
from basra_spec.site.links import case_addresses, statement_address
from tests.each import each
from tests.pages.shared import EVERY_STRING, Read, as_shown
from tests.prose.shared import EVERY_LANGUAGE

KNOWN = builtin_statements()
DECISIONS = "decisions.md"


@cache
def edition(language: str) -> Edition:
    return build_edition(load_messages(language))


@cache
def pages(language: str) -> dict[str, str]:
    """The rules, the sources and the decisions of a language, by path."""
    found = edition(language)
    rules = {f"rules/{page.ruleset}.md": rules_pages.rules_page(found, page) for page in found.pages}
    return {**rules, **sources.pages(found), DECISIONS: decisions.page(found)}


def anchors(text: str) -> list[str]:
    return [unescape(found) for found in re.findall(r'\bid="([^"]+)"', text)] + re.findall(r"\{#([\w.-]+)", text)


def links(text: str) -> list[str]:
    return [unescape(found) for found in re.findall(r'href="([^"]+)"', text)]


def place(path: str, link: str) -> str:
    """What a link on a page means, from the root of the language."""
    page, _, anchor = link.partition("#")
    meant = normpath(join(dirname(path), page)) if page else path.replace(".md", ".html")
    return f"{meant}#{anchor}" if anchor else meant


@EVERY_LANGUAGE
def test_every_statement_is_on_the_site_once(language: str) -> None:
    found = [anchor for path, text in pages(language).items() if path.startswith("sources/") for anchor in anchors(text)]
    assert sorted(anchor for anchor in found if anchor in KNOWN.statements) == sorted(KNOWN.statements)


@EVERY_LANGUAGE
def test_every_link_leads_to_a_place_that_is_there(language: str) -> None:
    places = {f"{path.removesuffix('.md')}.html#{anchor}" for path, text in pages(language).items() for anchor in anchors(text)}
    places |= {f"{path.removesuffix('.md')}.html" for path in pages(language)} | set(case_addresses().values())
    led = [(path, place(path, link)) for path, text in pages(language).items() for link in links(text)]
    assert [(path, meant) for path, meant in led if meant not in places and not meant.startswith("sheets/")] == []


def test_every_document_has_its_title_and_the_rulesets_that_rest_on_it() -> None:
    index = pages("en")["sources/index.md"]
    for document in KNOWN.documents.values():
        assert document.title in index
        assert document.id in anchors(index)
    resting = [name for name, each in content.rulesets().items() if each.file.data.get("sources")]
    assert [name for name in resting if f"../rules/{name}.html" not in links(index)] == []


@pytest.mark.parametrize("name", sources.statement_groups())
def test_a_statement_stands_with_its_rules_its_cases_and_why_it_has_none(name: str) -> None:
    parts = re.split(r'(?=<h3 id=")', pages("en")[f"sources/{name}.md"])
    told = {anchors(part)[0]: part for part in parts if part.startswith("<h3")}
    for statement in sources.statement_groups()[name]:
        part = told[statement.id]
        cited = [f"../{case_addresses()[case.id]}" for case in content.cases() if statement.id in case.cites]
        assert [link for link in links(part) if "/cases/" in link] == cited
        assert {ruleset for ruleset in statement.backs if f"../rules/{ruleset}.html" in links(part)} == set(statement.backs)
        assert ("No case cites it" in part) == bool(statement.mark)


@EVERY_LANGUAGE
def test_every_statement_behind_a_page_of_rules_leads_to_its_place_in_the_sources(language: str) -> None:
    for page in edition(language).pages:
        text = pages(language)[f"rules/{page.ruleset}.md"]
        listed = [entry for entry in page.sections[-1].parts[-1].footnotes if entry.section]  # type: ignore[union-attr]
        assert [entry.id for entry in listed if statement_address(entry.id) not in links(text)] == []


# --- decisions ------------------------------------------------------------------------------------------------------------------------


@each("name", content.rulesets())
def test_the_assumptions_of_a_ruleset_are_those_of_the_trace_each_with_its_decisions(name: str) -> None:
    parts = {anchors(part)[0]: part for part in re.split(r'(?=<h3 id=")', pages("en")[DECISIONS]) if part.startswith("<h3")}
    found = list(assumptions(content.rulesets()[name], KNOWN.statements.values()))
    part = parts.get(f"assumptions.{name}", "").partition("</ul>")[0]
    told = [link.rpartition(".")[2] for link in links(part) if link.startswith("#")]
    assert part.count("<li>") == len(found)
    assert told == [decision for each in found for decision in each.decisions]


@EVERY_LANGUAGE
def test_every_decision_is_told_once_and_names_each_ruleset_in_which_it_is_open(language: str) -> None:
    text = pages(language)[DECISIONS]
    asked = {f"{decision.file.data['id']}.{name}" for each in content.rulesets().values() for name, decision in each.decisions.items()}
    assert sorted(anchor for anchor in anchors(text) if anchor in asked) == sorted(asked)
    parts = {anchors(part)[0]: part for part in re.split(r'(?=<h3 id=")', text) if part.startswith("<h3")}
    for ruleset, known in content.rulesets().items():
        for name, decision in known.decisions.items():
            assert f"rules/{ruleset}.html" in links(parts[f"{decision.file.data['id']}.{name}"])


def test_an_open_case_is_shown_with_the_question_that_it_is_about() -> None:
    shown = {link for link in links(pages("en")[DECISIONS]) if link.startswith("cases/")}
    readings = {reading for each in content.rulesets().values() for decision in each.decisions.values() for reading in decision.others}
    assert shown == {case_addresses()[case.id] for case in content.cases() if set(case.readings) & readings}


# --- what strangers wrote -------------------------------------------------------------------------------------------------------------


@EVERY_STRING
def test_what_a_document_calls_itself_and_what_it_states_stay_text(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def page(text: str) -> Read:
        documents = {name: evolve(each, title=as_shown(text), language="x") for name, each in KNOWN.documents.items()}
        statements = {name: evolve(each, rule=as_shown(text)) for name, each in KNOWN.statements.items()}
        monkeypatch.setattr(sources, "builtin_statements", lambda: StatementIndex(statements, documents))
        sources.statement_groups.cache_clear()
        told = sources.pages(edition("en"))
        lines = (told[path].splitlines() for path in ("sources/index.md", "sources/russian.md"))
        return Read("".join(line for each in lines for line in each if line.startswith("<")))

    made, usual = page(text), page("x")
    sources.statement_groups.cache_clear()
    assert [tag for tag in made.tags if tag != "bdi"] == [tag for tag in usual.tags if tag != "bdi"]
    assert {key for key, _ in made.attributes} == {key for key, _ in usual.attributes}
    assert made.text.count(as_shown(text)) > len(KNOWN.documents)
