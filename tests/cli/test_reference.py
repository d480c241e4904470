"""The reference pages: the made ones are fresh, and nothing that a user meets is without its entry."""

import re

from basra_spec.analysis.lint import CHECKS as LINT
from basra_spec.cli import reference
from basra_spec.rulesets.checks import CHECKS
from basra_spec.rulesets.schema import UNSAID
from tests.documents import ROOT

REFERENCE = ROOT / "docs" / "reference"
_CODE = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"')


def test_made_pages_are_fresh() -> None:
    for name, text in reference.pages().items():
        assert (REFERENCE / name).read_text(encoding="utf-8") == text, f"run python -m basra_spec.cli.reference {REFERENCE}"


def test_every_check_has_a_docstring_with_a_good_and_a_bad_example() -> None:
    page = (REFERENCE / "checks.md").read_text(encoding="utf-8")
    assert page.count("\n- **Good:** ") == page.count("\n- **Bad:** ") == len(CHECKS) + len(LINT)


def test_every_problem_code_has_its_entry() -> None:
    entries = set(re.findall(r"^##+ ([a-z0-9-]+)$", _text("problems.md") + _text("checks.md"), re.MULTILINE))
    assert _codes_in_the_source() <= entries


def test_the_page_that_an_unknown_word_leads_to_is_there_under_its_title() -> None:
    page = ROOT / "docs" / "explanation" / "what-cannot-be-said.md"
    title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    assert f'"{title}"' in UNSAID


def _text(name: str) -> str:
    return (REFERENCE / name).read_text(encoding="utf-8")


def _codes_in_the_source() -> set[str]:
    """The codes that stand where the source makes a problem: after report(, refuse(, problem(, _Fault(, WordError( or CODE =."""
    found = set()
    for path in (ROOT / "basra_spec").rglob("*.py"):
        for call in re.findall(
            r"(?:report|refuse|problem|problem_at|_Fault|WordError|Problem)\((?:[^()]|\([^()]*\))*\)", path.read_text("utf-8")
        ):
            found |= set(_CODE.findall(call))
        found |= set(re.findall(r'^CODE = "([a-z-]+)"', path.read_text("utf-8"), re.MULTILINE))
    return found
