"""From page to rule to case: nothing is left over, every reference leads somewhere, and a page that changes is noticed."""

import re
import shutil
import subprocess
import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve

from basra_spec.conformance.cases import suite
from basra_spec.provenance.statements import Document, Sentence, documents, sentences, statements
from basra_spec.provenance.trace import Recognised, assumptions, recognise, trace
from basra_spec.rulesets import catalogue, source
from basra_spec.rulesets.merge import touches
from basra_spec.system.resources import shipped
from tests.each import each
from tests.strategies import resolved

CASES, TOLD, PAGES = suite(), statements(), documents()
PROJECT = Path(__file__).resolve().parents[2]
HOUSE_RULES = {path.stem for path in shipped(catalogue.HOUSE_RULES).glob("*.yaml")}
BACKED = [(name, ruleset, path) for name, statement in TOLD.items() for ruleset, paths in statement.backs.items() for path in paths]


# --- what ships ---------------------------------------------------------------------------------------------------------------------


def test_nothing_that_ships_is_left_over() -> None:
    found = trace(TOLD, PAGES, CASES, [resolved(name) for name in catalogue.shipped_ids()])
    assert (found.unaccounted, found.uncited) == ((), ())
    assert (found.statements, found.cases) == (len(TOLD), len(CASES))


def test_a_statement_backs_rulesets_and_house_rules_that_ship() -> None:
    assert {ruleset for _, ruleset, _ in BACKED} <= {*catalogue.shipped_ids(), *HOUSE_RULES}


def test_what_a_statement_backs_is_a_rule_of_the_ruleset() -> None:
    def leads(ruleset: str, path: str) -> bool:
        merged = resolved(ruleset).merged  # what a ruleset removes is a rule of its page too
        return any(touches(leaf, tuple(path.split("."))) for leaf in (*merged.setters, *merged.removers))

    assert [backed for backed in BACKED if backed[1] not in HOUSE_RULES and not leads(*backed[1:])] == []


def test_what_a_statement_backs_is_a_rule_of_the_house_rule() -> None:
    def leads(house_rule: str, path: str) -> bool:
        value = source.read(shipped(catalogue.HOUSE_RULES) / f"{house_rule}.yaml").data
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                return False
            value = value[key]
        return True

    assert [backed for backed in BACKED if backed[1] in HOUSE_RULES and not leads(*backed[1:])] == []


@pytest.mark.parametrize("page", PAGES.values(), ids=list(PAGES))
def test_a_sentence_states_what_there_is_or_says_why_it_states_nothing(page: Document) -> None:
    assert [(listed.at, name) for listed in page.sentences for name in listed.states if name not in TOLD] == []
    assert [listed.at for listed in page.sentences if bool(listed.states) == bool(listed.nothing)] == []


@pytest.mark.parametrize("page", PAGES.values(), ids=list(PAGES))
def test_every_statement_of_a_document_stands_in_one_of_its_sentences_and_no_other_does(page: Document) -> None:
    stated = {name for listed in page.sentences for name in listed.states}
    assert stated == {name for name, statement in TOLD.items() if page.id in statement.documents}


def test_statements_name_documents_that_there_are() -> None:
    assert {name for statement in TOLD.values() for name in statement.documents} == set(PAGES)


def test_a_repeat_names_another_statement_that_is_no_repeat_itself() -> None:
    repeats = {name: statement.mark[1] for name, statement in TOLD.items() if statement.mark and statement.mark[0] == "repeats"}
    assert [(name, first) for name, first in repeats.items() if first not in TOLD or first in repeats] == []


def test_places_in_a_document_rise_and_none_is_missing() -> None:
    for page in PAGES.values():
        places = [tuple(map(int, listed.at.split("."))) for listed in page.sentences]
        follows = [after in ((line, number + 1), (line + 1, 1)) for (line, number), after in pairwise(places)]
        assert places[0] == (1, 1)
        assert all(follows), page.id


# --- what would be left over --------------------------------------------------------------------------------------------------------


def test_a_sentence_that_states_something_unknown_is_not_accounted_for() -> None:
    page = PAGES["russian"]
    first, *others = page.sentences
    for wrong in (evolve(first, nothing="", states=()), evolve(first, nothing="", states=("russian.no.such",))):
        found = trace(TOLD, {"russian": evolve(page, sentences=(wrong, *others))}, CASES, [])
        assert found.unaccounted == (("russian", "1.1"),)


def test_a_statement_without_its_cases_is_uncited() -> None:
    name = CASES[0].cites[0]
    without = [case for case in CASES if name not in case.cites]
    assert name in trace(TOLD, PAGES, without, []).uncited


def test_an_assumption_is_listed_with_its_decisions() -> None:
    found = {assumed.leaf: assumed.decisions for assumed in assumptions(resolved("koutchina-classic"), TOLD.values())}
    assert found["deal.put_back"] == ("first-floor-refusals",)


@each("name", catalogue.shipped_ids())
def test_every_assumption_has_a_decision(name: str) -> None:
    assert [assumed.leaf for assumed in assumptions(resolved(name), TOLD.values()) if not assumed.decisions] == []


