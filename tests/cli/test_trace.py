"""`basra-spec suite trace`: what is stated, tested and assumed, and whether the documents have changed."""

import json
import shutil
from pathlib import Path

import pytest

from basra_spec.provenance.statements import documents, statements
from basra_spec.rulesets import catalogue
from tests.cli.running import Run

ORIGINALS = Path(__file__).parents[3] / "shared" / "sources"
FEW = "koutchina-classic"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    if not ORIGINALS.is_dir():
        pytest.skip("the source documents are not at hand")
    for number, path in enumerate(sorted(ORIGINALS.glob("*.txt"))):
        shutil.copy(path, tmp_path / f"{number}.txt")
    return tmp_path


def test_what_ships_is_whole(command: Run) -> None:
    code, out, err = command("suite", "trace")
    assert (code, err) == (0, "")
    assert all(f"{name}: " in out for name in catalogue.shipped_ids())


def test_an_assumption_stands_there_with_its_decision(command: Run) -> None:
    assert "  deal.put_back: no statement backs it (first-floor-refusals)\n" in command("suite", "trace", FEW).out


def test_one_ruleset_is_traced_alone(command: Run) -> None:
    assert list(json.loads(command("suite", "trace", FEW, "--json").out)["decisions"]) == [FEW]


def test_json_has_the_numbers_and_the_assumptions(command: Run) -> None:
    code, out, _ = command("suite", "trace", "--json")
    told = json.loads(out)
    assert (code, told["unaccounted"], told["uncited"], told["documents"], told["not_found"]) == (0, [], [], [], [])
    assert told["statements"] == len(statements())
    assert {"ruleset": FEW, "leaf": "deal.put_back", "decisions": ["first-floor-refusals"]} in told["assumptions"]


def test_documents_as_they_were_are_no_fault(command: Run, pages: Path) -> None:
    code, out, _ = command("suite", "trace", FEW, "--sources", pages)
    assert code == 0
    assert out.count("sentences unchanged, 0 changed") == len(documents())


def test_a_changed_sentence_is_1_and_names_what_hangs_on_it(command: Run, pages: Path) -> None:
    for path in pages.glob("*.txt"):
        path.write_text(path.read_text(encoding="utf-8").replace("101", "102"), encoding="utf-8")
    code, out, _ = command("suite", "trace", FEW, "--sources", pages)
    assert code == 1
    assert "is missing or changed" in out
    assert "    rule koutchina-classic: match.target" in out
    assert "    case match/" in out
    told = command("suite", "trace", FEW, "--sources", pages, "--json")
    assert told.code == 1
    assert any(change["leaves"] for page in json.loads(told.out)["documents"] for change in page["changed"])


def test_a_new_sentence_is_1(command: Run, pages: Path) -> None:
    with (pages / "0.txt").open("a", encoding="utf-8") as page:
        page.write("\nQueens count double on Sundays.\n")
    code, out, _ = command("suite", "trace", FEW, "--sources", pages)
    assert (code, out.count("is new")) == (1, 1)


def test_a_document_that_is_not_there_is_said_to_be_missing(command: Run, tmp_path: Path) -> None:
    code, out, _ = command("suite", "trace", FEW, "--sources", tmp_path)
    assert code == 0
    assert [line for line in out.splitlines() if line.endswith(": not found")] == [f"{name}: not found" for name in documents()]


@pytest.mark.parametrize("arguments", [["no-such-ruleset"], [FEW, "--sources", "no-such-folder"]])
def test_what_is_not_there_is_2(command: Run, arguments: list[str]) -> None:
    code, out, err = command("suite", "trace", *arguments)
    assert (code, out) == (2, "")
    assert "no-such" in err