def test_all_is_assumed_where_no_statement_backs_anything() -> None:
    classic = resolved("koutchina-classic")
    assert {assumed.leaf for assumed in assumptions(classic, [])} == {".".join(map(str, leaf)) for leaf in classic.merged.setters}


# --- the documents themselves, where they are at hand -------------------------------------------------------------------------------


@cache
def originals() -> tuple[Path, ...]:
    folder = Path(__file__).parents[3] / "shared" / "sources"
    return tuple(sorted(folder.glob("*.txt"))) if folder.is_dir() else ()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder with all documents, under names that say nothing."""
    if not originals():
        pytest.skip("the source documents are not at hand")
    folder = tmp_path / "pages"
    folder.mkdir()
    for number, path in enumerate(reversed(originals())):
        shutil.copy(path, folder / f"page {number}.md")
    return folder


def recognised(folder: Path) -> dict[str, Recognised]:
    return {page.document: page for page in recognise(folder, PAGES, TOLD, CASES)}


def file_of(folder: Path, document: str) -> tuple[Path, list[Sentence]]:
    path = folder / recognised(folder)[document].file
    return path, list(sentences(path.read_text(encoding="utf-8")))


def test_all_documents_are_recognised_whatever_their_names_and_every_fingerprint_is_right(sources: Path) -> None:
    found = recognised(sources)
    assert set(found) == set(PAGES)
    for name, page in found.items():
        assert (page.verified, page.changed) == (len(PAGES[name].sentences), ())


@pytest.mark.parametrize("document", PAGES)
def test_a_document_has_the_sentences_that_are_listed_in_their_order(sources: Path, document: str) -> None:
    found = [(sentence.at, sentence.sha256) for sentence in file_of(sources, document)[1]]
    assert found == [(listed.at, listed.sha256) for listed in PAGES[document].sentences]


@pytest.mark.parametrize("document", PAGES)
def test_a_changed_word_names_the_rules_and_cases_that_hang_on_its_sentence(sources: Path, document: str) -> None:
    path, found = file_of(sources, document)
    text, listed = path.read_text(encoding="utf-8"), {sentence.at: sentence for sentence in PAGES[document].sentences}
    backing = (sentence for sentence in found if any(TOLD[name].backs for name in listed[sentence.at].states))
    changed = next(sentence for sentence in backing if text.count(sentence.text) == 1 and len(sentence.text.split()) > 5)
    path.write_text(text.replace(changed.text, changed.text.replace(" ", " xyz ", 1)), encoding="utf-8")
    gone, new = recognised(sources)[document].changed
    states = listed[changed.at].states
    assert (gone.at, gone.listed, new.at, new.listed) == (changed.at, True, changed.at, False)
    assert set(gone.cases) == {case.id for case in CASES if set(case.cites) & set(states)}
    assert set(gone.leaves) == {f"{ruleset}: {leaf}" for name, ruleset, leaf in BACKED if name in states}
    assert gone.leaves


def test_a_new_sentence_is_found_and_nothing_hangs_on_it(sources: Path) -> None:
    path, found = file_of(sources, "portuguese")
    path.write_text(path.read_text(encoding="utf-8") + "\nQueens count double on Sundays.\n", encoding="utf-8")
    (new,) = recognised(sources)["portuguese"].changed
    lines = int(found[-1].at.partition(".")[0])
    assert (new.at, new.listed, new.leaves, new.cases) == (f"{lines + 1}.1", False, (), ())


def test_half_a_document_is_still_recognised(sources: Path) -> None:
    path, _ = file_of(sources, "russian")
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[: len(lines) // 2]), encoding="utf-8")
    page = recognised(sources)["russian"]
    assert page.verified + sum(change.listed for change in page.changed) == len(PAGES["russian"].sentences)


def test_a_folder_without_documents_has_none(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("Nothing of the kind. Nor here.\n", encoding="utf-8")
    (tmp_path / "empty.txt").write_bytes(b"")
    (tmp_path / "picture.txt").write_bytes(b"\xff\xfe\x00\x80")
    (tmp_path / "folder.txt").mkdir()
    assert recognised(tmp_path) == {}


# --- no wording of the documents stands in the project ------------------------------------------------------------------------------


def words(text: str) -> str:
    """The words of a text in small letters, with one space around each."""
    found = re.findall(r"\w+", unicodedata.normalize("NFKC", text).casefold())
    return f" {' '.join(found)} "


def project_files() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, check=True).stdout.decode()  # noqa: S607
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("the project is no git checkout")
    return [path for name in listed.split("\0") if name and (path := PROJECT / name).is_file()]


def test_no_sentence_of_the_documents_stands_in_the_project(sources: Path) -> None:
    found = {words(sentence.text) for path in originals() for sentence in sentences(path.read_text(encoding="utf-8"))}
    long = {sentence for sentence in found if len(sentence.split()) >= 6}
    assert long
    copied = []
    for path in project_files():
        try:
            text = words(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
        copied += [(path.name, sentence) for sentence in long if sentence in text]
    assert copied == []
